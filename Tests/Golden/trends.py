"""Product page, "Insights": improving, and steady for a while."""

from dataclasses import dataclass
from math import isclose, sqrt

import numpy as np
from scipy import stats

from guesses import (
    Guess, accuracy, at_least, drawn_rows, exact_in_binary, guess_with, listed, number, over,
)
from table import Dice, Table, unique

MOST, LEAST = 60, 10
BEYOND_CHANCE = 1.959963984540054
assert isclose(BEYOND_CHANCE, stats.norm.isf(0.025), rel_tol=1e-14)


@dataclass(frozen=True)
class Trend:
    n: int
    z: float
    slope: float  # points a guess
    rise: float
    mean: float

    @property
    def verdict(self) -> str:
        told_apart = over(abs(self.z), BEYOND_CHANCE)
        risen = at_least(self.rise, 8)
        if told_apart and self.z > 0 and risen and over(self.slope, 0):
            return "improving"
        moved = told_apart or at_least(abs(self.rise), 8)
        return "none" if moved or at_least(self.mean, 70) else "steady"


def kendall_z(values: np.ndarray) -> float:
    """Order by order and tie by tie; scipy says whether the p is the same."""
    n = len(values)
    order = np.sign(np.subtract.outer(values, values))[np.tril_indices(n, -1)].sum()
    ties = np.unique(values, return_counts=True)[1]
    variance = (n * (n - 1) * (2 * n + 5) - (ties * (ties - 1) * (2 * ties + 5)).sum()) / 18
    if variance == 0:  # all are equal: nothing has moved
        return 0.0
    z = float(order / sqrt(variance))
    p = stats.kendalltau(range(n), values, variant="b", method="asymptotic").pvalue
    assert isclose(2 * stats.norm.sf(abs(z)), p, rel_tol=1e-9), (z, p)
    return z


def trend(guesses: list[Guess]) -> Trend | None:
    values = np.array([accuracy(guess) for guess in guesses[-MOST:]])
    n = len(values)
    if n < LEAST:
        return None
    half = n // 2
    return Trend(
        n=n,
        z=kendall_z(values),
        slope=float(stats.theilslopes(values, range(n)).slope),
        rise=float(np.mean(values[n - half:]) - np.mean(values[:half])),
        mean=float(np.mean(values)))


def row(guesses: list[Guess]) -> str:
    seen = trend(guesses)
    if seen is None:
        return f"{listed(guesses)} {len(guesses)} - - - - none"
    columns = map(number, (seen.z, seen.slope, seen.rise, seen.mean))
    return " ".join([listed(guesses), str(seen.n), *columns, seen.verdict])


def scoring_256ths(parts: list[int]) -> list[Guess]:
    """Guesses whose accuracy is so many 256ths of 100: exact in binary."""
    guesses = []
    for index, part in enumerate(parts):
        away = 2 * (256 - part)
        guesses.append((512 + away if index % 3 == 0 or away > 500 else 512 - away, 512))
    assert [accuracy(guess) for guess in guesses] == [100 * part / 256 for part in parts]
    return guesses


def by_hand(parts: list[int], verdict: str, rise: float | None = None) -> str:
    with exact_in_binary():
        guesses = scoring_256ths(parts)
        seen = trend(guesses)
        assert (seen.verdict if seen else "none") == verdict, (parts, seen)
        assert rise is None or seen.rise == rise, (parts, seen)
        return row(guesses)


