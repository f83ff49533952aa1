"""What celebrates costs no layout, stands still while nobody looks, and never flashes."""

import pytest

from app import App
from brightness import Brightness

PERFECT = [(120, 120), (300, 300), (60, 60)]
GUESSES = [(120, 130), (300, 570), (60, 20)]
# Seconds: of reveals and finales, all that moves.
LONG = 4
# A flash is a swing there and back; more than three in a second are too many (WCAG 2.3.1).
FLASHES = 3
# Of the brightness of white: smaller swings are none.
SWING = 0.1

STANDS = """(time) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = animation.animationName === 'stay' ? 0 : time;
  }
}"""
COUNT_FRAMES = """(frames) => new Promise((done) => {
  const frame = () => { frames -= 1; if (frames > 0) requestAnimationFrame(frame); else done(); };
  requestAnimationFrame(frame);
})"""
RUNNING = """() => document.querySelector('.begun').getAnimations({ subtree: true })
  .filter(({ playState }) => playState === 'running').length"""
COUNT_NUMBERS = """() => {
  globalThis.testNumbers = 0;
  new MutationObserver((changes) => { testNumbers += changes.length; })
    .observe(document.querySelector('.truth .at-end'), { childList: true, characterData: true, subtree: true });
}"""
# Layouts a second, where one animation or another comes to its end.
FEW = 3


class Layouts:
    """How many a page has made."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")

    def count(self):
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")


def to_the_end(app, guesses):
    """Up to the tap that ends the quest."""
    for move in app.moves(guesses)[:-1]:
        move()
    app.rest()


def end(app):
    app.page.locator(".reveal button.action").evaluate("(button) => button.click()")
    app.page.locator("#app .begun").wait_for(state="attached")


@pytest.mark.parametrize("guesses", [GUESSES, PERFECT], ids=["finale", "level-up"])
def test_no_frame_of_a_finale_asks_for_a_layout(app, guesses):
    """A few do in which something comes or goes; of what moves none does."""
    to_the_end(app, guesses)
    with app.at_its_own_pace():
        end(app)
        app.settle()
        layouts = Layouts(app.page)
        before = layouts.count()
        app.page.evaluate(COUNT_FRAMES, 60)
        assert app.page.evaluate(RUNNING) > 0
        app.page.evaluate(COUNT_FRAMES, 60 * (LONG - 1))
        assert layouts.count() - before <= FEW * LONG


@pytest.mark.parametrize("truth", [120, 150, 520], ids=["spot on", "close", "way off"])
def test_no_frame_of_a_reveal_asks_for_a_layout(app, truth):
    """But where the number changes that runs with its ribbon."""
    app.start()
    app.lock(120)
    app.pass_time(truth)
    with app.at_its_own_pace():
        app.page.locator("#app .action").evaluate("(done) => done.click()")
        app.page.evaluate(COUNT_NUMBERS)
        layouts = Layouts(app.page)
        before = layouts.count()
        app.page.evaluate(COUNT_FRAMES, 60 * LONG)
        numbers = app.page.evaluate("testNumbers")
        assert numbers > 1 and app.page.locator("#app .landed").count() == 1
        assert layouts.count() - before <= numbers + FEW


def test_a_finale_stands_still_while_nobody_looks(app):
    to_the_end(app, PERFECT)
    with app.at_its_own_pace():
        end(app)
        app.show_page(False)
        assert app.page.evaluate(RUNNING) == 0
        app.show_page(True)
        assert app.page.evaluate(RUNNING) > 0


def frames(app):
    """A picture every 100 ms, however long it takes to take one."""
    for time in range(0, LONG * 1000, 100):
        app.page.evaluate(STANDS, time)
        app.settle()
        yield app.page.screenshot()


def flashes(course):
    """How many times it has swung there and back, by more than counts."""
    turns = 0
    low = high = course[0]
    direction = 0
    for value in course:
        low, high = min(low, value), max(high, value)
        if direction >= 0 and high - value > SWING:
            direction, low, turns = -1, value, turns + (direction != 0)
            high = value
        elif direction <= 0 and value - low > SWING:
            direction, high, turns = 1, value, turns + (direction != 0)
            low = value
    return (turns + 1) // 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("moment", ["spot on", "way off", "finale", "level-up"])
def test_nothing_flashes(new_context, url, scheme, moment):
    app = App(new_context(color_scheme=scheme, device_scale_factor=1).new_page(), url).open()
    if moment in ("finale", "level-up"):
        to_the_end(app, PERFECT if moment == "level-up" else GUESSES)
    else:
        app.start()
        app.lock(120)
        app.pass_time(120 if moment == "spot on" else 520)
    with app.standing_still():
        if moment in ("finale", "level-up"):
            end(app)
        else:
            app.page.locator("#app .action").evaluate("(done) => done.click()")
            app.settle()
        brightness = Brightness(app.page.context)
        courses = zip(*[brightness.of_places(frame) for frame in frames(app)])
        for place, course in enumerate(courses):
            worst = max(flashes(course[start : start + 11]) for start in range(0, len(course), 5))
            assert worst <= FLASHES, (place, course)
