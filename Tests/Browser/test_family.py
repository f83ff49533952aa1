"""The family area: a PIN before it, and routines that are set up there."""

import pytest
from playwright.sync_api import expect

from accessibility import BROKEN_WORDS, TEXT_AT_200_PERCENT, check
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
    parent.field("Name").fill("School bag")
    app.tap("Give it another")
    parent.field("Name in the game").fill("Pack attack")
    app.tap("Picture")
    page_of_pictures = parent.page.get_by_role("group", name="Picture")
    page_of_pictures.get_by_text("All pictures").tap()
    parent.field("Wand").check()
    for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"):
        parent.field(day).check()
    parent.field("Step 1").fill("Find the books")
    app.tap("Add a step")
    parent.field("Step 2").fill("Bottle")
    parent.field("Your minutes for Bottle").fill("3")
    app.use_tool("Bottle", "Move up")
    parent.save()
    parent.leave()
    assert ["Pack attack", "Ready, 2 steps"] in app.see()["quests"]
    app.page.get_by_role("button", name="Pack attack").tap()
    app.is_at("estimate", "Bottle")
    assert "3 min" not in app.page.locator("#app").text_content()


def test_an_edit_writes_the_changed_field_and_no_other(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Name").fill("Weekday mornings")
    parent.save()
    log = Log(parent.page).check()
    assert log.kinds == [*SETUP, "routine.set"]
    assert log.records[-1].content["body"]["fields"] == {
        "name": "Weekday mornings",
        "displayName": "Weekday mornings",
    }


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
    assert parent.app.see()["quests"] == [["A free day", "How long does any one thing take?"]]


def test_minutes_that_are_no_number_stay_to_be_mended(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    minutes = parent.field("Your minutes for Breakfast")
    minutes.press_sequentially("1.5")
    expect(minutes).to_have_value("1.5")
    parent.app.tap("Save")
    expect(parent.page.get_by_text("Minutes are whole numbers")).to_be_visible()
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
    expect(parent.page.get_by_text("2 things first")).to_be_visible()
    expect(parent.page.get_by_text("It needs a name")).to_be_visible()
    expect(parent.field("Name")).to_be_focused()
    parent.field("Name").fill("Nearly")
    app.tap("Save")
    expect(parent.page.get_by_text("Name this step, or remove it")).to_be_visible()
    expect(parent.page.get_by_text("1 thing first")).to_be_visible()
    expect(parent.field("Step 1")).to_be_focused()
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


@pytest.fixture(params=["320 px wide", "text at 200 %"])
def cramped(request, new_context, url):
    """A parent with little room."""
    width = 320 if request.param.startswith("320") else 375
    context = new_context(viewport={"width": width, "height": 700})
    if width == 375:
        context.add_init_script(TEXT_AT_200_PERCENT)
    return Parent(App(context.new_page(), url).open())


def test_no_word_breaks_in_the_family_area(cramped):
    for screen in family_screens(cramped):
        assert (screen, cramped.page.evaluate(BROKEN_WORDS)) == (screen, [])
        assert cramped.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


def test_no_word_breaks_where_something_is_asked_for(cramped):
    parent = cramped
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Name").fill("")
    parent.app.tap("Add a step")
    parent.app.tap("Save")
    expect(parent.page.get_by_text("2 things first")).to_be_visible()
    assert parent.page.evaluate(BROKEN_WORDS) == []
    assert parent.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_copy_begins_at_its_top_with_its_name_to_be_typed_over(parent):
    app = parent.app
    parent.choose_pin()
    parent.open_routine("Morning quest")
    app.tap("Make a copy")
    parent.is_at("Copy of Morning quest")
    expect(parent.page.get_by_text("Morning quest stays as it is.")).to_be_visible()
    expect(parent.field("Name")).to_be_focused()
    assert parent.page.evaluate("scrollY") == 0
    parent.page.keyboard.type("Friday")
    expect(parent.field("Name")).to_have_value("Friday")
    parent.save()
    expect(app.button("Friday")).to_be_visible()
    expect(app.button("Morning quest")).to_be_visible()


def test_where_nothing_differs_there_is_no_bar(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    expect(parent.app.button("Save")).to_have_count(0)
    parent.field("Step 1").fill("Clothes on")
    expect(parent.page.get_by_text("Not saved yet")).to_be_visible()
    parent.field("Step 1").fill("Get dressed")
    expect(parent.app.button("Save")).to_have_count(0)


def test_a_picture_goes_along_with_the_name_until_one_is_chosen(parent):
    app = parent.app
    parent.choose_pin()
    parent.open_routine("Morning quest")
    app.tap("Add a step")
    parent.field("Step 4").press_sequentially("Feed Miso")
    app.tap("Picture: Feed Miso")
    expect(parent.field("Bone")).to_be_checked()
    parent.field("Plant").check()
    parent.field("Step 4").fill("Brush the cat")
    expect(parent.page.locator(".step:last-child .puck-button use")).to_have_attribute("href", "#i-plant")


def test_a_routine_is_made_by_keyboard_alone(parent):
    app, page = parent.app, parent.page
    parent.choose_pin()
    app.reach("New routine")
    app.press("Enter")
    parent.field("Name").focus()
    page.keyboard.type("Bag")
    parent.field("Step 1").focus()
    page.keyboard.type("Books")
    app.reach("Add a step")
    app.press("Enter")
    parent.field("Step 2").focus()
    page.keyboard.type("Bottle")
    # The button is called so from the next frame on.
    expect(app.button("Move or remove Bottle")).to_be_visible()
    app.reach("Move or remove Bottle")
    app.press("Enter")
    app.reach("Move up")
    app.press("Enter")
    expect(parent.field("Step 1")).to_have_value("Bottle")
    parent.page.get_by_role("button", name="Save", exact=True).focus()
    app.press("Enter")
    parent.is_in()
    expect(app.button("Bag")).to_be_visible()


def test_the_way_back_to_the_game_is_one_line(new_context, url):
    parent = Parent(App(new_context(viewport={"width": 320, "height": 568}).new_page(), url).open())
    parent.choose_pin()
    words = parent.page.locator(".hand:visible span")
    height, line = words.evaluate("(words) => [words.offsetHeight, parseFloat(getComputedStyle(words).lineHeight)]")
    assert height < 2 * line


@pytest.mark.parametrize("width", [820, 1280])
def test_the_rows_of_the_family_are_as_wide_as_its_page(new_context, url, width):
    parent = Parent(App(new_context(viewport={"width": width, "height": 800}).new_page(), url).open())
    parent.choose_pin()
    parent.app.tap("Family")
    parent.is_at("Family")
    page, rows = (parent.page.locator(box).first.bounding_box()["width"] for box in [".family .sheet", ".rows"])
    gutters = 2 * 40
    assert page - rows <= gutters