def hand_made() -> list[str]:
    up, zigzag = list(range(64, 224, 16)), [128, 96]
    return [
        # Nine are too few, whatever they do; ten are enough.
        by_hand(up[:9], "none"),
        by_hand(up, "improving", rise=31.25),
        by_hand(up[::-1], "none", rise=-31.25),
        by_hand(zigzag * 4, "none"),
        by_hand(zigzag * 5, "steady", rise=-2.5),
        # All alike: nothing moves, under 70 and above.
        by_hand([128] * 10, "steady", rise=0),
        by_hand([128] * 11, "steady", rise=0),
        by_hand([240] * 12, "none", rise=0),
        by_hand([256] * 30, "none", rise=0),
        # A mean of exactly 70 is not under it: 256 x 0.7 x 10 = 1792.
        by_hand([180, 178, 181, 179, 178, 179, 180, 178, 181, 178], "none"),
        by_hand([180, 178, 181, 179, 178, 179, 180, 178, 181, 177], "steady"),
        # The middle one of an odd number is in neither half.
        by_hand([96] * 5 + [256] + [96] * 5, "steady", rise=0),
        by_hand([96] * 5 + [0] + [128] * 5, "improving", rise=12.5),
        # A rise of exactly 8 over halves of 25, and a hair under it.
        by_hand([128] * 25 + [148] * 13 + [149] * 12, "improving", rise=8),
        by_hand([128] * 25 + [148] * 14 + [149] * 11, "none"),
        by_hand([128] * 25 + [64] + [148] * 13 + [149] * 12, "improving", rise=8),
        # Fallen by as much: no news.
        by_hand([160] * 25 + [140] * 13 + [139] * 12, "none", rise=-8),
        # Up for sure, and by little.
        by_hand(list(range(128, 148)), "none"),
        # Up by much and perhaps by chance: neither improving nor steady.
        by_hand([20, 150, 140, 130, 120, 200, 110, 190, 100, 90], "none"),
        by_hand([0, 0, 0, 150, 150, 150, 150, 120, 120, 100], "none"),
        # Down by much and perhaps by chance: not steady either.
        by_hand([90, 100, 190, 110, 200, 120, 130, 140, 150, 20], "none"),
        # Sixty count: what was before does not, though it would say the opposite.
        by_hand([250] * 15 + [100 + 2 * i for i in range(60)], "improving"),
        by_hand([0] * 30 + zigzag * 30, "steady"),
        by_hand([0] + zigzag * 30, "steady"),
        by_hand(up + [224] * 60, "none", rise=0),
    ]


def drawn(dice: Dice) -> list[Guess]:
    """A wobble that shrinks, stays or grows; in half of the rows with many ties."""
    first, last = dice.among(
        [(90, 15), (60, 20), (70, 55), (45, 45), (80, 80), (110, 90), (25, 60)])
    tied, count = dice.percent(50), dice.among([10, 11, 12, 17, 24, 31, 40, 59, 60, 61, 75])
    percent, usual = dice.among([80, 100, 100, 130]), dice.duration(1800) + 120
    guesses = []
    for i in range(count):
        wide = first + (last - first) * i // count
        if tied:
            actual = dice.among([150, 300, 600])
            tenths = dice.between(-wide, wide) // 10
            guesses.append((max(10, actual + tenths * actual // 10), actual))
        else:
            actual = usual * dice.between(85, 115) // 100
            guesses.append(guess_with(dice, actual, percent, wide))
    return guesses


def hard_to_tell(dice: Dice) -> list[Guess]:
    while True:
        guesses = drawn(dice)
        seen = trend(guesses)
        if 5 < seen.rise < 30 and 1.8 < seen.z < 2.15:
            return guesses


def rows() -> list[str]:
    dice = Dice("trends")
    drawn_ones = drawn_rows(dice, 34, drawn, row) + drawn_rows(dice, 14, hard_to_tell, row)
    for verdict in ("improving", "steady", "none"):
        assert sum(line.endswith(verdict) for line in drawn_ones) >= 6, verdict
    return unique(hand_made() + drawn_ones)


TABLES = [Table("goldenTrends", """
The window of one task in order, and its trend:
estimate (s):actual (s), comma-separated; how many of them count (60 at most);
Kendall's z, Theil-Sen slope (points a guess), rise from half to half, mean accuracy
(- - - - with fewer than 10);
improving, steady or none.
""", rows())]
