"""A start of the app that has kept itself on a slow phone, and what moves on the screen after its first paint."""

import statistics
from contextlib import contextmanager

from app import PHONE
from browser import fresh_browser
from phone import SLOWDOWN, slowed_down
from start import WATCH, once, set_up
from versions import has_kept_itself

ROUNDS = 15

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true });
"""


def measure(address: str, bare: str) -> dict[str, float]:
    """Prints medians of times in ms, taken in turn with the floor's; and the sum of all shifts (as in Cumulative
    Layout Shift). At full speed and slowed down."""
    found = {}
    with kept(address) as (page, shifts), fresh_browser(**PHONE) as floor:
        floor.add_init_script(WATCH)
        bare_page = floor.pages[0]
        once(bare_page, bare)
        for rate in [1, SLOWDOWN]:
            rounds = []
            for _ in range(ROUNDS):
                with slowed_down(page, rate):
                    ours = again(page, address)
                    shifts += shifts_of(page)
                with slowed_down(bare_page, rate):
                    rounds.append((ours, again(bare_page, bare)))
            ours, least = map(statistics.median, zip(*rounds))
            print(f"at {rate} x slowdown {ours:8,.0f} ms   floor {least:6,.0f} ms   {ours / least:5.2f} x")
            found[f"warm start at {rate} x slowdown, times the floor"] = ours / least
    return found | {"layout shift of all starts": sum(shifts)}


@contextmanager
def kept(address):
    """A page whose app has kept itself, and the shifts of its first start."""
    with fresh_browser(**{**PHONE, "service_workers": "allow"}) as context:
        for script in [WATCH, SHIFTS]:
            context.add_init_script(script)
        page = context.pages[0]
        once(page, address)
        shifts = shifts_of(page)
        set_up(page)
        has_kept_itself(page)
        yield page, shifts


def again(page, address):
    page.goto("about:blank")
    return once(page, address)


def shifts_of(page):
    """After a second, when everything that comes by itself has come."""
    page.wait_for_timeout(1000)
    return page.evaluate("window.shifts")
