"""Reminders: a file that the phone's own calendar rings by."""

import json

import icalendar
import pytest
from playwright.sync_api import expect

from app import App
from calendar_readers import around, by_php, by_python, expected
from log import SETUP, Log
from share_sheet import SHARE

DAILY = "TimeQuest: your quest is ready"
WEEK = "TimeQuest: your week is ready"
EVERY_DAY = range(7)
# Where clocks change, and when: in spring and in autumn.
CHANGES = [
    ("Europe/Berlin", "2026-03-29"),
    ("Europe/Berlin", "2026-10-25"),
    ("America/New_York", "2026-03-08"),
    ("America/New_York", "2026-11-01"),
]


def switch(app, name):
    return app.page.get_by_role("switch", name=name)


def switch_on(app):
    app.open_setting("Reminders")
    switch(app, "Daily reminder").check()
    switch(app, "Your week").check()


def type_time(app, label, time):
    field = app.page.get_by_label(label)
    field.fill(time)
    field.press("Enter")


def give(app, folder, name="reminders.ics"):
    with app.page.expect_download() as download:
        app.tap("Put into my calendar")
    assert download.value.suggested_filename == "timequest-reminders.ics"
    expect(app.page.get_by_text("Made. Open it with your calendar.")).to_be_visible()
    download.value.save_as(folder / name)
    return folder / name


@pytest.mark.parametrize(("zone", "change"), CHANGES)
def test_it_rings_at_the_same_minute_on_both_sides_of_a_change_of_clocks(
    new_context, url, tmp_path, zone, change
):
    app = App(new_context(timezone_id=zone).new_page(), url).open()
    switch_on(app)
    path = give(app, tmp_path)
    days = around(change)
    wanted = expected([(DAILY, EVERY_DAY, "07:30"), (WEEK, [6], "18:00")], zone, *days)
    assert len(wanted) == 32
    # The clocks do change in between: by the sun it is another time.
    assert len({instant % 86_400 for _, minute, instant in wanted if minute.endswith("07:30")}) == 2
    assert by_python(path, zone, *days) == wanted
    assert by_php(path, zone, *days) == wanted


def test_it_rings_at_the_times_that_she_has_chosen(app, tmp_path):
    switch_on(app)
    type_time(app, "Time on quest days", "6.45")
    type_time(app, "Time on Sunday", "5 pm")
    expect(app.page.get_by_text("6:45 on quest days")).to_be_visible()
    expect(app.page.get_by_text("Sunday at 17:00")).to_be_visible()
    app.reload()
    app.open_setting("Reminders")
    path = give(app, tmp_path)
    days = around("2026-03-29")
    wanted = expected([(DAILY, EVERY_DAY, "06:45"), (WEEK, [6], "17:00")], "Europe/Berlin", *days)
    assert by_python(path, "Europe/Berlin", *days) == wanted
    assert by_php(path, "Europe/Berlin", *days) == wanted


def test_a_second_file_changes_what_the_first_one_brought(app, tmp_path):
    switch_on(app)
    first = events(give(app, tmp_path, "first.ics"))
    app.pass_time(90)
    type_time(app, "Time on quest days", "8:00")
    second = events(give(app, tmp_path, "second.ics"))
    assert [event["UID"] for event in first] == [event["UID"] for event in second]
    for before, after in zip(first, second, strict=True):
        assert after["SEQUENCE"] == before["SEQUENCE"] + 90
        assert after["DTSTAMP"].dt > before["DTSTAMP"].dt
        assert after["TRANSP"] == "TRANSPARENT"


def test_all_is_off_at_first_and_what_is_off_is_in_no_file(app, tmp_path):
    app.open_setting("Reminders")
    for name in ["Daily reminder", "Your week"]:
        expect(switch(app, name)).not_to_be_checked()
    expect(app.button("Put into my calendar")).to_have_count(0)
    assert Log(app.page).check().kinds == SETUP
    switch(app, "Your week").check()
    expect(app.page.get_by_text("To take it back")).to_contain_text(f"the entry called “{WEEK}”")
    assert [event["SUMMARY"] for event in events(give(app, tmp_path))] == [WEEK]


def test_after_switching_off_the_way_back_stays(app, tmp_path):
    switch_on(app)
    give(app, tmp_path)
    for name in ["Daily reminder", "Your week"]:
        switch(app, name).uncheck()
    expect(app.button("Put into my calendar")).to_have_count(0)
    app.reload()
    app.open_setting("Reminders")
    expect(app.page.get_by_text("To take it back")).to_contain_text(f"“{DAILY}” and “{WEEK}”")


@pytest.mark.parametrize("outcome", [None, "AbortError", "NotAllowedError"])
def test_where_files_can_be_shared_it_is_shared(context, url, outcome):
    page = context.new_page()
    page.add_init_script(SHARE.replace("OUTCOME", json.dumps(outcome)))
    app = App(page, url).open()
    switch_on(app)
    app.tap("Put into my calendar")
    status = page.locator(".giving [role=status]")
    expect(app.button("Put into my calendar")).to_be_enabled()
    expect(status).to_have_text("" if outcome == "AbortError" else "Made. Open it with your calendar.")
    assert page.evaluate("testDownloads") == (1 if outcome == "NotAllowedError" else 0)
    if outcome is None:
        [[name, kind, text]] = page.evaluate("testShared")
        assert (name, kind) == ("timequest-reminders.ics", "text/calendar")
        assert text.startswith("BEGIN:VCALENDAR\r\n")


def test_when_no_file_can_be_made_it_says_so(app, watch):
    switch_on(app)
    app.page.evaluate("() => { URL.createObjectURL = () => { throw new Error('no files today'); }; }")
    with watch.announced("handOver: this could not be done", app.page):
        app.tap("Put into my calendar")
    expect(app.page.get_by_text("No entries this time.")).to_be_visible()


def events(path):
    return icalendar.Calendar.from_ical(path.read_bytes()).walk("VEVENT")
