"""Product page, "Scoring" and the XP rule, in exact arithmetic."""

from decimal import ROUND_FLOOR, Decimal, localcontext
from fractions import Fraction
from math import floor

import formulas
from formulas import (
    BANDS, MOST_ACCURACY_NAMED, MULTIPLIERS, SHORTEST_YARDSTICK, accuracy, accuracy_shown, most_xp, rating,
    relative_error, yardstick)
from table import Dice, Table, unique


def xp(estimate: int, actual: int, most_accuracy=Fraction(1)) -> int:
    """The formula's, of a guess whose XP no double takes for another number."""
    with localcontext() as context:
        context.prec = 60
        a = decimal(min(accuracy(relative_error(estimate, actual)), most_accuracy))
        exact = 10 + decimal(most_xp(actual)) * a * a * a.sqrt()
        rounded = int((exact + Decimal("0.5")).to_integral_value(ROUND_FLOOR))
        to_the_tie = min(abs(exact - rounded - half) for half in (Decimal("-0.5"), Decimal("0.5")))
    is_told_apart = to_the_tie > Decimal("1e-9") or (estimate, actual) == XP_TIE
    assert is_told_apart, f"too near a tie to be golden: {estimate} for {actual}"
    assert rounded == formulas.xp(estimate, actual, most_accuracy)
    return rounded


def named_xp(estimate: int, actual: int) -> int:
    return xp(estimate, actual, MOST_ACCURACY_NAMED)


def decimal(fraction: Fraction) -> Decimal:
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)


def check_what_the_page_says() -> None:
    for actual in (30, 60, 61, 600):
        assert xp(actual, actual) == 100  # 100 when perfect
    assert xp(750, 600) == 54 and xp(720, 600) == 62  # about 60 when close
    assert xp(660, 600) == 79
    assert xp(1200, 600) == xp(10_800, 600) == 10  # never under 10
    # As of 75 where she has said herself how long it took: 54, and no more.
    assert {named_xp(guess, 600) for guess in (450, 540, 600, 700, 750)} == {54} and named_xp(800, 600) < 54
    assert xp(10, 0) == 10 and xp(10, 1) == 12  # tapping through earns next to nothing
    for actual in range(SHORTEST_YARDSTICK + 1):  # within 6 s counts as within 10 %
        assert rating(relative_error(actual + 6, actual), Fraction(1)) == "spotOn"
        assert rating(relative_error(actual + 7, actual), Fraction(1)) == "close"
        # mastering: 4.8 s (the page says 5) / 8 %
        assert rating(relative_error(actual + 4, actual), Fraction(4, 5)) == "spotOn"
        assert rating(relative_error(actual + 5, actual), Fraction(4, 5)) == "close"
    assert rating(Fraction(8, 100), Fraction(4, 5)) == "spotOn"


def row(estimate: int, actual: int) -> str:
    error = relative_error(estimate, actual)
    ratings = " ".join(rating(error, multiplier) for multiplier in MULTIPLIERS)
    fraction = f"{error.numerator}/{error.denominator}"
    shown = f"{accuracy_shown(error)} {xp(estimate, actual)}"
    return f"{estimate} {actual} {fraction} {shown} {ratings} {named_xp(estimate, actual)}"


def edges() -> list[tuple[int, int]]:
    pairs = [(s, s) for s in (10, 29, 30, 31, 59, 60, 61, 149, 150, 600, 10_800)]
    pairs += [(e, a) for a in (0, 1) for e in (10, 15, 16, 30, 59, 60, 61, 62, 10_800)]
    pairs += [(e, a) for e in (10, 10_800)
              for a in (0, 5, 10, 59, 60, 61, 149, 150, 151, 10_800, 43_200)]
    # Under 30 s the XP grows with the time, under a minute alone the floor is the yardstick.
    pairs += [(a + d, a) for a in (2, 15, 28, 29, 30, 31, 45, 58, 59, 60, 61) for d in (9, 15, -5)]
    # Accuracy is nothing from a relative error of 1 on; the rating of 0.5 x 1.5 ends before.
    pairs += [(399, 200), (400, 200), (401, 200), (299, 149), (300, 150), (301, 150)]
    pairs += [(118, 59), (119, 59), (120, 59), (119, 60), (120, 60), (121, 60), (122, 61)]
    return pairs


def accuracy_ties() -> list[tuple[int, int]]:
    """100a ends in exactly one half: rounded up."""
    odd = [(200, d) for d in (1, 3, 29, 57, 87, 99, 123, 171, 189)]
    odd += [(1000, d) for d in (5, 15, 285, 435, 565, 985)]
    odd += [(80, 2), (80, 18), (120, 3), (120, 57)]
    odd += [(600, 3), (600, 93), (3600, 18), (3600, 54), (10_000, 50), (40_000, 29_800)]
    pairs = [(a + sign * d, a) for a, d in odd for sign in (1, -1)]
    for estimate, actual in pairs:
        assert (200 * accuracy(relative_error(estimate, actual))) % 2 == 1
    return pairs


def borders() -> list[tuple[int, int]]:
    """The last difference inside and the first outside of every band, both directions."""
    pairs = []
    for multiplier in MULTIPLIERS:
        for name, band in BANDS:
            for actual in (20, 59, 60, 61, 100, 150, 200, 600, 1000, 7200):
                inside = floor(band * multiplier * yardstick(actual))
                for difference in (inside, inside + 1):
                    error = Fraction(difference, yardstick(actual))
                    assert (rating(error, multiplier) == name) == (difference == inside)
                    pairs += [(actual + difference, actual), (actual - difference, actual)]
    return pairs


# The one pair of whole seconds whose XP ends in exactly one half: 10 + 90 / 32 x 16 / 30 = 11.5.
XP_TIE = (61, 16)
# Of all pairs the dial and 12 hours allow, these come nearest to it without being it: within 5e-8.
XP_ALMOST_TIES = [
    (9160, 23541), (5985, 14712), (1995, 4904), (4090, 21037), (8180, 42074), (7105, 29791),
    (6224, 26097), (6027, 31000), (7344, 11633), (5374, 42895), (2207, 7315), (5097, 40684),
    # And these of those that take under 30 s, within 1e-3.
    (64, 28), (65, 19),
]


def rows() -> list[str]:
    dice = Dice("scoring")
    pairs = edges() + accuracy_ties() + borders() + [XP_TIE] + XP_ALMOST_TIES
    for _ in range(320):
        actual = dice.duration()
        pairs.append((dice.guess_for(actual), actual))
    return unique([row(e, a) for e, a in pairs if 10 <= e <= 10_800])


check_what_the_page_says()
TABLES = [Table("scoring", """
One estimation a row:
estimate (s), actual (s), relative error as a reduced fraction num/den, accuracy shown (0-100),
XP, rating at multiplier 1.5, at 1.2, at 1.0, at 0.8 (spotOn, close, off, wayOff),
XP where the player has named the duration herself.
Exact arithmetic; halves round up; a band includes its border.
One XP is a tie (61 16); no other is within 1e-9 of one.
""", rows())]
