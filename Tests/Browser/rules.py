"""The formulas of the product page, written a second time: what the screens have to show."""

import math
from dataclasses import dataclass
from fractions import Fraction

# Where the slider stops; the screens name them, the product page only says 10 s to 3 h.
MINUTES = [*range(5, 16), 16, 18, 20, 22, 25, 28, *range(30, 81, 5), 90, 100, 110, 120, 135, 150, 165, 180]
STOPS = [
    *[10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 105],
    *[120, 135, 150, 165, 180, 210, 240, 270],
    *sorted({minutes * 60 for minutes in MINUTES}),
]

# What the bands are multiplied by: before any difficulty, and at the level that every new player's tasks are at.
BASE, LEARNING = Fraction(1), Fraction(3, 2)

# In seconds: what a miss is held against at the least, and from when on a step earns in full.
SHORTEST_YARDSTICK, FULLY_EARNING = 60, 30


@dataclass(frozen=True)
class Guess:
    """A guess and the truth, in whole seconds."""

    estimate: int
    actual: int

    @property
    def relative_error(self):
        return Fraction(abs(self.estimate - self.actual), max(self.actual, SHORTEST_YARDSTICK))

    @property
    def rating(self):
        """What the reveal calls it."""
        return self.rating_at(LEARNING)

    @property
    def base_rating(self):
        """What it is counted as."""
        return self.rating_at(BASE)

    def rating_at(self, multiplier):
        for name, percent in [("Spot on", 10), ("Close", 25), ("Off", 50)]:
            if self.relative_error <= Fraction(percent, 100) * multiplier:
                return name
        return "Way off"

    @property
    def accuracy(self):
        return max(0.0, 1 - float(self.relative_error))

    @property
    def experience(self):
        share = min(1, self.actual / FULLY_EARNING)
        return math.floor(10 + 90 * self.accuracy**2 * math.sqrt(self.accuracy) * share + 0.5)

    @property
    def difference(self):
        if self.estimate == self.actual:
            return "The same as your guess"
        direction = "longer" if self.actual > self.estimate else "shorter"
        return f"{words(abs(self.actual - self.estimate))} {direction} than your guess"


def words(seconds):
    """A duration as the screens write it: `1 h 2 min 3 s`."""
    parts = [(seconds // 3600, "h"), (seconds // 60 % 60, "min"), (seconds % 60, "s")]
    return " ".join(f"{count} {unit}" for count, unit in parts if count) or "0 s"


def level(experience):
    """The largest n >= 2 with 100 n sqrt(n) <= XP, else 1."""
    number = 1
    while threshold(number + 1) <= experience:
        number += 1
    return number


def threshold(number):
    """The fewest points that reach a level: 0, 283, 520, 800 ..."""
    return 0 if number == 1 else math.isqrt(10_000 * number**3 - 1) + 1


def bar(experience):
    """Points collected in the level and points from its start to the next."""
    start = threshold(level(experience))
    return experience - start, threshold(level(experience) + 1) - start


def bar_words(experience):
    """Points in all and points at which the next level begins, as the screens write them."""
    return f"{experience:,} of {threshold(level(experience) + 1):,} XP"
