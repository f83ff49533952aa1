"""How evenly what celebrates moves on a slow phone: the frames of the three seconds from its tap on."""

import math
import statistics
from pathlib import Path

from app import App
from phone import phone, slowed_down
from timed_player import TimedPlayer

SCRIPT = (Path(__file__).parent / "frames.js").read_text()
MILLISECONDS = 3000
QUESTS = 2
# Seconds, each guessed and taken.
PERFECT = [120, 300, 60]
FLOOR_ROUNDS = 4


class FrameCounter:
    """Taps, and notes the frames that follow the taps of one kind."""

    def __init__(self, page, watches):
        self._page, self._watches = page, watches
        self.lengths = []

    def tap(self, screen, what, control, **where):
        if not self._watches(screen, what, control):
            control.tap(**where)
            return
        self._page.evaluate("(ms) => benchFrames(ms)", MILLISECONDS)
        control.tap(**where)
        self.lengths += self._page.evaluate("benchFramesSeen")


def measure(address, bare, history):
    row("bare page", on_bare_page(bare))
    found = {
        "the reveal": frames_of(address, history, is_done),
        "a finale": frames_of(address, history, is_end),
        "a level-up": of_level_up(address),
    }
    for name, lengths in found.items():
        row(name, lengths)
    return {f"frames of {name}, p95 ms": p95(lengths) for name, lengths in found.items()}


def is_done(screen, what, _):
    return (screen, what) == ("do", "done")


def is_end(screen, what, control):
    return (screen, what) == ("reveal", "next") and control.text_content() == "See the whole quest"


def frames_of(address, history, watches):
    with phone(address, history, [SCRIPT]) as page:
        counter = FrameCounter(page, watches)
        app = App(page, address).open()
        with slowed_down(page):
            TimedPlayer(app, counter).quests(QUESTS)
    return counter.lengths


def of_level_up(address):
    """Of whoever has not played before: three perfect guesses bring the second level."""
    with phone(address, scripts=[SCRIPT]) as page:
        app = App(page, address).open()
        app.start()
        for seconds in PERFECT:
            app.lock(seconds)
            page.evaluate("(ms) => benchClock.pass(ms)", seconds * 1000)
            app.done()
            if seconds != PERFECT[-1]:
                app.go_on()
        counter = FrameCounter(page, lambda *_: True)
        with slowed_down(page):
            counter.tap("reveal", "next", app.button("See the whole quest"))
    return counter.lengths


def on_bare_page(bare):
    with phone(bare, scripts=[SCRIPT]) as page:
        page.goto(f"{bare}/tap.html")
        counter = FrameCounter(page, lambda *_: True)
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
