"""Publishing that is cut off: the place of delivery stays whole, and the next run finishes."""

import contextlib
import os
import shutil
import signal
import subprocess

import pytest
from sites import ENVIRONMENT, PATIENCE, tree, trip, wait_until

IDENTITY = {
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org"}


def git(folder, *arguments):
    done = subprocess.run(
        ["git", *arguments], cwd=folder, env={**ENVIRONMENT, **IDENTITY}, capture_output=True,
        text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def published(site, tmp_path):
    """A site whose first report is on a branch."""
    made = site([trip()], {"publish": {"git": {"remote": "origin"}}})
    git(tmp_path, "init", "--quiet", "--bare", "remote.git")
    git(made.folder, "init", "--quiet")
    git(made.folder, "remote", "add", "origin", "../remote.git")
    done = made.run("publish", env=IDENTITY)
    assert done.returncode == 0, done.stderr.decode()
    return made


@pytest.fixture
def group(start):
    """Starts the program as a terminal does, in a group with all that it runs."""
    running = []

    def group(site, *arguments):
        running.append(start(
            site, *arguments, env={**ENVIRONMENT, **IDENTITY}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True))
        return running[-1]

    yield group
    for process in running:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=lambda s: s.name)
def test_interrupted_push(published, group, tmp_path, number):
    remote = tmp_path / "remote.git"
    before = git(remote, "rev-parse", "gh-pages")
    hook = published.folder / ".git/hooks/pre-push"
    hook.write_text("#!/bin/sh\ntouch ../waiting\nexec sleep 100000\n")
    hook.chmod(0o755)
    published.write("trips.json", [trip(), trip(city="Oslo", start="2027-07-01")])
    process = group(published, "publish")
    wait_until((tmp_path / "waiting").exists, process)
    # As the keyboard does it: every process of the terminal's group is told.
    os.killpg(process.pid, number)
    assert process.wait(timeout=PATIENCE) == (130 if number == signal.SIGINT else -signal.SIGKILL)
    assert git(remote, "rev-parse", "gh-pages") == before
    hook.unlink()
    done = published.run("publish", env=IDENTITY)
    assert done.returncode == 0, done.stderr.decode()
    assert b"1 file added, 2 changed, 0 removed" in done.stderr
    page = git(remote, "cat-file", "blob", "gh-pages:index.html")
    assert page.encode() == published.page.read_bytes()
    assert git(remote, "rev-list", "--count", "gh-pages") == "2\n"
    git(published.folder, "fsck", "--strict")


def test_killed_while_copying(site, stopped_at, tmp_path):
    made = site([trip(city=f"City {n}", nights=1) for n in range(400)])
    place = tmp_path / "www"
    made.build()
    killed = 0
    # Each run goes on where the one before was killed, a third of the files further.
    while status := made.run(
            "publish", "--quiet", "--to", place, env=stopped_at(400)).returncode:
        assert status == -signal.SIGKILL
        killed += 1
        # The page comes last: what it links to is there.
        assert not (place / "index.html").exists() or len(list((place / "passes").iterdir())) == 400
    assert killed > 2
    assert tree(place) == made.files()


def test_many_files_take_few_processes(site, tmp_path):
    calls = tmp_path / "calls"
    counting = tmp_path / "bin/git"
    counting.parent.mkdir()
    counting.write_text(f'#!/bin/sh\necho "$1" >> {calls}\nexec {shutil.which("git")} "$@"\n')
    counting.chmod(0o755)
    env = {**IDENTITY, "PATH": f"{counting.parent}:{ENVIRONMENT['PATH']}"}
    taken = {}
    for count in [1, 1000]:
        made = site([trip(city=f"City {n}", nights=1) for n in range(count)])
        remote = f"remote{count}.git"
        git(tmp_path, "init", "--quiet", "--bare", remote)
        # The first report, and one that is different throughout.
        for title in ["One", "Two"]:
            calls.write_text("")
            done = made.run(
                "publish", "--quiet", "--set", f"title={title}", "--set", f"travelerName={title}",
                "--set", f'publish={{"git": {{"remote": "../{remote}"}}}}', env=env)
            assert done.returncode == 0, done.stderr.decode()
            taken[count, title] = len(calls.read_text().splitlines())
        listed = git(tmp_path / remote, "ls-tree", "-r", "--name-only", "gh-pages")
        assert len(listed.splitlines()) == count + 3
    for title in ["One", "Two"]:
        assert taken[1000, title] == taken[1, title] > 0
