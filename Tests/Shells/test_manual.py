"""The manual page as two programs read it that know the rules."""

import subprocess

import pytest
from sites import ENVIRONMENT, PATIENCE, PROGRAM


def printed(*command, **variables):
    """What a program prints that ends well and has nothing to complain of."""
    done = subprocess.run(
        command, env={**ENVIRONMENT, **variables}, stdin=subprocess.DEVNULL, capture_output=True,
        timeout=PATIENCE)
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()
    return done.stdout.decode()


@pytest.fixture
def page(tmp_path):
    (tmp_path / "tripreport.1").write_text(printed(PROGRAM, "manual"))
    return tmp_path / "tripreport.1"


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_has_no_warning_of_man(page, width):
    text = printed("man", "--warnings", "--local-file", page, MANWIDTH=str(width), MANROFFSEQ="")
    for words in ["NAME", "tripreport – make a report of your trips", "pass [TRIP ...]",
                  "--style S unicode or ascii."]:
        assert words in " ".join(text.replace("—", "–").split())
    assert max(map(len, text.splitlines())) <= width


def test_has_no_warning_of_mandoc(page):
    assert printed("mandoc", "-T", "lint", page) == ""


def test_names_everything_that_help_does(page):
    text = printed("mandoc", "-T", "utf8", page)
    text = "".join(c for i, c in enumerate(text) if c != "\b" and text[i + 1:i + 2] != "\b")
    for line in printed(PROGRAM, "--help").split("Commands:\n")[1].split("\n\n")[0].splitlines():
        command = line.split()[0]
        assert f"\n     {command}" in text
        own = printed(PROGRAM, command, "--help")
        for option in [word for word in own.split() if word.startswith("--") and len(word) > 2]:
            assert option.strip(".,=") in text, option
