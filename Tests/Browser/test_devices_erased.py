"""A family that a parent has erased on its server, while devices of it are open."""

import re

import pytest
from playwright.sync_api import expect

from household import (
    at_last_in_step, has_arrived, have_the_same, kinds, look_for_news, open_devices, operations, pictures, rename,
)
from parent import Parent
from player import GUESSES

TOLD = "The family was erased on the server"
ERASED = "This family was erased on its server"
FAMILY = re.compile(r".*/v1/families/\w+")


@pytest.fixture
def url(family_server):
    return family_server.url


def erase(parent):
    """As a parent's device asks it of the server."""
    with parent.page.context.expect_event("request", lambda request: FAMILY.match(request.url)) as asked:
        look_for_news(parent.app)
    headers = {"Authorization": asked.value.all_headers()["authorization"]}
    answer = parent.page.context.request.delete(FAMILY.match(asked.value.url)[0], headers=headers)
    assert answer.status == 204


def know_it(*apps):
    """Each asks once more, and hears it."""
    standing = "testDatabase.syncRows('sync/status').then(([status]) => status.charCodeAt(0))"
    at_last_in_step(apps, lambda: all(app.page.evaluate(standing) == 4 for app in apps), "they do not hear it")


def play(app):
    app.start_again()
    for guess in GUESSES:
        app.do_step(*guess)
    app.leave()


@pytest.fixture
def erased(household):
    """A parent's device and the player's, which have done things, of a family that was erased."""
    parent, hers = household.played()
    play(hers)
    # Somebody has been in the family area there before.
    household.enter_by_code(parent, Parent(hers))
    Parent(hers).leave()
    have_the_same([parent.app, hers])
    erase(parent)
    know_it(parent.app, hers)
    return parent, hers


def test_a_device_of_an_erased_family_keeps_everything_sends_nothing_and_says_so(erased):
    parent, hers = erased
    before = [operations(app) for app in (parent.app, hers)]
    asked = []
    for app in (parent.app, hers):
        app.page.context.on("request", lambda request: asked.append(request.url))
    rename(parent, "Made afterwards")
    play(hers)
    for app in (parent.app, hers):
        app.reload()
        look_for_news(app)
    open_devices(parent)
    expect(parent.page.get_by_text(TOLD)).to_be_visible()
    parent.app.tap("I have read it")
    expect(parent.page.get_by_text("Told earlier")).to_be_visible()
    assert not any("/v1/" in address for address in asked)
    for app, known in zip((parent.app, hers), before):
        assert known.items() <= operations(app).items()
    assert kinds(hers).count("session.closed") == 3
    assert "Made afterwards" not in str(operations(hers))


def test_a_family_begins_anew_on_one_of_its_devices_with_what_all_of_them_had_done(household, erased):
    parent, hers = erased
    everything = operations(parent.app)
    second = household.pair(parent, "A parent’s")
    has_arrived(second, "Morning quest")
    third = household.pair(parent, "Plays")
    have_the_same([parent.app, third])
    assert everything.items() <= operations(third).items()
    have_the_same([parent.app, second, third], "plan")


def test_the_other_devices_of_an_erased_family_come_to_the_one_that_began_anew(household, erased):
    parent, hers = erased
    play(hers)
    told = Parent(hers)
    open_devices(told)
    expect(told.page.get_by_text(TOLD)).to_be_visible()
    told.app.tap("Type the code")
    told.page.get_by_label("Code", exact=True).fill(household.invite(parent, "Plays"))
    told.app.tap("Next")
    assert pictures(parent.page) == pictures(told.page)
    parent.app.tap("They are the same")
    told.app.tap("Done")
    expect(told.page.get_by_text(TOLD)).to_have_count(0)
    have_the_same([parent.app, hers])
    assert kinds(parent.app).count("session.closed") == 3


def test_a_code_of_an_erased_family_says_so_on_a_new_device(household, family_server):
    parent = household.parents()
    household.pair(parent, "A parent’s")
    open_devices(parent)
    code = household.sheet(parent)
    erase(parent)
    new = household.empty()
    household.type_sheet(new, code)
    expect(new.page.get_by_role("heading", level=1)).to_have_text(ERASED)
    expect(new.page.get_by_text("the family can begin anew")).to_be_visible()
    assert new.page.evaluate("testDatabase.syncNames()") == []
    new.tap("Type a code again")
    # A family that began anew goes by a code of its own.
    know_it(parent.app)
    for _ in range(2):
        new.tap("Back")
    household.pair(parent, "A parent’s", new)
    have_the_same([parent.app, new], "plan")
