"""Quests that a player makes, in the player's own editor."""

import pytest
from playwright.sync_api import expect

from accessibility import BROKEN_WORDS, TEXT_AT_200_PERCENT, check
from app import App
from log import SETUP, Log
from maker import NAME, QUEST, Maker
from parent import Parent
from player import GUESSES
from tabs import open_tab, take_over
from walks import own_quest_screens

def test_a_quest_is_made_from_a_template_and_played(maker):
    app = maker.app
    maker.begin()
    assert maker.lanterns() == ["Choose clothes", "Get ready", "Pack what you need", "Check directions"]
    maker.field(NAME).fill(QUEST)
    app.tap("Its picture")
    maker.page.get_by_text("All pictures").tap()
    maker.field("Bicycle").check()
    app.use_tool("Get ready", "Remove")
    expect(app.button("Bring it back: Get ready")).to_be_visible()
    app.tap("Add a step")
    maker.field("Step 4").fill("Shoes on")
    app.use_tool("Shoes on", "Move up")
    maker.hang_up()
    assert maker.made() == [[QUEST, "Ready, 4 steps"]]
    maker.row(QUEST).tap()
    app.is_at("estimate", "Choose clothes")
    assert app.text(".top .hidden-text") == "Step 1 of 4"
    for _ in range(3):
        app.do_step(60, 60)
    app.is_at("estimate", "Check directions")


def test_what_is_hung_up_is_one_name_and_no_day(maker):
    maker.make()
    log = Log(maker.page).check()
    fields = log.records[len(SETUP)].content["body"]["fields"]
    assert fields["name"] == fields["displayName"] == QUEST
    assert fields["madeBy"] == "player"
    assert fields["activeDays"] == 0
    assert log.kinds == [*SETUP, "routine.set"] + 4 * ["step.set"]


def test_on_a_day_that_she_chooses_it_hangs_with_the_others(maker):
    app = maker.app
    maker.begin()
    maker.field("Wednesday").check()
    maker.hang_up()
    app.do_quest(GUESSES)
    app.leave()
    expect(app.button("Start Going to a friend’s")).to_be_visible()
    # Once, and it can be changed there.
    assert maker.made() == []
    app.button("Change Going to a friend’s").tap()
    expect(maker.field("Wednesday")).to_be_checked()


def test_what_is_begun_survives_the_back_button_and_a_reload(maker):
    app = maker.app
    maker.begin()
    maker.field(NAME).fill(QUEST)
    maker.field("Step 2").fill("Brush the cat")
    app.back()
    expect(maker.page.get_by_role("alertdialog")).to_be_visible()
    app.reload()
    app.is_at("home")
    assert maker.made() == [[QUEST, "Not saved yet"]]
    assert Log(app.page).check().kinds == SETUP
    maker.row(QUEST).tap()
    app.is_at("own-quest")
    expect(maker.field(NAME)).to_have_value(QUEST)
    assert maker.lanterns()[1] == "Brush the cat"
    app.reload()
    maker.row(QUEST).tap()
    maker.hang_up()
    assert maker.made() == [[QUEST, "Ready, 4 steps"]]


def test_changes_of_a_quest_wait_until_they_are_hung_up(maker):
    app = maker.app
    maker.make()
    maker.change()
    maker.field("Step 1").fill("Outfit")
    app.use_tool("Get ready", "Remove")
    app.reload()
    app.is_at("home")
    assert maker.made() == [[QUEST, "Has changes that are not saved yet"]]
    maker.change()
    app.tap("Bring it back: Get ready")
    maker.hang_up()
    log = Log(app.page).check()
    written = [record.content["body"]["fields"] for record in log.records[len(SETUP) + 5 :]]
    assert written == [{"name": "Outfit"}]


def test_going_with_changes_asks_in_her_words(maker):
    app = maker.app
    maker.begin()
    maker.field("Monday").check()
    app.tap("Back to your quests")
    dialog = maker.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Keep your changes?")
    app.tap("Keep editing")
    expect(dialog).to_have_count(0)
    app.tap("Back to your quests")
    app.tap("Discard changes")
    app.is_at("home")
    assert maker.made() == []
    # One that was looked at is nothing to ask about, nor an empty one.
    maker.begin()
    app.tap("Back to your quests")
    app.is_at("home")
    maker.begin("Custom quest")
    app.tap("Back to your quests")
    app.is_at("home")
    assert maker.made() == []
    assert Log(app.page).check().kinds == SETUP


def test_one_more_lantern_stays_in_reach_above_the_bar(maker):
    maker.begin()
    for number in range(5, 12):
        maker.app.tap("Add a step")
        field = maker.field(f"Step {number}")
        expect(field).to_be_focused()
        assert maker.page.evaluate(
            """() => {
              const bar = document.querySelector('.save-bar').getBoundingClientRect();
              const seen = (of) => {
                const box = document.querySelector(of).getBoundingClientRect();
                return box.top >= 0 && box.bottom <= bar.top;
              };
              return seen('.step:last-child .name') && seen('.add');
            }"""
        ), number


def test_a_message_lies_on_no_other_text(maker):
    maker.begin("Custom quest")
    maker.app.tap("Save quest")
    maker.app.tap("Its picture")
    overlaps = maker.page.evaluate(
        """() => {
          const boxes = (of) => [...document.querySelectorAll(of)].filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
          const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return boxes('.message').filter((message) =>
            boxes('.label, .help, label, .input, .step-box, .puck-button, .add').some((other) => meet(message, other))).length;
        }"""
    )
    assert overlaps == 0


