"""Product page, "Insights": her span of a task, in whole seconds and exact arithmetic."""

from fractions import Fraction
from math import ceil, floor

from table import Dice, Table, unique

LEAST, LEAST_FOR_BAND = 4, 11


def grain(seconds: int) -> int:
    """What a duration is told to: 5 s under five minutes, else a minute."""
    return 5 if seconds < 300 else 60


def outward(low: int, high: int) -> tuple[int, int]:
    return floor(Fraction(low, grain(low))) * grain(low), ceil(Fraction(high, grain(high))) * grain(high)


def told(seconds: int) -> int:
    """The nearest, halves up."""
    return floor(Fraction(seconds, grain(seconds)) + Fraction(1, 2)) * grain(seconds)


def nearest_rank(percent: int, ordered: list[int]) -> int:
    return ordered[ceil(Fraction(percent * len(ordered), 100)) - 1]


def span(times: list[int]) -> tuple[str, str, str, str, str]:
    """First and last, what all are about, below, above."""
    if len(times) < LEAST:
        return ("-",) * 5
    ordered = sorted(times)
    is_band = len(times) >= LEAST_FOR_BAND
    ends = (nearest_rank(10, ordered), nearest_rank(90, ordered)) if is_band else (ordered[0], ordered[-1])
    first, last = outward(*ends)
    same = {told(ordered[0]), told(ordered[-1])}
    always = str(same.pop()) if len(same) == 1 else "-"
    width = max(last - first, grain(last))
    below = [told(time) for time in ordered if is_band and first - time > width]
    above = [told(time) for time in ordered if is_band and time - last > width]
    return str(first), str(last), always, listed(below), listed(above)


def listed(times: list[int]) -> str:
    return ",".join(map(str, times)) or "-"


def row(times: list[int]) -> str:
    ninetieth = str(nearest_rank(90, sorted(times))) if len(times) >= LEAST else "-"
    return " ".join([listed(times), *span(times), ninetieth])


def by_hand(times: list[int], *expected: str) -> str:
    assert span(times) == expected, (times, span(times))
    return row(times)


SHOWERS = [426, 456, 480, 492, 504, 528, 540, 546, 570, 588, 600, 612, 648, 672, 696, 720, 1320]


def hand_made() -> list[str]:
    none = ("-",) * 5
    return [
        # The page's own: mostly 7 to 12 min, once 22.
        by_hand(SHOWERS, "420", "720", "-", "-", "1320"),
        by_hand([*SHOWERS, 1290, 500, 510, 520], "480", "720", "-", "-", "1320,1320"),
        # As far outside as the band is wide, and a second further.
        by_hand([*SHOWERS[:-1], 1020], "420", "720", "-", "-", "-"),
        by_hand([*SHOWERS[:-1], 1021], "420", "720", "-", "-", "1020"),
        # Below it, and on both sides.
        by_hand([60, *range(1200, 1500, 20), 3000], "1200", "1500", "-", "60", "3000"),
        # Under five minutes to 5 s.
        by_hand([121 + 7 * i for i in range(10)] + [400], "125", "185", "-", "-", "420"),
        # One end under five minutes, the other not.
        by_hand([282, 284, 290, 296, 301, 302, 310, 318, 330, 341, 350], "280", "360", "-", "-", "-"),
        # Always the same: no width, and something far from it.
        by_hand([180] * 11, "180", "180", "180", "-", "-"),
        by_hand([178, 179, 180, 181, 182] * 3, "175", "185", "180", "-", "-"),
        by_hand([180] * 11 + [600], "180", "180", "-", "-", "600"),
        by_hand([180] * 11 + [184], "180", "180", "-", "-", "-"),
        by_hand([1200 - 29, 1229, 1200, 1210], "1140", "1260", "1200", "-", "-"),
        # Ten have no band, three say nothing.
        by_hand(SHOWERS[:9] + [1320], "420", "1320", "-", "-", "-"),
        by_hand([900, 2280, 1000, 1100, 1200, 860], "840", "2280", "-", "-", "-"),
        by_hand([900, 2280, 1000], *none),
        # Nothing at all, and hours.
        by_hand([0] * 11, "0", "0", "0", "-", "-"),
        by_hand([0, 1, 2, 3], "0", "5", "-", "-", "-"),
        by_hand([3000 + 60 * i for i in range(20)], "3060", "4020", "-", "-", "-"),
    ]


def drawn(dice: Dice) -> list[int]:
    """Most around something usual, now and then one far from it."""
    usual, own = max(20, dice.duration(3600)), dice.among([2, 10, 30, 60])
    times = []
    for _ in range(dice.between(3, 40)):
        if dice.percent(8):
            times.append(dice.duration(43_200))
        else:
            times.append(usual * dice.between(100 - own, 100 + own) // 100)
    return times


def rows() -> list[str]:
    dice = Dice("spans")
    found = unique(hand_made() + [row(drawn(dice)) for _ in range(80)])
    assert sum(line.split(" ")[5] != "-" for line in found) > 20, "too few with something outside"
    return found


TABLES = [Table("spans", """
Honest times of a task, and its span:
times (s), comma-separated;
first and last of the band, outward to what is told, or - - (too few);
what all of them are about, or -;
what lies below the band further than it is wide, as it is told, comma-separated, or -; what above;
the time at which nine of ten are over, or -.
""", rows())]
