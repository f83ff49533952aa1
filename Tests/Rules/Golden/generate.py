"""Writes the golden tables that the tests hold the rules against: Tests/Rules/Golden/Tables/*.txt.

They are computed here from the product page alone and in another language, so that a misreading of
the page in the app is not repeated by its tests: in exact arithmetic where the page's numbers are
exact, else with numpy and scipy (Scripts/setup test installs them).

    .build/venv/bin/python Tests/Rules/Golden/generate.py           writes them
    .build/venv/bin/python Tests/Rules/Golden/generate.py --check   exits 1 when the files on disk differ
"""

import sys
from difflib import unified_diff
from math import isclose
from pathlib import Path

import bets
import days
import difficulties
import extras
import heard_songs
import insights
import levels
import mornings
import music
import personal_bests
import quest_totals
import reflections
import school_days
import scoring
import streaks
import task_names
from table import FLOAT

FOLDER = Path(__file__).resolve().parent / "Tables"
MODULES = [
    scoring, levels, streaks, days, personal_bests, task_names, quest_totals, insights, difficulties,
    reflections, music, heard_songs, mornings, school_days, bets, extras,
]


def generated() -> dict[str, str]:
    return {f"{table.name}.txt": table.text() for module in MODULES for table in module.TABLES}


def on_disk() -> dict[str, str]:
    return {path.name: path.read_bytes().decode("ascii", "replace") for path in sorted(FOLDER.glob("*.txt"))}


def write(files: dict[str, str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stale in on_disk().keys() - files.keys():
        (FOLDER / stale).unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, "ascii", newline="\n")


def is_same(line: str, other: str) -> bool:
    """But for the last digits of floats: logarithms and sums differ from machine to machine."""
    parts, others = FLOAT.split(line), FLOAT.split(other)
    if len(parts) != len(others) or parts[::2] != others[::2]:
        return False
    # One in the twelfth digit is up to 1e-11; what cancels out to nothing has no digits at all.
    return all(
        isclose(float(one), float(another), rel_tol=1.001e-11, abs_tol=1e-12)
        for one, another in zip(parts[1::2], others[1::2]))


def but_for_last_digits(text: str, like: str) -> str:
    """The text with every line of the other that is the same but for them."""
    lines, others = text.split("\n"), like.split("\n")
    if len(lines) != len(others):
        return text
    return "\n".join(b if is_same(a, b) else a for a, b in zip(lines, others))


def check(files: dict[str, str]) -> int:
    """Prints the first lines of every difference; 1 when there is one."""
    disk = on_disk()
    files = {name: but_for_last_digits(text, disk.get(name, "")) for name, text in files.items()}
    differing = [n for n in sorted(files.keys() | disk.keys()) if files.get(n) != disk.get(n)]
    for name in differing:
        old, new = disk.get(name, ""), files.get(name, "")
        names = f"{name} on disk", f"{name} generated"
        lines = unified_diff(old.splitlines(), new.splitlines(), *names, n=0, lineterm="")
        print("\n".join(list(lines)[:12]))
    if differing:
        command = ".build/venv/bin/python Tests/Rules/Golden/generate.py"
        print(f"{len(differing)} golden table(s) differ; run {command}")
    return 1 if differing else 0


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    if arguments:
        return check(generated())
    write(generated())
    return 0


sys.exit(main(sys.argv[1:]))
