"""The sky while a step runs is no clock: ten simulated minutes of it, searched for rhythms."""

import re

import numpy
import pytest

from app import App
from built import script

EVERY = 0.25
TEN_MINUTES = {"seconds": 600, "every": EVERY, "rate": 60, "selector": "#app *"}

# What a lot decides is drawn the same in each run, so that a test fails always or never.
SEEDED = """(() => {
  let state = __SEED__;
  Math.random = () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
})();"""

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => __CORES__ });"


def open_sky(new_context, url, seed=None, cores=8, **options):
    """The do screen of a first step, its frames in the hands of the test."""
    context = new_context(**options)
    context.add_init_script(script("frames.js"))
    context.add_init_script(CORES.replace("__CORES__", str(cores)))
    if seed is not None:
        context.add_init_script(SEEDED.replace("__SEED__", str(seed)))
    app = App(context.new_page(), url).open()
    app.start()
    app.lock(120)
    app.is_saved()
    app.comes_to_rest()
    app.page.evaluate("testFrames.hold()")
    return app


def places(app):
    return app.page.evaluate(
        "[...document.querySelectorAll('drifting-sky *')].map((thing) => thing.style.cssText)"
    )


def shown(app):
    """Everything in the page but where the things of the sky are."""
    return re.sub(r' style="[^"]*"', "", app.page.locator("#app").inner_html())


def rhythm(track):
    """The strongest return of a movement to itself, half a second to a minute later.

    Looked for in small steps and in larger ones: noise grows with the root of a step and a slow swing with
    the step itself, so that what hides in the small ones shows in the large.
    """
    return max(
        autocorrelation(numpy.diff(track[::spacing]), spacing * EVERY) for spacing in (1, 2, 4, 8)
    )


def autocorrelation(steps, seconds):
    steps = steps - steps.mean()
    spread = (steps**2).sum()
    if spread == 0:
        return 0
    first = max(1, round(0.5 / seconds))
    last = round(60 / seconds)
    return max(abs((steps[lag:] * steps[:-lag]).sum()) / spread for lag in range(first, last + 1))


@pytest.fixture(scope="module")
def seen():
    """Filled by the first test; looking at ten minutes takes its time."""
    return {}


def tracks(seen, new_context, url):
    if "tracks" not in seen:
        app = open_sky(new_context, url, seed=7)
        before = shown(app)
        seen["tracks"] = numpy.array(app.page.evaluate("testFrames.sample", TEN_MINUTES)).T
        seen["is same"] = shown(app) == before
        seen["text"] = app.page.locator("#app").inner_text()
        seen["endless"] = app.page.evaluate(
            "document.getAnimations().filter((a) => a.effect.getTiming().iterations > 1).length"
        )
    return seen["tracks"]


def moving(tracks):
    return [track for track in tracks if numpy.ptp(track) > 0]


def test_nothing_that_moves_has_a_rhythm(seen, new_context, url):
    moved = moving(tracks(seen, new_context, url))
    # Four veils across and down, nine fireflies that glow, too.
    assert len(moved) == 4 * 2 + 9 * 3
    assert max(rhythm(track) for track in moved) <= 0.3


@pytest.mark.parametrize("seconds", [2, 5, 10, 20, 40])
def test_a_planted_rhythm_is_found(seen, new_context, url, seconds):
    """A swing of an eighth of a phone's width to either side."""
    moved = moving(tracks(seen, new_context, url))
    times = numpy.arange(len(moved[0])) * EVERY
    swing = 47 * numpy.sin(2 * numpy.pi * times / seconds)
    fireflies = [track for track in moved[8:] if numpy.ptp(track) > 1]
    assert len(fireflies) == 18
    assert all(rhythm(track + swing) > 0.3 for track in fireflies)


def test_nothing_gets_anywhere(seen, new_context, url):
    """Neither across nor down, nor brighter or darker as time goes by."""
    for track in moving(tracks(seen, new_context, url)):
        halves = numpy.split(track, 2)
        assert numpy.ptp(halves[0]) > 0.2 * numpy.ptp(track)
        assert numpy.ptp(halves[1]) > 0.2 * numpy.ptp(track)


def test_everything_stays_in_its_field(seen, new_context, url):
    all_tracks = tracks(seen, new_context, url)
    across, down, glow = all_tracks[0::7], all_tracks[1::7], all_tracks[2::7]
    for x, y, light in zip(across, down, glow, strict=True):
        if numpy.ptp(x) == 0:
            continue
        isVeil = numpy.ptp(light) == 0
        low, high = (-0.65, 0.65) if isVeil else (-0.1, 1.1)
        assert low * 375 <= x.min() and x.max() <= high * 375
        assert low * 760 <= y.min() and y.max() <= high * 760


def test_nothing_counts(seen, new_context, url):
    tracks(seen, new_context, url)
    assert seen["is same"]
    assert not any(character.isdigit() for character in seen["text"])
    assert seen["endless"] == 0


def test_no_two_skies_are_the_same(new_context, url):
    assert places(open_sky(new_context, url)) != places(open_sky(new_context, url))


def test_less_motion_is_a_still_sky_by_lot(new_context, url):
    first = open_sky(new_context, url, reduced_motion="reduce")
    assert len(places(first)) == 7
    before = places(first)
    first.page.evaluate("testFrames.sample", {**TEN_MINUTES, "seconds": 5})
    assert places(first) == before
    assert first.page.evaluate("testFrames.waiting()") == 0
    assert places(open_sky(new_context, url, reduced_motion="reduce")) != before


def test_weak_devices_move_three_fireflies(new_context, url):
    app = open_sky(new_context, url, seed=7, cores=2)
    weak = numpy.array(app.page.evaluate("testFrames.sample", {**TEN_MINUTES, "seconds": 20})).T
    assert len(moving(weak)) == 3 * 3
    assert len(places(app)) == 4 + 3


def test_frames_that_take_long_are_a_weak_device(new_context, url):
    app = open_sky(new_context, url)
    app.page.evaluate("testFrames.sample", {**TEN_MINUTES, "seconds": 10, "rate": 16})
    assert len(places(app)) == 4 + 3


def test_the_sky_rests_under_a_finger_and_goes_on_once(new_context, url):
    app = open_sky(new_context, url)
    a_second = {**TEN_MINUTES, "seconds": 1}

    def fingers(event):
        for _ in range(2):
            app.page.evaluate("(event) => dispatchEvent(new PointerEvent(event))", event)

    fingers("pointerdown")
    before = places(app)
    app.page.evaluate("testFrames.sample", a_second)
    assert places(app) == before
    fingers("pointerup")
    assert app.page.evaluate("testFrames.waiting()") == 1
    app.page.evaluate("testFrames.sample", a_second)
    assert places(app) != before


def test_a_step_that_is_over_leaves_no_sky_behind(new_context, url):
    context = new_context()
    context.add_init_script(script("frames.js"))
    app = App(context.new_page(), url).open()
    app.start()
    app.lock(120)
    app.pass_time(60)
    app.done()
    app.settle()
    app.page.evaluate("testFrames.hold()")
    assert app.page.evaluate("testFrames.waiting()") == 0
