"""The order of a routine's steps, by dragging them."""

from playwright.sync_api import expect

from app import App
from parent import PIN, Parent


def handle(parent, step):
    box = parent.page.get_by_role("button", name=f"Drag {step}, or").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def steps(parent):
    return [parent.field(f"Step {number}").input_value() for number in (1, 2, 3)]


def test_a_step_is_dragged_with_a_finger(parent, context):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.page.get_by_text("Add a step").scroll_into_view_if_needed()
    finger = context.new_cdp_session(parent.page)
    x, y = handle(parent, "Get dressed")
    touch(finger, "touchStart", x, y)
    for place in range(1, 31):
        touch(finger, "touchMove", x, y + place * 9)
        parent.app.settle()
    touch(finger, "touchEnd")
    assert steps(parent) == ["Breakfast", "Brush teeth", "Get dressed"]
    expect(parent.page.locator("[data-held]")).to_have_count(0)
    # The list has come to rest, and nothing moves under the finger any more.
    parent.app.settle()
    parent.save()
    parent.leave()
    parent.app.tap("Start Morning quest")
    parent.app.is_at("estimate", "Breakfast")


def touch(finger, kind, *place):
    points = [{"x": place[0], "y": place[1]}] if place else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_step_is_dragged_with_a_mouse_and_back(new_context, url):
    context = new_context(viewport={"width": 1280, "height": 900}, has_touch=False, is_mobile=False)
    parent = Parent(App(context.new_page(), url).open())
    for button in ["Settings", "Family area"]:
        parent.app.button(button).click()
    parent.field("PIN").fill(PIN)
    parent.app.button("Morning quest").click()
    x, y = handle(parent, "Brush teeth")
    mouse = parent.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 300, steps=30)
    assert steps(parent) == ["Brush teeth", "Get dressed", "Breakfast"]
    mouse.move(x, y, steps=30)
    mouse.up()
    assert steps(parent) == ["Get dressed", "Breakfast", "Brush teeth"]
    mouse.move(x, y - 300, steps=5)
    assert steps(parent) == ["Get dressed", "Breakfast", "Brush teeth"]


def test_a_step_goes_as_many_places_as_it_is_dragged_lines(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    for name in ("Four", "Five", "Six"):
        add_step(parent, name)
    grips = parent.page.locator(".grip")
    line = grips.nth(1).bounding_box()["y"] - grips.nth(0).bounding_box()["y"]
    for lines in (1, 2, 4):
        parent.page.get_by_text("Steps", exact=True).scroll_into_view_if_needed()
        before = names(parent)
        first = grips.nth(0).bounding_box()
        x, y = first["x"] + 16, first["y"] + 24
        mouse = parent.page.mouse
        mouse.move(x, y)
        mouse.down()
        # In one go: none of what lies between is met on the way.
        mouse.move(x, y + lines * line)
        parent.app.settle()
        mouse.up()
        moved = before.pop(0)
        assert names(parent) == [*before[:lines], moved, *before[lines:]]


def test_the_page_goes_along_with_a_step_that_is_held_at_its_edge(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    for number in range(4, 15):
        add_step(parent, f"Step of {number}")
    parent.page.evaluate("scrollTo(0, 0)")
    first = parent.page.locator(".grip").nth(0).bounding_box()
    x, y = first["x"] + 16, first["y"] + 24
    mouse = parent.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, 740, steps=5)
    expect(parent.field("Step 14")).to_have_value("Get dressed")
    assert parent.page.evaluate("scrollY") > 300
    mouse.move(x, 20, steps=5)
    expect(parent.field("Step 1")).to_have_value("Get dressed")
    mouse.up()
    rests = parent.page.evaluate("scrollY")
    parent.app.settle()
    assert parent.page.evaluate("scrollY") == rests


def add_step(parent, name):
    count = len(names(parent))
    parent.app.tap("Add a step")
    parent.field(f"Step {count + 1}").fill(name)


def names(parent):
    return [field.input_value() for field in parent.page.locator(".step .name").all()]


def test_the_handle_moves_a_step_by_the_arrow_keys_and_keeps_the_focus(parent):
    parent.choose_pin()
    parent.open_routine("Morning quest")
    grip = parent.page.get_by_role("button", name="Drag Brush teeth, or")
    grip.focus()
    for _ in range(3):
        parent.app.press("ArrowUp")
    parent.app.settle()
    assert steps(parent) == ["Brush teeth", "Get dressed", "Breakfast"]
    expect(grip).to_be_focused()
