"""What a reader can change on the page, without any script: all of it by mouse and by keyboard."""

import generate
import pytest
from playwright.sync_api import expect
from sites import sample_trips, trip
from windows import FRAMES, becomes, choose, click_still, point, press, settle

HIGHLIGHTS = {"yellow": "rgb(245, 207, 61)", "mint": "rgb(127, 216, 180)", "orange": "rgb(247, 166, 74)"}
COLOUR = (
    "() => getComputedStyle(document.querySelector('.grid a:not(.two)')).backgroundColor")
VISIBLE = (
    "all => all.filter(c => getComputedStyle(c).display != 'none')"
    ".map(c => c.querySelector('h3 bdi').textContent)")
# The order that is seen: by rows, then in the direction of reading.
SEEN = (
    "all => all.filter(c => getComputedStyle(c).display != 'none')"
    ".map(c => [c.getBoundingClientRect(), c.querySelector('h3 bdi').textContent])"
    ".sort(([a], [b]) => Math.abs(a.top - b.top) > 2 ? a.top - b.top : a.left - b.left)"
    ".map(([_, city]) => city)")
# The count that is seen, with what the style sheet puts before it.
COUNT = (
    "() => { const e = document.querySelector('.shown'); const s = getComputedStyle(e, '::before').content;"
    "return (s == 'none' || s == 'normal' ? '' : s.replace(/\" ?\"|\"/g, '')) + e.innerText; }")
ROOMY = {"limits": {"nights": [0, 60]}}


@pytest.mark.parametrize("chosen", HIGHLIGHTS)
def test_starts_with_the_settings_highlight(site, open_page, chosen):
    made = site([trip()], {"highlight": chosen})
    made.build()
    page = open_page(made.page).page
    assert page.locator("[name=highlight]:checked").get_attribute("value") == chosen
    assert page.evaluate(COLOUR) == HIGHLIGHTS[chosen]
    icon = page.locator("link[rel=icon]").get_attribute("href")
    red, green, blue = map(int, HIGHLIGHTS[chosen][4:-1].split(", "))
    assert f"fill='%23{red:02x}{green:02x}{blue:02x}'" in icon
    paper = page.evaluate("getComputedStyle(document.body).getPropertyValue('--paper')")
    assert page.locator("meta[name=theme-color]").first.get_attribute("content") == paper


def test_changes_the_highlight(open_page, artefact):
    page = open_page("sample").page
    planner = "() => getComputedStyle(document.querySelector('.planner')).backgroundImage"
    mint = page.evaluate(planner)
    for name in ["orange", "mint", "yellow"]:
        choose(page, name)
        assert page.evaluate(COLOUR) == HIGHLIGHTS[name]
        assert page.evaluate(planner) == mint, "the planner is always mint"
        page.screenshot(path=artefact(f"highlight-{name}.png"))


def test_hides_and_shows_the_years(open_page):
    page = open_page("sample").page
    years = page.locator(".years")
    assert years.is_visible()
    click_still(page.locator("label:has([value=years])"))
    expect(years).to_be_hidden()
    assert page.locator(".summary").is_visible() and page.locator(".cards").is_visible()
    page.locator("[value=years]").press("Space")
    expect(years).to_be_visible()


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
        click_still(page.locator("label:has([name=filter])", has_text=label))
        expect(page.locator("label:has([name=filter]:checked)")).to_contain_text(label)
        shown = cards.evaluate_all(VISIBLE)
        assert shown == cities if cities else len(shown) == 8
        assert page.evaluate(COUNT) == (f"{len(cities)} of 8 trips" if cities else "8 trips")


@pytest.mark.parametrize(
    "choice, expected",
    [("favorites", ["Lisbon", "東京", "Bergen"]), ("GR", ["Αθήνα", "Delphi"]), ("Norway", ["Bergen"])])
def test_starts_with_the_settings_filter(site, open_page, choice, expected):
    made = site(sample_trips(), {"filter": choice, **ROOMY})
    made.build()
    page = open_page(made.page).page
    assert page.locator(".card").evaluate_all(VISIBLE) == expected
    choose(page, "all")
    assert len(page.locator(".card").evaluate_all(VISIBLE)) == 8


