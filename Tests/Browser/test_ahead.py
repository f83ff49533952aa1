"""The parent's week on the player's home, without any calendar: what it says, and what stands there."""

from playwright.sync_api import expect

from accessibility import check
from honest_clock import HOUR, MINUTE
from log import Log
from planner import Planner

# The tests' clock begins on Wednesday, 21 January 2026, at 7:00.


def line(app):
    return app.page.locator("#app .greet .ahead")


def plan_hockey(app):
    """Today at 17:00, 25 minutes away."""
    planner = Planner(app).open_week()
    planner.add_hockey("Wednesday", "17:00", "18:30")
    return planner


def call_morning(planner, words):
    """The one quest that there is follows words from now on."""
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    planner.field("By calendar words").check()
    planner.field("Words").fill(words)
    planner.save()


def test_home_says_what_comes_and_begins_the_quest_for_it(app):
    planner = plan_hockey(app)
    call_morning(planner, "hockey")
    planner.leave()
    app.is_at("home")
    expect(line(app)).to_have_count(0)
    app.pass_time(8 * HOUR + 31 * MINUTE)
    words = app.page.locator("#app .next-quest .words p")
    # Three steps of five minutes that nobody has timed: the room goes up to half an hour and more.
    expect(words).to_have_text("For Hockey: start around quarter to four")
    assert check(app.page)[0] == []
    app.pass_time(44 * MINUTE)
    expect(line(app)).to_have_text("45 minutes until Hockey")
    expect(words).to_have_text("For Hockey: now is a good moment to start")
    app.reload()
    app.is_at("home")
    expect(line(app)).to_have_text("45 minutes until Hockey")
    app.pass_time(50 * MINUTE)
    expect(line(app)).to_have_count(0)
    expect(words).to_have_text("Ready, 3 steps")


def test_that_a_quest_stood_there_by_its_words_is_noted_and_nothing_of_the_event(played):
    app = played
    planner = plan_hockey(app)
    call_morning(planner, "hockey")
    planner.leave()
    expect(app.page.get_by_role("region", name="Today")).to_contain_text("Morning quest")
    app.is_saved()
    noted = [record for record in Log(app.page).check().records if record.kind == "routine.stood"]
    assert len(noted) == 1
    assert set(noted[0].content["body"]) == {"routine", "day"}
    app.days_go_by(1)
    app.is_at("home")
    expect(app.page.locator("#app .next-quest h2")).to_have_text("A free day")
    expect(app.page.get_by_role("region", name="All quests")).to_contain_text("Morning quest")


def test_a_break_says_so_and_hides_no_quest(app):
    planner = Planner(app).open_week()
    planner.add_break("Winter holiday", "2026-01-19", "2026-01-23")
    planner.leave()
    app.is_at("home")
    expect(line(app)).to_have_text("No school today")
    expect(app.page.locator("#app .next-quest h2")).to_have_text("Morning quest")
    assert check(app.page)[0] == []


def test_the_hour_before_school_is_told_and_the_quest_on_top_suggested(app):
    planner = Planner(app).open_week()
    planner.school("Wednesday").check()
    planner.field("Minutes to get to school").fill("15")
    planner.leave()
    app.is_at("home")
    expect(line(app)).to_have_text("Out of the door in 45 minutes")
    expect(app.page.locator("#app .next-quest .words p")).to_contain_text("For school: ")
    app.pass_time(30 * MINUTE)
    expect(line(app)).to_have_text("Out of the door in 15 minutes")
    assert check(app.page)[0] == []


def test_home_goes_over_midnight_by_itself_where_nothing_is_connected(played):
    app = played
    app.is_at("home")
    title = app.page.locator("#app .next-quest h2")
    expect(title).to_have_text("All lanterns lit")
    app.pass_time(18 * HOUR)
    expect(title).to_have_text("Morning quest")


def test_the_parent_reads_what_the_next_days_are_and_why(app):
    planner = plan_hockey(app)
    planner.school("Wednesday").check()
    planner.school("Monday").check()
    planner.field("Minutes to get to school").fill("15")
    planner.add_break("Winter holiday", "2026-01-26", "2026-01-28")
    told = app.page.locator("#app .day-told")
    for words in (
        "Wednesday, 21 January: school day, because there is school, 8:00 to 15:00.",
        "7:45: leaves for school · 15\u00a0min to get there",
        "from 6:45: “Out of the door in 1 hour”",
        "16:35: leaves for Hockey · 25\u00a0min to get there",
        "from 16:00: “1 hour until Hockey”",
    ):
        expect(told).to_contain_text(words)
    planner.page.get_by_role("radio", name="Monday").check()
    expect(told).to_contain_text("Monday, 26 January: no school, because of the break “Winter holiday”.")
    expect(told).to_contain_text("“No school today”")
    assert check(app.page)[0] == []


def test_the_parent_reads_which_days_have_a_routines_words(app):
    planner = plan_hockey(app)
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    planner.field("By calendar words").check()
    planner.field("Words").fill("tennis")
    planner.says("No day in the next two weeks has one of these words.")
    planner.field("Words").fill("tennis, Hockey")
    planner.says("The next two weeks: 2 days")
    told = app.page.locator("#app .two-weeks")
    assert told.locator("li").all_inner_texts() == ["Wed 21\n17:00 Hockey, in The week", "Wed 28\n17:00 Hockey, in The week"]
    assert told.locator(".days .on").all_inner_texts() == ["21", "28"]
    assert check(app.page)[0] == []


def test_a_word_that_no_day_has_leads_to_the_week_and_the_draft_stays(app):
    planner = plan_hockey(app)
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    planner.field("By calendar words").check()
    planner.field("Words").fill("tennis")
    planner.app.tap("Add “tennis” to The week")
    expect(planner.field("What is it?")).to_have_value("tennis")
    planner.app.tap("Cancel")
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    expect(planner.field("Words")).to_have_value("tennis")
