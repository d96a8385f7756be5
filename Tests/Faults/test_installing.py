"""One program that is copied into an empty place works there."""

import shutil
import subprocess

import pytest
from sites import PATIENCE, PROGRAM, TODAY


@pytest.fixture
def alone(tmp_path):
    """Runs a copy of the program in an empty folder, with no variable set."""
    place = tmp_path / "empty"
    place.mkdir()
    shutil.copy2(PROGRAM, place / "tripreport")

    def run(*arguments):
        done = subprocess.run(
            ["/usr/bin/env", "-i", "./tripreport", *arguments], cwd=place,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr.decode()
        return done

    run.place = place
    return run


def test_builds_the_sample(alone):
    alone("init", "--sample", "Travels")
    done = alone("build", "--site", "Travels", "--today", TODAY)
    assert b"Read 8 trips from trips.json." in done.stderr
    site = alone.place / "Travels"
    assert sorted(path.name for path in site.iterdir()) == [
        ".gitignore", "Output", "settings.json", "trips.json"]
    assert len(list((site / "Output/passes").iterdir())) == 8
    page = (site / "Output/index.html").read_text(encoding="utf-8")
    assert page.lower().startswith("<!doctype html>") and "東京" in page


def test_starts_a_site_that_has_no_warning(alone):
    done = alone("init")
    assert done.stderr.decode().splitlines()[1:] == ["tripreport build", "tripreport pass"]
    alone("build", "--strict", "--today", TODAY)
    alone("publish", "--strict", "--to", "www", "--today", TODAY)
    assert (alone.place / "www/index.html").exists()


def test_needs_no_more_than_the_system_has():
    """What the dynamic linker loads is part of every Linux system with the same C library."""
    libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout
    names = {line.split()[0].split("/")[-1].split(".so")[0] for line in libraries.splitlines()}
    assert names <= {"linux-vdso", "libc", "libm", "libgcc_s", "libstdc++", "ld-linux-x86-64",
                     "ld-linux-aarch64", "libdl", "libpthread", "libatomic", "librt", "libutil"}
