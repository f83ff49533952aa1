"""Product page, "Insights": are guesses nearer than the player's earlier times would be?"""

from fractions import Fraction
from math import isclose, sqrt

import numpy as np

from guesses import drawn_rows, guess_with, number, over
from table import Dice, Table, unique

Named = tuple[str, int, int]  # task, estimate, actual
LEAST = 8
LEAST_TIMES = 5


def skill(guesses: list[Named]) -> tuple[float | None, int, str]:
    """Nothing when it is silent; how many guesses have times to compare with; and what is told."""
    hers, memorys, earlier = [], [], {}
    for task, estimate, actual in guesses:
        times = earlier.setdefault(task, [])
        if len(times) >= LEAST_TIMES:
            hers.append(abs(estimate - actual))
            memorys.append(abs(float(np.median(times)) - actual))
        times.append(actual)
    if len(hers) < LEAST or sum(memorys) == 0:
        return None, len(hers), "none"
    return 1 - sum(hers) / float(sum(memorys)), len(hers), told(np.subtract(memorys, hers))


def told(leads) -> str:
    """By how much memory's miss is the larger one, guess by guess: beyond two standard errors."""
    error = float(np.std(leads, ddof=1)) / sqrt(len(leads))
    mean = float(np.mean(leads))
    if error == 0:
        return "closer" if mean > 0 else "further" if mean < 0 else "alike"
    if not over(abs(mean), 2 * error):
        return "alike"
    return "closer" if mean > 0 else "further"


def row(guesses: list[Named]) -> str:
    written = ",".join(f"{task}:{estimate}:{actual}" for task, estimate, actual in guesses)
    value, entered, words = skill(guesses)
    return f"{written} {'none' if value is None else number(value)} {entered} {words}"


def by_hand(guesses: list[Named], expected: Fraction | int | None, entered: int, words="none") -> str:
    value, count, told_of_it = skill(guesses)
    assert count == entered, (guesses, count)
    assert (value is None) == (expected is None), (guesses, value)
    assert value is None or isclose(value, expected, abs_tol=1e-12), (guesses, value)
    assert told_of_it == words, (guesses, told_of_it)
    return row(guesses)


def of_task(task: str, *guesses: tuple[int, int]) -> list[Named]:
    return [(task, *guess) for guess in guesses]


def hand_made() -> list[str]:
    # Memory says 600 from the sixth on: 100 s off each time.
    usual = [(600, 600)] * 5
    swinging = [*usual, *[(550, 500), (650, 700)] * 4]
    one = of_task("a", *swinging)
    return [
        # Thirteen guesses of a task are eight with five earlier times.
        by_hand(of_task("a", (600, 600)), None, 0),
        by_hand(of_task("a", *usual), None, 0),
        by_hand(one[:12], None, 7),
        by_hand(one, Fraction(1, 2), 8, "closer"),
        # The player is always right; the player always says what memory says.
        by_hand(of_task("a", *usual, *[(500, 500), (700, 700)] * 4), 1, 8, "closer"),
        by_hand(of_task("a", *usual, *[(600, 500), (600, 700)] * 4), 0, 8, "alike"),
        # Memory is the better one.
        by_hand(of_task("a", *usual, *[(300, 500), (900, 700)] * 4), 1 - 2, 8, "further"),
        # Always the same time: memory is never off, and there is nothing to divide by.
        by_hand(of_task("a", *[(500, 600)] * 13), None, 8),
        by_hand(of_task("a", *[(600, 600)] * 30), None, 25),
        # One that is closer of eight, two, and three: 1, 1.5 and 2.05 standard errors.
        by_hand(of_task("a", *[(600, 600)] * 12, (650, 700)), Fraction(1, 2), 8, "alike"),
        by_hand(of_task("a", *[(600, 600)] * 11, *[(650, 700)] * 2), Fraction(1, 2), 8, "alike"),
        by_hand(of_task("a", *[(600, 600)] * 10, *[(650, 700)] * 3), Fraction(1, 2), 8, "closer"),
        # ... and the other way.
        by_hand(of_task("a", *[(600, 600)] * 11, *[(500, 700)] * 2), 1 - 2, 8, "alike"),
        by_hand(of_task("a", *[(600, 600)] * 10, *[(500, 700)] * 3), 1 - 2, 8, "further"),
        # The first five are compared with nothing, however far off.
        by_hand(of_task("a", *[(10_800, 600)] * 5, *swinging[5:]), Fraction(1, 2), 8, "closer"),
        # Each task has its own memory, and its own first five.
        by_hand([named for pair in zip(one, of_task("b", *swinging)) for named in pair],
                Fraction(1, 2), 16, "closer"),
        by_hand(one[:12] + of_task("b", *[(60, 60)] * 5), None, 7),
        by_hand(one[:12] + of_task("b", *[(60, 60)] * 5, (60, 90)),
                1 - Fraction(50 * 7 + 30, 700 + 30), 8, "closer"),
        by_hand([(task, 600, 600) for task in "abcdefghij"], None, 0),
        # A long task and a short one: seconds are added up, not shares.
        by_hand(of_task("a", *[(60, 60)] * 5, *[(60, 90), (60, 30)] * 2)
                + of_task("b", *[(3600, 3600)] * 5, *[(4500, 4200), (2700, 3000)] * 2),
                1 - Fraction(30 * 4 + 300 * 4, 30 * 4 + 600 * 4), 8, "closer"),
    ]


def drawn(dice: Dice) -> list[Named]:
    tasks = [(task, 30 + dice.duration(3600), dice.among([5, 15, 40])) for task in "abcd"]
    tasks = tasks[:dice.between(1, 4)]
    percent, wide = dice.among([85, 100, 100, 125]), dice.among([5, 10, 20, 40])
    guesses = []
    for _ in range(dice.between(10, 70)):
        task, usual, own = dice.among(tasks)
        actual = around_usual(dice, usual, own)
        guesses.append((task, *guess_with(dice, actual, percent, wide)))
    return guesses


def around_usual(dice: Dice, usual: int, own: int) -> int:
    return usual * dice.between(100 - own, 100 + own) // 100


def rows() -> list[str]:
    return unique(hand_made() + drawn_rows(Dice("skills"), 45, drawn, row))


TABLES = [Table("skills", """
The window of all tasks in order, and the skill over memory of all of them together:
task:estimate (s):actual (s), comma-separated;
skill, or none; how many guesses had five earlier times of their task to be compared with; which of both lands closer:
hers (closer), memory's (further), alike, or none where it is silent.
""", rows())]
