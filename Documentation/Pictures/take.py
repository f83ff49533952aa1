"""Sets the app up and plays a quest in Chromium at phone size, and puts the screens side by side."""

import base64
import sys
from pathlib import Path

from stage import THUMB, stage

# Those who look at the picture see the game; the way there is the tests'.
SET_UP = (Path(__file__).parents[2] / "Tests/Browser/setup.js").read_text()

MORNING = "2026-03-02T07:10:00"


MOVED = "Promise.all(document.getAnimations().map((move) => move.finished))"


def take(timequest: str, site: str, folder: str) -> None:
    with stage(timequest, site) as (browser, address):
        quest = play(browser, address)
        side_by_side(browser, quest, Path(folder) / "quest.png")
        # What a phone shows before it installs the app.
        for name, screen in [("guess", quest[1]), ("reveal", quest[3])]:
            (Path(__file__).parents[2] / f"Public/pictures/{name}.png").write_bytes(screen)
        side_by_side(browser, set_up(browser, address), Path(folder) / "family.png")


def first_visit(browser, address: str):
    context = browser.new_context(viewport={"width": 375, "height": 740})
    # The clock brings time stamps of its own, which the thumb counts on.
    context.clock.install(time=MORNING)
    context.add_init_script(path=THUMB)
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Try one guess").wait_for()
    return page


def set_up(browser, address: str) -> list[bytes]:
    """A first start, and what a parent finds later."""
    page = first_visit(browser, address)
    screens = [picture_of(page)]
    press(page, "Try one guess", "Three deep breaths")
    screens.append(picture_of(page))
    press(page, "Set it up first", "Who is here?")
    press(page, "A parent is here", "A morning of lanterns")
    page.get_by_label("Whose game is it?").fill("Maya")
    screens.append(picture_of(page))
    press(page, "Save this morning", "Choose a PIN")
    page.get_by_label("PIN", exact=True).fill("2580")
    press(page, "Keep this PIN", "Your family code")
    press(page, "Remind me tomorrow", "Ready, Maya")
    press(page, "Look around first", "Three deep breaths")
    press(page, "Straight to the quests", "Hey Maya")
    press(page, "Settings", "Settings")
    press(page, "Family area", "Your PIN")
    page.get_by_label("PIN", exact=True).fill("2580")
    page.get_by_role("heading", level=1, name="Routines", exact=True).wait_for()
    screens.append(picture_of(page))
    press(page, "The week", "The week")
    page.get_by_role("switch", name="School on Monday").check()
    screens.append(picture_of(page))
    return screens


def press(page, button: str, title: str) -> None:
    """Goes on to the page of that title."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("heading", level=1, name=title, exact=True).wait_for()


def picture_of(page) -> bytes:
    let_it_move(page)
    return page.screenshot()


def play(browser, address: str) -> list[bytes]:
    page = first_visit(browser, address)
    page.evaluate(SET_UP)
    is_stored(page)
    let_it_move(page)
    screens = [page.screenshot()]
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="3 min", exact=True).click()
    page.get_by_role("button", name="3 min", pressed=True).wait_for()
    let_it_move(page)
    screens.append(page.screenshot())
    lock_in(page)
    screens.append(page.screenshot())
    finish(page, "03:40")
    screens.append(page.screenshot())
    for duration in ("06:05", "02:10"):
        page.get_by_role("button", name="Next").click()
        page.get_by_role("button", name="5 min", exact=True).click()
        lock_in(page)
        finish(page, duration)
    page.get_by_role("button", name="See the whole quest").click()
    page.get_by_role("button", name="Tap to go on").click()
    is_stored(page)
    let_it_move(page)
    screens.append(page.screenshot())
    return screens


def is_stored(page) -> None:
    page.locator(".saving-mark:not(.waiting)").wait_for(state="attached")


def lock_in(page) -> None:
    page.get_by_role("button", name="Lock it in").click()
    page.get_by_text("Locked in.").wait_for()
    let_it_move(page)


def finish(page, duration: str) -> None:
    page.clock.fast_forward(duration)
    page.get_by_role("button", name="Done").click()
    is_stored(page)
    let_it_move(page)


def let_it_move(page) -> None:
    """Ribbons unroll and lanterns light by the browser's own clock; nothing lies under the mouse."""
    page.mouse.move(1, 300)
    page.evaluate(MOVED)
    if page.locator(".reveal").count() > 0:
        # The words come when the ribbons have stopped.
        page.locator(".landed").wait_for()
        page.evaluate(MOVED)


def side_by_side(browser, screens: list[bytes], picture: Path) -> None:
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(screen).decode()}">'
        for screen in screens
    )
    page = browser.new_page(viewport={"width": 1995, "height": 780})
    page.set_content(
        "<style>body{margin:20px;display:flex;gap:20px;background:#d9cfe4}"
        "img{width:375px;border-radius:24px}</style>" + images
    )
    page.screenshot(path=picture)


take(*sys.argv[1:])
