"""A seeded history of three years as columns, and what a program has to know of its time zone and week.

    python history.py RECORDS FOLDER
"""

import sys
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np

NOW = 1_780_000_000
ZONE = ZoneInfo("America/New_York")
DAY = 86_400
TASKS = 50


def columns(records: int) -> dict[str, np.ndarray]:
    """Truths are lognormal; guesses lean to one side at first, and less and less."""
    dice = np.random.default_rng(20260610)
    task = dice.integers(0, TASKS, records).astype("<i4")
    usual, tilt = dice.uniform(120, 3600, TASKS), dice.normal(0.85, 0.2, TASKS)
    actual = np.maximum(5, usual[task] * np.exp(dice.normal(0, 0.3, records)))
    time = np.sort(NOW - dice.integers(0, 3 * 365 * DAY, records)).astype("<i8")
    practice = np.linspace(0, 1, records)
    leaning = tilt[task] + (1 - tilt[task]) * practice
    estimate = np.maximum(5, actual * leaning * np.exp(dice.normal(0, 0.25, records)))
    return {"task": task, "est": np.round(estimate), "act": np.round(actual), "ts": time}


def offset(second: int) -> int:
    return int(datetime.fromtimestamp(second, ZONE).utcoffset().total_seconds())


def periods() -> list[tuple[int, int]]:
    """When an offset begins and what it is, found to the second."""
    start = NOW - 4 * 365 * DAY
    found = [(start, offset(start))]
    for day in range(start, NOW + DAY, DAY):
        if offset(day) == offset(day + DAY):
            continue
        low, high = day, day + DAY
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if offset(middle) == offset(day) else (low, middle)
        found.append((high, offset(high)))
    return found


def mondays() -> tuple[int, int]:
    """This week's and the one before, at local midnight."""
    now = datetime.fromtimestamp(NOW, ZONE)
    monday = (now - timedelta(days=now.weekday())).replace(hour=0, minute=0, second=0, microsecond=0)
    return int(monday.timestamp()), int((monday - timedelta(days=7)).timestamp())


def write(records: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, values in columns(records).items():
        values.astype(values.dtype.newbyteorder("<")).tofile(folder / f"{name}.bin")
    (folder / "tz.txt").write_text("".join(f"{begin} {offset}\n" for begin, offset in periods()))
    monday, before = mondays()
    (folder / "week.txt").write_text(f"{monday} {before} {NOW} {records}\n")


if __name__ == "__main__":
    write(int(sys.argv[1]), Path(sys.argv[2]))
