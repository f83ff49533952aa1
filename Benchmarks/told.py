"""What one device of a family saves, on another one that is open: from the tap on *Save* to the routine's name there."""

from statistics import median

from app import PHONE, App
from browser import fresh_browser
from household import go_straight_home, open_devices, pictures, show_code, type_code
from parent import Parent

NAMES = ["Weekday mornings", "Early mornings", "Slow mornings", "Bright mornings", "School mornings"]

SAVED = """
globalThis.saved = 0;
addEventListener('click', ({ target }) => {
  if (target.closest('button')?.textContent === 'Save') saved = Date.now();
}, true);
"""

# From now on it looks for a name, as often as something changes.
WATCH = """(name) => {
  globalThis.seen = 0;
  new MutationObserver((_, observer) => {
    if (!document.getElementById('app').textContent.includes(name)) return;
    seen = Date.now();
    observer.disconnect();
  }).observe(document.getElementById('app'), { subtree: true, childList: true, characterData: true });
}"""


def measure(address):
    with fresh_browser(**PHONE) as old, fresh_browser(**PHONE) as new:
        parent, app = family(old.pages[0], new.pages[0], address)
        parent.page.evaluate(SAVED)
        took = [save(parent, app, name, before) for name, before in zip(NAMES, ["Morning quest", *NAMES])]
    print(f"{len(took)} times: {', '.join(f'{milliseconds:.0f}' for milliseconds in took)} ms")
    return {"a routine saved on one device until another shows it, ms": median(took)}


def family(old, new, address):
    """A parent's device in the family area, and a player's at home."""
    parent, app = Parent(App(old, address).open()), App(new, address)
    open_devices(parent)
    code = show_code(parent, "Plays")
    new.goto(address)
    type_code(app, code)
    assert pictures(old) == pictures(new)
    parent.app.tap("They are the same")
    app.tap("Go on")
    go_straight_home(app)
    parent.app.tap("Done")
    return parent, app


def save(parent, app, name, before):
    parent.app.tap("Routines")
    parent.open_routine(before)
    parent.field("Name").fill(name)
    app.page.evaluate(WATCH, name)
    parent.save()
    app.page.wait_for_function("() => seen > 0")
    return app.page.evaluate("seen") - parent.page.evaluate("saved")
