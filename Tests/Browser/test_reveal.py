"""The moment of truth: what it took is told when the ribbons have stopped, and no earlier."""

import pytest
from playwright.sync_api import expect

from accessibility import TEXT_AT_200_PERCENT
from app import App

# Whoever looks or listens: what is drawn, and what a screen reader is handed.
LANDED = "#app .landed"

# Holds every animation where it stands after so many milliseconds from the tap, as far as it goes then.
HELD = """(time) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = Math.min(time, animation.effect.getComputedTiming().endTime - 1);
  }
}"""
SAID = """() => [...document.querySelectorAll('#app *')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
  .map(({ data }) => data.replaceAll('\\u00A0', ' '))"""
ARE_SEEN = "(names) => names.map((name) => getComputedStyle(document.querySelector(name)).visibility)"

TRUTH = 253
WORDS = "4 min 13 s"


@pytest.fixture
def doing(app):
    app.start()
    app.lock(120)
    app.pass_time(TRUTH)
    return app


@pytest.fixture
def held(doing):
    """*Done*, and nothing moves but by `hold`, however busy the machine is."""
    with doing.standing_still():
        doing.page.locator("#app .action").evaluate("(done) => done.click()")
        hold(doing, 0)
        yield doing


def hold(app, time):
    """As after so many milliseconds; a frame later, for the number goes by frames."""
    app.page.evaluate(HELD, time)
    app.settle()


def test_what_it_took_is_in_no_frame_before_its_ribbon_has_stopped(held):
    page = held.page
    for time in range(0, 2200, 100):
        hold(held, time)
        assert WORDS not in page.evaluate(SAID), time
        assert WORDS not in page.locator("#app").aria_snapshot(), time
        assert page.evaluate(ARE_SEEN, [".took", ".verdict", ".foot"]) == ["hidden"] * 3, time
    hold(held, 2199)
    assert page.locator(".truth .at-end").first.text_content().replace("\u00a0", " ") not in ["0 s", WORDS]
    held.rest()
    assert WORDS in page.evaluate(SAID)
    assert WORDS in page.locator("#app").aria_snapshot()


def test_the_shorter_ribbon_stops_first_and_waits(held):
    page = held.page

    def places():
        return [page.locator(f".hang.{name} .cloth").first.bounding_box() for name in ["guess", "truth"]]

    ends = []
    for time in range(800, 2201, 50):
        hold(held, time)
        ends.append([box["y"] + box["height"] for box in places()])
    guesses, truths = zip(*ends)
    assert list(guesses) == sorted(guesses) and list(truths) == sorted(truths)
    # At one speed until the guess has ended.
    together = [time for time, (guess, truth) in enumerate(ends) if abs(guess - truth) < 1]
    assert together == list(range(len(together))) and len(together) > 5
    assert max(guesses) - guesses[len(together)] < 2
    assert truths[-1] - guesses[-1] > 50


def test_it_plays_by_itself_to_its_rest(doing):
    doing.tap("Done")
    doing.page.locator(LANDED).wait_for()
    expect(doing.page.locator(".verdict")).to_be_visible()
    expect(doing.page.locator(".truth .at-end").first).to_have_text(WORDS)


def test_a_tap_anywhere_goes_to_its_rest_and_no_further(doing):
    with doing.standing_still():
        doing.page.locator("#app .action").evaluate("(done) => done.click()")
        doing.page.locator("falling-ribbons").wait_for(state="attached")
        doing.settle()
        doing.settle()
        # Where *Next* is about to be.
        doing.page.touchscreen.tap(187, 650)
        doing.page.locator(LANDED).wait_for()
        doing.page.touchscreen.tap(187, 650)
        doing.settle()
        expect(doing.page.locator("#app .reveal main")).to_have_count(1)
    doing.go_on()
    doing.is_at("estimate")


def test_who_wants_no_motion_is_there_at_once(new_context, url):
    app = App(new_context(reduced_motion="reduce").new_page(), url).open()
    app.start()
    app.lock(120)
    app.pass_time(TRUTH)
    app.page.locator("#app .action").evaluate("(done) => done.click()")
    app.settle()
    assert app.page.locator(LANDED).count() == 1
    assert WORDS in app.page.evaluate(SAID)


def test_the_running_steps_lantern_is_the_one_that_rises(doing):
    """It is one drawing: nothing is built anew under it."""
    doing.page.evaluate("document.querySelector('.step-lantern .rises').testIsTheSame = true")
    before = doing.page.locator(".step-lantern .unlit-paper").bounding_box()
    doing.page.locator("#app .action").evaluate("(done) => done.click()")
    hold(doing, 0)
    after = doing.page.locator(".step-lantern .unlit-paper").bounding_box()
    assert doing.page.evaluate("document.querySelector('.step-lantern .rises').testIsTheSame") is True
    assert {side: round(length) for side, length in before.items()} == {side: round(length) for side, length in after.items()}


def test_a_ribbon_is_never_shorter_than_six_pixels(app):
    app.start()
    app.lock(3 * 60 * 60)
    app.pass_time(20)
    app.done()
    ribbon = app.page.locator(".hang.truth .cloth").first
    assert round(ribbon.bounding_box()["height"]) == 6


@pytest.mark.parametrize(("guess", "truth"), [(120, 120), (600, 630)])
def test_no_spark_lies_among_the_words_above(app, guess, truth):
    """What does not fit is cut off where the ribbons begin."""
    app.start()
    app.lock(guess)
    app.pass_time(truth)
    app.done()
    top = app.page.locator(".drop").bounding_box()["y"]
    for sky in app.page.locator(".sparkling svg").all():
        assert sky.evaluate("(sky) => getComputedStyle(sky).overflow") == "hidden"
        assert sky.bounding_box()["y"] >= top - 0.5


# What lies on something else, of what has its own place.
COVERED = """() => {
  const parts = ['.top .round', '.rises .halo', '.heads', 'falling-ribbons', '.verdict', '.foot .action'].map((name) => [
    name, document.querySelector(`#app ${name}`).getBoundingClientRect()]);
  return parts.flatMap(([one, a], index) => parts.slice(index + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} and ${other}`));
}"""


@pytest.mark.parametrize("size", [(375, 760), (320, 568)])
def test_with_letters_twice_as_large_nothing_lies_on_anything_else(new_context, url, size):
    context = new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(TEXT_AT_200_PERCENT)
    app = App(context.new_page(), url).open()
    app.start()
    for actual in (130, 140, 170):
        app.lock(120)
        app.pass_time(actual)
        app.tap("Done")
        app.is_at("reveal")
        assert app.page.evaluate(COVERED) == []
        app.go_on()
