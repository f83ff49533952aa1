"""Home by one calendar wherever she is: in several zones, over both changes of clocks, on a journey, and over midnight
while it stands open."""

import pytest
from playwright.sync_api import expect

from app import App
from calendars import Calendars, says_first, tells
from honest_clock import HOUR, MINUTE
from player import GUESSES
from zones import BEGINNINGS, BERLIN, CALL, CALLS, DAYS, DOOR, NEW_YORK, NIGHTS, OFF_DAYS, OFF_TODAY, instant, school


def begin(new_context, url, moment, zone, **options):
    # Who comes back after hours looks for a newer version.
    options = {"timezone_id": zone, "service_workers": "allow"} | options
    context = new_context(start=round(instant(moment, zone) * 1000), **options)
    return context.new_page()


def connect(app, offs=(), calls=True):
    calendars = Calendars(app).open_calendars()
    calendars.add(school(offs), "School year.ics", "School")
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
    page = begin(new_context, url, BEGINNINGS[season], zone)
    app = connect(App(page, url).open(), OFF_DAYS)
    for moment, line in days:
        sleep_until(app, moment, zone)
        tells(app, line)
    # And a start that finds it all in its storage.
    app.reload()
    app.is_at("home")
    tells(app, days[-1][1])


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