def test_says_that_there_are_no_favorites(site, open_page):
    made = site([trip()])
    made.build("--set", "filter=favorites")
    page = open_page(made.page).page
    assert page.locator(".card").evaluate_all(VISIBLE) == []
    assert page.locator(".none:visible").inner_text().startswith("No favorites yet.")
    assert page.evaluate(COUNT) == "0 of 1 trip"
    choose(page, "all")
    assert page.locator(".card").evaluate_all(VISIBLE) == ["Bergen"]
    expect(page.locator(".none:visible")).to_have_count(0)


def test_says_that_no_trip_matches(site, open_page):
    made = site([trip()])
    made.build("--set", "filter=Peru")
    page = open_page(made.page).page
    assert page.locator(".card").evaluate_all(VISIBLE) == []
    assert page.locator(".none:visible").inner_text() == "No trip matches the filter of the settings."
    assert page.evaluate(COUNT) == "0 of 1 trip"
    choose(page, "all")
    assert page.locator(".card").evaluate_all(VISIBLE) == ["Bergen"]
    expect(page.locator(".none:visible")).to_have_count(0)


def test_sorts_the_cards(open_page):
    page = open_page("sample").page
    cards = page.locator(".card")
    by_date = ["Lisbon", "東京", "Αθήνα", "Delphi", "Copenhagen", "القاهرة", "Bergen", "São Paulo"]
    # In dollars: 2890, 1249.50, 1120.40 € = 1210.03, 940 € = 1015.20, 760.25, 85.50 € = 92.34.
    by_price = ["東京", "Bergen", "Lisbon", "Αθήνα", "القاهرة", "Delphi", "Copenhagen", "São Paulo"]
    assert cards.evaluate_all(SEEN) == by_date
    choose(page, "price")
    assert cards.evaluate_all(SEEN) == by_price
    choose(page, "date")
    assert cards.evaluate_all(SEEN) == by_date


@pytest.mark.parametrize(
    "sort, cities, chosen",
    [("date", ["A", "B", "C"], "Date"), ("-date", ["C", "B", "A"], "As set"),
     ("-price", ["B", "C", "A"], "Price"), ("price", ["A", "C", "B"], "As set"),
     ("city", ["A", "B", "C"], "As set"), ("-nights", ["C", "A", "B"], "As set")])
def test_starts_with_the_settings_order(site, open_page, sort, cities, chosen):
    made = site(
        [trip(city="A", start="2027-01-01", nights=3, price="1"),
         trip(city="B", start="2027-02-01", nights=1, price="9"),
         trip(city="C", start="2027-03-01", nights=7, price="5")], {"sort": sort})
    made.build()
    page = open_page(made.page).page
    cards = page.locator(".card")
    assert cards.evaluate_all(SEEN) == cities
    assert page.locator("label:has([name=sort]:checked)").inner_text() == chosen
    assert page.locator("[value=set]").count() == (chosen == "As set")
    choose(page, "price")
    assert cards.evaluate_all(SEEN) == ["B", "C", "A"]
    choose(page, "date")
    assert cards.evaluate_all(SEEN) == ["A", "B", "C"]
    if chosen == "As set":
        choose(page, "set")
        assert cards.evaluate_all(SEEN) == cities


def test_opens_a_boarding_pass(open_page):
    page = open_page("sample").page
    card = page.locator(".card", has_text="Bergen")
    ticket = card.locator(".ticket")
    assert not ticket.is_visible()
    press(card)
    expect(ticket).to_be_visible()
    assert ticket.get_attribute("aria-label") == "Boarding pass for Bergen"
    assert card.get_by_role("checkbox", name="Boarding pass for Bergen").is_checked()
    text = ticket.inner_text()
    for part in ["Bergen", "June 12, 2027", "Passenger: Ada Example", "Checked in"]:
        assert part in text
    ring = ticket.locator("svg[role=img]")
    assert ring.get_attribute("aria-label") == "5 of 41 nights"
    press(card)
    expect(ticket).to_be_hidden()


