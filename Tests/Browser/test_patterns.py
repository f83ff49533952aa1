"""What the history says: hints, patterns, what stands out, and the week looked back at."""

import itertools

import pytest
from playwright.sync_api import expect

from accessibility import check
from many_days import DAYS, play_for_days
from rules import words


@pytest.fixture
def played(played):
    """A quest on each of twelve days; today is the Monday after them."""
    play_for_days(played)
    return played


def test_my_patterns_has_a_card_for_each_task(app, played):
    app.tap("My patterns")
    app.is_at("patterns")
    cards = app.page.locator(".pattern")
    expect(cards).to_have_count(3)
    breakfast = cards.filter(has_text="Breakfast")
    expect(breakfast).to_contain_text(f"{DAYS} guesses")
    expect(breakfast).to_contain_text("Tilt: shorter")
    expect(breakfast).to_contain_text(words(270))
    expect(cards.filter(has_text="Brush teeth")).to_contain_text("Tilt: longer")
    app.page.get_by_text("How to read a beam").tap()
    expect(app.page.get_by_text("The dotted line is where both are the same.")).to_be_visible()


def test_the_estimate_screen_tells_of_the_last_three_times(app, played):
    app.start()
    hint = app.page.locator(".hint")
    expect(hint).to_contain_text(f"Your last three: {words(130)}, {words(130)}, {words(130)}.")
    expect(app.page.locator("circle.before")).to_have_count(3)
    app.lock(120)
    app.pass_time(120)
    app.done()
    app.go_on()
    expect(hint).to_contain_text(f"Your last three: {words(570)}, {words(570)}, {words(570)}.")
    expect(hint).to_contain_text("Your guesses here tend to be shorter than it takes.")


def test_what_stands_out_is_on_stats_and_leads_to_the_weeks(app, played):
    app.tap("Stats")
    expect(app.page.get_by_role("heading", name="What stands out")).to_be_visible()
    app.tap("Your weeks")
    app.is_at("letter")
    expect(app.page.get_by_role("heading", level=1)).to_be_focused()
    expect(app.page.get_by_role("img", name="Played on 7 of 7 days")).to_be_visible()
    app.tap("The week before")
    expect(app.page.get_by_role("img", name="Played on 5 of 7 days")).to_be_visible()
    app.tap("Nice, back to today")
    app.is_at("home")


def test_the_banner_of_the_week_goes_when_it_was_read_also_after_a_reload(app, played):
    banner = app.page.get_by_role("button", name="Your week is ready")
    expect(banner).to_be_visible()
    banner.tap()
    app.is_at("letter")
    app.is_saved()
    app.page.go_back()
    app.is_at("home")
    expect(banner).to_have_count(0)
    app.reload()
    app.is_at("home")
    expect(banner).to_have_count(0)


def test_before_the_first_quest_nothing_begs(app):
    app.tap("My patterns")
    expect(app.page.get_by_role("heading", name="Room for beams")).to_be_visible()
    app.tap("Stats")
    expect(app.page.get_by_role("button", name="Your weeks")).to_have_count(0)


def test_every_place_is_for_everybody(app, played):
    places = [("My patterns", "patterns"), ("Stats", "stats"), ("Your weeks", "letter")]
    for place, screen in places:
        app.tap(place)
        app.is_at(screen)
        for look, width in itertools.product(["light", "dark"], [320, 375, 1280]):
            app.page.emulate_media(color_scheme=look)
            app.page.set_viewport_size({"width": width, "height": 760})
            app.comes_to_rest()
            wrong, _ = check(app.page)
            assert wrong == [], (look, width)
            assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
