"""How evenly the reveal moves on a slow phone: the frames of the three seconds from *Done* on."""

import math
import statistics
from pathlib import Path

from app import App
from phone import phone, slowed_down
from timed_player import TimedPlayer

SCRIPT = (Path(__file__).parent / "frames.js").read_text()
MILLISECONDS = 3000
QUESTS = 2
FLOOR_ROUNDS = 4


class FrameCounter:
    """Taps, and notes the frames that follow the taps of one kind."""

    def __init__(self, page, watched):
        self._page, self._watched = page, watched
        self.lengths = []

    def tap(self, screen, what, control, **where):
        if (screen, what) != self._watched:
            control.tap(**where)
            return
        self._page.evaluate("(ms) => benchFrames(ms)", MILLISECONDS)
        control.tap(**where)
        self.lengths += self._page.evaluate("benchFramesSeen")


def measure(address, bare, history):
    floor = on_bare_page(bare)
    with phone(address, history, [SCRIPT]) as page:
        counter = FrameCounter(page, ("do", "done"))
        app = App(page, address).open()
        with slowed_down(page):
            TimedPlayer(app, counter).quests(QUESTS)
    row("bare page", floor)
    row("reveal", counter.lengths)
    return {"frames of the reveal, p95 ms": p95(counter.lengths)}


def on_bare_page(bare):
    with phone(bare, scripts=[SCRIPT]) as page:
        page.goto(f"{bare}/tap.html")
        counter = FrameCounter(page, ("floor", "button"))
        with slowed_down(page):
            for _ in range(FLOOR_ROUNDS):
                counter.tap("floor", "button", page.get_by_role("button"))
    return counter.lengths


def row(name, lengths):
    print(
        f"{name:32}{len(lengths):6} frames{statistics.median(lengths):7.1f} ms"
        f"{p95(lengths):7.1f} ms (p95){max(lengths):7.1f} ms (longest)"
    )


def p95(lengths):
    """By nearest rank: a length that was really measured."""
    return sorted(lengths)[math.ceil(0.95 * len(lengths)) - 1]
