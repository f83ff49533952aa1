"""A device that has come to its family as a parent's opens at the family area, and asks nothing about play."""

import pytest
from playwright.sync_api import expect

from household import begin_at_family_area
from parent import PIN, Parent
from patience import milliseconds


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def parent(household):
    parent = household.parents()
    parent.choose_pin()
    parent.add_player("Ben")
    return parent


def opens_at_its_gate(other):
    other.app.reload()
    other.is_asked("Your PIN")


def test_of_two_players_none_is_asked_for_at_any_start(household, parent):
    other = Parent(household.let_in(parent, "A parent’s"))
    opens_at_its_gate(other)
    other.try_pin(PIN)
    other.is_in()
    # And it can still be given to whoever wants to play, who plays at once.
    other.page.locator(".hand:visible").first.tap()
    other.app.tap("To Ben instead")
    other.app.is_at("home")
    opens_at_its_gate(other)


def test_from_its_gate_there_is_a_way_to_play_and_back(household, parent):
    other = Parent(household.let_in(parent, "A parent’s"))
    opens_at_its_gate(other)
    other.app.tap("Back to the game")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Who plays here?")
    other.app.tap("Family area")
    other.is_asked("Your PIN")


def test_in_its_family_area_back_leads_out_of_the_app(household, parent):
    other = Parent(household.let_in(parent, "A parent’s"))
    inside = other.page.evaluate("history.state")
    other.open_page("Devices")
    assert other.page.evaluate("history.state") != inside
    other.app.tap("Back")
    other.is_at("Family")
    other.app.settle()
    assert other.page.evaluate("history.state") == inside


def test_a_device_that_comes_back_with_the_familys_code_is_one(household, parent):
    household.pair(parent, "A parent’s")
    code = household.sheet(parent)
    new = household.empty()
    household.type_sheet(new, code)
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))
    new.tap("Go on")
    begin_at_family_area(new)
    opens_at_its_gate(Parent(new))


def test_the_phone_on_which_the_family_began_stays_at_the_game(household):
    parent = household.parents()
    household.pair(parent, "Plays")
    parent.leave()
    parent.app.reload()
    parent.app.is_at("home")
