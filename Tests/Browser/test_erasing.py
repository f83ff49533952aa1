"""Everything on a device is erased: nothing is left of it, and nothing is erased by accident."""

import json

from playwright.sync_api import expect

from copies import Copies, is_new
from empty_log import MARK
from log import SETUP, Log, contents
from rules import bar_words
from tabs import reading_tab
from whole_quest import TOTAL


def test_erasing_leaves_nothing_behind(played):
    parent = Copies(played).go()
    page = parent.page
    assert page.evaluate(MARK) == "1"
    device = Log(page).records[0].content["device"]
    page.evaluate("localStorage.setItem('timequest-drafts', '[]')")
    page.evaluate("localStorage.setItem('timequest-look', '2')")
    with page.expect_navigation():
        parent.erase("erase")
    is_new(played)
    assert page.evaluate("testDatabase.read()")["gate"] == ""
    kept = page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    assert [name for name in kept if name.startswith("timequest")] == []
    played.set_up()
    log = Log(page).check()
    assert log.kinds == SETUP
    assert log.records[0].content["device"] != device


def test_what_was_erased_stays_so_when_a_crash_brings_its_marks_back(played):
    Copies(played).go().erase()
    is_new(played)
    played.page.evaluate("localStorage.setItem('timequest-used', '1')")
    played.page.evaluate("localStorage.setItem('timequest-look', '2')")
    played.page.reload()
    is_new(played)
    assert played.page.evaluate("Object.keys(localStorage)") == []


def test_erasing_cannot_be_hit_by_accident(copies):
    copies.ask_to_erase()
    button = copies.app.button("Erase everything here")
    expect(button).to_be_disabled()
    for word in ["ERAS", "ERASER", "yes"]:
        copies.page.get_by_label("Type ERASE to go on").fill(word)
        expect(button).to_be_disabled()
    copies.app.tap("Keep everything")
    expect(button).to_have_count(0)
    assert Log(copies.page).check().kinds == SETUP


def test_a_copy_is_offered_before(copies, tmp_path):
    copies.ask_to_erase()
    with copies.page.expect_download() as download:
        copies.app.tap("Save a copy first")
    assert json.loads(download.value.path().read_text())["operations"] == contents(copies.page)
    expect(copies.page.get_by_text("Your copy is made.")).to_be_visible()


def test_what_cannot_be_erased_is_all_there(played, watch):
    parent = Copies(played).go()
    before = contents(parent.page)
    parent.page.evaluate(
        """() => {
          const put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = function (value, key) {
            const request = put.call(this, value, key);
            // All of it is done, and the device says no.
            if (key === 'erased') this.transaction.abort();
            return request;
          };
        }"""
    )
    with watch.announced("erase: this could not be done", parent.page):
        parent.erase()
    expect(parent.page.get_by_text("Nothing has been erased.")).to_be_visible()
    assert contents(parent.page) == before
    assert parent.page.evaluate(MARK) == "1"
    parent.app.reload()
    assert parent.app.see()["experience"] == bar_words(TOTAL)


def test_the_other_tabs_begin_anew_as_well(played, url):
    other = reading_tab(played.page.context, url)
    played.show()
    parent = Copies(played).go()
    parent.erase()
    is_new(played)
    other.show()
    is_new(other)


def test_a_tab_that_heard_of_nothing_writes_no_old_batch_into_the_new_log(played, url):
    """While the first one loads again it gets the pen, and still shows the old log."""
    first = played
    parent = Copies(first).go()
    parent.ask_to_erase()
    parent.page.get_by_label("Type ERASE to go on").fill("ERASE")
    # Nobody is told.
    parent.page.evaluate("BroadcastChannel.prototype.postMessage = () => {}")
    other = reading_tab(played.page.context, url)
    first.show()
    with first.page.expect_navigation():
        first.tap("Erase everything here")
    other.is_writer()
    assert other.see()["experience"] == bar_words(TOTAL)
    other.start_again()
    other.tap("5 min")
    with other.page.expect_navigation():
        other.tap("Lock it in")
    is_new(other)
