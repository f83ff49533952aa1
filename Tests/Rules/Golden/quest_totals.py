"""Product page: what a session's steps add up to, and when a session is completed."""

from scoring import xp
from table import Dice, Table, unique

SKIP, OPEN = "skip", "open"


def totals(steps: list) -> tuple[int, int, int, int]:
    finished = [step for step in steps if step not in (SKIP, OPEN)]
    return (
        sum(xp(*step) for step in finished),
        sum(estimate for estimate, _ in finished),
        sum(actual for _, actual in finished),
        int(bool(finished) and OPEN not in steps),
    )


def row(steps: list) -> str:
    written = ",".join(s if s in (SKIP, OPEN) else f"{s[0]}:{s[1]}" for s in steps)
    return " ".join([written, *map(str, totals(steps))])


def by_hand(steps: list, expected: tuple[int, int, int, int]) -> str:
    assert totals(steps) == expected, (steps, totals(steps))
    return row(steps)


def hand_made() -> list[str]:
    perfect, close = (600, 600), (480, 600)
    return [
        by_hand([perfect], (100, 600, 600, 1)),
        by_hand([close], (62, 480, 600, 1)),
        by_hand([(10_800, 0)], (10, 10_800, 0, 1)),
        # Rounded step by step, then added: three steps of 89.17 make 267, not 268.
        by_hand([(570, 600)] * 3, (267, 1710, 1800, 1)),
        # Tapped through: no time, next to no XP, though every guess is exact enough.
        by_hand([(10, 0), (10, 1), (10, 2)], (10 + 12 + 14, 30, 3, 1)),
        # Under 30 s by the time it took, from 30 s on in full.
        by_hand([(15, 15), (29, 29), (30, 30)], (55 + 97 + 100, 74, 74, 1)),
        # Skipped without a trace; all skipped is not completed.
        by_hand([SKIP], (0, 0, 0, 0)),
        by_hand([SKIP] * 7, (0, 0, 0, 0)),
        by_hand([perfect, SKIP], (100, 600, 600, 1)),
        by_hand([SKIP, SKIP, close], (62, 480, 600, 1)),
        # Steps that are still open: what is finished counts, the session is not completed.
        by_hand([OPEN], (0, 0, 0, 0)),
        by_hand([SKIP, OPEN], (0, 0, 0, 0)),
        by_hand([perfect, OPEN], (100, 600, 600, 0)),
        by_hand([OPEN, perfect], (100, 600, 600, 0)),
        by_hand([perfect, SKIP, close, OPEN], (162, 1080, 1200, 0)),
        by_hand([perfect] * 7, (700, 4200, 4200, 1)),
        by_hand([(10_800, 43_200)] * 7, (7 * 13, 75_600, 302_400, 1)),
    ]


def drawn(dice: Dice) -> list:
    skips, opens = dice.among([0, 0, 20, 60]), dice.among([0, 0, 0, 25])
    steps = []
    for _ in range(dice.between(1, 7)):
        actual = dice.duration(10_800)
        finished = (dice.guess_for(actual), actual)
        steps.append(SKIP if dice.percent(skips) else OPEN if dice.percent(opens) else finished)
    return steps


def rows() -> list[str]:
    dice = Dice("quest totals")
    return unique(hand_made() + [row(drawn(dice)) for _ in range(220)])


TABLES = [Table("quest-totals", """
One session of 1 to 7 steps a row:
steps, comma-separated: estimate (s):actual (s), or skip (not today), or open (not finished);
XP of its finished steps, total guess (s), total time (s) of those, completed (1 or 0).
""", rows())]
