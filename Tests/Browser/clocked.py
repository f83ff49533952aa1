"""Firefox with the clock that the other tests have: it stands still until the test moves it."""

from built import script
from parent import PIN
from webdriver import Window

# The next file that is asked for is this one.
PICK = """(name, text) => {
  const { prototype } = HTMLInputElement;
  const clickReally = prototype.click;
  prototype.click = function () {
    prototype.click = clickReally;
    const chosen = new DataTransfer();
    chosen.items.add(new File([text.replaceAll('\\n', '\\r\\n')], name, { type: 'text/calendar' }));
    this.files = chosen.files;
    testClock.realTimeout(() => this.dispatchEvent(new Event('change')));
  };
}"""



class Clocked(Window):
    """One window of it, and a parent who connects a file there."""

    def __init__(self, firefox, start):
        super().__init__(firefox.driver, firefox.url)
        self._script = firefox.driver.script
        for name in ["clock.js", "haste.js", "thumb.js"]:
            body = script(name, start=start)
            self._script.add_preload_script(f"() => {{ if (location.protocol !== 'http:') return; {body} }}")

    def run(self, function, *values):
        """In the page, whose globals a driver's own script does not see."""
        return self._script.execute(function, *values, context_id=self._handle)

    def pass_time(self, seconds):
        self.is_saved()
        self.run("(ms) => testClock.advance(ms)", round(seconds * 1000))

    def sleep(self, seconds):
        """Until it is looked at again."""
        self.is_saved()
        show = """(isShown) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
        self.run(show, False)
        self.run("(ms) => testClock.sleep(ms)", round(seconds * 1000))
        self.run(show, True)

    def now(self):
        return self.run("() => Date.now()")["value"]

    def open_calendars(self):
        for name in ["Settings", "Family area"]:
            self.tap(name)
        self.type("#app input.pin", PIN)
        self.tap("Family")
        self.shows("#app .row", "Calendar")
        self._click("#app .row", "Calendar")

    def add(self, content, name, mark):
        self.tap("Add a calendar")
        self.run(PICK, name, content)
        self.tap("Choose a file")
        self.shows("label", mark)
        self._click("label", mark)
        self.tap("Add it")
        self.shows("#app .row", name.removesuffix(".ics"))

    def leave_family(self):
        """From one of its pages."""
        self._click("#app .top .round", "")
        self._click("#app .hand", "")
        self.is_at("home")

    def tells(self, line):
        """The line that home has for the day; None for none."""
        if line is None:
            self._comes_true("return document.querySelector('#app .greet .ahead') === null;")
        else:
            self.shows("#app .greet .ahead", line)

    def _click(self, selector, text):
        self.run(
            """(selector, text) => [...document.querySelectorAll(selector)]
              .find((element) => element.checkVisibility() && element.textContent.includes(text)).click()""",
            selector,
            text,
        )
