"""What she has done, carried as a file from one place to another; and places that have been emptied."""

import json
import re

import pytest
from playwright.sync_api import expect

from app import PHONE, App
from log import SETUP, Log
from player import GUESSES
from rules import Guess, bar_words
from test_accessibility import check

TOTAL = sum(Guess(*pair).experience for pair in GUESSES)

PLAYED_BEFORE = "Played before in the browser?"
EMPTIED = "TimeQuest's memory here is empty"
MARK = "localStorage.getItem('timequest-used')"

# What browsers say of a page that was opened from the home screen; the first way is that of iPhones.
FROM_HOME_SCREEN = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });"

IN_A_WINDOW_OF_ITS_OWN = """(() => {
  const really = globalThis.matchMedia;
  globalThis.matchMedia = (query) => query === '(display-mode: standalone)' ? { matches: true } : really(query);
})();"""

NO_MARKS = """
  Object.defineProperty(globalThis, 'localStorage', {
    get() { throw new DOMException('told to keep nothing', 'SecurityError'); },
  });
"""

NOTHING = "<!doctype html><title>Nothing</title><link rel=icon href=data:,>"

DELETE = """() => new Promise((deleted, failed) => {
  const request = indexedDB.deleteDatabase('timequest');
  request.onsuccess = deleted;
  request.onerror = request.onblocked = failed;
})"""

# The share sheet of a phone: keeps what it is given, or does what `outcome` says. And counts downloads.
SHARE = """(() => {
  globalThis.testShared = [];
  globalThis.testDownloads = 0;
  const createReally = URL.createObjectURL;
  URL.createObjectURL = (file) => { testDownloads += 1; return createReally(file); };
  Navigator.prototype.canShare = () => true;
  Navigator.prototype.share = async ({ files }) => {
    const outcome = OUTCOME;
    if (outcome) throw new DOMException('not today', outcome);
    for (const file of files) testShared.push([file.name, file.type, await file.text()]);
  };
})();"""


def save_copy(app, folder):
    """From home: saves a copy into the folder; answers its path."""
    app.tap("Settings")
    app.is_at("settings", "Settings")
    with app.page.expect_download() as download:
        app.tap("Save a copy")
    expect(told(app.page)).to_have_text("Your copy is made.")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def told(page):
    return page.locator("#app main [role=status]")


def start(page, url):
    """Loads the page and waits until it asks; answers the app."""
    page.goto(url)
    return is_asked(App(page, url))


def is_asked(app, heading=PLAYED_BEFORE):
    expect(app.page.locator("#app .empty-log h1")).to_have_text(heading)
    assert Log(app.page).records == []
    return app


def choose(app, file):
    with app.page.expect_file_chooser() as chooser:
        app.tap("Open my copy")
    chooser.value.set_files(file)


def open_copy(app, path):
    choose(app, path)
    app.is_open()
    app.is_saved()


def contents(page):
    """The operations as they lie on disk."""
    return [record.content for record in Log(page).records]


@pytest.fixture
def home_screen(new_context):
    """A page in a place of its own, as it is after *Add to Home Screen*."""
    context = new_context()
    context.add_init_script(FROM_HOME_SCREEN)
    return context.new_page()


@pytest.fixture
def copy(app, tmp_path):
    """A copy of a finished quest; and the app in which it was made is at home."""
    app.do_quest(GUESSES)
    app.leave()
    path = save_copy(app, tmp_path)
    app.leave()
    return path


@pytest.fixture
def emptied(app, copy):
    """The place in which she has played, after the browser has cleared its database."""
    return is_asked(empty(app), EMPTIED)


def empty(app):
    assert app.page.evaluate(MARK) == "1"
    url = app.page.url
    # From a page that does not hold the database open.
    app.page.route(url, lambda route: route.fulfill(content_type="text/html", body=NOTHING))
    app.page.goto(url)
    app.page.evaluate(DELETE)
    app.page.unroute(url)
    app.page.goto(url)
    return app


# A copy


def test_a_copy_is_a_file_that_people_can_read(app, copy):
    assert copy.name == "timequest-2026-01-21.json"
    text = copy.read_text()
    assert json.loads(text)["schema"] == 7
    assert json.loads(text)["exportedAt"] == "2026-01-21T06:12:00Z"
    assert json.loads(text)["operations"] == contents(app.page)
    assert len(text.splitlines()) == len(Log(app.page).records) + 2


def test_a_copy_is_made_again_with_what_was_done_since(app, copy, tmp_path):
    app.start_again()
    app.leave()
    again = save_copy(app, tmp_path)
    assert json.loads(again.read_text())["operations"][-1]["kind"] == "session.started"


