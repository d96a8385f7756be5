"""Readable for everyone: axe-core, computed contrasts, forced and preferred colours, and paper."""

import pathlib
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from windows import reveal


@pytest.fixture(scope="session")
def axe():
    return Axe()


def violations(axe, page):
    found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        (rule["id"], node["html"][:120], node.get("failureSummary", "")[:300])
        for rule in found for node in rule["nodes"][:3]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("highlight", ["yellow", "mint", "orange"])
def test_has_no_violation_in_any_highlight(open_page, axe, artefact, highlight, scheme):
    # axe is a script; only with the policy set aside can it run, which shows that it holds.
    page = open_page("sample", bypass_csp=True, color_scheme=scheme).page
    page.locator(f"label:has(#highlight-{highlight})").click()
    reveal(page)
    page.screenshot(path=artefact(f"{highlight}-{scheme}.png"), full_page=True)
    assert violations(axe, page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["empty", "one", "many", "rtl", "hostile"])
def test_has_no_violation_with_any_number_of_trips(open_page, axe, artefact, name, scheme):
    page = open_page(name, bypass_csp=True, color_scheme=scheme).page
    reveal(page)
    page.screenshot(path=artefact(f"{name}-{scheme}.png"))
    assert violations(axe, page) == []


CONTRASTS = pathlib.Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("highlight", ["yellow", "mint", "orange"])
@pytest.mark.parametrize(
    "options",
    [{"color_scheme": "light"}, {"color_scheme": "dark"},
     {"color_scheme": "light", "contrast": "more"}, {"color_scheme": "dark", "contrast": "more"}],
    ids=["light", "dark", "light-more", "dark-more"])
def test_contrasts_enough(open_page, options, highlight):
    page = open_page("sample", bypass_csp=True, **options).page
    page.locator(f"label:has(#highlight-{highlight})").click()
    reveal(page)
    poor = page.evaluate(CONTRASTS)
    assert poor["checked"] > 100
    assert poor["failures"] == []


def test_goes_dark_where_asked(open_page):
    light = open_page("sample", color_scheme="light").page
    dark = open_page("sample", color_scheme="dark").page
    lightness = "() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
    assert min(light.evaluate(lightness)) > 200
    assert max(dark.evaluate(lightness)) < 60


def test_is_usable_in_forced_colours(open_page, artefact):
    page = open_page("sample", forced_colors="active").page
    page.screenshot(path=artefact("forced-colours.png"), full_page=True)
    assert page.locator("#in-all").is_visible()


def test_does_not_move_where_motion_is_unwanted(open_page):
    page = open_page("sample", reduced_motion="reduce").page
    moving = page.evaluate(
        "[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);"
        "return parseFloat(s.transitionDuration) > 0.01 || parseFloat(s.animationDuration) > 0.01; })"
        ".map(e => e.outerHTML.slice(0, 80))")
    assert moving == []


def test_prints_every_pass(open_page, artefact, tmp_path):
    page = open_page("sample").page
    pdf = artefact("sample.pdf")
    page.pdf(path=pdf, format="A4")
    text = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, check=True).stdout.decode()
    # What stands on paper: each pass with its city, date and passenger, and no control.
    for city in ["Lisbon", "Delphi", "Copenhagen", "Bergen", "São Paulo"]:
        assert city in text
    assert text.lower().count("boarding pass") >= 8
    assert text.count("Passenger: Ada Example") == 8
    assert text.count("Checked in") == 2
    assert "Favorites\n" not in text.split("Trips", 1)[0]
    for control in ["Highlight", "Sort by", "Yellow"]:
        assert control not in text


def test_prints_all_trips_of_many(open_page, artefact):
    page = open_page("many").page
    pdf = artefact("many.pdf")
    page.pdf(path=pdf, format="A4")
    text = subprocess.run(["pdftotext", pdf, "-"], capture_output=True, check=True).stdout.decode()
    assert text.count("Passenger: Ada Example") == 300
