"""Readable for everyone: axe-core, computed contrasts, forced and preferred colours, and paper."""

import pathlib
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from sites import sample_trips
from windows import choose, reveal


@pytest.fixture(scope="session")
def axe():
    return Axe()


def violations(axe, page):
    found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        (rule["id"], node["html"][:120], node.get("failureSummary", "")[:300])
        for rule in found for node in rule["nodes"][:3]]


@pytest.mark.parametrize("cards", ["closed", "open"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("highlight", ["yellow", "mint", "orange"])
def test_has_no_violation_in_any_highlight(open_page, axe, artefact, highlight, scheme, cards):
    # axe is a script; only with the policy set aside can it run, which shows that it holds.
    page = open_page("sample", bypass_csp=True, color_scheme=scheme).page
    choose(page, highlight)
    reveal(page, opening=cards == "open")
    page.screenshot(path=artefact(f"{highlight}-{scheme}-{cards}.png"), full_page=True)
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
    choose(page, highlight)
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
    assert page.locator("label:has([value=all])").is_visible()


def test_does_not_move_where_motion_is_unwanted(open_page):
    page = open_page("sample", reduced_motion="reduce").page
    moving = page.evaluate(
        "[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);"
        "return parseFloat(s.transitionDuration) > 0.01 || parseFloat(s.animationDuration) > 0.01; })"
        ".map(e => e.outerHTML.slice(0, 80))")
    assert moving == []


def printed(page, pdf, **options):
    """The text of each page of paper."""
    page.pdf(path=pdf, **options)
    text = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, check=True)
    return text.stdout.decode().split("\f")[:-1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_prints_every_pass(open_page, artefact, paper, scheme):
    page = open_page("sample", color_scheme=scheme).page
    pages = printed(page, artefact(f"sample-{paper}-{scheme}.pdf"), format=paper)
    text = "\f".join(pages)
    # What stands on paper: each pass with its city, date and passenger, and no control.
    for city in ["Lisbon", "Delphi", "Copenhagen", "Bergen", "São Paulo"]:
        assert city in text
    assert text.count("BOARDING PASS") == 8
    assert text.count("Passenger: Ada Example") == 8
    assert text.count("Checked in") == 2
    for control in ["Highlight", "Sort by", "Yellow", "Close all", "Planner", "PLANNER", "Photos"]:
        assert control not in text
    # Summary and years first, then the passes, which begin a page.
    assert pages[0].index("Summary") < pages[0].index("By country")
    first = next(number for number, page in enumerate(pages) if "BOARDING PASS" in page)
    assert all("BOARDING PASS" not in page for page in pages[:first])
    assert all("By year" not in page and "nights away" not in page for page in pages[first:])
    assert pages[first].lstrip().startswith("Trips")
    assert len(pages) == first + 2, "six passes to a page"
    # None is split: each page has as many passengers as passes.
    assert [p.count("BOARDING PASS") for p in pages] == [p.count("Passenger: Ada") for p in pages]


def test_prints_light_without_backgrounds(open_page, artefact):
    page = open_page("sample", color_scheme="dark").page
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(
        "getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    # Runs, bars and tickets are drawn by lines, which need no background.
    lines = page.evaluate(
        "['.grid a', '.bar i', '.w i', '.grid p'].map(s => document.querySelector(s))"
        ".map(e => getComputedStyle(e)).map(s => [s.borderBottomStyle, s.borderBottomColor])")
    assert lines[:3] == [["solid", "rgb(0, 0, 0)"]] * 3 and lines[3][0] == "solid"


def test_prints_only_what_the_filter_shows(site, open_page, artefact):
    made = site(sample_trips(), {"limits": {"nights": [0, 60]}})
    made.build("--set", "filter=favorites")
    pages = printed(open_page(made.page).page, artefact("favorites.pdf"), format="A4")
    text = "".join(pages)
    assert text.count("BOARDING PASS") == 3
    passes = pages[-1]
    assert "Lisbon" in passes and "Bergen" in passes and "Delphi" not in passes


def test_prints_all_trips_of_many(open_page, artefact):
    page = open_page("many").page
    pages = printed(page, artefact("many.pdf"), format="A4")
    assert "".join(pages).count("Passenger: Ada Example") == 300
    passes = [page.count("BOARDING PASS") for page in pages]
    assert sum(passes) == 300 and passes == [page.count("Passenger: Ada") for page in pages]
    full = [count for count in passes if count]
    assert min(full[:-1]) >= 4
