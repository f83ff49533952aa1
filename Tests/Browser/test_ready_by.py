"""A bet on a start: home asks, she stretches a string, her own mornings answer, and the summary says what came of it."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from honest_clock import MINUTE
from log import Log
from many_days import play_for_days
from planner import Planner

QUESTION = "Ready at 8:40: when do you begin?"
GUESSES = [(180, 150), (300, 570), (60, 20)]


@pytest.fixture
def asked(played):
    """Home on a Wednesday morning at a quarter past seven, seven mornings later; school begins at nine."""
    planner = Planner(played).open_week()
    planner.school("Wednesday").check()
    planner.field("Wednesday: school begins").fill("09:00")
    planner.field("Wednesday: school ends").fill("14:00")
    planner.field("Minutes to get to school").fill("20")
    planner.leave()
    play_for_days(played, 6)
    return played


def bets(app):
    app.is_saved()
    return [record.content["body"] for record in Log(app.page).check().records if record.kind == "bet.placed"]


def slider(app):
    return app.page.get_by_role("slider", name="Your start")


def start(app):
    return app.page.locator(".bet-value")


def stretch(app, share):
    """Touches the ground at a share of the page's width."""
    ground = app.page.locator(".stretch")
    ground.scroll_into_view_if_needed()
    box = ground.bounding_box()
    app.page.touchscreen.tap(box["x"] + share * box["width"], box["y"] + 0.85 * box["height"])


def question(app):
    app.tap(QUESTION)
    expect(app.page.get_by_role("heading", level=1)).to_have_text("When do you begin?")


def test_a_start_is_bet_on_kept_and_looked_back_at(asked):
    app = asked
    question(app)
    assert check(app.page)[0] == []
    stretch(app, 0.4)
    expect(start(app)).not_to_contain_text("Touch")
    app.tap("Bet on it")
    expect(app.page.get_by_role("heading", level=1)).to_contain_text("mornings in 10")
    assert check(app.page)[0] == []
    ninth = app.page.get_by_role("button", name="9 in 10")
    ninth.tap()
    expect(ninth).to_have_attribute("aria-pressed", "true")
    first, kept = bets(app)
    assert first["bet"] == kept["bet"] and first["start"] == kept["start"] == first["kept"]
    assert kept["kept"] > kept["start"] and kept["goal"] - kept["start"] == kept["roomMs"]
    app.tap("Good")
    app.is_at("home")
    expect(app.page.locator("#app .next-quest .words p")).to_contain_text("From 8:")
    expect(app.page.get_by_text(QUESTION)).to_have_count(0)
    app.pass_time(75 * MINUTE)
    app.do_quest(GUESSES)
    came = app.page.locator(".what-came")
    expect(came.get_by_role("heading")).to_contain_text("Ready at 8:39.")
    expect(came.get_by_role("img")).to_have_accessible_name(
        "You began at 8:27 and were ready at 8:39; the door was at 8:40"
    )
    assert check(app.page)[0] == []


def test_the_post_stands_where_the_ground_was_touched(asked):
    app = asked
    question(app)
    for share in [0.15, 0.3, 0.55, 0.75]:
        stretch(app, share)
        knob = app.page.locator(".scene-tall .knob").bounding_box()
        window = app.page.locator(".stretch").bounding_box()
        # Within two minutes of the last hour.
        assert abs((knob["x"] + knob["width"] / 2 - window["x"]) / window["width"] - share) < 0.025


def test_nothing_is_stored_before_bet_on_it(asked):
    app = asked
    question(app)
    app.page.get_by_role("button", name="Bet on it").tap(force=True)
    expect(start(app)).to_contain_text("Touch the line first")
    stretch(app, 0.4)
    app.tap("5 minutes sooner")
    app.tap("Leave it")
    app.is_at("home")
    assert bets(app) == []


def test_keys_stretch_the_string(asked):
    app = asked
    question(app)
    slider(app).focus()
    slider(app).press("PageUp")
    expect(start(app)).to_have_text("8:10")
    expect(slider(app)).to_have_attribute("aria-valuetext", "8:10")
    for key, clock in [("ArrowLeft", "8:09"), ("ArrowUp", "8:10"), ("PageUp", "8:15"), ("End", "8:39")]:
        slider(app).press(key)
        expect(start(app)).to_have_text(clock)
    slider(app).press("Home")
    slider(app).press("ArrowLeft")
    first = start(app).text_content()
    slider(app).press("ArrowRight")
    assert start(app).text_content() > first


def test_any_quest_can_be_bet_on_from_home(asked):
    app = asked
    app.tap("Bet on a start")
    app.page.get_by_role("button", name="Morning quest").tap()
    expect(app.page.locator(".goal-line output")).to_have_text("8:40")
    app.back()


def test_a_bet_outlives_the_page(asked):
    app = asked
    question(app)
    stretch(app, 0.4)
    app.tap("Bet on it")
    app.is_saved()
    app.reload()
    app.is_at("home")
    expect(app.page.locator("#app .next-quest .words p")).to_contain_text("From 8:0")


@pytest.mark.parametrize("width, height, large", [(320, 568, False), (375, 760, True), (1280, 800, False)])
def test_it_fits(asked, width, height, large):
    app = asked
    if large:
        app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    app.page.set_viewport_size({"width": width, "height": height})
    question(app)
    for move in [lambda: None, lambda: stretch(app, 0.5), lambda: app.tap("Bet on it")]:
        move()
        app.settle()
        assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert check(app.page)[0] == []
        shown = app.page.locator(".morning-scene").locator("visible=true")
        expect(shown).to_have_count(1)
