"""No device that comes into a family has an open family area: a parent's gets a PIN, others ask for the family's code."""

import pytest
from playwright.sync_api import expect

from household import go_straight_home, open_devices, pictures, show_code, type_code
from parent import PIN, Parent

OWN = "9753"


@pytest.fixture
def url(family_server):
    return family_server.url


def joined(household, parent, whose):
    """A device that has the family's quests, and nobody has gone on there."""
    open_devices(parent)
    code = show_code(parent, whose)
    app = household.empty()
    type_code(app, code)
    assert pictures(parent.page) == pictures(app.page)
    parent.app.tap("They are the same")
    expect(app.page.get_by_text("Your family’s quests are here.")).to_be_visible()
    parent.app.tap("Done")
    return app


def test_a_parents_device_asks_for_a_pin_of_its_own_before_anything_else(household):
    parent = household.parents()
    app = joined(household, parent, "A parent’s")
    other = Parent(app)
    app.tap("Go on")
    other.keep_pin(OWN)
    other.is_in()
    app.reload()
    other.is_asked("Your PIN")
    other.try_pin(PIN)
    other.is_asked("Your PIN")
    other.try_pin(OWN)
    other.is_in()


def test_whoever_leaves_it_finds_the_family_area_closed_and_the_familys_code_opens_it(household):
    parent = household.parents()
    app = joined(household, parent, "A parent’s")
    app.tap("Go on")
    app.tap("No parent here right now")
    app.is_at("home")
    other = Parent(app)
    other.enter()
    other.is_asked("Family code")
    expect(app.page.get_by_text("No paper at hand?")).to_be_visible()
    app.tap("Back to the game")
    parent.app.tap("Back")
    household.enter_by_code(parent, other)


def test_a_page_that_is_closed_before_it_leaves_the_family_area_closed(household):
    parent = household.parents()
    app = joined(household, parent, "A parent’s")
    for _ in range(2):
        app.reload()
        Parent(app).is_asked("Family code")


def test_on_a_players_device_nobody_chooses_one_and_the_family_area_is_closed(household):
    parent = household.parents()
    app = joined(household, parent, "Plays")
    app.tap("Go on")
    go_straight_home(app)
    app.is_at("home")
    Parent(app).enter()
    Parent(app).is_asked("Family code")
