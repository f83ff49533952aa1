"""Product page, "Words": tilt and wobble, winsorized at 3 MAD, and the task's own spread."""

from math import isclose, log, sqrt

import numpy as np

from guesses import Guess, clipped, drawn_rows, e, guess_with, listed, number, tilt_of
from table import Dice, Table, unique


def spread(guesses: list[Guess]) -> float:
    return tilt_of([log(max(actual, 1)) for _, actual in guesses]).wobble


def row(guesses: list[Guess]) -> str:
    values = [e(guess) for guess in guesses]
    seen = tilt_of(values)
    mean_square = float(np.mean(clipped(values) ** 2))
    columns = (seen.tilt, seen.wobble, seen.standard_error, spread(guesses), mean_square)
    return " ".join([listed(guesses), str(seen.n), *map(number, columns)])


def by_hand(guesses: list[Guess], tilt: float, wobble: float, own_spread: float = 0) -> str:
    seen = tilt_of([e(guess) for guess in guesses])
    for value, expected in [
        (seen.tilt, tilt), (seen.wobble, wobble), (spread(guesses), own_spread)
    ]:
        assert isclose(value, expected, rel_tol=1e-12, abs_tol=1e-12), (guesses, value, expected)
    return row(guesses)


def deviation(*values: float) -> float:
    return float(np.std(values))


def hand_made() -> list[str]:
    two, three = log(2), log(3)
    return [
        # One guess: it has a tilt, and no error of it.
        by_hand([(600, 600)], 0, 0),
        by_hand([(1200, 600)], two, 0),
        by_hand([(200, 600)], -three, 0),
        by_hand([(600, 600)] * 9, 0, 0),
        by_hand([(1200, 600)] * 2, two, 0),
        # Long and short by the same factor.
        by_hand([(1200, 600), (300, 600)], 0, two),
        by_hand([(600, 600), (1200, 600)], two / 2, two / 2),
        # Half of 100 s and half of an hour are one e, though not one spread.
        by_hand([(50, 100), (100, 200)], -two, 0, two / 2),
        by_hand([(50, 100), (100, 200), (200, 400), (400, 800), (1600, 1600)],
                -two * 4 / 5, two * 2 / 5, two * deviation(0, 1, 2, 3, 4)),
        # Less than a second counts as one.
        by_hand([(20, 0)], log(20), 0),
        by_hand([(20, 1), (20, 0)], log(20), 0),
        by_hand([(0, 20), (1, 20)], -log(20), 0),
        by_hand([(0, 0)] * 3, 0, 0),
        # More than half are equal: d = 0, nothing is clipped, however far away.
        by_hand([(600, 600)] * 3 + [(9600, 600)], two, sqrt(3) * two),
        by_hand([(600, 600), (1200, 600), (1200, 600), (1200, 600), (10_800, 600)],
                log(2**3 * 18) / 5, deviation(0, two, two, two, log(18))),
        # Half of them are equal: d is half the way to the next, and the far one comes near.
        by_hand([(600, 600)] * 2 + [(1200, 600), (9600, 600)],
                two * 3 / 4, two * deviation(0, 0, 1, 2)),
        # -1, 0, 1, 2 and 5 in powers of two: the median is 1, d is 1, the last becomes 4.
        by_hand([(300, 600), (600, 600), (1200, 600), (2400, 600), (10_240, 320)],
                two * 6 / 5, two * deviation(-1, 0, 1, 2, 4), deviation(log(320), *[log(600)] * 4)),
        # The same the other way.
        by_hand([(1200, 600), (600, 600), (300, 600), (150, 600), (20, 640)],
                -two * 6 / 5, two * deviation(-1, 0, 1, 2, 4),
                deviation(log(640), *[log(600)] * 4)),
        # The median of an even number, 0.5; d is 1 and nothing beyond 3.5.
        by_hand([(300, 600), (600, 600), (1200, 600), (2400, 600)],
                two / 2, two * deviation(-1, 0, 1, 2)),
        # Both ends beyond: -8 and 8 become -3 and 3.
        by_hand([(10, 2560), (300, 600), (600, 600), (1200, 600), (2560, 10)], 0, 2 * two,
                deviation(log(2560), log(10), *[log(600)] * 3)),
        # The spread is clipped as well: 0, 1, 2, 3 and 9 in powers of two.
        by_hand([(20, 20), (40, 40), (80, 80), (160, 160), (10_240, 10_240)], 0, 0,
                two * deviation(0, 1, 2, 3, 5)),
    ]


def drawn(dice: Dice) -> list[Guess]:
    percent, wide = dice.among([70, 85, 100, 115, 140]), dice.among([5, 20, 45, 90])
    usual, own = dice.duration(3600) + 20, dice.among([5, 30, 70])
    guesses = []
    for _ in range(dice.between(2, 35)):
        actual = usual * dice.between(100 - own, 100 + own) // 100
        far = dice.percent(8)
        guess = (dice.guess_for(actual), actual) if far else guess_with(dice, actual, percent, wide)
        guesses.append(guess)
    return guesses


def rows() -> list[str]:
    return unique(hand_made() + drawn_rows(Dice("tilts"), 45, drawn, row))


TABLES = [Table("goldenTilts", """
Guesses, and their tilt, wobble and spread:
estimate (s):actual (s), comma-separated; how many;
tilt, wobble, standard error of the tilt (- for one guess), the task's own spread,
mean of e squared, e clipped as for tilt and wobble.
""", rows())]
