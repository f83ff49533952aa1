"""One device through many lives of its browser: each ends with a kill."""

import json
import time
from dataclasses import dataclass, field

from playwright.sync_api import Error, Locator

from app import MORNING, App, prepare
from built import script
from chromium import Chromium
from player import ALL_IS_STORED


class Window(App):
    """The app in a browser of our own, which Playwright takes for one without fingers."""

    def touch(self, place):
        place.click()


@dataclass(frozen=True)
class Deed:
    """What is done, and what the screen shows when it is saved."""

    place: Locator
    how: str
    words: str | None = None
    # Selectors and what they say.
    signs: list = field(default_factory=list)
    # Whether the line about saving has to be quiet, too. Some pages have none.
    is_saving: bool = True

    def __str__(self):
        return " ".join([self.how, self.words or "", *[words or selector for selector, words in self.signs]])


class Lives:
    """The browser of one device; the profile folder outlives it."""

    def __init__(self, playwright, watch, url, profile):
        self._playwright, self._watch, self._url, self._profile = playwright, watch, url, profile
        self._life = None
        # Milliseconds: where the clock of the next life stands.
        self.now = MORNING

    def begin(self, *scripts, **bindings):
        """Starts the browser; the page begins to load. Its scripts can call the bindings."""
        self._life = Chromium(self._playwright, self._profile)
        context = self._life.context
        self._watch.follow(context)
        prepare(context, self.now)
        context.add_init_script(script("saved.js", stored=ALL_IS_STORED))
        for name, binding in bindings.items():
            context.expose_binding(name, binding)
        for added in scripts:
            context.add_init_script(added)
        self.page = self._life.page
        self.app = Window(self.page, self._url)
        self.page.goto(self._url, wait_until="commit")

    def kill(self):
        if self._life:
            self._life.kill()
        life, self._life = self._life, None
        return life

    def do(self, deed):
        """Answers when the screen shows that it is saved, in seconds since 1970."""
        signs = [deed.signs, deed.is_saving]
        place = deed.place.element_handle()
        try:
            shown_at = self.page.evaluate(
                "([place, how, words, signs, isSaving]) => testSaved.after(place, how, words, signs, isSaving)",
                [place, deed.how, deed.words, *signs],
            )
        except Error as error:
            # The page was loaded again on the way.
            if "context was destroyed" not in str(error):
                raise
            shown_at = self.page.evaluate("([signs, isSaving]) => testSaved.until(signs, isSaving)", signs)
        return shown_at / 1000

    def kill_within(self, shown_at, seconds):
        """So many seconds after a moment, as nearly as the machine can; answers when it was."""
        time.sleep(max(0, shown_at + seconds - time.time()))
        passed = time.time() - shown_at
        self.kill()
        return passed


class Device(Lives):
    """One on which the shortest first start has been gone through, or nothing yet."""

    def visit(self, first_start=None):
        begun = f"globalThis.testDatabase?.begin({json.dumps(first_start)})" if first_start else ""
        self.begin(begun)
        self.is_open()

    def wake(self):
        """The next life."""
        self.begin()
        self.is_open()

    def is_open(self):
        """On whatever page, past the one that comes with the HTML."""
        self.page.locator("#app .app:not(.opening) main").first.wait_for()

    def pass_time(self, seconds):
        """For the lives to come, too."""
        self.app.pass_time(seconds)
        self.now += round(seconds * 1000)


def heading(words):
    """The page whose heading it is."""
    return ["#app h1", words]


def tap(place, *signs, is_saving=True):
    return Deed(place, "tap", None, list(signs), is_saving)


def type_into(place, words, *signs):
    """Typed, and the field still open."""
    return Deed(place, "type", words, list(signs))


def fill(place, words, *signs, how="fill"):
    """Typed, and the field left; or `rest`: the fingers rest."""
    return Deed(place, how, words, list(signs))
