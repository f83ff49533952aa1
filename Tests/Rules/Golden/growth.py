"""Product page, "Insights": growing, said of all tasks together first; and the fastest."""

from math import isclose, sqrt

import numpy as np

from guesses import at_least, drawn_rows, exact_in_binary, guess_with, number, over
from table import Dice, Table, unique
from trends import DAY, UP, WEEK, ZIGZAG, Timed, Trend, now_and_week_ago, timed, z_of

Named = tuple[str, int, int, int]  # task, hours before now, estimate, actual
Trends = dict[str, Trend]  # of the tasks with enough guesses


def evidence(trends: Trends) -> float | None:
    """Of what chance would do to each of them, to the sum of what they did."""
    orders = sum(trend.order for trend in trends.values())
    return z_of(orders, sum(trend.variance for trend in trends.values())) if trends else None


def mean_rise(trends: Trends) -> float | None:
    """Each task counts once, however often it was guessed."""
    return float(np.mean([trend.rise for trend in trends.values()])) if trends else None


def moves_up(trends: Trends) -> bool:
    return bool(trends) and over(evidence(trends), 3.0) and at_least(mean_rise(trends), 5)


def grow_together(now: Trends, week_ago: Trends) -> bool:
    return moves_up(now) and moves_up(week_ago)


def fastest(trends: Trends) -> str | None:
    """By two standard errors above the second one; of one task alone there is no fastest."""
    if len(trends) < 2:
        return None
    first, second, *_ = sorted(trends, key=lambda task: trends[task].rise, reverse=True)
    error = sqrt(trends[first].rise_error ** 2 + trends[second].rise_error ** 2)
    return first if over(trends[first].rise - trends[second].rise, 2 * error) else None


def both_windows(guesses: list[Named]) -> tuple[Trends, Trends]:
    by_task: dict[str, list[Timed]] = {}
    for task, *guess in guesses:
        by_task.setdefault(task, []).append(tuple(guess))
    now, week_ago = {}, {}
    for task, of_task in by_task.items():
        trend, trend_then = now_and_week_ago(of_task)
        now |= {task: trend} if trend else {}
        week_ago |= {task: trend_then} if trend_then else {}
    return now, week_ago


def verdict(guesses: list[Named]) -> tuple[str, str | None, float | None]:
    now, week_ago = both_windows(guesses)
    if not grow_together(now, week_ago):
        return "none", None, None
    task = fastest(now)
    return "growing", task, now[task].rise if task else None


def row(guesses: list[Named]) -> str:
    now, week_ago = both_windows(guesses)
    columns = [evidence(now), mean_rise(now), evidence(week_ago), mean_rise(week_ago)]
    word, task, rise = verdict(guesses)
    written = ",".join(":".join(map(str, named)) for named in guesses)
    return " ".join([
        written, str(len(now)), *map(number, columns), word, task or "-", number(rise)])


def merged(**tasks: list[Timed]) -> list[Named]:
    """The tasks of a session some minutes apart: in this row they share an hour, in their order."""
    named = [(task, *guess) for task, guesses in tasks.items() for guess in guesses]
    return sorted(named, key=lambda guess: -guess[1])


def by_hand(expected: str, fastest_one: str | None = None, rise: float | None = None,
            **tasks: list[Timed]) -> str:
    with exact_in_binary():
        guesses = merged(**tasks)
        seen = verdict(guesses)
        assert seen[:2] == (expected, fastest_one), (tasks, both_windows(guesses), seen)
        assert seen[2] == rise or isclose(seen[2], rise, rel_tol=1e-12), (tasks, seen)
        return row(guesses)


BY_12_5 = [96] * 5 + [0] + [128] * 5  # z is 2.18
BY_6_25 = [96] * 5 + [0] + [112] * 5
BY_2 = [128] * 25 + [133] * 22 + [134] * 3
BY_8 = [128] * 25 + [148] * 13 + [149] * 12
LESS_THAN_8 = [128] * 25 + [148] * 14 + [149] * 11


