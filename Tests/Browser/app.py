"""The app as a player meets it: what can be done, and what is seen."""

import re
from contextlib import contextmanager

from playwright.sync_api import expect

from built import script
from eventually import eventually
from patience import milliseconds
from player import ALL_IS_STORED, FOCUSED, WAY_HOME, Player
from rules import STOPS, words

PHONE = {
    "viewport": {"width": 375, "height": 760},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "locale": "en-GB",
    "timezone_id": "Europe/Berlin",
    # Most tests look into requests or change what is served; those of the service worker let it run.
    "service_workers": "block",
}

END_FINALE = "document.querySelector('.go-on')?.click()"
FINALE_IS_OVER = f"() => {{ {END_FINALE}; return !document.querySelector('#app .finale'); }}"

# A Wednesday, 7:00 in Berlin.
MORNING = 1_768_975_200_000

# What the home screen says when every quest of the day is done.
ALL_LIT = [["All lanterns lit", "More? Guess any one thing."], ["Morning quest", "Done today"]]


def be_patient():
    """As long as the machine needs by now."""
    expect.set_options(timeout=milliseconds(15_000))


def prepare(context, start=MORNING):
    """Every page of the context gets a clock that stands still, hasty animations, and eyes for the tests."""
    context.set_default_timeout(milliseconds(30_000))
    context.add_init_script(script("clock.js", start=start))
    context.add_init_script(script("see.js"))
    context.add_init_script(script("haste.js"))
    context.add_init_script(script("thumb.js"))
    context.add_init_script(script("database.js"))


