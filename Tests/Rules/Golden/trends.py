"""Product page, "Insights": the growing of one task by itself, and steady for a while."""

from dataclasses import dataclass
from math import isclose, sqrt

import numpy as np
from scipy import stats

from guesses import (
    Guess, TooNear, accuracy, at_least, drawn_rows, exact_in_binary, guess_with, number, over,
)
from table import Dice, Table, unique

Timed = tuple[int, int, int]  # hours before now, estimate, actual
DAY = 24
WEEK, WINDOW = 7 * DAY, 90 * DAY
MOST, LEAST = 60, 10
BEYOND_CHANCE = 2.58
# Of several tasks that are looked at after every session.
BEYOND_MANY_LOOKS = 3.0


def window(guesses: list[Timed], hours_ago: int = 0) -> list[Guess]:
    """As it was then: what was finished by that time and at most 90 days before it."""
    kept = []
    for hours, *guess in guesses:
        age = hours - hours_ago
        if abs(age - WINDOW) < 2 * DAY:
            raise TooNear("whether the 90 days are those of a calendar, the page does not say")
        if 0 <= age < WINDOW:
            kept.append(tuple(guess))
    return kept


@dataclass(frozen=True)
class Trend:
    n: int
    order: float  # Kendall's S
    variance: float  # of S, were it chance
    rise: float
    mean: float
    rise_error: float  # its standard error, by what each half differs by

    @property
    def z(self) -> float:
        return z_of(self.order, self.variance)

    @property
    def is_told_apart(self) -> bool:
        return over(abs(self.z), BEYOND_CHANCE)

    @property
    def grows(self) -> bool:
        return over(self.z, BEYOND_MANY_LOOKS) and at_least(self.rise, 8)

    @property
    def is_steady(self) -> bool:
        moved = self.is_told_apart or at_least(abs(self.rise), 8)
        return not moved and not at_least(self.mean, 70)


def z_of(order: float, variance: float) -> float:
    return order / sqrt(variance) if variance > 0 else 0.0  # all are equal: nothing has moved


def verdict(now: Trend | None, week_ago: Trend | None) -> str:
    if now and week_ago and now.grows and week_ago.grows:
        return "growing"
    return "steady" if now and now.is_steady else "none"


def kendall(values: np.ndarray) -> tuple[float, float]:
    """S order by order, and its variance tie by tie; scipy says whether the p is the same."""
    n = len(values)
    order = float(np.sign(np.subtract.outer(values, values))[np.tril_indices(n, -1)].sum())
    ties = np.unique(values, return_counts=True)[1]
    variance = (n * (n - 1) * (2 * n + 5) - (ties * (ties - 1) * (2 * ties + 5)).sum()) / 18
    if variance > 0:
        p = stats.kendalltau(range(n), values, variant="b", method="asymptotic").pvalue
        assert isclose(2 * stats.norm.sf(abs(z_of(order, variance))), p, rel_tol=1e-9), (order, p)
    return order, float(variance)


def trend(guesses: list[Guess]) -> Trend | None:
    values = np.array([accuracy(guess) for guess in guesses[-MOST:]])
    n = len(values)
    if n < LEAST:
        return None
    order, variance = kendall(values)
    half = n // 2
    return Trend(
        n=n,
        order=order,
        variance=variance,
        rise=float(np.mean(values[n - half:]) - np.mean(values[:half])),
        mean=float(np.mean(values)),
        rise_error=sqrt(error_of_mean(values[n - half:]) ** 2 + error_of_mean(values[:half]) ** 2))


def error_of_mean(values: np.ndarray) -> float:
    return float(np.std(values, ddof=1)) / sqrt(len(values))


def now_and_week_ago(guesses: list[Timed]) -> tuple[Trend | None, Trend | None]:
    return trend(window(guesses)), trend(window(guesses, WEEK))