def of_one_window() -> list[str]:
    """Now and a week ago alike."""
    week = 8 * DAY
    down = timed(BY_12_5[::-1])
    return [
        # By itself each may be chance; two together are not, and they need not rise alike.
        by_hand("none", a=timed(BY_12_5)),
        by_hand("growing", "a", 12.5, a=timed(BY_12_5), b=timed(BY_6_25)),
        by_hand("growing", "c", 12.5, a=timed(BY_6_25), b=timed(BY_6_25), c=timed(BY_12_5)),
        # Two whose z together is 2.9: enough for one alone, and not for two.
        by_hand("none", a=timed(BY_12_5), b=timed([96] * 4 + [112, 0, 96] + [112] * 4)),
        # One that falls takes away from both.
        by_hand("none", a=timed(BY_12_5), b=timed(BY_6_25), c=down),
        by_hand("growing", "a", 37.5, a=timed(list(range(48, 240, 16))), b=timed(BY_6_25[::-1]),
                c=timed(BY_6_25)),
        # A mean rise of exactly 5, though one task has many more guesses; and a hair under it.
        by_hand("growing", "a", 8, a=timed(BY_8), b=timed(BY_2)),
        by_hand("none", a=timed(LESS_THAN_8), b=timed(BY_2)),
        by_hand("growing", "b", 31.25, a=timed(BY_2), b=timed(UP)),
        # A task with nine guesses is none of them, whatever it does.
        by_hand("none", a=timed(UP[:9]), b=timed(BY_12_5)),
        by_hand("growing", None, None, a=timed(UP), b=timed([250] * 3 + [0] * 6)),
        by_hand("growing", "a", 31.25, a=timed(UP), b=timed([128] * 10)),
        # Of one task alone there is no fastest; of no task there is nothing.
        by_hand("growing", None, None, a=timed(UP)),
        by_hand("none", a=timed(UP[:5])),
        # All are equal: nothing has moved.
        by_hand("none", a=timed([128] * 10), b=timed([200] * 12)),
        # The largest rise, not the clearest one.
        by_hand("growing", "b", 12.5, a=timed(BY_8), b=timed(BY_12_5)),
        # The latest sixty of each.
        by_hand("none", a=timed(UP + [224] * 60), b=timed(ZIGZAG * 10)),
        by_hand("growing", "b", 31.25, a=timed([250] * 15 + [100 + i for i in range(60)]),
                b=timed(UP, last=week + 1)),
    ]


def of_two_windows() -> list[str]:
    return [
        # A week ago there were nine of each, or ten of one of them.
        by_hand("none", a=timed(UP, last=WEEK - 1), b=timed(BY_12_5[1:], last=1)),
        by_hand("growing", "a", 31.25, a=timed(UP, last=WEEK), b=timed(BY_12_5, last=1)),
        # A week ago it was not so; now it is no more.
        by_hand("none", a=timed([96, 64] * 8 + [250] * 7, last=1), b=timed(BY_6_25)),
        by_hand("none", a=timed(UP + [32] * 7, last=1), b=timed(BY_6_25)),
        # The larger rise is less than two standard errors above the other one.
        by_hand("growing", None, None, a=timed(UP + [224] * 4, last=4 * DAY),
                b=timed([96] * 6 + [128] * 6 + [246] * 6, last=2 * DAY)),
        # What was over 90 days ago is told of neither.
        by_hand("growing", None, None, a=timed(UP), b=timed([250] * 12, last=100 * DAY)),
        by_hand("none", a=timed(UP, last=100 * DAY)),
    ]


def drawn(dice: Dice) -> list[Named]:
    """One to four tasks; what is felt gets nearer, or not, or at some of them."""
    learns = dice.among([0, 60, 75, 90])
    by_task = {}
    for task in "abcd"[:dice.between(1, 4)]:
        wide, usual = dice.among([40, 60, 90]), dice.duration(1800) + 20
        own = learns if dice.percent(85) else dice.among([0, -20])
        count, longest = dice.between(8, 60), dice.among([24, 40, 60])
        hours, guesses = dice.between(1, 120), []
        for i in range(count)[::-1]:
            spread = wide - wide * own * i // (100 * count)
            actual = usual * dice.between(85, 115) // 100
            guesses.append((hours, *guess_with(dice, actual, 100, spread)))
            hours += dice.between(1, longest)
        by_task[task] = guesses[::-1]
    return merged(**by_task)


def hard_to_tell(dice: Dice) -> list[Named]:
    while True:
        guesses = drawn(dice)
        now, _ = both_windows(guesses)
        if len(now) > 1 and 2.6 < evidence(now) < 3.6 and mean_rise(now) > 3.5:
            return guesses


def rows() -> list[str]:
    dice = Dice("growth")
    drawn_ones = drawn_rows(dice, 30, drawn, row) + drawn_rows(dice, 14, hard_to_tell, row)
    told = sum(" growing " in line for line in drawn_ones)
    assert 6 <= told <= 30, told
    return unique(of_one_window() + of_two_windows() + drawn_ones)


TABLES = [Table("growth", """
All tasks' guesses in order, the last 90 days and some before, and what is said of them together:
task:hours before now at which it was finished:estimate (s):actual (s), comma-separated;
how many tasks have 10 that count now (60 at most each);
z of all of them and their mean rise (- - when there are none);
both for the windows as they were 7 days before now (- - when there were none);
growing or none; the task that grows fastest and its rise, or - -.
""", rows())]
