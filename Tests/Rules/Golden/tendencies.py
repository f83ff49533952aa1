"""Product page, "Insights": the tendency of a task, which stays until it is clearly gone."""

from math import floor, log

import numpy as np

from guesses import Guess, drawn_rows, e, guess_with, listed, number, over, tilt_of
from table import Dice, Table, unique

LEAST = 11
WORTH_SAYING = log(1.10)


def begins(guesses: list[Guess]) -> bool:
    """The rule looking once."""
    if len(guesses) < LEAST:
        return False
    seen = tilt_of([e(guess) for guess in guesses])
    size = abs(seen.tilt)
    return over(size, WORTH_SAYING) and over(size, 2.5 * seen.standard_error)


def goes_on(guesses: list[Guess]) -> bool:
    seen = tilt_of([e(guess) for guess in guesses])
    return not over(1.5 * seen.standard_error, abs(seen.tilt))


def shown_after_each(guesses: list[Guess]) -> list[bool]:
    shown = [False]
    for count in range(1, len(guesses) + 1):
        rule = goes_on if shown[-1] else begins
        shown.append(rule(guesses[:count]))
    return shown[1:]


def direction(tilt: float) -> str:
    return "longer" if over(tilt, 0) else "shorter"


def tendency(guesses: list[Guess]) -> tuple[str, float | None, float | None]:
    if not guesses or not shown_after_each(guesses)[-1]:
        return "none", None, None
    tilt = tilt_of([e(guess) for guess in guesses]).tilt
    side = [guess for guess in guesses if e(guess) * tilt > 0]
    typical = np.median([abs(estimate - actual) for estimate, actual in side])
    return direction(tilt), float(typical), len(side) / len(guesses)


def told(typical: float | None) -> str:
    """As a person says it: to 5 s under a minute, to half minutes under ten, then to minutes; halves up."""
    if typical is None:
        return "-"
    step = 5 if typical < 60 else 30 if typical < 600 else 60
    return str(max(floor(typical / step + 0.5), 1) * step)


assert [told(t) for t in (1, 7, 7.5, 58, 59.5, 74, 75, 184, 584, 585, 614.5, 629, 630)] == [
    "5", "5", "10", "60", "60", "60", "90", "180", "570", "600", "600", "600", "660"]


def row(guesses: list[Guess]) -> str:
    verdict, typical, share = tendency(guesses)
    return f"{listed(guesses)} {verdict} {number(typical)} {number(share)} {told(typical)}"


def of_1000_seconds(percents: list[int]) -> list[Guess]:
    return [(10 * percent, 1000) for percent in percents]


def by_hand(percents: list[int], trail: str, verdict="none", typical=None, share=None) -> str:
    """The trail: after which guesses it is shown."""
    guesses = of_1000_seconds(percents)
    shown = "".join(str(int(one)) for one in shown_after_each(guesses))
    assert shown == trail, (percents, shown)
    assert tendency(guesses) == (verdict, typical, share), (percents, tendency(guesses))
    return row(guesses)


STEADY = [130, 125, 140, 120, 135, 115, 130, 125, 120, 135, 130]
FADING = [80, 75, 140, 70, 90, 60, 65, 70, 100]
CLEAR_LONG = [120, 115, 125, 118, 122, 116, 121, 119, 117, 123, 120]
CLEAR_SHORT = [83, 87, 80, 85, 82, 86, 83, 84, 85, 81, 84]
SMALL = [104, 105, 103, 106, 104, 105, 103, 106, 104, 105, 103, 105, 104]
AGAIN = [130, 150, 140, 150]


def hand_made() -> list[str]:
    before, eleventh = "0" * 10, "00000000001"
    return [
        # Ten say nothing, however clear.
        by_hand([150] * 10, before),
        by_hand(STEADY[:10], before),
        by_hand([150] * 11, eleventh, "longer", 500, 1),
        by_hand([50] * 11, eleventh, "shorter", 500, 1),
        by_hand(STEADY, eleventh, "longer", 300, 1),
        # Clear without any doubt, and too small to be worth saying; just large enough.
        by_hand([109] * 12, "0" * 12),
        by_hand([111] * 11, eleventh, "longer", 110, 1),
        by_hand([92] * 11, before + "0"),
        by_hand([90] * 11, eleventh, "shorter", 100, 1),
        # 2.39 standard errors, then 2.80, then 3.2.
        by_hand([100] * 7 + [150] * 4, before + "0"),
        by_hand([100] * 7 + [150] * 5, before + "01", "longer", 500, 5 / 12),
        by_hand([100] * 7 + [150] * 6, before + "011", "longer", 500, 6 / 13),
        # Begun at the eleventh, 1.52 standard errors at the twentieth: it goes on ...
        by_hand(STEADY + FADING, eleventh + "1" * 9, "longer", 300, 12 / 20),
        # ... the same guesses in the other order never were enough to begin ...
        by_hand((STEADY + FADING)[::-1], "0" * 20),
        # ... one more and it ends; at 2.28 it does not begin again, at 3.56 it does.
        by_hand(STEADY + FADING + [60], eleventh + "1" * 9 + "0"),
        by_hand(STEADY + FADING + [60] + AGAIN[:3], eleventh + "1" * 9 + "0000"),
        by_hand(STEADY + FADING + [60] + AGAIN, eleventh + "1" * 9 + "00001",
                "longer", 300, 16 / 25),
        # Under 10 % it goes on: only its doubt ends it.
        by_hand(CLEAR_LONG + SMALL, eleventh + "1" * 13, "longer", 60, 1),
        by_hand(CLEAR_SHORT + [96, 95, 97, 94] * 4, eleventh + "1" * 16, "shorter", 60, 1),
        # Exact guesses are on no side.
        by_hand([100] * 4 + [140] * 9, before + "111", "longer", 400, 9 / 13),
        # First one side, much later the other.
        by_hand([150] * 11 + [70] * 8 + [60] * 6, eleventh + "11111" + "0" * 6 + "111",
                "shorter", 300, 14 / 25),
        # Three of the other side do not hide eleven of the one.
        by_hand([85, 88, 82, 86, 84, 87, 83, 85, 86, 84, 83, 120, 125, 110], eleventh + "111",
                "shorter", 150, 11 / 14),
    ]


def drawn(dice: Dice) -> list[Guess]:
    """A player whose tilt wanders from one value to another."""
    first, last = (dice.among([75, 85, 100, 100, 115, 130]) for _ in range(2))
    wide, usual = dice.among([10, 30, 50, 80]), dice.duration(1800) + 20
    count = dice.between(11, 40)
    return [
        guess_with(dice, around_usual(dice, usual), first + (last - first) * i // count, wide)
        for i in range(count)
    ]


def around_usual(dice: Dice, usual: int) -> int:
    return usual * dice.between(80, 120) // 100


def with_a_memory(dice: Dice) -> list[Guess]:
    """Looking once would say nothing, and still it is shown."""
    while True:
        guesses = drawn(dice)
        if not begins(guesses) and shown_after_each(guesses)[-1]:
            return guesses


def rows() -> list[str]:
    dice = Dice("tendencies")
    drawn_both = drawn_rows(dice, 40, drawn, row) + drawn_rows(dice, 15, with_a_memory, row)
    return unique(hand_made() + drawn_both)


TABLES = [Table("tendencies", """
The window of one task in order, and the tendency that is shown after its last guess:
estimate (s):actual (s), comma-separated;
longer (she guesses longer than it takes), shorter, or none;
typical difference (s) and share of the guesses on that side, or - -.
""", rows())]
