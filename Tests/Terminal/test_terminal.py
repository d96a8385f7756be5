"""What a terminal gets, and what anything else gets."""

import subprocess

import pytest
from sites import ENVIRONMENT, PATIENCE, PROGRAM, TODAY, sample_settings, sample_trips, trip


@pytest.fixture
def sample(site):
    return site(sample_trips(), sample_settings())


@pytest.mark.parametrize("env, code", [
    ({}, "\x1b[30;103m"), ({"COLORTERM": "truecolor"}, "\x1b[38;2;28;27;24;48;2;245;207;61m"),
    ({"COLORTERM": "24bit"}, "\x1b[38;2;28;27;24;48;2;245;207;61m"), ({"NO_COLOR": "1"}, None),
    ({"TERM": "dumb"}, None), ({"CLICOLOR": "0"}, None),
    ({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, None),
])
def test_color_on_a_terminal(sample, terminal, env, code):
    for command in ("year", "list", "summary"):
        output = terminal(sample, command, env=env)
        assert ("\x1b" in output) == (code is not None)
    if code:
        assert f"{code}B B B B B\x1b[0m" in terminal(sample, "year", env=env)


def test_every_ink_ends_on_its_line(sample, terminal):
    for command in ("year", "list", "summary"):
        for line in terminal(sample, command).split("\n"):
            assert line.count("\x1b[0m") * 2 == line.count("\x1b[")


def test_no_color_elsewhere(sample):
    for command in ("year", "list", "summary", "pass"):
        done = sample.run(command, env={"TERM": "xterm-256color", "COLORTERM": "truecolor"})
        assert done.returncode == 0 and b"\x1b" not in done.stdout
    forced = sample.run("year", env={"CLICOLOR_FORCE": "1"}).stdout
    assert b"\x1b[30;103m" in forced
    # Values for other programs are values, whatever is forced.
    assert b"\x1b" not in sample.run("list", env={"CLICOLOR_FORCE": "1"}).stdout


@pytest.mark.parametrize("columns, env, options, width", [
    (200, {}, [], 48), (48, {}, [], 48), (40, {}, [], 40), (10, {}, [], 32),
    (40, {"COLUMNS": "44"}, [], 44), (40, {}, ["--width", "60"], 60),
    (70, {}, ["--set", "pass.width=100"], 70), (0, {}, [], 48),
])
def test_passes_fit(sample, terminal, columns, env, options, width):
    output = terminal(sample, "pass", "bergen", "--quiet", *options, columns=columns, env=env)
    assert {len(line) for line in output.rstrip("\n").split("\n")} == {width}


def test_a_table_on_a_terminal_and_values_elsewhere(sample, terminal):
    table = terminal(sample, "list", "--quiet", env={"NO_COLOR": "1"})
    assert "\t" not in table and "Jun 12, 2027" in table
    values = sample.run("list", "--quiet").stdout.decode()
    lines = values.rstrip("\n").split("\n")
    assert len(lines) == 9 and len({line.count("\t") for line in lines}) == 1
    assert "2027-06-12" in values and "1249.50" in values


def shell(site, text):
    return subprocess.run(
        ["bash", "-c", text, "bash", PROGRAM, TODAY], cwd=site.folder, env=ENVIRONMENT,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)


@pytest.mark.parametrize("command", ["list", "pass", "year --all", "summary"])
def test_a_reader_that_leaves(site, command):
    made = site([
        trip(city=f"City {i}", country=f"Land {i}", start=f"{1000 + i}-01-01", nights=1)
        for i in range(3000)])
    done = shell(made, f'"$1" {command} --quiet --today $2 | head -1; echo ${{PIPESTATUS[0]}}')
    assert done.stdout.decode().splitlines()[1] == "0"
    assert done.stderr == b""


def test_passes_in_a_file(sample):
    printed = sample.run("pass", "--quiet").stdout
    assert shell(sample, '"$1" pass --quiet --today $2 > all.txt').returncode == 0
    assert (sample.folder / "all.txt").read_bytes() == printed
    assert sample.run("pass", "--quiet", "--output", "own.txt").stdout == b""
    assert (sample.folder / "own.txt").read_bytes() == printed
    assert not [path for path in sample.folder.iterdir() if ".tripreport-" in path.name]


def test_a_full_device_is_told(sample):
    done = sample.run("pass", "--output", "/dev/full")
    assert done.returncode == 74
    assert b"/dev/full: error: cannot be written: no space left on device" in done.stderr
