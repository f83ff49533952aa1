"""What the screens have to show of a guess and of points, by the formulas of the golden tables."""

import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "Rules/Golden"))
import formulas
from formulas import BASE, LEARNING, first_xp, level

# Where the slider stops; the screens name them, the product page only says 10 s to 3 h.
MINUTES = [*range(5, 16), 16, 18, 20, 22, 25, 28, *range(30, 81, 5), 90, 100, 110, 120, 135, 150, 165, 180]
STOPS = [
    *[10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 105],
    *[120, 135, 150, 165, 180, 210, 240, 270],
    *sorted({minutes * 60 for minutes in MINUTES}),
]

RATINGS = {"spotOn": "Spot on", "close": "Close", "off": "Off", "wayOff": "Way off"}


@dataclass(frozen=True)
class Guess:
    """A guess and the truth, in whole seconds."""

    estimate: int
    actual: int

    @property
    def relative_error(self):
        return formulas.relative_error(self.estimate, self.actual)

    @property
    def rating(self):
        """What the reveal calls it: every new player's tasks are at the level of learning."""
        return RATINGS[formulas.rating(self.relative_error, LEARNING)]

    @property
    def base_rating(self):
        """What it is counted as."""
        return RATINGS[formulas.rating(self.relative_error, BASE)]

    @property
    def accuracy(self):
        return float(formulas.accuracy(self.relative_error))

    @property
    def experience(self):
        return formulas.xp(self.estimate, self.actual)

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


def bar(experience):
    """Points collected in the level and points from its start to the next."""
    start = first_xp(level(experience))
    return experience - start, first_xp(level(experience) + 1) - start


def bar_words(experience):
    """Points in all and points at which the next level begins, as the screens write them."""
    return f"{experience:,} of {first_xp(level(experience) + 1):,} XP"
