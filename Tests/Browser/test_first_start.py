"""From an empty browser to the first quest: who is here, a ready-made quest, days, a PIN, one guess to try."""

import pytest
from playwright.sync_api import expect

from accessibility import BROKEN_WORDS, TEXT_AT_200_PERCENT, check
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
    app.tap("Try one guess")
    visit.practise("25 s", 13)
    expect(page.locator(".difference")).to_have_text("12 s shorter than your guess")
    app.tap("Make a morning")
    visit.is_at("Who is here?")
    visit.go_on("A morning of lanterns")
    visit.field("Whose game is it?").fill("Maya")
    visit.rename("Breakfast", "Porridge")
    visit.lantern("Brush teeth").tap()
    visit.open_days()
    visit.field("Friday").tap()
    expect(page.locator(".days-fold b")).to_have_text("Monday to Thursday")
    visit.go_on("Choose a PIN")
    assert len(visit.keep_pin().split("-")) == 7
    visit.is_at("Ready, Maya")
    expect(page.get_by_text("2 lanterns are waiting. The first guess is yours.")).to_be_visible()
    app.tap("Start the morning quest")
    for step in ["Get dressed", "Porridge"]:
        app.is_at("estimate", step)
        app.do_step(120, 130)
    app.is_at("summary")
    app.is_saved()
    app.leave()
    visit.is_at("Hey Maya")


def test_it_takes_at_most_six_screens_until_the_device_changes_hands(visit):
    titles = ["TimeQuest", "Three deep breaths"]
    visit.begin()
    for title in ["Who is here?", "A morning of lanterns", "Choose a PIN"]:
        if title != "Who is here?":
            visit.go_on(title)
        titles.append(title)
    visit.keep_pin()
    assert len([*titles, "Ready"]) == 6


def test_who_plays_alone_needs_no_pin_and_can_change_her_quest(visit):
    visit.begin()
    visit.app.tap("Just me")
    visit.is_at("A morning of lanterns")
    expect(visit.field("Whose game is it?")).to_have_count(0)
    visit.app.tap("Save this morning")
    visit.is_at("Three deep breaths")
    visit.app.tap("Straight to the quests")
    visit.is_at("Hey")
    visit.field("What shall we call you?").fill("Maya")
    visit.app.press("Enter")
    visit.is_at("Hey Maya")
    expect(visit.field("What shall we call you?")).to_have_count(0)
    visit.app.is_saved()
    records = Log(visit.page).check().records
    makers = [record.content["body"]["fields"].get("madeBy") for record in records if record.kind == "routine.set"]
    assert makers[-1] == "player"


def test_the_guess_to_try_is_in_no_history_and_comes_once(visit):
    visit.reach("Choose a PIN")
    visit.keep_pin()
    visit.app.tap("Look around first")
    visit.is_at("Three deep breaths")
    visit.app.reload()
    visit.practise()
    visit.app.tap("To my quests")
    visit.app.is_at("home")
    visit.app.reload()
    visit.app.is_at("home")
    assert not {"session.started", "estimate.locked"} & set(Log(visit.page).check().kinds)


def test_who_leaves_the_guess_to_try_out_writes_the_same_without_its_points(visit):
    visit.begin()
    assert Log(visit.page).check().kinds == SETUP[:6]


def test_the_shortest_way_writes_what_the_other_tests_count_on(app):
    assert Log(app.page).check().kinds == SETUP


# Nothing is lost on the way


def test_a_reload_on_every_page_loses_nothing(visit):
    app = visit.app
    visit.begin()
    reload(visit, "Who is here?")
    visit.go_on("A morning of lanterns")
    visit.field("Whose game is it?").fill("Maya")
    visit.field("Whose game is it?").blur()
    visit.rename("Get dressed", "Shower first")
    visit.lantern("Hair").tap()
    visit.open_days()
    visit.field("Sunday").tap()
    reload(visit, "A morning of lanterns")
    expect(visit.field("Whose game is it?")).to_have_value("Maya")
    expect(visit.lantern("Shower first")).to_have_attribute("aria-pressed", "true")
    expect(visit.lantern("Hair")).to_have_attribute("aria-pressed", "true")
    visit.open_days()
    expect(visit.field("Sunday")).to_be_checked()
    visit.go_on("Choose a PIN")
    reload(visit, "Choose a PIN")
    visit.keep_pin()
    app.is_saved()
    reload(visit, "Ready, Maya")
    app.tap("Look around first")
    visit.is_at("Three deep breaths")


def reload(visit, title):
    visit.app.reload()
    visit.is_at(title)


def test_back_leads_to_the_page_before_and_at_last_out(visit):
    visit.reach("Choose a PIN")
    for title in ["A morning of lanterns", "Who is here?"]:
        visit.app.back()
        visit.is_at(title)
    visit.go_on("A morning of lanterns")
    visit.app.tap("Back")
    visit.is_at("Who is here?")


def test_back_leads_from_the_first_guess_to_the_first_page(visit):
    visit.app.tap("Try one guess")
    visit.practise()
    for title in ["Three deep breaths", "TimeQuest"]:
        visit.app.back()
        visit.is_at(title)


