"""Goes on every journey through a built site, and takes a picture of each screen in light and dark.

    .build/venv/bin/python Tests/Screens/walk.py [--size 820x1180] [--letters] TIMEQUEST SITE FOLDER [JOURNEY ...]

FOLDER gets a PNG a screen, of a phone where no size is named; --letters makes them twice as large. A journey that
breaks off says so in `<journey>.failed`, and the others go on.
"""

import sys
from argparse import ArgumentParser
import tempfile
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

import built  # noqa: E402
from accessibility import TEXT_AT_200_PERCENT  # noqa: E402
from app import PHONE, prepare  # noqa: E402
from journeys import JOURNEYS, Device  # noqa: E402
from publishing import Server, Site  # noqa: E402

# Pictures are alike when two in a row are; the screens stand still soon.
PATIENCE = 20

# Every tile is drawn anew as a whole: what is drawn into an older one has other edges.
OPTIONS = ["--disable-partial-raster", "--disable-gpu", "--disable-skia-runtime-opts"]

# Nothing moves: the sky lies where it lies, ribbons are unrolled.
STILL = {**PHONE, "device_scale_factor": 1, "reduced_motion": "reduce"}


def take(page, folder, name):
    window = page.viewport_size
    page.bring_to_front()
    page.evaluate("document.fonts.ready.then(() => {})")
    show_whole(page, window)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        (folder / f"{name}, {scheme}.png").write_bytes(picture(page))
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(window)


def show_whole(page, window):
    """Makes the window as high as the page: pictures of what is scrolled differ in where the bars lie."""
    for _ in range(PATIENCE):
        # Whatever the last tap has unfolded is drawn with the next frames.
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        height = page.evaluate("document.documentElement.scrollHeight")
        if height == page.viewport_size["height"]:
            return
        page.set_viewport_size({**window, "height": height})
    raise AssertionError("the page does not find its height")


def picture(page):
    """The whole page, when it has come to rest."""
    before = None
    for _ in range(PATIENCE):
        now = page.screenshot(animations="disabled")
        if now == before:
            return now
        before = now
    raise AssertionError("the screen does not stand still")


def go(journey, browser, url, folder, options):
    width, height = map(int, options.size.split("x"))
    context = browser.new_context(**{**STILL, "viewport": {"width": width, "height": height}})
    prepare(context)
    if options.letters:
        context.add_init_script(TEXT_AT_200_PERCENT)
    context.add_init_script((HERE / "seeded.js").read_text())
    name = journey.__name__.replace("_", " ")
    with tempfile.TemporaryDirectory() as files:
        try:
            for screen, page in journey(Device(context, url, Path(files))):
                take(page, folder, f"{name}, {screen}")
        except Exception:
            (folder / f"{name}.failed").write_text(traceback.format_exc())
        context.close()


def asked(arguments):
    parser = ArgumentParser()
    parser.add_argument("--size", default="{width}x{height}".format(**PHONE["viewport"]))
    parser.add_argument("--letters", action="store_true")
    for name in ["timequest", "site", "folder"]:
        parser.add_argument(name, type=Path)
    parser.add_argument("journeys", nargs="*")
    return parser.parse_args(arguments)


def main(*arguments):
    options = asked(arguments)
    folder, names = options.folder, options.journeys
    folder.mkdir(parents=True, exist_ok=True)
    built.command = lambda product: options.timequest
    server = Server(Site(options.site), folder / "server.log")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**built.launching(*OPTIONS))
            for journey in JOURNEYS:
                if not names or journey.__name__ in names:
                    go(journey, browser, server.url, folder, options)
            browser.close()
    finally:
        server.stop()


main(*sys.argv[1:])
