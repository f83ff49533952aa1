"""The whole string, guessed before its first step in one session of three."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from many_days import play_for_days
from player import GUESSES


@pytest.fixture
def asked(played):
    """A quest that asks, on a phone that has played for a week; each time that it is opened it is another session."""
    app = played
    play_for_days(app, 6)
    app.see_each_one()
    for _ in range(40):
        app.tap("Start Morning quest")
        heading = app.page.get_by_role("heading", level=1)
        expect(heading).not_to_have_text("A free day")
        app.settle()
        if heading.text_content() == "The whole string first":
            return app
        app.back()
        app.is_at("home")
    raise AssertionError("none of 40 sessions asks")


def test_the_whole_is_guessed_and_stands_beside_its_pieces(asked):
    app = asked
    assert check(app.page)[0] == []
    app.tap("15 min")
    app.tap("Lock it in")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Get dressed")
    for guess, actual in GUESSES:
        app.do_step(guess, actual)
    app.is_at("summary")
    section = app.page.get_by_role("region", name="Whole and pieces")
    expect(section).to_contain_text("15 min guessed")
    expect(section).to_contain_text("together")
    assert check(app.page)[0] == []


@pytest.mark.parametrize("width, height, large", [(320, 568, False), (375, 760, True), (1280, 800, False)])
def test_it_fits(asked, width, height, large):
    app = asked
    if large:
        app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    app.page.set_viewport_size({"width": width, "height": height})
    app.settle()
    assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert check(app.page)[0] == []
    app.tap("Straight to the first step")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Get dressed")
