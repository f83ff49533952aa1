"""Product page, "Insights": the best time of day, on accuracy minus the task's mean."""

from math import isclose, sqrt

import numpy as np
from scipy import stats

from guesses import (
    accuracy, at_least, drawn_rows, exact_in_binary, guess_with, mean_accuracy, number,
)
from table import Dice, Table, unique

Timed = tuple[str, int, int, int]  # task, hour and minute as one number, estimate, actual
PARTS = {"morning": (5, 11), "afternoon": (11, 16), "evening": (16, 21), "night": (21, 29)}
LEAST = 15


def part_of(time: int) -> str:
    hour = time // 100
    held = [
        part for part, (first, end) in PARTS.items()
        if first <= hour < end or first <= hour + 24 < end
    ]
    assert len(held) == 1, time
    return held[0]


def residuals(guesses: list[Timed]) -> list[float]:
    tasks = {task for task, *_ in guesses}
    means = {
        task: mean_accuracy([guess[2:] for guess in guesses if guess[0] == task]) for task in tasks
    }
    return [accuracy(guess[2:]) - means[guess[0]] for guess in guesses]


def standard_error(inside: np.ndarray, outside: np.ndarray) -> float:
    variances = np.var(inside, ddof=1), np.var(outside, ddof=1)
    error = sqrt(variances[0] / len(inside) + variances[1] / len(outside))
    if min(variances) > 0:
        welch = stats.ttest_ind(inside, outside, equal_var=False).statistic
        assert isclose(welch * error, inside.mean() - outside.mean(), rel_tol=1e-9, abs_tol=1e-9)
    return error


def compared(guesses: list[Timed]) -> list[tuple[float, float, str]]:
    """Difference, standard error and name of every part with enough guesses in it and outside."""
    left = np.array(residuals(guesses))
    parts = np.array([part_of(guess[1]) for guess in guesses])
    found = []
    for part in PARTS:
        inside, outside = left[parts == part], left[parts != part]
        if min(len(inside), len(outside)) >= LEAST:
            difference = float(inside.mean() - outside.mean())
            found.append((difference, standard_error(inside, outside), part))
    return found


def best_part(guesses: list[Timed]) -> tuple[str, float | None, float | None]:
    shown = [
        (difference, error, part) for difference, error, part in compared(guesses)
        if at_least(difference, 5) and at_least(difference, 2.4 * error)
    ]
    if not shown:
        return "none", None, None
    difference, error, part = max(shown)
    assert [other[0] for other in shown].count(difference) == 1, shown
    return part, difference, error


def row(guesses: list[Timed]) -> str:
    written = (f"{task}:{time:04}:{guess}:{actual}" for task, time, guess, actual in guesses)
    part, difference, error = best_part(guesses)
    return f"{','.join(written)} {part} {number(difference)} {number(error)}"


def scoring_64ths(task: str, time: int, parts: list[int]) -> list[Timed]:
    """Guesses whose accuracy is so many 64ths of 100: exact in binary."""
    return [(task, time, 192 + 3 * (64 - part), 192) for part in parts]


def by_hand(guesses: list[Timed], part: str, difference: float | None = None) -> str:
    with exact_in_binary():
        seen = best_part(guesses)
        assert seen[:2] == (part, difference), seen
        return row(guesses)


