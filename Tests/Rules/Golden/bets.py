"""Bets on a start: what is said of one when its quest is over, and whether it counts.

The page's own twelve cases lie in `bets.json` with their answers; the others are drawn around the limits.
"""

import json
from pathlib import Path

from table import Dice, Table, unique

PAGE = Path(__file__).resolve().parent / "bets.json"


def minutes(seconds: int) -> int:
    return (seconds + 30) // 60


def outcome(goal, start, told, begun, ended, steps, finished, end_known=True):
    """Counted, held and the line; clocks are minutes of the day."""
    if not end_known:
        return False, None, None
    ready = ended // 60
    if finished < steps:
        return False, None, ["some", ready, finished, steps]
    took, room = ended - begun, goal - start
    held, on_time = took < room + 60, begun < start + 180
    if held and (ready <= goal // 60 or on_time):
        return True, True, ["held", ready, minutes(room)]
    if ready <= goal // 60:
        return True, False, ["from the bet", ready, start // 60, (start + took) // 60]
    if not on_time:
        line = ["room held", begun // 60, minutes(room)] if held else ["begun", begun // 60, minutes(took)]
        return True, held, line
    if told is None:
        return True, held, ["no odds", minutes(took), minutes(room)]
    return True, held, ["coin" if told <= 5 else "tenth" if told == 9 else "other", ready, 10 - told]


def row(case) -> str:
    counted, held, line = outcome(*case)
    if line and line[0] in ("coin", "tenth"):
        line = line[:2]  # how many mornings are left is in their words
    goal, start, told, begun, ended, steps, finished, *known = case
    return " ".join([
        str(goal), str(start), str(told or 0), str(begun),
        str(ended) if all(known) else "-",
        f"{finished}:{steps}",
        "-" if not counted else str(int(held)),
        "-" if line is None else ":".join(str(part).replace(" ", "-") for part in line),
    ])


def in_minutes(line):
    """A clock of the page's answers, such as 7:36, is a minute of the day."""
    def minute(part):
        if isinstance(part, str) and ":" in part:
            hour, rest = part.split(":")
            return 60 * int(hour) + int(rest)
        return part
    return line and [minute(part) for part in line]


def of_page() -> list[str]:
    cases = json.loads(PAGE.read_text("ascii"))
    assert len(cases) == 12
    keys = ("goal", "start", "told", "begun", "ended", "steps", "finished")
    rows = []
    for case in cases:
        arguments = [*(case[key] for key in keys), case.get("end_known", True)]
        counted, held, line = case["expected"]
        assert outcome(*arguments) == (counted, held, in_minutes(line)), case["name"]
        rows.append(row(arguments))
    return rows


def drawn(dice: Dice):
    """Mostly within a few minutes and seconds of where the answer changes."""
    goal = 60 * dice.between(300, 1200)
    start = goal - 60 * dice.between(1, 90)
    begun = start + dice.among([-1800, -60, 0, 60, 179, 180, 181, 600]) + dice.between(0, 1)
    room = goal - start
    ended = dice.among([begun + room + dice.between(55, 65), goal + dice.between(-5, 65), begun + dice.between(1, 2 * room)])
    steps = dice.between(1, 6)
    finished = steps if dice.percent(85) else max(1, steps - dice.between(0, 2))
    told = dice.among([None, 1, 3, 5, 6, 7, 8, 9])
    return goal, start, told, begun, max(ended, begun + 1), steps, finished, not dice.percent(4)


def rows() -> list[str]:
    dice = Dice("bets")
    return unique(of_page() + [row(drawn(dice)) for _ in range(300)])


TABLES = [Table("bets", """
Bets on a start, the quest that was played, and what is said of it. Times are seconds of a day.
Goal; start; in how many mornings of ten it was told to hold, 0 where nothing was told;
the first guess that was locked in; the last Done, - where nobody knows it; steps finished:steps;
whether the room held, - for a bet that does not count;
what is said, - for nothing: its kind, then clocks as minutes of the day and numbers, parted by colons.
""", rows())]
