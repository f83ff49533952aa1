"""*Forgot to tap Done?*: which durations are asked about, and what the answers lead to."""

import re

import pytest
from playwright.sync_api import expect

from honest_clock import CONFIRMED, HOUR, MINUTE, NOT_COUNTED
from honest_clock import away, finish, is_asked, last, lock, once_more, reveals
from rules import bar_words

# How long it took


@pytest.mark.parametrize(
    ("guess", "actual"),
    [
        # Three times the guess; not over ten minutes; one and a half times the guess; not over two hours; three
        # seconds.
        *[(5 * MINUTE, 15 * MINUTE), (10, 10 * MINUTE), (90 * MINUTE, 135 * MINUTE), (70 * MINUTE, 2 * HOUR)],
        *[(60, 3), (600, 20)],
    ],
)
def test_an_ordinary_duration_is_not_asked_about(app, guess, actual):
    lock(app, guess)
    app.pass_time(actual)
    finish(app)
    reveals(app, actual)


@pytest.mark.parametrize(
    ("guess", "actual"),
    [
        (5 * MINUTE, 15 * MINUTE + 1),
        (10, 10 * MINUTE + 1),
        (90 * MINUTE, 135 * MINUTE + 1),
        (70 * MINUTE, 2 * HOUR + 1),
        (60, 2),
        (60, 0),
    ],
)
def test_a_doubtful_duration_is_asked_about(app, guess, actual):
    lock(app, guess)
    app.pass_time(actual)
    finish(app)
    is_asked(app)


@pytest.mark.parametrize(
    ("usual", "actual", "asks"),
    [
        # One and a half times as long as nine in ten of the earlier ones, and a second more.
        *[(500, 750, False), (500, 751, True)],
        # Four minutes longer than usual, and a second more.
        *[(60, 5 * MINUTE, False), (60, 5 * MINUTE + 1, True)],
        # A quarter of what all but one in ten took, and a second less.
        *[(480, 120, False), (480, 119, True)],
    ],
)
def test_five_honest_durations_of_a_task_say_what_is_long_and_what_is_short(app, usual, actual, asks):
    lock(app, 8 * MINUTE, usual, times=5)
    app.pass_time(actual)
    finish(app)
    is_asked(app) if asks else reveals(app, actual)


@pytest.mark.parametrize(("usual", "actual"), [(60, 10 * MINUTE), (480, 3)])
def test_four_honest_durations_of_a_task_say_neither(app, usual, actual):
    lock(app, 8 * MINUTE, usual, times=4)
    app.pass_time(actual)
    finish(app)
    reveals(app, actual)


# Coming back to the page


@pytest.mark.parametrize("is_asleep", [True, False])
def test_coming_back_and_tapping_at_once_is_asked_about(app, is_asleep):
    lock(app, 10 * MINUTE)
    away(app, 16 * MINUTE, is_asleep)
    app.pass_time(9)
    finish(app)
    is_asked(app)


def test_opening_the_page_again_and_tapping_at_once_is_asked_about(app):
    lock(app, 10 * MINUTE)
    app.is_saved()
    app.sleep(16 * MINUTE)
    app.reload()
    app.pass_time(9)
    finish(app)
    is_asked(app)


# Ten minutes in all and ten seconds; a second later; a second less than ten minutes.
@pytest.mark.parametrize(
    ("hidden", "seconds", "asks"), [(5 * MINUTE, 10, True), (5 * MINUTE, 11, False), (5 * MINUTE - 1, 10, False)]
)
def test_looks_elsewhere_add_up(app, hidden, seconds, asks):
    lock(app, 6 * MINUTE)
    away(app, 5 * MINUTE)
    app.pass_time(20)
    away(app, hidden)
    app.pass_time(seconds)
    finish(app)
    is_asked(app) if asks else reveals(app, 5 * MINUTE + 20 + hidden + seconds)


# Half as long again as it has taken her, whatever she guesses now.
@pytest.mark.parametrize(("usual", "asks"), [(406, True), (407, False)])
def test_what_is_long_for_who_comes_back_is_known_from_her_earlier_times(app, usual, asks):
    lock(app, 30 * MINUTE, usual)
    away(app, 10 * MINUTE)
    app.pass_time(10)
    finish(app)
    is_asked(app) if asks else reveals(app, 10 * MINUTE + 10)


