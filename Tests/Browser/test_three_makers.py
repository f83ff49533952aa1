"""A family whose devices are of three makers, on one server: Chromium is a parent's, on which the player has played,
Firefox the player's own, and WebKit another parent's."""

import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from calendars import Calendars
from firefox import Firefox
from household import JOIN, close_pairing, has_arrived, kinds, pictures, rename, show_code
from parent import PIN
from player import GUESSES, STEPS
from webdriver import Window, noon
from webkit import WebKit, display
from zones import school

STRAIGHT = "Straight to the quests"

# How often something was done, as the records lie on a device.
COUNT = """
  const [kind] = arguments;
  return new Promise((done) => {
    const opening = indexedDB.open('timequest');
    opening.onsuccess = () => {
      opening.result.transaction('operations').objectStore('operations').getAll().onsuccess = ({ target }) => {
        opening.result.close();
        const texts = target.result.map(({ record }) => new TextDecoder().decode(record));
        done(texts.filter((text) => text.includes(`"${kind}"`)).length);
      };
    };
  });
"""


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def firefox(tmp_path, url):
    folder = tmp_path / "firefox"
    folder.mkdir()
    firefox = Firefox(folder, url)
    yield Window(firefox.driver, url)
    firefox.kill()


@pytest.fixture
def webkit(tmp_path, url):
    with display() as screen:
        folder = tmp_path / "webkit"
        folder.mkdir()
        webkit = WebKit(folder, url, screen)
        yield Window(webkit.driver, url)
        webkit.close()


def bring_in(parent, whose, window):
    """From the list of devices, up to what the family has."""
    code = show_code(parent, whose)
    window.arrive()
    window.tap(JOIN)
    window.type("#paired", code)
    window.tap("Next")
    window.shows(".four li")
    assert window.texts(".four li") == pictures(parent.page)
    parent.app.tap("They are the same")
    window.shows("#app p", "Your family’s quests are here.")
    close_pairing(parent)
    window.tap("Go on")


def go_straight_home(window):
    """Past what whoever has not played yet is shown first: what was played may be here by now."""
    end = time.monotonic() + 30
    while window.texts("#app .home:not(.opening) main") == []:
        assert time.monotonic() < end, f"no way home: {window.texts('#app button')}"
        if STRAIGHT in window.texts("#app button"):
            window.tap(STRAIGHT)
        time.sleep(0.05)


def counts(window, kind, count):
    end = time.monotonic() + 30
    while window.ask(COUNT, kind) != count:
        assert time.monotonic() < end, f"{kind} does not come {count} times"
        time.sleep(0.1)


def test_routines_are_everywhere_and_quests_where_the_player_is(household, firefox, webkit):
    parent = household.parents()
    parent.app.do_quest(GUESSES)
    parent.app.leave()
    parent.choose_pin()
    parent.open_page("Devices")
    bring_in(parent, "Plays", firefox)
    go_straight_home(firefox)
    bring_in(parent, "A parent’s", webkit)
    webkit.type("#app input.pin", PIN)
    webkit.tap("Keep this PIN")
    webkit.shows("h1", "Routines")
    # What was played before is with the player, and no device that only parents have can read it.
    counts(firefox, "session.started", 1)
    rename(parent, "Weekday mornings")
    for window in (firefox, webkit):
        window.shows("#app", "Weekday mornings")
    # In their own time: what Firefox's clock says is far ahead of Chromium's.
    firefox.start("Start Weekday mornings")
    for step in STEPS[:-1]:
        firefox.is_at("estimate", step)
        firefox.lock(60)
        firefox.tap("Not today")
    firefox.is_at("estimate", STEPS[-1])
    firefox.lock_and_be_quick()
    firefox.is_at("asking")
    firefox.tap("Yes, that quick")
    firefox.go_on()
    firefox.is_at("summary")
    has_arrived(parent.app, "step.skipped")
    assert kinds(parent.app).count("session.started") == 2
    counts(webkit, "session.started", 0)


def test_what_a_day_is_goes_along_to_every_maker(household, firefox, webkit):
    today = datetime.now(ZoneInfo(noon()))
    parent = household.parents(start=round(today.timestamp() * 1000), timezone_id=noon())
    parent.choose_pin()
    for whose, window in {"Plays": firefox, "A parent’s": webkit}.items():
        parent.open_page("Devices")
        bring_in(parent, whose, window)
    go_straight_home(firefox)
    webkit.type("#app input.pin", PIN)
    webkit.tap("Keep this PIN")
    calendars = Calendars(parent.app)
    calendars.open_page("Calendar")
    calendars.add(school([f"{today:%Y%m%d}"]), "School year.ics", "School")
    calendars.page.get_by_role("switch", name="Tell our other devices").check()
    firefox.shows("#app .greet .ahead", "No school today")
    webkit.tap("The week")
    webkit.shows("#app .day-told", "no school, because a calendar on another of your devices says so")
