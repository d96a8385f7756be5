"""What tests do to an open page, and how they wait for what comes of it."""

import time

from playwright.sync_api import expect

# How many seconds the page may take to be as it should be: a guard alone, as for the program.
PATIENCE = 120
FRAMES = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
MOVING = "document.getAnimations().filter(a => a.playState == 'running').length"

expect.set_options(timeout=PATIENCE * 1000)


def becomes(read, wanted):
    """Waits until what is read is what is wanted: on a busy machine a key or a click may arrive
    after the next call."""
    until = time.monotonic() + PATIENCE
    while (found := read()) != wanted and time.monotonic() < until:
        time.sleep(0.02)
    assert found == wanted


def settle(page):
    """Waits until nothing on the page is on its way from one look to another."""
    page.evaluate(FRAMES)
    becomes(lambda: page.evaluate(MOVING), 0)


def reveal(page, opening=True):
    """Opens every pass, if wanted, and makes the window as tall as the page: cards out of sight are not laid out."""
    if opening:
        page.evaluate("document.querySelectorAll('.card input').forEach(i => i.checked = true)")
    width = page.viewport_size["width"]
    for _ in range(2):
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": min(height + 600, 16000)})
        page.evaluate(FRAMES)
    settle(page)


def stand_still(target):
    """Where a thing is once it is in sight and stands still: what comes into sight is laid out, and
    moves the rest."""
    before = None
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        target.scroll_into_view_if_needed()
        target.page.evaluate(FRAMES)
        place = target.bounding_box()
        if place == before:
            break
        before = place
    return place


def click_still(target):
    stand_still(target)
    target.click()


def choose(page, value):
    click_still(page.locator(f"label:has([value={value}])"))
    expect(page.locator(f"[value={value}]")).to_be_checked()
    settle(page)


def point(card):
    """Moves the mouse to a card."""
    box = stand_still(card)
    card.page.mouse.move(box["x"] + 40, box["y"] + 40)


def press(card):
    point(card)
    card.page.mouse.down()
    card.page.mouse.up()
