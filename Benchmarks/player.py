"""What the benchmark's player does: whole quests, and ways back and forth between the screens.

To measure another screen, write a method that gets there and taps, and call it in `play`.
"""

import re

from playwright.sync_api import expect

QUEST = "Morning quest"
QUESTS = 5
VISITS = 30


class Player:
    def __init__(self, app, stopwatch):
        self._app, self._page, self._stopwatch = app, app.page, stopwatch

    def play(self):
        self.quests(QUESTS)
        self._look_back()
        self._leave_and_return()

    def quests(self, count):
        for _ in range(count):
            self._quest()

    # The screens

    def _quest(self):
        self._tap("home", "start", self._named("button", f"^(Start )?{QUEST}( again)?$"))
        while not self._is_at("summary"):
            self._step()
        self._tap("summary", "back", self._app.button("Back to my quests"))
        self._app.is_at("home")

    def _step(self):
        self._app.is_at("estimate")
        self._tap("estimate", "quick value", self._app.button("10 min"))
        self._tap_if_there("estimate", "nudge", self._app.button("A little shorter"))
        self._tap("estimate", "slider", self._page.locator("#guess"), position={"x": 120, "y": 24})
        self._tap("estimate", "lock", self._app.button("Lock it in"))
        self._app.is_at("do")
        self._pass_minutes(5)
        self._tap("do", "done", self._app.button("Done"))
        self._app.is_at("reveal")
        self._pass_minutes(0.1)
        self._tap("reveal", "next", self._named("button", "^(Next: |See the whole quest)"))
        expect(self._page.locator("main.reveal")).to_have_count(0)

    def _look_back(self):
        for _ in range(VISITS - QUESTS):
            self._tap("home", "look back", self._app.button(f"Look back at {QUEST}"))
            self._app.is_at("summary")
            self._tap("summary", "back", self._app.button("Back to my quests"))
            self._app.is_at("home")

    def _leave_and_return(self):
        self._tap("home", "start", self._named("button", f"^(Start )?{QUEST}( again)?$"))
        for _ in range(VISITS):
            self._app.is_at("estimate")
            self._tap("estimate", "leave", self._app.button("Back to my quests"))
            self._app.is_at("home")
            self._tap("home", "keep going", self._app.button(f"Keep going with {QUEST}"))

    # How it is done

    def _tap(self, screen, what, control, **where):
        # What the tap before has set going shall not be counted here.
        self._app.is_saved()
        self._app.settle()
        self._stopwatch.tap(screen, what, control.first, **where)

    def _tap_if_there(self, screen, what, control):
        if control.count():
            self._tap(screen, what, control)

    def _named(self, role, pattern):
        return self._page.get_by_role(role, name=re.compile(pattern))

    def _is_at(self, screen):
        return self._page.locator(f"#app main.{screen}").count() > 0

    def _pass_minutes(self, minutes):
        self._page.evaluate("(ms) => benchClock.pass(ms)", minutes * 60_000)
