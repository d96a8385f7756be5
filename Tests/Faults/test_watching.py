"""build --watch with the system telling of changes, and keys ending it."""

import os
import pathlib
import re
import signal
import threading
import time

import pytest
from sites import trip


class Watched:
    """A running watch, and the lines that it prints."""

    def __init__(self, process):
        self.process, self.lines = process, []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line.decode())

    def count(self, pattern="^Read "):
        return sum(bool(re.search(pattern, line)) for line in list(self.lines))

    def wait(self, number, pattern="^Read ", timeout=15):
        until = time.monotonic() + timeout
        while self.count(pattern) < number:
            assert self.process.poll() is None and time.monotonic() < until, self.lines
            time.sleep(0.02)

    def ticks(self):
        """The time on a processor, in hundredths of a second."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")")[1].split()
        return int(fields[11]) + int(fields[12])


@pytest.fixture
def watch(start):
    def watch(site, *more):
        watched = Watched(start(site, "build", "--watch", *more))
        watched.wait(1)
        watched.wait(1, "^Watching ")
        time.sleep(0.2)
        return watched

    return watch


def test_builds_at_changes_of_every_kind(site, watch):
    made = site([trip()])
    watched = watch(made)
    made.write("trips.json", [trip(city="Oslo")])
    watched.wait(2)
    # As editors save: a new file takes the place of the old one.
    made.write(".trips.json.swp", [trip(city="Rome")])
    os.replace(made.folder / ".trips.json.swp", made.folder / "trips.json")
    watched.wait(3)
    assert b"Rome" in made.page.read_bytes()
    made.write("Templates/pass.txt", "{{city}}\n")
    watched.wait(4)
    made.write("Templates/pass.txt", "{{city}}.\n")
    watched.wait(5)
    made.write("settings.json", {"title": "Another"})
    watched.wait(6)
    assert b"<title>Another</title>" in made.page.read_bytes()
    watched.process.send_signal(signal.SIGINT)
    assert watched.process.wait(timeout=10) == 0
    time.sleep(0.1)
    assert watched.lines[-1] == "Stopped watching\n"


def test_goes_on_after_errors(site, watch):
    made = site([trip()])
    watched = watch(made)
    before = made.page.read_bytes()
    made.write("trips.json", "[")
    watched.wait(1, "error")
    assert made.page.read_bytes() == before
    made.write("trips.json", [trip(city="Rome")])
    watched.wait(2)
    assert b"Rome" in made.page.read_bytes()


def test_a_burst_is_few_builds(site, watch):
    made = site([trip()])
    watched = watch(made)
    for number in range(60):
        made.write("trips.json", [trip(city=f"City {number}")])
        time.sleep(0.005)
    until = time.monotonic() + 15
    while b"City 59" not in made.page.read_bytes():
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(0.5)
    assert watched.count() <= 8, watched.lines


def test_waits_without_work(site, watch):
    watched = watch(site([trip()]))
    before = watched.ticks()
    time.sleep(4)
    assert watched.ticks() == before


def test_its_own_output_is_no_change(site, watch):
    made = site([trip()])
    watched = watch(made)
    made.write("trips.json", [trip(city="Rome")])
    watched.wait(2)
    made.write("Output/mine.txt", "mine")
    made.write("notes.txt", "no input")
    time.sleep(0.8)
    assert watched.count() == 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda s: s.name)
def test_ends_at_once(site, watch, number):
    watched = watch(site([trip()]))
    watched.process.send_signal(number)
    assert watched.process.wait(timeout=2) == 0


def test_opens_the_page_once(site, watch, tmp_path, monkeypatch):
    from sites import ENVIRONMENT

    opener = tmp_path / "bin/xdg-open"
    opener.parent.mkdir()
    opener.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/opened\n')
    opener.chmod(0o755)
    monkeypatch.setitem(ENVIRONMENT, "PATH", f"{opener.parent}:{ENVIRONMENT['PATH']}")
    made = site([trip()])
    watched = watch(made, "--open")
    made.write("trips.json", [trip(city="Rome")])
    watched.wait(2)
    assert (tmp_path / "opened").read_text() == f"{made.page}\n"
