"""Colors that somebody has chosen for all pages: what only a background told has an edge then."""

import pytest
from playwright.sync_api import expect

from accessibility import SAME_ON_AND_OFF
from app import App
from parent import Parent


@pytest.fixture
def forced(new_context, url):
    return App(new_context(forced_colors="active").new_page(), url).open()


def test_what_is_on_or_chosen_looks_so(forced):
    app = forced
    app.start()
    app.tap("5 min")
    expect(app.page.locator(".quick [aria-pressed=true]")).to_have_count(1)
    assert app.page.evaluate(SAME_ON_AND_OFF) == []
    app.leave()
    app.tap("Settings")
    expect(app.page.get_by_role("switch", name="Sounds")).to_be_checked()
    expect(app.page.get_by_role("switch", name="Hear the reveal")).not_to_be_checked()
    assert app.page.evaluate(SAME_ON_AND_OFF) == []
    app.tap("Back to today")
    parent = Parent(app)
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Monday").uncheck()
    assert app.page.evaluate(SAME_ON_AND_OFF) == []
    parent.save()
    expect(app.page.locator(".routine-days li:not(.on)")).to_have_count(1)
    assert app.page.evaluate(SAME_ON_AND_OFF) == []


def test_nothing_stands_on_a_line_on_which_nothing_was_chosen(forced):
    app = forced
    app.start()
    line, thumb = app.page.locator("#guess"), app.page.locator(".thumb")
    # The browser's own would stand at its beginning.
    assert line.evaluate("(line) => getComputedStyle(line).opacity") == "0"
    expect(thumb).to_have_count(0)
    app.tap("5 min")
    expect(thumb).to_be_visible()
    fills = app.page.evaluate("['.thumb', '.wedge'].map((name) => getComputedStyle(document.querySelector(name)).fill)")
    assert fills[0] != fills[1]
