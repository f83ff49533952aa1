"""Several tabs: one writes, the others show what it does."""

import time

import pytest
from playwright.sync_api import expect

from app import App
from eventually import eventually
from log import ALL, QUEST, SETUP, Log
from player import LOOK_BACK
from rules import bar_words
from tabs import open_tab, take_over
from whole_quest import TOTAL


@pytest.fixture
def other(app, context, url):
    """A second tab, opened after the first."""
    return open_tab(context, url)


# The ways from home to the other places: above what can be done there, and below.
SETTINGS = "Settings"
# What changes nothing of the log stands open to every tab.
PLACES = ["Quests", "My patterns", "Stats"]


def can_do_nothing_but(tab, *names):
    """Whether these are the only buttons that are not disabled."""
    enabled = tab.page.locator("#app button:not(:disabled)")
    expect(enabled).to_have_count(len(names))
    named = "(buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent)"
    assert enabled.evaluate_all(named) == list(names)


def shows_the_same(tab, other, patience=20):
    """Whether a tab comes to show what another one shows, apart from the notice and what is being saved.

    Both are asked each time: a tab that was too late takes back what it showed, and a finale stands still in a tab that
    nobody looks at.
    """
    tab.show()
    end = time.monotonic() + patience
    while (wanted := shared(other)) != (seen := shared(tab, wanted)):
        assert time.monotonic() < end, f"{seen} is not {wanted}"
        for shown in (tab, other):
            shown.end_finale()
        time.sleep(0.05)


def shared(tab, wanted=None):
    """What any tab shows alike; with `wanted`, nothing but its parts."""
    own = {"isReader", "saving", "isSaved", "isSafe"}
    seen = tab.see()
    # What is chosen is a tab's own, until it is locked in.
    if (wanted or seen)["screen"] == "estimate":
        own.add("guess")
    names = seen if wanted is None else wanted
    return {name: seen.get(name) for name in names if name not in own}


def test_the_second_tab_shows_everything_and_changes_nothing(app, other):
    other.is_reader()
    app.is_writer()
    assert other.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]
    can_do_nothing_but(other, "Go on here", SETTINGS, "Make a quest", *PLACES)
    other.button("Start Morning quest").dispatch_event("click")
    other.settle()
    other.is_at("home")
    assert Log(other.page).check().kinds == SETUP


@pytest.mark.parametrize("moves", range(len(QUEST)))
def test_a_tab_opened_in_the_middle_of_a_quest_shows_where_it_is(app, context, url, moves):
    for move in app.moves()[: moves + 1]:
        move()
    app.is_saved()
    tab = open_tab(context, url)
    tab.is_reader()
    leave = "Leave this quest for now"
    quick = [f"{minutes}\u00a0min" for minutes in (1, 3, 5, 10, 20, 30)]
    if app.see()["screen"] == "summary":
        can_do_nothing_but(tab, "Go on here", SETTINGS, "Make a quest", LOOK_BACK.replace(" ,", ","), *PLACES)
        tab.tap(LOOK_BACK)
    elif app.see()["screen"] == "estimate":
        can_do_nothing_but(tab, "Go on here", leave, *quick, "Type it")
    elif app.see()["screen"] == "do":
        can_do_nothing_but(tab, "Go on here", "Leave for now, the step goes on")
    else:
        can_do_nothing_but(tab, "Go on here", leave)
    shows_the_same(tab, app)


def test_one_tap_takes_over_and_the_first_tab_shows_what_the_second_does(app, other):
    begin, *rest = other.moves()
    take_over(other)
    app.is_reader()
    other.show()
    begin()
    other.is_saved()
    # The first tab stays where its player has left it, and knows of the quest.
    app.show()
    expect(app.page.get_by_text("Under way, 3 steps to go")).to_be_visible()
    can_do_nothing_but(app, "Go on here", SETTINGS, "Make a quest", *PLACES)
    other.show()
    for move in rest:
        move()
    other.is_saved()
    app.show()
    expect(app.page.get_by_text("All lanterns lit")).to_be_visible()
    expect(app.page.locator(".level .hidden-text")).to_have_text(f", {bar_words(TOTAL)}")
    assert Log(app.page).check().kinds == ALL


def test_a_tab_in_the_quest_follows_the_one_that_writes(app, context, url):
    start, *rest = app.moves()
    start()
    app.is_saved()
    follower = open_tab(context, url)
    for move in rest:
        shows_the_same(follower, app)
        app.show()
        move()
        app.is_saved()
    shows_the_same(follower, app)


def test_writes_of_two_tabs_in_quick_alternation_are_all_kept(app, context, url):
    app.begin()
    app.is_saved()
    tabs = [app, open_tab(context, url)]
    for number in range(1, len(QUEST)):
        tab = tabs[number % 2]
        minute_passes(*tabs)
        take_over(tab)
        decide(tab)
        # Each does the next move of the quest where the other one has left it.
        before = where(tab)
        tab.page.locator("#app button.action").tap()
        has_left(tab, before)
    for tab in tabs:
        tab.show()
        tab.is_at("summary")
        tab.is_saved()
    shows_the_same(tabs[0], tabs[1])
    assert Log(app.page).check().kinds == ALL


