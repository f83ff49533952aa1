"""A family's new device, when the family has played for years: how soon a quest can be started there, and everything is
there, on a slow phone; and how long the page is held up at a stretch meanwhile.

A phone with the whole history founds the family and sends it; then another comes in as hers.
"""

from contextlib import contextmanager

from playwright.sync_api import expect

from app import PHONE, App
from browser import fresh_browser
from household import go_straight_home, pictures, show_code, type_code
from parent import PIN, Parent
from phone import fill, slowed_down
from rules import bar_words, level

# Milliseconds in which a family's whole history is sent.
LONGEST = 120_000

TASKS = """
globalThis.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
"""

# Their lengths; none is shorter than 50 ms.
LONG_TASKS = "(began) => tasks.filter(({ startTime }) => startTime >= began).map(({ duration }) => duration)"

# How much lies there, and whether all that was made there is on its way to the others.
STORED = """
async () => {
  const open = indexedDB.open('timequest');
  await new Promise((done) => { open.onsuccess = done; });
  const all = open.result.transaction(['operations', 'meta']);
  const [operations, meta] = [all.objectStore('operations'), all.objectStore('meta')];
  const [count, last] = [operations.count(), operations.openKeyCursor(null, 'prev')];
  const pieces = IDBKeyRange.bound('sync/book/waiting/', 'sync/book/waiting0');
  const [through, waiting] = [meta.get('sync/through'), meta.count(pieces)];
  await new Promise((done) => { all.oncomplete = done; });
  open.result.close();
  return { count: count.result, isSent: through.result === last.result?.key && waiting.result === 0 };
}
"""


def measure(address, history):
    """Milliseconds from the word that the pictures are the same; also prints the long tasks from then on."""
    with phone() as old, phone() as new:
        fill(old, address, history)
        parent, code = founded(old, address)
        wait_until(old, lambda stored: stored["isSent"])
        new.goto(address)
        app = App(new, address)
        type_code(app, code)
        assert pictures(old) == pictures(new)
        with slowed_down(new):
            began = new.evaluate("performance.now()")
            parent.app.tap("They are the same")
            app.tap("Go on")
            go_straight_home(app)
            expect(new.get_by_role("button", name="Start").first).to_be_enabled()
            startable = new.evaluate("performance.now()") - began
            wait_until(new, lambda stored: stored["count"] >= len(history.records))
            expect(new.locator("#app")).to_contain_text(bar_words(history.experience), timeout=LONGEST)
            whole = new.evaluate("performance.now()") - began
        held_up = new.evaluate(LONG_TASKS, began)
    print(
        f"{len(history.records):,} operations: a quest can be started after {startable:,.0f} ms, all is there after"
        f" {whole:,.0f} ms; the page is held up {len(held_up)} times for 50 ms or more, {max(held_up, default=0):,.0f} ms"
        " at most"
    )
    return {
        "a new device of 50,000 operations until a quest can be started, ms": startable,
        "a new device of 50,000 operations until all is there, ms": whole,
    }


@contextmanager
def phone():
    with fresh_browser(**PHONE) as context:
        context.add_init_script(TASKS)
        yield context.pages[0]


def founded(page, address):
    """Answers the parent and the code that another device types."""
    page.goto(address)
    parent = Parent(App(page, address))
    enter_anew(parent)
    parent.open_page("Devices")
    return parent, show_code(parent, "Plays")


def enter_anew(parent):
    """Into the family area of a device that is alone, on which nobody has chosen a PIN."""
    parent.enter()
    parent.keep_pin(PIN)
    parent.note_code()
    parent.is_in()


def wait_until(page, holds):
    for _ in range(LONGEST // 100):
        if holds(page.evaluate(STORED)):
            return
        page.wait_for_timeout(100)
    raise AssertionError("a family's history does not arrive")
