"""The way to a night quest: one in six of a routine from the seventh session on, whichever by its id."""

from many_days import play_for_days
from player import GUESSES

# Completed sessions before which there is none, and the most until one comes.
FIRST, MOST = 6, 12


class Nights:
    def __init__(self, app):
        self._app = app

    @property
    def offer(self):
        return self._app.button("Rather see each one")

    def reach(self):
        """At home, with the next quest as a night."""
        app = self._app
        app.do_quest(GUESSES)
        app.leave()
        play_for_days(app, FIRST - 1)
        for _ in range(FIRST, MOST):
            app.is_whole()
            if self.offer.is_visible():
                return self
            app.do_quest(GUESSES)
            app.leave()
            app.days_go_by(1)
            app.is_at("home")
        raise AssertionError("no night has come")

    def begin(self):
        """At its first step."""
        self.reach()
        self._app.tap("Start Morning quest")
        self._app.is_at("estimate")
        return self

    def go_on(self):
        """On from a lantern that is lit, or to the ribbons."""
        lit = self._app.page.locator(".night-lit main").element_handle()
        self._app.page.locator(".night-lit .action").tap()
        lit.wait_for_element_state("hidden")

    def do_step(self, guess, actual):
        self._app.lock(guess)
        self._app.pass_time(actual)
        self._app.tap("Done")
        self._app.is_at("night-lit")
