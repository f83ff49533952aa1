"""Several devices of one family, on a real server, each in a browser of its own."""

import pytest
from playwright.sync_api import expect

from household import (
    has_arrived, hurry_until, kinds, open_devices, pictures, rename, type_code,
)
from log import Log
from parent import Parent
from patience import milliseconds
from player import GUESSES

# Whatever the worker changes is rolled back, as long as it puts no more than so often, and nothing else goes wrong.
STORES_NOTHING = """(times) => {
  let left = times;
  const putReally = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...parts) {
    // After all the others of the same change.
    if (left-- > 0) queueMicrotask(() => {
      try { this.transaction.abort(); } catch { /* It is already. */ }
    });
    return putReally.apply(this, parts);
  };
}"""
ALWAYS = 10**6
# From now on nothing that the worker does in its storage is answered; what takes seconds takes tenths of them.
ANSWERS_NOTHING = """() => {
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });
  const setTimeoutReally = setTimeout;
  globalThis.setTimeout = (run, milliseconds, ...values) => setTimeoutReally(run, milliseconds / 50, ...values);
}"""

# Whether so many devices have told as whom the log knows them.
NAMES = """(count) => testDatabase.read().then(({ records }) =>
  records.filter(({ record }) => record.includes('name-in-log')).length === count)"""


@pytest.fixture
def url(family_server):
    return family_server.url


def rename_step(parent, name):
    parent.app.tap("Routines")
    parent.open_routine("Morning quest")
    parent.field("Step 1").fill(name)
    parent.save()


def note_on(parent):
    """What is told of two devices on the page of the routine."""
    parent.app.tap("Routines")
    parent.open_routine("Morning quest")
    return parent.page.get_by_role("region", name="Two devices changed this")


def test_a_device_that_comes_in_by_a_typed_code_has_the_familys_quests(household):
    app = household.pair(household.parents(), "A parent’s")
    expect(app.button("Start Morning quest")).to_be_visible()


def test_a_name_that_was_just_typed_takes_no_tap_away(household):
    parent = household.parents()
    code = household.invite(parent, "Plays")
    app = household.empty()
    type_code(app, code)
    assert pictures(parent.page) == pictures(app.page)
    parent.app.tap("They are the same")
    hurry_until([parent.app, app], lambda: parent.page.get_by_role("button", name="Done").count() > 0)
    assert "Somebody" not in parent.page.get_by_role("heading", level=1).inner_text()
    parent.page.get_by_label("Name", exact=True).fill("Kitchen tablet")
    parent.page.get_by_role("button", name="Done").tap()
    expect(parent.page.get_by_role("heading", level=1)).to_have_text("Devices")
    expect(parent.row("Kitchen tablet")).to_have_count(1)


def test_a_change_arrives_on_the_other_device_while_both_are_open(household):
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    rename(parent, "Weekday mornings")
    expect(app.button("Start Weekday mornings")).to_be_visible(timeout=milliseconds(30_000))


def test_what_is_played_on_her_device_is_on_no_parents_device(household):
    parent = household.parents()
    before = kinds(parent.app)
    app = household.pair(parent, "Plays")
    app.do_quest(GUESSES)
    app.is_saved()
    app.show_page(False)
    # Something that is for all comes after it.
    rename(parent, "Later mornings")
    app.show_page(True)
    has_arrived(app, "Later mornings")
    assert "session.closed" in kinds(app)
    assert set(kinds(parent.app)) - set(before) == set()


def test_pictures_that_differ_let_nobody_in(household):
    parent = household.parents()
    code = household.invite(parent, "A parent’s")
    app = household.empty()
    type_code(app, code)
    pictures(app.page)
    pictures(parent.page)
    parent.app.tap("They differ")
    for page in [parent.page, app.page]:
        expect(page.get_by_text("Stopped, and nothing was sent")).to_be_visible()
    assert Log(app.page).records == []


def test_a_slip_in_the_code_is_told_before_anything_is_asked(household):
    app = household.empty()
    asked = []
    app.page.context.on("request", lambda request: asked.append(request.url))
    type_code(app, "7Q2M0K-7Q2M0K-7Q2M0K")
    expect(app.page.get_by_text("That is not quite what stands there.")).to_be_visible()
    assert not any("/v1/" in url for url in asked)


