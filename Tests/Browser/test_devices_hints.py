"""What one device saves is on the others at once while they are open: the server tells of it by itself."""

import time

import pytest
from playwright.sync_api import expect

from eventually import at_last
from hints import looks_no_more
from household import look_for_news, rename
from parent import Parent
from patience import milliseconds

# Seconds from one stream that is given up to the next (hints.js).
REST = 8


@pytest.fixture
def url(family_server):
    return family_server.url


def test_what_is_saved_on_one_device_is_told_to_the_other(household):
    parent = household.parents()
    app = household.pair(parent, "Plays")
    looks_no_more(app)
    for name, before in [("Weekday mornings", "Morning quest"), ("Early mornings", "Weekday mornings")]:
        rename(parent, name, before)
        expect(app.button(f"Start {name}")).to_be_visible(timeout=milliseconds(30_000))


def test_a_device_that_was_out_of_sight_hears_what_it_has_missed(household):
    parent = household.parents()
    app = household.pair(parent, "Plays")
    looks_no_more(app)
    app.show_page(False)
    rename(parent, "Weekday mornings")
    app.show_page(True)
    expect(app.button("Start Weekday mornings")).to_be_visible(timeout=milliseconds(30_000))


def test_a_device_that_began_the_family_is_told_as_well(household):
    parent = household.parents()
    other = Parent(household.pair(parent, "A parent’s"))
    other.choose_pin()
    parent.app.tap("Routines")
    looks_no_more(parent.app)
    rename(other, "Weekday mornings")
    expect(parent.app.button("Weekday mornings")).to_be_visible(timeout=milliseconds(30_000))


def test_a_network_that_comes_and_goes_costs_few_streams(household):
    """Firefox holds those that were given up for a while, and has six connections."""
    parent = household.parents()
    household.pair(parent, "Plays")
    with parent.page.expect_request("**/hints"):
        look_for_news(parent.app)
    asked = []
    parent.page.on("request", lambda request: asked.append(request.url))
    began = time.monotonic()
    for _ in range(12):
        look_for_news(parent.app)
    at_last(lambda: any("/log" in url for url in asked), "nothing is looked for")
    rests = (time.monotonic() - began) / REST
    assert len([url for url in asked if "/hints" in url]) <= rests + 1
