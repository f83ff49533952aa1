"""Product page, "Words" and the mirror: tilt and wobble, the task's own spread, what is hers."""

from math import isclose, log, sqrt

import numpy as np

from guesses import Guess, TooNear, clipped, drawn_rows, e, guess_with, listed, number, tilt_of
from table import Dice, Table, unique


def spread(guesses: list[Guess]) -> float:
    """The wobble of always guessing the median."""
    actuals = [actual for _, actual in guesses]
    middle = float(np.median(actuals))
    return tilt_of([e((middle, actual)) for actual in actuals]).wobble


def hers(wobble: float, own_spread: float) -> float:
    left = wobble**2 - own_spread**2
    if 0 < abs(left) < 1e-3 * wobble**2:
        raise TooNear(f"{wobble} and {own_spread}: their difference has lost its digits")
    return sqrt(max(0, left))


def row(guesses: list[Guess]) -> str:
    values = [e(guess) for guess in guesses]
    seen = tilt_of(values)
    own, mean_square = spread(guesses), float(np.mean(clipped(values) ** 2))
    columns = (
        seen.tilt, seen.wobble, seen.standard_error, own, mean_square, hers(seen.wobble, own))
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
    far = 0.75 * (two + log(9))  # 3.75 x the mean distance of 0, 1, 1, 1 and log 18 / two
    second = log(61 / 60)
    odd = lambda value: 3.75 * value / 12  # one that is alone among eleven zeros
    medians = deviation(*[log(300 / actual) for actual in (200, 300, 450, 600, 240)])
    seconds = deviation(*[log((90 - actual) / 60) for actual in (10, 20, 30, 40, 50)])
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
        by_hand([(50, 100), (1800, 3600)], -two, 0, log(36) / 2),
        # Under a minute the miss is held against the minute: 10 s of 20 are a sixth, either way.
        by_hand([(10, 20), (30, 20)], log(35 / 36) / 2, log(7 / 5) / 2),
        # ... and a second around the minute the first of three is clipped.
        by_hand([(10, 59), (10, 60), (10, 61)], -log(6) + second * 2 / 3,
                second * deviation(3, 0, -1), second * deviation(1, 0, -1)),
        # Nothing at all, guessed or measured: e stays finite.
        by_hand([(20, 0)], log(4 / 3), 0),
        by_hand([(20, 1), (20, 0)], log(80 * 79 / 3600) / 2, log(80 / 79) / 2,
                log(60.5 / 59.5) / 2),
        by_hand([(0, 20)], -log(3 / 2), 0),
        by_hand([(0, 59)], -log(60), 0),
        by_hand([(0, 60), (1, 60)], -log(60), 0),
        by_hand([(0, 600)], -log(600), 0),
        by_hand([(0, 0)] * 3, 0, 0),
        # More than half are equal: 1.25 x the mean distance takes the place of the MAD. Here that
        # is 1.25 in powers of two, and 4 becomes 3.75.
        by_hand([(600, 600)] * 3 + [(9600, 600)],
                two * 3.75 / 4, two * deviation(0, 0, 0, 3.75)),
        by_hand([(600, 600), (1200, 600), (1200, 600), (1200, 600), (10_800, 600)],
                (4 * two + far) / 5, deviation(0, two, two, two, two + far)),
        by_hand([(50, 100), (100, 200), (200, 400), (400, 800), (1600, 1600)],
                -two * 4.25 / 5, two * deviation(0, 0, 0, 0, 0.75),
                two * deviation(0, 1, 2, 3, 4)),
        # One odd day decides nothing: one of 0 s after eleven of 100 s.
        by_hand([(100, 100)] * 11 + [(60, 0)], odd(two) / 12,
                deviation(*[0] * 11, odd(two)), deviation(*[0] * 11, odd(log(8 / 3)))),
        # Half of them are equal: the MAD is half the way to the next, and the far one comes near.
        by_hand([(600, 600)] * 2 + [(1200, 600), (9600, 600)],
                two * 3 / 4, two * deviation(0, 0, 1, 2)),
        # -1, 0, 1, 2 and 5 in powers of two: the median is 1, the MAD is 1, the last becomes 4.
        by_hand([(300, 600), (600, 600), (1200, 600), (2400, 600), (10_240, 320)],
                two * 6 / 5, two * deviation(-1, 0, 1, 2, 4),
                deviation(*[0] * 4, 0.75 * log(600 / 320))),
        # The same the other way.
        by_hand([(1200, 600), (600, 600), (300, 600), (150, 600), (20, 640)],
                -two * 6 / 5, two * deviation(-1, 0, 1, 2, 4),
                deviation(*[0] * 4, 0.75 * log(640 / 600))),
        # The median of an even number, 0.5; the MAD is 1 and nothing beyond 3.5.
        by_hand([(300, 600), (600, 600), (1200, 600), (2400, 600)],
                two / 2, two * deviation(-1, 0, 1, 2)),
        # Both ends beyond: -7 and 7 become -3 and 3.
        by_hand([(80, 10_240), (300, 600), (600, 600), (1200, 600), (10_240, 80)], 0, 2 * two,
                deviation(log(600 / 10_240), 0, 0, 0, log(600 / 80))),
        # The spread is clipped as well: 2, 1, 0, -1 and -7 in powers of two. All is felt.
        by_hand([(80, 80), (160, 160), (320, 320), (640, 640), (40_960, 40_960)], 0, 0,
                two * deviation(2, 1, 0, -1, -3)),
        # ... and it is held against the minute, too: 0, 30 and 60 s around 30.
        by_hand([(0, 0), (30, 30), (60, 60)], 0, 0, deviation(log(3 / 2), 0, -two)),
        # Who always guesses the median has no wobble of her own, odd or even how many.
        by_hand([(300, actual) for actual in (200, 300, 450, 600, 240)],
                log(300**4 / (200 * 450 * 600 * 240)) / 5, medians, medians),
        by_hand([(300, 200), (300, 400)], log(9 / 8) / 2, two / 2, two / 2),
        by_hand([(30, actual) for actual in (10, 20, 30, 40, 50)],
                log(8 * 7 * 5 * 4 / 6**4) / 5, seconds, seconds),
        # Twice as far as the task itself: the root of 8/3 - 2/3 is hers.
        by_hand([(1200, 300), (600, 600), (300, 1200)], 0, two * sqrt(8 / 3), two * sqrt(2 / 3)),
        # Nearer than the task differs: nothing is hers.
        by_hand([(500, 300), (600, 600), (700, 1200)], log(35 / 36) / 3,
                deviation(log(5 / 3), 0, log(7 / 12)), two * sqrt(2 / 3)),
    ]


def drawn(dice: Dice) -> list[Guess]:
    """In half of the rows she feels how a day differs, in the others she knows what is usual."""
    percent, wide = dice.among([70, 85, 100, 115, 140]), dice.among([5, 20, 45, 90])
    usual, own = dice.duration(3600) + 20, dice.among([5, 30, 70])
    feels, guesses = dice.percent(50), []
    for _ in range(dice.between(2, 35)):
        actual = usual * dice.between(100 - own, 100 + own) // 100
        estimate, _ = guess_with(dice, actual if feels else usual, percent, wide)
        far = dice.percent(8)
        guesses.append((dice.guess_for(actual) if far else estimate, actual))
    return guesses


def rows() -> list[str]:
    drawn_ones = drawn_rows(Dice("tilts"), 45, drawn, row)
    silent = sum(line.endswith(" 0.0") for line in drawn_ones)
    assert 10 <= silent <= 30, silent
    return unique(hand_made() + drawn_ones)


TABLES = [Table("tilts", """
Guesses, and their tilt, wobble and spread:
estimate (s):actual (s), comma-separated; how many;
tilt, wobble, standard error of the tilt (- for one guess), the task's own spread,
mean of e squared, e clipped as for tilt and wobble; what of the wobble is hers.
""", rows())]
