"""Time from navigation to the first screen that can be used, in Chromium, beside a floor: the same page and screen
without the program that makes it (floor/floor.js)."""

import json
import shutil
import statistics
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

from browser import fresh_browser
from built import script

HERE = Path(__file__).parent
# Medians of fewer swing by a tenth.
ROUNDS = 31

# Resolves when the first button that can be pressed has been painted; home that opens is a drawing of one.
WATCH = """
window.usable = new Promise((resolve) => {
  const isUsable = (button) => !button.disabled && !button.closest('[hidden], [inert], .opening');
  new MutationObserver((_, observer) => {
    if (![...document.querySelectorAll('main button')].some(isUsable)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
});
"""


def measure(app: str, bare: str) -> dict[str, float]:
    """Medians of app and floor, taken in turn, as ratios."""
    rounds = [(starts(app, set_up), starts(bare)) for _ in range(ROUNDS)]
    ratios = {}
    for which, name in enumerate(["first start", "second start"]):
        ours = statistics.median(app[which] for app, _ in rounds)
        least = statistics.median(bare[which] for _, bare in rounds)
        print(f"{name:24}{ours:8.0f} ms   floor{least:7.0f} ms   {ours / least:5.2f} x")
        ratios[f"{name}, times the floor"] = ours / least
    return ratios


@contextmanager
def serving_floor(timequest: Path, site: Path):
    """The app's own page, styles and module, with floor.js in the place of its program; and the pages of `floor`."""
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(shutil.copytree(site, Path(folder) / "floor"))
        shutil.copytree(HERE / "floor", bare, dirs_exist_ok=True)
        program = next(bare.glob("app/*/runtime/start.js"))
        for compressed in program.parent.glob("start.js.*"):
            compressed.unlink()
        with serving(timequest, site) as address:
            screens = json.dumps(recorded(address))
        program.write_text((bare / "floor.js").read_text().replace("__SCREENS__", screens))
        with serving(timequest, bare) as address:
            yield address


def recorded(address: str) -> dict[str, str]:
    """What the app shows at a first start, and at a second one."""
    screens = {}
    with fresh_browser() as browser:
        browser.add_init_script(WATCH)
        page = browser.pages[0]
        for name in ["first", "second"]:
            once(page, address)
            screens[name] = page.evaluate("document.getElementById('app').innerHTML")
            set_up(page)
    return screens


@contextmanager
def serving(timequest: Path, site: Path, *options: str):
    server = subprocess.Popen(
        [timequest, "serve", "--site", site, "--port", "0", *options],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.wait()


def starts(address: str, between=lambda page: None) -> tuple[float, float]:
    """Milliseconds of a first start, with nothing stored, and of a second one, after what is done in between."""
    with fresh_browser() as browser:
        browser.add_init_script(WATCH)
        page = browser.pages[0]
        page.goto("about:blank")
        first = once(page, address)
        between(page)
        return first, once(page, address)


def set_up(page) -> None:
    """Goes through the first start, where there is one."""
    page.evaluate(script("setup.js"))
    # Home goes back in the browser's history, and a page that is asked for meanwhile would be given up.
    page.wait_for_function("() => history.state === null")
    page.wait_for_timeout(200)


def once(page, address: str) -> float:
    page.goto(address)
    return page.evaluate("window.usable")
