"""A browser that opens reports from their files and notes everything that it should not see."""

import contextlib
import os
import pathlib

import generate
import pytest
from sites import PATIENCE, Site, hostile_settings, hostile_trips, sample_site, trip
from playwright.sync_api import sync_playwright

ARTEFACTS = pathlib.Path(__file__).parent / "artefacts"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def reports(tmp_path_factory):
    """Builds each named site once and returns it."""
    made = {}

    def make(name):
        if name not in made:
            made[name] = SITES[name](tmp_path_factory.mktemp(name))
            made[name].build()
        return made[name]

    return make


def many(folder):
    return Site(folder, generate.trips(300, seed=7, first_year=2024, years=5), generate.settings())


SITES = {
    "sample": sample_site,
    "empty": lambda folder: Site(folder, [], {}),
    "one": lambda folder: Site(folder, [trip(price="99.95", favorite=True)], {}),
    "many": many,
    "rtl": lambda folder: sample_site(
        folder,
        {"locale": "ar_EG", "title": "رحلات", "travelerName": "آدا", "limits": {"nights": [0, 60]}}),
    "hostile": lambda folder: Site(folder, hostile_trips(), hostile_settings()),
}


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"],
            timeout=PATIENCE * 1000)
        yield browser
        browser.close()


class Opened:
    """An open page with its console, its errors and its requests."""

    def __init__(self, page):
        self.page = page
        self.messages = []
        self.requests = []
        page.on("console", lambda message: self.messages.append(message.text))
        page.on("pageerror", lambda error: self.messages.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))


@pytest.fixture
def open_page(browser, reports):
    """Opens a report: a site's name or a file, and what the browser is to pretend."""
    with contextlib.ExitStack() as stack:

        def open(report, width=1100, height=900, bypass_csp=False, **options):
            file = reports(report).page if isinstance(report, str) else pathlib.Path(report)
            context = browser.new_context(
                viewport={"width": width, "height": height}, bypass_csp=bypass_csp, **options)
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE * 1000)
            opened = Opened(context.new_page())
            opened.page.goto(file.as_uri())
            return opened

        yield open


@pytest.fixture(scope="session")
def artefact():
    ARTEFACTS.mkdir(exist_ok=True)
    return lambda name: str(ARTEFACTS / name)
