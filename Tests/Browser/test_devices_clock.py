"""A device whose clock is ten years ahead, and then set right: edits keep their order, and no date is another."""

import pytest
from playwright.sync_api import expect

from app import MORNING
from eventually import at_last
from household import has_arrived, have_the_same, kinds, quest_on, rename
from parent import Parent
from player import GUESSES

DAY = 24 * 3600
# From one Wednesday to another, both in winter.
AHEAD = 522 * 7 * DAY


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def hers(household, parent):
    """Her device, which is ten years ahead; she has played on the parent's before."""
    parent.app.do_quest(GUESSES)
    parent.app.leave()
    app = household.pair(parent, "Plays", household.empty(start=MORNING + AHEAD * 1000))
    have_the_same([parent.app, app])
    return app


@pytest.fixture
def parent(household):
    return household.parents()


def set_right(app):
    app.sleep(-AHEAD)
    app.reload()
    app.is_at("home")


def play(app):
    app.start()
    for guess in GUESSES:
        app.do_step(*guess)
    app.leave()


def home(parent):
    """From wherever the parent is."""
    if parent.page.locator("#app .home").count() == 0:
        parent.leave()
    return parent.app


def looked_up(app):
    """What the screens say of days: home, and the list of quests."""
    home = {fact: app.see()[fact] for fact in ["streak", "quests"]}
    app.tap("Stats")
    app.is_at("stats")
    # It stays as it was left.
    app.page.locator("details", has_text="As a list").evaluate("(list) => { list.open = true; }")
    expect(app.page.get_by_role("row").last).to_be_visible()
    rows = app.page.get_by_role("row").all_text_contents()
    text = app.page.locator("#app main").text_content()
    assert "2036" not in "".join(rows) + text
    app.tap("Quests")
    app.is_at("home")
    return {**home, "rows": rows}


def last_week(app):
    app.tap("Stats")
    app.tap("Your weeks")
    app.is_at("letter")
    return app.page.locator("[aria-label^='Played on']").get_attribute("aria-label")


def test_edits_of_a_device_that_is_ten_years_ahead_keep_their_order(household, parent, hers):
    ahead = Parent(hers)
    household.enter_by_code(parent, ahead)
    rename(ahead, "By her")
    has_arrived(parent.app, "By her")
    rename(parent, "By the parent", "By her")
    has_arrived(hers, "By the parent")
    at_last(lambda: hers.page.locator("button", has_text="By the parent").count() == 1, "the newer edit does not count")
    ahead.leave()
    set_right(hers)
    assert quest_on(hers) == "By the parent"
    ahead.choose_pin()
    rename(ahead, "By her again", "By the parent")
    has_arrived(parent.app, "By her again")
    for device in [parent, ahead]:
        at_last(lambda app=home(device): quest_on(app) == "By her again", "an older edit counts again")
    have_the_same([parent.app, hers])


def test_what_was_played_ten_years_ahead_changes_no_day_of_now(parent, hers):
    before = looked_up(home(parent))
    play(hers)
    have_the_same([parent.app, hers])
    assert kinds(parent.app).count("session.closed") == 2
    assert looked_up(parent.app) == before
    set_right(hers)
    assert looked_up(hers) == before
    # On the Monday after it; from now on every day counts where it is.
    for app in [parent.app, hers]:
        app.days_go_by(5)
    play(hers)
    have_the_same([parent.app, hers])
    # What lies there is on the screen a moment later.
    at_last(lambda: parent.app.see()["streak"] == hers.see()["streak"], "the parent's screen stays behind")
    found = [looked_up(app) for app in [parent.app, hers]]
    assert found[0] == found[1]
    assert len(found[0]["rows"]) == len(before["rows"]) + 1
    assert [last_week(app) for app in [parent.app, hers]] == ["Played on 1 of 7 days"] * 2
