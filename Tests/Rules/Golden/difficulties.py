"""Product page, "Difficulty": up by one when the player is ready for it, never down."""

from dataclasses import dataclass

import numpy as np
from scipy import stats

from guesses import TooNear, accuracy, at_least, drawn_rows, exact_in_binary, guess_with, number
from table import Dice, Table, unique

Played = tuple[int, int, int]  # local day, estimate, actual
THRESHOLDS = [40, 60, 80]
FIRST_STEP, NEXT_STEP = 12, 15  # local days
LAST, LEAST, SLOPE_OVER = 24, 12, 12


@dataclass(frozen=True)
class Moment:
    """What the rule looks at after a guess."""

    level: int
    ema: float
    accuracies: list[float]
    days: int  # with the task since the last step

    def gates(self) -> dict[str, bool]:
        threshold, last = THRESHOLDS[self.level], self.accuracies[-LAST:]
        enough = len(last) >= LEAST
        return {
            "days": self.days >= (NEXT_STEP if self.level else FIRST_STEP),
            "ema": at_least(self.ema, threshold),
            "mean": enough and at_least(float(np.mean(last)), threshold),
            "slope": enough and is_not_negative(self.accuracies[-SLOPE_OVER:]),
        }


def is_not_negative(last: list[float]) -> bool:
    if len(set(last)) == 1:
        # NB: only those whose sum and mean no machine has to round, so that none sees them fall.
        if not (last[0] * 16 / 100).is_integer():
            raise TooNear("all alike, and not exact")
        return True
    return at_least(stats.linregress(range(len(last)), last).slope, 0)


def moments(guesses: list[Played]) -> list[tuple[Moment, bool]]:
    """Before each step or stay; and whether it was a step."""
    lived, level, ema, accuracies = [], 0, None, []
    counted, before = set(), set()  # days since the last step, days until then
    for day, *guess in guesses:
        accuracies.append(accuracy(tuple(guess)))
        ema = accuracies[-1] if ema is None else 0.3 * accuracies[-1] + 0.7 * ema
        counted |= {day} - before
        moment = Moment(level, ema, accuracies[:], len(counted))
        steps = level < len(THRESHOLDS) and all(moment.gates().values())
        lived.append((moment, steps))
        if steps:
            level, before, counted = level + 1, before | counted, set()
    return lived


def levels(guesses: list[Played]) -> str:
    return "".join(str(moment.level + steps) for moment, steps in moments(guesses))


def row(guesses: list[Played]) -> str:
    written = ",".join(f"{day}:{estimate}:{actual}" for day, estimate, actual in guesses)
    return f"{written} {levels(guesses)} {number(moments(guesses)[-1][0].ema)}"


def blocked_by(guesses: list[Played]) -> set[str]:
    moment = moments(guesses)[-1][0]
    return {name for name, is_open in moment.gates().items() if not is_open}


def one_a_day(accuracies: list[float]) -> list[Played]:
    """Of 1600 s: multiples of 6.25 are exact in binary."""
    guesses = [(i, round(3200 - 16 * each), 1600) for i, each in enumerate(accuracies, start=1)]
    assert [accuracy(guess) for _, *guess in guesses] == accuracies
    return guesses


def by_hand(guesses: list[Played], expected: str, blocked: str | None = None) -> str:
    with exact_in_binary():
        assert levels(guesses) == expected, levels(guesses)
        assert blocked is None or blocked_by(guesses) == {blocked}, blocked_by(guesses)
        return row(guesses)


def gates_alone() -> list[str]:
    """Each of the four stands in the way, while the other three are open."""
    rising = [50 + i for i in range(12)]
    return [
        # The twelfth guess comes on the eleventh day.
        by_hand([(min(i, 11), *guess) for i, *guess in one_a_day(rising)], "0" * 12, "days"),
        # The last three are far off: the mean of all bears it, the EMA does not.
        by_hand(one_a_day([0] * 4 + [100] * 5 + [0] * 3), "0" * 12, "ema"),
        # A poor beginning: the EMA has forgotten it, the mean has not.
        by_hand(one_a_day([0] * 8 + [75] * 6), "0" * 14, "mean"),
        # Good enough, and getting worse; by a hair, too.
        by_hand(one_a_day(rising[::-1]), "0" * 12, "slope"),
        by_hand(one_a_day([51, 50] * 6), "0" * 12, "slope"),
    ]


