"""The honest clock as a player meets it: a duration is right, or the player is asked about it."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from app import App
from log import Log
from rules import bar_words, words

HOUR = 3600
MINUTE = 60
NOT_COUNTED = "Let's not count this one"
CONFIRMED = "It really took that long"


# What the player sees and does


def lock(app, guess):
    app.start()
    app.lock(guess)


def finish(app):
    app.tap("Done")
    app.settle()


def is_asked(app):
    expect(app.button(NOT_COUNTED)).to_be_visible()


def reveals(app, seconds):
    """It asks nothing and shows the duration, and the log holds the same one."""
    app.is_at("reveal")
    assert app.see()["truth"] == words(seconds)
    app.is_saved()
    measured = last(app, "step.finished")
    assert round((measured["finishedAt"] - measured["startedAt"]) / 1000) == seconds
    assert measured["doubts"] == []


def last(app, kind):
    """What the newest record of a kind says."""
    found = [record.content for record in Log(app.page).check().records if record.kind == kind]
    return found[-1]["body"] if found else None


def set_clock(app, hours):
    """Somebody sets the device's clock; as long as the player looks on, no time passes."""
    app.sleep(hours * HOUR)


def away(app, seconds, is_asleep=True):
    app.show_page(False)
    (app.sleep if is_asleep else app.pass_time)(seconds)
    app.show_page(True)


# When the player is asked


@pytest.mark.parametrize(
    ("guess", "actual"),
    [
        # Three times the guess; not over ten minutes; one and a half times the guess; three seconds.
        *[(5 * MINUTE, 15 * MINUTE), (10, 10 * MINUTE), (90 * MINUTE, 135 * MINUTE), (60, 3)],
        (600, 20),
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
        (60, 2),
        (60, 0),
    ],
)
def test_a_doubtful_duration_is_asked_about(app, guess, actual):
    lock(app, guess)
    app.pass_time(actual)
    finish(app)
    is_asked(app)


# One and a half times as long as nine in ten of the earlier ones, and a second more.
@pytest.mark.parametrize(("actual", "asks"), [(750, False), (751, True)])
def test_five_honest_durations_of_a_task_say_what_is_long(app, actual, asks):
    again = None
    for _ in range(5):
        lock(app, 480) if again is None else again()
        again = play_again(app, 500)
    again()
    app.pass_time(actual)
    finish(app)
    is_asked(app) if asks else reveals(app, actual)


def play_again(app, actual):
    """Ends the running step and skips the others; answers how to get to the first step once more."""
    app.pass_time(actual)
    finish(app)
    reveals(app, actual)
    app.go_on()
    for _ in range(2):
        app.lock(60)
        app.tap("Not today")
    app.is_at("summary")

    def again():
        once_more(app)
        app.lock(480)

    return again


def once_more(app):
    """Starts the quest that is done again, from its summary or from home."""
    again = app.page.get_by_role("button", name=re.compile("^(Once more|Morning quest again)$"))
    if again.count() == 0:
        app.leave()
    again.tap()
    app.is_at("estimate")


# Out of sight


def test_twenty_minutes_of_sleep_count(app):
    lock(app, 20 * MINUTE)
    app.pass_time(60)
    away(app, 20 * MINUTE)
    app.pass_time(11)
    finish(app)
    reveals(app, 20 * MINUTE + 71)


def test_twenty_minutes_in_the_background_count(app):
    lock(app, 20 * MINUTE)
    away(app, 20 * MINUTE, is_asleep=False)
    app.pass_time(11)
    finish(app)
    reveals(app, 20 * MINUTE + 11)


@pytest.mark.parametrize("is_asleep", [True, False])
def test_coming_back_and_tapping_at_once_is_asked_about(app, is_asleep):
    lock(app, 10 * MINUTE)
    away(app, 16 * MINUTE, is_asleep)
    app.pass_time(9)
    finish(app)
    is_asked(app)


def test_a_laptop_that_sleeps_with_the_page_in_sight_is_asked_about_or_right(app):
    """No browser tells it from a clock that was set."""
    lock(app, 20 * MINUTE)
    app.pass_time(60)
    app.sleep(20 * MINUTE)
    app.pass_time(60)
    finish(app)
    if app.button(NOT_COUNTED).count():
        app.page.get_by_role("button", name=re.compile("^(22 min is right|It really took)")).tap()
        app.is_at("reveal")
    assert app.see()["truth"] == "22 min"


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


