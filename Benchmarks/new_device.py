"""A family's new device, when the family has played for years: how soon a quest can be started there, and everything is
there, on a slow phone; and how long the page is held up at a stretch meanwhile.

A phone with the whole history founds the family and sends it; then another comes in as hers. No task there is to take
longer than 50 ms of a slow phone's processor. On a machine of two cores the page shares them with the worker that reads
the history and with the database; so beside our tasks, every half second, runs work that takes such a processor 50 ms
when nothing else runs. What is asked for is once its time; the budgets are what is reached on a busy machine, so that
it gets no worse unseen. The longest task of one device is its unluckiest moment: whatever interrupts the page there
counts four times, since a slow phone's work is made slow. So three devices come, and the middle one counts.

How long all of it takes is for the most part the browser's work, which commits each part and carries it from process to
process. So it is measured beside a floor that stores and reads as much in as many parts, as slowly; and until a quest
can be started beside the floor's own first start.
"""

import statistics
from contextlib import contextmanager

from app import PHONE, App
from browser import fresh_browser
from household import pictures, show_code, type_code
from middle import middle
from parent import PIN, Parent
from phone import SLOWDOWN, fill, slowed_down
from rules import bar_words
from start import WATCH, once

# Milliseconds in which a family's whole history is sent, on any machine.
LONGEST = 1_200_000

# Milliseconds of the longest task.
TASK = 50

DEVICES = 3

TASKS = """
globalThis.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
"""

# Finds out how often to turn for work of so many milliseconds, before the phone is slow.
FLOOR = """
(milliseconds) => {
  const work = (turns) => {
    const began = performance.now();
    for (let sum = 0, turn = 0; turn < turns; turn += 1) sum = (sum * 31 + turn) % 1_000_003;
    return performance.now() - began;
  };
  for (let round = 0; round < 20; round += 1) work(100_000);
  const turns = 1_000_000 * milliseconds / Math.min(...Array.from({ length: 20 }, () => work(1_000_000)));
  globalThis.floors = [];
  globalThis.beginFloor = () => setInterval(() => floors.push({ startTime: performance.now(), duration: work(turns) }), 500);
}
"""

# The lengths of ours before and after a moment, of which none is shorter than 50 ms, and of the floor's.
LENGTHS = """
([began, home]) => {
  const isFloor = (task) => floors.some(({ startTime }) => startTime >= task.startTime
    && startTime < task.startTime + task.duration);
  const ours = tasks.filter((task) => task.startTime >= began && !isFloor(task));
  const [before, after] = [ours.filter((task) => task.startTime < home), ours.filter((task) => task.startTime >= home)];
  return [before, after, floors].map((all) => all.map(({ duration }) => duration));
}
"""

# Goes home, past what whoever has not played yet is shown first, and answers the moment from which a quest can be begun:
# on a free day none stands on top, and all of them below. Asked for from outside, by their roles, a slow page is held
# up by the questions.
GO_HOME = """
() => new Promise((done) => {
  let last;
  const look = () => {
    const buttons = [...document.querySelectorAll('#app > :not(.opening) main button:enabled')];
    const next = buttons.find(({ textContent }) => ['Go on', 'Straight to the quests'].includes(textContent));
    if (next && next !== last) setTimeout(() => next.click());
    last = next;
    if (!document.querySelector('#app .home:not(.opening) main')) return;
    if (buttons.some(({ textContent }) => /^Start|, Ready, /.test(textContent))) {
      watch.disconnect();
      done(performance.now());
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.getElementById('app'), { childList: true, subtree: true, attributes: true });
  look();
})
"""

# Whether the player's bar says so.
SAYS = "(words) => document.querySelector('#app .level')?.textContent.includes(words)"

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


def measure(address, bare, history):
    """Of several devices, each of a family of its own, the middle one for each figure; in turn with the floor's."""
    return middle([of_one_device(address, history, of_the_floor(bare, history)) for _ in range(DEVICES)])


def of_the_floor(bare, history):
    """Milliseconds of a first start, and of storing and reading as many operations."""
    _, sample = sorted(history.records, key=lambda record: len(record[1]))[len(history.records) // 2]
    with phone() as page:
        page.add_init_script(WATCH)
        with slowed_down(page):
            start = once(page, bare)
            page.goto(f"{bare}/device.html")
            page.wait_for_function("() => globalThis.receive")
            # Behind the checksum comes what was said.
            said = [len(history.records), sample[4:].decode()]
            return start, page.evaluate("([count, said]) => receive(count, said)", said)


def of_one_device(address, history, least):
    """Times from the word that the pictures are the same, and the longest task from then on."""
    with phone() as old, phone() as new:
        fill(old, address, history)
        parent, code = founded(old, address)
        wait_until(old, lambda stored: stored["isSent"])
        new.goto(address)
        app = App(new, address)
        type_code(app, code)
        assert pictures(old) == pictures(new)
        new.evaluate(FLOOR, TASK / SLOWDOWN)
        with slowed_down(new):
            began = new.evaluate("performance.now()")
            parent.app.tap("They are the same")
            startable = new.evaluate(GO_HOME) - began
            new.evaluate("beginFloor()")
            # Nothing is asked of the database meanwhile: to count years of records takes a while.
            new.wait_for_function(SAYS, arg=bar_words(history.experience), timeout=LONGEST)
            wait_until(new, lambda stored: stored["count"] >= len(history.records))
            whole = new.evaluate("performance.now()") - began
        coming, reading, floors = new.evaluate(LENGTHS, [began, began + startable])
    floor = statistics.median(floors)
    least_start, least_whole = least
    print(
        f"{len(history.records):,} operations: a quest can be started after {startable:,.0f} ms (the floor's first start"
        f" takes {least_start:,.0f} ms), all is there after {whole:,.0f} ms (floor {least_whole:,.0f} ms); the page is"
        f" held up {told(coming)} on the way home and {told(reading)} while history comes in, where work of {TASK} ms"
        f" takes {floor:,.0f} ms (up to {max(floors):,.0f} ms)"
    )
    return {
        "a quest on a new device of 50,000 operations, times the floor's first start": startable / least_start,
        "all 50,000 operations on a new device, times the floor": whole / least_whole,
        "longest task on a new device's way home, times work of 50 ms": longest(coming) / floor,
        "longest task while its history comes in, times work of 50 ms": longest(reading) / floor,
    }


def told(tasks):
    return f"{len(tasks)} times for {TASK} ms or more ({longest(tasks):,.0f} ms at most)"


def longest(tasks):
    return max(tasks, default=0)


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
