"""What a player did on a parent's phone, when her first own device comes in."""

import pytest
from playwright.sync_api import expect

from app import App
from first_visit import FirstVisit
from household import at_last_in_step, device_rows, kinds, operations
from parent import PIN, Parent
from patience import milliseconds
from player import GUESSES


@pytest.fixture
def url(family_server):
    return family_server.url


def experience(app):
    seen = app.see()
    return seen["level"], seen["bar"]


def test_what_she_played_is_hers_and_nothing_new_comes_to_the_parents_phone(household):
    parent = household.parents()
    parent.app.do_quest(GUESSES)
    parent.app.leave()
    earned = experience(parent.app)
    hers = household.let_in(parent, "Plays", stays="Yes, it is Player 1’s now")
    parent.is_at("Devices")
    at_last_in_step([hers, parent.app], lambda: kinds(hers).count("session.closed") == 1, "nothing comes along")
    hers.is_at("home")
    assert experience(hers) == earned
    expect(parent.row("This device")).to_contain_text("What is played stays closed to it", timeout=milliseconds(30_000))
    expect(device_rows(parent)).to_have_count(2)
    hers.days_go_by(1)
    hers.do_quest(GUESSES)
    hers.is_saved()
    hers.show_page(False)
    hers.show_page(True)
    # What is made for all goes on coming.
    parent.app.tap("Routines")
    parent.open_routine("Morning quest")
    parent.field("Name").fill("Bright morning")
    parent.save()
    at_last_in_step(
        [hers, parent.app],
        lambda: operations(hers, "plan").keys() == operations(parent.app, "plan").keys(),
        "they do not come into step",
    )
    assert kinds(hers).count("session.closed") == 2
    assert kinds(parent.app).count("session.closed") == 1


def test_the_guess_that_she_tried_on_the_parents_phone_is_worth_the_same_on_hers(household):
    visit = FirstVisit(household.empty().page, household.url)
    visit.app.tap("Try one guess")
    visit.practise("12 s", 12)
    visit.app.tap("Make a morning")
    visit.go_on("A morning of lanterns")
    visit.go_on("Choose a PIN")
    parent = Parent(App(visit.page, household.url))
    parent.keep_pin(PIN)
    parent.app.tap("Remind me tomorrow")
    parent.app.tap("Look around first")
    parent.app.is_at("home")
    earned = experience(parent.app)
    hers = household.let_in(parent, "Plays")
    hers.is_at("home")
    assert experience(hers) == earned
    assert earned[1] > 0
    assert {operation["stream"] for operation in operations(hers).values()} == {"plan"}
