"""The formulas of the product page, "Scoring" and levels, in exact arithmetic.

All tests in Python have them from here: the golden tables, and what the browser tests expect on the screens.
"""

from fractions import Fraction
from math import floor, isqrt

# In seconds: what a miss is held against at the least, and from when on a step earns in full.
SHORTEST_YARDSTICK, FULLY_EARNING = 60, 30
BANDS = [("spotOn", Fraction(1, 10)), ("close", Fraction(1, 4)), ("off", Fraction(1, 2))]
# What the bands are multiplied by, from the level of new tasks to the highest; and before any difficulty.
MULTIPLIERS = [Fraction(3, 2), Fraction(6, 5), Fraction(1), Fraction(4, 5)]
LEARNING, BASE = MULTIPLIERS[0], Fraction(1)


def yardstick(actual: int) -> int:
    return max(actual, SHORTEST_YARDSTICK)


def relative_error(estimate: int, actual: int) -> Fraction:
    return Fraction(abs(estimate - actual), yardstick(actual))


def accuracy(error: Fraction) -> Fraction:
    return max(Fraction(0), 1 - error)


def accuracy_shown(error: Fraction) -> int:
    return floor(100 * accuracy(error) + Fraction(1, 2))


def rating(error: Fraction, multiplier: Fraction) -> str:
    for name, band in BANDS:
        if error <= band * multiplier:
            return name
    return "wayOff"


def most_xp(actual: int) -> Fraction:
    """What a perfect guess earns beyond the ten of every guess."""
    return 90 * min(Fraction(1), Fraction(actual, FULLY_EARNING))


# Of a guess whose duration the player has named herself.
MOST_ACCURACY_NAMED = Fraction(3, 4)


def xp(estimate: int, actual: int, most_accuracy=Fraction(1)) -> int:
    """10 + most a^2.5 to the nearest whole number, halves up."""
    squared = most_xp(actual) ** 2 * min(accuracy(relative_error(estimate, actual)), most_accuracy) ** 5
    # For every x >= 0, floor(x + 1/2) is floor((floor(2 x) + 1) / 2): no root has to be rounded.
    return 10 + (isqrt(floor(4 * squared)) + 1) // 2


def is_reached(level: int, xp: int) -> bool:
    return 10_000 * level**3 <= xp * xp


def level(xp: int) -> int:
    """The largest n >= 2 with 100 n sqrt(n) <= XP, else 1."""
    low, high = 1, 2
    while is_reached(high, xp):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if is_reached(middle, xp) else (low, middle)
    return low


def first_xp(of_level: int) -> int:
    """The fewest points that reach a level: 0, 283, 520, 800 ..."""
    return 0 if of_level == 1 else isqrt(10_000 * of_level**3 - 1) + 1
