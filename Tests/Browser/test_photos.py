"""Photos in the page: shown from the file beside it, with room kept for them."""

import pictures
import pytest
from playwright.sync_api import expect
from sites import trip
from windows import settle

PICTURES = {
    **pictures.pictures(),
    "drawing.svg":
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>',
    "sized.svg":
        b'<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="36pt"><path d="M0 0h9v9z"/></svg>',
    "東京 (1)%.jpg": pictures.pictures()["turned6.jpg"],
}


@pytest.fixture
def album(site):
    made = site([
        trip(city=name, photo=f"Photos/{name}", photoAlt=f"A view of {name}",
             start=f"20{10 + index}-01-02") for index, name in enumerate(PICTURES)])
    for name, data in PICTURES.items():
        made.write(f"Photos/{name}", data)
    made.build("--strict")
    return made


def test_shows_every_kind_in_its_size(album, open_page):
    opened = open_page(album.page)
    # Those further along the strip are loaded when they come near.
    opened.page.evaluate("document.querySelectorAll('img').forEach(i => i.loading = 'eager')")
    opened.page.evaluate(
        "Promise.all([...document.images].filter(i => !i.complete)"
        ".map(i => new Promise(r => i.onload = i.onerror = r)))")
    shown = opened.page.locator(".strip img").evaluate_all(
        "e => e.map(i => [i.alt, i.naturalWidth, i.naturalHeight, +i.getAttribute('width'),"
        " +i.getAttribute('height')])")
    assert len(shown) == len(PICTURES)
    for alt, width, height, stated_width, stated_height in shown:
        # A view box alone is a shape without a size.
        if alt.endswith("drawing.svg"):
            assert (stated_width, stated_height) == (30, 20)
            assert width * stated_height == height * stated_width
        else:
            assert (width, height) == (stated_width, stated_height), alt
    assert opened.messages == []


def test_is_lazy_and_described(open_page):
    images = open_page("sample").page.locator(".strip img")
    assert images.count() == 2
    for index in range(2):
        image = images.nth(index)
        assert image.get_attribute("loading") == "lazy"
        assert image.get_attribute("decoding") == "async"
        assert image.get_attribute("src").startswith("photos/")
        assert image.get_attribute("alt")


def test_shows_the_photo_with_the_pass(open_page):
    page = open_page("sample").page
    card = page.locator(".card", has=page.locator(".pass img")).first
    card.locator("input").press("Space")
    image = card.locator(".pass img")
    expect(image).to_be_visible()
    settle(card.page)
    assert image.get_attribute("alt")
    box = image.bounding_box()
    wide, tall = (int(image.get_attribute(name)) for name in ("width", "height"))
    assert box["width"] / box["height"] == pytest.approx(wide / tall, rel=0.02)


def test_names_the_first_photo_to_other_sites(site, open_page):
    made = site([trip(photo="gone.jpg"), trip(city="Oslo", start="2028-01-01", photo="a b.gif")],
                {"baseURL": "https://example.org/trips"})
    made.write("a b.gif", next(
        data for name, data in PICTURES.items() if name.endswith(".gif")))
    made.build()
    page = open_page(made.page).page
    named = page.locator("meta[property='og:image']")
    shown = page.locator(".strip img").get_attribute("src")
    assert named.get_attribute("content") == "https://example.org/trips/" + shown


def test_draws_a_postcard_for_a_missing_photo(site, open_page):
    made = site([trip(photo="gone.jpg", photoAlt="The harbour")])
    made.build()
    opened = open_page(made.page)
    assert opened.page.locator("img").count() == 0
    assert opened.page.locator(".strip").inner_text().split() == ["B", "The", "harbour"]
    assert opened.messages == []
