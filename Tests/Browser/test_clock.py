"""The honest clock as a player meets it: a duration is right, or the player is asked about it."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from app import App
from honest_clock import CONFIRMED, HOUR, MINUTE, NOT_COUNTED
from honest_clock import away, finish, is_asked, lock, once_more, reveals, set_clock
from log import Log

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


def test_a_clock_that_is_set_in_a_short_step_does_not_hide_how_long_it_was(app):
    lock(app, MINUTE)
    app.pass_time(20)
    set_clock(app, 1)
    app.pass_time(20)
    finish(app)
    is_asked(app)
    app.button("40 s").tap()
    app.is_at("reveal")
    assert app.see()["truth"] == "40 s"


def test_what_was_measured_while_the_clock_jumped_is_not_honest_when_it_is_confirmed(app):
    lock(app, 10 * MINUTE)
    app.pass_time(5 * MINUTE)
    set_clock(app, 1)
    app.pass_time(5 * MINUTE)
    finish(app)
    is_asked(app)
    app.tap("1 h 10 min is right")
    app.is_at("reveal")
    assert app.see()["truth"] == "1 h 10 min"
    once_more(app)
    expect(app.page.locator(".hint")).to_have_count(0)


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
    for words in [CONFIRMED, "is right"]:
        expect(app.page.get_by_role("button", name=words)).to_have_count(0)


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
