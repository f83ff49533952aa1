"""The second copy of the log: what a browser has thrown away comes back from it, and what was erased does not."""

import pytest
from playwright.sync_api import expect

from app import App, prepare
from chromium import Chromium
from copies import as_file, is_new, let_in
from earlier import earlier_year
from empty_log import DELETE, EMPTIED, empty_page, is_asked
from eventually import eventually
from log import ALL, Log, contents
from player import GUESSES
from room import NO_ROOM, set_room

# Whether both hold the same.
IS_LEVEL = """async () => {
  const MIRROR = 'timequest-mirror';
  const state = (indexedDB, name) => new Promise((done) => {
    const request = indexedDB.open(name);
    // The app has not made it yet.
    request.onupgradeneeded = () => { request.transaction.abort(); };
    request.onerror = () => done(null);
    request.onsuccess = () => {
      const transaction = request.result.transaction(['operations', 'meta']);
      const count = transaction.objectStore('operations').count();
      const kept = ['device', 'counter', 'notes', 'gate'].map((name) => transaction.objectStore('meta').get(name));
      transaction.oncomplete = () => {
        request.result.close();
        done([count.result, ...kept.map(({ result }) => result)].join());
      };
    };
  });
  if (!(await navigator.storageBuckets.keys()).includes(MIRROR)) return false;
  const bucket = await navigator.storageBuckets.open(MIRROR);
  return await state(indexedDB, 'timequest') === await state(bucket.indexedDB, MIRROR);
}"""
# It opens nothing: whoever opens what is just being thrown away is in its way.
IS_NO_COPY = "async () => !(await navigator.storageBuckets.keys()).includes('timequest-mirror')"
# How many records are in the second copy; none where there is no such copy.
COPIED = """async () => {
  if (!(await navigator.storageBuckets.keys()).includes('timequest-mirror')) return null;
  const bucket = await navigator.storageBuckets.open('timequest-mirror');
  return new Promise((done, failed) => {
    const request = bucket.indexedDB.open('timequest-mirror');
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const count = request.result.transaction('operations').objectStore('operations').count();
      count.onsuccess = () => { request.result.close(); done(count.result); };
    };
  });
}"""
# What goes wrong with the copy in the next page, so often, each as a script.
FAULTS = {
    "it does not open": """
      const openReally = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...parts) {
        if (parts[0] === 'timequest-mirror' && fails()) throw new DOMException('no', 'InvalidStateError');
        return openReally.apply(this, parts);
      };""",
    "it cannot be read": """
      const getAllReally = IDBObjectStore.prototype.getAll;
      IDBObjectStore.prototype.getAll = function (...parts) {
        const request = getAllReally.apply(this, parts);
        if (this.transaction.db.name === 'timequest-mirror' && fails()) this.transaction.abort();
        return request;
      };""",
    "its bucket does not open": """
      const openReally = StorageBucketManager.prototype.open;
      StorageBucketManager.prototype.open = function (...parts) {
        return fails() ? Promise.reject(new DOMException('no', 'UnknownError')) : openReally.apply(this, parts);
      };""",
    "its bucket cannot be looked for": """
      const keysReally = StorageBucketManager.prototype.keys;
      StorageBucketManager.prototype.keys = function () {
        return fails() ? Promise.reject(new DOMException('no', 'UnknownError')) : keysReally.call(this);
      };""",
    "it is out of sight": """
      const keysReally = StorageBucketManager.prototype.keys;
      StorageBucketManager.prototype.keys = async function () { return fails() ? [] : keysReally.call(this); };""",
}
IS_THERE = "() => { testClock.advance(500); return document.querySelector('#app .app:not(.opening)') !== null; }"
IS_TOLD = "() => { testClock.advance(250); return !document.getElementById('trouble').hidden; }"
RESTORED = "the log was gone, and its second copy is the log now"
REFUSED = "if (navigator.storageBuckets) navigator.storageBuckets.open = () => Promise.reject(new DOMException('no', 'UnknownError'));"


def is_level(page):
    eventually(page, IS_LEVEL)