def test_a_second_tab_shows_the_same_page_and_waits(visit, context, url):
    visit.reach("A morning of lanterns")
    visit.field("Whose game is it?").fill("Maya")
    visit.field("Whose game is it?").blur()
    visit.app.is_saved()
    other = reading_tab(context, url)
    page = other.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A morning of lanterns")
    expect(other.button("Save this morning")).to_be_disabled()
    other.tap("Go on here")
    other.is_writer()
    other.tap("Save this morning")
    expect(page.get_by_role("heading", level=1)).to_have_text("Choose a PIN")


def test_a_quest_without_a_step_does_not_go_on(visit):
    visit.reach("A morning of lanterns")
    for step in ["Get dressed", "Breakfast", "Brush teeth"]:
        visit.lantern(step).tap()
    visit.app.tap("Save this morning")
    expect(visit.page.get_by_text("It needs a lantern that is lit")).to_be_visible()
    visit.is_at("A morning of lanterns")
    visit.lantern("Breakfast").tap()
    visit.go_on("Choose a PIN")


def test_a_name_is_kept_also_when_its_field_is_never_left(visit):
    visit.reach("A morning of lanterns")
    visit.field("Whose game is it?").press_sequentially("Maya")
    expect(visit.page.locator(".saving-mark.waiting")).to_be_attached()
    visit.app.pass_time_of_storage(1)
    visit.app.is_saved()
    visit.page.reload()
    expect(visit.field("Whose game is it?")).to_have_value("Maya")


def test_a_double_tap_jumps_over_no_page(visit):
    visit.begin()
    visit.app.tap_twice("A parent is here")
    visit.is_at("A morning of lanterns")


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
    visit.reach("A morning of lanterns")
    visit.field("Whose game is it?").fill("Maya")
    visit.app.press("Enter")
    visit.is_at("Choose a PIN")
    visit.keep_pin()
    visit.is_at("Ready, Maya")


def test_enter_in_a_field_presses_nothing_that_takes_its_place(visit):
    """Browsers press what has the focus when a key that went down is a character, and that comes a moment later."""
    visit.reach("A morning of lanterns")
    visit.app.button("Pack bag: change the name").click()
    expect(visit.field("Name of Pack bag")).to_be_focused()
    visit.page.evaluate("addEventListener('keypress', ({ key }) => { globalThis.testPressed = key; }, true)")
    visit.app.press("a")
    assert visit.page.evaluate("testPressed") == "a"
    visit.app.press("Enter")
    expect(visit.field("Name of Pack bag")).to_have_count(0)
    assert visit.page.evaluate("testPressed") == "a"


def test_the_keyboard_alone_sets_up_a_first_quest(visit):
    app, page = visit.app, visit.page
    press(app, "Try one guess")
    visit.is_at("Three deep breaths")
    press(app, "6 s")
    expect(app.button("Done")).to_be_visible()
    app.pass_time(5)
    press(app, "Done")
    expect(page.locator(".difference")).to_be_visible()
    press(app, "Make a morning")
    visit.is_at("Who is here?")
    press(app, "A parent is here")
    visit.is_at("A morning of lanterns")
    visit.field("Whose game is it?").focus()
    page.keyboard.type("Maya")
    press(app, "Pack bag: change the name")
    expect(visit.field("Name of Pack bag")).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Feed Miso")
    app.press("Enter")
    expect(app.button("Feed Miso: change the name")).to_be_focused()
    expect(visit.lantern("Feed Miso")).to_have_attribute("aria-pressed", "true")
    page.locator(".days-fold summary").focus()
    app.press("Enter")
    press(app, "Saturday", "Space")
    expect(visit.field("Saturday")).to_be_checked()
    press(app, "Save this morning")
    expect(visit.field("PIN")).to_be_focused()
    page.keyboard.type(PIN)
    app.press("Enter")
    visit.is_at("Your family code")
    press(app, "Remind me tomorrow")
    visit.is_at("Ready, Maya")
    press(app, "Look around first")
    visit.is_at("Hey Maya")


def press(app, name, key="Enter"):
    app.reach(name)
    app.press(key)


@pytest.mark.parametrize("size", ["320 px wide", "text at 200 %"])
def test_no_word_breaks_in_a_first_start(new_context, url, size):
    """The styles of later screens, too, are here by then: they share their names with these."""
    width = 320 if size.startswith("320") else 375
    context = new_context(viewport={"width": width, "height": 700})
    if size.startswith("text"):
        context.add_init_script(TEXT_AT_200_PERCENT)
    visit = FirstVisit(context.new_page(), url)
    expect(visit.page.locator("link[href$='later/later.css']")).to_be_attached()
    for name in first_start_pages(visit):
        assert (name, visit.page.evaluate(BROKEN_WORDS)) == (name, [])


@pytest.mark.parametrize(("width", "height"), [(320, 568), (375, 760), (820, 1180), (1280, 800)])
def test_what_to_do_stands_below_its_lantern(new_context, url, width, height):
    visit = FirstVisit(new_context(viewport={"width": width, "height": height}).new_page(), url)
    for name in first_start_pages(visit):
        if name == "practice, do":
            visit.app.comes_to_rest()
            lantern = visit.page.locator(".step-lantern .unlit-paper").bounding_box()
            heading = visit.page.get_by_role("heading", level=1).bounding_box()
            assert lantern["y"] + lantern["height"] <= heading["y"]
            return