@pytest.mark.parametrize("nights, arcs, share", [(0, 1, None), (3, 2, 0.75), (4, 2, 1.0)])
def test_draws_the_ring(site, open_page, nights, arcs, share):
    others = [] if nights in (0, 4) else [trip(city="Other", start="2027-01-01", nights=1)]
    made = site([trip(nights=nights), *others], ROOMY)
    made.build()
    page = open_page(made.page).page
    press(page.locator(".card", has_text="Bergen"))
    circles = page.locator(".card:has(:checked) svg circle")
    expect(circles).to_have_count(arcs)
    if share:
        drawn, around = map(float, circles.nth(1).get_attribute("stroke-dasharray").split())
        assert (drawn / around, around) == (share, 100)
        # It begins at the top: the ring is turned by a quarter.
        assert circles.nth(1).evaluate("e => getComputedStyle(e).rotate") == "-90deg"


def test_closes_all_cards_and_changes_nothing_else(open_page):
    opened = open_page("sample")
    page = opened.page
    for value in ["orange", "favorites", "price"]:
        choose(page, value)
    click_still(page.locator("label:has([value=years])"))
    chosen = "all => all.filter(e => !e.form && e.checked).map(e => e.value)"
    before = page.locator("input").evaluate_all(chosen)
    assert before == ["orange", "favorites", "price"]
    for card in page.locator(".card.favorite").all():
        press(card)
    expect(page.locator(".card input:checked")).to_have_count(3)
    click_still(page.get_by_role("button", name="Close all"))
    expect(page.locator(".card input:checked")).to_have_count(0)
    expect(page.locator(".ticket:visible")).to_have_count(0)
    assert page.locator("input").evaluate_all(chosen) == before
    # By keyboard too; and Enter on a card sends nothing anywhere.
    page.locator(".card.favorite input").first.press("Space")
    expect(page.locator(".card input:checked")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".card input:checked")).to_have_count(1)
    page.get_by_role("button", name="Close all").press("Enter")
    expect(page.locator(".card input:checked")).to_have_count(0)
    assert page.locator("input").evaluate_all(chosen) == before
    assert page.url.endswith("/index.html") and opened.messages == []


def stops(page, limit=200):
    """What the Tab key stops at, in order, with its place in the document and on the page."""
    found = []
    focused = "[...document.querySelectorAll('*')].indexOf(document.activeElement)"
    for _ in range(limit):
        before = page.evaluate(focused)
        page.keyboard.press("Tab")
        becomes(lambda: page.evaluate(focused) != before, True)
        stop = page.evaluate(
            "() => { const e = document.activeElement; if (e === document.body) return null;"
            "const all = [...document.querySelectorAll('*')]; const box = e.getBoundingClientRect();"
            "return {name: e.closest('.card')?.querySelector('h3 bdi').textContent || e.getAttribute('href')"
            " || e.value || e.tagName, index: all.indexOf(e), isCard: !!e.closest('.card'),"
            "section: [...document.querySelectorAll('header,section')]"
            ".indexOf(e.closest('header,section')),"
            "top: box.top + scrollY, ring: getComputedStyle(e).outlineStyle != 'none'}; }")
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
    for name in ["yellow", "years", "all", "date", "BUTTON"]:
        assert names.count(name) == 1
    assert sum(stop["isCard"] for stop in found) == 8


def test_is_tabbed_through_in_the_order_that_is_seen(open_page):
    page = open_page("sample").page
    choose(page, "price")
    seen = page.locator(".card").evaluate_all(SEEN)
    page.locator("button[type=reset]").focus()
    assert [stop["name"] for stop in stops(page)] == seen
    choose(page, "favorites")
    page.locator("button[type=reset]").focus()
    assert [stop["name"] for stop in stops(page)] == ["東京", "Bergen", "Lisbon"]


