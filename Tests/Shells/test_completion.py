"""Completion in the real shells: the scripts are loaded, and keys are pressed."""

import subprocess

import pytest
from shells import SHIM, Fish, LineEditor
from sites import ENVIRONMENT, PATIENCE, PROGRAM, Site, trip

SHELLS = ["bash", "zsh", "fish"]


def printed(*arguments):
    return subprocess.run(
        [PROGRAM, *arguments], env=ENVIRONMENT, capture_output=True, check=True,
        timeout=PATIENCE).stdout


@pytest.fixture(scope="module", params=SHELLS)
def shell(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    site = Site(folder / "site", [trip(), trip(city="Oslo", id="northern"), trip(city="東京")])
    other = Site(site.folder / "others", [trip(city="Rome")])
    other.write("settings.json", "{ this is wrong")
    Site(site.folder / "second", [trip(city="Rome")])
    bin = folder / "bin"
    bin.mkdir()
    (bin / "tripreport").write_text(SHIM)
    (bin / "tripreport").chmod(0o755)
    script = folder / "script"
    script.write_bytes(printed("completion", request.param))
    made = (
        Fish(site.folder, script, bin) if request.param == "fish"
        else LineEditor(request.param, site.folder, script, bin))
    yield made
    made.close()


@pytest.mark.parametrize("text, words", [
    ("bu", ["build"]),
    ("--site second bu", ["--site", "second", "build"]),
    ("--site=second bu", ["--site=second", "build"]),
    ("build --dr", ["build", "--dry-run"]),
    ("pass --form-feed --wi", ["pass", "--form-feed", "--width"]),
    ("pass --style a", ["pass", "--style", "ascii"]),
    ("pass --style=a", ["pass", "--style=ascii"]),
    ("pass nor", ["pass", "northern"]),
    ("pass --width 40 nor", ["pass", "--width", "40", "northern"]),
    ("pass northern 2027-06-12-b", ["pass", "northern", "2027-06-12-bergen"]),
    ("pass --site second 2", ["pass", "--site", "second", "2027-06-12-rome"]),
    ("pass --site=second 2", ["pass", "--site=second", "2027-06-12-rome"]),
    ("build --set travel", ["build", "--set", "travelerName="]),
    ("build --set highlight=mi", ["build", "--set", "highlight=mint"]),
    ("build --set=highlight=mi", ["build", "--set=highlight=mint"]),
    ("build --set sort=-pri", ["build", "--set", "sort=-price"]),
    ("check --set pass.style=u", ["check", "--set", "pass.style=unicode"]),
    ("templates ov", ["templates", "overview.html"]),
    ("list --sort pr", ["list", "--sort", "price"]),
    ("list --filter fav", ["list", "--filter", "favorites"]),
    ("completion f", ["completion", "fish"]),
], ids=lambda value: value if isinstance(value, str) else "")
def test_completes(shell, text, words):
    assert shell.complete(f"tripreport {text}") == words


@pytest.mark.parametrize("text", ["year te", "pass --width te"])
def test_offers_nothing_for_a_value_of_the_users_own(shell, text):
    if isinstance(shell, Fish):
        assert shell.choices(f"tripreport {text}") == []
    else:
        assert shell.complete(f"tripreport {text}") == text.split()


def test_completes_folders(shell):
    words = shell.complete("tripreport build --output sec")
    assert [word.rstrip("/") for word in words] == ["build", "--output", "second"]
    assert "trips.json" not in shell.choices("tripreport publish --to ")


def test_completes_files(shell):
    assert shell.complete("tripreport render x --data tri") == ["render", "x", "--data", "trips.json"]
    assert shell.complete("tripreport render tri") == ["render", "trips.json"]
    assert shell.complete("tripreport render pas") == ["render", "pass.txt"]


def test_lists_commands(shell):
    found = shell.choices("tripreport ")
    lines = printed("--help").decode().split("Commands:\n")[1].split("\n\n")[0].splitlines()
    commands = [line.split()[0] for line in lines]
    assert len(commands) > 8
    assert set(commands) <= set(found)


def test_lists_options(shell):
    found = set(shell.choices("tripreport publish --"))
    assert {"--to", "--dry-run", "--site", "--set", "--help"} <= {w.rstrip("=") for w in found}
    assert "--form-feed" not in found and "--trips" not in found


def test_lists_trips_and_settings(shell):
    assert {"northern", "2027-06-12-bergen", "2027-06-12-東京"} <= set(
        shell.choices("tripreport pass "))
    keys = {word.rstrip("=") for word in shell.choices("tripreport build --set ")}
    assert {"title", "highlight", "pass.width", "publish"} <= keys
    assert {"yellow", "mint", "orange"} <= {
        word.split("=")[-1] for word in shell.choices("tripreport build --set highlight=")}


def test_is_quiet_where_the_site_is_wrong(shell):
    found = shell.choices("tripreport pass --site others ")
    assert not any("error" in word for word in found), found
