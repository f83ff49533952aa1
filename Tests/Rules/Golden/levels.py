"""Product page: level = the largest n >= 2 with 100 n sqrt(n) <= XP, else 1. In integers."""

from math import isqrt

from formulas import first_xp, level
from table import Dice, Table, unique


def check_what_the_page_says() -> None:
    assert first_xp(2) == 283  # the bar of level 1 runs from 0 to 283
    # "level 10: 3,162" is 100 x 10 x sqrt(10) = 3162.28 cut off; whole XP reach it with 3163.
    assert isqrt(10_000 * 10**3) == 3162
    assert level(3162) == 9 and level(3163) == 10
    for n in range(2, 2000):
        assert level(first_xp(n)) == n and level(first_xp(n) - 1) == n - 1


def xp_rows() -> list[str]:
    dice = Dice("levels")
    values = [0, 1, 10, 99, 100, 101, 281]
    values += [first_xp(n) + d for n in range(2, 61) for d in (-1, 0, 1)]
    # A square n makes 100 n sqrt(n) whole: reached with that very number.
    values += [100 * root**3 + d for root in (10, 20, 50, 100, 215) for d in (-1, 0, 1)]
    values += [2**16, 2**24 + 1, 2**26 + 1, 10**7, 10**8, 10**9 - 1, 10**9]
    values += [first_xp(n) + d for n in (999, 10_007, 46_415) for d in (-1, 0)]
    values += [dice.between(0, 50_000) for _ in range(160)]
    values += [dice.between(0, 10**9) for _ in range(60)]
    return unique([f"{xp} {level(xp)}" for xp in values])


def threshold_rows() -> list[str]:
    return [f"{n} {first_xp(n)}" for n in [*range(1, 101), 250, 500, 1000, 2000, 10_000, 46_415]]


check_what_the_page_says()
TABLES = [
    Table("levels", "XP and the level it reaches:\nxp, level.", xp_rows()),
    Table("level-thresholds", """
The least whole XP of a level (1 to 100, then some high ones):
level, first xp.
""", threshold_rows()),
]
