"""The family area: a PIN before it, and routines that are set up there."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from log import SETUP, Log
from parent import Parent
from player import GUESSES
from walks import family_screens

# Routines


def test_a_new_routine_is_in_the_game_when_it_is_saved(parent):
    app = parent.app
    parent.choose_pin()
    app.tap("New routine")
    parent.field("Name for you").fill("School bag")
    parent.field("Name in the game").fill("Pack attack")
    parent.field("Bag").first.check()
    for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"):
        parent.field(day).check()
    parent.field("Step 1").fill("Find the books")
    app.tap("Add a step")
    parent.field("Step 2").fill("Bottle")
    parent.field("Your minutes for Bottle").fill("3")
    app.tap("Move Bottle up")
    parent.save()
    parent.leave()
    assert ["Pack attack", "Ready, 2 steps"] in app.see()["quests"]
    app.page.get_by_role("button", name="Pack attack").tap()
    app.is_at("estimate", "Bottle")
    assert "3 min" not in app.page.locator("#app").text_content()


def test_an_edit_writes_the_changed_field_and_no_other(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Name for you").fill("Weekday mornings")
    parent.save()
    log = Log(parent.page).check()
    assert log.kinds == [*SETUP, "routine.set"]
    assert log.records[-1].content["body"]["fields"] == {"name": "Weekday mornings"}


def test_a_renamed_step_keeps_its_history(parent):
    app = parent.app
    app.do_quest(GUESSES)
    app.leave()
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Step 1").fill("Clothes on")
    parent.save()
    before = {record.content["body"]["step"] for record in Log(app.page).records if record.kind == "step.set"}
    assert len(before) == 3


def test_a_deleted_routine_can_be_brought_back(parent):
    app = parent.app
    parent.choose_pin()
    parent.open_routine("Morning quest")
    app.tap("Delete this routine")
    parent.is_in()
    expect(parent.page.get_by_text("is deleted")).to_be_visible()
    expect(app.button("Morning quest")).to_have_count(0)
    app.tap("Bring it back")
    expect(app.button("Morning quest")).to_be_visible()
    parent.leave()
    assert app.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]


def test_a_routine_that_is_off_rests(parent):
    parent.choose_pin()
    parent.page.get_by_role("switch", name="Morning quest is on").uncheck()
    expect(parent.page.get_by_text("Resting. Nothing is deleted.")).to_be_visible()
    parent.leave()
    assert parent.app.see()["quests"] == [["Nothing hangs here today", "The string is waiting for its first lanterns."]]


def test_minutes_that_are_no_number_stay_to_be_mended(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    minutes = parent.field("Your minutes for Breakfast")
    minutes.press_sequentially("1.5")
    expect(minutes).to_have_value("1.5")
    parent.app.tap("Save")
    expect(parent.page.get_by_text("Your minutes are whole numbers")).to_be_visible()
    minutes.fill("15")
    parent.save()


def test_whoever_adds_a_step_goes_on_with_its_name(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.app.tap("Add a step")
    expect(parent.field("Step 4")).to_be_focused()
    for _ in range(26):
        parent.app.tap("Add a step")
    expect(parent.field("Step 30")).to_be_focused()
    expect(parent.app.button("Add a step")).to_have_count(0)
    expect(parent.page.get_by_text("30 of them: that is as many as fit.")).to_be_visible()


def test_nothing_without_a_name_is_saved(parent):
    app = parent.app
    parent.choose_pin()
    app.tap("New routine")
    app.tap("Save")
    expect(parent.page.get_by_text("It needs a name first.")).to_be_visible()
    parent.field("Name for you").fill("Nearly")
    app.tap("Save")
    expect(parent.page.get_by_text("It needs at least one step with a name.")).to_be_visible()
    assert Log(app.page).check().kinds == SETUP


# Who cannot see or point


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_family_area(new_context, url, scheme):
    context = new_context(color_scheme=scheme)
    parent = Parent(App(context.new_page(), url).open())
    for screen in family_screens(parent):
        parent.app.comes_to_rest()
        wrong, passed = check(parent.page)
        assert (screen, wrong) == (screen, [])
        assert "target-size" in passed


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_scrolls_sideways_in_the_family_area(new_context, url, width):
    context = new_context(viewport={"width": width, "height": 700})
    parent = Parent(App(context.new_page(), url).open())
    for screen in family_screens(parent):
        assert parent.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


def test_a_routine_is_made_by_keyboard_alone(parent):
    app, page = parent.app, parent.page
    parent.choose_pin()
    app.reach("New routine")
    app.press("Enter")
    parent.field("Name for you").focus()
    page.keyboard.type("Bag")
    parent.field("Step 1").focus()
    page.keyboard.type("Books")
    app.reach("Add a step")
    app.press("Enter")
    parent.field("Step 2").focus()
    page.keyboard.type("Bottle")
    # The button is called so from the next frame on.
    expect(app.button("Move Bottle up")).to_be_visible()
    app.reach("Move Bottle up")
    app.press("Enter")
    expect(parent.field("Step 1")).to_have_value("Bottle")
    parent.page.get_by_role("button", name="Save", exact=True).focus()
    app.press("Enter")
    parent.is_in()
    expect(app.button("Bag")).to_be_visible()
