"""No input makes the program crash, hang or grow without bound."""

import os
import random
import socket
import subprocess
import sys

import generate
import pytest
from sites import (
    ENVIRONMENT, MEASURE, PATIENCE, ROOT, STATUSES, TODAY, Site, sample_settings, sample_trips, trip)


@pytest.mark.parametrize("file", ["trips.json", "settings.json", "Templates/overview.html"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "zero", "random", "terminal", "socket", "loop"])
def test_no_regular_file(site, file, kind):
    made = site([trip()])
    path = made.folder / file
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    match kind:
        case "pipe": os.mkfifo(path)
        case "folder": path.mkdir()
        case "zero": path.symlink_to("/dev/zero")
        case "random": path.symlink_to("/dev/urandom")
        case "terminal": path.symlink_to("/dev/tty")
        case "socket":
            # A socket's path must be short.
            folder = os.open(path.parent, os.O_RDONLY)
            with socket.socket(socket.AF_UNIX) as listener:
                listener.bind(f"/proc/self/fd/{folder}/{path.name}")
            os.close(folder)
        case "loop": path.symlink_to(path.name)
    done = made.run("build")
    if kind == "folder" and file.startswith("Templates"):
        assert done.returncode == 0
    else:
        assert done.returncode == 66, done.stderr.decode()
        assert done.stderr.decode().startswith(f"{file}: error: ")
        assert not made.output.exists()


def memory(site, *arguments):
    """Runs the program; its status, its messages and the most memory it had, in MiB."""
    result = site.folder / "measured.txt"
    done = subprocess.run(
        [sys.executable, "-I", "-S", MEASURE, result, *site.command(*arguments)], cwd=site.folder,
        env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, timeout=PATIENCE)
    status, _, megabytes = result.read_text().split()
    return int(status), done.stderr, float(megabytes)


@pytest.fixture(scope="module")
def grown(tmp_path_factory):
    """Runs the program as above, and says how much more memory it had than for one trip: how much
    that is depends on the machine."""
    usual = memory(Site(tmp_path_factory.mktemp("usual"), [trip()]), "check")[2]

    def grown(site, *arguments):
        status, errors, megabytes = memory(site, *arguments)
        return status, errors, megabytes - usual

    return grown


@pytest.mark.parametrize(
    "text, status, most",
    [
        ("[" * 100_000, 65, 40),
        ("[" * 5_000_000, 65, 60),
        ('{"trips":' * 1_000_000, 65, 80),
        ("[" * 100_000 + "]" * 100_000, 65, 40),
        ("[" + "{}," * 300_000 + "{}]", 65, 450),
        ("[" + "1e999999999," * 300_000 + "1]", 65, 250),
        ('["' + "\\u0000" * 1_000_000 + '"]', 65, 60),
        ("/*" * 10_000_000, 65, 80),
        ("\n" * 20_000_000 + "x", 65, 450),
    ],
    ids=["nested", "deeply-nested", "objects", "closed", "empty-trips", "exponents", "escapes",
         "comment", "lines"])
def test_hostile_text(site, grown, text, status, most):
    made = site()
    made.write("trips.json", text)
    found, errors, megabytes = grown(made, "check")
    assert found == status
    assert b"trips.json:" in errors
    assert megabytes < most


@pytest.mark.parametrize("field", ["city", "country", "start", "notes", "photoAlt", "id", "price"])
def test_huge_string(site, grown, field):
    made = site([{**trip(), field: "x" * 50_000_000}])
    found, errors, megabytes = grown(made, "check")
    assert found == (0 if field in ("notes", "photoAlt") else 65)
    assert len(errors) < 10_000
    assert megabytes < 300


def test_many_trips(site, grown):
    made = site(generate.trips(300_000, seed=9), generate.settings())
    found, errors, megabytes = grown(made, "build", "--set", 'outputs=["html","json"]')
    assert found == 0
    assert len(errors) < 10_000
    assert made.page.stat().st_size > 100_000_000
    assert megabytes < 1200


def test_marks_without_end(site, grown):
    """One character may have any number of marks."""
    made = site([trip(city="e" + "\u0301" * 3000, notes="\u0301" * 1_000_000)])
    found, _, megabytes = grown(made, "build")
    assert found in (0, 65)
    assert megabytes < 100


# MARK: mutations

