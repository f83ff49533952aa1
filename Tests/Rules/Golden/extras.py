"""What goes with some sessions only: the whole string guessed at once, and nights; when they are due and what is told.

In doubles, each operation in the order that the page names: numbers that are not whole stand in the tables as the bits
of a double. The page's own cases lie in `extras.json` with their answers; the others are drawn.
"""

import json
import math
from pathlib import Path

from mornings import bits, listed
from table import Dice, Table

PAGE = json.loads((Path(__file__).resolve().parent / "extras.json").read_text("ascii"))
ALL_64 = (1 << 64) - 1


def split_mix(seed: int) -> int:
    value = (seed + 0x9E3779B97F4A7C15) & ALL_64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & ALL_64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & ALL_64
    return value ^ (value >> 31)


def mixed(one: int, other: int) -> int:
    first = split_mix((one & ALL_64) ^ (one >> 64))
    return split_mix(first ^ (other & ALL_64) ^ (other >> 64))


def night_is_due(routine: int, completed: int) -> bool:
    return completed >= 6 and completed % 6 == mixed(routine, completed // 6) % 6


def whole_is_due(session: int, routine: int, completed: int, steps: int) -> bool:
    return completed >= 6 and steps >= 3 and mixed(session, routine) % 3 == 1


def due_row(session: int, routine: int, completed: int, steps: int) -> str:
    whole, night = whole_is_due(session, routine, completed, steps), night_is_due(routine, completed)
    return f"{session:032x} {routine:032x} {completed} {steps} {int(whole)} {int(night)}"


def dues() -> list[str]:
    page = PAGE["due"]
    routine = int(page["routine"], 16)
    assert [night_is_due(routine, count) for count in range(36)] == page["night"]
    rows = [due_row(count, routine, count, 4) for count in range(36)]
    for session, expected in page["whole"]:
        assert whole_is_due(int(session, 16), routine, 8, 4) == expected
        rows.append(due_row(int(session, 16), routine, 8, 4))
    dice = Dice("dues")
    for _ in range(300):
        ids = [sum(dice.between(0, 255) << (8 * place) for place in range(16)) for _ in range(2)]
        rows.append(due_row(*ids, dice.between(4, 80), dice.between(1, 6)))
    return rows


def whole_or_pieces(pairs):
    """How many of them, the evidence, and what is closer; none before twelve."""
    count = len(pairs) // 6 * 6
    if count < 12:
        return None
    differences = sorted((a - b for a, b in pairs[:count] if a != b), key=abs)
    ranks, start = [], 0
    while start < len(differences):
        end = start
        while end < len(differences) and abs(differences[end]) == abs(differences[start]):
            end += 1
        ranks += [(start + end + 1) / 2] * (end - start)
        start = end
    signed = sum(rank if difference > 0 else -rank for rank, difference in zip(ranks, differences))
    squares = sum(rank * rank for rank in ranks)
    evidence = signed / math.sqrt(squares) if squares else 0.0
    closer = None if abs(evidence) <= 2.5 else "pieces" if evidence > 0 else "whole"
    return {"of": count, "z": evidence, "closer": closer}


def whole_row(pairs) -> str:
    found = whole_or_pieces(pairs) or {"of": 0, "z": None, "closer": None}
    return " ".join([
        listed(f"{bits(whole)}:{bits(pieces)}" for whole, pieces in pairs),
        str(found["of"]), "-" if found["z"] is None else bits(found["z"]), found["closer"] or "-",
    ])


def wholes() -> list[str]:
    rows = []
    for case in PAGE["whole_or_pieces"]:
        assert whole_or_pieces(case["pairs"]) == case["expected"]
        rows.append(whole_row(case["pairs"]))
    dice = Dice("wholes")
    for _ in range(60):
        spreads = dice.among([(20, 20), (60, 20), (20, 60), (2, 2), (0, 0)])
        # By hundredths, so that some are equal and some share a rank.
        pairs = [tuple(dice.between(0, spread) / 100 for spread in spreads) for _ in range(dice.between(8, 40))]
        rows.append(whole_row(pairs))
    return rows


def mean(values) -> float:
    """Added one by one: newer Pythons sum floats in another way."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def night(nights, others):
    if len(nights) < 6 or len(others) < 12:
        return None
    mean_of_nights, mean_of_others, squares = mean(nights), mean(others), 0.0
    for accuracy in nights:
        squares += (accuracy - mean_of_nights) * (accuracy - mean_of_nights)
    for accuracy in others:
        squares += (accuracy - mean_of_others) * (accuracy - mean_of_others)
    variance = squares / (len(nights) + len(others) - 2)
    error = math.sqrt(variance * (1 / len(nights) + 1 / len(others)))
    difference = mean_of_nights - mean_of_others
    return {"difference": difference, "error": error, "told": abs(difference) >= 5 and abs(difference) > 2.6 * error}


def night_row(nights, others) -> str:
    found = night(nights, others)
    numbers = [bits(found["difference"]), bits(found["error"]), str(int(found["told"]))] if found else ["-"] * 3
    return " ".join([listed(bits(value) for value in nights), listed(bits(value) for value in others), *numbers])


def nights() -> list[str]:
    rows = []
    for case in PAGE["night"]:
        assert night(case["nights"], case["others"]) == case["expected"]
        rows.append(night_row(case["nights"], case["others"]))
    dice = Dice("nights")
    for _ in range(60):
        further = dice.among([0, 0, 4, 6, 12, 20, -12])
        accuracies = lambda count, less: [max(0, dice.between(4500, 9900) / 100 - less) for _ in range(count)]
        rows.append(night_row(accuracies(dice.between(5, 12), further), accuracies(dice.between(11, 40), 0)))
    return rows


TABLES = [
    Table("dues", """
Whether the whole string is asked for in a session, and whether it is a night.
Session; routine; sessions of the routine that were completed before; steps; whole; night.
""", dues()),
    Table("whole-or-pieces", """
How far guesses lay from the truth, and whether the whole or the pieces lie closer; - is nothing.
Pairs, the oldest first: whole:pieces, as the bits of doubles; of how many it is told, 0 for none;
the evidence, as bits; what is closer.
""", wholes()),
    Table("nights", """
Accuracies of nights and of other sessions, and whether they differ; - is nothing.
Nights, as the bits of doubles; others; the difference, as bits; its standard error, as bits; whether it is told.
""", nights()),
]
