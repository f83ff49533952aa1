"""A link that brings a device to its family: its code is in no server's hands and in no address bar."""

import pytest
from playwright.sync_api import expect

from household import begin_at_family_area, kinds, open_devices, pictures, show_code
from log import Log
from parent import Parent

SHARE = """() => {
  globalThis.testTaken = [];
  Navigator.prototype.share = async ({ text }) => { testTaken.push(text); };
}"""
MALFORMED = ["", "?", "7Q2M0K", "<img src=x onerror=alert(1)>", "%00%FF%E0", "000000-000000-000001", "A" * 5000]
IDS = ["nothing", "mark", "short", "markup", "percent", "slip", "long"]


@pytest.fixture
def url(family_server):
    return family_server.url


def shared_link(parent, whose="A parent’s"):
    """On the parent's device, from anywhere in the family area; answers it with what the page shows as the code."""
    parent.page.evaluate(SHARE)
    open_devices(parent)
    code = show_code(parent, whose)
    parent.page.get_by_text("Use a QR code or a link instead").tap()
    parent.app.tap("Share the link")
    [link] = parent.page.evaluate("testTaken")
    return link, code


def device_at(household, link, asked=None):
    """A new device on which a link was opened."""
    app = household.empty_at(link, asked)
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Does this device join the family?")
    return app


def test_a_device_comes_in_by_a_link_and_its_code_goes_to_nobody(household):
    parent = household.parents()
    link, code = shared_link(parent)
    assert link == f"{household.url}#join={code}"
    asked = []
    app = device_at(household, link, asked)
    expect(app.page.get_by_label("Code", exact=True)).to_have_value(code)
    # Nobody is asked before a person has said so.
    assert not any("/v1/" in url for url, _ in asked)
    app.tap("Next")
    assert pictures(parent.page) == pictures(app.page)
    parent.app.tap("They are the same")
    expect(app.page.get_by_text("Your family’s quests are here.")).to_be_visible()
    app.tap("Go on")
    begin_at_family_area(app)
    expect(app.button("Morning quest")).to_be_visible()
    for said in asked:
        assert not any(part in text for text in said for part in (code, code.replace("-", "")))


def test_the_address_bar_and_the_history_know_nothing_of_it(household):
    parent = household.parents()
    link, code = shared_link(parent)
    app = device_at(household, link)
    page = app.page
    assert page.evaluate("location.href") == household.url
    # Neither does whoever goes back or forward.
    page.go_back(wait_until="commit")
    assert code not in page.evaluate("location.href")
    page.go_forward(wait_until="commit")
    assert code not in page.evaluate("location.href")
    page.reload()
    assert code not in page.content()
    expect(page.get_by_text("Guess how long. Do it.")).to_be_visible()


def test_a_link_that_is_opened_where_the_app_is_open_is_taken_as_well(household):
    parent = household.parents()
    link, code = shared_link(parent)
    app = household.empty()
    expect(app.page.get_by_text("Guess how long. Do it.")).to_be_visible()
    app.page.wait_for_function("() => globalThis.timequestLater")
    app.page.evaluate("(link) => { location.href = link; }", link)
    expect(app.page.get_by_label("Code", exact=True)).to_have_value(code)
    assert app.page.evaluate("location.href") == household.url


@pytest.mark.parametrize("said", MALFORMED, ids=IDS)
def test_a_link_that_is_none_does_nothing(household, said):
    app = household.empty_at(f"{household.url}#join={said}")
    page = app.page
    page.wait_for_function("() => globalThis.timequestLater")
    app.settle()
    expect(page.get_by_text("Guess how long. Do it.")).to_be_visible()
    assert page.evaluate("location.href") == household.url
    assert Log(page).records == []


def test_a_device_of_the_family_is_told_and_stays_as_it_is(household):
    parent = household.parents()
    app = household.pair(parent, "A parent’s")
    parent.app.tap("Back")
    link, _ = shared_link(parent)
    before = kinds(app)
    app.page.goto("about:blank")
    app.page.goto(link)
    expect(app.page.get_by_role("heading", level=1)).to_have_text("This device is in the family already")
    app.tap("Go on")
    Parent(app).is_asked("Your PIN")
    assert kinds(app) == before
    # Nobody has used it up.
    other = device_at(household, link)
    other.tap("Next")
    pictures(other.page)


def test_a_device_with_quests_of_its_own_is_told_and_stays_as_it_is(household):
    parent = household.parents()
    link, _ = shared_link(parent)
    other = household.parents().app
    before = kinds(other)
    other.page.goto("about:blank")
    other.page.goto(link)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("There are quests on this device already")
    other.tap("Go on")
    expect(other.button("Start Morning quest")).to_be_visible()
    assert kinds(other) == before


def test_a_whole_link_can_be_pasted_where_a_code_is_typed(household):
    parent = household.parents()
    link, _ = shared_link(parent)
    app = household.empty()
    app.tap("This family already uses TimeQuest on another device")
    app.page.get_by_label("Code", exact=True).fill(link)
    app.tap("Next")
    assert pictures(parent.page) == pictures(app.page)