JUNK = [
    b"", b"\0", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"//", b"/*", b"*/", b"-", b"1e9",
    b"9" * 40, b"0.1", b"null", b"true", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
    b"\xef\xbb\xbf", b"\\ud800", b"\\u0000", b"\\u202e", "\u202e".encode(), "\u2028".encode(),
    b"\x1b[31m", b"\r", b"\n", b'"id":"x",', b"9999-12-31", b"0000-00-00", b"-1", b"\xcc\x81" * 50,
    "👩‍👩‍👧‍👦".encode(), b"{{", b"}}", b"{{#", b"{{/", b"{{>", b"{{{", b"| pad: 999999999 ", b"{{=<% %>=}}",
]


def mutated(rng, original):
    data = bytearray(original)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8, 40])):
        at, length = rng.randrange(len(data) + 1), rng.choice([0, 1, 1, 2, 5, 20, 200])
        match rng.randrange(6):
            case 0: data[at:at + length] = b""
            case 1: data[at:at] = rng.choice(JUNK)
            case 2: data[at:at + length] = rng.choice(JUNK)
            case 3: data[at:at + 1] = bytes([rng.randrange(256)])
            case 4: data[at:at] = data[at:at + length] * rng.choice([1, 2, 30])
            case 5:
                other = rng.randrange(len(data) + 1)
                data[at:at + length] = data[other:other + length]
    return bytes(data[:rng.randrange(len(data) + 1)]) if rng.random() < 0.05 else bytes(data)


def survive(site, *arguments):
    done = site.run(*arguments)
    assert done.returncode in STATUSES, (done.returncode, done.stderr[-2000:])
    assert done.returncode not in (73, 74, 130)
    # No message carries a control character of the input to the terminal.
    assert not set(done.stderr) & (set(range(32)) - {10}), done.stderr[:2000]
    if done.returncode != 0:
        assert b"error: " in done.stderr
    return done


@pytest.mark.parametrize("seed", range(8))
def test_mutated_trips(site, seed):
    rng = random.Random(seed)
    made = site([], sample_settings())
    rich = [trip(id="a", notes="x\ny", price="1.50", currency="EUR", photo="a/b.jpg", photoAlt="z",
                 favorite=True, checkedIn=False), trip(start="2027-01-01", end="2027-01-06")]
    made.write("rich.json", rich)
    originals = [sample_trips().encode(), (made.folder / "rich.json").read_bytes()]
    statuses = set()
    for _ in range(60):
        made.write("trips.json", mutated(rng, rng.choice(originals)))
        statuses.add(survive(made, "build").returncode)
    assert statuses >= {0, 65}


@pytest.mark.parametrize("seed", range(4))
def test_mutated_settings(site, seed):
    rng = random.Random(1000 + seed)
    made = site(sample_trips())
    rich = (
        '{"title":"T","travelerName":"A","highlight":"mint","showsYear":true,"years":[2026,2027],'
        '"trips":["trips.json"],"output":"Output","templates":"Templates","outputs":["html","passes",'
        '"json"],"sort":"-price","filter":"JP","locale":"de_CH","currency":"CHF","rates":{"EUR":0.97,'
        '"USD":"0.91"},"limits":{"nights":[0,60]},"pass":{"width":40,"style":"ascii"},'
        '"baseURL":"https://example.org/x/","publish":{"folder":"public"}}').encode()
    for _ in range(50):
        made.write("settings.json", mutated(rng, rng.choice([rich, sample_settings().encode()])))
        survive(made, rng.choice(["check", "summary", "pass"]))


@pytest.mark.parametrize("seed", range(4))
def test_mutated_templates(site, seed):
    rng = random.Random(2000 + seed)
    made = site(sample_trips(), sample_settings())
    for _ in range(40):
        for name in ["overview.html", "style.css", "pass.txt"]:
            made.write(f"Templates/{name}", mutated(rng, (ROOT / "Templates" / name).read_bytes()))
        survive(made, "check")


@pytest.mark.parametrize("seed", range(2))
def test_mutated_arguments(site, seed):
    rng = random.Random(3000 + seed)
    made = site(sample_trips(), sample_settings())
    words = ["build", "pass", "check", "summary", "--json", "--site", ".", "--today", TODAY, "--set",
             "title=x", "=", "--", "-", "--help", "--width", "99", "--style", "ascii", "Bergen", "é",
             "\udcff", "\u001b[1m", "--set=x", "--width=-1", "--today=2027-02-29", "", "x" * 5000]
    for _ in range(60):
        survive_arguments = rng.choices(words, k=rng.randrange(6))
        done = made.run(*survive_arguments, today=None)
        assert done.returncode in STATUSES, (survive_arguments, done.returncode)
        assert b"\x1b" not in done.stderr
