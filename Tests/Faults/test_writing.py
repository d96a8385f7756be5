"""Whatever ends a build, every file of the report is as it was or complete and new."""

import errno
import fcntl
import itertools
import os
import pathlib
import random
import re
import resource
import signal
import subprocess

import generate
import pytest
from sites import PATIENCE, Site, trip, wait_until

COUNT = 2000
OWN = {".tripreport-files", ".tripreport-partial"}


@pytest.fixture(scope="module")
def versions(tmp_path_factory):
    """Three reports of a big site, none with a file like another's; one has fewer trips."""
    trips = generate.trips(COUNT, seed=3, first_year=2020, years=10)
    references = {}
    for name, kept in [("Ada", COUNT), ("Grace", COUNT), ("Few", COUNT // 2)]:
        settings = {**generate.settings(), "travelerName": name}
        reference = Site(tmp_path_factory.mktemp(name), trips[:kept], settings)
        reference.build()
        references[name] = (trips[:kept], settings, reference.files())
    return references


def put(site, version):
    site.write("trips.json", version[0])
    site.write("settings.json", version[1])


def assert_complete(site, *versions):
    for path, found in site.files().items():
        if path not in OWN:
            assert any(found == version[2].get(path) for version in versions), f"{path} is half done"


def test_killed_at_any_moment(site, stopped_at, versions):
    rng = random.Random(11)
    made = site()
    put(made, versions["Ada"])
    made.build()
    mixed = 0
    for _ in range(30):
        put(made, versions[rng.choice(["Ada", "Grace", "Few"])])
        # Each file takes three calls, and a whole report more of them than this.
        done = made.run("build", "--quiet", env=stopped_at(rng.randrange(1, 3 * COUNT)))
        assert done.returncode in (0, -signal.SIGKILL), done.stderr
        assert_complete(made, *versions.values())
        # The page is made from the trips that settings name: it never vanishes.
        assert made.page.exists()
        files = made.files()
        kinds = [sum(files.get(p) == b for p, b in v[2].items()) for v in versions.values()]
        mixed += sum(count > 1 for count in kinds) > 1
        # What is there is known to the list of files, so that a later build can remove it.
        listed = set(files[".tripreport-files"].decode().splitlines())
        assert set(files) - OWN <= listed
    assert mixed > 5, "the kills must fall within the writing"
    for version in [versions["Few"], versions["Grace"]]:
        put(made, version)
        made.build()
        assert made.files() == version[2]


def test_killed_at_every_moment(site, stopped_at):
    """Every state in which a killed run can leave a folder, of a report that grows and shrinks."""
    one, two = [trip()], [trip(city="Oslo", start="2027-07-01"), trip(city="Rome", start="2028-01-01")]
    versions = []
    for index, trips in enumerate([one, two]):
        reference = site(trips, {"title": f"Title {index}"})
        reference.build()
        versions.append((trips, {"title": f"Title {index}"}, reference.files()))
    made = site()
    for old, new in [versions, versions[::-1]]:
        for number in itertools.count(1):
            put(made, old)
            made.build()
            assert made.files() == old[2]
            put(made, new)
            done = made.run("build", "--quiet", env=stopped_at(number))
            if done.returncode == 0:
                break
            assert done.returncode == -signal.SIGKILL, done.stderr
            assert_complete(made, old, new)
            assert set(made.files()) - OWN <= set(
                (made.output / ".tripreport-files").read_text().splitlines())
        assert number > 10
        assert made.files() == new[2]


def test_two_builds_at_once(site, start, versions):
    made = site()
    put(made, versions["Ada"])
    for round in range(4):
        both = [
            start(made, "build", "--quiet", "--set", f"travelerName={name}")
            for name in ["Ada", "Grace"]]
        for process in both:
            assert process.communicate(timeout=PATIENCE)[1] == b""
            assert process.returncode == 0
        assert made.files() in [versions["Ada"][2], versions["Grace"][2]]


def test_interrupted(site, start):
    made = site([trip()])
    made.build()
    before = made.files()
    made.write("trips.json", [trip(city="Oslo")])
    # A build waits for the folder, so it is still running when the signal comes.
    folder = os.open(made.output, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    process = start(made, "build")
    waiting = re.compile(rf"-> FLOCK .* {process.pid} ")
    wait_until(lambda: waiting.search(pathlib.Path("/proc/locks").read_text()), process)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 130
    os.close(folder)
    assert made.files() == before


def test_file_size_limit(site):
    made = site([trip(), trip(city="Oslo", start="2027-07-01")])
    made.build()
    before = made.files()
    made.write("settings.json", {"title": "Other"})

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    done = made.run("build", preexec_fn=limit)
    assert done.returncode == 74
    assert done.stderr.decode().startswith("Output/index.html: error: cannot be written: ")
    after = made.files()
    assert ".tripreport-partial" not in after
    assert after["index.html"] == before["index.html"]
    made.build()
    assert b"<title>Other</title>" in made.page.read_bytes()


@pytest.fixture
def full_disk(tmp_path):
    """A file system of half a megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "none", place],
                      capture_output=True).returncode != 0:
        pytest.skip("file systems cannot be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def test_full_disk(site, full_disk):
    made = site(generate.trips(60, seed=5, first_year=2027, years=1), {"showsYear": False})
    done = made.run("build", "--output", full_disk / "Report")
    assert done.returncode == 0, done.stderr.decode()
    page = (full_disk / "Report/index.html").read_bytes()
    made.write("trips.json", generate.trips(700, seed=5, first_year=2027, years=1))
    done = made.run("build", "--quiet", "--output", full_disk / "Report")
    assert done.returncode == 74
    assert os.strerror(errno.ENOSPC).lower() in done.stderr.decode().lower()
    assert (full_disk / "Report/index.html").read_bytes() == page
    assert not (full_disk / "Report/.tripreport-partial").exists()


@pytest.fixture
def frozen():
    """Makes a file or folder unchangeable, even for root."""
    done = []

    def freeze(path):
        if subprocess.run(["chattr", "+i", path], capture_output=True).returncode != 0:
            pytest.skip("this file system has no immutable files")
        done.append(path)

    yield freeze
    for path in done:
        subprocess.run(["chattr", "-i", path], check=True)


def test_read_only_output(site, frozen):
    made = site([trip()])
    made.build()
    before = made.files()
    made.write("settings.json", {"title": "Other"})
    frozen(made.output)
    done = made.run("build")
    assert done.returncode == 73
    assert b"Output/" in done.stderr and b": error: " in done.stderr
    assert made.files() == before


@pytest.mark.parametrize("place", ["Output", "Output/passes"])
def test_file_in_place_of_a_folder(site, place):
    made = site([trip()])
    made.write(place, "mine\n")
    done = made.run("build")
    assert done.returncode == 73
    assert done.stderr.decode().startswith(f"{place}: error: ") or place in done.stderr.decode()
    assert (made.folder / place).read_text() == "mine\n"


@pytest.mark.parametrize("place", ["Output/index.html", "Output/passes/2027-06-12-bergen.txt"])
@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "dangling", "file"])
def test_something_else_in_place_of_a_file(site, place, kind):
    made = site([trip()])
    path = made.folder / place
    path.parent.mkdir(parents=True)
    (made.folder / "mine.txt").write_text("mine\n")
    match kind:
        case "folder": path.mkdir()
        case "pipe": os.mkfifo(path)
        case "link": path.symlink_to(made.folder / "mine.txt")
        case "dangling": path.symlink_to(made.folder / "nothing")
        case "file": path.write_text("mine\n")
    done = made.run("build")
    assert done.returncode == 73, done.stderr.decode()
    assert place in done.stderr.decode()
    assert (made.folder / "mine.txt").read_text() == "mine\n"
    assert not (made.folder / "nothing").exists()


def test_leaves_unchanged_and_foreign_files_alone(site):
    made = site([trip(), trip(city="Oslo", start="2027-07-01")])
    made.build()
    made.write("Output/CNAME", "example.org\n")
    made.write("Output/passes/mine.txt", "mine\n")
    gone = made.output / "passes/2027-07-01-oslo.txt"
    kept = made.output / "passes/2027-06-12-bergen.txt"
    # A time that no writing would give.
    for path in [made.page, kept]:
        os.utime(path, ns=(10**18, 10**18))
    before = {path: path.stat() for path in [made.page, kept]}
    made.build()
    for path, status in before.items():
        assert (path.stat().st_ino, path.stat().st_mtime_ns) == (status.st_ino, 10**18)
    made.write("trips.json", [trip()])
    made.build("--set", "showsYear=false")
    assert not gone.exists()
    # The nights are another share of all now, and the pass says so.
    assert kept.stat().st_mtime_ns > 10**18
    assert (made.output / "CNAME").read_text() == "example.org\n"
    assert (made.output / "passes/mine.txt").read_text() == "mine\n"
