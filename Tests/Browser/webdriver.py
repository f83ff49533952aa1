"""The app in a browser that is driven by WebDriver; here time is real."""

import contextlib
import os
import signal
import time
from datetime import datetime, timezone

from selenium.common.exceptions import TimeoutException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.support.expected_conditions import staleness_of
from selenium.webdriver.support.wait import WebDriverWait

from built import script
from patience import seconds
from player import ALL_IS_STORED, FOCUSED, WAY_HOME, Player
from rules import STOPS, words

WIDTH, HEIGHT = 375, 760

# As patient as Playwright's `expect` in app.py.
PATIENCE = seconds(15)

# Seconds in which any page answers a script, unless the driver has lost it.
SHORT = 4

KEYS = {"Tab": Keys.TAB, "Enter": Keys.ENTER, "Space": Keys.SPACE, "ArrowRight": Keys.ARROW_RIGHT}

# What a player sees of an element: it is there, it takes up room, and nothing hides it.
SHOWN = "(element) => element?.checkVisibility({ visibilityProperty: true }) ?? false"

NAMED = """(name) => [...document.querySelectorAll('button')].find(
  (button) => (button.ariaLabel ?? button.textContent) === name)"""


def surroundings(folder, **more):
    """The environment of a browser that leaves its traces in a folder, and for which it is noon."""
    # Selenium downloads nothing.
    return {**os.environ, "HOME": str(folder), "TZ": noon(), "SE_OFFLINE": "true", **more}


def noon():
    """A zone in which it is, so that no quest begins today and ends tomorrow."""
    # The sign is turned: POSIX counts westward.
    return f"Etc/GMT{datetime.now(timezone.utc).hour - 12:+d}"


