"""Texts are a file beside the module: the browser's language chooses it, and a long one fits on a phone."""

import shutil
import subprocess

import pytest
from playwright.sync_api import expect

import built
from app import App
from publishing import Server, Site

PIN = "2580"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The app with a second language, which nobody speaks: two fifths longer, accented, in brackets."""
    folder = tmp_path_factory.mktemp("languages")
    parts = folder / "parts"
    shutil.copytree(built.parts(), parts)
    command = [built.command("workshop"), "texts", "--pseudo", "de"]
    subprocess.run([*command, built.ROOT / "Sources/Page/Strings/Tables", parts / "app"], check=True)
    # What is said of the evening's things is as long as it is.
    lines = parts / "app/later/evening"
    shutil.copy(lines / "en.lines", lines / "de.lines")
    page = parts / "index.html"
    page.write_text(page.read_text().replace('data-languages="en"', 'data-languages="en de"'))
    subprocess.run([built.ROOT / "Scripts/pack-site", parts, folder / "site"], check=True)
    return Site(folder / "site")


@pytest.fixture(scope="module")
def url(site, tmp_path_factory):
    server = Server(site, tmp_path_factory.mktemp("server") / "log")
    yield server.url
    server.stop()


@pytest.mark.parametrize(
    ("locale", "language"), [("de-CH", "de"), ("de", "de"), ("en-GB", "en"), ("fr-FR", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(new_context, url, locale, language):
    page = new_context(locale=locale).new_page()
    page.goto(url)
    begin = page.locator(".start .action")
    expect(begin).to_contain_text("Try one guess" if language == "en" else "⟦")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_first_language_that_there_is_wins(new_context, url):
    context = new_context()
    context.add_init_script(
        "Object.defineProperty(navigator, 'languages', { value: ['fr-FR', 'de-AT', 'en'] })"
    )
    page = context.new_page()
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("lang", "de")


# A table that does not fit to the module


@pytest.mark.parametrize("damage", ["cut off", "a byte", "empty"])
def test_a_damaged_table_leads_to_the_page_of_trouble(new_context, url, watch, damage):
    page = new_context().new_page()

    def damaged(route):
        table = bytearray(route.fetch().body())
        table[500] ^= 1
        kept = {"cut off": 400, "empty": 0}.get(damage, len(table))
        route.fulfill(body=bytes(table[:kept]))

    page.route("**/texts/en.table", damaged)
    with watch.announced("the texts are not those of this version", page):
        page.goto(url)
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()


# A long language on a phone


class Screens:
    """Goes through the app by its looks, since nobody knows the words."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def tap(self, selector, number=0):
        self.page.locator(selector).nth(number).tap()

    def first_start(self):
        for screen in ["start", "practice", "who", "starter"]:
            self.app.is_at(screen)
            yield screen
            self.tap(f".{screen} .foot .quiet" if screen == "practice" else f".{screen} .action")
        self.app.is_at("gate")
        yield "a PIN"
        self.page.locator("input.pin").fill(PIN)
        self.tap(".gate .action")
        expect(self.page.locator(".written-code")).to_be_visible()
        yield "the family code"
        self.tap(".gate .card > .quiet:not(.outlined)")
        self.app.is_at("ready")
        yield "hand-over"
        self.tap(".ready .quiet")
        self.app.is_at("practice")
        yield "practice"
        self.tap(".practice .foot .quiet")

    def quest(self):
        self.app.is_at("home")
        yield "home"
        self.tap(".next-quest .action")
        for seconds in [130, 7200, 1]:
            self.app.is_at("estimate")
            self.tap(".estimate button[aria-expanded]")
            yield "estimate"
            self.tap(".quick button", 2)
            self.tap(".foot .action")
            self.app.is_at("do")
            yield "do"
            expect(self.page.locator(".guess-is-safe")).not_to_be_empty()
            self.app.pass_time_of_storage(seconds)
            self.tap(".foot .action")
            if seconds != 130:
                self.app.is_at("asking")
                yield "asking"
                self.tap(".foot button")
            self.app.is_at("reveal")
            yield "reveal"
            self.tap(".foot .action")
        self.app.is_at("summary")
        yield "summary"
        self.tap(".save-bar .action")

    def places(self):
        for number, place in [(1, "patterns"), (2, "stats"), (0, "home")]:
            self.tap(".tabs .tab", number)
            self.app.is_at(place)
            yield place
        self.tap(".make-quest")
        self.app.is_at("templates")
        yield "templates"
        self.tap(".templates .row")
        self.app.is_at("own-quest")
        yield "own quest"
        self.tap(".own-quest .save-bar .action")
        self.app.is_at("home")
        yield "home with a quest"
        self.tap(".status .round")
        self.app.is_at("settings")
        yield "settings"

    def family(self):
        self.tap(".family-link button")
        self.page.locator("input.pin").fill(PIN)
        self.app.is_at("routines")
        for number, place in [(1, "week-page"), (2, "people"), (3, "helps"), (0, "routines")]:
            self.tap(".tabs .tab", number)
            self.app.is_at(place)
            yield place
        self.tap(".routine .name")
        self.app.is_at("editor")
        yield "a routine"

    def all(self):
        yield from self.first_start()
        yield from self.quest()
        yield from self.places()
        yield from self.family()


def test_nothing_scrolls_sideways_in_a_long_language(new_context, url):
    app = App(new_context(locale="de-DE").new_page(), url)
    app.page.goto(url)
    seen = []
    for screen in Screens(app).all():
        seen.append(screen)
        app.settle()
        overflow = app.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert overflow <= 0, screen
    assert len(seen) > 30
