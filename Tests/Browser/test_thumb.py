"""A thumb is never punished: what the second tap of a double tap meets, and what is no such tap.

Fingers come and go by the time stamps of the events (thumb.js), so nothing here waits, and nothing depends on speed.
"""

import pytest
from playwright.sync_api import expect

from app import App
from first_visit import FirstVisit
from honest_clock import is_asked
from maker import Maker
from player import STEPS

# Milliseconds between the two taps of a double tap.
PAUSES = [950, 60, 150, 300, 450, 600, 800]

NOT_LANDED = "#app .reveal:not(.landed) main"


@pytest.fixture(params=PAUSES)
def pause(request):
    return request.param


def nothing_is_chosen(app, step):
    app.is_at("estimate", step)
    expect(app.page.locator(".guess-value.unset")).to_be_visible()


# What lies under the thumb on the next screen


@pytest.mark.parametrize("viewport", [(375, 760), (320, 568)])
def test_a_double_tap_is_one_tap_all_through_a_quest(new_context, url, pause, viewport):
    size = {"width": viewport[0], "height": viewport[1]}
    app = App(new_context(viewport=size).new_page(), url).open()
    app.tap_twice("Start Morning quest", pause)
    nothing_is_chosen(app, STEPS[0])
    app.tap("5 min")
    app.tap_twice("Lock it in", pause)
    app.is_at("do", STEPS[0])
    app.pass_time(100)
    # Neither does it come to its rest before its time.
    with app.standing_still():
        app.tap_twice("Done", pause)
        expect(app.page.locator(NOT_LANDED)).to_be_attached()
    app.is_at("reveal", STEPS[0])
    app.tap_twice("Next: Breakfast", pause)
    nothing_is_chosen(app, STEPS[1])
    app.do_step(60, 60)
    app.lock(60)
    app.pass_time(60)
    app.done()
    with app.standing_still():
        app.tap_twice("See the whole quest", pause)
        expect(app.page.locator("#app .finale main")).to_be_attached()
        app.tap_twice("Tap to go on", pause)
        expect(app.page.locator("#app .summary main")).to_be_attached()
        app.tap_twice("Back to today", pause)
        expect(app.page.locator("#app .home main")).to_be_attached()


def test_a_double_tap_puts_off_one_step(app, pause):
    app.start()
    app.tap_twice("Not today", pause)
    nothing_is_chosen(app, STEPS[1])
    app.tap_twice("Put it back", pause)
    nothing_is_chosen(app, STEPS[0])
    app.lock(60)
    app.tap_twice("Not today", pause)
    nothing_is_chosen(app, STEPS[1])


def test_a_double_tap_ends_no_quest(app, pause):
    app.start()
    app.do_step(60, 60)
    app.tap("Not today")
    nothing_is_chosen(app, STEPS[2])
    app.tap("Put it back")
    app.tap_twice("Not today", pause)
    nothing_is_chosen(app, STEPS[2])


def test_a_double_tap_answers_no_question(app, pause):
    app.begin(60)
    app.pass_time(3600)
    app.tap_twice("Done", pause)
    is_asked(app)
    app.tap_twice("It really took that long", pause)
    app.is_at("reveal", STEPS[0])


def test_a_double_tap_goes_back_one_page(parent, pause):
    parent.choose_pin()
    parent.open_page("PIN and code")
    parent.row("Change the PIN").tap()
    parent.is_asked("Choose a PIN")
    parent.app.tap_twice("Back", pause)
    parent.is_at("PIN and code")


def test_a_double_tap_jumps_over_no_page_of_a_first_start(new_context, url, pause):
    visit = FirstVisit(new_context().new_page(), url)
    visit.app.tap_twice("Try one guess", pause)
    visit.is_at("Three deep breaths")
    visit.app.tap_twice("12 s", pause)
    expect(visit.app.button("Done")).to_be_visible()


def test_three_taps_are_one_too(app):
    app.start()
    app.tap_twice("Not today", 200)
    place = app.button("Not today").bounding_box()
    with app.pausing(200):
        app.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        app.settle()
    nothing_is_chosen(app, STEPS[1])


# What is reached all the same


def test_a_second_later_it_is_another_tap(app):
    app.start()
    app.tap_twice("Not today", 1000)
    nothing_is_chosen(app, STEPS[2])


def test_what_does_the_same_is_reached_as_fast_as_fingers_are(app, pause):
    app.start()
    app.tap("5 min")
    before = app.text(".guess-value")
    app.tap_twice("A little longer", pause)
    twice = app.text(".guess-value")
    app.tap("A little shorter")
    assert before != app.text(".guess-value") != twice
    app.tap("A little shorter")
    assert app.text(".guess-value") == before
    app.tap_twice("10 min", pause)
    app.has_chosen(600)


def test_what_lay_beside_it_is_reached(app, pause):
    app.start()
    app.tap("5 min")
    with app.pausing(pause):
        app.tap("10 min")
        app.has_chosen(600)


def test_days_are_chosen_as_fast_as_fingers_are(app, pause):
    maker = Maker(app)
    maker.begin()
    with app.pausing(pause):
        for day in ["Monday", "Tuesday", "Tuesday", "Wednesday"]:
            maker.page.locator("label.day").filter(has=maker.field(day)).tap()
    expect(maker.field("Monday")).to_be_checked()
    expect(maker.field("Tuesday")).not_to_be_checked()
    expect(maker.field("Wednesday")).to_be_checked()


