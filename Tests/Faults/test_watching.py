"""build --watch with the system telling of changes, and keys ending it."""

import os
import pathlib
import re
import signal
import threading
import time

import pytest
from sites import ENVIRONMENT, PATIENCE, trip, wait_until

# Longer than anything waits that looks again by itself.
PAUSE = 1.2


class Watched:
    """A running watch, and the lines that it prints."""

    def __init__(self, process):
        self.process, self.lines = process, []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line.decode())

    def until(self, condition):
        return wait_until(condition, self.process, lambda: self.lines)

    def count(self, pattern="^Read "):
        return sum(bool(re.search(pattern, line)) for line in list(self.lines))

    def wait(self, number, pattern="^Read "):
        self.until(lambda: self.count(pattern) >= number)

    def sleeps(self):
        """How often its threads were woken so far; None where one of them runs."""
        try:
            threads = [
                path.read_text()
                for path in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/status")]
        except OSError:
            # One ended meanwhile.
            return None
        if threads and all(re.search(r"^State:\s+S", text, re.M) for text in threads):
            return sum(map(int, re.findall(r"ctxt_switches:\s+(\d+)", "".join(threads))))
        return None

    def idle(self):
        """Waits until it does nothing, and has nothing to do by itself; how often it was woken."""

        def is_idle():
            before = self.sleeps()
            time.sleep(PAUSE)
            return before if self.sleeps() == before else None

        return self.until(is_idle)

    def end(self, number=signal.SIGINT):
        """Ends it while it waits; its status, once all its lines are read."""
        self.idle()
        self.process.send_signal(number)
        status = self.process.wait(timeout=PATIENCE)
        self.reader.join(PATIENCE)
        return status


@pytest.fixture
def watch(start):
    def watch(site, *more):
        watched = Watched(start(site, "build", "--watch", *more))
        watched.wait(1)
        watched.wait(1, "^Watching ")
        watched.idle()
        return watched

    return watch


def save(site, name, value):
    """As editors do: a new file takes the place of the old one, whole at any moment."""
    site.write(".new.swp", value)
    (site.folder / name).parent.mkdir(exist_ok=True)
    os.replace(site.folder / ".new.swp", site.folder / name)


def test_builds_at_changes_of_every_kind(site, watch):
    made = site([trip()])
    watched = watch(made)
    told = made.output / "passes/2027-06-12-rome.txt"

    def shows(text, path=made.page):
        watched.until(lambda: path.exists() and text in path.read_bytes())

    # Written in its place: it may be seen half written, and then again.
    made.write("trips.json", [trip(city="Oslo")])
    shows(b"Oslo")
    save(made, "trips.json", [trip(city="Rome")])
    shows(b"Rome")
    made.write("Templates/pass.txt", "{{city}}\n")
    watched.until(lambda: told.read_bytes() == b"Rome\n")
    made.write("Templates/pass.txt", "{{city}}.\n")
    watched.until(lambda: told.read_bytes() == b"Rome.\n")
    made.write("settings.json", {"title": "Another"})
    shows(b"<title>Another</title>")
    (made.folder / "settings.json").unlink()
    shows(b"<title>Trips</title>")
    assert watched.end() == 0
    assert watched.lines[-1] == "Stopped watching\n"


def test_builds_once_for_each_change(site, watch):
    made = site([trip()])
    watched = watch(made)
    for number in range(2, 6):
        save(made, "trips.json", [trip(city=f"City {number}")])
        watched.wait(number)
        watched.idle()
        assert watched.count() == number, watched.lines


def test_goes_on_after_errors(site, watch):
    made = site([trip()])
    watched = watch(made)
    before = made.page.read_bytes()
    save(made, "trips.json", "[")
    watched.wait(1, "error")
    assert made.page.read_bytes() == before
    save(made, "trips.json", [trip(city="Rome")])
    watched.wait(2)
    assert b"Rome" in made.page.read_bytes()


def test_a_burst_is_one_build(site, watch):
    made = site([trip()])
    watched = watch(made)
    # It is held meanwhile, so that the burst is one for it however long it takes here.
    watched.process.send_signal(signal.SIGSTOP)
    for number in range(2000):
        made.write("trips.json", [trip(city=f"City {number}")])
    watched.process.send_signal(signal.SIGCONT)
    watched.wait(2)
    assert b"City 1999" in made.page.read_bytes()
    watched.idle()
    assert watched.count() == 2, watched.lines


def test_waits_without_work(site, watch):
    """Whoever looks twice a second is never idle."""
    assert watch(site([trip()])).idle() > 0


def test_its_own_output_is_no_change(site, watch):
    made = site([trip()])
    watched = watch(made)
    save(made, "trips.json", [trip(city="Rome")])
    watched.wait(2)
    woken = watched.idle()
    made.write("Output/mine.txt", "mine")
    made.write("notes.txt", "no input")
    watched.until(lambda: (watched.sleeps() or 0) > woken)
    watched.idle()
    assert watched.count() == 2, watched.lines


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda s: s.name)
def test_ends_at_once(site, watch, number):
    watched = watch(site([trip()]))
    assert watched.end(number) == 0
    assert watched.lines[-1] == "Stopped watching\n"


def test_opens_the_page_once(site, watch, tmp_path, monkeypatch):
    opened = tmp_path / "opened"
    opener = tmp_path / "bin/xdg-open"
    opener.parent.mkdir()
    opener.write_text(f'#!/bin/sh\necho "$@" >> {opened}\n')
    opener.chmod(0o755)
    monkeypatch.setitem(ENVIRONMENT, "PATH", f"{opener.parent}:{ENVIRONMENT['PATH']}")
    made = site([trip()])
    watched = watch(made, "--open")
    save(made, "trips.json", [trip(city="Rome")])
    watched.wait(2)
    # Nobody waits for the browser.
    watched.until(lambda: opened.exists() and opened.read_text())
    assert watched.end() == 0
    assert opened.read_text() == f"{made.page}\n"
