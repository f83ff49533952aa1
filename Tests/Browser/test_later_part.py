"""What no quest needs is loaded after the first paint; a quest never waits for it."""

import shutil

import pytest
from playwright.sync_api import expect

from app import App
from log import QUEST, SETUP, Log
from parent import Parent
from player import GUESSES
from publishing import Site, next_site
from versions import has_kept_itself, is_of
from walks import quest_screens

LATER = "**/later/*"
COMING = "One moment ..."
MISSING = "This page is not on your device yet"


@pytest.fixture
def url(server):
    return server.url


class LaterPart:
    """Keeps the later part from every page, until it is let through or refused."""

    def __init__(self, context):
        self._context = context
        self._held = []
        self._is_let_through = False
        context.route(LATER, self._meet)

    def _meet(self, route):
        if self._is_let_through:
            route.continue_()
        else:
            self._held.append(route)

    def come(self):
        self._is_asked_for()
        self._is_let_through = True
        for route in self._held:
            route.continue_()

    def fail(self):
        self._is_asked_for()
        for route in self._held:
            route.abort()
        self._held.clear()

    def _is_asked_for(self):
        [page] = self._context.pages
        for _ in range(300):
            if self._held:
                return
            page.wait_for_timeout(50)
        raise AssertionError("no page has asked for it")


@pytest.fixture
def later_part(context, url):
    """Held back on a phone on which the family was set up before."""
    App(context.new_page(), url).open().page.close()
    return LaterPart(context)


@pytest.fixture
def app(context, later_part, url):
    """At home, without the later part."""
    app = App(context.new_page(), url)
    app.page.goto(url)
    app.is_at("home")
    return app


def heading_is(app, words):
    expect(app.page.get_by_role("heading", level=1)).to_have_text(words)


def test_a_day_of_play_goes_by_while_the_later_part_never_comes(app):
    for move in app.moves(GUESSES):
        move()
    heading_is(app, "One moment ...")
    app.tap("Back")
    app.is_at("home")
    app.page.reload()
    app.is_at("home")
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


# What looks different without the styles that come later; taps and tokens have no look of their own.
CHANGED_BY_ITS_STYLES = """() => {
  const { sheet } = document.querySelector('link[href*="/later/"]');
  const elements = [...document.querySelectorAll('#app, #app *')];
  const look = () => elements.map((element) => {
    const style = getComputedStyle(element);
    return [...style].filter((name) => !/^--|^cursor|pointer-events/.test(name)).map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
  const before = look();
  sheet.disabled = true;
  const after = look();
  sheet.disabled = false;
  return elements.flatMap((element, at) => before[at].filter((value, index) => value !== after[at][index])
    .map((value) => `${element.localName}.${element.getAttribute('class')} ${value}`));
}"""


def test_its_styles_change_no_look_of_the_screens_before_it(app, later_part, watch):
    # What grows is drawn when it is here, and then it needs them.
    watch.expect("ERR_FAILED")
    app.page.route("**/later/evening**", lambda route: route.abort())
    later_part.come()
    app.page.locator('link[href*="/later/"]').wait_for(state="attached")
    app.page.wait_for_function("() => document.querySelector('link[href*=\"/later/\"]').sheet")
    for screen in quest_screens(app):
        if screen == "stats":
            break
        # Of the later part itself.
        if screen.startswith(("finale", "summary")):
            continue
        assert (screen, app.page.evaluate(CHANGED_BY_ITS_STYLES)) == (screen, [])


def test_who_wants_it_early_is_there_as_soon_as_it_has_come(app, later_part):
    app.tap("Settings")
    heading_is(app, COMING)
    later_part.come()
    app.is_at("settings")


def test_who_does_not_want_to_wait_goes_back(app, later_part):
    app.tap("Settings")
    heading_is(app, COMING)
    app.tap("Back")
    app.is_at("home")
    app.tap("Settings")
    app.back()
    app.is_at("home")
    later_part.come()
    app.is_at("home")
    app.start()
    app.is_at("estimate")