def hand_made() -> list[str]:
    good, poor = [48] * 16, [32] * 16  # 75 and 50
    at = lambda time, parts, task="a": scoring_64ths(task, time, parts)
    five = [36] * 16 + [32] * 4  # a mean of 55
    return [
        # Both sides of every border, one minute apart.
        by_hand(at(459, poor) + at(500, good), "morning", 25),
        by_hand(at(1059, good) + at(1100, poor), "morning", 25),
        by_hand(at(1100, good) + at(1059, poor), "afternoon", 25),
        by_hand(at(1559, good) + at(1600, poor), "afternoon", 25),
        by_hand(at(1600, good) + at(1559, poor), "evening", 25),
        by_hand(at(2059, good) + at(2100, poor), "evening", 25),
        by_hand(at(2100, good) + at(2059, poor), "night", 25),
        by_hand(at(459, good) + at(500, poor), "night", 25),
        by_hand(at(2359, good[:8]) + at(0, good[8:]) + at(1200, poor), "night", 25),
        # No difference; one part alone; nothing at all outside.
        by_hand(at(800, poor) + at(1700, poor), "none"),
        by_hand(at(800, good * 2), "none"),
        # 14 are too few, inside and outside.
        by_hand(at(800, good[:14]) + at(1700, poor + [32, 32]), "none"),
        by_hand(at(800, good + [48, 48]) + at(1700, poor[:14]), "none"),
        # 15 and 17; of two parts outside together.
        by_hand(at(800, good[:15]) + at(1300, poor[:9]) + at(1700, poor[:8]), "morning", 25),
        # Exactly 5 points above; one guess a 64th less, and it is under 5.
        by_hand(at(800, five) + at(1700, [32] * 20), "morning", 5),
        by_hand(at(800, five[1:] + [35]) + at(1700, [32] * 20), "none"),
        # Far above and as far spread: 12.5 points with a standard error of 9.1.
        by_hand(at(800, [64, 16] * 8) + at(1700, [48, 0, 48, 32] * 4), "none"),
        # 12.5 points again: 2.43 standard errors, and 2.19.
        by_hand(at(800, [49, 31] * 8) + at(1700, [41, 23] * 8), "morning", 12.5),
        by_hand(at(800, [50, 30] * 8) + at(1700, [42, 22] * 8), "none"),
        # The easy task is done in the morning, the hard one in the evening: no time of day.
        by_hand(at(800, good, "a") + at(1700, poor, "b"), "none"),
        # Better in the morning at both, though the morning sees the harder one more often.
        by_hand(at(800, [40] * 12, "b") + at(800, [64] * 4, "a")
                + at(1700, [32] * 4, "b") + at(1700, [56] * 12, "a"), "morning", 9.375),
        # Morning and evening are both above the rest: the larger difference.
        by_hand(at(800, [48] * 16) + at(1300, [16] * 16) + at(1700, [56] * 16), "evening", 37.5),
    ]


def drawn(dice: Dice) -> list[Timed]:
    """One to three tasks, two to four parts of the day, one of them with a smaller wobble."""
    tasks = [(task, 60 + dice.duration(1800), dice.among([80, 100, 120])) for task in "abc"]
    tasks = tasks[:dice.between(1, 3)]
    hours = dice.among([[7, 17], [6, 8, 19], [7, 13, 18], [9, 15, 20, 22], [4, 5, 14], [12, 23, 1]])
    best, wide = dice.among(hours), dice.among([30, 60, 90])
    gain = dice.among([0, 30, 50, 55])
    guesses = []
    for _ in range(dice.between(34, 100)):
        hour = dice.among(hours)
        task, usual, percent = dice.among(tasks)
        actual = usual * dice.between(85, 115) // 100
        spread = wide - wide * gain // 60 if hour == best else wide
        towards = 100 + (percent - 100) * spread // wide
        time = 100 * hour + dice.between(0, 59)
        guesses.append((task, time, *guess_with(dice, actual, towards, spread)))
    return guesses


def hard_to_tell(dice: Dice) -> list[Timed]:
    while True:
        guesses = drawn(dice)
        if any(d >= 5 and 2 * error < d < 3 * error for d, error, _ in compared(guesses)):
            return guesses


def rows() -> list[str]:
    dice = Dice("day parts")
    drawn_ones = drawn_rows(dice, 18, drawn, row) + drawn_rows(dice, 14, hard_to_tell, row)
    silent = sum(" none " in line for line in drawn_ones)
    assert 8 <= silent <= 24, silent
    return unique(hand_made() + drawn_ones)


TABLES = [Table("goldenDayParts", """
The window of all tasks in order, and the best time of day:
task:local time of Done (hhmm):estimate (s):actual (s), comma-separated;
morning (5 to 11), afternoon (to 16), evening (to 21), night (to 5), or none;
points above the rest and their standard error, or - -.
""", rows())]
