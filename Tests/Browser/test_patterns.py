"""What the history says: hints, patterns, what stands out, and the week looked back at."""

import itertools

import pytest
from playwright.sync_api import expect

from accessibility import check
from many_days import DAYS, guessing, play_for_days
from player import GUESSES
from rules import words


@pytest.fixture
def one_day(app):
    """A quest on a Wednesday."""
    app.do_quest(GUESSES)
    app.leave()
    return app


@pytest.fixture
def played(one_day):
    """A quest on each of twelve days; today is the Monday after them."""
    play_for_days(one_day)
    return one_day


def test_my_patterns_has_a_card_for_each_task(app, played):
    app.tap("My patterns")
    app.is_at("patterns")
    cards = app.page.locator(".pattern")
    expect(cards).to_have_count(3)
    breakfast = cards.filter(has_text="Breakfast")
    expect(breakfast).to_contain_text(f"{DAYS + 1} guesses")
    expect(breakfast).to_contain_text("You lean short")
    expect(breakfast).to_contain_text(words(270))
    expect(cards.filter(has_text="Brush teeth")).to_contain_text("You lean long")
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


@pytest.mark.parametrize(("width", "height"), [(320, 568), (375, 760)])
def test_what_is_told_of_earlier_times_is_not_under_the_button(app, played, width, height):
    app.page.set_viewport_size({"width": width, "height": height})
    app.start()
    for step in range(2):
        if step == 1:
            app.do_step(120, 130)
        hint = app.page.locator(".hint").bounding_box()
        button = app.button("Lock it in").bounding_box()
        assert hint["y"] + hint["height"] <= button["y"], step
        assert button["y"] + button["height"] <= height


# One round on each of twelve days, and as many as two dozen within two days.
@pytest.mark.parametrize(("days", "times_a_day", "is_told"), [(12, 1, False), (1, 24, True)])
def test_the_game_grows_with_the_days_and_not_with_the_rounds(app, one_day, days, times_a_day, is_told):
    play_for_days(one_day, days, times_a_day=times_a_day)
    app.start()
    expect(app.page.locator(".hint")).to_have_count(1 if is_told else 0)


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


# How far the name of each day stands from under its lantern.
BESIDE = """() => {
  const { a: scale, e: left } = document.querySelector('.string').getScreenCTM();
  return [...document.querySelectorAll('.days span')].map((day, index) => {
    const box = day.getBoundingClientRect();
    return Math.abs((box.left + box.right) / 2 - left - scale * 375 * (index + 0.5) / 7);
  });
}"""


def test_each_day_stands_under_its_lantern(app, played):
    look_at_the_week(app)
    for width in [320, 375, 600, 820, 1280]:
        app.page.set_viewport_size({"width": width, "height": 900})
        beside = app.page.evaluate(BESIDE)
        assert len(beside) == 7
        assert max(beside) < 6, width


# The second week begins with the fifth day after the first.
def later(seconds):
    return lambda days: seconds if days >= 5 else None


def by_turns(days):
    return 570 if days >= 5 and round(days) % 2 == 1 else None


@pytest.mark.parametrize(
    ("guesses", "told"),
    [
        # 9 more, which such days do by chance; and 38 on all of them.
        ({300: by_turns}, "How close they landed: 68 out of 100, like the week before."),
        ({300: later(570), 60: later(20)}, "How close they landed: 97 out of 100, 38 more than the week before."),
    ],
)
def test_a_week_is_closer_than_the_one_before_beyond_what_chance_does(app, one_day, guesses, told):
    play_for_days(one_day, changed=guessing({old: lambda days, new=new, old=old: new(days) or old for old, new in guesses.items()}))
    look_at_the_week(app)
    expect(app.page.locator(".tell")).to_contain_text(told)
    # A step up between two weeks does not say that anything grows.
    expect(app.page.get_by_role("heading", name="Grew the most")).to_have_count(0)


def look_at_the_week(app):
    app.tap("Stats")
    app.tap("Your weeks")
    app.is_at("letter")


def test_growing_is_told_of_all_tasks_together_and_then_of_the_one_that_grew_the_most(app, one_day):
    # Breakfast 10 s closer to its 570 s each day, and brushing teeth half a second to its 20 s.
    grown = guessing({300: lambda days: 300 + 10 * round(days), 60: lambda days: 60 - round(days) // 2})
    play_for_days(one_day, 25, grown)
    app.tap("My patterns")
    app.is_at("patterns")
    together = app.page.get_by_role("region", name="Growing", exact=True)
    expect(together).to_contain_text("more out of 100")
    look_at_the_week(app)
    most = app.page.locator(".moment").filter(has_text="Grew the most")
    expect(most).to_contain_text("Breakfast.")
    # The mean of the last twelve of its 25 guesses less that of the first twelve.
    expect(most).to_contain_text("23 more out of 100")


def test_the_best_time_of_day_has_a_card_of_its_own(app, one_day):
    # Every morning and, much closer, every evening.
    closer = guessing({300: lambda days: 300 if days == round(days) else 540})
    play_for_days(one_day, 12, closer, times_a_day=2)
    app.tap("My patterns")
    app.is_at("patterns")
    best = app.page.get_by_role("region", name="Best time of day")
    expect(best).to_contain_text("Evenings are your sharpest hours: guesses land closer then, 14 more out of 100.")


def test_the_banner_of_the_week_goes_when_it_was_read_also_after_a_reload(app, played):
    banner = app.page.get_by_role("button", name="Your week is ready")
    expect(banner).to_be_visible()
    banner.tap()
    app.is_at("letter")
    app.is_saved()
    app.back()
    app.is_at("home")
    expect(banner).to_have_count(0)
    app.reload()
    app.is_at("home")
    expect(banner).to_have_count(0)


def test_before_the_first_quest_nothing_begs(app):
    app.tap("My patterns")
    expect(app.page.get_by_role("heading", name="Your guesses, in pictures")).to_be_visible()
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
