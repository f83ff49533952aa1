"""Two tabs of one device, and a server that has no room."""

import pytest

from eventually import at_last
from held_requests import PUSH
from household import has_arrived, has_sent_once, have_the_same, operations, rename
from parent import Parent
from tabs import reading_tab

# As the server says it (`SyncRefusal.quota`).
FULL = {"error": {"code": "quota", "message": ""}}


@pytest.fixture
def url(family_server):
    return family_server.url


def test_of_two_tabs_one_keeps_the_device_in_step_and_the_other_takes_its_place(household, url):
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    tab = reading_tab(app.page.context, url)
    assert [len(each.page.workers) for each in (app, tab)] == [1, 0]
    rename(parent, "Weekday mornings")
    has_arrived(app, "Weekday mornings")
    app.page.close()
    tab.is_writer()
    rename(parent, "School mornings", before="Weekday mornings")
    has_arrived(tab, "School mornings")
    assert len(tab.page.workers) == 1
    other = Parent(tab)
    other.choose_pin()
    rename(other, "Mornings", before="School mornings")
    has_arrived(parent.app, "Mornings")
    have_the_same([parent.app, tab], "plan")
    has_sent_once(tab)


def test_what_a_full_server_does_not_take_waits_until_it_has_room(household, watch):
    watch.bear("507")
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    refused = []

    def refuse(route):
        refused.append(route.request.url)
        route.fulfill(status=507, json=FULL)

    parent.page.context.route(PUSH, refuse)
    rename(parent, "Weekday mornings")
    at_last(lambda: parent.page.evaluate("1") and refused, "nothing was sent")
    # What others do is read meanwhile.
    other = Parent(app)
    other.choose_pin()
    other.open_routine("Morning quest")
    other.field("Step 1").fill("Comb")
    other.save()
    has_arrived(parent.app, "Comb")
    assert refused
    assert not any("Weekday mornings" in str(operation) for operation in operations(app).values())
    parent.page.context.unroute(PUSH)
    has_arrived(app, "Weekday mornings")
    have_the_same([parent.app, app], "plan")
    has_sent_once(parent.app)