def hand_made() -> list[str]:
    perfect = one_a_day([100] * 45)
    step_at = lambda *guesses: "".join(str(sum(n >= g for g in guesses)) for n in range(1, 46))
    return [
        by_hand(one_a_day([100]), "0"),
        by_hand(one_a_day([100] * 11), "0" * 11),
        # Perfect from the first on: 12 days, then 15, then 15.
        by_hand(perfect, step_at(12, 27, 42)),
        # Two guesses a day: the step comes with the first guess of the twelfth day, and the second
        # one of that day still belongs to the time before.
        by_hand([(i, 1000, 1000) for i in range(1, 43) for _ in (0, 1)],
                "0" * 22 + "1" * 30 + "2" * 30 + "33"),
        # Three guesses on the twelfth, then fifteen days.
        by_hand(perfect[:11] + [(12, 1000, 1000)] * 3 + [(i, 1000, 1000) for i in range(13, 28)],
                "0" * 11 + "1" * 17 + "2"),
        # All on one day, or on eleven: nobody becomes a master in an afternoon.
        by_hand([(1, 1000, 1000)] * 60, "0" * 60, "days"),
        by_hand([(1 + i // 10, 1000, 1000) for i in range(110)], "0" * 110, "days"),
        by_hand([(1 + i // 10, 1000, 1000) for i in range(119)], "0" * 110 + "1" * 9),
        # Only days with the task count, however far apart: a day a week.
        by_hand([(7 * i, 1000, 1000) for i in range(1, 28)], "0" * 11 + "1" * 15 + "2"),
        # Over the date line a day comes twice, and is one day.
        by_hand([(i, 1000, 1000) for i in (1, 2, 3, 4, 5, 6, 7, 6, 7, 8, 9, 10, 11, 12)],
                "0" * 13 + "1"),
        # ... also when a step was made in between: the twelfth day is none of the next fifteen.
        by_hand([(i, 1000, 1000) for i in (*range(1, 13), 11, 12, *range(13, 29))],
                "0" * 11 + "1" * 17 + "22"),
        # Always 31.25: nothing. Always 50: one step. Always 75: two.
        by_hand(one_a_day([31.25] * 60), "0" * 60),
        by_hand(one_a_day([50] * 60), "0" * 11 + "1" * 49),
        by_hand(one_a_day([75] * 60), "0" * 11 + "1" * 15 + "2" * 34),
        # Up and down evenly: a slope of exactly 0 is not negative.
        by_hand(one_a_day([50, 100, 100, 50] * 3), "0" * 11 + "1"),
        # The mean is exactly 40 with the fifteenth guess.
        by_hand(one_a_day([0] * 4 + [50] * 10 + [100]), "0" * 14 + "1"),
        by_hand(one_a_day([0] * 4 + [50] * 10 + [99]), "0" * 15, "mean"),
        # 25 guesses: the first one, a zero, is no longer among the last 24.
        by_hand(one_a_day([0] * 12 + [75] * 12), "0" * 24, "mean"),
        by_hand(one_a_day([0] * 12 + [75] * 13), "0" * 24 + "1"),
        by_hand(one_a_day([0] * 11 + [75] * 13), "0" * 23 + "1"),
        # Never down: after mastering come bad days.
        by_hand(perfect + [(46 + i, 3000, 1000) for i in range(30)],
                step_at(12, 27, 42) + "3" * 30),
        # One step a time: a leap from 43.75 to 100 is no leap to mastering.
        by_hand(one_a_day([43.75] * 20 + [100] * 40),
                "0" * 11 + "1" * 15 + "2" * 15 + "3" * 19),
    ]


def drawn(dice: Dice) -> list[Played]:
    """A wobble and a tilt that shrink from a beginner's to an expert's; a bad day now and then."""
    wide = dice.among([
        (150, 10), (120, 20), (100, 5), (90, 30), (60, 60), (120, 90), (40, 8), (160, 150)])
    off = dice.among([(0, 0), (40, 0), (60, 10), (-40, 0), (-20, -20), (70, 60)])
    count, usual = dice.among([14, 30, 60, 90, 120]), dice.duration(1800) + 120
    again, bad_days = dice.among([0, 10, 35]), dice.among([0, 0, 15])
    day, guesses = 1, []
    for i in range(count):
        of = lambda pair: pair[0] + (pair[1] - pair[0]) * i // count
        spread = of(wide) * (3 if dice.percent(bad_days) else 1)
        actual = usual * dice.between(80, 120) // 100
        guesses.append((day, *guess_with(dice, actual, 100 + of(off), spread)))
        day += 0 if dice.percent(again) else dice.among([1, 1, 1, 3])
    return guesses


def rows() -> list[str]:
    drawn_ones = drawn_rows(Dice("difficulties"), 40, drawn, row)
    reached = [line.split()[1][-1] for line in drawn_ones]
    assert min(reached.count(level) for level in "0123") >= 3, reached
    return unique(gates_alone() + hand_made() + drawn_ones)


TABLES = [Table("difficulties", """
One task's honest guesses outside calibration, in order:
local day (a number):estimate (s):actual (s), comma-separated;
as many digits: the level after each (0 learning, 1 practicing, 2 confident, 3 mastering);
EMA of accuracy after the last.
""", rows())]
