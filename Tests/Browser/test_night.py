"""A night quest: lanterns light one by one, and all ribbons fall at its end."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from nights import Nights
from player import GUESSES


@pytest.fixture
def night(app):
    return Nights(app).begin()


def heading(app):
    return app.page.get_by_role("heading", level=1)


def test_nothing_is_told_before_the_last_lantern(night, app):
    for place, step in enumerate(GUESSES):
        night.do_step(*step)
        expect(heading(app)).to_have_text("Lit")
        expect(app.page.locator("#app")).not_to_contain_text(" min")
        assert check(app.page)[0] == []
        if place == 0:
            app.back()
            app.is_at("home")
            app.tap("Keep going with Morning quest")
            app.is_at("estimate")
        else:
            night.go_on()
    expect(heading(app)).to_have_text("Lantern by lantern")
    expect(app.page.locator(".night-end .lengths-row")).to_have_count(len(GUESSES))
    # A tap lets all of them hang.
    heading(app).tap()
    app.settle()
    assert check(app.page)[0] == []
    app.tap("See the whole quest")
    app.is_at("summary")


def test_who_would_rather_see_each_one_does(app):
    nights = Nights(app).reach()
    assert check(app.page)[0] == []
    nights.offer.tap()
    expect(nights.offer).to_have_count(0)
    app.start()
    app.do_step(*GUESSES[0])
    expect(app.page.locator("#app .night-lit")).to_have_count(0)


def test_the_smallest_phone_shows_all_of_it(night, app):
    app.page.set_viewport_size({"width": 320, "height": 568})
    for step in GUESSES:
        night.do_step(*step)
        assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        night.go_on()
    assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
