"""Calendars of others: connected on this device, read in a worker, erased when they are turned off."""

import json

import pytest
from playwright.sync_api import expect

from accessibility import check
from honest_clock import HOUR, MINUTE
from planner import Planner

# The tests' clock begins on Wednesday, 21 January 2026, at 7:00.

CLUB = """BEGIN:VCALENDAR
X-WR-CALNAME:Club
BEGIN:VEVENT
UID:1
SUMMARY:U14 training\\, hall 2
LOCATION:Nowhere Street 5
DTSTART;TZID=Europe/Berlin:20260107T170000
DTEND;TZID=Europe/Berlin:20260107T183000
RRULE:FREQ=WEEKLY;BYDAY=WE
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Nobody knows when
END:VEVENT
END:VCALENDAR
"""

HOLIDAY = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Winter holiday
DTSTART;VALUE=DATE:20260121
DTEND;VALUE=DATE:20260124
END:VEVENT
END:VCALENDAR
"""


class Calendars(Planner):
    """A parent at the page of calendars."""

    def open_calendars(self):
        self.choose_pin()
        self.open_page("Calendar")
        return self

    def back(self):
        self.page.locator("#app .top .round").first.tap()

    def add(self, content, name="Hockey club.ics", mark="Activities"):
        self.app.tap("Add a calendar")
        self.pick(content, name)
        self.field(mark).check()
        self.app.tap("Add it")

    def pick(self, content, name="Hockey club.ics", button="Choose a file"):
        with self.page.expect_file_chooser() as chooser:
            self.app.tap(button)
        content = content.replace("\n", "\r\n").encode() if isinstance(content, str) else content
        chooser.value.set_files({"name": name, "mimeType": "text/calendar", "buffer": content})


def says_first(calendars, words):
    expect(calendars.page.get_by_text(words).first).to_be_visible()


def kept(page):
    """All that the browser keeps of the app, as one text."""
    return page.evaluate(
        """async () => {
          const open = (name) => new Promise((done) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => done(request.result);
          });
          const text = (value) => value instanceof Uint8Array ? new TextDecoder().decode(value)
            : JSON.stringify(value, (key, part) => part instanceof Uint8Array ? new TextDecoder().decode(part) : part) ?? '';
          let all = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
          for (const { name } of await indexedDB.databases()) {
            const database = await open(name);
            for (const store of database.objectStoreNames) {
              const entries = await new Promise((done) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.onsuccess = () => done(request.result);
              });
              all += entries.map(text).join();
            }
            database.close();
          }
          return all;
        }"""
    )


def test_a_parent_connects_a_file_and_sees_what_it_does(app):
    calendars = Calendars(app).open_calendars()
    calendars.says("Let the game know what day it is")
    check(app.page)
    calendars.add(CLUB)
    calendars.says("9 entries, 1 skipped")
    check(app.page)
    calendars.row("Day by day").tap()
    says_first(calendars, "17:00: U14 training, hall 2")
    check(app.page)
    calendars.back()
    calendars.back()
    calendars.leave()
    app.is_at("home")
    app.pass_time(9 * HOUR + 15 * MINUTE)
    expect(app.page.locator("#app .greet .ahead")).to_have_text("45 minutes until U14 training, hall 2")
    app.reload()
    app.is_at("home")
    expect(app.page.locator("#app .greet .ahead")).to_have_text("45 minutes until U14 training, hall 2")


def test_off_means_erased(app):
    calendars = Calendars(app).open_calendars()
    calendars.add(CLUB)
    calendars.says("9 entries, 1 skipped")
    assert "U14 training" in kept(app.page)
    assert "Nowhere Street" not in kept(app.page)
    app.tap("Turn the calendar off")
    calendars.says("9 entries and 1 calendar are erased from this device")
    check(app.page)
    app.tap("Turn off and erase")
    calendars.says("Let the game know what day it is")
    assert "U14" not in kept(app.page)
    assert "Hockey club" not in kept(app.page)


def test_a_holiday_of_a_calendar_says_so_and_hides_no_quest(app):
    calendars = Calendars(app).open_calendars()
    calendars.add(HOLIDAY, "School year.ics", "School")
    calendars.row("Day by day").tap()
    says_first(calendars, "no school, because “School year” says “Winter holiday”.")
    calendars.back()
    calendars.back()
    calendars.leave()
    app.is_at("home")
    expect(app.page.locator("#app .greet .ahead")).to_have_text("No school today")
    expect(app.page.locator("#app .next-quest h2")).to_have_text("Morning quest")


@pytest.mark.parametrize("content", ["", "hello", bytes(range(256)) * 50])
def test_what_is_no_calendar_is_told_and_changes_nothing(app, content):
    calendars = Calendars(app).open_calendars()
    app.tap("Add a calendar")
    calendars.pick(content, "picture.ics")
    calendars.says("This file is no calendar.")
    check(app.page)
    calendars.back()
    calendars.says("Let the game know what day it is")


def test_an_address_needs_a_server_and_says_so(app):
    calendars = Calendars(app).open_calendars()
    app.tap("Add a calendar")
    calendars.field("An address").check()
    calendars.says("An address needs a family server")
    check(app.page)


def test_a_newer_file_replaces_what_the_one_before_brought(app):
    calendars = Calendars(app).open_calendars()
    calendars.add(CLUB)
    calendars.row("Hockey club").tap()
    calendars.pick(CLUB.replace("U14 training", "U15 practice"), button="Read a newer file")
    says_first(calendars, "U15 practice, hall 2")
    app.tap("Save")
    assert "U14" not in kept(app.page)
    assert "U15" in kept(app.page)
    calendars.row("Hockey club").tap()
    app.tap("Remove this calendar and its entries")
    calendars.says("Let the game know what day it is")


def test_a_player_finds_calendars_when_a_parent_has_allowed_them(app):
    calendars = Calendars(app).open_calendars()
    app.page.get_by_role("switch", name="Calendars of their own").check()
    calendars.back()
    calendars.leave()
    app.tap("Settings")
    app.page.locator("#app .row", has_text="Calendar").tap()
    calendars.says("Shall the game peek at your calendar?")
    check(app.page)
    calendars.app.tap("Add a calendar")
    calendars.pick(CLUB)
    app.tap("Add it")
    calendars.says("9 entries, 1 skipped")
    check(app.page)
    app.tap("Turn the calendar off")
    app.tap("Turn off and erase")
    app.tap("Not now")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(app.page.get_by_text("Connected")).to_have_count(0)


def test_nothing_of_an_entry_is_in_the_log_or_in_a_copy(app):
    calendars = Calendars(app).open_calendars()
    calendars.add(CLUB)
    calendars.says("9 entries, 1 skipped")
    app.is_saved()
    operations = app.page.evaluate(
        """() => new Promise((done) => {
          const request = indexedDB.open('timequest');
          request.onsuccess = () => {
            const all = request.result.transaction('operations').objectStore('operations').getAll();
            all.onsuccess = () => done(all.result.map(({ record }) => new TextDecoder().decode(record)));
          };
        })"""
    )
    for word in ["U14", "Hockey club", "Nowhere"]:
        assert word not in json.dumps(operations)
