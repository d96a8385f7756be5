"""What a reader can change on the page, without any script: all of it by mouse and by keyboard."""

import pytest
from playwright.sync_api import expect
from sites import sample_trips, trip

HIGHLIGHTS = {"yellow": "rgb(245, 207, 61)", "mint": "rgb(127, 216, 180)", "orange": "rgb(247, 166, 74)"}
COLOUR = (
    "() => getComputedStyle(document.querySelector('.grid .night:not(.twice)')).backgroundColor")
VISIBLE = (
    "all => all.filter(c => getComputedStyle(c).display != 'none')"
    ".map(c => c.querySelector('h3 bdi').textContent)")
# The order that is seen: by rows, then in the direction of reading.
SEEN = (
    "all => all.filter(c => getComputedStyle(c).display != 'none')"
    ".map(c => [c.getBoundingClientRect(), c.querySelector('h3 bdi').textContent])"
    ".sort(([a], [b]) => Math.abs(a.top - b.top) > 2 ? a.top - b.top : a.left - b.left)"
    ".map(([_, city]) => city)")


@pytest.mark.parametrize("chosen", HIGHLIGHTS)
def test_starts_with_the_settings_highlight(site, open_page, chosen):
    made = site([trip()], {"highlight": chosen})
    made.build()
    page = open_page(made.page).page
    assert page.locator("[name=highlight]:checked").get_attribute("id") == f"highlight-{chosen}"
    assert page.evaluate(COLOUR) == HIGHLIGHTS[chosen]


def test_changes_the_highlight(open_page, artefact):
    page = open_page("sample").page
    planner = "() => getComputedStyle(document.querySelector('.planner')).backgroundImage"
    mint = page.evaluate(planner)
    for name in ["orange", "mint", "yellow"]:
        page.locator(f"label:has(#highlight-{name})").click()
        assert page.evaluate(COLOUR) == HIGHLIGHTS[name]
        assert page.evaluate(planner) == mint, "the planner is always mint"
        page.screenshot(path=artefact(f"highlight-{name}.png"))


def test_filters_the_cards(open_page):
    page = open_page("sample").page
    cards = page.locator(".card")
    assert len(cards.evaluate_all(VISIBLE)) == 8
    labels = page.locator("label:has([name=filter])")
    assert [text.strip() for text in labels.all_inner_texts()] == [
        "All", "Favorites", "Portugal", "Japan", "Greece", "Denmark", "Egypt", "Norway", "Brazil"]
    expected = {
        "Favorites": ["Lisbon", "東京", "Bergen"], "Greece": ["Αθήνα", "Delphi"],
        "Brazil": ["São Paulo"], "All": None}
    for label, cities in expected.items():
        page.locator("label:has([name=filter])", has_text=label).click()
        expect(page.locator("label:has([name=filter]:checked)")).to_contain_text(label)
        shown = cards.evaluate_all(VISIBLE)
        assert shown == cities if cities else len(shown) == 8


@pytest.mark.parametrize(
    "choice, expected",
    [("favorites", ["Lisbon", "東京", "Bergen"]), ("GR", ["Αθήνα", "Delphi"]), ("Norway", ["Bergen"])])
def test_starts_with_the_settings_filter(site, open_page, choice, expected):
    made = site(sample_trips(), {"filter": choice, "limits": {"nights": [0, 60]}})
    made.build()
    page = open_page(made.page).page
    assert page.locator(".card").evaluate_all(VISIBLE) == expected
    page.locator("label:has(#in-all)").click()
    # On a busy machine the click may arrive after the next call.
    expect(page.locator("#in-all")).to_be_checked()
    assert len(page.locator(".card").evaluate_all(VISIBLE)) == 8


def test_sorts_the_cards(open_page):
    page = open_page("sample").page
    cards = page.locator(".card")
    by_date = ["Lisbon", "東京", "Αθήνα", "Delphi", "Copenhagen", "القاهرة", "Bergen", "São Paulo"]
    # In dollars: 2890, 1249.50, 1120.40 € = 1210.03, 940 € = 1015.20, 760.25, 85.50 € = 92.34.
    by_price = ["東京", "Bergen", "Lisbon", "Αθήνα", "القاهرة", "Delphi", "Copenhagen", "São Paulo"]
    assert cards.evaluate_all(SEEN) == by_date
    page.locator("label:has(#by-price)").click()
    assert cards.evaluate_all(SEEN) == by_price
    page.locator("label:has(#by-date)").click()
    assert cards.evaluate_all(SEEN) == by_date


