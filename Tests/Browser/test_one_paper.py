"""One family code on a real server: the paper of the first day is the one that brings the family back."""

import struct

import pytest
from playwright.sync_api import expect

from household import ask_for_code, has_arrived, open_devices, pictures, rename, type_code
from parent import PIN, Parent
from patience import milliseconds
from test_sheets import NOBODYS, go_on, lose

READ_GATE = """() => new Promise((done) => {
  indexedDB.open('timequest').onsuccess = ({ target: { result: database } }) => {
    database.transaction('meta').objectStore('meta').get('gate').onsuccess = ({ target }) => {
      database.close();
      done([...target.result]);
    };
  };
})"""


@pytest.fixture
def url(family_server):
    return family_server.url


class Record:
    """The gate's record as it lies on a device, read from its front."""

    def __init__(self, octets):
        self._octets = bytes(octets)
        self._at = 0

    def take(self, length):
        self._at += length
        return self._octets[self._at - length:self._at]

    def piece(self):
        length = self.take(8)
        return length + self.take(struct.unpack("<q", length)[0])

    def optional(self, *parts):
        """Whether it is there, and its parts by what is taken of each."""
        is_there = self.take(1)
        return [is_there] + ([part() for part in parts] if is_there == b"\1" else [])

    def rest(self):
        return self._octets[self._at:]


def of_second_version(octets):
    """The same as a program of before has written it: it knew of no paper that founds a family."""
    record = Record(octets)
    assert record.take(1) == b"\3"
    front = [b"\2", record.piece(), record.take(8), record.piece(), record.piece(), record.take(8)]
    front += record.optional(lambda: record.take(8))
    record.piece()
    unwritten = record.optional(lambda: record.take(16), record.piece)
    assert unwritten == [b"\0"]
    return list(b"".join(front + unwritten) + record.rest())


def on_paper(parent):
    """The code that came with the first PIN is put on paper; answers it. In the family area afterwards."""
    parent.choose_pin()
    parent.open_page("PIN and code")
    parent.row("Show the family code").tap()
    code = parent.note_code()
    parent.is_at("PIN and code")
    return code


def finish(parent, app):
    """Two devices that see their pictures come together, with the other's first steps."""
    assert pictures(parent.page) == pictures(app.page)
    parent.app.tap("They are the same")
    expect(parent.page.get_by_role("heading", level=1)).to_contain_text("is in", timeout=milliseconds(30_000))
    parent.app.tap("Done")


def comes_back(household, code):
    new = household.empty()
    household.type_sheet(new, code)
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))
    return new


def forget_pin(parent, code, pin="24680"):
    parent.app.tap("PIN forgotten?")
    parent.is_asked("Family code")
    parent.field("Family code").fill(code)
    parent.app.tap("Open")
    parent.keep_pin(pin)
    parent.is_in()


def test_the_paper_of_the_first_day_opens_the_pin_and_brings_the_family_back_months_later(household):
    parent = household.parents()
    code = on_paper(parent)
    parent.leave()
    # The PIN is forgotten long before there is a second device.
    parent.enter()
    forget_pin(parent, code, PIN)
    parent.leave()
    parent.app.days_go_by(90)
    app = household.pair(parent, "Plays")
    parent.app.tap("Back")
    parent.open_page("Devices")
    parent.row("Recovery sheet").tap()
    # It is on paper, so this device does not have it in the clear: there is room for it to be written by hand.
    expect(parent.page.locator(".paper-sheet .written-code").first).to_have_class("written-code empty")
    expect(parent.page.get_by_text("No device keeps the family code: it is on your paper")).to_be_visible()
    rename(parent, "Bright morning")
    # What no server has by then goes with the device.
    has_arrived(app, "Bright morning")
    lose(parent.page, app.page)
    again = comes_back(household, code)
    go_on(again)
    expect(again.button("Start Bright morning")).to_be_visible()
    again = Parent(again)
    again.enter()
    again.is_asked("Your PIN")
    forget_pin(again, code)


