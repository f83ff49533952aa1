"""Product page, "Insights", the mirror: does she feel how one day of a task differs from another?"""

from math import isclose, log, sqrt

import numpy as np
from scipy import stats

from guesses import Guess, drawn_rows, guess_with, listed, number, over
from table import Dice, Table, unique

LEAST = 11


def line(guesses: list[Guess]) -> tuple[float, float] | None:
    """Slope of ln guess on ln actual and its standard error; scipy says whether it is the same."""
    if len(guesses) < LEAST:
        return None
    estimates, actuals = (np.log([max(guess[i], 1) for guess in guesses]) for i in (0, 1))
    if len(set(actuals)) == 1:
        return None
    if len(set(estimates)) == 1:
        return 0.0, 0.0
    found = stats.linregress(actuals, estimates)
    away = actuals - np.mean(actuals)
    slope = float((away * (estimates - np.mean(estimates))).sum() / (away**2).sum())
    rest = float((((estimates - np.mean(estimates)) - slope * away) ** 2).sum())
    error = sqrt(rest / (len(guesses) - 2) / float((away**2).sum()))
    assert isclose(found.slope, slope, rel_tol=1e-9, abs_tol=1e-12), (found, slope)
    assert isclose(found.stderr, error, rel_tol=1e-6, abs_tol=1e-7), (found, error)
    return slope, error


def is_felt(guesses: list[Guess]) -> str:
    found = line(guesses)
    if found is None:
        return "none"
    slope, error = found
    if error < 1e-9:
        return "felt" if slope > 1e-6 else "no"
    return "felt" if over(slope, 2.5 * error) else "no"


def row(guesses: list[Guess]) -> str:
    found = line(guesses) or (None, None)
    columns = [None if value is None else (0.0 if abs(value) < 1e-9 else value) for value in found]
    return " ".join([listed(guesses), *map(number, columns), is_felt(guesses)])


def by_hand(guesses: list[Guess], expected: str) -> str:
    assert is_felt(guesses) == expected, (guesses, line(guesses))
    return row(guesses)


def hand_made() -> list[str]:
    twelve = [300, 420, 610, 480, 350, 720, 530, 390, 660, 450, 580, 510]
    return [
        by_hand([(actual, actual) for actual in twelve], "felt"),
        # Half of it, and always too long.
        by_hand([(2 * actual, actual) for actual in twelve], "felt"),
        by_hand([(10 * round(2.5 * sqrt(actual)), actual) for actual in twelve], "felt"),
        # Eleven say something, ten do not.
        by_hand([(actual, actual) for actual in twelve[:11]], "felt"),
        by_hand([(actual, actual) for actual in twelve[:10]], "none"),
        # Who always says the same has no slope, however many there are.
        by_hand([(500, actual) for actual in twelve], "no"),
        by_hand([(420, actual) for actual in twelve * 4], "no"),
        # The other way round is no feat.
        by_hand([(1000 - actual, actual) for actual in twelve], "no"),
        # It always takes the same: there is nothing to feel.
        by_hand([(estimate, 600) for estimate in twelve], "none"),
        by_hand([(600, 600)] * 20, "none"),
        # Noise that has nothing to do with the day.
        by_hand(list(zip(twelve[5:] + twelve[:5], twelve)), "no"),
        # Of less than a second as of one.
        by_hand([(0, 0), *[(actual, actual) for actual in twelve]], "felt"),
    ]


def drawn(dice: Dice) -> list[Guess]:
    """Of some days a part is felt, none, or all."""
    felt, wide = dice.among([0, 0, 25, 50, 100]), dice.among([5, 15, 30, 60])
    usual, own = dice.duration(3600) + 60, dice.among([10, 30, 60])
    guesses = []
    for _ in range(dice.between(8, 50)):
        actual = usual * dice.between(100 - own, 100 + own) // 100
        middle = (actual * felt + usual * (100 - felt)) // 100
        estimate, _ = guess_with(dice, middle, 100, wide)
        guesses.append((estimate, actual))
    return guesses


def rows() -> list[str]:
    drawn_ones = drawn_rows(Dice("day senses"), 50, drawn, row)
    felt = sum(line.endswith(" felt") for line in drawn_ones)
    assert 10 <= felt <= 40, felt
    return unique(hand_made() + drawn_ones)


TABLES = [Table("day-senses", """
Guesses, and whether the day is felt:
estimate (s):actual (s), comma-separated;
slope of ln guess on ln actual and its standard error, or - - (too few, or it always took the same);
felt, no, or none.
""", rows())]