@pytest.mark.parametrize(
    "sort, cities",
    [("date", ["A", "B", "C"]), ("-date", ["C", "B", "A"]), ("-price", ["B", "C", "A"]),
     ("price", ["A", "C", "B"]), ("city", ["A", "B", "C"]), ("-nights", ["C", "A", "B"])])
def test_starts_with_the_settings_order(site, open_page, sort, cities):
    made = site(
        [trip(city="A", start="2027-01-01", nights=3, price="1"),
         trip(city="B", start="2027-02-01", nights=1, price="9"),
         trip(city="C", start="2027-03-01", nights=7, price="5")], {"sort": sort})
    made.build()
    assert open_page(made.page).page.locator(".card").evaluate_all(SEEN) == cities


def test_opens_a_boarding_pass(open_page):
    page = open_page("sample").page
    card = page.locator(".card", has_text="Bergen")
    ticket = card.locator(".ticket")
    assert not ticket.is_visible()
    card.locator("summary").click()
    assert ticket.is_visible()
    assert ticket.get_attribute("aria-label") == "Boarding pass for Bergen"
    text = ticket.inner_text()
    for part in ["Bergen", "June 12, 2027", "Passenger: Ada Example", "Checked in"]:
        assert part in text
    ring = ticket.locator("svg[role=img]")
    assert ring.get_attribute("aria-label") == "5 of 41 nights"


def stops(page, limit=200):
    """What the Tab key stops at, in order, with its place in the document and on the page."""
    found = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            "() => { const e = document.activeElement; if (e === document.body) return null;"
            "const all = [...document.querySelectorAll('*')]; const box = e.getBoundingClientRect();"
            "return {name: e.id || e.getAttribute('href') || e.tagName, index: all.indexOf(e),"
            "section: [...document.querySelectorAll('header,section')]"
            ".indexOf(e.closest('header,section')),"
            "top: box.top + scrollY, ring: getComputedStyle(e).outlineStyle != 'none'"
            " || !!e.closest('label:has(:focus-visible)')}; }")
        if stop is None:
            break
        found.append(stop)
    return found


@pytest.mark.parametrize("name", ["sample", "rtl"])
def test_is_read_by_keyboard_in_order(open_page, name):
    page = open_page(name).page
    found = stops(page)
    assert len(found) < 200
    indices = [stop["index"] for stop in found]
    assert indices == sorted(indices), "the order of focus is the order of the document"
    sections = [stop["section"] for stop in found]
    assert sections == sorted(sections) and -1 not in sections
    assert all(stop["ring"] for stop in found), [s["name"] for s in found if not s["ring"]]
    # One stop for each group of radio buttons, and one for each card.
    names = [stop["name"] for stop in found]
    for name in ["highlight-yellow", "in-all", "by-date"]:
        assert names.count(name) == 1
    assert names.count("SUMMARY") == 8


def test_is_operated_by_keyboard(open_page):
    page = open_page("sample").page
    page.locator("#highlight-yellow").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(COLOUR) == HIGHLIGHTS["mint"]
    page.locator("#in-all").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator(".card").evaluate_all(VISIBLE) == ["Lisbon", "東京", "Bergen"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "by-date"
    page.keyboard.press("ArrowDown")
    assert page.locator(".card").evaluate_all(SEEN) == ["東京", "Bergen", "Lisbon"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.keyboard.press("Enter")
    assert page.locator("details[open]").count() == 1
    page.keyboard.press("Space")
    assert page.locator("details[open]").count() == 0


def test_has_targets_of_24_pixels(open_page):
    page = open_page("sample", width=320).page
    small = page.evaluate(
        "[...document.querySelectorAll('label, summary')].map(e => [e.getBoundingClientRect(), e])"
        ".filter(([b]) => b.width > 0 && (b.width < 24 || b.height < 24)).map(([b, e]) => e.outerHTML)")
    assert small == []
