"""Home by one calendar wherever she is: in several zones, over both changes of clocks, on a journey, and over midnight
while it stands open."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from app import App
from calendars import Calendars, says_first, tells
from honest_clock import HOUR, MINUTE
from player import GUESSES

# Lessons by the clocks on the wall, wherever these are; on two Mondays there are none.
SCHOOL = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Lessons
DTSTART:20260101T080000
DTEND:20260101T130000
RRULE:FREQ=DAILY
END:VEVENT
{offs}END:VCALENDAR
"""
OFF = """BEGIN:VEVENT
UID:off-{day}
SUMMARY:No school
DTSTART;VALUE=DATE:{day}
END:VEVENT
"""
# By the clocks of Berlin, wherever she is; one of them in the nights in which clocks change.
CALLS = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Call with Grandma
DTSTART;TZID=Europe/Berlin:20260101T180000
DTEND;TZID=Europe/Berlin:20260101T183000
RRULE:FREQ=DAILY
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Night train
DTSTART;TZID=Europe/Berlin:20260329T033000
DTEND;TZID=Europe/Berlin:20260329T060000
RDATE;TZID=Europe/Berlin:20261025T033000
END:VEVENT
END:VCALENDAR
"""

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
DOOR, CALL = "Out of the door in 45 minutes", "45 minutes until Call with Grandma"
TRAIN, OFF_TODAY = "45 minutes until Night train", "No school today"

# America's clocks change three weeks before Europe's in spring, and a week after them in autumn.
DAYS = {
    BERLIN: [
        [
            ("03-27 07:15", DOOR), ("03-28 17:15", CALL), ("03-29 00:45", None), ("03-29 01:45", TRAIN),
            ("03-29 07:15", DOOR), ("03-29 17:15", CALL), ("03-30 07:15", OFF_TODAY), ("03-31 07:15", DOOR),
        ],
        [
            ("10-23 07:15", DOOR), ("10-24 17:15", CALL), ("10-25 02:45", None), ("10-25 02:45 again", TRAIN),
            ("10-25 07:15", DOOR), ("10-25 17:15", CALL), ("10-26 07:15", OFF_TODAY), ("10-27 07:15", DOOR),
        ],
    ],
    NEW_YORK: [
        [
            ("03-06 07:15", DOOR), ("03-06 11:15", CALL), ("03-08 07:15", DOOR), ("03-08 11:15", None),
            ("03-08 12:15", CALL), ("03-28 20:45", TRAIN), ("03-29 07:15", DOOR), ("03-29 11:15", CALL),
            ("03-30 07:15", OFF_TODAY),
        ],
        [
            ("10-24 11:15", CALL), ("10-24 21:45", TRAIN), ("10-25 07:15", DOOR), ("10-25 11:15", None),
            ("10-25 12:15", CALL), ("10-26 07:15", OFF_TODAY), ("11-01 07:15", DOOR), ("11-01 11:15", CALL),
        ],
    ],
}


def instant(moment, zone):
    """In seconds: "10-25 02:45", or the second one of its day, "again"."""
    time, _, again = moment.partition(" again")
    local = datetime.fromisoformat(f"2026-{time}").replace(tzinfo=ZoneInfo(zone), fold=moment.endswith("again"))
    return local.timestamp()


def begin(new_context, url, moment, zone, **options):
    # Who comes back after hours looks for a newer version.
    options = {"timezone_id": zone, "service_workers": "allow"} | options
    context = new_context(start=round(instant(moment, zone) * 1000), **options)
    return context.new_page()


def connect(app, offs=(), calls=True):
    calendars = Calendars(app).open_calendars()
    calendars.add(SCHOOL.format(offs="".join(OFF.format(day=day) for day in offs)), "School year.ics", "School")
    if calls:
        calendars.add(CALLS, "Calls.ics", "Activities")
    says_first(calendars, "entries in the next 60 days")
    calendars.back()
    calendars.leave()
    return app


def sleep_until(app, moment, zone):
    """The device lies asleep with home open, until it is looked at again."""
    app.is_saved()
    app.show_page(False)
    app.sleep(instant(moment, zone) - app.now() / 1000)
    app.show_page(True)
    app.settle()


@pytest.mark.parametrize("season", [0, 1], ids=["spring", "autumn"])
@pytest.mark.parametrize("zone", DAYS)
def test_home_says_the_same_calendar_by_the_clocks_of_where_it_is(new_context, url, zone, season):
    days = DAYS[zone][season]
    page = begin(new_context, url, ["03-05 06:00", "10-22 06:00"][season], zone)
    app = connect(App(page, url).open(), ["20260330", "20261026"])
    for moment, line in days:
        sleep_until(app, moment, zone)
        tells(app, line)
    # And a start that finds it all in its storage.
    app.reload()
    app.is_at("home")
    tells(app, days[-1][1])


# In Beirut one o'clock comes after that midnight, in Havana and Santiago an hour comes twice: behind midnight, before it.
NIGHTS = {
    "Berlin": (BERLIN, "01-21 23:58", "20260122", 0),
    "New York": (NEW_YORK, "01-21 23:58", "20260122", 0),
    "Beirut": ("Asia/Beirut", "03-28 23:58", "20260329", 0),
    "Santiago": ("America/Santiago", "04-04 23:58", "20260405", 60),
    "Havana": ("America/Havana", "10-31 23:58", "20261101", 0),
}


@pytest.mark.parametrize("night", NIGHTS)
def test_home_says_what_the_new_day_is_as_midnight_goes_by(new_context, url, night):
    zone, moment, off, more = NIGHTS[night]
    app = connect(App(begin(new_context, url, moment, zone), url).open(), [off], calls=False)
    tells(app, None)
    app.pass_time((1 + more) * MINUTE)
    tells(app, None)
    app.pass_time(MINUTE)
    tells(app, OFF_TODAY)


def test_home_says_what_the_new_day_is_when_a_device_wakes_up(new_context, url):
    app = connect(App(begin(new_context, url, "01-21 22:00", BERLIN), url).open(), ["20260122"], calls=False)
    tells(app, None)
    sleep_until(app, "01-22 06:30", BERLIN)
    tells(app, OFF_TODAY)
    sleep_until(app, "01-23 07:15", BERLIN)
    tells(app, DOOR)


@pytest.mark.parametrize("night", NIGHTS)
def test_home_goes_over_every_midnight_where_nothing_is_connected(new_context, url, night):
    zone, moment, _, more = NIGHTS[night]
    page = begin(new_context, url, moment.replace("23:58", "21:00"), zone)
    app = App(page, url).open()
    app.do_quest(GUESSES)
    app.leave()
    title = app.page.locator("#app .next-quest h2")
    expect(title).to_have_text("All lanterns lit")
    app.pass_time(instant(moment, zone) - app.now() / 1000 + (1 + more) * MINUTE)
    app.settle()
    expect(title).to_have_text("All lanterns lit")
    app.pass_time(MINUTE)
    expect(title).to_have_text("Morning quest")


def test_an_hour_that_comes_twice_after_midnight_begins_one_day(new_context, url):
    app = App(begin(new_context, url, "11-01 00:15", "America/Havana"), url).open()
    app.do_quest(GUESSES)
    app.leave()
    title = app.page.locator("#app .next-quest h2")
    expect(title).to_have_text("All lanterns lit")
    app.pass_time(HOUR)
    app.settle()
    expect(title).to_have_text("All lanterns lit")


def test_on_a_journey_the_day_is_that_of_the_clocks_on_the_wall(new_context, url):
    page = begin(new_context, url, "01-21 06:00", BERLIN, timezone_id=None)
    session = page.context.new_cdp_session(page)

    def fly_to(zone):
        session.send("Emulation.setTimezoneOverride", {"timezoneId": zone})

    fly_to(BERLIN)
    app = connect(App(page, url).open(), ["20260122"])
    sleep_until(app, "01-22 00:30", BERLIN)
    tells(app, OFF_TODAY)
    # Where it is the evening before.
    fly_to(NEW_YORK)
    app.pass_time(MINUTE)
    tells(app, None)
    sleep_until(app, "01-22 07:15", NEW_YORK)
    tells(app, OFF_TODAY)
    sleep_until(app, "01-22 11:15", NEW_YORK)
    tells(app, CALL)
    sleep_until(app, "01-23 07:15", NEW_YORK)
    tells(app, DOOR)
    sleep_until(app, "01-24 03:15", NEW_YORK)
    tells(app, None)
    fly_to(BERLIN)
    app.pass_time(MINUTE)
    sleep_until(app, "01-25 07:15", BERLIN)
    tells(app, DOOR)
