"""Columns, against a second implementation: wcwidth, which many terminal programs of Python use."""

import json
import subprocess
import unicodedata

import pytest
from names import names
from sites import trip
from wcwidth import wcswidth

COUNT = 4000


@pytest.fixture(scope="module")
def cities():
    made = names(COUNT, seed=5)
    assert len(set(made)) > COUNT * 0.9
    return made


@pytest.fixture
def many(site, cities):
    return site([
        trip(city=city, country=cities[-index], start="2027-01-01", nights=1, id=f"t{index}",
             notes=city + "\n" + cities[index // 2])
        for index, city in enumerate(cities)], {"travelerName": cities[7]})


@pytest.mark.parametrize("style", ["unicode", "ascii"])
@pytest.mark.parametrize("width", [32, 48, 80, 120])
def test_every_line_of_passes(many, width, style):
    done = many.run("pass", "--quiet", "--width", width, "--style", style)
    assert done.returncode == 0
    passes = done.stdout.decode().split("\n\n")
    assert len(passes) == COUNT
    ends = "+|:" if style == "ascii" else "╭╰┝├│╮╯┥┤"
    for text in passes:
        for line in text.rstrip("\n").split("\n"):
            assert wcswidth(line) == width, ascii(line)
            assert line[0] in ends and line[-1] in ends, ascii(line)
            assert not any(unicodedata.category(c) == "Cc" for c in line), ascii(line)


def test_no_name_is_lost(many, cities):
    done = many.run("pass", "--quiet", "--width", 48)
    for city, shown in zip(cities, done.stdout.decode().split("\n\n")):
        for sign in "│ \n\u2068\u2069\u200e":
            shown, city = shown.replace(sign, ""), city.replace(sign, "")
        assert unicodedata.normalize("NFC", city) in unicodedata.normalize("NFC", shown), ascii(city)


@pytest.mark.parametrize("command", ["list", "year", "summary"])
def test_tables(many, terminal, command):
    for columns in (32, 57, 80, 120):
        output = terminal(many, command, "--quiet", columns=columns, env={"NO_COLOR": "1"})
        lines = output.split("\n")
        assert len(lines) > 5
        for line in lines:
            assert wcswidth(line) <= columns, ascii(line)