def row(guesses: list[Timed]) -> str:
    written = ",".join(f"{hours}:{estimate}:{actual}" for hours, estimate, actual in guesses)
    now, week_ago = now_and_week_ago(guesses)
    columns = [now.z, now.rise, now.mean] if now else [None] * 3
    columns += [week_ago.z, week_ago.rise] if week_ago else [None] * 2
    count = len(window(guesses)[-MOST:])
    return " ".join([written, str(count), *map(number, columns), verdict(now, week_ago)])


def scoring_256ths(parts: list[int]) -> list[Guess]:
    """Guesses whose accuracy is so many 256ths of 100: exact in binary."""
    guesses = []
    for index, part in enumerate(parts):
        away = 2 * (256 - part)
        guesses.append((512 + away if index % 3 == 0 or away > 500 else 512 - away, 512))
    assert [accuracy(guess) for guess in guesses] == [100 * part / 256 for part in parts]
    return guesses


def timed(parts: list[int], last: int = 8 * DAY, every: int = DAY) -> list[Timed]:
    """The last one so many hours ago; by default all of them over a week."""
    guesses = scoring_256ths(parts)
    hours = [last + every * i for i in range(len(guesses))][::-1]
    return [(ago, *guess) for ago, guess in zip(hours, guesses)]


def by_hand(parts: list[int] | list[Timed], expected: str, rise: float | None = None,
            last: int = 8 * DAY, every: int = DAY) -> str:
    with exact_in_binary():
        guesses = parts if isinstance(parts[0], tuple) else timed(parts, last, every)
        now, week_ago = now_and_week_ago(guesses)
        assert verdict(now, week_ago) == expected, (parts, now, week_ago)
        assert rise is None or now.rise == rise, (parts, now)
        return row(guesses)


UP, ZIGZAG = list(range(64, 224, 16)), [128, 96]


def of_one_window() -> list[str]:
    """Now and a week ago alike."""
    return [
        # Nine are too few, whatever they do; ten are enough.
        by_hand(UP[:9], "none"),
        by_hand(UP, "growing", rise=31.25),
        by_hand(UP[::-1], "none", rise=-31.25),
        by_hand(ZIGZAG * 4, "none"),
        by_hand(ZIGZAG * 5, "steady", rise=-2.5),
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
        by_hand([96] * 10 + [0] + [128] * 10, "growing", rise=12.5),
        # A rise of exactly 8 over halves of 25, and a hair under it.
        by_hand([128] * 25 + [148] * 13 + [149] * 12, "growing", rise=8),
        by_hand([128] * 25 + [148] * 14 + [149] * 11, "none"),
        by_hand([128] * 25 + [64] + [148] * 13 + [149] * 12, "growing", rise=8),
        # Fallen by as much: no news.
        by_hand([160] * 25 + [140] * 13 + [139] * 12, "none", rise=-8),
        # Up for sure, and by little.
        by_hand(list(range(128, 148)), "none"),
        # Up by much and perhaps by chance (z is 2.18, then 2.74): neither growing nor steady.
        by_hand([96] * 5 + [0] + [128] * 5, "none", rise=12.5),
        by_hand([96] * 7 + [0] + [128] * 7, "none", rise=12.5),
        by_hand([20, 150, 140, 130, 120, 200, 110, 190, 100, 90], "none"),
        by_hand([0, 0, 0, 150, 150, 150, 150, 120, 120, 100], "none"),
        # Up by little, and that at a z of 2.18 is no trend.
        by_hand([96] * 5 + [0] + [112] * 5, "steady", rise=6.25),
        by_hand([112] * 5 + [0] + [96] * 5, "steady", rise=-6.25),
        # Down by much and perhaps by chance: not steady either.
        by_hand([90, 100, 190, 110, 200, 120, 130, 140, 150, 20], "none"),
        # Sixty count: what was before does not, though it would say the opposite.
        by_hand([250] * 15 + [100 + 2 * i for i in range(60)], "growing"),
        by_hand([0] * 30 + ZIGZAG * 30, "steady", every=12),
        by_hand([0] + ZIGZAG * 30, "steady"),
        by_hand(UP + [224] * 60, "none", rise=0),
    ]