def test_a_step_goes_on_while_the_page_is_closed(app):
    lock(app, 20 * MINUTE)
    app.is_saved()
    app.sleep(15 * MINUTE)
    app.reload()
    app.pass_time(60)
    finish(app)
    reveals(app, 16 * MINUTE)


# The clock is set


@pytest.mark.parametrize("hours", [-5, -1, 1, 5])
def test_a_clock_that_is_set_while_she_looks_is_asked_about(app, hours):
    lock(app, 10 * MINUTE)
    app.pass_time(5 * MINUTE)
    set_clock(app, hours)
    app.pass_time(5 * MINUTE)
    finish(app)
    is_asked(app)
    # The browser's other clock knows how long it was, so that is among the answers.
    app.page.get_by_role("button", name=re.compile("10 min")).first.tap()
    app.is_at("reveal")
    assert app.see()["truth"] == "10 min"


def test_a_clock_that_is_set_back_out_of_sight_is_asked_about(app):
    lock(app, HOUR)
    app.show_page(False)
    set_clock(app, -1)
    app.pass_time(70 * MINUTE)
    app.show_page(True)
    app.pass_time(60)
    finish(app)
    is_asked(app)


def test_a_time_that_cannot_be_is_no_answer(app):
    lock(app, MINUTE)
    set_clock(app, -2)
    app.pass_time(50)
    finish(app)
    is_asked(app)
    expect(app.button(CONFIRMED)).to_have_count(0)


def test_a_clock_that_is_set_between_two_steps_is_none_of_their_business(app):
    lock(app, MINUTE)
    app.pass_time(MINUTE)
    finish(app)
    reveals(app, MINUTE)
    set_clock(app, 2)
    app.go_on()
    set_clock(app, -1)
    app.lock(MINUTE)
    app.pass_time(MINUTE)
    finish(app)
    reveals(app, MINUTE)


# Where the clock on the wall is on another time


def at(year, month, day, hour, minute):
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("start", "before", "after"),
    [(at(2026, 3, 29, 0, 50), 60, 120), (at(2026, 10, 25, 0, 50), 120, 60)],
    ids=["spring", "autumn"],
)
def test_summer_time_begins_or_ends_in_the_middle_of_a_step(new_context, url, start, before, after):
    app = App(new_context(start=start).new_page(), url).open()
    lock(app, 20 * MINUTE)
    app.pass_time(20 * MINUTE)
    finish(app)
    reveals(app, 20 * MINUTE)
    assert offsets(app) == [before, after]


def test_she_travels_in_the_middle_of_a_step(new_context, url):
    page = new_context(timezone_id=None).new_page()
    zone = page.context.new_cdp_session(page)
    zone.send("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Berlin"})
    app = App(page, url).open()
    lock(app, 20 * MINUTE)
    app.pass_time(10 * MINUTE)
    zone.send("Emulation.setTimezoneOverride", {"timezoneId": "America/New_York"})
    app.pass_time(10 * MINUTE)
    finish(app)
    reveals(app, 20 * MINUTE)
    assert offsets(app) == [60, -300]


def offsets(app):
    """Minutes from UTC at the guess and at *Done*."""
    kinds = ["estimate.locked", "step.finished"]
    return [record.content["utcOffset"] for record in Log(app.page).records if record.kind in kinds]


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


def test_she_remembers_when_she_finished(app):
    asked(app)
    around = app.page.get_by_role("group", name="I finished around ...")
    around.get_by_role("button", name=re.compile(r"\b5 min\b")).tap()
    app.is_at("reveal")
    shown = app.see()
    assert (shown["truth"], shown["earned"]) == ("5 min", "+100 XP")
    app.is_saved()
    assert last(app, "duration.corrected")["actualMs"] == 5 * MINUTE * 1000


def test_what_she_remembers_is_no_personal_best(app):
    lock(app, 5 * MINUTE)
    play_again(app, 6 * MINUTE)()
    app.pass_time(40 * MINUTE)
    finish(app)
    is_asked(app)
    app.page.get_by_role("button", name=re.compile(r"\b9 min\b")).tap()
    app.is_at("reveal")
    assert app.see()["best"] is None


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
