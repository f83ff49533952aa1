"""The second copy of the log: what a browser has thrown away comes back from it, and what was erased does not."""

import pytest
from playwright.sync_api import expect

from app import App, prepare
from chromium import Chromium
from copies import as_file, is_new, let_in
from earlier import earlier_year
from empty_log import DELETE, empty_page
from eventually import eventually
from log import Log, contents

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
RESTORED = "the log was gone, and its second copy is the log now"
REFUSED = "if (navigator.storageBuckets) navigator.storageBuckets.open = () => Promise.reject(new DOMException('no', 'UnknownError'));"


def is_level(page):
    eventually(page, IS_LEVEL)


def throw_log_away(app):
    url = app.page.url
    empty_page(app.page, url).evaluate(DELETE)
    app.page.goto(url)
    app.is_open()


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
