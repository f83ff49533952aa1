"""An empty log: what is asked of whoever comes to it, and the copies that are opened there."""

import json
import re

import pytest
from playwright.sync_api import expect

from accessibility import TEXT_AT_200_PERCENT, check
from app import PHONE, App
from copies import as_file, told
from empty_log import EMPTIED, FROM_HOME_SCREEN, MARK, choose, empty, is_asked, open_copy, start
from log import SETUP, Log, contents
from player import GUESSES
from rules import bar_words
from whole_quest import TOTAL

IN_A_WINDOW_OF_ITS_OWN = """(() => {
  const really = globalThis.matchMedia;
  globalThis.matchMedia = (query) => query === '(display-mode: standalone)' ? { matches: true } : really(query);
})();"""

NO_MARKS = """
  Object.defineProperty(globalThis, 'localStorage', {
    get() { throw new DOMException('told to keep nothing', 'SecurityError'); },
  });
"""


@pytest.fixture
def emptied(app, copy):
    """The place in which the player has played, after the browser has cleared its database."""
    return is_asked(empty(app), EMPTIED)


# On the home screen


def test_a_display_of_its_own_is_a_home_screen_too(context, url):
    page = context.new_page()
    page.add_init_script(IN_A_WINDOW_OF_ITS_OWN)
    start(page, url)


def test_start_new_begins_as_a_browser_does_and_asks_no_more(home_screen, url):
    app = start(home_screen, url)
    app.tap("Begin anew")
    app.set_up()
    assert Log(home_screen).check().kinds == SETUP
    app.reload()
    app.is_at("home")


def test_nothing_is_written_before_she_has_answered(home_screen, url):
    app = start(home_screen, url)
    app.page.reload()
    is_asked(app)
    app.show_page(False)
    app.show_page(True)
    app.settle()
    is_asked(app)
    assert home_screen.evaluate(MARK) is None


# A place that has been emptied


def test_an_emptied_place_says_so_and_a_copy_brings_everything_back(app, emptied, copy):
    expect(app.page.get_by_text("Browsers sometimes clear what they have kept.")).to_be_visible()
    open_copy(emptied, copy)
    app.is_at("home")
    assert app.see()["experience"] == bar_words(TOTAL)
    assert contents(app.page) == json.loads(copy.read_text())["operations"]
    app.reload()
    app.is_at("home")
    is_asked(empty(app), EMPTIED)


def test_start_new_in_an_emptied_place_forgets_that_there_was_something(app, emptied):
    emptied.tap("Begin anew")
    app.set_up()
    assert Log(app.page).check().kinds == SETUP
    assert app.page.evaluate(MARK) is None
    app.begin()
    app.is_saved()
    assert app.page.evaluate(MARK) == "1"


def test_a_place_in_which_nobody_has_played_begins_as_ever(app):
    assert app.page.evaluate(MARK) is None
    app.reload()
    assert app.page.evaluate(MARK) is None
    app.is_at("home")


def test_a_browser_that_keeps_no_marks_starts_as_ever(context, url):
    page = context.new_page()
    page.add_init_script(NO_MARKS)
    app = App(page, url).open()
    app.do_quest(GUESSES)
    app.leave()
    app.reload()
    assert app.see()["experience"] == bar_words(TOTAL)


# Files that are no copies


def test_a_damaged_copy_is_refused_with_place_and_reason_and_changes_nothing(emptied, copy):
    lines = copy.read_text().splitlines(keepends=True)
    third = lines[2].replace('"counter"', '"cuonter"')
    choose(emptied, as_file("".join([*lines[:2], third, *lines[3:]])))
    expect(told(emptied.page)).to_have_text(re.compile("^Line 3 of that copy is not as"))
    is_asked(emptied, EMPTIED)

    choose(emptied, as_file("".join(lines)[:-200]))
    expect(told(emptied.page)).to_have_text(re.compile(f"in the middle, in line {len(lines) - 1}[.]"))
    is_asked(emptied, EMPTIED)

    # The same page opens the whole one.
    open_copy(emptied, copy)
    emptied.is_at("home")


