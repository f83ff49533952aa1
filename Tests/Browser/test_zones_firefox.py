"""What test_zones.py shows, in Firefox: its own zones, and its own timers behind the tests' clock."""

import pytest

from clocked import Clocked
from firefox import Firefox
from honest_clock import MINUTE
from zones import BEGINNINGS, CALLS, DAYS, NIGHTS, OFF_DAYS, OFF_TODAY, instant, school


@pytest.fixture
def new_firefox(tmp_path, url):
    """Makes one that is in a zone, with a clock that begins there."""
    made = []

    def make(moment, zone):
        made.append(Firefox(tmp_path, url, TZ=zone))
        window = Clocked(made[-1], round(instant(moment, zone) * 1000)).open()
        window.open_calendars()
        return window

    yield make
    for firefox in made:
        firefox.kill()
    assert [firefox.heard for firefox in made if firefox.heard] == []


@pytest.mark.parametrize("season", [0, 1], ids=["spring", "autumn"])
@pytest.mark.parametrize("zone", DAYS)
def test_home_says_the_same_calendar_by_the_clocks_of_where_it_is(new_firefox, zone, season):
    window = new_firefox(BEGINNINGS[season], zone)
    window.add(school(OFF_DAYS), "School year.ics", "School")
    window.add(CALLS, "Calls.ics", "Activities")
    window.leave_family()
    for moment, line in DAYS[zone][season]:
        window.sleep(instant(moment, zone) - window.now() / 1000)
        window.tells(line)


@pytest.mark.parametrize("night", NIGHTS)
def test_home_says_what_the_new_day_is_as_midnight_goes_by(new_firefox, night):
    zone, moment, off, more = NIGHTS[night]
    window = new_firefox(moment, zone)
    window.add(school([off]), "School year.ics", "School")
    window.leave_family()
    window.tells(None)
    window.pass_time((1 + more) * MINUTE)
    window.tells(None)
    window.pass_time(MINUTE)
    window.tells(OFF_TODAY)