def throw_log_away(app):
    url = app.page.url
    empty_page(app.page, url).evaluate(DELETE)
    app.page.goto(url)
    app.is_open()


def throw_log_away_and_let_fail(app, fault, times):
    """The browser throws the log away, and so often the next page cannot have its second copy."""
    url = app.page.url
    page = empty_page(app.page, url)
    page.evaluate(DELETE)
    page.evaluate("(times) => sessionStorage.setItem('test-fails', times)", times)
    page.add_init_script(f"""
      (() => {{
        let left = Number(sessionStorage.getItem('test-fails'));
        sessionStorage.removeItem('test-fails');
        const fails = () => left > 0 && left-- > 0;
        {FAULTS[fault]}
      }})();
    """)
    page.goto(url)


def begin_anew(app):
    """On the page that says that everything is gone."""
    is_asked(app, EMPTIED)
    app.tap("Begin anew")
    app.set_up()
    app.is_saved()


def test_a_log_that_the_browser_has_thrown_away_is_there_again(app):
    app.begin()
    is_level(app.page)
    before, screen = contents(app.page), app.see()
    throw_log_away(app)
    assert contents(app.page) == before
    assert app.see() == screen
    # It goes on, and so does the copy.
    app.is_at("do")
    app.pass_time(60)
    app.tap("Done")
    app.is_saved()
    is_level(app.page)
    Log(app.page).check()


def test_a_log_of_years_is_copied_piece_by_piece_and_whole(app):
    copies = let_in(app).come_back()
    copies.bring_in(as_file(earlier_year(365)))
    copies.leave()
    is_level(app.page)
    before = contents(app.page)
    throw_log_away(app)
    assert contents(app.page) == before


def test_the_pin_and_what_was_begun_to_be_written_come_back_with_it(app):
    parent = let_in(app)
    parent.open_routine("Morning quest")
    parent.field("Name").fill("Mornings")
    app.is_saved()
    is_level(app.page)
    throw_log_away(app)
    parent.choose_pin()
    app.tap("Morning quest")
    expect(parent.field("Name")).to_have_value("Mornings")


CANNOT_BE_SAID = [fault for fault in FAULTS if fault != "it is out of sight"]


@pytest.mark.parametrize("fault", CANNOT_BE_SAID)
def test_a_copy_that_cannot_be_read_at_first_is_read_again(app, fault):
    app.begin()
    is_level(app.page)
    before = contents(app.page)
    throw_log_away_and_let_fail(app, fault, 4)
    eventually(app.page, IS_THERE)
    assert contents(app.page) == before


@pytest.mark.parametrize("fault", CANNOT_BE_SAID)
def test_where_the_copy_cannot_be_read_no_name_is_given_and_a_later_start_has_it(app, fault, watch):
    app.begin()
    is_level(app.page)
    before = contents(app.page)
    with watch.announced("the second copy of the log cannot be read", app.page):
        throw_log_away_and_let_fail(app, fault, 1000)
        # Sooner than after what it would say that storage does not answer.
        eventually(app.page, IS_TOLD)
    expect(app.page.get_by_role("heading", level=1)).to_have_text("TimeQuest tripped over something")
    assert app.page.evaluate("testDatabase.read()")["device"] == ""
    app.page.get_by_role("button", name="Load again").tap()
    app.is_open()
    assert contents(app.page) == before


def test_a_log_with_nothing_but_a_name_comes_back_from_its_copy(app):
    app.begin()
    is_level(app.page)
    before = contents(app.page)
    throw_log_away_and_let_fail(app, "it is out of sight", 1)
    is_asked(app, EMPTIED)
    app.page.reload()
    app.is_open()
    assert contents(app.page) == before


def test_the_copy_of_another_device_stays_until_there_is_as_much_in_the_log(app):
    app.do_quest(GUESSES)
    app.is_saved()
    is_level(app.page)
    before = contents(app.page)
    throw_log_away_and_let_fail(app, "it is out of sight", 1)
    begin_anew(app)
    app.settle()
    assert app.page.evaluate(COPIED) == len(ALL) > len(Log(app.page).records)
    # What was played is still to be had.
    throw_log_away(app)
    assert contents(app.page) == before

    throw_log_away_and_let_fail(app, "it is out of sight", 1)
    begin_anew(app)
    app.do_quest(GUESSES)
    app.is_saved()
    is_level(app.page)
    assert contents(app.page) != before


