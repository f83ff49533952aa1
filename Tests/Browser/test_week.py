"""The week in the family area: what is typed whole is stored at once, and nothing else is."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from planner import Planner
from walks import week_screens


@pytest.fixture
def planner(app):
    return Planner(app).open_week()


# School


def test_school_hours_are_stored_as_they_are_typed(planner):
    planner.school("Monday").check()
    planner.has_school("Monday", "8:00", "15:00")
    planner.field("Monday: school ends").fill("13:05")
    planner.school("Tuesday").check()
    planner.has_school("Tuesday", "8:00", "13:05")
    planner.field("Minutes to get to school").fill("20")
    assert planner.written() == [
        ("school.set", {"monday": {"from": "08:00", "to": "15:00"}}),
        ("school.set", {"monday": {"from": "08:00", "to": "13:05"}}),
        ("school.set", {"tuesday": {"from": "08:00", "to": "13:05"}}),
        ("school.set", {"travelMinutes": 20}),
    ]


def test_a_reload_and_the_back_button_keep_what_was_stored(planner):
    planner.school("Friday").check()
    planner.field("Friday: school begins").fill("09:30")
    planner.add_hockey()
    planner.app.is_saved()
    planner.page.go_back()
    planner.app.is_at("home")
    planner.app.reload()
    planner.come_back()
    planner.has_school("Friday", "9:30", "15:00")
    planner.says("Tuesday, 16:00 to 17:30")
    expect(planner.school("Monday")).not_to_be_checked()


def test_all_school_days_get_the_hours_of_one_and_it_can_be_taken_back(planner):
    planner.school("Monday").check()
    planner.school("Wednesday").check()
    planner.field("Wednesday: school ends").fill("12:00")
    planner.field("Monday: school ends").fill("14:00")
    planner.app.tap("Use Monday\u2019s hours from Monday to Friday")
    for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"):
        planner.has_school(day, "8:00", "14:00")
    expect(planner.school("Saturday")).not_to_be_checked()
    planner.app.tap("Take it back")
    planner.has_school("Wednesday", "8:00", "12:00")
    expect(planner.school("Thursday")).not_to_be_checked()


def test_half_typed_hours_are_not_stored_and_it_is_said(planner):
    planner.school("Monday").check()
    planner.field("Monday: school begins").fill("")
    planner.says("It needs a time to begin and a time to end")
    planner.field("Monday: school begins").fill("15:30")
    planner.says("The end comes before the beginning here.")
    assert len(planner.written()) == 1
    planner.field("Monday: school ends").fill("16:30")
    planner.has_school("Monday", "15:30", "16:30")
    expect(planner.page.get_by_text("The end comes before")).to_have_count(0)
    assert planner.written()[1:] == [("school.set", {"monday": {"from": "15:30", "to": "16:30"}})]


def test_two_tabs_edit_different_days_and_both_survive(planner, context, url):
    planner.school("Monday").check()
    planner.field("Monday: school ends").fill("12:00")
    planner.app.is_saved()
    page = context.new_page()
    page.goto(url)
    other = Planner(App(page, url))
    other.app.is_reader()
    other.app.tap("Go on here")
    other.app.is_writer()
    other.come_back()
    other.has_school("Monday", "8:00", "12:00")
    other.school("Thursday").check()
    other.field("Thursday: school begins").fill("10:00")
    other.app.is_saved()
    planner.app.show()
    expect(planner.school("Monday")).to_be_disabled()
    planner.has_school("Thursday", "10:00", "12:00")
    planner.app.tap("Go on here")
    planner.app.is_writer()
    planner.field("Monday: school begins").fill("07:45")
    planner.app.is_saved()
    other.app.show()
    other.has_school("Monday", "7:45", "12:00")
    other.has_school("Thursday", "10:00", "12:00")


# Activities and breaks


def test_an_activity_is_added_changed_removed_and_brought_back(planner):
    planner.add_hockey()
    planner.says("Tuesday, 16:00 to 17:30 \u00b7 25 min to get there")
    planner.app.tap("Hockey")
    planner.field("Ends").fill("18:00")
    planner.app.tap("Save")
    planner.says("Tuesday, 16:00 to 18:00")
    planner.app.tap("Remove Hockey")
    planner.says("is removed")
    expect(planner.app.button("Hockey")).to_have_count(0)
    planner.app.tap("Bring it back")
    planner.says("Tuesday, 16:00 to 18:00")
    assert planner.written()[1:] == [
        ("activity.set", {"hours": {"from": "16:00", "to": "18:00"}}),
        ("activity.removed", None),
        ("activity.set", {}),
    ]


def test_an_activity_is_on_several_days_and_its_times_have_one_form(planner):
    planner.add_hockey()
    planner.app.tap("Hockey")
    planner.field("Thursday").check()
    planner.field("Begins").fill("4:15 pm")
    planner.app.tap("Save")
    planner.says("Tuesday, Thursday, 16:15 to 17:30")
    assert planner.written()[-1] == (
        "activity.set",
        {"weekdays": 0b1010, "hours": {"from": "16:15", "to": "17:30"}},
    )
    planner.app.tap("Hockey")
    expect(planner.field("Begins")).to_have_value("16:15")
    expect(planner.field("Tuesday")).to_be_checked()


def test_what_is_missing_is_said_and_nothing_is_stored(planner):
    planner.app.tap("Add an activity")
    planner.app.tap("Add it")
    planner.says("It needs a name first.")
    planner.field("What is it?").fill("Chess")
    planner.app.tap("Add it")
    planner.says("It needs a day, or several.")
    planner.field("Tuesday").check()
    planner.app.tap("Add it")
    planner.says("It needs a time to begin and a time to end")
    # Another activity cannot be opened meanwhile, so nothing typed is gone.
    expect(planner.app.button("Add a break")).to_be_disabled()
    planner.app.tap("Cancel")
    planner.app.tap("Add a break")
    planner.field("What is it called?").fill("Summer")
    planner.field("First day").fill("2026-07-10")
    expect(planner.field("Last day")).to_have_value("2026-07-10")
    planner.field("Last day").fill("2026-07-09")
    planner.app.tap("Add it")
    planner.says("The last day comes before the first here.")
    assert planner.written() == []
    planner.field("Last day").fill("2026-08-20")
    planner.app.tap("Add it")
    planner.says("10 July to 20 August")
    days = {"first": "2026-07-10", "last": "2026-08-20"}
    assert planner.written() == [("break.set", {"name": "Summer", "days": days})]


def test_breaks_that_are_over_are_folded_up(planner):
    planner.add_break("Winter", "2026-02-09", "2026-02-13")
    planner.add_break("Christmas", "2025-12-20", "2026-01-06")
    planner.says("9 February to 13 February")
    expect(planner.app.button("Christmas")).not_to_be_visible()
    planner.page.get_by_text("Earlier breaks").tap()
    planner.says("20 December 2025 to 6 January")


# Who cannot see or point


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_the_week(new_context, url, scheme):
    context = new_context(color_scheme=scheme)
    planner = Planner(App(context.new_page(), url).open()).open_week()
    for screen in week_screens(planner):
        planner.app.comes_to_rest()
        wrong, passed = check(planner.page)
        assert (screen, wrong) == (screen, [])
        assert "target-size" in passed


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_nothing_scrolls_sideways_on_the_page_of_the_week(new_context, url, width):
    context = new_context(viewport={"width": width, "height": 760})
    planner = Planner(App(context.new_page(), url).open()).open_week()
    for screen in week_screens(planner):
        assert planner.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


def test_a_week_is_written_by_keyboard_alone(planner):
    app, page = planner.app, planner.page
    app.reach("School on Monday")
    app.press("Space")
    app.reach("Monday: school begins")
    # Typed into what is selected there, as the keyboard comes to it.
    page.keyboard.type("0915")
    planner.has_school("Monday", "9:15", "15:00")
    app.reach("school-way")
    page.keyboard.type("12")
    app.reach("Add an activity")
    app.press("Enter")
    # The form begins where the first thing is to be typed.
    expect(planner.field("What is it?")).to_be_focused()
    page.keyboard.type("Choir")
    app.reach("Tuesday")
    app.press("Space")
    expect(planner.field("Tuesday")).to_be_checked()
    planner.field("Begins").fill("16:00")
    planner.field("Ends").fill("17:00")
    app.reach("Add it")
    app.press("Enter")
    # And goes on where it has led to.
    expect(app.button("Choir")).to_be_focused()
    app.press("Enter")
    expect(planner.field("What is it?")).to_be_focused()
    app.reach("Cancel")
    app.press("Enter")
    expect(app.button("Choir")).to_be_focused()
    app.reach("Remove Choir")
    app.press("Enter")
    expect(app.button("Bring it back")).to_be_focused()
    app.press("Enter")
    expect(app.button("Choir")).to_be_focused()
    app.reach("Add a break")
    app.press("Enter")
    app.reach("Cancel")
    app.press("Enter")
    expect(app.button("Add a break")).to_be_focused()
    assert [kind for kind, _ in planner.written()[-4:]] == [
        "school.set",
        "activity.set",
        "activity.removed",
        "activity.set",
    ]
