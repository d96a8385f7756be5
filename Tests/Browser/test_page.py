"""The page as a reader finds it: what it is made of, and that nothing in it can run."""

import pytest
from sites import LONG, trip
from windows import becomes, reveal

SITES = ["sample", "empty", "one", "many", "rtl", "hostile"]


@pytest.mark.parametrize("name", SITES)
def test_is_one_quiet_file(open_page, reports, name):
    opened = open_page(name)
    opened.page.wait_for_load_state("load")
    own = reports(name).page.as_uri()
    others = [url for url in opened.requests if url != own and not url.startswith("data:")]
    photos = (reports(name).output / "photos").as_uri()
    assert [url for url in others if not url.startswith(photos)] == []
    assert opened.messages == []


@pytest.mark.parametrize("name", SITES)
def test_has_no_script_and_no_handler(open_page, name):
    page = open_page(name).page
    assert page.locator("script, iframe, object, embed, link[rel=stylesheet], base").count() == 0
    # One form, which sends nothing: it is what the reset button resets.
    forms = page.locator("form").evaluate_all("all => all.map(f => [f.method, f.getAttribute('action')])")
    assert forms in ([], [["dialog", None]])
    assert page.locator("button:not([type=reset]), [type=submit], [type=image]").count() == 0
    handlers = page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes])"
        ".filter(a => a.name.startsWith('on') || /^\\s*javascript:/i.test(a.value))"
        ".map(a => a.name + '=' + a.value)")
    assert handlers == []


def test_allows_no_script(open_page):
    opened = open_page("sample")
    page = opened.page
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    directives = dict(
        (part.split(None, 1) + [""])[:2] for part in policy.split(";") if part.strip())
    assert directives["default-src"] == "'none'"
    assert "script-src" not in directives
    # Whatever the policy says, this is what it must do.
    page.evaluate(
        "() => { const s = document.createElement('script');"
        "s.textContent = 'window.ran = true'; document.head.append(s);"
        "const b = document.createElement('button'); b.setAttribute('onclick', 'window.ran = true');"
        "document.body.append(b); b.click(); }")
    assert page.evaluate("window.ran") is None
    # Messages arrive when they will; asking for something lets them.
    becomes(lambda: page.evaluate("1") and any(
        "Content Security Policy" in message for message in opened.messages), True)


def test_shows_hostile_text_as_text(open_page):
    page = open_page("hostile").page
    assert page.title().startswith("</title><script>alert(5)</script><script>")
    assert any("{{city}}" in text for text in page.locator(".notes").all_text_contents())
    assert page.locator("article").count() == 5
    assert page.locator("img[src=x], .card b, .stays b").count() == 0


def test_has_its_sections_in_order(open_page, reports):
    page = open_page("sample").page
    found = page.evaluate(
        "['.planner', '.strip', '.tiles', '.grid', '.controls [name=filter]',"
        "'.controls [name=sort]', '.cards'].map(s => document.querySelector(s))"
        ".map((e, i, all) => e != null && (i == 0 || (all[i - 1].compareDocumentPosition(e)"
        " & Node.DOCUMENT_POSITION_FOLLOWING) != 0))")
    assert found == [True] * 7
    headings = page.locator("h1, h2, h3").evaluate_all("all => all.map(h => +h.tagName[1])")
    assert headings[0] == 1 and headings.count(1) == 1
    assert all(after - before <= 1 for before, after in zip(headings, headings[1:]))


def test_has_no_years_where_settings_say_so(site, open_page):
    made = site([trip()], {"showsYear": False})
    made.build()
    assert open_page(made.page).page.locator(".grid, .year, [value=years]").count() == 0


@pytest.mark.parametrize(
    "locale, language, direction, starts",
    [("en_US", "en-US", "ltr", "June 12, 2027"), ("ar_EG", "ar-EG", "rtl", "١٢ يونيو، ٢٠٢٧"),
     ("de_DE", "de-DE", "ltr", "12. Juni 2027"), ("he_IL", "he-IL", "rtl", "12 ביוני 2027"),
     ("ja_JP", "ja-JP", "ltr", "2027年6月12日")])
def test_speaks_its_language(site, open_page, locale, language, direction, starts):
    made = site([trip()], {"locale": locale, "title": "Reisen & mehr"})
    made.build()
    page = open_page(made.page).page
    root = page.locator("html")
    assert (root.get_attribute("lang"), root.get_attribute("dir")) == (language, direction)
    assert page.evaluate("getComputedStyle(document.body).direction") == direction
    assert page.title() == "Reisen & mehr"
    date = page.locator("article time").first
    assert date.get_attribute("datetime") == "2027-06-12"
    assert date.inner_text().replace("\u200f", "") == starts


