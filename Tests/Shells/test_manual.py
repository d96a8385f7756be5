"""The manual page as two programs read it that know the rules."""

import os
import subprocess

import pytest
from sites import ENVIRONMENT, PROGRAM


@pytest.fixture
def page(tmp_path):
    done = subprocess.run([PROGRAM, "manual"], capture_output=True, timeout=60)
    assert done.returncode == 0 and not done.stderr
    (tmp_path / "tripreport.1").write_bytes(done.stdout)
    return tmp_path / "tripreport.1"


def test_has_no_warning_of_man(page):
    done = subprocess.run(
        ["man", "--warnings", "--local-file", page], stdin=subprocess.DEVNULL, capture_output=True,
        text=True, env={**ENVIRONMENT, "MANWIDTH": "80", "MANROFFSEQ": ""}, timeout=60)
    assert done.returncode == 0 and not done.stderr, done.stderr
    for line in ["NAME", "tripreport – make a report of your trips", "pass [TRIP ...]"]:
        assert line in done.stdout.replace("—", "–")
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_has_no_warning_of_mandoc(page):
    done = subprocess.run(["mandoc", "-T", "lint", page], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and not done.stdout, done.stdout


def test_names_everything_that_help_does(page):
    text = subprocess.run(
        ["mandoc", "-T", "utf8", page], capture_output=True, text=True, timeout=60).stdout
    text = "".join(c for i, c in enumerate(text) if c != "\b" and text[i + 1:i + 2] != "\b")
    help = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=60).stdout
    for line in help.split("Commands:\n")[1].split("\n\n")[0].splitlines():
        command = line.split()[0]
        assert f"\n     {command}" in text
        own = subprocess.run(
            [PROGRAM, command, "--help"], capture_output=True, text=True, timeout=60).stdout
        for option in [word for word in own.split() if word.startswith("--") and len(word) > 2]:
            assert option.strip(".,=") in text, option
