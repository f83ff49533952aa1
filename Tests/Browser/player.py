"""What a player does, in whatever browser.

A browser's own class adds the single acts: `tap`, `choose`, `go_on`, `leave`, `reload`, `press`, and the
looks: `see`, `is_at`, `has_chosen`, `is_saved`, `focused`, and lets time go by: `pass_time`.
"""

from functools import partial

# The row of a quest that is done, which leads to its summary.
LOOK_BACK = "Morning quest , Done today"

STEPS = ["Get dressed", "Breakfast", "Brush teeth"]

# A guess and a truth for each step, in seconds.
GUESSES = [(120, 130), (300, 570), (60, 20)]

# From every screen of a quest: the cross of its head, or the summary's button.
WAY_HOME = ".top button.round, .save-bar .action"

# The line about saving, where there is a family's log and all of it is stored.
ALL_IS_STORED = "#app .app:not(.opening, .plain, .opened-copy, .start:not(.ready)) > .saving-mark:not(.waiting)"

# What the keyboard speaks to: its names, of which an element has one or two.
FOCUSED = """
  const { ariaLabel, textContent, id } = document.activeElement;
  return [ariaLabel, textContent, id].map((name) => name?.replaceAll('\\u00a0', ' '));
"""


class Player:
    def start(self, button="Start Morning quest"):
        self.see_each_one()
        self.tap(button)
        self.is_at("estimate", STEPS[0])

    def see_each_one(self):
        """Refuses a night quest, where the browser's own class knows how."""

    def begin(self, seconds=GUESSES[0][0]):
        """Up to the first guess, with which a quest begins."""
        self.start()
        self.lock(seconds)

    def start_again(self):
        """Once more, by way of looking back."""
        self.tap(LOOK_BACK)
        self.start("Once more")

    def lock(self, seconds):
        """Guesses, and locks it in."""
        self.choose(seconds)
        self.tap("Lock it in")
        self.is_at("do")

    def done(self):
        self.tap("Done")
        self.is_at("reveal")

    def do_step(self, guess, actual):
        """A whole step; answers what the reveal showed."""
        self.lock(guess)
        self.pass_time(actual)
        self.done()
        shown = self.see()
        self.go_on()
        return shown

    def do_quest(self, guesses):
        """A whole quest from the home screen to its summary, one guess and truth a step."""
        self.start()
        for guess, actual in guesses:
            self.do_step(guess, actual)
        self.is_at("summary")
        return self.see()

    def moves(self, guesses=GUESSES):
        """The moves of a whole quest, one by one; each changes the screen."""
        moves = []
        for guess, actual in guesses:
            moves += [partial(self.lock if moves else self.begin, guess), partial(self._finish, actual), self.go_on]
        return moves

    def _finish(self, actual):
        self.pass_time(actual)
        self.done()

    def reach(self, name, by="Tab"):
        """Goes on by keyboard until it speaks to what has this name."""
        for _ in range(30):
            self.press(by)
            if name in self.focused():
                return
        raise AssertionError(f"{name} cannot be reached")
