"""A start after four and a half years: the fixture is read as it was written, and how long reading it takes."""

import itertools
import statistics
from datetime import date

from playwright.sync_api import expect

from app import App
from history import History
from phone import phone, slow_down, snapshot
from rules import bar_words, level
from start import WATCH, once

FIRST = date(2021, 9, 1)
ROUNDS = 5
RATES = [1, 4]
BUDGETED = {True: "start with 50,000 operations, ms", False: "start with 50,000 operations without its snapshot, ms"}


def measure(address):
    """Prints medians; those at full speed have budgets."""
    history = History(FIRST)
    print(f"{history.sessions:,} sessions, {len(history.records):,} operations")
    assert len(history.records) >= 50_000
    found = {}
    with phone(address, history, [WATCH]) as page:
        reads_everything(page, address, history)
        for rate, has_snapshot in itertools.product(RATES, [True, False]):
            slow_down(page, rate)
            times = [again(page, address, not has_snapshot) for _ in range(ROUNDS)]
            print(f"{'with' if has_snapshot else 'without':8} a snapshot {statistics.median(times):8,.0f} ms   at {rate} x slowdown")
            if rate == 1:
                found[BUDGETED[has_snapshot]] = statistics.median(times)
    return found


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
        assert wait_for_snapshot(page) == len(history.records)


def wait_for_snapshot(page):
    for _ in range(300):
        if through := snapshot(page):
            return through
        page.wait_for_timeout(50)
    raise AssertionError("the app has made no snapshot of a long log")
