"""A golden table, the Swift text it becomes, and the dice that spread its rows."""

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    name: str  # of the Swift constant
    about: str  # what a row says and its columns
    rows: list[str]

    def swift(self) -> str:
        for row in self.rows:
            assert row.isascii() and row.strip() == row and row, row
            assert "\\" not in row and '"' not in row and "\n" not in row, row
        comment = "\n".join(f"/// {line}".rstrip() for line in self.about.strip().splitlines())
        body = "\n".join(self.rows)
        return f'{comment}\npackage let {self.name} = """\n{body}\n"""\n'


class Dice:
    """Seeded by a table's name, so that a change to one table leaves the others as they are.

    Built on random() alone: it is all that Python promises to repeat from version to version.
    No logarithms or powers either: their last digit differs between machines.
    """

    def __init__(self, seed: str):
        self._random = random.Random(seed).random

    def between(self, low: int, high: int) -> int:
        return low + int(self._random() * (high - low + 1))

    def among(self, choices):
        return choices[self.between(0, len(choices) - 1)]

    def percent(self, chance: int) -> bool:
        return self.between(1, 100) <= chance

    def duration(self, longest: int = 43_200) -> int:
        """Seconds; each of the spans between two familiar durations is equally likely."""
        familiar = [0, 30, 90, 150, 300, 900, 1800, 3600, 10_800, 43_200]
        span = self.between(0, familiar.index(longest) - 1)
        return self.between(familiar[span], familiar[span + 1])

    def guess_for(self, actual: int) -> int:
        """An estimate the dial can show: often near, sometimes far, now and then unrelated."""
        if self.percent(10):
            return max(10, self.duration(10_800))
        spread = self.among([5, 15, 35, 60, 100])
        percent = self.between(100 - spread, 100 + spread)
        return min(10_800, max(10, actual * percent // 100))


def unique(rows: list[str]) -> list[str]:
    return list(dict.fromkeys(rows))