def test_what_was_typed_before_add_to_home_screen_is_carried_over(app, copy, home_screen, url):
    played = start(home_screen, url)
    open_copy(played, copy)
    played.is_at("home")
    assert played.see() == app.see()
    assert played.see()["experience"] == bar_words(TOTAL)
    assert contents(home_screen) == contents(app.page)
    for one in (played, app):
        one.tap("Stats")
        one.is_at("stats")
    assert played.text(".stats main") == app.text(".stats main")
    played.tap("Quests")

    played.reload()
    played.is_at("home")
    played.start_again()
    played.is_saved()
    new = contents(home_screen)[-1]
    assert new["device"] != contents(app.page)[0]["device"]
    assert (new["counter"], new["kind"]) == (1, "session.started")


def test_a_quest_goes_on_in_the_other_place_where_it_was(app, home_screen, url, tmp_path):
    app.start()
    app.do_step(120, 130)
    app.lock(300)
    app.leave()
    path = save_copy(app, tmp_path)

    played = start(home_screen, url)
    open_copy(played, path)
    played.is_at("do", "Breakfast")
    played.pass_time(570)
    played.done()
    # Two minutes of the first step have passed on the first device's clock alone.
    assert played.see()["guess"] == "5 min"


def test_a_copy_of_a_copy_is_the_same(copy, home_screen, url, tmp_path):
    played = start(home_screen, url)
    open_copy(played, copy)
    (tmp_path / "again").mkdir()
    again = save_copy(played, tmp_path / "again")
    assert again.read_text().splitlines()[1:] == copy.read_text().splitlines()[1:]


@pytest.mark.parametrize("outcome", [None, "AbortError", "NotAllowedError"])
def test_where_files_can_be_shared_the_copy_is_shared(context, url, outcome):
    page = context.new_page()
    page.add_init_script(SHARE.replace("OUTCOME", json.dumps(outcome)))
    app = App(page, url).open()
    app.tap("Settings")
    app.tap("Save a copy")
    # She wanted none after all: nothing is said. Some browsers share no file of this kind: it is downloaded.
    expect(told(page)).to_have_text("" if outcome == "AbortError" else "Your copy is made.")
    expect(app.button("Save a copy")).to_be_enabled()
    shared = page.evaluate("testShared")
    assert [name for name, *_ in shared] == ([] if outcome else ["timequest-2026-01-21.json"])
    if not outcome:
        assert shared[0][1] == "application/json"
        assert json.loads(shared[0][2])["operations"] == contents(page)
    assert page.evaluate("testDownloads") == (1 if outcome == "NotAllowedError" else 0)


def test_when_no_copy_can_be_made_it_says_so_and_everything_is_as_it_was(app, watch):
    app.tap("Settings")
    app.page.evaluate("() => { URL.createObjectURL = () => { throw new Error('no files today'); }; }")
    with watch.announced("handOver: this could not be done", app.page):
        app.tap("Save a copy")
    expect(told(app.page)).to_have_text("No copy this time. Everything here is as it was.")
    assert Log(app.page).check().kinds == SETUP


def test_back_leads_from_settings_home(app):
    app.tap("Settings")
    app.is_at("settings")
    app.back()
    app.is_at("home")


# On the home screen


def test_a_display_of_its_own_is_a_home_screen_too(context, url):
    page = context.new_page()
    page.add_init_script(IN_A_WINDOW_OF_ITS_OWN)
    start(page, url)


def test_start_new_begins_as_a_browser_does_and_asks_no_more(home_screen, url):
    app = start(home_screen, url)
    app.tap("Start new")
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
    emptied.tap("Start new")
    app.set_up()
    assert Log(app.page).check().kinds == SETUP
    assert app.page.evaluate(MARK) is None
    app.start()
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
    "another schema": (b'{"schema":8,"operations":[]}', "a TimeQuest that this one cannot read"),
    "nobody in it": (b'{"schema":7,"operations":[]}', "nothing in it yet"),
}


@pytest.mark.parametrize("content, words", OTHER_FILES.values(), ids=OTHER_FILES.keys())
def test_a_file_that_is_no_copy_is_refused(home_screen, url, content, words):
    app = start(home_screen, url)
    choose(app, as_file(content))
    expect(told(home_screen)).to_contain_text(words)
    is_asked(app)


def as_file(content):
    buffer = content if isinstance(content, bytes) else content.encode()
    return {"name": "timequest-2026-01-21.json", "mimeType": "application/json", "buffer": buffer}


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
            expect(app.button("Open my copy")).to_be_enabled()
        wrong, right = check(app.page)
        assert wrong == []
        assert "target-size" in right


@pytest.mark.parametrize("size", ["320 px wide", "text at 200 %"])
def test_the_page_about_an_empty_log_does_not_scroll_sideways(new_context, url, size):
    width = 320 if size.startswith("320") else 375
    context = new_context(viewport={**PHONE["viewport"], "width": width})
    context.add_init_script(FROM_HOME_SCREEN)
    if size.startswith("text"):
        context.add_init_script(
            "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
        )
    app = start(context.new_page(), url)
    choose(app, as_file(b'{"schema":7,'))
    expect(told(app.page)).not_to_be_empty()
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert app.page.evaluate(overflow) <= 0
