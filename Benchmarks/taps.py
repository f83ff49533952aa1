"""From a tap to the paint that answers it, on a slow phone with three years of play, on every screen.

Beside each tap stands its floor, taken right after it: the same two screens, recorded as HTML and swapped by plain
JavaScript (recorded.js). What is above it is the program's own. What the screens cost by themselves is what their
floor takes beyond an empty page's.
"""

import math
import statistics
import time
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path

from app import App
from phone import finish_animations, phone, slowed_down
from timed_player import TimedPlayer

LATENCY = (Path(__file__).parent / "latency.js").read_text()
RECORDED = (Path(__file__).parent / "recorded.js").read_text()
EMPTY_TAPS = 40

# Milliseconds: what Event Timing rounds durations to.
EVENT_TIMING_STEP = 8

# Seconds that a finger rests on a button: no hand lifts it in the instant in which it lands.
ON_THE_GLASS = 0.08

SHOWN = "document.getElementById('app').innerHTML"
# Screens look the same with the styles that come later, and with what grows in the evening.
LATER_LOOK = """async () => {
  const file = (name) => document.querySelector('link[href$="/app.css"]').href.replace('app.css', `later/${name}`);
  const drawings = await (await fetch(file('evening.svg'))).text();
  document.body.append(new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file('later.css') });
  await new Promise((done) => { link.onload = done; document.head.append(link); });
}"""


class Finger:
    """Taps for real on a slow phone; answers how long it took to be seen."""

    def __init__(self, page):
        self._page = page
        self._input = page.context.new_cdp_session(page)

    def tap(self, x, y):
        self._page.evaluate("benchTap()")
        with slowed_down(self._page):
            self._press(x, y)
            return self._page.evaluate("benchSeen()")

    def _press(self, x, y):
        """A finger and nothing else: `control.tap` runs scripts of its own in the page meanwhile."""
        self._touch("touchStart", [{"x": x, "y": y}])
        time.sleep(ON_THE_GLASS)
        self._touch("touchEnd", [])

    def _touch(self, event, points):
        self._input.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})


class Stopwatch:
    """Notes how long taps took to be seen, by screen and by what was tapped, and their floors."""

    def __init__(self, page, floor):
        self._page, self._floor = page, floor
        self._finger, self._floors_finger = Finger(page), Finger(floor)
        self.times = defaultdict(lambda: defaultdict(list))
        self.floors = defaultdict(lambda: defaultdict(list))

    def tap(self, screen, what, control, **where):
        control.scroll_into_view_if_needed()
        x, y = place(control, **where)
        before, scrolled = self._page.evaluate(SHOWN), self._page.evaluate("scrollY")
        self.times[screen][what].append(self._finger.tap(x, y))
        App(self._page, None).settle()
        self._tap_floor(screen, what, before, scrolled, x, y)

    def _tap_floor(self, screen, what, before, scrolled, x, y):
        self._floor.evaluate("([before, after]) => benchRecorded(before, after)", [before, self._page.evaluate(SHOWN)])
        self._floor.evaluate("(y) => scrollTo(0, y)", scrolled)
        finish_animations(self._floor)
        App(self._floor, None).settle()
        self.floors[screen][what].append(self._floors_finger.tap(x, y))


def place(control, position=None):
    """Where to tap: at a position inside the control, else in its middle."""
    box = control.bounding_box()
    inside = position or {"x": box["width"] / 2, "y": box["height"] / 2}
    return box["x"] + inside["x"], box["y"] + inside["y"]


def measure(address, bare, history):
    """The 95th percentiles of the screens, in ms and beside their floors', by name of their budget."""
    empty = p95(on_empty_page(bare))
    with phone(address, history, [LATENCY]) as page, recorded(address) as floor:
        stopwatch = Stopwatch(page, floor)
        app = App(page, address).open()
        TimedPlayer(app, stopwatch).play()
    print(f"{'':28}{'taps':>5}{'median':>9}{'p95':>8}{'floor p95':>11}{'':10}an empty page takes {empty:.0f} ms")
    found = {}
    for screen, taps in stopwatch.times.items():
        floors = stopwatch.floors[screen]
        for what, times in taps.items():
            row(f"{screen}: {what}", times, floors[what])
        found[f"tap on {screen}, p95 ms"] = p95(sum(taps.values(), []))
        found[f"tap on {screen}, times its recorded screens"] = row(
            f"{screen}, all", sum(taps.values(), []), sum(floors.values(), [])
        )
    return found


@contextmanager
def recorded(address):
    """The app's page on another slow phone, without its program."""
    with phone(address, scripts=[LATENCY, RECORDED]) as page:
        page.route("**/runtime/start.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
        page.goto(address)
        page.evaluate(LATER_LOOK)
        yield page


def on_empty_page(bare):
    with phone(bare, scripts=[LATENCY]) as page:
        page.goto(f"{bare}/tap.html")
        finger = Finger(page)
        x, y = place(page.get_by_role("button"))
        return [finger.tap(x, y) for _ in range(EMPTY_TAPS)]


def row(name, times, floors):
    """Prints it; answers how many times its floor's 95th percentile it takes."""
    ratio = p95(times) / p95(floors)
    print(
        f"{name:28}{len(times):5}{statistics.median(times):6.0f} ms{p95(times):5.0f} ms"
        f"{p95(floors):8.0f} ms{ratio:8.2f} x"
    )
    return ratio


def p95(values):
    """As the percentile of grouped data: Event Timing rounds to a whole step, which is an eighth of what is measured
    here; within the step in which it lies, times are taken to be spread evenly."""
    rank = 0.95 * len(values)
    step = sorted(values)[math.ceil(rank) - 1]
    below = sum(value < step for value in values)
    return step + EVENT_TIMING_STEP * ((rank - below) / values.count(step) - 0.5)
