"""Strips of what celebrates: a picture every 100 ms in light and dark, and the still one of who wants no motion.

strips.py FOLDER [MOMENT ...], after the site has been built for tests.
"""

import base64
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

# The ways to each moment are the browser tests'.
sys.path.append(str(Path(__file__).parents[2] / "Tests/Browser"))

import built
from app import MORNING, PHONE, App
from built import script
from first_visit import FirstVisit
from nights import Nights
from publishing import Server, built_site

# How much slower than in life, so that pictures come in time.
SLOWDOWN = 5
# Pixels: of a picture in a strip.
WIDTH = 96
PERFECT = [(120, 120), (300, 300), (60, 60)]
UNEVEN = [(120, 120), (300, 570), (60, 20)]


def picture(app):
    return app.page.screenshot(type="jpeg", quality=80)


def reveal(guess, truth):
    """The way to the tap on *Done*."""

    def way(app):
        app.start()
        app.lock(guess)
        app.pass_time(truth)
        return "#app .action"

    return way


def best(app):
    """Closer than before, and not spot on: what glitters is the best alone."""
    app.do_quest(UNEVEN)
    app.start("Once more")
    app.do_step(120, 125)
    return reveal_of_next(app, 300, 375)


def reveal_of_next(app, guess, truth):
    app.lock(guess)
    app.pass_time(truth)
    return "#app .action"


def end_of(guesses):
    """The way to the tap that ends a quest."""

    def way(app):
        for move in app.moves(guesses)[:-1]:
            move()
        app.rest()
        return ".reveal button.action"

    return way


def end_with_best(app):
    app.do_quest(UNEVEN)
    app.start("Once more")
    app.do_step(120, 130)
    app.do_step(300, 380)
    reveal_of_next(app, 60, 85)
    app.done()
    return ".reveal button.action"


def end_of_night(app):
    """The way to the tap that lets the ribbons of a night fall."""
    nights = Nights(app).begin()
    for step in UNEVEN[:-1]:
        nights.do_step(*step)
        nights.go_on()
    nights.do_step(*UNEVEN[-1])
    return "#app .night-lit .action"


def first_start(app, url):
    """From the first page on: two taps, and the one whose answer is watched."""
    visit = FirstVisit(app.page, url)
    pictures = [picture(app)]
    app.tap("Try one guess")
    visit.is_at("Three deep breaths")
    app.settle()
    pictures.append(picture(app))
    app.tap("12 s")
    app.button("Done").wait_for()
    app.settle()
    pictures.append(picture(app))
    app.page.evaluate("testClock.advance(9000)")
    return pictures


# The way to its tap, and the seconds after it.
MOMENTS = {
    "spot-on": (reveal(120, 120), 3.5),
    "close": (reveal(120, 150), 3.5),
    "off": (reveal(120, 290), 3.5),
    "way-off": (reveal(120, 520), 3.5),
    "best": (best, 3.5),
    "finale": (end_of(UNEVEN), 3.5),
    "finale-best": (end_with_best, 4.7),
    "level-up": (end_of(PERFECT), 4.7),
    "night": (end_of_night, 3.5),
}
FIRST_START = "first-start"


def new_app(browser, url, **look):
    context = browser.new_context(**{**PHONE, "device_scale_factor": 1, **look})
    context.add_init_script(script("clock.js", start=MORNING))
    for name in ["see.js", "thumb.js", "database.js"]:
        context.add_init_script(script(name))
    return App(context.new_page(), url)


def open_app(browser, url, **look):
    return new_app(browser, url, **look).open()


def strip(app, control, seconds):
    """By the wall's clock: whoever is late for a picture takes the next one in time."""
    animations = app.page.context.new_cdp_session(app.page)
    animations.send("Animation.enable")
    animations.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWDOWN})
    app.page.locator(control).evaluate("(button) => button.click()")
    start = time.monotonic()
    pictures = []
    for number in range(round(seconds * 10)):
        time.sleep(max(start + number * SLOWDOWN / 10 - time.monotonic(), 0))
        pictures.append(picture(app))
    return pictures


def still(app, way):
    app.page.locator(way(app)).evaluate("(button) => button.click()")
    app.settle()
    app.is_saved()
    return picture(app)


def sheet(browser, pictures, file, across=12):
    images = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}">' for picture in pictures
    )
    across = min(across, len(pictures))
    page = browser.new_page(viewport={"width": across * (WIDTH + 4) + 4, "height": 100})
    page.set_content(
        "<style>body{margin:4px;display:flex;flex-wrap:wrap;gap:4px;background:#d9cfe4}"
        f"img{{width:{WIDTH}px}}</style>" + images
    )
    page.screenshot(path=file, type="jpeg", quality=62, full_page=True)
    page.close()


def take_strip(browser, url, folder, name, scheme):
    if name == FIRST_START:
        take_first_start(browser, url, folder, color_scheme=scheme)
        take_first_start(browser, url, folder, color_scheme=scheme, reduced_motion="reduce")
        return
    way, seconds = MOMENTS[name]
    app = open_app(browser, url, color_scheme=scheme)
    control = way(app)
    app.is_saved()
    sheet(browser, strip(app, control, seconds), Path(folder) / f"{name}-{scheme}.jpg")
    app.page.context.close()


def take_first_start(browser, url, folder, **look):
    app = new_app(browser, url, **look)
    pictures = first_start(app, url)
    is_still = "reduced_motion" in look
    pictures += strip(app, "#app .foot .action", 0.3 if is_still else 3.5)
    name = f"{FIRST_START}-{'still-' if is_still else ''}{look['color_scheme']}.jpg"
    sheet(browser, pictures, Path(folder) / name)
    app.page.context.close()


def take_stills(browser, url, folder, scheme):
    stills = []
    for way, _ in MOMENTS.values():
        app = open_app(browser, url, color_scheme=scheme, reduced_motion="reduce")
        stills.append(still(app, way))
        app.page.context.close()
    sheet(browser, stills, Path(folder) / f"still-{scheme}.jpg")


def take(folder: str, *names: str) -> None:
    server = Server(built_site(), Path(tempfile.mkdtemp()) / "log")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**built.launching())
            for scheme in ["light", "dark"]:
                for name in names or [FIRST_START, *MOMENTS]:
                    take_strip(browser, server.url, folder, name, scheme)
                if not names:
                    take_stills(browser, server.url, folder, scheme)
            browser.close()
    finally:
        server.stop()


take(*sys.argv[1:])