def test_coming_back_and_tapping_at_once_is_fine_when_it_took_as_long_as_guessed(app):
    lock(app, 20 * MINUTE)
    away(app, 16 * MINUTE)
    app.pass_time(9)
    finish(app)
    reveals(app, 16 * MINUTE + 9)


def test_a_short_look_elsewhere_is_fine(app):
    lock(app, 5 * MINUTE)
    away(app, 9 * MINUTE)
    app.pass_time(5)
    finish(app)
    reveals(app, 9 * MINUTE + 5)


# What the player answers


def asked(app):
    lock(app, 5 * MINUTE)
    app.pass_time(40 * MINUTE)
    finish(app)
    is_asked(app)


def test_she_vouches_for_it(app):
    asked(app)
    app.tap(CONFIRMED)
    app.is_at("reveal")
    assert app.see()["truth"] == "40 min"
    app.is_saved()
    assert "actualMs" not in last(app, "duration.corrected")
    assert last(app, "duration.corrected")["counts"]


def test_what_she_vouches_for_is_honest(app):
    asked(app)
    app.tap(CONFIRMED)
    app.is_at("reveal")
    once_more(app)
    expect(app.page.locator(".hint")).to_contain_text("Last time: 40 min.")


def finished_after(app, minutes):
    """The time that is so much behind the beginning of the step; no length stands there."""
    told = app.page.locator("#app main")
    expect(told).not_to_contain_text("min")
    hour, minute = map(int, re.search(r"It ran from (\d+):(\d+) to", told.inner_text()).groups())
    end = 60 * hour + minute + minutes
    around = app.page.get_by_role("group", name="I finished around ...")
    return around.get_by_role("button", name=f"{end // 60}:{end % 60:02}", exact=True)


@pytest.mark.parametrize(("guess", "actual"), [(10, 11), (5 * MINUTE, 40), (HOUR, 200)])
def test_at_most_four_times_are_offered_and_no_two_are_the_same(app, guess, actual):
    lock(app, guess)
    app.pass_time(actual * MINUTE)
    finish(app)
    is_asked(app)
    times = app.page.get_by_role("group", name="I finished around ...").locator("button b").all_text_contents()
    assert 1 <= len(set(times)) == len(times) <= 4


def test_she_remembers_when_she_finished(app):
    asked(app)
    finished_after(app, 5).tap()
    app.is_at("reveal")
    shown = app.see()
    assert (shown["truth"], shown["earned"]) == ("5 min", "+54 XP")
    app.is_saved()
    assert last(app, "duration.corrected")["actualMs"] == 5 * MINUTE * 1000


def test_what_she_remembers_is_no_personal_best(app):
    lock(app, 6 * MINUTE, 6 * MINUTE)
    app.pass_time(40 * MINUTE)
    finish(app)
    is_asked(app)
    finished_after(app, 6).tap()
    app.is_at("reveal")
    # Not a second apart, where the first guess was four minutes apart.
    seen = app.see()
    assert (seen["truth"], seen["best"]) == ("6 min", None)


def test_it_is_not_counted(app):
    asked(app)
    app.tap(NOT_COUNTED)
    app.is_at("estimate", "Breakfast")
    app.is_saved()
    assert not last(app, "duration.corrected")["counts"]
    app.leave()
    assert app.see()["experience"] == bar_words(0)


def test_a_tap_by_accident_goes_on_from_where_it_began(app):
    lock(app, MINUTE)
    app.pass_time(2)
    finish(app)
    is_asked(app)
    app.tap("Not done yet")
    app.is_at("do")
    app.pass_time(MINUTE)
    finish(app)
    reveals(app, MINUTE + 2)


def test_she_is_asked_once(app):
    asked(app)
    app.tap(CONFIRMED)
    app.is_at("reveal")
    app.reload()
    app.is_at("reveal")
    app.go_on()
    app.is_at("estimate", "Breakfast")


def test_the_question_waits_for_her(app):
    asked(app)
    app.is_saved()
    app.pass_time(HOUR)
    app.reload()
    is_asked(app)
    app.tap(CONFIRMED)
    app.is_at("reveal")
    assert app.see()["truth"] == "40 min"
