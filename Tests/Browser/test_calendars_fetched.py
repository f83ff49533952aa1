"""Calendars behind an address, which a family's server fetches for its devices."""

import re

import pytest

from calendars import CLUB, HOLIDAY, Calendars, kept, says_first

SECRET = "webcal://club.example/secret/u14.ics"


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def calendars(household):
    """A parent at the page of calendars, on a device of a family."""
    parent = household.parents()
    household.pair(parent, "Plays")
    parent.open_page("Calendar")
    return Calendars(parent.app)


def test_the_server_fetches_nothing_from_its_own_home(calendars, watch):
    watch.expect("403")
    calendars.ask_for("https://127.0.0.1/u14.ics")
    calendars.says("This address leads into a network of its own")


def test_what_was_fetched_is_kept_and_read_again(calendars):
    asked = []

    def answer(route):
        asked.append((route.request.method, route.request.post_data, route.request.headers["authorization"]))
        route.fulfill(content_type="text/calendar", body=CLUB if len(asked) < 2 else HOLIDAY)

    app = calendars.app
    app.page.route("**/api/calendar", answer)
    calendars.ask_for(SECRET)
    app.tap("Add it")
    calendars.says("9 entries, 1 skipped")
    assert asked[0][:2] == ("POST", "https://club.example/secret/u14.ics")
    assert re.fullmatch("Bearer [0-9a-f]{64}", asked[0][2])
    says_first(calendars, "club.example, read today.")
    calendars.row("Hockey club").tap()
    app.tap("Read it again")
    says_first(calendars, "1 entry ahead")
    app.tap("Save")
    calendars.says("1 entry in the next 60 days")
    app.tap("Turn the calendar off")
    app.tap("Turn off and erase")
    calendars.says("Let the game know what day it is")
    assert "club.example" not in kept(app.page)


def test_a_device_asks_four_times_an_hour(calendars, watch):
    """The real server; behind the address is nothing that it may reach."""
    watch.expect("403")
    watch.expect("429")
    calendars.ask_for("https://127.0.0.1/u14.ics")
    for _ in range(3):
        calendars.says("This address leads into a network of its own")
        calendars.app.tap("Read it")
    calendars.says("This address leads into a network of its own")
    calendars.app.tap("Read it")
    calendars.says("four an hour for a device")
