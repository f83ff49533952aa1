"""The end of a quest is celebrated, once, and a tap goes on at any time."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from player import GUESSES, LOOK_BACK
from rules import Guess

# From the first lantern's light on, in milliseconds.
APART = 180
COUNTING = 280
FIRE = 1180
NEW_LEVEL = 900

EARNED = sum(Guess(*pair).experience for pair in GUESSES)
# Three perfect guesses of the product page's half a minute or more: the second level begins at 283.
PERFECT = [(120, 120), (300, 300), (60, 60)]

# Holds all that moves where it stands after so many milliseconds; what goes on by itself does not.
HELD = """(time) => {
  for (const animation of document.querySelector('.begun').getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = animation.animationName === 'stay' ? 0 : time;
  }
}"""
HEARD = """() => {
  globalThis.testMoments = [];
  addEventListener('moment', ({ target, detail }) => { if (target.localName === 'quest-finale') testMoments.push(detail); });
}"""
MOVING = """() => document.getAnimations()
  .filter(({ playState }) => playState === 'running')
  .map(({ animationName }) => animationName)"""
# The light of each lantern that is going to have one.
LIGHTS = """() => [...document.querySelectorAll('.light-itself')]
  .map((light) => Number(Number(getComputedStyle(light).opacity).toFixed(3)))"""
RINGS = "() => [...document.querySelectorAll('.ring')].map((ring) => Number(getComputedStyle(ring).opacity))"
# What stands in the window that the numbers run through.
COUNTED = """() => {
  const strip = document.querySelector('.strip');
  const lines = strip.textContent.split('\\n');
  const passed = -new DOMMatrix(getComputedStyle(strip).transform).f / strip.offsetHeight * lines.length;
  return lines[Math.round(passed)];
}"""
SEEN = "(name) => document.querySelector(name).checkVisibility({ opacityProperty: true })"
# How far along a line reaches, of all of its length.
REACH = """(name) => {
  const line = document.querySelector('.runs').getBoundingClientRect();
  return (document.querySelector(name).getBoundingClientRect().right - line.left) / line.width;
}"""


def to_the_last_reveal(app, guesses=GUESSES):
    for move in app.moves(guesses)[:-1]:
        move()
    app.rest()


def close_reveal(app, by_hand=True):
    """Onto the finale, which goes by in no time where nothing holds it."""
    button = app.page.locator(".reveal button.action")
    if by_hand:
        button.tap()
    else:
        button.evaluate("(button) => button.click()")
    app.page.locator("#app :is(.begun, .summary)").first.wait_for(state="attached")


def hold(app, time):
    """As after so many milliseconds."""
    app.page.evaluate(HELD, time)
    app.settle()


def at(app, time, script, *values):
    hold(app, time)
    return app.page.evaluate(script, *values)


@pytest.fixture
def ending(app):
    """At the last reveal of a quest."""
    app.page.evaluate(HEARD)
    to_the_last_reveal(app)
    return app


@pytest.fixture
def held(ending):
    """The finale, and nothing moves but by `hold`, however busy the machine is."""
    with ending.standing_still():
        close_reveal(ending)
        yield ending


@pytest.fixture
def levelled(app):
    """The finale of a new level, which moves by `hold`."""
    app.page.evaluate(HEARD)
    to_the_last_reveal(app, PERFECT)
    with app.standing_still():
        close_reveal(app)
        yield app


def test_lanterns_light_one_after_the_other_with_a_ring_each(held):
    for time in range(0, 800, 20):
        lights = at(held, time, LIGHTS)
        lit = [light > 0 for light in lights]
        assert lit == [time > turn * APART for turn in range(3)], time
        rings = held.page.evaluate(RINGS)
        for turn in range(3):
            seen = any(ring > 0 for ring in rings[turn * 5 : turn * 5 + 5])
            assert seen == (0 < time - turn * APART < 500), time
    assert lights == [1, 1, 1]


def test_what_was_earned_is_counted_up_once_the_last_lantern_is_lit(held):
    lit = 2 * APART
    counted = []
    for time in range(0, lit + FIRE + 100, 50):
        hold(held, time)
        if time <= lit:
            assert not held.page.evaluate(SEEN, ".earned-now") and not held.page.evaluate(SEEN, "h1"), time
        counted.append(int(held.page.evaluate(COUNTED).strip("+ XP")))
        assert (counted[-1] == EARNED) == (time >= lit + COUNTING + 900 - 1), time
    assert counted[0] == 0 and counted == sorted(counted)
    assert len(set(counted)) > 15


def test_who_listens_hears_the_number_as_it_is(held):
    hold(held, 0)
    said = held.page.locator("#app").aria_snapshot()
    assert f"+{EARNED} XP" in said and "+0 XP" not in said


def test_the_line_runs_from_where_it_was_to_where_it_is(held):
    reaches = [at(held, time, REACH, ".run") for time in range(0, 2000, 100)]
    assert reaches == sorted(reaches)
    assert reaches[0] == pytest.approx(0, abs=0.01)
    assert reaches[-1] == pytest.approx(EARNED / 283, abs=0.01)


def test_the_flame_catches_fire_in_color_when_all_is_counted(held):
    fire = 2 * APART + FIRE
    assert not at(held, fire - 20, SEEN, ".flame-line")
    assert at(held, fire + 700, SEEN, ".flame-line")
    shape = "(line) => [...line.querySelectorAll('use')].map((use) => use.getAttribute('href'))"
    assert held.page.locator(".flame-line").evaluate(shape) == ["#flame-out", "#flame-core"]
    expect(held.page.locator(".flame-line")).to_have_text("1 day in a row")


def test_a_new_level_fills_the_line_and_lights_its_lantern(levelled):
    lit = 2 * APART
    full, empty, new = lit + 700, lit + 1080, lit + 2450
    assert at(levelled, full, REACH, ".run") == pytest.approx(1, abs=0.01)
    for time in range(0, lit + NEW_LEVEL, 60):
        assert not at(levelled, time, SEEN, ".level-comes"), time
    assert at(levelled, full + 190, SEEN, ".run")
    assert not at(levelled, empty, SEEN, ".run") and levelled.page.evaluate(SEEN, ".level-comes")
    assert levelled.page.evaluate(REACH, ".again") == pytest.approx(0, abs=0.01)
    assert at(levelled, new, REACH, ".again") == pytest.approx((300 - 283) / (520 - 283), abs=0.02)
    expect(levelled.page.locator(".new-level")).to_have_text("Level 2")


def test_the_old_line_says_the_old_level_and_the_new_one_comes_with_its_own(levelled):
    """Nothing gives the level away before its lantern lights."""
    lit = 2 * APART
    for time in range(lit + 200, lit + NEW_LEVEL, 100):
        assert at(levelled, time, SEEN, ".place-was") and not levelled.page.evaluate(SEEN, ".place-now"), time
    expect(levelled.page.locator(".place-was span")).to_have_text(["Level 1", "283 of 283 XP"])
    assert not at(levelled, lit + 1500, SEEN, ".place-was")
    assert at(levelled, lit + 2450, SEEN, ".place-now")
    expect(levelled.page.locator(".place-now span")).to_have_text(["Level 2", "300 of 520 XP"])


def test_what_the_level_brought_lights_in_her_own_evening(levelled):
    comes = 2 * APART + 2100
    for time in range(0, comes, 150):
        assert at(levelled, time, SEEN, ".finale-evening .evening.far"), time
        assert not levelled.page.evaluate(SEEN, ".arrived") and not levelled.page.evaluate(SEEN, ".finale-evening .new"), time
    assert at(levelled, comes + 1000, SEEN, ".arrived") and levelled.page.evaluate(SEEN, ".finale-evening .new")
    assert levelled.page.locator(".arrived").text_content()
    assert levelled.page.locator(".finale-evening .thing:not(.new)").count() == 1


# Things of the evening, each with what it is and whether it stands on the ridge; and words in front of them.
STANDING = """() => {
  const box = (node) => node.getBoundingClientRect();
  const ridge = document.querySelector('.finale-evening .far .hill-far');
  const things = [...document.querySelectorAll('.finale-evening .far .thing')].map(box);
  const words = [...document.querySelectorAll('.brought > *, .level-comes, .arrived, .go-on')].map(box);
  const touch = (one, other) => (
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom);
  return {
    isRidge: ridge.checkVisibility(), things: things.length,
    above: things.map((thing) => Math.round(box(ridge).top - thing.bottom)),
    touching: things.filter((thing) => words.some((word) => touch(thing, word))).length,
  };
}"""


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (375, 812), (1280, 800)], ids=str)
def test_what_stands_in_the_evening_stands_on_its_ridge_and_touches_no_word(new_context, url, size):
    app = App(new_context(viewport={"width": size[0], "height": size[1]}).new_page(), url).open()
    to_the_last_reveal(app, PERFECT)
    with app.standing_still():
        close_reveal(app)
        standing = at(app, 8000, STANDING)
    assert standing["isRidge"] and standing["things"] == 2 and standing["touching"] == 0, standing
    assert all(above <= 0 for above in standing["above"]), standing


def test_in_the_end_the_whole_quest_hangs_below_its_lanterns(held):
    """For three seconds, in the place of the title."""
    whole = 2 * APART + FIRE + 480
    shown = "() => [...document.querySelectorAll('.small-ribbons')].map((pair) => getComputedStyle(pair).clipPath)"
    assert at(held, whole - 20, shown) == ["inset(0px 0px 100%)"] * 3
    assert set(at(held, whole + 500, shown)) == {"none"}
    assert not held.page.evaluate(SEEN, "h1")
    stays = "getComputedStyle(document.querySelector('quest-finale')).getPropertyValue('--stays')"
    assert held.page.evaluate(f"CSSNumericValue.parse({stays}).to('ms').value") >= whole + 3000


def test_close_guesses_in_a_row_leave_something_in_the_sky(levelled):
    """From the second one on, each."""
    assert levelled.page.locator(".risen-fly").count() == 2


def test_what_stands_below_makes_room_for_the_new_level_and_never_lies_on_it(levelled):
    top = "() => document.querySelector('.earned-now').getBoundingClientRect().top"
    bottom = "() => document.querySelector('.level-comes').getBoundingClientRect().bottom"
    tops = [at(levelled, time, top) for time in range(0, 3000, 100)]
    assert tops == sorted(tops)
    assert tops[-1] >= levelled.page.evaluate(bottom)
    assert tops[0] >= levelled.page.evaluate("document.querySelector('h1').getBoundingClientRect().bottom")


def test_its_moments_are_told_in_their_order(levelled):
    """The sounds hear of them."""
    hold(levelled, 0)
    assert levelled.page.evaluate("testMoments") == [{"name": "finale", "count": 3}]
    hold(levelled, 2 * APART + NEW_LEVEL)
    assert levelled.page.evaluate("testMoments") == [{"name": "finale", "count": 3}, {"name": "level-up"}]


def test_it_goes_on_by_itself(ending):
    close_reveal(ending)
    ending.page.locator("#app .summary main").wait_for()
    expect(ending.page.get_by_role("heading", level=1)).to_be_focused()
    assert ending.page.evaluate("testMoments") == [{"name": "finale", "count": 3}]


@pytest.mark.parametrize("time", [0, 300, 900, 2000, 4400])
def test_a_tap_anywhere_goes_on_and_hits_nothing(held, time):
    hold(held, time)
    # Where *Back to today* is about to be.
    for pause in [2000, 300]:
        with held.pausing(pause):
            held.page.touchscreen.tap(187, 560)
        held.settle()
    expect(held.page.locator("#app .summary main")).to_have_count(1)
    assert held.page.evaluate("testMoments").pop() == {"name": "rest"}


def test_the_second_tap_of_a_double_tap_does_not_go_past_it(ending):
    with ending.standing_still():
        ending.tap_twice("See the whole quest")
        expect(ending.page.locator("#app .finale main")).to_have_count(1)


def test_the_second_tap_of_a_double_tap_does_not_go_past_the_summary(ending):
    close_reveal(ending, by_hand=False)
    with ending.standing_still():
        ending.tap_twice("Tap to go on")
        expect(ending.page.locator("#app .summary main")).to_have_count(1)


def test_who_comes_without_a_finger_is_waited_for(ending):
    """Keys and screen readers."""
    close_reveal(ending, by_hand=False)
    ending.comes_to_rest()
    ending.settle()
    expect(ending.page.locator("#app .finale main")).to_have_count(1)
    expect(ending.page.get_by_role("heading", level=1)).to_be_focused()
    ending.reach("Tap to go on")
    ending.press("Enter")
    ending.page.locator("#app .summary main").wait_for()


@pytest.fixture
def still(new_context, url):
    """The finale of somebody who wants no motion."""
    app = App(new_context(reduced_motion="reduce").new_page(), url).open()
    to_the_last_reveal(app, PERFECT)
    app.page.locator(".reveal button.action").tap()
    app.settle()
    return app


def test_who_wants_no_motion_has_a_still_picture_that_waits(still):
    assert still.page.evaluate(MOVING) == []
    assert still.page.evaluate(LIGHTS) == [1, 1, 1]
    assert still.page.evaluate(COUNTED) == "+300 XP"
    for name in ["h1", ".level-comes", ".earned-now", ".again", ".flame-line"]:
        assert still.page.evaluate(SEEN, name), name
    still.page.touchscreen.tap(187, 300)
    still.page.locator("#app .summary main").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_its_end(new_context, url, scheme):
    app = App(new_context(color_scheme=scheme).new_page(), url).open()
    to_the_last_reveal(app, PERFECT)
    close_reveal(app, by_hand=False)
    app.has_had_its_finale()
    wrong, right = check(app.page)
    assert wrong == [] and "target-size" in right


def test_the_lantern_of_a_skipped_step_stays_unlit(app):
    app.page.evaluate(HEARD)
    app.start()
    app.do_step(60, 60)
    app.do_step(60, 60)
    with app.standing_still():
        app.tap("Not today")
        app.page.locator("#app .begun").wait_for(state="attached")
        assert at(app, 2000, LIGHTS) == [1, 1]
        assert app.see()["heading"] == "Done for today"
        assert app.see()["lanterns"] == ["off", "off", "off", "lit", "lit"]
        # The line that takes it back stands here, too.
        app.tap("Put it back")
        app.is_at("estimate", "Brush teeth")
        assert app.page.evaluate("testMoments") == [{"name": "finale", "count": 2}]


def test_who_looks_back_sees_no_finale_again(ending):
    close_reveal(ending)
    ending.is_at("summary")
    ending.leave()
    told = ending.page.evaluate("testMoments")
    ending.tap(LOOK_BACK)
    ending.page.locator("#app .summary main").wait_for()
    assert ending.page.evaluate("testMoments") == told


def test_a_reload_leads_home_and_back_to_no_finale(held):
    held.reload()
    held.is_at("home")
    held.tap(LOOK_BACK)
    held.page.locator("#app .summary main").wait_for()


def test_what_is_left_leads_home(held):
    held.back()
    held.is_at("home")


def test_the_closest_guess_so_far_is_told_with_seven_sparks(app):
    app.do_quest(PERFECT[:2] + [(60, 90)])
    app.leave()
    app.tap(LOOK_BACK)
    app.is_at("summary")
    app.tap("Once more")
    for pair in PERFECT[:2]:
        app.do_step(*pair)
    app.lock(60)
    app.pass_time(61)
    app.done()
    with app.standing_still():
        close_reveal(app)
        hold(app, 3000)
        chip = app.page.locator(".best-line .chip")
        expect(chip).to_have_text("Closest yet: Brush teeth")
        expect(chip.locator(".spark")).to_have_count(7)


def test_where_it_is_not_here_yet_its_quest_ends_at_what_waits(new_context, url):
    context = new_context()
    App(context.new_page(), url).open().page.close()
    context.route("**/later.css", lambda route: None)
    app = App(context.new_page(), url)
    app.page.goto(url)
    app.is_at("home")
    to_the_last_reveal(app)
    app.page.locator(".reveal button.action").tap()
    app.page.locator("#app .waiting main").wait_for()
    assert app.page.locator(".finale").count() == 0