def test_a_founders_phone_is_taken_out_and_the_paper_stays_good(household):
    parent = household.parents()
    code = on_paper(parent)
    other = Parent(household.pair(parent, "A parent’s"))
    parent.leave()
    open_devices(other)
    other.row("A parent’s device").first.tap()
    other.page.locator(".quiet.outlined", has_text="Remove").tap()
    expect(other.page.get_by_text("That paper opens nothing new then")).to_have_count(0)
    other.app.tap("Remove it")
    expect(other.page.get_by_text("Your family gets a new family code")).to_have_count(0)
    lose(parent.page, other.page)
    comes_back(household, code)


def with_paper_of_before(household):
    """A phone whose code is on paper, and whose app was of before the day on which that began to found families."""
    parent = household.parents()
    code = on_paper(parent)
    parent.leave()
    octets = of_second_version(parent.page.evaluate(READ_GATE))
    parent.page.evaluate("(octets) => testDatabase.putMeta('gate', new Uint8Array(octets))", octets)
    parent.app.reload()
    open_devices(parent)
    ask_for_code(parent, "Plays")
    parent.is_at("Code on paper")
    return parent, code


def test_a_paper_from_before_is_typed_once_and_is_the_familys(household):
    parent, code = with_paper_of_before(household)
    field = parent.field("Family code")
    field.fill(NOBODYS)
    parent.app.tap("Next")
    expect(parent.page.get_by_text("That is another code than the one that opens this area")).to_be_visible()
    field.fill(code.lower())
    parent.app.tap("Next")
    shown = parent.page.locator(".big-code .groups").get_attribute("aria-label", timeout=milliseconds(30_000))
    app = household.empty()
    type_code(app, shown)
    finish(parent, app)
    lose(parent.page, app.page)
    comes_back(household, code)


def test_who_has_no_paper_gets_a_new_code_and_the_old_paper_opens_nothing(household):
    parent, old = with_paper_of_before(household)
    parent.app.tap("I have no paper")
    shown = parent.page.locator(".big-code .groups").get_attribute("aria-label", timeout=milliseconds(30_000))
    app = household.empty()
    type_code(app, shown)
    finish(parent, app)
    new = household.sheet(parent)
    assert new != old
    parent.open_page("PIN and code")
    expect(parent.page.get_by_text("The family code is on the recovery sheet.").first).to_be_visible()
    parent.leave()
    parent.enter()
    parent.app.tap("PIN forgotten?")
    parent.field("Family code").fill(old)
    parent.app.tap("Open")
    expect(parent.page.get_by_text("That code opens nothing here")).to_be_visible()
    parent.field("Family code").fill(new)
    parent.app.tap("Open")
    parent.keep_pin(PIN)
    parent.is_in()
    lose(parent.page, app.page)
    household.type_sheet(household.empty(), old)
    comes_back(household, new)


def test_a_copy_of_the_phone_is_told_that_its_family_is_there_and_comes_to_it(household):
    parent = household.parents()
    code = on_paper(parent)
    octets = parent.page.evaluate(READ_GATE)
    household.pair(parent, "Plays")
    copy = household.parents()
    copy.page.evaluate("(octets) => testDatabase.putMeta('gate', new Uint8Array(octets))", octets)
    copy.app.reload()
    open_devices(copy)
    ask_for_code(copy, "A parent’s")
    expect(copy.page.get_by_role("heading", level=1)).to_have_text("The family of your paper is on the server already", timeout=milliseconds(30_000))
    copy.app.tap("Type the code from the paper")
    copy.field("Family code").fill(code)
    copy.app.tap("Next")
    expect(copy.page.get_by_role("heading", level=1)).to_have_text("It comes back", timeout=milliseconds(30_000))
    copy.app.tap("Done")
    copy.is_at("Devices")
    expect(copy.page.locator(".in-step")).to_contain_text("In step", timeout=milliseconds(30_000))
