"""A server that has lost everything, while the family's devices are open."""

import pytest
from playwright.sync_api import expect

from household import device_rows, have_the_same, open_devices, rename
from parent import Parent
from player import GUESSES

TOLD = "The server had nothing of your family any more"


@pytest.fixture
def url(family_server):
    return family_server.url


def test_an_emptied_server_is_filled_again_by_the_familys_devices(household, family_server, watch):
    watch.bear("ERR_CONNECTION_REFUSED")
    parent, hers = household.played()
    have_the_same([parent.app, hers])
    family_server.stop()
    # Each does something while there is none.
    rename(parent, "Weekday mornings")
    hers.start_again()
    for guess in GUESSES:
        hers.do_step(*guess)
    hers.leave()
    family_server.start()
    have_the_same([parent.app, hers])
    # All that there ever was lies there again: it comes to whoever is let in now, from the device of each role.
    second = household.pair(parent, "A parent’s")
    have_the_same([parent.app, hers, second], "plan")
    third = household.pair(parent, "Plays")
    have_the_same([parent.app, hers, third])
    open_devices(parent)
    expect(device_rows(parent)).to_have_count(4)
    other = Parent(hers)
    parent.app.tap("Back")
    household.enter_by_code(parent, other)
    open_devices(other)
    told = [device for device in (parent, other) if device.page.get_by_text(TOLD).count() == 1]
    assert told
    for device in told:
        device.app.tap("I have read it")
        expect(device.page.get_by_text(TOLD)).to_be_hidden()
        device.page.get_by_text("Told earlier").click()
        expect(device.page.get_by_text(TOLD)).to_be_visible()
