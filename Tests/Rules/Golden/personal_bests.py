"""The smallest relative error for the task so far, from its second honest estimation on."""

from formulas import relative_error, yardstick
from table import Dice, Table, unique

Step = tuple[int, int, bool]  # estimate, actual, honest


def bests(steps: list[Step]) -> str:
    flags, smallest = "", None
    for estimate, actual, honest in steps:
        error = relative_error(estimate, actual)
        flags += "1" if honest and smallest is not None and error < smallest else "0"
        if honest:
            smallest = error if smallest is None else min(smallest, error)
    return flags


def row(steps: list[Step]) -> str:
    return ",".join(f"{e}:{a}:{int(honest)}" for e, a, honest in steps) + " " + bests(steps)


def by_hand(steps: list[Step], expected: str) -> str:
    assert bests(steps) == expected, (steps, bests(steps))
    return row(steps)


def hand_made() -> list[str]:
    yes, no = True, False
    return [
        # The first is never a best, not even a perfect one; nothing is smaller than nothing.
        by_hand([(600, 600, yes)], "0"),
        by_hand([(600, 600, yes), (300, 300, yes)], "00"),
        by_hand([(700, 600, yes), (650, 600, yes)], "01"),
        by_hand([(650, 600, yes), (700, 600, yes), (649, 600, yes)], "001"),
        # As near as before is not nearer: the same difference, the other side, another duration.
        by_hand([(660, 600, yes), (660, 600, yes), (540, 600, yes)], "000"),
        by_hand([(10, 4, yes), (220, 200, yes), (66, 60, yes), (54, 60, yes)], "0000"),
        # Relative, not in seconds: 100 s of 2000 are nearer than 10 s of 150.
        by_hand([(160, 150, yes), (1900, 2000, yes)], "01"),
        # Under a minute the floor decides: 6 s of 5 are nearer than 10 s of 60.
        by_hand([(70, 60, yes), (11, 5, yes)], "01"),
        # ... and 5 s of 50 (0.083, not 0.1) are nearer than 18 s of 200.
        by_hand([(55, 50, yes), (182, 200, yes)], "00"),
        # From a minute on it does not: 19 s of 200 are nearer than 14 s of 100.
        by_hand([(114, 100, yes), (181, 200, yes)], "01"),
        # Accuracy is 0 for both, the relative error still shrinks.
        by_hand([(900, 200, yes), (800, 200, yes)], "01"),
        # One second in twelve hours.
        by_hand([(10_799, 43_200, yes), (10_800, 43_200, yes), (10_800, 43_200, yes)], "010"),
        # Doubtful or corrected: neither a best nor a mark to beat, and not the first honest one.
        by_hand([(600, 600, no)], "0"),
        by_hand([(600, 600, no), (700, 600, yes), (650, 600, yes)], "001"),
        by_hand([(700, 600, yes), (600, 600, no), (650, 600, yes)], "001"),
        by_hand([(700, 600, yes), (650, 600, no), (640, 600, no)], "000"),
        by_hand([(700, 600, no), (650, 600, no), (640, 600, yes), (630, 600, yes)], "0001"),
        # Compared with the smallest, not with the one before.
        by_hand([(660, 600, yes), (900, 600, yes), (720, 600, yes), (610, 600, yes)], "0001"),
        by_hand([(s, 600, yes) for s in (900, 840, 780, 720, 660, 600, 600)], "0111110"),
    ]


def drawn(dice: Dice) -> list[Step]:
    honest = dice.among([60, 85, 100])
    steps = []
    for _ in range(dice.between(1, 10)):
        if dice.percent(50):  # few durations, so that equal relative errors are common
            actual = dice.among([30, 60, 200, 300, 600])
            twentieths = dice.between(-10, 20)
            estimate = max(10, actual + twentieths * yardstick(actual) // 20)
        else:
            actual = dice.duration(10_800)
            estimate = dice.guess_for(actual)
        steps.append((estimate, actual, dice.percent(honest)))
    return steps


def rows() -> list[str]:
    dice = Dice("personal bests")
    return unique(hand_made() + [row(drawn(dice)) for _ in range(240)])


TABLES = [Table("personal-bests", """
One task's estimations in order, oldest first:
estimate (s):actual (s):honest (1 or 0), comma-separated;
as many digits 1 or 0: which of them is a personal best.
Honest means neither doubtful nor corrected.
""", rows())]
