"""A start of the app that has kept itself on a slow phone, and what moves on the screen after its first paint."""

import statistics

from app import PHONE
from browser import fresh_browser
from phone import SLOWDOWN, slow_down
from start import WATCH, once, set_up
from versions import has_kept_itself

ROUNDS = 9

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true });
"""


def measure(address: str) -> dict[str, float]:
    """Prints medians of times in ms, and the sum of all shifts (as in Cumulative Layout Shift)."""
    with fresh_browser(**{**PHONE, "service_workers": "allow"}) as context:
        for script in [WATCH, SHIFTS]:
            context.add_init_script(script)
        page = context.pages[0]
        once(page, address)
        shifts = shifts_of(page)
        set_up(page)
        has_kept_itself(page)
        times = {}
        for rate in [1, SLOWDOWN]:
            slow_down(page, rate)
            times[rate] = []
            for _ in range(ROUNDS):
                page.goto("about:blank")
                times[rate].append(once(page, address))
                shifts += shifts_of(page)
            print(f"at {rate} x slowdown {statistics.median(times[rate]):8,.0f} ms   slowest {max(times[rate]):6,.0f}")
    return {
        "warm start at 4 x slowdown, ms": statistics.median(times[SLOWDOWN]),
        "layout shift of all starts": sum(shifts),
    }


def shifts_of(page):
    """After a second, when everything that comes by itself has come."""
    page.wait_for_timeout(1000)
    return page.evaluate("window.shifts")
