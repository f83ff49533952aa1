"""What kills apps that keep everything on the device, done to this one: a test for each known death.

The files named after a part of the app go deeper: test_storage.py, test_tabs.py, test_updates.py, test_clock.py.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from app import App
from empty_log import empty_page
from eventually import eventually
from log import ALL, QUEST, SETUP, Log, record_of, renamed
from patience import milliseconds
from player import GUESSES, STEPS
from room import NO_ROOM, set_room
from rules import bar_words
from versions import has_kept_itself
from whole_quest import TOTAL, is_finished

MINUTE = 60
HOUR = 60 * MINUTE


@pytest.fixture
def url(server):
    return server.url


def heading(page, words):
    expect(page.get_by_role("heading", level=1)).to_have_text(words)
    expect(page.locator("main:visible")).to_have_count(1)


# The connection to the database is cut while the page is in the background.


def test_a_connection_that_is_cut_in_the_background_costs_nothing(app):
    for move in app.moves():
        app.show_page(False)
        app.page.evaluate("testDatabase.cutConnections()")
        app.show_page(True)
        move()
    is_finished(app)


# The browser clears away what it was not asked to keep.


def test_after_the_first_finished_quest_the_browser_is_asked_to_keep_what_is_stored(context, url):
    page = context.new_page()
    page.add_init_script("""
      globalThis.asked = 0;
      StorageManager.prototype.persist = async () => { asked += 1; return true; };
    """)
    app = App(page, url).open()
    for move in app.moves():
        assert page.evaluate("asked") == 0
        move()
    app.is_saved()
    assert page.evaluate("asked") == 1


# Two devices have gone on without each other: both are right.


def test_what_another_device_has_done_is_added_and_nothing_is_chosen(app):
    app.do_quest(GUESSES)
    app.is_saved()
    log = Log(app.page)
    played = [record.content for record in log.records[len(SETUP) :]]
    log.put([record_of(renamed(operation, 1) | {"device": "f" * 32}) for operation in played])
    app.reload()
    app.is_at("home")
    assert app.see()["experience"] == bar_words(2 * TOTAL)
    assert len(log.reread().records) == len(ALL) + len(played)


# An old tab overwrites what a new one has written.


def test_a_page_of_an_older_version_stops_writing_when_a_newer_one_changes_the_database(app, url, watch):
    watch.expect("VersionError")
    app.begin()
    app.is_saved()
    written = Log(app.page).check()
    # The old page lets go of the database by itself.
    empty_page(app.page.context.new_page(), url).evaluate(CHANGE_DATABASE)
    heading(app.page, "TimeQuest tripped over something")
    app.page.get_by_role("button", name="Load again").tap()
    heading(app.page, "TimeQuest tripped over something")
    assert written.reread().check().kinds == SETUP + QUEST[0]


def test_a_page_of_an_older_version_that_wakes_up_to_a_newer_database_writes_nothing(app, url, watch):
    watch.expect("VersionError|could not be stored")
    app.begin()
    app.is_saved()
    newer = empty_page(app.page.context.new_page(), url)
    app.page.evaluate("testDatabase.cutConnections()")
    newer.evaluate(CHANGE_DATABASE)
    # A page that has opened its storage again by then is told of the change, and finds out before anybody taps.
    with suppress(TimeoutError):
        app.button("Done").tap(timeout=milliseconds(3_000))
    heading(app.page, "TimeQuest tripped over something")
    assert Log(app.page).check().kinds == SETUP + QUEST[0]


CHANGE_DATABASE = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open('timequest', 2);
  request.onsuccess = () => {
    request.result.close();
    resolve();
  };
  request.onerror = () => reject(request.error);
})"""


# The device is full.


def test_on_a_full_device_the_quest_goes_on_and_everything_is_saved_when_there_is_room(on_disk, url, watch):
    watch.expect("a batch could not be stored yet")
    app = App(on_disk().pages[0], url).open()
    app.moves()[0]()
    app.is_saved()
    app.page.context.close()
    # Another life of the browser: this one would remember for a while how much room there was.
    app = App(on_disk().pages[0], url)
    set_room(app.page, url, NO_ROOM)
    app.page.goto(url)
    app.is_at("do")
    notice = app.page.get_by_role("alert").filter(has_text="This device is full")
    expect(notice).to_have_count(0)
    _, _, go_on, *moves = app.moves()
    app.pass_time_of_storage(GUESSES[0][1])
    app.done()
    expect(notice).to_be_visible()
    go_on()
    expect(notice).to_be_visible()
    assert app.see()["saving"] == ""
    assert Log(app.page).check().kinds == SETUP + QUEST[0]

    set_room(app.page, url)
    app.pass_time_of_storage(30)
    app.is_saved()
    expect(notice).to_have_count(0)
    for move in moves:
        move()
    is_finished(app)