class App(Player):
    def __init__(self, page, url):
        self.page = page
        self._url = url

    # Time

    def pass_time(self, seconds):
        """Time goes by, for storage too: it has answered by then."""
        self.is_saved()
        self.pass_time_of_storage(seconds)

    def pass_time_of_storage(self, seconds):
        """Time goes by while storage may be busy."""
        self.page.evaluate("(ms) => testClock.advance(ms)", round(seconds * 1000))

    def sleep(self, seconds):
        """The device sleeps: the wall's clock goes on, the page's timers do not."""
        self.page.evaluate("(ms) => testClock.sleep(ms)", round(seconds * 1000))

    def days_go_by(self, days):
        """The device lies asleep, and the app is opened anew: days awake would be thousands of looks at storage."""
        self.is_saved()
        self.sleep(days * 24 * 3600)
        self.reload()

    def show_page(self, is_shown):
        """The page goes out of sight, or comes back."""
        self.page.evaluate(
            """(isShown) => {
              Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
              document.dispatchEvent(new Event('visibilitychange'));
            }""",
            is_shown,
        )

    def now(self):
        """Milliseconds on the page's own clock."""
        return self.page.evaluate("Date.now()")

    # What the player sees

    def see(self):
        return self.page.evaluate("testSee()")

    def show(self):
        """Brings its tab to the front: in the background browsers draw once a second."""
        self.page.bring_to_front()

    def settle(self):
        """Whatever was to be drawn has been drawn afterwards."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def comes_to_rest(self):
        """Every animation has ended or was broken off; the sky of a running step is none of the browser's."""
        self.page.evaluate(
            "() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished))"
        )

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def is_open(self):
        """Past *One moment ...*, on whatever screen."""
        expect(self.page.locator("#app .app:not(.plain):not(.opening) main")).to_be_visible()

    def is_at(self, screen, heading=None):
        if screen == "summary":
            expect(self.page.locator("#app :is(.finale, .summary) main")).to_be_visible()
            self.pass_finale()
        expect(self.page.locator(f"#app .{screen}:not(.opening) main")).to_be_visible()
        if screen == "estimate":
            self._leave_whole_out()
        if screen == "reveal":
            self.rest()
        if heading is not None:
            expect(self.page.get_by_role("heading", level=1)).to_have_text(heading)

    def is_whole(self):
        """At home with all that comes after the first paint; with quests behind it, so that one can be bet on."""
        expect(self.button("Bet on a start")).to_be_visible()

    def see_each_one(self):
        """After six quests one in six is a night quest, whichever by chance."""
        rather = self.page.locator("#app .home .offers-night button")
        if rather.is_visible():
            rather.tap()
            expect(rather).to_have_count(0)

    def _leave_whole_out(self):
        """After six quests one session in three asks for the whole string first, whichever by chance."""
        straight = self.page.locator("#app .whole").get_by_role("button", name="Straight to the first step")
        if straight.is_visible():
            straight.tap()
            expect(self.page.locator("#app .whole")).to_have_count(0)

    def is_saved(self):
        expect(self.page.locator(ALL_IS_STORED)).to_have_count(1)

    def is_reader(self):
        self.show()
        expect(self._notice).to_be_visible()

    def is_writer(self):
        self.show()
        expect(self._notice).to_have_count(0)

    @property
    def _notice(self):
        return self.page.get_by_text("Your quests are open in another window.")

    def text(self, selector):
        return self.page.locator(selector).text_content()

    # What the player does

    def open(self):
        """Home, with the ready-made quest on every day; a first visit begins with a first start."""
        self.page.goto(self._url)
        self.set_up()
        return self

    def set_up(self):
        self.is_open()
        self.page.evaluate(script("setup.js"))
        self.is_at("home")
        self.is_saved()

    def reload(self):
        """Once everything is stored. What leaves earlier may lose what nobody has called saved."""
        self.settle()
        self.is_saved()
        self.page.reload()
        self.is_open()

    def use_tool(self, step, tool):
        """What moves and removes a step, from its menu, which is closed behind."""
        self.tap(f"Move or remove {step}")
        self.tap(tool)
        if tool.startswith("Move"):
            self.page.keyboard.press("Escape")
        expect(self.page.locator(".menu")).to_have_count(0)

    def tap(self, name):
        self.button(name).tap()

    def open_setting(self, *rows):
        """From home: to the settings, and by their rows on."""
        self.tap("Settings")
        for row in rows:
            self.open_row(row)

    def open_row(self, name):
        """A row begins with its name; how it stands comes behind."""
        self.page.get_by_role("button", name=re.compile(f"^{name}")).tap()

    def tap_twice(self, control, pause=300):
        """A double tap on a control or the button of that name; the second hits whatever the first has brought.

        The second one comes so many milliseconds after the first, by the events' own time.
        """
        control = self.button(control) if isinstance(control, str) else control
        # Without moving: until it is not covered any more.
        control.tap(trial=True)
        box = control.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.touchscreen.tap(x, y)
        self.settle()
        with self.pausing(pause):
            self.page.touchscreen.tap(x, y)
            self.settle()

    @contextmanager
    def pausing(self, pause):
        """Fingers come down so many milliseconds after they have left."""
        self.page.evaluate("(ms) => { testThumb.pause = ms; }", pause)
        yield
        self.page.evaluate("testThumb.pause = 2000")

    def standing_still(self):
        """Animations take half an hour for a second meanwhile, however busy the machine is."""
        return self._at_rate(0.0005)

    def at_its_own_pace(self):
        """Animations take as long as they really do, without their haste."""
        return self._at_rate(0.05)

    @contextmanager
    def _at_rate(self, rate):
        animations = self.page.context.new_cdp_session(self.page)
        animations.send("Animation.enable")
        animations.send("Animation.setPlaybackRate", {"playbackRate": rate})
        yield
        animations.send("Animation.setPlaybackRate", {"playbackRate": 1})
        animations.detach()

    def choose(self, seconds):
        self.page.locator("#guess").fill(str(STOPS.index(seconds)))
        self.has_chosen(seconds)

    def has_chosen(self, seconds):
        expect(self.page.locator(".guess-value")).to_have_text(words(seconds))

    def lock_and_be_quick(self):
        self.choose(300)
        self.tap("Lock it in")
        self.is_at("do")
        self.pass_time(1)
        self.tap("Done")

    def go_on(self):
        """Closes the reveal, whatever comes next."""
        self.rest()
        reveal = self.page.locator(".reveal main").element_handle()
        self.page.locator(".reveal button.action").tap()
        reveal.wait_for_element_state("hidden")
        self.pass_finale()

    def has_had_its_finale(self):
        """All of it has come, and it is not left yet."""
        self.page.locator("#app .begun").evaluate(
            """(finale) => finale.getAnimations({ subtree: true })
              .filter(({ animationName }) => animationName !== 'stay')
              .forEach((animation) => animation.finish())"""
        )
        self.settle()

    def pass_finale(self):
        """Where the end of a quest is being celebrated, it is looked at, also where it begins only now."""
        eventually(self.page, FINALE_IS_OVER)

    def end_finale(self):
        """As one who has seen enough of it, where there is one."""
        self.page.evaluate(END_FINALE)

    def rest(self):
        """A reveal comes to its rest at once, as with a tap anywhere; the words that come then are there at once too."""
        self.page.locator("falling-ribbons, running-lights").evaluate("(reveal) => reveal.rest()")
        self.page.locator("#app .landed").evaluate(
            "(reveal) => reveal.getAnimations({ subtree: true }).forEach((animation) => animation.finish())"
        )

    def leave(self):
        self.page.locator(WAY_HOME).tap()
        self.is_at("home")

    def back(self):
        """As a swipe, by somebody who sees where they are: the entry that it takes comes behind the frame."""
        self.settle()
        self.page.go_back()

    def press(self, key):
        self.page.keyboard.press(key)

    def focused(self):
        return self.page.evaluate(f"() => {{ {FOCUSED} }}")