OTHER_FILES = {
    "a picture": (b"\x89PNG\r\n\x1a\n\xff", "no copy of TimeQuest"),
    "nothing": (b"", "no copy of TimeQuest"),
    "another schema": (b'{"schema":8,"operations":[]}', "a newer TimeQuest"),
    "nobody in it": (b'{"schema":7,"operations":[]}', "nothing in it yet"),
}


@pytest.mark.parametrize("content, words", OTHER_FILES.values(), ids=OTHER_FILES.keys())
def test_a_file_that_is_no_copy_is_refused(home_screen, url, content, words):
    app = start(home_screen, url)
    choose(app, as_file(content))
    expect(told(home_screen)).to_contain_text(words)
    is_asked(app)


def test_a_copy_that_cannot_be_stored_is_stored_at_the_second_try(home_screen, url, copy, watch):
    app = start(home_screen, url)
    home_screen.evaluate("""() => {
      const put = IDBObjectStore.prototype.put;
      let puts = 0;
      // In the middle of the copy; the second connection fails as well.
      IDBObjectStore.prototype.put = function (...parts) {
        puts += 1;
        if (puts === 5 || puts === 10) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, parts);
      };
    }""")
    with watch.announced("putRecords: this could not be done", home_screen):
        choose(app, copy)
        app.tap("Import")
    watch.expect("no room")
    expect(told(home_screen)).to_contain_text("there was no place for it just now")
    is_asked(app)
    open_copy(app, copy)
    assert contents(home_screen) == json.loads(copy.read_text())["operations"]


def test_a_damaged_record_is_replaced_by_the_whole_one_of_a_copy(app, copy, home_screen, url):
    app.is_at("home")
    records = Log(app.page).records
    page = home_screen
    played = start(page, url)
    Log(page).put([record.damaged() for record in records[:2]])
    open_copy(played, copy)
    assert contents(page) == json.loads(copy.read_text())["operations"]


# Several tabs


def test_the_other_tabs_are_asked_as_well_and_follow_the_answer(home_screen, url, copy):
    app = start(home_screen, url)
    # While the first one loads again, the second gets the pen, and with it the news.
    others = [start(home_screen.context.new_page(), url) for _ in range(2)]
    for other in others:
        other.is_reader()
        expect(other.page.locator(".empty-log .action")).to_be_disabled()
    app.show()
    open_copy(app, copy)
    for other in others:
        other.show()
        other.is_at("home")
        assert other.see()["experience"] == bar_words(TOTAL)


# For everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_about_copies(new_context, url, scheme):
    context = new_context(color_scheme=scheme)
    context.add_init_script(FROM_HOME_SCREEN)
    app = start(context.new_page(), url)
    expect(app.page.get_by_role("heading", level=1)).to_be_focused()
    for choice in [None, b"", b'{"schema":7,']:
        if choice is not None:
            choose(app, as_file(choice))
            expect(told(app.page)).not_to_be_empty()
            # The file has been read.
            expect(app.button("Choose my copy")).to_be_enabled()
        wrong, right = check(app.page)
        assert wrong == []
        assert "target-size" in right


@pytest.mark.parametrize("size", ["320 px wide", "text at 200 %"])
def test_the_page_about_an_empty_log_does_not_scroll_sideways(new_context, url, size):
    width = 320 if size.startswith("320") else 375
    context = new_context(viewport={**PHONE["viewport"], "width": width})
    context.add_init_script(FROM_HOME_SCREEN)
    if size.startswith("text"):
        context.add_init_script(TEXT_AT_200_PERCENT)
    app = start(context.new_page(), url)
    choose(app, as_file(b'{"schema":7,'))
    expect(told(app.page)).not_to_be_empty()
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert app.page.evaluate(overflow) <= 0


def test_both_answers_are_in_sight_on_the_smallest_phone(new_context, url):
    context = new_context(viewport={"width": 320, "height": 568})
    context.add_init_script(FROM_HOME_SCREEN)
    app = start(context.new_page(), url)
    for answer in ["Choose my copy", "Begin anew"]:
        box = app.button(answer).bounding_box()
        assert box["y"] + box["height"] <= 568, answer