def test_isolates_user_text(open_page):
    page = open_page("sample").page
    loose = page.evaluate(
        "[...document.querySelectorAll('main a:not(.grid a), main h3:not(.year h3), main .city')]"
        ".filter(e => e.textContent.trim() && !e.closest('bdi') && !e.querySelector('bdi'))"
        ".map(e => e.outerHTML)")
    assert loose == []


@pytest.mark.parametrize("name", SITES)
def test_has_no_dangling_reference(open_page, name):
    page = open_page(name).page
    assert page.evaluate(
        "[...document.querySelectorAll('[id]')].map(e => e.id)"
        ".filter((id, i, all) => all.indexOf(id) != i)") == []
    assert page.evaluate(
        "[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.getAttribute('href'))"
        ".filter(h => !document.getElementById(decodeURIComponent(h.slice(1))))") == []
    assert page.evaluate(
        "[...document.querySelectorAll('[aria-labelledby]')]"
        ".map(e => e.getAttribute('aria-labelledby')).filter(i => !document.getElementById(i))") == []


@pytest.mark.parametrize("name", ["sample", "empty", "many", "rtl", "hostile"])
@pytest.mark.parametrize("width", [320, 640, 1100])
def test_never_scrolls_sideways(open_page, artefact, name, width):
    page = open_page(name, width=width).page
    reveal(page)
    page.screenshot(path=artefact(f"{name}-{width}.png"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_never_scrolls_sideways_with_long_names(site, open_page, artefact):
    made = site(
        [trip(city=LONG[:200], country=LONG[:190], price="999999999999", notes=LONG, favorite=True,
              checkedIn=True, photo="p.jpg", photoAlt=LONG),
         trip(city="ア" * 200, country="千" * 200, start="2027-07-01", nights=60)],
        {"title": LONG, "travelerName": LONG})
    made.build()
    page = open_page(made.page, width=320).page
    reveal(page)
    page.screenshot(path=artefact("long-names-320.png"), full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    # Nothing that is shown may be cut off by its box either, but the strip, which scrolls itself.
    assert page.evaluate(
        "[...document.querySelectorAll('h1,h2,h3,p,dd,dt,th,td,label,li,svg')]"
        ".filter(e => !e.closest('.strip') && !e.closest('.filter div') && e.getBoundingClientRect().right > 321)"
        ".map(e => e.outerHTML.slice(0, 80))") == []


def test_means_the_same_without_style(open_page):
    page = open_page("sample").page
    page.evaluate("document.querySelectorAll('style').forEach(s => s.remove())")
    text = page.locator("main").inner_text()
    order = [text.index(word) for word in ["Planner", "Photos", "Summary", "Years", "19 nights away", "Show", "Sort by", "Close all", "Fireworks"]]
    assert order == sorted(order)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1100


# The nights of each grid by the lengths of its runs, and the numbers in a table's columns.
NIGHTS = (
    "all => all.map(g => [...g.querySelectorAll('a:not(.two)')]"
    ".reduce((n, a) => n + +a.style.getPropertyValue('--n'), 0))")
COLUMNS = (
    "all => all.map(t => Object.fromEntries(['trips', 'nights'].map((name, i) => [name,"
    "[...t.tBodies[0].rows].map(r => +r.cells[i + 1].textContent.replace(',', ''))])))")


def test_states_the_same_numbers_everywhere(open_page):
    page = open_page("many").page
    value = "e => e.map(d => d.querySelector('data').value)"
    tiles = dict(zip(
        page.locator(".tiles dt").all_inner_texts(), page.locator(".tiles dd").evaluate_all(value)))
    assert tiles["Trips"] == "300" == str(page.locator("article").count())
    nights = page.locator("article .facts data:first-child").evaluate_all(
        "all => all.map(d => +d.value).reduce((a, b) => a + b, 0)")
    nights = str(nights)
    assert tiles.get("Nights of trips", tiles.get("Nights")) == nights
    assert tiles["Nights away, each once"] == str(sum(page.locator(".grid").evaluate_all(NIGHTS)))
    tables = page.locator("table").evaluate_all(COLUMNS)
    for table in tables:
        assert sum(table["trips"]) == 300 and str(sum(table["nights"])) == nights
    assert tiles["Countries"] == str(len(tables[1]["trips"]))
    assert [table["nights"] for table in tables][0] == page.locator(".stays").evaluate_all(
        "all => all.map(u => [...u.querySelectorAll('data')].reduce((n, d) => n + +d.value, 0))")
    assert tiles["Favorites"] == str(page.locator(".card.favorite").count())
    assert page.locator(".year > p data:first-child").evaluate_all(
        "all => all.map(d => +d.value)") == page.locator(".grid").evaluate_all(NIGHTS)


@pytest.mark.parametrize("highlight", ["yellow", "mint", "orange"])
def test_names_the_highlight_of_the_settings(site, highlight):
    made = site([trip("Oslo")], {"highlight": highlight})
    assert f'data-highlight="{highlight}"' in made.build().read_text()
