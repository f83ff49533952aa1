"""Product page, "Insights": are guesses nearer than the player's earlier times would be?"""

from fractions import Fraction
from math import isclose

import numpy as np

from guesses import drawn_rows, guess_with, number
from table import Dice, Table, unique

Named = tuple[str, int, int]  # task, estimate, actual
LEAST = 8


def skill(guesses: list[Named]) -> tuple[float | None, int]:
    """Nothing when it is silent; and how many guesses have a time to compare with."""
    hers, memorys, earlier = [], [], {}
    for task, estimate, actual in guesses:
        times = earlier.setdefault(task, [])
        if times:
            hers.append(abs(estimate - actual))
            memorys.append(abs(np.median(times) - actual))
        times.append(actual)
    if len(hers) < LEAST or sum(memorys) == 0:
        return None, len(hers)
    return 1 - sum(hers) / float(sum(memorys)), len(hers)


def row(guesses: list[Named]) -> str:
    written = ",".join(f"{task}:{estimate}:{actual}" for task, estimate, actual in guesses)
    value, entered = skill(guesses)
    return f"{written} {'none' if value is None else number(value)} {entered}"


def by_hand(guesses: list[Named], expected: Fraction | int | None, entered: int) -> str:
    value, count = skill(guesses)
    assert count == entered, (guesses, count)
    assert (value is None) == (expected is None), (guesses, value)
    assert value is None or isclose(value, expected, abs_tol=1e-12), (guesses, value)
    return row(guesses)


def of_task(task: str, *guesses: tuple[int, int]) -> list[Named]:
    return [(task, *guess) for guess in guesses]


def hand_made() -> list[str]:
    # Memory says 600 all the time, from the second on: 100 s off each time.
    swinging = [(600, 600), *[(550, 500), (650, 700)] * 4]
    one = of_task("a", *swinging)
    return [
        # Nine guesses of a task are eight with a time to compare with.
        by_hand(of_task("a", (600, 600)), None, 0),
        by_hand(one[:8], None, 7),
        # Medians of the earlier times: 600, 550, 600, 550, 600 ...
        by_hand(one, 1 - Fraction(50 * 8, 4 * 100 + 4 * 150), 8),
        # The player is always right; the player always says what memory says.
        by_hand(of_task("a", (600, 600), *[(500, 500), (700, 700)] * 4), 1, 8),
        by_hand(of_task("a", (600, 600), *[(600, 500), (550, 700)] * 4), 0, 8),
        # Memory is the better one.
        by_hand(of_task("a", (600, 600), *[(300, 500), (1000, 700)] * 4), 1 - 2, 8),
        # Always the same time: memory is never off, and there is nothing to divide by.
        by_hand(of_task("a", *[(500, 600)] * 9), None, 8),
        by_hand(of_task("a", *[(600, 600)] * 30), None, 29),
        by_hand(of_task("a", *[(600, 600)] * 8, (650, 700)), Fraction(1, 2), 8),
        # The first guess is compared with nothing, however far off.
        by_hand(of_task("a", (10_800, 600), *swinging[1:]), 1 - Fraction(50 * 8, 1000), 8),
        # Each task has its own memory, and its own first guess.
        by_hand([named for pair in zip(one, of_task("b", *swinging)) for named in pair],
                1 - Fraction(100 * 8, 2000), 16),
        by_hand(one[:8] + of_task("b", (60, 60)), None, 7),
        by_hand(one[:8] + of_task("b", (60, 60), (60, 90)), 1 - Fraction(50 * 7 + 30, 850 + 30), 8),
        by_hand([(task, 600, 600) for task in "abcdefghij"], None, 0),
        # A long task and a short one: seconds are added up, not shares.
        by_hand(of_task("a", (60, 60), *[(60, 90)] * 4)
                + of_task("b", (3600, 3600), *[(4500, 4200)] * 4),
                1 - Fraction(30 * 4 + 300 * 4, 30 + 15 + 600 + 300), 8),
    ]


def drawn(dice: Dice) -> list[Named]:
    tasks = [(task, 30 + dice.duration(3600), dice.among([5, 15, 40])) for task in "abcd"]
    tasks = tasks[:dice.between(1, 4)]
    percent, wide = dice.among([85, 100, 100, 125]), dice.among([5, 10, 20, 40])
    guesses = []
    for _ in range(dice.between(6, 40)):
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
skill, or none; how many guesses had an earlier time of their task to be compared with.
""", rows())]
