"""A device of the family, in a browser of whichever maker: what people do on it, and how it fares."""

from dataclasses import dataclass, field

from built import script
from household import JOIN
from log import Log
from parent import PIN

# Everything at once, so that it is of one moment.
LOOK = """async () => ({
  lines: testHands.lines(), hits: testFaults.hits(), keys: await testFaults.keyNames(),
  net: await testFaults.worker('facts'),
})"""
PASS = """async (milliseconds) => {
  await testFaults.worker('advance', milliseconds);
  await testClock.advance(milliseconds);
}"""
SETTLE = """async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await testFaults.worker('settle');
    await testFaults.settle();
  }
}"""
WORKER = "([ask, parts]) => testFaults.worker(ask, ...parts)"
HANDS = "([name, parts]) => testHands[name](...parts)"


@dataclass
class Look:
    """What stands on a device's screen, and what lies there."""

    lines: list
    hits: int
    keys: list
    # How its requests fare, as its worker knows; nothing where there is no worker.
    net: dict | None
    plan: dict = field(default_factory=dict)


class Device:
    def __init__(self, tab, url):
        """`tab` runs scripts (`evaluate`), goes to addresses and closes."""
        self.tab, self._url = tab, url
        # What its first routine is called, as far as somebody has called it so here or has seen it.
        self.routine = "Morning quest"
        # Somebody is in the family area.
        self.is_inside = False

    # What people do

    def _use(self, name, *parts):
        return self.tab.evaluate(HANDS, [name, parts])

    def tap(self, name):
        self._use("tap", name)

    def has(self, name):
        return self._use("has", name)

    def shows(self, selector):
        return self._use("shows", selector)

    def lines(self):
        return self._use("lines")

    def open(self):
        self.tab.goto(self._url)

    def begin_family(self):
        """Where a first start has left something, or by one."""
        self.open()
        self._use("opens")
        self.tab.evaluate(script("setup.js"))
        self.find_home()
        self._use("saves")

    def enter(self):
        """The family area, from where the device opens."""
        if not self.is_at_gate():
            self.tap("Settings")
            self.tap("Family area")
        self._use("is", "Your PIN")
        self._use("type", "input.pin", PIN)
        self._use("is", "Routines")
        self.is_inside = True

    def is_at_gate(self):
        return self.tab.evaluate("testHands.heading()") == "Your PIN"

    def stay_inside(self):
        """The family area closes behind whoever has not touched it for a while."""
        if self.is_inside and self.is_at_gate():
            self._use("type", "input.pin", PIN)
            self._use("leaves", "Your PIN")
            if self.tab.evaluate("testHands.heading()") == "Routines":
                self.tap("Family")
                self._use("choose", ".row", "Devices")

    def open_devices(self):
        self.tap("Family")
        self._use("choose", ".row", "Devices")
        self._use("is", "Devices")

    def rename(self, name):
        """The first routine, from the list of devices and back to it; whether it is saved is for storage to say."""
        self.tap("Routines")
        self.tap(self.routine)
        self._use("is", self.routine)
        self._use("type", "input", name)
        self.tap("Save")
        self._use("is", "Routines")
        self.routine = name
        self.open_devices()

    def shows_routine(self, name):
        self.tap("Routines")
        self._use("is", "Routines")
        shown = self.has(name)
        if shown:
            self.routine = name
        self.open_devices()
        return shown

    def read_routine(self, names):
        """Which of the names the first routine has here."""
        self.tap("Routines")
        self._use("is", "Routines")
        self.routine = next(name for name in names if self.has(name))
        self.open_devices()

    def show_code(self):
        """From the list of devices, for another parent's."""
        self.tap("Add a device")
        self._use("choose", ".role", "A parent’s")
        self.tap("Show a code")

    def give_up_pairing(self):
        """Back to the list of devices, from wherever it has come."""
        for way in ("Cancel", "They differ", "Not now", "Done"):
            if self.has(way):
                self.tap(way)
                self.settle()
        if self.tab.evaluate("testHands.heading()") != "Devices":
            self.open_devices()

    def code(self):
        return self._use("label", ".big-code .groups")

    def type_code(self, code):
        self.tap(JOIN)
        self._use("type", "#paired", code)
        self.tap("Next")

    def pictures(self):
        return self._use("texts", ".four li")

    def settle_in(self):
        """From *This device is in* into the family area."""
        self.tap("Go on")
        self._use("is", "Choose a PIN")
        self._use("type", "input.pin", PIN)
        self.tap("Keep this PIN")
        self._use("is", "Routines")
        self.is_inside = True
        self.open_devices()

    def find_home(self):
        """Or the gate, where a parent's device opens."""
        self.tab.evaluate("""async () => {
          const straight = 'Straight to the quests';
          const isThere = () => testHands.has('Settings') || testHands.heading() === 'Your PIN';
          for (let turn = 0; turn < 150 && !isThere(); turn += 1) {
            if (testHands.has(straight)) await testHands.tap(straight);
            await new Promise((done) => testFaults.later(done, 15));
          }
        }""")

    def reload(self):
        self.is_inside = False
        self.tab.reload()
        self.go_home_if_there_is_one()

    def place_in_list(self):
        """Of this device, on its own list."""
        return next(place for place, row in enumerate(self._use("texts", ".rows .row")) if "This device" in row)

    def remove(self, place):
        """The device in that place of the list."""
        self._use("chooseAt", ".rows .row", place)
        self._use("choose", "button", "Remove A parent’s device")
        self.tap("Remove it")
        self._use("is", "Devices")

    def take_over(self):
        """In a tab in which another one's quests stand."""
        self.tap("Go on here")
        self.find_home()
        self.enter()
        self.open_devices()

    def beside(self):
        other = Device(self.tab.beside(), self._url)
        other.routine = self.routine
        return other

    def clear_elsewhere(self, name, script):
        """A database, by a page of the same origin that is none of the app's."""
        self.tab.goto(f"{self._url}no-such-page")
        self.tab.evaluate(script, name)

    def go_home_if_there_is_one(self):
        self._use("opens")
        self.find_home()
        if self.has("Settings") or self.is_at_gate():
            self.enter()
            self.open_devices()

    # Faults

    def arm(self, rules, page=()):
        for rule in rules:
            self.worker("arm", rule)
        for rule in page:
            self.tab.evaluate("(rule) => testFaults.arm(rule)", rule)

    def arm_next_start(self, rules, page=()):
        """What its next worker and its next page meet from their first call on."""
        self.tab.evaluate(
            """([rules, page]) => {
              if (rules.length > 0) sessionStorage.setItem('test-worker-faults', JSON.stringify(rules));
              if (page.length > 0) sessionStorage.setItem('test-page-faults', JSON.stringify(page));
            }""",
            [list(rules), list(page)],
        )

    def disarm(self):
        self.worker("disarm")
        self.tab.evaluate("""() => {
          testFaults.disarm();
          for (const name of ['test-worker-faults', 'test-page-faults']) sessionStorage.removeItem(name);
        }""")

    def worker(self, ask, *parts):
        return self.tab.evaluate(WORKER, [ask, parts])

    def hits(self):
        return self.tab.evaluate("testFaults.hits()")

    def hurry(self):
        self.worker("hurry")

    # Time, and what there is

    def pass_time(self, seconds):
        # A long script is lost by WebKit's driver.
        for left in range(seconds, 0, -5):
            self.tab.evaluate(PASS, min(5, left) * 1000)

    def set_ahead(self, seconds):
        """Its clock on the wall goes on, and nothing else."""
        self.tab.evaluate("(ms) => testClock.sleep(ms)", seconds * 1000)

    def settle(self):
        self.tab.evaluate(SETTLE)
        self.stay_inside()

    def look(self):
        return Look(**self.tab.evaluate(LOOK), plan=self.plan())

    def plan(self):
        return {record.id: record.content for record in Log(self.tab).records if record.content["stream"] == "plan"}

    def saved(self):
        """The names of all that lies here."""
        return {record.id for record in Log(self.tab).records}

    def has_worker(self):
        return self.worker("facts") is not None

    def heard(self):
        return (self.worker("facts") or {}).get("heard", 0)

    def standing(self):
        """The first byte of what is told pages."""
        rows = self.tab.evaluate("testDatabase.syncRows('sync/status')")
        return ord(rows[0][0]) if rows else 0
