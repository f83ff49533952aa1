"""A browser is killed, or its line cut, while devices send each other something: everything is on both, once."""

import pytest

from held_requests import PULL, PUSH, HeldRequests
from household import has_arrived, has_sent_once, have_the_same, kinds, rename
from parent import Parent
from player import GUESSES


@pytest.fixture
def url(family_server):
    return family_server.url


# Whether the server got what the browser was killed in.
REACHED = pytest.mark.parametrize("is_answered", [False, True], ids=["on its way", "answered and not read"])


@pytest.fixture
def founder(lasting_phone, household):
    """A parent's phone that can be killed, on which the family has begun."""
    app = lasting_phone.begin(0, household.begin)
    app.set_up()
    return Parent(app)


@REACHED
def test_a_browser_killed_while_it_sends_an_edit_loses_and_doubles_nothing(
    household, lasting_phone, founder, is_answered
):
    other = household.pair(founder, "A parent’s")
    held = HeldRequests(founder.app, PUSH, is_answered)
    rename(founder, "Weekday mornings")
    held.are_there()
    lasting_phone.kill()
    app = lasting_phone.begin(2)
    has_arrived(other, "Weekday mornings")
    have_the_same([app, other], "plan")
    for device in [app, other]:
        has_sent_once(device)


@REACHED
def test_a_browser_killed_while_it_sends_a_quest_loses_and_doubles_nothing(
    household, lasting_phone, is_answered
):
    # Where she has played, it is read on.
    parent, app = household.played(lasting_phone.begin(20))
    have_the_same([parent.app, app])
    app.start_again()
    held = HeldRequests(app, PUSH, is_answered)
    for guess in GUESSES:
        app.do_step(*guess)
    app.is_at("summary")
    app.is_saved()
    app.show_page(False)
    held.are_there()
    lasting_phone.kill()
    app = lasting_phone.begin(40)
    have_the_same([parent.app, app])
    for device in [parent.app, app]:
        has_sent_once(device)
        assert kinds(device).count("session.closed") == 2
    parent.leave()
    for fact in ["experience", "streak"]:
        assert parent.app.see()[fact] == app.see()[fact]


def test_a_browser_killed_while_it_reads_has_all_of_it_afterwards(household, lasting_phone):
    parent = household.parents()
    app = household.pair(parent, "A parent’s", lasting_phone.begin(0))
    held = HeldRequests(app, PULL, is_answered=True)
    rename(parent, "Weekday mornings")
    held.are_there()
    lasting_phone.kill()
    app = lasting_phone.begin(2)
    has_arrived(app, "Weekday mornings")
    have_the_same([parent.app, app], "plan")
    has_sent_once(app)


@pytest.mark.parametrize("which", [PUSH, PULL], ids=["sending", "reading"])
def test_an_answer_that_is_cut_off_is_asked_for_again(household, watch, which):
    watch.bear("ERR_CONNECTION_RESET")
    parent = household.parents()
    other = household.pair(parent, "A parent’s")
    device = parent.app if which is PUSH else other
    held = HeldRequests(device, which, is_answered=True)
    rename(parent, "Weekday mornings")
    held.are_there()
    held.cut()
    has_arrived(other, "Weekday mornings")
    have_the_same([parent.app, other], "plan")
    for app in [parent.app, other]:
        has_sent_once(app)
