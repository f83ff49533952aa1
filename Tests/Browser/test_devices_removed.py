"""A device that is removed, and one that comes back."""

import re

import pytest
from playwright.sync_api import expect

from copies import Copies, is_new
from eventually import at_last
from household import (
    at_last_in_step, has_arrived, kinds, look_for_news, open_devices, operations, pictures, rename,
)
from parent import Parent
from patience import milliseconds

TOLD = "This device was removed from the family"
LEAVES = "It is being removed"


@pytest.fixture
def url(family_server):
    return family_server.url


def remove(parent):
    open_devices(parent)
    parent.row("A parent’s device").tap()
    parent.page.get_by_role("button", name=re.compile("^Remove A parent’s device")).tap()
    parent.app.tap("Remove it")


def is_removed(parent):
    expect(parent.row("A parent’s device")).to_have_count(0, timeout=milliseconds(30_000))


@pytest.fixture
def parent(household):
    return household.parents()


@pytest.fixture
def removed(household, parent):
    """A parent's device that was removed and knows it, in the family area."""
    other = Parent(household.pair(parent, "A parent’s"))
    open_devices(other)
    remove(parent)
    is_removed(parent)
    at_last_in_step([other.app], lambda: other.page.get_by_text(TOLD).count() == 1, "it is not told")
    return other


def edit(parent, name, before="Morning quest"):
    """Until the worker of sync has looked at it."""
    rename(parent, name, before)
    last = parent.page.evaluate("testDatabase.read().then(({ records }) => records.at(-1).key)")
    at_last(lambda: parent.page.evaluate("testDatabase.through()") == last, "it does not look at the log")


def test_a_removed_device_keeps_everything_and_sends_nothing(parent, removed):
    asked = []
    removed.page.context.on("request", lambda request: asked.append(request.url))
    look_for_news(removed.app)
    before = operations(removed.app)
    there = kinds(parent.app)
    edit(removed, "Made here")
    removed.leave()
    removed.app.reload()
    removed.choose_pin()
    edit(removed, "Made here later", "Made here")
    assert [url for url in asked if "/v1/" in url] == []
    assert before.items() <= operations(removed.app).items()
    assert len(operations(removed.app)) == len(before) + 2
    # What comes on the others does not come here either.
    rename(parent, "Without it")
    assert len(kinds(parent.app)) == len(there) + 1
    assert "Without it" not in str(operations(removed.app))
    open_devices(removed)
    expect(removed.page.get_by_text(TOLD)).to_be_visible()


def test_a_removed_device_that_is_let_in_again_brings_what_it_made_meanwhile(household, parent, removed):
    edit(removed, "Made meanwhile")
    open_devices(removed)
    code = household.invite(parent, "A parent’s")
    removed.app.tap("Type the code")
    removed.page.get_by_label("Code", exact=True).fill(code)
    removed.app.tap("Next")
    assert pictures(parent.page) == pictures(removed.page)
    parent.app.tap("They are the same")
    has_arrived(parent.app, "Made meanwhile")


def test_a_device_that_is_being_removed_is_said_to_be_until_the_family_knows(household, parent, watch):
    watch.bear("ERR_FAILED")
    household.pair(parent, "A parent’s")
    held = re.compile(r"/v1/families/\w+/roster")
    parent.page.context.route(held, lambda route: route.abort())
    remove(parent)
    expect(parent.page.get_by_text(LEAVES)).to_be_visible()
    parent.leave()
    parent.app.reload()
    open_devices(parent)
    expect(parent.page.get_by_text(LEAVES)).to_be_visible()
    parent.page.context.unroute(held)
    is_removed(parent)


def test_a_device_that_is_erased_leaves_the_familys_list(household, parent):
    other = Copies(household.pair(parent, "A parent’s"))
    other.choose_pin()
    open_devices(parent)
    expect(parent.row("A parent’s device")).to_have_count(1)
    other.ask_to_erase()
    expect(other.page.get_by_text("It leaves the family first.").first).to_be_visible()
    other.page.get_by_label("Type ERASE to go on").fill("ERASE")
    with other.page.expect_navigation():
        other.app.tap("Erase everything here")
    is_new(other.app)
    is_removed(parent)


def test_a_device_that_is_erased_where_no_server_answers_need_not_wait(household, parent, watch):
    watch.bear("ERR_FAILED")
    other = Copies(household.pair(parent, "A parent’s"))
    other.choose_pin()
    other.page.context.route(re.compile(r"/v1/families/\w+/roster"), lambda route: route.abort())
    other.erase()
    expect(other.page.get_by_text("That takes a moment, and a network.")).to_be_visible()
    with other.page.expect_navigation():
        other.app.tap("Erase without waiting")
    is_new(other.app)
    open_devices(parent)
    expect(parent.row("A parent’s device")).to_have_count(1)
