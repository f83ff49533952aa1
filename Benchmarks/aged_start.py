"""A start after three years: the fixture is read as it was written, and how long reading it takes."""

import statistics

from playwright.sync_api import expect

from app import App
from phone import phone, slow_down, snapshot
from rules import bar_words, level
from start import WATCH, once

ROUNDS = 3


def measure(address, history):
    """Prints medians; there is no budget for them."""
    with phone(address, history, [WATCH]) as page:
        reads_everything(page, address, history)
        for rate in [1, 4]:
            slow_down(page, rate)
            for name, drop in [("with a snapshot", False), ("without one", True)]:
                times = [again(page, address, drop) for _ in range(ROUNDS)]
                print(f"{name:24}{statistics.median(times):8,.0f} ms   at {rate} x slowdown")


def again(page, address, drop):
    page.goto(f"{address}/icon.svg")
    snapshot(page, drop)
    time = once(page, address)
    App(page, address).is_saved()
    wait_for_snapshot(page)
    return time


def reads_everything(page, address, history):
    """The home screen says what the product page's formulas say, from the log and from the snapshot."""
    for _ in ["from the log", "from the snapshot"]:
        page.goto(address)
        home = page.locator("#app")
        expect(home).to_contain_text(f"Level {level(history.experience)}")
        expect(home).to_contain_text(bar_words(history.experience))
        expect(home).to_contain_text(f"{history.streak} days in a row")
        # One with a damaged record would have been thrown away by the second start.
        assert wait_for_snapshot(page) == len(history.records)


def wait_for_snapshot(page):
    for _ in range(300):
        if through := snapshot(page):
            return through
        page.wait_for_timeout(50)
    raise AssertionError("the app has made no snapshot of a long log")