def of_two_windows() -> list[str]:
    old = timed([250] * 12, last=100 * DAY)
    return [
        # There were ten a week ago, the last of them finished at that very hour; or an hour later.
        by_hand(UP, "growing", last=WEEK),
        by_hand(UP, "none", last=WEEK - 1),
        by_hand(UP, "none", last=1),
        by_hand(UP + [224] * 7, "growing", last=1),
        # A week ago it was not so; now it is no more.
        by_hand([96, 64] * 8 + [250] * 7, "none", last=1),
        by_hand(UP + [32] * 7, "none", last=1),
        # What is steady looks at now alone: under ten a week ago, or growing then.
        by_hand(ZIGZAG * 5, "steady", last=1),
        by_hand([96] * 8 + [128] * 8 + [96] * 7, "steady", last=1),
        # Over 90 days ago nothing counts: not now, and not as of a week ago.
        by_hand(old + timed(UP), "growing"),
        by_hand(timed(UP[:3], last=93 * DAY) + timed(UP[3:]), "none"),
        by_hand(timed([250] * 3, last=92 * DAY) + timed(UP), "none"),
        by_hand(timed([0] * 3, last=92 * DAY) + timed(UP + [224]), "growing"),
    ]


def drawn(dice: Dice) -> list[Timed]:
    """A wobble that shrinks, stays or grows; in half of the rows with many ties."""
    first, last = dice.among(
        [(110, 10), (90, 15), (60, 20), (70, 55), (45, 45), (80, 80), (110, 90), (25, 60)])
    tied, count = dice.percent(50), dice.among([10, 11, 17, 24, 31, 40, 59, 60, 61, 75, 90])
    percent, usual = dice.among([80, 100, 100, 130]), dice.duration(1800) + 120
    longest = dice.among([24, 24, 40])  # hours from guess to guess
    hours, guesses = dice.between(1, 200), []
    for i in range(count)[::-1]:
        wide = first + (last - first) * i // count
        if tied:
            actual = dice.among([60, 300, 600])
            tenths = dice.between(-wide, wide) // 10
            guess = max(10, actual + tenths * actual // 10), actual
        else:
            actual = usual * dice.between(85, 115) // 100
            guess = guess_with(dice, actual, percent, wide)
        guesses.append((hours, *guess))
        hours += dice.between(1, longest)
    return guesses[::-1]


def hard_to_tell(dice: Dice) -> list[Timed]:
    while True:
        guesses = drawn(dice)
        seen = trend(window(guesses))
        if seen and 5 < seen.rise < 30 and 2.3 < seen.z < 3.3:
            return guesses


def growing(dice: Dice) -> list[Timed]:
    while True:
        guesses = drawn(dice)
        if verdict(trend(window(guesses)), trend(window(guesses, WEEK))) == "growing":
            return guesses


def rows() -> list[str]:
    dice = Dice("trends")
    drawn_ones = drawn_rows(dice, 34, drawn, row) + drawn_rows(dice, 14, hard_to_tell, row)
    drawn_ones += drawn_rows(dice, 6, growing, row)
    for word in ("growing", "steady", "none"):
        assert sum(line.endswith(word) for line in drawn_ones) >= 6, word
    return unique(of_one_window() + of_two_windows() + drawn_ones)


TABLES = [Table("trends", """
One task's guesses in order, the last 90 days and some before, and its trend now and a week ago:
hours before now at which it was finished:estimate (s):actual (s), comma-separated;
how many of them count now (60 at most);
Kendall's z, rise from half to half, mean accuracy (- - - with fewer than 10);
z and rise of the window as it was 7 days before now (- - with fewer than 10 then);
growing (by itself), steady or none.
""", rows())]