def test_digits_that_repeat_are_typed_as_fast_as_fingers_are(parent):
    parent.enter()
    parent.is_asked("Your PIN")
    parent.page.keyboard.type("112")
    expect(parent.field("PIN")).to_have_value("112")


def skip_by_key(app):
    app.button("Not today").press("Enter")
    nothing_is_chosen(app, STEPS[1])


@pytest.mark.parametrize(("away", "chosen"), [(60, "1 min"), (59, None)])
def test_what_lies_sixty_pixels_away_is_reached(app, away, chosen):
    app.start()
    box = app.button("1 min").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    app.page.touchscreen.tap(x, y + away)
    skip_by_key(app)
    with app.pausing(300):
        app.page.touchscreen.tap(x, y)
    app.settle()
    if chosen is None:
        nothing_is_chosen(app, STEPS[1])
    else:
        expect(app.page.locator(".guess-value")).to_have_text(chosen)


def test_keys_are_no_taps(app):
    app.start()
    app.tap("Not today")
    with app.pausing(100):
        app.button("Not today").press("Enter")
        nothing_is_chosen(app, STEPS[2])


def test_a_click_without_a_place_is_no_tap(app):
    """Of a reader, or a switch."""
    app.start()
    app.tap("Not today")
    app.settle()
    with app.pausing(100):
        app.button("Not today").evaluate("(button) => button.click()")
        nothing_is_chosen(app, STEPS[2])


def press(app, name, moved=0, held=50):
    """With a mouse, which goes so many pixels meanwhile, and stays for so many milliseconds."""
    app.page.evaluate("(ms) => { testThumb.held = ms; }", held)
    box = app.button(name).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    app.page.mouse.move(x, y)
    app.page.mouse.down()
    app.page.mouse.move(x + moved, y)
    app.page.mouse.up()
    app.settle()
    app.page.evaluate("testThumb.held = 50")


@pytest.mark.parametrize(
    ("kind", "step"), [({"moved": 10}, 1), ({"moved": 11}, 2), ({"held": 500}, 1), ({"held": 501}, 2)]
)
def test_what_moves_or_is_held_is_no_tap(app, kind, step):
    app.start()
    press(app, "Not today", **kind)
    nothing_is_chosen(app, STEPS[1])
    with app.pausing(300):
        press(app, "Not today")
    nothing_is_chosen(app, STEPS[step])


@pytest.mark.parametrize("kind", [{"moved": 11}, {"held": 501}])
def test_what_comes_second_and_moves_or_is_held_is_reached(app, kind):
    app.start()
    press(app, "Not today")
    nothing_is_chosen(app, STEPS[1])
    with app.pausing(300):
        press(app, "Not today", **kind)
    nothing_is_chosen(app, STEPS[2])


# The line


def line(app, share, moved=0):
    """Where a finger meets the line, at so much of its width."""
    box = app.page.locator("#guess").bounding_box()
    x, y = box["x"] + share * box["width"], box["y"] + box["height"] / 2
    app.page.mouse.move(x, y)
    app.page.mouse.down()
    app.page.mouse.move(x + moved / 2, y)
    app.page.mouse.move(x + moved, y)
    app.page.mouse.up()
    app.settle()


@pytest.mark.parametrize("is_touch", [True, False])
def test_a_line_that_was_not_there_is_not_chosen_on(app, is_touch):
    app.start()
    line(app, 0.5)
    skip_by_key(app)
    with app.pausing(300):
        if is_touch:
            box = app.page.locator("#guess").bounding_box()
            app.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            line(app, 0.5)
    app.settle()
    nothing_is_chosen(app, STEPS[1])
    assert app.page.locator("#guess").input_value() == "0"


def test_a_line_that_was_not_there_can_be_dragged(app):
    app.start()
    line(app, 0.5)
    skip_by_key(app)
    with app.pausing(300):
        line(app, 0.5, moved=40)
    expect(app.page.locator(".guess-value:not(.unset)")).to_be_visible()


def test_a_line_that_was_not_there_can_be_held(app):
    app.start()
    line(app, 0.5)
    skip_by_key(app)
    app.page.evaluate("testThumb.held = 501")
    with app.pausing(300):
        line(app, 0.5)
    expect(app.page.locator(".guess-value:not(.unset)")).to_be_visible()


def test_the_line_that_was_there_is_chosen_on_again(app, pause):
    app.start()
    line(app, 0.5)
    first = app.text(".guess-value")
    with app.pausing(pause):
        line(app, 0.6)
    assert app.text(".guess-value") != first


# Keys


def test_a_key_that_repeats_itself_counts_once(app):
    app.start()
    app.tap("5 min")
    app.tap("A little longer")
    once = app.text(".guess-value")
    app.tap("A little shorter")
    app.button("A little longer").focus()
    for _ in range(5):
        app.page.keyboard.down("Enter")
    app.page.keyboard.up("Enter")
    app.settle()
    assert app.text(".guess-value") == once


def test_a_key_that_repeats_itself_jumps_over_nothing(app):
    app.start()
    app.tap("Type it")
    app.page.get_by_label("Minutes", exact=True).fill("5")
    for _ in range(5):
        app.page.keyboard.down("Enter")
    app.page.keyboard.up("Enter")
    app.is_at("do", STEPS[0])
