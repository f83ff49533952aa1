"""A whole quest, its numbers beside the formulas of the product page."""

import pytest
from playwright.sync_api import expect

from app import ALL_LIT, App
from player import STEPS
from rules import Guess, bar, bar_words, level, words


def shows(seen, guess):
    """Whether a reveal shows what a guess and its truth come to."""
    assert seen["guess"] == words(guess.estimate)
    assert seen["truth"] == words(guess.actual)
    assert seen["difference"] == guess.difference
    assert seen["rating"] == guess.rating
    assert seen["earned"] == f"+{guess.experience} XP"


def sums_up(seen, guesses, before=0, days=1):
    """Whether a summary shows what a quest comes to; a step without a guess was skipped."""
    counted = [guess for guess in guesses if guess]
    earned = sum(guess.experience for guess in counted)
    rows = [
        [step, words(guess.estimate), words(guess.actual)] if guess else [step, "Not today"]
        for step, guess in zip(STEPS, guesses)
    ]
    guessed = words(sum(guess.estimate for guess in counted))
    took = words(sum(guess.actual for guess in counted))
    assert seen["rows"] == rows + [["The whole quest", guessed, took]]
    assert seen["earned"] == f"+{earned} XP"
    reached = level(before + earned)
    assert seen["newLevel"] == (f"Level {reached}" if reached > level(before) else None)
    stands(seen, before + earned, days)
    return before + earned


def stands(seen, experience, days):
    """Whether level, bar and streak are those of so many points and days."""
    assert seen["level"] == f"Level {level(experience)}"
    assert seen["experience"] == bar_words(experience)
    collected, needed = bar(experience)
    assert seen["bar"] == pytest.approx(collected / needed, abs=0.001)
    assert seen["streak"] == ("1 day in a row" if days == 1 else f"{days} days in a row")


# Guess and truth of each step, in seconds.
QUESTS = {
    "three ratings": [(120, 130), (300, 570), (60, 40)],
    # 37.5 % and 75 %: the bands of *close* and *off*, half as wide again at the start.
    "on the borders": [(300, 480), (660, 480), (60, 240)],
    "a second beyond them": [(300, 353), (300, 481), (60, 241)],
    # 9 s, 22 s and 45 s of a minute: *spot on*, *close* and *off*.
    "short ones on the borders": [(30, 39), (60, 38), (60, 15)],
    "short ones a second beyond them": [(30, 40), (60, 37), (60, 14)],
    # A guess of 3 h worth the fewest points, a perfect one, and a time of more than an hour.
    "extremes": [(10800, 30), (600, 600), (3600, 3725)],
    "a level": [(600, 600), (900, 900), (60, 60)],
    # Perfect ones, worth a third, two thirds and all of what a longer one is worth.
    "quick ones": [(10, 10), (20, 20), (30, 30)],
}


@pytest.mark.parametrize("quest", QUESTS.values(), ids=QUESTS.keys())
def test_every_number_of_a_quest_is_the_one_that_the_rules_give(app, quest):
    guesses = [Guess(*pair) for pair in quest]
    app.start()
    for step, guess in zip(STEPS, guesses):
        app.is_at("estimate", step)
        shows(app.do_step(guess.estimate, guess.actual), guess)
    app.is_at("summary", "All lit: Morning quest")
    total = sums_up(app.see(), guesses)

    app.leave()
    stands(app.see(), total, days=1)
    app.reload()
    stands(app.see(), total, days=1)


def test_the_time_of_a_step_is_rounded_to_the_nearest_second(app):
    app.start()
    assert app.do_step(60, 64.499)["truth"] == "1 min 4 s"
    assert app.do_step(60, 64.5)["truth"] == "1 min 5 s"


def test_a_step_that_is_not_for_today_leaves_no_trace_in_the_numbers(app):
    app.start()
    app.do_step(120, 130)
    app.lock(300)
    app.pass_time(400)
    app.tap("Not today")
    app.is_at("estimate", "Brush teeth")
    app.do_step(60, 20)
    app.is_at("summary")
    sums_up(app.see(), [Guess(120, 130), None, Guess(60, 20)])


