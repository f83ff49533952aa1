"""What the benchmark's player does: whole quests, and ways back and forth between the screens.

To measure another screen, write a method that gets there and taps, and call it in `play`.
"""

import re

from playwright.sync_api import expect

from phone import finish_animations

QUEST = "Morning quest"
# Seven steps each, so that every screen is tapped so often that two odd taps do not decide its 95th percentile.
QUESTS = 12
VISITS = 40

# How long a step takes: as long as always, and long enough to be asked about, but for breakfast.
ORDINARY, DOUBTFUL = 5, 12


class TimedPlayer:
    def __init__(self, app, stopwatch):
        self._app, self._page, self._stopwatch = app, app.page, stopwatch

    def play(self):
        self.quests(QUESTS)
        self._look_back()
        self._look_at_stats()
        self._leave_and_return()

    def quests(self, count):
        """Every other one with durations that the player is asked about."""
        self._app.is_whole()
        for number in range(count):
            self._begin()
            while not (self._is_at("finale") or self._is_at("summary")):
                self._step(DOUBTFUL if number % 2 else ORDINARY)
            self._app.pass_finale()
            self._tap("summary", "back", self._named("^Back to"))
            self._app.is_at("home")

    # The screens

    def _begin(self):
        self._choose_quest()
        if self._is_at("summary"):
            self._tap("summary", "once more", self._named("^Once more$"))
        self._app.is_at("estimate")

    def _choose_quest(self):
        """Starts it or looks back at it, whichever home offers; what comes of each guess is seen at once."""
        self._app.see_each_one()
        self._tap("home", "quest", self._named(QUEST))
        expect(self._page.locator("#app .home")).to_have_count(0)

    def _step(self, minutes):
        self._tap("estimate", "quick value", self._named("^10 min$"))
        self._tap("estimate", "nudge", self._named("^A little shorter$"))
        self._tap("estimate", "slider", self._page.locator("#guess"), position={"x": 120, "y": 24})
        self._tap("estimate", "lock", self._named("^Lock it in$"))
        self._app.is_at("do")
        self._pass_minutes(minutes)
        self._tap("do", "done", self._named("^Done$"))
        expect(self._page.locator("#app .do")).to_have_count(0)
        if self._is_at("asking"):
            self._tap("asking", "answer", self._named("^It really took that long$"))
        self._app.is_at("reveal")
        self._tap("reveal", "next", self._named("^(Next: |See the whole quest)"))
        expect(self._page.locator("#app .reveal")).to_have_count(0)

    def _look_back(self):
        for _ in range(VISITS - QUESTS):
            self._choose_quest()
            self._app.is_at("summary")
            self._tap("summary", "back", self._named("^Back to"))
            self._app.is_at("home")

    def _look_at_stats(self):
        for _ in range(VISITS):
            self._tap("home", "stats", self._named("^Stats$"))
            self._app.is_at("stats")
            self._tap("stats", "back", self._named("^Quests$"))
            self._app.is_at("home")

    def _leave_and_return(self):
        for _ in range(VISITS):
            self._begin()
            self._tap("estimate", "leave", self._named("^Leave this quest"))
            self._app.is_at("home")

    # How it is done

    def _tap(self, screen, what, control, **where):
        # What the tap before has set going shall not be counted here, nor how a screen comes up.
        self._app.is_saved()
        finish_animations(self._page)
        self._app.settle()
        self._stopwatch.tap(screen, what, control.first, **where)

    def _named(self, pattern):
        return self._page.get_by_role("button", name=re.compile(pattern))

    def _is_at(self, screen):
        return self._page.locator(f"#app .{screen} main").count() > 0

    def _pass_minutes(self, minutes):
        self._page.evaluate("(ms) => benchClock.pass(ms)", minutes * 60_000)
