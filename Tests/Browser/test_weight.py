"""What the page weighs, what it says to other sites, and that very many trips still open."""

import re

import generate
import pytest
from playwright.sync_api import expect
from sites import trip
from windows import press

HEAD = {"title": "Trips & <more>", "baseURL": "https://example.org/trips"}


def test_is_light_with_eight_trips(reports):
    assert len(reports("sample").page.read_bytes()) < 60_000


def test_grows_by_little_with_each_trip(site):
    sizes = {}
    for count in [300, 1300]:
        made = site(generate.trips(count, seed=7, first_year=2000, years=27), generate.settings())
        sizes[count] = len(made.build().read_bytes())
    print(f"{sizes[300]:,} and {sizes[1300]:,} bytes")
    assert (sizes[1300] - sizes[300]) / 1000 < 2_500


def test_opens_and_scrolls_with_ten_thousand_trips(site, open_page):
    made = site(generate.trips(10_000, seed=7, first_year=2000, years=27), generate.settings())
    made.build()
    page = open_page(made.page).page
    assert page.locator(".card").count() == 10_000
    assert page.locator(".year").count() >= 27
    last = page.locator(".card").last
    press(last)
    expect(last.locator(".ticket")).to_be_visible()


def test_tells_other_sites_what_it_is(site, open_page):
    made = site([trip()], HEAD)
    made.build()
    page = open_page(made.page).page
    meta = {
        name: content for name, content in page.locator("meta[content]").evaluate_all(
            "all => all.map(m => [m.getAttribute('property') || m.name, m.content])")}
    summary = "1 trip, 5 nights, 1 country"
    assert page.title() == meta["og:title"] == "Trips & <more>"
    assert meta["description"] == meta["og:description"] == summary
    assert meta["og:type"] == "website"
    assert meta["og:url"] == "https://example.org/trips/"
    assert page.locator("link[rel=canonical]").get_attribute("href") == "https://example.org/trips/"
    assert meta["color-scheme"] == "light dark"
    schemes = page.locator("meta[name=theme-color]").evaluate_all("all => all.map(m => m.media)")
    assert schemes == ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"]


def test_names_no_address_without_one(open_page):
    page = open_page("one").page
    assert page.locator("link[rel=canonical], meta[property='og:url'], meta[property='og:image']").count() == 0


@pytest.mark.parametrize("name", ["sample", "rtl", "many"])
def test_gives_numbers_and_dates_to_programs(open_page, name):
    page = open_page(name).page
    assert page.locator("time:not([datetime]), data:not([value])").count() == 0
    dates = page.locator("time").evaluate_all("all => all.map(t => t.dateTime)")
    assert dates and all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
    values = page.locator("data").evaluate_all("all => all.map(d => d.value)")
    assert values and all(re.fullmatch(r"\d+(\.\d+)?", value) for value in values)