def test_where_it_is_missing_the_page_says_so_and_tries_again(app, later_part, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    later_part.fail()
    app.tap("Stats")
    heading_is(app, COMING)
    later_part.fail()
    heading_is(app, MISSING)
    app.tap("Try again")
    heading_is(app, COMING)
    later_part.come()
    app.is_at("stats")


def test_texts_that_are_not_those_of_this_version_are_fetched_again(context, later_part, app):
    later_part.come()
    context.route("**/later/en.table", lambda route: route.fulfill(body="TQT2"))
    app.page.reload()
    app.tap("Settings")
    heading_is(app, MISSING)
    context.unroute("**/later/en.table")
    app.tap("Try again")
    app.is_at("settings")


def test_it_comes_by_itself_when_the_network_is_back(app, later_part, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    app.tap("My patterns")
    later_part.fail()
    heading_is(app, MISSING)
    app.page.evaluate("dispatchEvent(new Event('online'))")
    later_part.come()
    app.is_at("patterns")


def test_a_quest_goes_on_while_it_is_missing(app, later_part, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    later_part.fail()
    for move in app.moves(GUESSES):
        move()
    # What looks back at it is of that part.
    app.page.locator("#app .waiting main").wait_for()
    app.tap("Back")
    app.is_saved()
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


def test_it_may_come_in_the_middle_of_a_quest(app, later_part):
    app.start()
    later_part.come()
    app.settle()
    app.is_at("estimate")
    app.leave()
    app.tap("Settings")
    app.is_at("settings")


def test_a_first_start_waits_for_its_forms(context, url):
    later_part = LaterPart(context)
    app = App(context.new_page(), url)
    app.page.goto(url)
    app.is_at("start")
    app.tap("Try one guess")
    app.tap("Set it up first")
    heading_is(app, COMING)
    later_part.come()
    app.is_at("first-start")


def test_a_first_start_that_was_left_goes_on_when_the_later_part_is_here(context, url, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    app = App(context.new_page(), url)
    app.page.goto(url)
    app.is_at("start")
    app.tap("Try one guess")
    app.tap("Set it up first")
    app.is_at("first-start")
    app.is_saved()
    later_part = LaterPart(context)
    app.page.reload()
    expect(app.page.locator("#app .opening")).to_be_visible()
    later_part.fail()
    heading_is(app, MISSING)
    expect(app.button("Back")).to_have_count(0)
    app.tap("Try again")
    later_part.come()
    app.is_at("first-start")


# The network


# As if this browser had never kept a version.
FORGET_VERSIONS = """async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}"""


def without_later_part(site, folder):
    shutil.copytree(site.folder, folder)
    for file in folder.glob("app/*/later/later.wasm*"):
        file.unlink()
    return Site(folder)


@pytest.fixture
def half(tmp_path):
    """The version of which half arrives."""
    return next_site("half", tmp_path)


@pytest.fixture
def painted(device, server, half, tmp_path, watch):
    """At home after the first paint of a first visit, when the later part could not be loaded any more."""
    watch.expect("404|ERR_|Failed to fetch|HTTP status code is not ok|worker|unknown error occurred when fetching")
    earlier = App(device.new_page(), server.url).open()
    has_kept_itself(earlier.page)
    # Another version, because the browser has all files of this one.
    server.publish(without_later_part(half, tmp_path / "without"))
    earlier.page.evaluate(FORGET_VERSIONS)
    earlier.page.close()
    app = App(device.new_page(), server.url)
    app.page.goto(server.url)
    app.is_at("home")
    return app


def test_a_network_that_dies_after_the_first_paint_is_missed_only_where_it_is_needed(painted, server, half):
    server.stop()
    for move in painted.moves(GUESSES):
        move()
    heading_is(painted, MISSING)
    painted.tap("Back")
    painted.tap("Settings")
    heading_is(painted, MISSING)
    server.publish(half)
    painted.page.evaluate("dispatchEvent(new Event('online'))")
    painted.is_at("settings")


def test_a_version_that_is_gone_from_the_server_gives_way_to_the_newer_one(painted, server, tmp_path):
    """Its later part can come from nowhere any more."""
    painted.tap("Stats")
    heading_is(painted, MISSING)
    newer = next_site("newer", tmp_path)
    server.publish(newer)
    painted.tap("Try again")
    is_of(painted.page, newer)
    painted.is_at("home")


def test_after_one_visit_everything_is_there_without_a_network(kept_app, server):
    server.stop()
    kept_app.reload()
    for name, place in [("Settings", "settings"), ("Stats", "stats"), ("My patterns", "patterns")]:
        kept_app.tap(name)
        kept_app.is_at(place)
        kept_app.back()
        kept_app.is_at("home")
    Parent(kept_app).enter()
    heading_is(kept_app, "Your PIN")