def test_a_quest_with_nothing_but_skipped_steps_earns_nothing_and_is_not_done(app):
    app.start()
    for _ in STEPS:
        app.lock(60)
        app.tap("Not today")
    app.is_at("home")
    seen = app.see()
    assert seen["quests"] == [["Morning quest", "Ready, 3 steps"]]
    assert (seen["experience"], seen["streak"]) == ("0 of 283 XP", None)


def test_not_done_yet_goes_on_with_the_step_from_its_original_start(app):
    app.start()
    app.lock(300)
    app.pass_time(200)
    app.done()
    app.pass_time(9.9)
    app.tap("Not done yet")
    app.is_at("do", "Get dressed")
    app.pass_time(120)
    app.done()
    shows(app.see(), Guess(300, 330))

    app.go_on()
    app.do_step(60, 60)
    app.do_step(60, 60)
    app.is_at("summary")
    sums_up(app.see(), [Guess(300, 330), Guess(60, 60), Guess(60, 60)])


def test_not_done_yet_is_offered_for_ten_seconds(app):
    app.start()
    app.lock(300)
    app.pass_time(200)
    app.done()
    app.pass_time(9.999)
    app.settle()
    assert app.button("Not done yet").is_visible()
    app.pass_time(0.001)
    app.settle()
    assert app.button("Not done yet").count() == 0
    shows(app.see(), Guess(300, 200))


def test_ten_seconds_count_from_the_last_time_that_done_was_tapped(app):
    app.start()
    app.lock(300)
    app.pass_time(200)
    app.done()
    app.pass_time(5)
    app.tap("Not done yet")
    app.is_at("do")
    app.pass_time(1)
    app.done()
    # The ten seconds of the first reveal end here.
    app.pass_time(4)
    app.settle()
    assert app.button("Not done yet").is_visible()


def test_a_step_goes_on_while_the_page_is_closed_or_shows_something_else(app):
    app.start()
    app.lock(600)
    app.pass_time(100)
    app.leave()
    assert app.see()["quests"] == [["Morning quest", "Under way, 3 steps to go"]]
    app.pass_time(100)
    app.tap("Keep going with Morning quest")
    app.is_at("do", "Get dressed")
    app.reload()
    app.is_at("do", "Get dressed")
    app.pass_time(100)
    app.done()
    shows(app.see(), Guess(600, 300))


def test_a_second_quest_on_the_same_day_adds_points_and_no_day(app):
    first = [Guess(120, 130), Guess(300, 570), Guess(60, 20)]
    second = [Guess(150, 150), Guess(600, 590), Guess(20, 25)]
    total = sums_up(app.do_quest((guess.estimate, guess.actual) for guess in first), first)
    app.leave()
    assert app.see()["quests"] == ALL_LIT

    app.start_again()
    for guess in second:
        shows(app.do_step(guess.estimate, guess.actual), guess)
    app.is_at("summary")
    sums_up(app.see(), second, before=total)


def test_a_quest_on_the_next_day_makes_the_streak_longer(app):
    guesses = [Guess(120, 130), Guess(300, 300), Guess(60, 20)]
    pairs = [(guess.estimate, guess.actual) for guess in guesses]
    total = sums_up(app.do_quest(pairs), guesses)
    app.leave()
    app.days_go_by(1)
    assert app.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]
    sums_up(app.do_quest(pairs), guesses, before=total, days=2)


def test_a_quest_can_be_gone_on_with_for_twelve_hours(app):
    app.start()
    app.do_step(120, 130)
    app.pass_time(12 * 3600)
    app.reload()
    app.is_at("estimate", "Breakfast")
    app.pass_time(0.001)
    app.reload()
    app.is_at("home")
    # Closed by age with a finished step: its points and its day count.
    stands(app.see(), Guess(120, 130).experience, days=1)


