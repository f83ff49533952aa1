"""A start after four and a half years: the fixture is read as it was written, and how long reading it takes."""

import statistics
from datetime import date

from playwright.sync_api import expect

from app import App
from phone import phone, slowed_down, snapshot
from rules import bar_words, level
from start import WATCH, once

FIRST = date(2021, 9, 1)
ROUNDS = 5
RATES = [1, 4]

# The least that a program without a snapshot does: its records out of the database, and each a value.
FLOOR = """
async () => {
  const began = performance.now();
  const open = indexedDB.open('timequest', 1);
  await new Promise((done) => { open.onsuccess = done; });
  const all = open.result.transaction('operations').objectStore('operations').getAll();
  await new Promise((done) => { all.onsuccess = done; });
  const text = new TextDecoder();
  for (const { record } of all.result) JSON.parse(text.decode(record.subarray(4)));
  open.result.close();
  return performance.now() - began;
}
"""


def measure(address, history):
    """Prints medians; those at full speed have budgets."""
    print(f"{history.sessions:,} sessions, {len(history.records):,} operations")
    assert len(history.records) >= 50_000
    found = {}
    # Of the same family's first day.
    young = history.of_the_first_day()
    with phone(address, history, [WATCH]) as page, phone(address, young, [WATCH]) as empty:
        reads_everything(page, address, history)
        once(empty, address)
        for rate in RATES:
            rounds = [a_round(page, empty, address, rate) for _ in range(ROUNDS)]
            with_snapshot, with_nothing, without_snapshot, least = map(statistics.median, zip(*rounds))
            ratios = with_snapshot / with_nothing, without_snapshot / least
            print(
                f"at {rate} x slowdown {with_snapshot:6,.0f} ms   with none of it {with_nothing:6,.0f} ms"
                f"   {ratios[0]:5.2f} x   without its snapshot {without_snapshot:6,.0f} ms"
                f"   floor {least:6,.0f} ms   {ratios[1]:5.2f} x"
            )
            if rate == 1:
                found["start with 50,000 operations, times one with none"] = ratios[0]
                found["start with 50,000 operations without its snapshot, times the floor"] = ratios[1]
    return found


def a_round(page, empty, address, rate):
    """Milliseconds with a snapshot, with nothing to read, from the log, and of the floor."""
    with slowed_down(page, rate):
        with_snapshot = again(page, address)
    with slowed_down(empty, rate):
        with_nothing = again(empty, address)
    with slowed_down(page, rate):
        return with_snapshot, with_nothing, *from_the_log(page, address)


def from_the_log(page, address):
    page.goto(f"{address}/icon.svg")
    snapshot(page, drop=True)
    least = page.evaluate(FLOOR)
    time = again(page, address)
    wait_for_snapshot(page)
    return time, least


def again(page, address):
    page.goto(f"{address}/icon.svg")
    time = once(page, address)
    App(page, address).is_saved()
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
