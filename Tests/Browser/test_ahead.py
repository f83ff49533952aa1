"""The parent's week on the player's home, without any calendar: what it says, and what stands there."""

from playwright.sync_api import expect

from accessibility import check
from app import HOUR, MINUTE
from planner import Planner

# The tests' clock begins on Wednesday, 21 January 2026, at 7:00.


def line(app):
    return app.page.locator("#app .greet .ahead")


def plan_hockey(app, **routine):
    """Today at 17:00, 25 minutes away, and a quest that is there when it is."""
    planner = Planner(app).open_week()
    planner.app.tap("Add an activity")
    planner.field("What is it?").fill("Hockey")
    planner.field("Wednesday").check()
    planner.field("Begins").fill("17:00")
    planner.field("Ends").fill("18:30")
    planner.field("Minutes to get there").fill("25")
    planner.app.tap("Add it")
    return planner


def call_morning(planner, words):
    """The one quest that there is follows words from now on."""
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    planner.page.get_by_text("By calendar words").click()
    planner.field("Words").fill(words)
    planner.save()


def test_home_says_what_comes_and_begins_the_quest_for_it(app):
    planner = plan_hockey(app)
    call_morning(planner, "hockey")
    planner.leave()
    app.is_at("home")
    expect(line(app)).to_have_count(0)
    app.pass_time(8 * HOUR + 50 * MINUTE)
    words = app.page.locator("#app .next-quest .words p")
    expect(words).to_have_text("For Hockey: start around quarter past four")
    check(app.page)
    app.pass_time(25 * MINUTE)
    expect(line(app)).to_have_text("45 minutes until Hockey")
    expect(words).to_have_text("For Hockey: now is a good moment to start")
    app.reload()
    app.is_at("home")
    expect(line(app)).to_have_text("45 minutes until Hockey")
    app.pass_time(50 * MINUTE)
    expect(line(app)).to_have_count(0)
    expect(words).to_have_text("Ready, 3 steps")
