"""*Stats* as a player uses it: by touch, by keyboard, after days without play."""

import re

from playwright.sync_api import expect

from player import GUESSES
from rules import RATINGS, Guess


def look(app):
    app.tap("Stats")
    app.is_at("stats")


def expect_lights(app, count):
    """Each light begins the path of all of them anew."""
    drawn = app.page.locator(".chart .bulb.lit")
    if count == 0:
        expect(drawn).to_have_count(0)
    else:
        expect(drawn).to_have_attribute("d", re.compile(rf"^(M[^M]+){{{count}}}$"))


def test_a_quest_is_a_light_and_a_row(app):
    look(app)
    expect_lights(app, 0)
    app.tap("Quests")
    app.do_quest(GUESSES)
    app.leave()
    look(app)
    expect_lights(app, 1)
    expect(app.page.locator("#acc-text")).to_have_text("A light for every quest. At 100, guess and truth are the same. 59 today.")
    app.page.get_by_text("As a list").tap()
    expect(app.page.get_by_role("row").last).to_have_text("TodayMorning quest59")


def test_the_mix_counts_the_bands_before_difficulty(app):
    shown = []
    app.start()
    for pair in GUESSES:
        shown.append(app.do_step(*pair)["rating"])
    app.leave()
    guesses = [Guess(*pair) for pair in GUESSES]
    assert shown == [guess.rating for guess in guesses] != [guess.base_rating for guess in guesses]
    look(app)
    rows = [row.locator("span").all_text_contents() for row in app.page.locator(".mix li").all()]
    counted = [guess.base_rating for guess in guesses]
    places = {"within a tenth": "Spot on", "up to a quarter": "Close", "up to a half": "Off", "beyond a half": "Way off"}
    assert rows == [[place, str(counted.count(rating))] for place, rating in places.items()]
    # No guess has two names.
    assert not set(RATINGS.values()) & set(app.page.locator("#app main").inner_text().splitlines())


def test_the_arrow_keys_choose_how_far_to_look_back(app):
    app.do_quest(GUESSES)
    app.leave()
    app.days_go_by(20)
    look(app)
    expect_lights(app, 0)
    app.page.get_by_role("radio", name="2 weeks").focus()
    app.page.keyboard.press("ArrowRight")
    expect(app.page.get_by_role("radio", name="3 months")).to_be_checked()
    expect(app.page.get_by_role("radio", name="3 months")).to_be_focused()
    expect_lights(app, 1)
    app.page.keyboard.press("ArrowRight")
    expect(app.page.get_by_role("radio", name="All")).to_be_checked()
    expect_lights(app, 1)