def test_a_move_at_the_very_moment_in_which_another_tab_takes_over_happens_once(app, context, url):
    app.begin()
    app.is_saved()
    writer, reader = app, open_tab(context, url)
    for _ in QUEST[1:]:
        minute_passes(writer, reader)
        decide(writer, reader)
        before = where(writer)
        click = "(button) => document.querySelector(button).click()"
        reader.page.evaluate(click, "#app .notice button")
        writer.page.evaluate(click, "#app button.action")
        writer, reader = reader, writer
        reader.is_reader()
        writer.is_writer()
        # Too late for the one tab, it is the other one's turn.
        shows_the_same(writer, reader)
        if where(writer) == before:
            # It may have come to this screen after the choice.
            decide(writer)
            writer.page.locator("#app button.action").tap()
            has_left(writer, before)
    for tab in (writer, reader):
        tab.show()
        tab.is_at("summary")
        tab.is_saved()
    assert Log(app.page).check().kinds == ALL


def decide(*tabs):
    """Each tab for itself."""
    for tab in tabs:
        tab.page.evaluate("document.querySelector('#app .quick button')?.click()")


def minute_passes(*tabs):
    """Nothing is done in no time."""
    for tab in tabs:
        tab.pass_time_of_storage(60)


def where(tab):
    seen = tab.see()
    return [seen["screen"], seen["heading"]]


def has_left(tab, before):
    tab.page.wait_for_function(
        "([screen, heading]) => testSee().screen !== screen || testSee().heading !== heading",
        arg=before,
    )


def test_taking_over_twice_in_a_row_is_taking_over_once(app, other):
    other.page.evaluate("""() => {
      const button = document.querySelector('.notice button');
      for (let time = 0; time < 3; time++) button.click();
    }""")
    app.is_reader()
    other.is_writer()
    other.begin()
    other.is_saved()
    app.is_reader()
    other.is_writer()
    take_over(app)
    other.is_reader()


def test_when_the_writer_is_closed_the_reader_becomes_the_writer_by_itself(app, other):
    app.start()
    app.is_saved()
    app.page.close()
    other.is_writer()
    other.is_at("home")
    for move in other.moves():
        move()
    other.is_at("summary")
    other.is_saved()
    assert Log(other.page).check().kinds == ALL


def test_when_the_writer_is_closed_one_of_many_readers_becomes_the_writer(app, other, context, url):
    third = open_tab(context, url)
    third.is_reader()
    app.page.close()
    other.is_writer()
    third.is_reader()
    other.page.close()
    third.is_writer()


def test_two_tabs_at_once_on_a_new_device_set_up_one_quest(context, url):
    pages = [context.new_page() for _ in range(3)]
    for page in pages:
        page.goto(url, wait_until="commit")
    tabs = [App(page, url) for page in pages]
    for tab in tabs:
        tab.show()
        expect(tab.button("Try one guess")).to_be_visible()
    (writer,) = [tab for tab in tabs if not tab.see()["isReader"]]
    writer.show()
    writer.set_up()
    for tab in tabs:
        tab.show()
        tab.is_at("home")
        tab.is_saved()
        expect(tab.page.get_by_role("heading", level=2)).to_have_text("Morning quest")
    assert sorted(tab.see()["isReader"] for tab in tabs) == [False, True, True]
    assert Log(pages[0]).check().kinds == SETUP


# Tabs that load slowly: they ask for the pen and read the log before their module is there.


def test_a_tab_that_loads_slowly_shows_what_was_stored_meanwhile(context, url):
    first, second = SlowTab(context, url), SlowTab(context, url)
    first.load()
    second.load()
    second.app.is_reader()
    shows_the_same(second.app, first.app)


def test_a_tab_that_loads_slowly_and_becomes_the_writer_sets_up_nothing_twice(context, url):
    first, second = SlowTab(context, url), SlowTab(context, url)
    first.load()
    first.app.begin()
    first.app.is_saved()
    first.app.page.close()
    eventually(second.page, "async () => (await navigator.locks.query()).pending.length === 0")
    second.load()
    second.app.is_writer()
    second.app.is_at("do")
    second.app.pass_time(130)
    second.app.done()
    second.app.is_saved()
    assert Log(second.page).check().kinds == SETUP + QUEST[0] + QUEST[1]


def test_a_tab_that_loads_slowly_and_has_lost_the_pen_meanwhile_is_a_reader(context, url):
    first, second = SlowTab(context, url), SlowTab(context, url)
    second.load()
    second.app.is_reader()
    take_over(second.app)
    second.app.set_up()
    first.load()
    first.app.is_reader()
    shows_the_same(first.app, second.app)
    assert Log(first.page).check().kinds == SETUP


class SlowTab:
    """Has read its log and waits for its module."""

    def __init__(self, context, url):
        self._held = []
        self.page = context.new_page()
        self.app = App(self.page, url)
        self.page.route("**/app.wasm", lambda route: self._held.append(route))
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_function("() => globalThis.testDatabase?.logsRead() > 0")

    def load(self):
        for route in self._held:
            route.continue_()
        self.app.show()
        self.app.is_open()
        if not self.app.see()["isReader"]:
            if self.app.button("Try one guess").is_visible():
                self.app.set_up()
            self.app.is_saved()