def test_is_operated_by_keyboard(open_page):
    page = open_page("sample").page
    cards = page.locator(".card")

    def focused(wanted, what="value"):
        becomes(lambda: page.evaluate(f"document.activeElement.{what}"), wanted)

    page.locator("[value=yellow]").focus()
    page.keyboard.press("ArrowRight")
    becomes(lambda: page.evaluate(COLOUR), HIGHLIGHTS["mint"])
    page.locator("[value=all]").focus()
    page.keyboard.press("ArrowRight")
    becomes(lambda: cards.evaluate_all(VISIBLE), ["Lisbon", "東京", "Bergen"])
    page.keyboard.press("Tab")
    focused("date")
    page.keyboard.press("ArrowDown")
    becomes(lambda: cards.evaluate_all(SEEN), ["東京", "Bergen", "Lisbon"])
    page.keyboard.press("Tab")
    focused("Close all", "textContent")
    page.keyboard.press("Tab")
    focused("Boarding pass for 東京", "ariaLabel")
    page.keyboard.press("Space")
    expect(page.locator(".ticket:visible")).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator(".ticket:visible")).to_have_count(0)


def test_leads_from_the_years_to_the_trip(open_page):
    page = open_page("sample").page
    click_still(page.locator(".grid a", has_text="Bergen"))
    card = page.locator(".card:target")
    expect(card.locator("h3")).to_contain_text("Bergen")
    expect(card).to_be_in_viewport()
    click_still(page.locator(".grid a.two"))
    expect(page.locator(".card:target h3")).to_have_text("Delphi")


def test_has_targets_of_24_pixels(open_page):
    page = open_page("sample", width=320).page
    small = page.evaluate(
        "[...document.querySelectorAll('label, button, input')].map(e => [e.getBoundingClientRect(), e])"
        ".filter(([b]) => b.width < 24 || b.height < 24).map(([b, e]) => e.outerHTML)")
    assert small == []


@pytest.mark.parametrize("motion, scale", [("no-preference", "0.96"), ("reduce", "none")])
def test_gives_way_under_the_finger(open_page, motion, scale):
    page = open_page("sample", reduced_motion=motion).page
    card = page.locator(".card").first
    point(card)
    page.mouse.down()
    becomes(lambda: card.evaluate("e => e.matches(':active')"), True)
    settle(page)
    style = card.evaluate("e => [getComputedStyle(e).scale, getComputedStyle(e).opacity]")
    page.mouse.up()
    assert style == [scale, "0.85" if scale == "0.96" else "1"]


def test_is_the_whole_report_where_has_is_not_known(open_page):
    page = open_page("sample").page
    # What such a browser makes of the style sheet: rules with :has() are dropped, @supports fails.
    page.evaluate(
        "() => { const s = document.querySelector('style'); s.textContent = s.textContent"
        ".replace(/\\/\\*[^]*?\\*\\//g, '').replace('@supports selector(:has(*))', '@supports selector(:nothing(*))')"
        ".replace(/:root,:root:has\\([^{]*{/g, ':root{').replace(/(?<=^|})[^{}@]*:has\\([^{}]*{[^}]*}/gm, ''); }")
    assert ":has(" not in page.locator("style").text_content()
    assert page.locator("input:visible, button:visible, legend:visible").count() == 0
    shown = page.locator(".pass").evaluate_all("all => all.map(e => getComputedStyle(e).display)")
    assert shown == ["block"] * 8
    assert page.locator(".years").is_visible()


def test_answers_with_a_thousand_trips(site, open_page):
    made = site(generate.trips(1000, seed=7, first_year=2000, years=27), generate.settings())
    made.build()
    page = open_page(made.page).page
    count = len(page.locator(".card.favorite").all())
    for value in ["favorites", "price", "all", "mint", "date"]:
        page.evaluate(f"() => {{ document.querySelector('[value={value}]').click(); return {FRAMES}; }}")
        shown = page.locator(".card").evaluate_all(
            "all => all.filter(c => getComputedStyle(c).display != 'none').length")
        assert shown == (count if value in ("favorites", "price") else 1000)