def test_nothing_hangs_without_a_name_and_a_lantern(maker):
    app = maker.app
    maker.begin("Custom quest")
    app.tap("Save quest")
    expect(maker.page.get_by_text("It needs a name")).to_be_visible()
    expect(maker.field(NAME)).to_be_focused()
    maker.field(NAME).fill("Mine")
    app.tap("Save quest")
    expect(maker.page.get_by_text("Name this step, or remove it")).to_be_visible()
    expect(maker.field("Step 1")).to_be_focused()
    assert Log(app.page).check().kinds == SETUP


def test_what_is_taken_down_can_be_brought_back(maker):
    app = maker.app
    maker.make()
    maker.change()
    app.tap("Delete quest")
    app.is_at("home")
    expect(maker.page.get_by_text("is deleted. What you played stays.")).to_be_visible()
    assert maker.made() == []
    app.tap("Bring it back")
    assert maker.made() == [[QUEST, "Ready, 4 steps"]]
    app.reload()
    assert maker.made() == [[QUEST, "Ready, 4 steps"]]


# Two tabs


def test_edits_of_two_tabs_are_both_kept(maker, context, url):
    app = maker.app
    maker.make()
    maker.change()
    maker.field("Step 1").fill("Outfit")
    other = Maker(open_tab(context, url))
    take_over(other.app)
    other.change()
    other.field(NAME).fill("Over to Noor's")
    app.show()
    expect(app.button("Save quest")).to_be_disabled()
    expect(maker.field(NAME)).to_be_disabled()
    expect(maker.field(NAME)).to_have_value("Over to Noor's")
    app.tap("Go on here")
    app.is_writer()
    maker.hang_up()
    assert maker.made() == [["Over to Noor's", "Ready, 4 steps"]]
    maker.change("Over to Noor's")
    assert maker.lanterns()[0] == "Outfit"


def test_what_another_tab_takes_down_is_gone_here_too(maker, context, url):
    app = maker.app
    maker.make()
    maker.change()
    other = Maker(open_tab(context, url))
    take_over(other.app)
    other.change()
    other.app.tap("Delete quest")
    other.app.is_saved()
    app.show()
    app.is_at("home")
    assert maker.made() == []


# Who cannot see or point


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_she_makes_quests(new_context, url, scheme):
    context = new_context(color_scheme=scheme)
    maker = Maker(App(context.new_page(), url).open())
    for screen in own_quest_screens(maker):
        maker.app.comes_to_rest()
        wrong, passed = check(maker.page)
        assert (screen, wrong) == (screen, [])
        assert "target-size" in passed


@pytest.mark.parametrize("size", ["320 px wide", "1280 px wide", "text at 200 %"])
def test_nothing_scrolls_sideways_where_she_makes_quests(new_context, url, size):
    width = 375 if size.startswith("text") else int(size.split()[0])
    context = new_context(viewport={"width": width, "height": 700})
    if size.startswith("text"):
        context.add_init_script(TEXT_AT_200_PERCENT)
    maker = Maker(App(context.new_page(), url).open())
    for screen in own_quest_screens(maker):
        assert maker.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen
        if screen in ("a new quest", "unfolded"):
            assert maker.page.evaluate(BROKEN_WORDS) == [], screen


def test_the_way_to_make_a_quest_keeps_its_place(new_context, url):
    """Whatever lists there are, it stands at the end of the first line below the sky."""
    for width in (375, 1280):
        context = new_context(viewport={"width": width, "height": 800})
        maker = Maker(App(context.new_page(), url).open())
        alone = end_of_way(maker)
        maker.make()
        assert end_of_way(maker) == alone


def end_of_way(maker):
    return maker.page.evaluate(
        """() => {
          const way = document.querySelector('.make-quest').getBoundingClientRect();
          const sky = document.querySelector('.sky').getBoundingClientRect();
          return [Math.round(way.right), Math.round(way.top - sky.bottom)];
        }"""
    )


def test_a_quest_is_made_by_keyboard_alone(maker):
    app, page = maker.app, maker.page
    app.reach("Make a quest")
    app.press("Enter")
    app.is_at("templates")
    # It begins at its heading, and the templates follow.
    for _ in range(4):
        app.press("Tab")
    app.press("Enter")
    app.is_at("own-quest")
    app.reach("Its picture")
    app.press("Enter")
    page.get_by_label("Shirt").focus()
    app.press("ArrowRight")
    expect(page.get_by_label("Jacket").first).to_be_checked()
    expect(page.get_by_label("Jacket").first).to_be_focused()
    app.reach("routine-name")
    page.keyboard.type("Bag")
    app.reach("Step 1")
    page.keyboard.type("Books")
    app.reach("Add a step")
    app.press("Enter")
    maker.field("Step 2").focus()
    page.keyboard.type("Bottle")
    app.reach("Move or remove Bottle")
    app.press("Enter")
    app.reach("Move up")
    app.press("Enter")
    expect(maker.field("Step 1")).to_have_value("Bottle")
    app.reach("Save quest")
    app.press("Enter")
    app.is_at("home")
    app.is_saved()
    assert maker.made() == [["Bag", "Ready, 2 steps"]]


def test_a_parent_reads_every_step_of_hers_in_letters_twice_as_large(new_context, url):
    context = new_context()
    context.add_init_script(TEXT_AT_200_PERCENT)
    maker = Maker(App(context.new_page(), url).open())
    maker.make()
    Parent(maker.app).choose_pin()
    steps = maker.page.locator(".its-steps")
    expect(steps).to_contain_text("Check directions")
    assert steps.evaluate("(words) => words.scrollHeight <= words.clientHeight")
