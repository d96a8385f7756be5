"""Publishing that is cut off: the place of delivery stays whole, and the next run finishes."""

import os
import signal
import subprocess
import time

import pytest
from sites import ENVIRONMENT, PROGRAM, TODAY, tree, trip

IDENTITY = {
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org"}


def git(folder, *arguments):
    done = subprocess.run(
        ["git", *arguments], cwd=folder, env={**ENVIRONMENT, **IDENTITY}, capture_output=True,
        text=True, timeout=60)
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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=lambda s: s.name)
def test_interrupted_push(published, tmp_path, number):
    remote = tmp_path / "remote.git"
    before = git(remote, "rev-parse", "gh-pages")
    hook = published.folder / ".git/hooks/pre-push"
    hook.write_text("#!/bin/sh\ntouch ../waiting\nexec sleep 60\n")
    hook.chmod(0o755)
    published.write("trips.json", [trip(), trip(city="Oslo", start="2027-07-01")])
    process = subprocess.Popen(
        [PROGRAM, "publish", "--today", TODAY], cwd=published.folder,
        env={**ENVIRONMENT, **IDENTITY}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 30
    while not (tmp_path / "waiting").exists():
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.02)
    # As the keyboard does it: every process of the terminal's group is told.
    os.killpg(process.pid, number)
    assert process.wait(timeout=10) == (130 if number == signal.SIGINT else -signal.SIGKILL)
    assert git(remote, "rev-parse", "gh-pages") == before
    hook.unlink()
    done = published.run("publish", env=IDENTITY)
    assert done.returncode == 0, done.stderr.decode()
    assert b"1 file added, 2 changed, 0 removed" in done.stderr
    page = git(remote, "cat-file", "blob", "gh-pages:index.html")
    assert page.encode() == published.page.read_bytes()
    assert git(remote, "rev-list", "--count", "gh-pages") == "2\n"
    git(published.folder, "fsck", "--strict")


def test_killed_while_copying(site, start, tmp_path):
    made = site([trip(city=f"City {n}", nights=1) for n in range(400)])
    place = tmp_path / "www"
    made.build()
    for delay in [0, 0.02, 0.05, 0.08, 0.1, 0.15]:
        process = start(made, "publish", "--quiet", "--to", place)
        time.sleep(delay)
        process.kill()
        process.wait()
        if (place / "index.html").exists():
            # The page comes last: what it links to is there.
            assert len(list((place / "passes").iterdir())) == 400
    assert made.run("publish", "--quiet", "--to", place).returncode == 0
    assert tree(place) == made.files()


def test_many_files_take_few_processes(site, tmp_path):
    made = site([trip(city=f"City {n}", nights=1) for n in range(1000)])
    git(tmp_path, "init", "--quiet", "--bare", "remote.git")
    began = time.monotonic()
    done = made.run(
        "publish", "--quiet", "--set", 'publish={"git": {"remote": "../remote.git"}}', env=IDENTITY)
    assert done.returncode == 0, done.stderr.decode()
    assert time.monotonic() - began < 20
    listed = git(tmp_path / "remote.git", "ls-tree", "-r", "--name-only", "gh-pages")
    assert len(listed.splitlines()) == 1003
