"""A device of a family of which the browser has cleared everything, or a part."""

import re

import pytest
from playwright.sync_api import expect

from empty_log import EMPTIED, clear, is_asked
from eventually import eventually
from household import (
    at_last_in_step, device_rows, has_arrived, have_the_same, kinds, open_devices, operations, pictures, rename,
)
from log import contents
from parent import Parent
from player import GUESSES
from tabs import open_tab

TOLD = "The way to your family is gone from this browser"
LOG, COPY, KEYS = "timequest", "timequest-mirror", "timequest-keys"

# Whether the second copy of the log knows that this device is in a family.
COPY_KNOWS = """async () => {
  const bucket = await navigator.storageBuckets.open('timequest-mirror');
  return new Promise((done) => {
    const request = bucket.indexedDB.open('timequest-mirror');
    request.onsuccess = () => {
      const asked = request.result.transaction('meta').objectStore('meta').get('sync/status');
      asked.onsuccess = () => { request.result.close(); done(asked.result?.[0] === 1); };
    };
  });
}"""


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def parent(household):
    return household.parents()


@pytest.fixture
def other(household, parent):
    """Another device of a parent's, in step."""
    app = household.pair(parent, "A parent’s")
    have_the_same([parent.app, app], "plan")
    return app


def make(app, name, before="Morning quest"):
    """Something that this device alone knows."""
    parent = Parent(app)
    parent.choose_pin()
    rename(parent, name, before)
    parent.leave()
    app.is_saved()


def asked_by(app):
    asked = []
    app.page.context.on("request", lambda request: asked.append(request.url))
    return asked


def is_told(app):
    parent = Parent(app)
    open_devices(parent)
    expect(parent.page.get_by_text(TOLD)).to_be_visible()
    return parent


def let_in_again(household, parent, told, whose="A parent’s"):
    """On the page of devices of one that was told."""
    code = household.invite(parent, whose)
    told.app.tap("Type the code")
    told.page.get_by_label("Code", exact=True).fill(code)
    told.app.tap("Next")
    assert pictures(parent.page) == pictures(told.page)
    parent.app.tap("They are the same")
    expect(parent.page.get_by_role("heading", level=1)).to_contain_text("is in")
    parent.app.tap("Done")
    told.app.tap("Done")


def has_a_second_name(parent):
    """All that the family ever knew it by."""
    open_devices(parent)
    expect(device_rows(parent)).to_have_count(3)


# Everything is gone


@pytest.mark.parametrize("marks", ["and its marks", "but its marks"])
def test_a_device_of_which_everything_was_cleared_begins_anew_and_gets_everything_back(household, marks):
    parent, hers = household.played()
    hers.start_again()
    for guess in GUESSES:
        hers.do_step(*guess)
    hers.leave()
    have_the_same([parent.app, hers])
    before = operations(hers)
    clear(hers, LOG, COPY, KEYS, marks=marks.startswith("and"))
    if marks.startswith("but"):
        is_asked(hers, EMPTIED)
    else:
        assert kinds(hers) == []
    household.pair(parent, "Plays", hers)
    have_the_same([parent.app, hers])
    assert before.items() <= operations(hers).items()
    has_a_second_name(parent)


def test_a_second_tab_of_a_cleared_device_begins_anew_as_well(household, parent, other, url):
    clear(other, LOG, COPY, KEYS)
    tab = open_tab(other.page.context, url)
    for app in (other, tab):
        app.show()
        expect(app.page.locator("#app main")).to_be_visible()
    tab.page.close()
    household.pair(parent, "A parent’s", other)
    have_the_same([parent.app, other], "plan")


# The log alone


def test_a_log_that_came_back_by_itself_says_that_the_family_is_gone_and_asks_nobody(parent, other):
    eventually(other.page, COPY_KNOWS)
    before = contents(other.page)
    clear(other, LOG, KEYS)
    other.is_at("gate")
    assert contents(other.page) == before
    asked = asked_by(other)
    make(other, "Made meanwhile")
    other.reload()
    told = is_told(other)
    assert not any("/v1/" in address for address in asked)
    rename(parent, "Made elsewhere")
    told.leave()
    assert "Made elsewhere" not in str(operations(other))


def test_what_was_made_on_it_meanwhile_comes_along_when_it_is_let_in_again(household, parent, other):
    eventually(other.page, COPY_KNOWS)
    clear(other, LOG, KEYS)
    make(other, "Made meanwhile")
    told = is_told(other)
    let_in_again(household, parent, told)
    expect(told.page.get_by_text(TOLD)).to_have_count(0)
    has_arrived(parent.app, "Made meanwhile")
    have_the_same([parent.app, other], "plan")
    has_a_second_name(parent)


def test_keys_without_a_log_lead_nowhere_and_are_in_nobodys_way(household, parent, other):
    clear(other, LOG, COPY)
    asked = asked_by(other)
    other.page.reload()
    other.is_open()
    assert kinds(other) == []
    assert not any("/v1/" in address for address in asked)
    household.pair(parent, "A parent’s", other)
    rename(parent, "Made afterwards")
    has_arrived(other, "Made afterwards")
    have_the_same([parent.app, other], "plan")
    has_a_second_name(parent)


# The keys alone


def test_what_was_not_sent_when_the_keys_were_cleared_is_sent_when_it_is_let_in_again(
    household, parent, other, watch
):
    watch.bear("ERR_INTERNET_DISCONNECTED")
    other.page.context.set_offline(True)
    make(other, "Made before")
    other.page.context.set_offline(False)
    asked = asked_by(other)
    clear(other, KEYS)
    make(other, "Made after", before="Made before")
    told = is_told(other)
    assert not any("/v1/" in address for address in asked)
    let_in_again(household, parent, told)
    for name in ("Made before", "Made after"):
        has_arrived(parent.app, name)
    have_the_same([parent.app, other], "plan")
    has_a_second_name(parent)


def test_a_players_device_without_its_keys_brings_what_was_played(household):
    parent, hers = household.played()
    household.enter_by_code(parent, Parent(hers))
    Parent(hers).leave()
    have_the_same([parent.app, hers])
    clear(hers, KEYS)
    hers.start_again()
    for guess in GUESSES:
        hers.do_step(*guess)
    hers.leave()
    assert kinds(hers).count("session.closed") == 2
    told = is_told(hers)
    let_in_again(household, parent, told, "Plays")
    at_last_in_step([parent.app, hers], lambda: kinds(parent.app).count("session.closed") == 2, "it does not arrive")
    have_the_same([parent.app, hers])


def test_the_recovery_sheet_brings_it_back_where_no_other_device_is_left(household, parent, other):
    open_devices(parent)
    code = household.sheet(parent)
    parent.page.context.close()
    clear(other, KEYS)
    make(other, "Made meanwhile")
    told = is_told(other)
    told.app.tap("Type the code")
    told.app.tap("I have a recovery sheet")
    told.page.get_by_label("Family code", exact=True).fill(code)
    told.app.tap("Next")
    told.app.tap("Done")
    expect(told.page.get_by_text(re.compile("^(In step|Catching up)$"))).to_be_visible()
    expect(told.page.get_by_text(TOLD)).to_have_count(0)
    new = household.empty()
    household.type_sheet(new, code)
    has_arrived(new, "Made meanwhile")