def test_the_copy_of_what_somebody_has_erased_does_not_stay(app):
    app.do_quest(GUESSES)
    app.is_saved()
    is_level(app.page)
    throw_log_away_and_let_fail(app, "it is out of sight", 1)
    is_asked(app, EMPTIED)
    app.page.evaluate("testDatabase.putMeta('erased', true)")
    begin_anew(app)
    is_level(app.page)


# Room


@pytest.fixture
def full(on_disk, url, watch):
    """The app on a device that has no room left but for the log and its second copy, in the middle of a quest."""
    watch.expect("a batch could not be stored yet")
    app = App(on_disk().pages[0], url).open()
    app.begin()
    app.is_saved()
    is_level(app.page)
    app.page.context.close()
    # Another life of the browser: this one would remember for a while how much room there was.
    app = App(on_disk().pages[0], url)
    set_room(app.page, url, NO_ROOM)
    app.page.goto(url)
    app.is_at("do")
    return app


def finish_step(app):
    app.pass_time_of_storage(130)
    app.done()
    expect(app.page.get_by_role("alert").filter(has_text="This device is full")).to_be_visible()


def test_the_copy_gives_its_room_and_is_made_again_when_something_is_stored_long_afterwards(full, url):
    finish_step(full)
    eventually(full.page, IS_NO_COPY)
    set_room(full.page, url)
    full.pass_time_of_storage(30)
    full.is_saved()
    full.settle()
    assert full.page.evaluate(IS_NO_COPY)
    full.pass_time_of_storage(30 * 60)
    full.go_on()
    full.is_saved()
    is_level(full.page)


def test_a_copy_in_which_there_is_more_than_in_the_log_gives_no_room(full, url):
    full.page.evaluate("testDatabase.deleteRecords()")
    copied = full.page.evaluate(COPIED)
    assert copied > 0
    finish_step(full)
    full.settle()
    assert full.page.evaluate(COPIED) == copied
    set_room(full.page, url)
    full.pass_time_of_storage(30)
    full.is_saved()


def test_a_killed_chromium_that_deletes_its_database_has_lost_nothing(playwright, watch, url, tmp_path):
    profile, said = tmp_path / "profile", []
    life = start(playwright, watch, profile)
    app = App(life.page, url)
    life.page.goto(url)
    app.set_up()
    is_level(life.page)
    before = contents(life.page)
    life.kill()
    damage(profile)
    life = start(playwright, watch, profile)
    life.page.on("console", lambda message: said.append(message.text))
    try:
        life.page.goto(url)
        app = App(life.page, url)
        app.is_open()
        assert contents(life.page) == before
        assert RESTORED in said
    finally:
        life.kill()


def start(playwright, watch, profile):
    life = Chromium(playwright, profile)
    watch.follow(life.context)
    prepare(life.context)
    return life


def damage(profile):
    """Turns the bits of what leads to the log; the second copy lies elsewhere."""
    files = [file for file in (profile / "Default/IndexedDB").rglob("*") if file.name.startswith("MANIFEST")]
    assert files
    for file in files:
        file.write_bytes(bytes(byte ^ 0xFF for byte in file.read_bytes()))


def test_what_was_erased_stays_erased(app):
    app.begin()
    is_level(app.page)
    app.leave()
    let_in(app).erase()
    is_new(app)
    assert app.page.evaluate("navigator.storageBuckets.keys()") == []


@pytest.mark.parametrize("place", ["refuses", "has none"])
def test_a_place_without_a_second_copy_is_as_good(new_context, url, place):
    context = new_context()
    context.add_init_script(REFUSED if place == "refuses" else "delete Navigator.prototype.storageBuckets;")
    app = App(context.new_page(), url).open()
    app.begin()
    app.is_saved()
    app.page.reload()
    app.is_open()
    Log(app.page).check()