def test_both_edited_without_a_network_have_both_changes_afterwards(household, watch):
    watch.bear("ERR_INTERNET_DISCONNECTED")
    parent = household.parents()
    other = Parent(household.pair(parent, "A parent’s"))
    for device in [parent, other]:
        device.page.context.set_offline(True)
    rename(parent, "From one")
    other.choose_pin()
    other.open_routine("Morning quest")
    other.field("Step 1").fill("From the other")
    other.save()
    for device in [parent, other]:
        device.page.context.set_offline(False)
    for device in [parent, other]:
        has_arrived(device.app, "From one")
        has_arrived(device.app, "From the other")


def test_both_renamed_the_same_step_and_the_other_name_is_one_tap_away(household, watch):
    watch.bear("ERR_INTERNET_DISCONNECTED")
    parent = household.parents()
    other = Parent(household.pair(parent, "A parent’s"))
    other.choose_pin()
    for device in [parent, other]:
        device.page.context.set_offline(True)
    rename_step(parent, "From one")
    other.app.pass_time(60)
    rename_step(other, "From two")
    for device in [parent, other]:
        device.page.context.set_offline(False)
    has_arrived(parent.app, "From two")
    has_arrived(other.app, "From one")
    notes = [note_on(device) for device in [parent, other]]
    for device, note in zip([parent, other], notes):
        expect(device.field("Step 1")).to_have_value("From two")
        expect(note).to_contain_text("This device")
        expect(note).to_contain_text("A parent’s device")
        expect(note).to_contain_text("Kept: “From two”, as the later one.")
    notes[0].get_by_role("button", name="Take “From one”").tap()
    for device, note in zip([parent, other], notes):
        expect(device.field("Step 1")).to_have_value("From one", timeout=milliseconds(40_000))
        expect(note).to_have_count(0)


def test_a_device_is_called_as_the_family_calls_it_on_all_of_them(household):
    parent = household.parents()
    other = Parent(household.pair(parent, "A parent’s"))
    other.choose_pin()
    other.open_page("Devices")
    parent.row("A parent’s device").tap()
    parent.field("Name").fill("Kitchen laptop")
    parent.app.back()
    expect(parent.row("Kitchen laptop")).to_contain_text("Last news today", timeout=milliseconds(40_000))
    expect(other.row("Kitchen laptop")).to_contain_text("This device", timeout=milliseconds(40_000))


def test_a_device_goes_on_when_it_is_opened_again(household):
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    app.reload()
    rename(parent, "Weekday mornings")
    has_arrived(app, "Weekday mornings")


def test_what_could_not_be_stored_is_begun_anew_from_storage(household, watch):
    watch.expect("the transaction was aborted")
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    [worker] = parent.page.workers
    worker.evaluate(STORES_NOTHING, ALWAYS)
    with worker.expect_event("close"):
        rename(parent, "Weekday mornings")
    # As when the network is back: it need not wait for its minute.
    parent.page.evaluate("dispatchEvent(new Event('online'))")
    has_arrived(app, "Weekday mornings")


def test_what_could_not_be_stored_once_is_stored_at_once_again(household):
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    [worker] = parent.page.workers
    worker.evaluate(STORES_NOTHING, 1)
    rename(parent, "Weekday mornings")
    has_arrived(app, "Weekday mornings")
    assert parent.page.workers == [worker]


def test_where_storage_never_answers_the_worker_is_begun_anew(household, watch):
    watch.expect("the database does not answer")
    # What else it has been asked meanwhile.
    watch.bear("sync: (the log could not be read|question \\d+ could not be answered)")
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    [worker] = parent.page.workers
    worker.evaluate(ANSWERS_NOTHING)
    with worker.expect_event("close"):
        rename(parent, "Weekday mornings")
    # As when the network is back: it need not wait for its minute.
    parent.page.evaluate("dispatchEvent(new Event('online'))")
    has_arrived(app, "Weekday mornings")


def test_whoever_wants_something_of_a_worker_that_rests_need_not_wait(household, watch):
    watch.expect("the transaction was aborted")
    parent = household.parents()
    household.pair(parent, "A parent’s")
    [worker] = parent.page.workers
    worker.evaluate(STORES_NOTHING, ALWAYS)
    with worker.expect_event("close"):
        rename(parent, "Weekday mornings")
    household.invite(parent, "A parent’s")


def test_without_a_network_it_is_said_at_once_that_nobody_can_be_added(household, watch):
    watch.bear("ERR_INTERNET_DISCONNECTED|wishSync: this could not be done")
    parent = household.parents()
    open_devices(parent)
    parent.page.context.set_offline(True)
    parent.app.tap("Add a device")
    parent.page.locator(".role", has_text="A parent’s").tap()
    parent.app.tap("Show a code")
    expect(parent.page.get_by_text("This device could not do that just now.")).to_be_visible()
