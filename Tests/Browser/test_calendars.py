"""Calendars of others: connected on this device, read in a worker, erased when they are turned off."""

import json

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from calendars import CLUB, HOLIDAY, Calendars, kept, says_first
from copies import save_copy
from honest_clock import HOUR, MINUTE
from walks import calendar_screens

# The tests' clock begins on Wednesday, 21 January 2026, at 7:00.


def test_a_parent_connects_a_file_and_sees_what_it_does(app):
    calendars = Calendars(app).open_calendars()
    calendars.says("Let the game know what day it is")
    calendars.add(CLUB)
    calendars.says("9 entries, 1 skipped")
    calendars.row("Day by day").tap()
    says_first(calendars, "17:00: U14 training, hall 2")
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
    calendars.back()
    calendars.says("Let the game know what day it is")


def test_an_address_needs_a_server_and_says_so(app, watch):
    watch.expect("501")
    calendars = Calendars(app).open_calendars()
    calendars.ask_for("webcal://club.example/secret/u14.ics")
    calendars.says("An address needs a family server")
    app.tap("Use a file instead")
    calendars.pick(CLUB)
    app.tap("Add it")
    calendars.says("9 entries, 1 skipped")


def test_who_is_in_no_family_tells_the_address_to_nobody_and_sees_where_one_begins(app, watch):
    watch.expect("401")
    asked = []

    def answer(route):
        asked.append((route.request.post_data, route.request.headers.get("authorization")))
        route.fulfill(status=401)

    app.page.route("**/api/calendar", answer)
    calendars = Calendars(app).open_calendars()
    calendars.ask_for("webcal://club.example/secret/u14.ics")
    calendars.says("An address needs a family on this server")
    assert asked == [(None, None)]
    app.tap("Go to Devices")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Devices")


def test_another_tab_sees_what_was_connected_and_what_was_erased(app):
    other = App(app.page.context.new_page(), app.page.url).open()
    calendars = Calendars(app).open_calendars()
    calendars.add(HOLIDAY, "School year.ics", "School")
    line = other.page.locator("#app .greet .ahead")
    expect(line).to_have_text("No school today")
    app.tap("Turn the calendar off")
    app.tap("Turn off and erase")
    expect(line).to_have_count(0)


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
    calendars.app.tap("Add a calendar")
    calendars.pick(CLUB)
    app.tap("Add it")
    calendars.says("9 entries, 1 skipped")
    app.tap("Turn the calendar off")
    app.tap("Turn off and erase")
    app.tap("Not now")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(app.page.get_by_text("Connected")).to_have_count(0)


def test_a_parent_changes_the_words_of_days(app):
    calendars = Calendars(app).open_calendars()
    calendars.add(HOLIDAY.replace("Winter holiday", "INSET day"), "School year.ics", "School")
    calendars.row("Words").tap()
    calendars.says("No school day of the next two weeks is free.")
    calendars.field("Try a title").fill("Inset day for teachers")
    calendars.says("It has none of these words. In a calendar of the school it is a lesson if it begins before 14:00.")
    words = calendars.field("No school")
    words.fill("no school, holiday, inset")
    words.blur()
    calendars.says(
        "No school, because of “inset”. It counts on whole days, and with a time where it takes more than half "
        "of the lessons.")
    calendars.says("The next two weeks: no school on 3 days")
    assert app.page.locator("#app .two-weeks b").all_inner_texts() == ["Wed 21", "Thu 22", "Fri 23"]
    says_first(calendars, "“School year” says “INSET day”")
    app.reload()
    calendars.come_back()
    calendars.open_page("Calendar")
    expect(calendars.row("Words")).to_contain_text("no school, holiday, inset")


def test_a_calendar_is_connected_and_turned_off_by_keyboard(app):
    calendars = Calendars(app).open_calendars()
    page = app.page

    def press(name):
        button = page.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("Enter")

    press("Add a calendar")
    expect(page.get_by_role("heading", name="Add a calendar")).to_be_focused()
    with page.expect_file_chooser() as chooser:
        press("Choose a file")
    chooser.value.set_files({"name": "Club.ics", "mimeType": "text/calendar", "buffer": CLUB.encode()})
    calendars.field("Name").fill("Our club")
    calendars.field("Activities").focus()
    page.keyboard.press("ArrowLeft")
    expect(calendars.field("School")).to_be_checked()
    press("Add it")
    expect(calendars.row("Our club")).to_contain_text("School")
    press("Turn the calendar off")
    expect(page.get_by_role("heading", name="Turn the calendar off?")).to_be_focused()
    press("Turn off and erase")
    calendars.says("Let the game know what day it is")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_calendars(new_context, url, scheme):
    context = new_context(color_scheme=scheme)
    calendars = Calendars(App(context.new_page(), url).open()).open_calendars()
    for screen in calendar_screens(calendars):
        calendars.app.comes_to_rest()
        wrong, passed = check(calendars.page)
        assert (screen, wrong) == (screen, [])
        assert "target-size" in passed


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_scrolls_sideways_on_the_pages_of_calendars(new_context, url, width):
    context = new_context(viewport={"width": width, "height": 760})
    calendars = Calendars(App(context.new_page(), url).open()).open_calendars()
    for screen in calendar_screens(calendars):
        assert calendars.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


def test_nothing_of_an_entry_is_in_the_log_or_in_a_copy(app, tmp_path):
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
    calendars.back()
    calendars.leave()
    copy = save_copy(app, tmp_path).read_text()
    for word in ["U14", "Hockey club", "Nowhere"]:
        assert word not in copy