def kill(driver):
    """Ends a browser at once, which takes many seconds to clear up behind itself."""
    process = driver.service.process
    # The driver was started in a group of its own, and what it starts is in there, too.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Window(Player):
    """The app in a window or tab of its own."""

    def __init__(self, driver, url, ears=""):
        """`ears` is a script that listens to what goes wrong in a page, see ears.js."""
        self._ears = ears
        self._driver = driver
        self._url = url
        self._handle = driver.current_window_handle
        self._watched_until = 0.0
        self._be_patient(2 * PATIENCE, 2 * PATIENCE)

    # What the player sees

    def ask(self, body, *values):
        """What a script answers that reads `arguments`."""
        self.show()
        return self._driver.execute_script(body, *values)

    def see(self):
        return self.ask(script("see.js") + "return testSee();")

    def show(self):
        if self._driver.current_window_handle != self._handle:
            self._driver.switch_to.window(self._handle)

    def now(self):
        """Milliseconds on the page's own clock."""
        return self.ask("return Date.now();")

    def is_open(self):
        self._comes_true(f"return ({SHOWN})(document.querySelector('#app .app:not(.plain):not(.opening) main'));")

    def is_at(self, screen, heading=None):
        if screen == "summary":
            # The end of a quest is celebrated before it is looked at.
            self._comes_true("return document.querySelector('#app :is(.finale, .summary) main') !== null;")
            self.ask("document.querySelector('.go-on')?.click();")
        self._comes_true(
            f"""return ({SHOWN})(document.querySelector('#app .' + arguments[0] + ':not(.opening) main'))
              && [null, document.querySelector('#app h1')?.textContent].includes(arguments[1]);""",
            screen,
            heading,
        )
        if screen == "reveal":
            # At once, as with a tap anywhere.
            self.ask("document.querySelector('falling-ribbons, running-lights').rest();")
            self._comes_true("return document.querySelector('#app .landed') !== null;")

    def is_saved(self):
        self._comes_true("return document.querySelector(arguments[0]) !== null;", ALL_IS_STORED)

    def is_reader(self):
        self._comes_true("return document.querySelector('#app .notice') !== null;")

    def is_writer(self):
        self._comes_true("return document.querySelector('#app .notice') === null;")

    def has_chosen(self, seconds):
        # As it is read: a blank within a duration is one that does not break.
        shown = "return document.querySelector('.guess-value').textContent.replaceAll('\u00a0', ' ') === arguments[0];"
        self._comes_true(shown, words(seconds))

    def text(self, selector):
        return self.ask("return document.querySelector(arguments[0]).textContent;", selector)

    def focused(self):
        return self.ask(FOCUSED)

    def problems(self):
        """What went wrong in the page, and what it had to do with anybody else, since it was loaded."""
        others = """return performance.getEntriesByType('resource').map(({ name }) => name)
          .filter((name) => !['data:', 'blob:', arguments[0]].some((start) => name.startsWith(start)));"""
        heard = self.ask("return globalThis.testHeard ?? [];")
        return heard + [f"request to {name}" for name in self.ask(others, self._url)]

    def _comes_true(self, condition, *values):
        """Looks until a script answers yes."""
        end = time.monotonic() + PATIENCE
        while not self.ask(condition, *values):
            assert time.monotonic() < end, f"{condition} {values} {self.see()}"
            time.sleep(0.02)

    # What the player does

    def open(self):
        self.arrive()
        self._set_up()
        return self

    def arrive(self):
        """Before anything has begun here."""
        self.show()
        self._load(lambda: self._driver.get(self._url))
        return self

    def _load(self, load):
        """WebKit's driver now and then has not noticed that a page is there; whether it is, the page itself tells."""
        with contextlib.suppress(TimeoutException):
            load()
        self._listen()
        self.is_open()

    def _listen(self):
        """WebKit's driver now and then loses the first script of a page, which goes on by itself all the same.

        Or it holds the script back until the page is loaded, and has not noticed that it is.
        """
        self._be_patient(SHORT, SHORT)
        for _ in range(5):
            with contextlib.suppress(TimeoutException):
                self.ask(self._ears)
                break
        else:
            raise AssertionError("the page answers no script")
        self._be_patient(2 * PATIENCE, 2 * PATIENCE)

    def _be_patient(self, loading, script):
        self._driver.set_page_load_timeout(loading)
        self._driver.set_script_timeout(script)

    def _set_up(self):
        """Goes through a first start; does nothing where it has been gone through."""
        # Not by a script that is waited for: WebKit's driver forgets it when the page goes back a step. The
        # document tells when it is done, since in Firefox a script has globals of its own.
        done = "document.body.dataset.testIsSetUp"
        self.ask(f"const setUp =\n{script('setup.js')};\nsetUp().then(() => {{ {done} = 'yes'; }});")
        self._comes_true(f"return {done} === 'yes';")

    def reload(self):
        assert self.problems() == []
        self._load(self._driver.refresh)

    def back(self):
        # The driver's own way waits in WebKit for a page to load, and none does.
        self.ask("history.back();")

    def pass_time(self, seconds):
        time.sleep(seconds)

    def tap(self, name):
        find = f"const button = ({NAMED})(arguments[0]);"
        self._comes_true(f"{find} return ({SHOWN})(button) && !button.disabled;", name)
        self._tap(self.ask(f"{find} return button;", name))

    def type(self, selector, text):
        self.shows(selector)
        self._element(selector).send_keys(text)

    def shows(self, selector, text=""):
        """Somewhere in what the player sees."""
        self._comes_true(
            f"""return [...document.querySelectorAll(arguments[0])].some((element) => ({SHOWN})(element)
              && element.textContent.includes(arguments[1]));""",
            selector,
            text,
        )

    def texts(self, selector):
        return self.ask("return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent);", selector)

    def choose(self, seconds):
        self._comes_true("return document.getElementById('guess') !== null;")
        # As the slider itself does it when it is dragged.
        drag = """const slider = document.getElementById('guess');
          slider.value = arguments[0];
          slider.dispatchEvent(new Event('input', { bubbles: true }));"""
        self.ask(drag, STOPS.index(seconds))
        self.has_chosen(seconds)

    def lock_and_be_quick(self):
        """Both taps by one script: however busy this machine is, it is a second and no three."""
        self.choose(300)
        self.show()
        self._driver.execute_async_script(
            f"""const [lock, done, finished] = arguments;
            const button = {NAMED};
            const isThere = () => (button(done) ? setTimeout(tap, 1000) : setTimeout(isThere, 10));
            const tap = () => {{ button(done).click(); finished(); }};
            button(lock).click();
            isThere();""",
            "Lock it in",
            "Done",
        )

    def go_on(self):
        self.is_at("reveal")
        reveal = self._element(".reveal main")
        self._tap(self._element(".reveal button.action"))
        WebDriverWait(self._driver, PATIENCE, 0.02).until(staleness_of(reveal))

    def leave(self):
        self._tap(self._element(WAY_HOME))
        self.is_at("home")

    def press(self, key):
        self.show()
        actions = ActionChains(self._driver, duration=0)
        if key == "Shift+Tab":
            actions.key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        else:
            actions.send_keys(KEYS[key]).perform()

    def picture(self, path):
        self.show()
        assert self._driver.save_screenshot(str(path))

    def _element(self, selector):
        return self.ask("return document.querySelector(arguments[0]);", selector)

    def _tap(self, element):
        """When the second in which a tap is watched is over: here the events' time is real."""
        time.sleep(max(0, self._watched_until - time.monotonic()))
        element.click()
        self._watched_until = time.monotonic() + 1.1
