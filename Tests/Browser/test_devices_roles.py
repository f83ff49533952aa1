"""Several devices with different roles: what each gets, and whom each can bring in."""

import pytest
from playwright.sync_api import expect

from app import ALL_LIT
from held_requests import PACK, PULL, PUSH
from household import (
    at_last_in_step, has_arrived, have_the_same, kinds, open_devices, operations, rename,
)
from parent import Parent
from player import GUESSES

# Where a pack says whose stream it is of: after its form, family, name and uploader.
STREAM = slice(4 + 3 * 16, 4 + 4 * 16)
PLAN = bytes(16)


@pytest.fixture
def url(family_server):
    return family_server.url


def streams(content):
    """Of the packs that lie in what was sent or answered."""
    return {content[place:][STREAM] for place in places(content)}


def places(content):
    place = content.find(PACK)
    while place >= 0:
        yield place
        place = content.find(PACK, place + 1)


class Listener:
    """Of which streams a device was given packs, and of which it has sent some."""

    def __init__(self, page):
        self.given, self.sent = set(), set()
        page.context.route(PULL, self._read)
        page.context.route(PUSH, self._send)

    def _read(self, route):
        answer = route.fetch()
        self.given |= streams(answer.body())
        route.fulfill(response=answer)

    def _send(self, route):
        self.sent |= streams(route.request.post_data_buffer)
        route.continue_()


def test_results_are_on_the_players_device_and_on_no_parents(household):
    phone = household.parents()
    tablet = household.pair(phone, "Plays")
    second = household.pair(phone, "A parent’s")
    parents = [phone.app, second]
    heard = {app: Listener(app.page) for app in [*parents, tablet]}
    rename(phone, "Weekday mornings")
    for app in [tablet, second]:
        has_arrived(app, "Weekday mornings")
        expect(app.button("Start Weekday mornings")).to_be_visible()
    tablet.start("Start Weekday mornings")
    for guess in GUESSES:
        tablet.do_step(*guess)
    tablet.is_at("summary")
    tablet.leave()
    player = bytes.fromhex(next(iter(operations(tablet, "play").values()))["player"])
    at_last_in_step([tablet], lambda: heard[tablet].sent == {player}, "nothing of it is sent")
    # Something that is for all comes after it.
    rename(phone, "Later mornings", "Weekday mornings")
    for app in [tablet, second]:
        has_arrived(app, "Later mornings")
    phone.leave()
    assert tablet.see()["quests"] == [ALL_LIT[0], ["Later mornings", "Done today"]]
    for app in parents:
        assert heard[app].given | heard[app].sent <= {PLAN}
        assert not any(kind.startswith("session") for kind in kinds(app))
        waiting = app.page.evaluate("testDatabase.syncRows('sync/pack/')")
        assert all(streams(pack.encode("latin-1")) == {PLAN} for pack in waiting)
        assert app.see()["quests"] == [["Later mornings", "Ready, 3 steps"]]
        assert app.see()["experience"] != tablet.see()["experience"]
    assert PLAN in heard[second].given
    have_the_same([*parents, tablet], "plan")
    assert operations(tablet, "play").keys().isdisjoint(operations(second, "play"))


def roles(parent):
    """Whose another device can become: a player's, a parent's."""
    open_devices(parent)
    parent.app.tap("Add a device")
    inputs = parent.page.locator(".role input")
    expect(inputs).to_have_count(2)
    return [inputs.nth(place).is_enabled() for place in range(2)]


def test_a_device_is_added_where_its_role_can_be_handed_on_and_nowhere_else(household):
    parent = household.parents()
    tablet = household.pair(parent, "Plays")
    # It has begun her stream, and the parent's device has heard of it.
    reads = parent.page.get_by_text("Plays, and reads what")
    at_last_in_step([tablet, parent.app], lambda: reads.count() == 1, "she has not begun")
    assert roles(parent) == [False, True]
    expect(parent.page.locator(".role").first).to_contain_text("Add it on a device that reads what")
    hers = Parent(tablet)
    parent.app.tap("Back")
    household.enter_by_code(parent, hers)
    assert roles(hers) == [True, False]
    expect(tablet.page.locator(".role").last).to_contain_text("Add it on a parent’s device")
    # And what it offers comes true.
    tablet.page.locator(".role").first.tap()
    expect(tablet.button("Show a code")).to_be_enabled()