def test_the_closest_guess_of_a_step_so_far_is_told(app):
    best = "Your closest yet"
    quests = [
        [(300, 400), (300, 400), (300, 400)],
        # Closer; as close; further away.
        [(300, 350), (300, 400), (300, 450)],
        # Further away than the best; closer; closer than both.
        [(300, 360), (300, 390), (300, 310)],
    ]
    told = []
    for start, quest in zip([app.start, app.start_again, app.start_again], quests):
        start()
        told.append([app.do_step(*pair)["best"] for pair in quest])
        app.leave()
    assert told == [[None, None, None], [best, None, None], [None, best, best]]


@pytest.mark.parametrize(
    ("key", "guess"),
    [("ArrowRight", "10 s"), ("ArrowUp", "10 s"), ("Home", "10 s"), ("ArrowLeft", "3 h"), ("ArrowDown", "3 h"),
     ("End", "3 h"), ("PageUp", "1 min"), ("PageDown", "1 min")],
)
def test_the_first_key_on_the_line_begins_at_the_end_it_comes_from(app, key, guess):
    app.start()
    line = app.page.locator("#guess")
    expect(line).to_have_attribute("aria-valuetext", "nothing chosen yet")
    line.focus()
    app.press(key)
    expect(app.page.locator(".guess-value")).to_have_text(guess)
    expect(line).to_have_attribute("aria-valuetext", guess.replace(" ", "\u00a0"))
    expect(line).to_be_focused()


@pytest.mark.parametrize(
    ("share", "guess"), [(0.005, "10 s"), (0.015, "10 s"), (0.025, "10 s"), (0.03, "10 s"), (0.995, "3 h")]
)
@pytest.mark.parametrize("is_touch", [True, False])
def test_a_tap_on_the_very_end_of_the_line_chooses_it(app, share, guess, is_touch):
    app.start()
    box = app.page.locator("#guess").bounding_box()
    place = (box["x"] + share * box["width"], box["y"] + box["height"] / 2)
    app.page.touchscreen.tap(*place) if is_touch else app.page.mouse.click(*place)
    expect(app.page.locator(".guess-value")).to_have_text(guess)
    app.tap("Lock it in")
    app.is_at("do", STEPS[0])


@pytest.mark.parametrize(
    ("typed", "guess"),
    [
        ("5:30", "5 min 30 s"), ("5,5", "5 min 30 s"), ("5 min 30", "5 min 30 s"), ("90 s", "1 min 30 s"),
        *[("\u0665", "5 min"), ("\u0665\u066b\u0665", "5 min 30 s"), ("\uff11\uff12", "12 min"), ("\u096b:\u0969\u0966", "5 min 30 s")],
    ],
)
def test_a_length_is_read_as_people_write_it_in_any_digits(app, typed, guess):
    app.start()
    app.tap("Type it")
    app.page.get_by_label("Minutes", exact=True).fill(typed)
    app.press("Enter")
    app.is_at("do", STEPS[0])
    app.pass_time(60)
    app.done()
    assert app.see()["guess"] == guess


def test_enter_locks_in_nothing_that_cannot_be_guessed(app):
    app.start()
    app.tap("5 min")
    app.tap("Type it")
    app.page.get_by_label("Minutes", exact=True).fill("400")
    app.press("Enter")
    app.settle()
    app.is_at("estimate", STEPS[0])
    expect(app.page.get_by_label("Minutes", exact=True)).to_have_value("400")


def test_every_guess_begins_unset(app):
    app.start()
    for step in STEPS:
        app.is_at("estimate", step)
        assert app.page.locator(".thumb, .nudge button, .quick [aria-pressed=true]").count() == 0
        expect(app.button("Lock it in")).to_have_attribute("aria-disabled", "true")
        # Nobody can tell her finger that it waits.
        app.button("Lock it in").tap(force=True)
        expect(app.page.locator(".guess-value")).to_contain_text("Pick a time first")
        app.is_at("estimate", step)
        app.do_step(300, 300)


def test_choosing_moves_nothing(app):
    app.start()
    app.comes_to_rest()
    places = [app.page.locator(of).bounding_box() for of in (".scale", ".quick", ".foot .action")]
    app.tap("5 min")
    assert [app.page.locator(of).bounding_box() for of in (".scale", ".quick", ".foot .action")] == places
