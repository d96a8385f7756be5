"""Standard output and error that are closed, full or cut off."""

import subprocess

import pytest
from sites import ENVIRONMENT, PATIENCE, PROGRAM, TODAY, sample_settings, sample_trips, trip

PRINTING = [
    ["pass"], ["list"], ["year"], ["summary"], ["summary", "--json"], ["--help"], ["build", "--help"],
    ["--version"]]


@pytest.fixture
def sample(site):
    return site(sample_trips(), sample_settings())


def shell(site, text):
    return subprocess.run(
        ["bash", "-c", text, "bash", PROGRAM, TODAY], cwd=site.folder, env=ENVIRONMENT,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)


@pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)
def test_full_device(sample, arguments):
    with open("/dev/full", "wb") as full:
        done = sample.run(*arguments, stdout=full)
    assert done.returncode == 74
    assert b"standard output: " in done.stderr


@pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)
def test_closed_output(sample, arguments):
    done = shell(sample, f'"$1" {" ".join(arguments)} --today $2 >&-')
    assert done.returncode == 74
    assert b"standard output: " in done.stderr


def test_reader_that_leaves(site):
    made = site([trip(city=f"City {i}", start="2027-01-01", nights=1) for i in range(3000)])
    done = shell(made, '"$1" pass --quiet --today $2 | head -1; echo ${PIPESTATUS[0]}')
    first, status = done.stdout.decode().splitlines()
    assert first == "╭" + "─" * 46 + "╮"
    assert status == "0"
    assert done.stderr == b""


@pytest.mark.parametrize("redirection", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", "2>/dev/full"])
def test_build_with_closed_streams(sample, redirection):
    sample.build()
    reference = sample.files()
    for path in sample.output.rglob("*"):
        if path.is_file():
            path.unlink()
    # The first file that is opened takes the number of the closed stream.
    done = shell(sample, f'"$1" build --verbose --today $2 {redirection}')
    assert done.returncode == 0
    assert sample.files() == reference


def test_messages_stay_off_standard_output(sample):
    done = sample.run("build")
    assert done.stdout == b""
    assert b"Read 8 trips from trips.json" in done.stderr
    done = sample.run("summary", "--json")
    assert done.stdout.startswith(b"{") and done.stdout.endswith(b"}\n")
    assert done.stderr.decode().count("\n") == 1


def test_is_plain_where_there_is_no_terminal(sample):
    sample.write("trips.json", '[{"city": "\\u001b[31mred", "country": "X", "start": "2027-02-30"}]')
    done = sample.run("build", env={"TERM": "xterm-256color", "COLORTERM": "truecolor"})
    assert done.returncode == 65
    assert b"\x1b" not in done.stderr
