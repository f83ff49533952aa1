"""From an empty browser to the first quest: who is here, a ready-made quest, days, a PIN, one guess to try."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from first_visit import FirstVisit
from log import SETUP, Log
from parent import PIN
from tabs import reading_tab
from walks import first_start_pages


@pytest.fixture
def visit(context, url):
    return FirstVisit(context.new_page(), url)


# The ways


def test_a_parent_sets_up_and_the_player_ends_her_first_quest(visit):
    app, page = visit.app, visit.page
    visit.begin()
    visit.field("What is the player called?").fill("Maya")
    visit.go_on("A morning to begin with")
    visit.field("Step 2").fill("Porridge")
    app.use_tool("Brush teeth", "Remove")
    visit.go_on("On which days?")
    visit.field("Friday").tap()
    visit.go_on("Choose a PIN")
    assert len(visit.keep_pin().split("-")) == 7
    app.tap("Give it to Maya")
    visit.is_at("One guess to try it")
    app.tap("20 s")
    app.tap("Lock it in")
    visit.is_at("Reach for the ceiling")
    app.pass_time(8)
    app.tap("Done")
    expect(page.locator(".difference")).to_have_text("12 s shorter than your guess")
    app.tap("To my quests")
    visit.is_at("Hey Maya")
    app.tap("Start Morning quest")
    for step in ["Get dressed", "Porridge"]:
        app.is_at("estimate", step)
        app.do_step(120, 130)
    app.is_at("summary")
    app.is_saved()


def test_it_takes_at_most_six_screens_until_the_device_changes_hands(visit):
    titles = ["TimeQuest"]
    visit.begin()
    for title in ["Who is setting this up?", "A morning to begin with", "On which days?", "Choose a PIN"]:
        visit.is_at(title)
        titles.append(title)
        if title != "Choose a PIN":
            visit.app.tap("Next")
    visit.keep_pin()
    assert len([*titles, "Ready"]) == 6


def test_who_plays_alone_needs_no_pin_and_can_change_her_quest(visit):
    visit.begin()
    visit.page.get_by_label("The player", exact=True).check()
    visit.field("What are you called?").fill("Maya")
    visit.go_on("A morning to begin with")
    visit.go_on("On which days?")
    visit.go_on("One guess to try it")
    visit.app.tap("Straight to the quests")
    visit.is_at("Hey Maya")
    records = Log(visit.page).check().records
    makers = [record.content["body"]["fields"].get("madeBy") for record in records if record.kind == "routine.set"]
    assert makers[-1] == "player"


def test_the_guess_to_try_is_kept_nowhere_and_comes_once(visit):
    visit.reach("Choose a PIN")
    visit.keep_pin()
    visit.app.tap("Give it to the player")
    visit.is_at("One guess to try it")
    visit.app.reload()
    visit.is_at("One guess to try it")
    visit.app.tap("Lock it in")
    visit.app.pass_time(3)
    visit.app.tap("Done")
    visit.app.tap("To my quests")
    visit.app.is_at("home")
    visit.app.reload()
    visit.app.is_at("home")
    assert not {"session.started", "estimate.locked"} & set(Log(visit.page).check().kinds)


def test_the_shortest_way_writes_what_the_other_tests_count_on(app):
    assert Log(app.page).check().kinds == SETUP


# Nothing is lost on the way


def test_a_reload_on_every_page_loses_nothing(visit):
    app = visit.app
    visit.begin()
    visit.field("What is the player called?").fill("Maya")
    visit.field("What is the player called?").blur()
    reload(visit, "Who is setting this up?")
    expect(visit.field("What is the player called?")).to_have_value("Maya")
    visit.go_on("A morning to begin with")
    visit.field("Step 1").fill("Shower")
    reload(visit, "A morning to begin with")
    expect(visit.field("Step 1")).to_have_value("Shower")
    visit.go_on("On which days?")
    visit.field("Sunday").tap()
    reload(visit, "On which days?")
    expect(visit.field("Sunday")).to_be_checked()
    visit.go_on("Choose a PIN")
    reload(visit, "Choose a PIN")
    visit.keep_pin()
    app.is_saved()
    reload(visit, "Ready")
    app.tap("Give it to Maya")
    visit.is_at("One guess to try it")


def reload(visit, title):
    visit.app.reload()
    visit.is_at(title)


def test_back_leads_to_the_page_before_and_at_last_out(visit):
    visit.reach("Choose a PIN")
    for title in ["On which days?", "A morning to begin with", "Who is setting this up?"]:
        visit.app.settle()
        visit.page.go_back()
        visit.is_at(title)
    visit.go_on("A morning to begin with")
    visit.app.tap("Back")
    visit.is_at("Who is setting this up?")


def test_a_second_tab_shows_the_same_page_and_waits(visit, context, url):
    visit.begin()
    visit.field("What is the player called?").fill("Maya")
    visit.go_on("A morning to begin with")
    visit.app.is_saved()
    other = reading_tab(context, url)
    page = other.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A morning to begin with")
    expect(other.button("Next")).to_be_disabled()
    other.tap("Go on here")
    other.is_writer()
    other.tap("Next")
    expect(page.get_by_role("heading", level=1)).to_have_text("On which days?")


def test_a_quest_without_a_step_does_not_go_on(visit):
    visit.reach("A morning to begin with")
    for step in ["Get dressed", "Breakfast", "Brush teeth"]:
        visit.app.use_tool(step, "Remove")
    visit.app.tap("Next")
    expect(visit.page.get_by_text("It needs a step")).to_be_visible()
    visit.is_at("A morning to begin with")
    visit.app.tap("Bring it back: Breakfast")
    visit.go_on("On which days?")


def test_a_name_is_kept_also_when_its_field_is_never_left(visit):
    visit.begin()
    visit.field("What is the player called?").press_sequentially("Maya")
    expect(visit.page.locator(".saving-mark.waiting")).to_be_attached()
    visit.app.pass_time_of_storage(1)
    visit.app.is_saved()
    visit.page.reload()
    expect(visit.field("What is the player called?")).to_have_value("Maya")


def test_a_double_tap_jumps_over_no_page(visit):
    visit.begin()
    visit.app.tap_twice("Next")
    visit.is_at("A morning to begin with")


def test_a_code_that_was_left_before_it_was_confirmed_is_asked_for_anew(visit):
    visit.reach("Choose a PIN")
    visit.field("PIN").fill(PIN)
    visit.app.tap("Keep this PIN")
    visit.is_at("Your family code")
    visit.app.reload()
    visit.is_at("Choose a PIN")
    visit.keep_pin()


# For everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_for_everybody(new_context, url, scheme):
    visit = FirstVisit(new_context(color_scheme=scheme).new_page(), url)
    for page in first_start_pages(visit):
        wrong, _ = check(visit.page)
        assert wrong == [], page


@pytest.mark.parametrize(("width", "height"), [(320, 480), (1280, 800)])
def test_nothing_scrolls_sideways(new_context, url, width, height):
    context = new_context(viewport={"width": width, "height": height})
    visit = FirstVisit(context.new_page(), url)
    for page in first_start_pages(visit):
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page


def test_enter_in_the_field_of_the_name_goes_on(visit):
    visit.begin()
    visit.field("What is the player called?").fill("Maya")
    visit.app.press("Enter")
    visit.is_at("A morning to begin with")
    visit.go_on("On which days?")
    visit.go_on("Choose a PIN")
    visit.keep_pin()
    expect(visit.app.button("Give it to Maya")).to_be_visible()


def test_the_keyboard_alone_sets_up_a_first_quest(visit):
    app, page = visit.app, visit.page
    press(app, "Set up a first quest")
    visit.is_at("Who is setting this up?")
    visit.field("What is the player called?").focus()
    page.keyboard.type("Maya")
    press(app, "Next")
    visit.is_at("A morning to begin with")
    press(app, "Move or remove Brush teeth")
    press(app, "Move up")
    expect(visit.field("Step 2")).to_have_value("Brush teeth")
    press(app, "Next")
    visit.is_at("On which days?")
    press(app, "Saturday", "Space")
    expect(visit.field("Saturday")).to_be_checked()
    press(app, "Next")
    expect(visit.field("PIN")).to_be_focused()
    page.keyboard.type(PIN)
    app.press("Enter")
    visit.is_at("Your family code")
    press(app, "Remind me tomorrow")
    visit.is_at("Ready")
    press(app, "Give it to Maya")
    visit.is_at("One guess to try it")
    press(app, "5 s")
    press(app, "Lock it in")
    visit.is_at("Reach for the ceiling")
    app.pass_time(5)
    press(app, "Done")
    expect(page.locator(".difference")).to_be_visible()
    press(app, "To my quests")
    visit.is_at("Hey Maya")


def press(app, name, key="Enter"):
    app.reach(name)
    app.press(key)
