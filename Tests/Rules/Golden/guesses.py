"""What the insights, the difficulty and the weekly reflection share.

A guess is estimate and actual in whole seconds. Accuracy here is 0 to 100 and unrounded; e, tilt
and wobble are the page's ("Words"). These numbers are floats, so this also holds how a float is
written and how near to a threshold it may lie.
"""

from contextlib import contextmanager
from dataclasses import dataclass
from math import isclose, isfinite, log, sqrt

import numpy as np
from scipy import stats

import formulas
from table import Dice

Guess = tuple[int, int]  # estimate, actual


def accuracy(guess: Guess) -> float:
    return float(100 * formulas.accuracy(formulas.relative_error(*guess)))


def mean_accuracy(guesses: list[Guess]) -> float | None:
    return float(np.mean([accuracy(guess) for guess in guesses])) if guesses else None


def e(guess: tuple[float, int]) -> float:
    """Kept finite where nothing was guessed for a minute or more: by a second of what is left."""
    estimate, actual = guess
    yardstick = formulas.yardstick(actual)
    # NB: of the quotient: 300 of 600 and 150 of 300 have to be the same number to the last digit.
    return log(max(estimate - actual + yardstick, 1) / yardstick)


def clipped(values) -> np.ndarray:
    """To 3 MAD around the median; where more than half are equal that would be the median alone."""
    values = np.array(values)
    middle = np.median(values)
    away = stats.median_abs_deviation(values, scale=1.0)
    most_are_equal = 2 * np.count_nonzero(values == middle) > len(values)
    assert most_are_equal == (away == 0), values
    if most_are_equal:
        away = 1.25 * np.mean(np.abs(values - middle))
    assert away == 0 or away > 1e-9, "too near to values that are all equal"
    return np.clip(values, middle - 3 * away, middle + 3 * away)


@dataclass(frozen=True)
class Tilt:
    n: int
    tilt: float
    wobble: float

    @property
    def standard_error(self) -> float | None:
        return self.wobble / sqrt(self.n - 1) if self.n > 1 else None


def tilt_of(values) -> Tilt:
    kept = clipped(values)
    tilt, wobble = float(np.mean(kept)), float(np.std(kept))
    assert isclose(np.mean(kept**2), tilt**2 + wobble**2, rel_tol=1e-11, abs_tol=1e-15)
    return Tilt(len(values), tilt, wobble)


class TooNear(Exception):
    """A machine that rounds differently could see this number on the other side."""


_exact = False


@contextmanager
def exact_in_binary():
    """For rows whose numbers no machine has to round: they may lie on a threshold."""
    global _exact
    _exact = True
    try:
        yield
    finally:
        _exact = False


def _settled(value: float, threshold: float) -> None:
    on_it = _exact and value == threshold
    if abs(value - threshold) < 1e-9 and not on_it:
        raise TooNear(f"{value} and {threshold}")


def over(value: float, threshold: float) -> bool:
    _settled(value, threshold)
    return value > threshold


def at_least(value: float, threshold: float) -> bool:
    _settled(value, threshold)
    return value >= threshold


def number(value: float | None) -> str:
    """12 digits, with a point or an exponent, by which a float is told from a whole number."""
    if value is None:
        return "-"
    assert isfinite(value)
    if abs(value) < 1e-12:
        return "0.0"
    if abs(value) < 1e-3:
        raise TooNear(f"{value}: what is left of larger numbers has fewer than 12 digits")
    text = f"{value:.12g}"
    return text if "." in text or "e" in text else text + ".0"


def listed(guesses: list[Guess]) -> str:
    return ",".join(f"{estimate}:{actual}" for estimate, actual in guesses)


def drawn_rows(dice: Dice, count: int, draw, row) -> list[str]:
    """Draws again what lies too near a threshold."""
    rows = []
    while len(rows) < count:
        try:
            rows.append(row(draw(dice)))
        except TooNear:
            pass
    return rows


def around(dice: Dice, middle: int, spread: int) -> int:
    """Two dice: near the middle more often than far from it."""
    return middle + (dice.between(-spread, spread) + dice.between(-spread, spread)) // 2


def guess_with(dice: Dice, actual: int, percent: int, spread: int) -> Guess:
    """An estimate around so many percent of the actual time, as the dial can show it."""
    return min(10_800, max(10, actual * around(dice, percent, spread) // 100)), actual
