"""From a tap to the paint that answers it, on a slow phone with three years of play, on every screen."""

import math
import statistics
import time
from collections import defaultdict
from pathlib import Path

from app import App
from phone import phone, slow_down
from timed_player import TimedPlayer

LATENCY = (Path(__file__).parent / "latency.js").read_text()
FLOOR_TAPS = 40

# Seconds that a finger rests on a button: no hand lifts it in the instant in which it lands.
ON_THE_GLASS = 0.08

IS_HIT = "(control, [x, y]) => control.contains(document.elementFromPoint(x, y))"


class Stopwatch:
    """Taps for real and notes how long it took to be seen, by screen and by what was tapped."""

    def __init__(self, page):
        self._page = page
        self._input = page.context.new_cdp_session(page)
        self.times = defaultdict(lambda: defaultdict(list))

    def tap(self, screen, what, control, **where):
        control.scroll_into_view_if_needed()
        x, y = place(control, **where)
        self._wait_for_shield(control, x, y)
        self._page.evaluate("benchTap()")
        self._press(x, y)
        self.times[screen][what].append(self._page.evaluate("benchSeen()"))

    def _wait_for_shield(self, control, x, y):
        """For a moment a tap hits nothing of a new screen.

        Playwright's own way to wait leaves listeners behind for which every later touch has to wait.
        """
        while not control.evaluate(IS_HIT, [x, y]):
            time.sleep(0.05)

    def _press(self, x, y):
        """A finger and nothing else: `control.tap` runs scripts of its own in the page meanwhile."""
        self._touch("touchStart", [{"x": x, "y": y}])
        time.sleep(ON_THE_GLASS)
        self._touch("touchEnd", [])

    def _touch(self, event, points):
        self._input.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})


def place(control, position=None):
    """Where to tap: at a position inside the control, else in its middle."""
    box = control.bounding_box()
    inside = position or {"x": box["width"] / 2, "y": box["height"] / 2}
    return box["x"] + inside["x"], box["y"] + inside["y"]


def measure(address, bare, history):
    """The 95th percentiles of the screens, by name of their budget."""
    floor = p95(on_bare_page(bare))
    with phone(address, history, [LATENCY]) as page:
        stopwatch = Stopwatch(page)
        app = App(page, address).open()
        slow_down(page)
        TimedPlayer(app, stopwatch).play()
    print(f"{'':32}{'taps':>6}{'median':>9}{'p95':>7}   times the floor's {floor:.0f} ms")
    found = {}
    for screen, taps in stopwatch.times.items():
        for what, times in taps.items():
            row(f"{screen}: {what}", times, floor)
        found[f"tap on {screen}, p95 ms"] = p95(sum(taps.values(), []))
    return found


def on_bare_page(bare):
    with phone(bare, scripts=[LATENCY]) as page:
        page.goto(f"{bare}/tap.html")
        slow_down(page)
        stopwatch = Stopwatch(page)
        for _ in range(FLOOR_TAPS):
            stopwatch.tap("floor", "button", page.get_by_role("button"))
    return stopwatch.times["floor"]["button"]


def row(name, times, floor):
    print(
        f"{name:32}{len(times):6}{statistics.median(times):6.0f} ms{p95(times):4.0f} ms"
        f"{p95(times) / floor:8.1f} x"
    )


def p95(values):
    """By nearest rank: a value that was really measured."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]