def test_on_a_device_that_is_full_from_the_start_a_page_says_so(context, url, watch):
    page = empty_page(context.new_page(), url)
    set_room(page, url, NO_ROOM)
    with watch.announced("QuotaExceededError", page):
        page.goto(url)
    heading(page, "This device is full")
    set_room(page, url)
    app = App(page, url).open()
    assert Log(app.page).check().kinds == SETUP


# Storage that keeps nothing, or answers never.


BLOCKED = {
    "throws": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "fails": """
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException('no', 'InvalidStateError') };
        queueMicrotask(() => request.onerror());
        return request;
      };""",
    "is not there": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
    "is null": "Object.defineProperty(globalThis, 'indexedDB', { value: null });",
    "throws at its name": """
      const no = { get() { throw new DOMException('no', 'SecurityError'); } };
      Object.defineProperty(globalThis, 'indexedDB', no);
      Object.defineProperty(globalThis, 'localStorage', no);
      Object.defineProperty(Navigator.prototype, 'storageBuckets', no);""",
    "gives no channels": "BroadcastChannel = class { constructor() { throw new DOMException('no', 'SecurityError'); } };",
    "gives no locks": "LockManager.prototype.request = async () => { throw new DOMException('no', 'SecurityError'); };",
    "is not allowed": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'NotAllowedError'); };",
}


@pytest.mark.parametrize("block", BLOCKED.values(), ids=BLOCKED.keys())
def test_a_browser_that_keeps_nothing_gets_a_page_that_says_so(context, url, watch, block):
    page = context.new_page()
    page.add_init_script(block)
    said = "^(console error: )?(SecurityError|InvalidStateError|NotSupportedError|NotAllowedError)"
    with watch.announced(said, page):
        page.goto(url)
    # At once: the clock stands in this test, so nothing waits for its patience to end.
    heading(page, "TimeQuest needs a place to remember")
    expect(page.get_by_text("This browser keeps nothing between visits")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)


def test_storage_that_fails_for_once_is_there_when_the_page_is_loaded_again(context, url, watch):
    page = context.new_page()
    page.add_init_script("""
      if (!sessionStorage.failed) {
        sessionStorage.failed = true;
        IDBFactory.prototype.open = () => { throw new DOMException('lost', 'UnknownError'); };
      }""")
    with watch.announced("UnknownError", page):
        page.goto(url)
    heading(page, "TimeQuest tripped over something")
    page.get_by_role("button", name="Load again").tap()
    App(page, url).is_open()


def test_storage_that_does_not_answer_is_told_and_what_it_says_late_is_good(app, watch):
    page = app.page
    page.add_init_script("globalThis.testDatabase?.holdOpening()")
    page.reload()
    with watch.announced("storage does not answer", page):
        eventually(page, "() => document.querySelector('#app .opening') !== null && testDatabase.isHeld()")
        # Nobody waits for storage before the program is there, which nothing shows.
        eventually(page, "() => { testClock.advance(15_000); return !document.getElementById('trouble').hidden; }")
    heading(page, "TimeQuest tripped over something")
    page.evaluate("testDatabase.goOnOpening()")
    app.is_at("home")
    expect(page.locator("#trouble")).to_be_hidden()


# Stuck after a long sleep or an update; more in test_updates.py.


def test_after_two_hours_in_the_background_the_quest_goes_on_whatever_was_ended_meanwhile(
    new_context, server, url
):
    context = new_context(service_workers="allow")
    app = App(context.new_page(), url).open()
    has_kept_itself(app.page)
    app.start()
    app.lock(90 * MINUTE)
    app.is_saved()
    app.show_page(False)
    server.stop()
    app.page.evaluate("testDatabase.cutConnections()")
    stop_workers(context.new_cdp_session(app.page))
    app.sleep(2 * HOUR)
    app.show_page(True)
    app.is_at("do", STEPS[0])
    app.pass_time(5 * MINUTE)
    app.done()
    assert app.see()["truth"] == "2 h 5 min"
    app.reload()
    app.is_at("reveal", STEPS[0])


def stop_workers(session):
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")


# A clock that counts its own ticks; more in test_clock.py.


def test_a_step_takes_as_long_as_the_clock_on_the_wall_says_and_not_as_the_page_was_awake(app):
    app.start()
    app.lock(10 * MINUTE)
    app.is_saved()
    app.pass_time(2 * MINUTE)
    app.show_page(False)
    app.sleep(10 * MINUTE)
    app.show_page(True)
    app.pass_time(30)
    app.done()
    assert app.see()["truth"] == "12 min 30 s"
