"""Product page, "Scoring" and the XP rule, in exact arithmetic."""

from decimal import ROUND_FLOOR, Decimal, localcontext
from fractions import Fraction
from math import floor

from table import Dice, Table, unique

FLOOR_SECONDS = 150
BANDS = [("spotOn", Fraction(1, 10)), ("close", Fraction(1, 4)), ("off", Fraction(1, 2))]
MULTIPLIERS = [Fraction(3, 2), Fraction(6, 5), Fraction(1), Fraction(4, 5)]
HALF = Fraction(1, 2)


def relative_error(estimate: int, actual: int) -> Fraction:
    return Fraction(abs(estimate - actual), max(actual, FLOOR_SECONDS))


def accuracy(error: Fraction) -> Fraction:
    return max(Fraction(0), 1 - error)


def accuracy_shown(error: Fraction) -> int:
    return floor(100 * accuracy(error) + HALF)


def xp(error: Fraction) -> int:
    a = accuracy(error)
    with localcontext() as context:
        context.prec = 60
        a_decimal = Decimal(a.numerator) / Decimal(a.denominator)
        exact = 10 + 90 * a_decimal * a_decimal * a_decimal.sqrt()
        rounded = int((exact + Decimal("0.5")).to_integral_value(ROUND_FLOOR))
        to_the_tie = min(abs(exact - rounded - half) for half in (Decimal("-0.5"), Decimal("0.5")))
    assert to_the_tie > Decimal("1e-9"), f"too near a tie to be golden: accuracy {a}"
    assert is_rounded_xp(rounded, a)
    return rounded


def is_rounded_xp(candidate: int, a: Fraction) -> bool:
    """candidate - 1/2 <= 10 + 90 a^2.5 < candidate + 1/2, squared so that no root remains."""
    low, high = candidate - HALF - 10, candidate + HALF - 10
    squared = 8100 * a**5
    return high > 0 and squared < high * high and (low <= 0 or low * low <= squared)


def rating(error: Fraction, multiplier: Fraction) -> str:
    for name, band in BANDS:
        if error <= band * multiplier:
            return name
    return "wayOff"


def check_what_the_page_says() -> None:
    assert xp(Fraction(0)) == 100  # 100 when perfect
    assert xp(Fraction(1, 4)) == 54 and xp(Fraction(1, 5)) == 62  # about 60 when close
    assert xp(Fraction(1, 10)) == 79
    assert xp(Fraction(1)) == xp(Fraction(72)) == 10  # never under 10
    for actual in range(FLOOR_SECONDS + 1):  # within 15 s counts as within 10 %
        assert rating(relative_error(actual + 15, actual), Fraction(1)) == "spotOn"
        assert rating(relative_error(actual + 16, actual), Fraction(1)) == "close"
        # mastering: 12 s / 8 %
        assert rating(relative_error(actual + 12, actual), Fraction(4, 5)) == "spotOn"
        assert rating(relative_error(actual + 13, actual), Fraction(4, 5)) == "close"
    assert rating(Fraction(8, 100), Fraction(4, 5)) == "spotOn"


def row(estimate: int, actual: int) -> str:
    error = relative_error(estimate, actual)
    ratings = " ".join(rating(error, multiplier) for multiplier in MULTIPLIERS)
    fraction = f"{error.numerator}/{error.denominator}"
    return f"{estimate} {actual} {fraction} {accuracy_shown(error)} {xp(error)} {ratings}"


def edges() -> list[tuple[int, int]]:
    pairs = [(s, s) for s in (10, 149, 150, 151, 600, 10_800)]
    pairs += [(e, a) for a in (0, 1) for e in (10, 15, 16, 75, 149, 150, 151, 152, 10_800)]
    pairs += [(e, a) for e in (10, 10_800) for a in (0, 5, 10, 149, 150, 151, 10_800, 43_200)]
    # Accuracy is nothing from a relative error of 1 on; the rating of 0.5 x 1.5 ends before.
    pairs += [(399, 200), (400, 200), (401, 200), (299, 149), (300, 150), (301, 150)]
    return pairs


def accuracy_ties() -> list[tuple[int, int]]:
    """100a ends in exactly one half: rounded up."""
    odd = [(200, d) for d in (1, 3, 29, 57, 87, 99, 123, 171, 189)]
    odd += [(1000, d) for d in (5, 15, 285, 435, 565, 985)]
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
            for actual in (100, 150, 200, 600, 1000, 7200):
                inside = floor(band * multiplier * max(actual, FLOOR_SECONDS))
                for difference in (inside, inside + 1):
                    error = Fraction(difference, max(actual, FLOOR_SECONDS))
                    assert (rating(error, multiplier) == name) == (difference == inside)
                    pairs += [(actual + difference, actual), (actual - difference, actual)]
    return pairs


# Of all pairs the dial and 12 hours allow, these come nearest to a tie of XP: within 1e-8 to 5e-8.
XP_ALMOST_TIES = [
    (9160, 23541), (5985, 14712), (1995, 4904), (4090, 21037), (8180, 42074), (7105, 29791),
    (6224, 26097), (6027, 31000), (7344, 11633), (5374, 42895), (2207, 7315), (5097, 40684),
]


def rows() -> list[str]:
    dice = Dice("scoring")
    pairs = edges() + accuracy_ties() + borders() + XP_ALMOST_TIES
    for _ in range(320):
        actual = dice.duration()
        pairs.append((dice.guess_for(actual), actual))
    return unique([row(e, a) for e, a in pairs if 10 <= e <= 10_800])


check_what_the_page_says()
TABLES = [Table("goldenScoring", """
One estimation a row:
estimate (s), actual (s), relative error as a reduced fraction num/den, accuracy shown (0-100),
XP, rating at multiplier 1.5, at 1.2, at 1.0, at 0.8 (spotOn, close, off, wayOff).
Exact arithmetic; halves round up; a band includes its border. No XP is within 1e-9 of a tie.
""", rows())]
