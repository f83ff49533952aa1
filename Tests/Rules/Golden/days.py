"""Local days and ISO weeks (Monday to Sunday; week 1 holds the year's first Thursday)."""

from datetime import date, timedelta

from table import Dice, Table, unique

FIRST = date(1970, 1, 1)


def row(day: date) -> str:
    iso = day.isocalendar()
    number = (day - FIRST).days
    return f"{day.year} {day.month} {day.day} {number} {iso.weekday} {iso.year} {iso.week}"


def around(day: date, before: int, after: int) -> list[date]:
    return [day + timedelta(days=d) for d in range(-before, after + 1)]


def rows() -> list[str]:
    dice = Dice("days")
    # NB: a device whose clock fell back to 0 stands at day -1 west of Greenwich.
    days = around(FIRST, 3, 7)
    for year in (1972, 1999, 2000, 2024, 2025, 2026, 2028, 2096, 2100, 2104, 2400):
        days += around(date(year, 3, 1), 2, 1)
    for year in (2024, 2100):
        for month in range(2, 13):
            days += around(date(year, month, 1), 1, 0)
    days += [date(9999, 12, 26) + timedelta(days=d) for d in range(6)]
    for year in range(1990, 2061):
        days += around(date(year, 1, 1), 3, 3)
    days += [FIRST + timedelta(days=dice.between(0, 47_846)) for _ in range(220)]
    days += [FIRST + timedelta(days=dice.between(0, 2_932_896)) for _ in range(60)]
    return unique([row(day) for day in days])


TABLES = [Table("days", """
One day of the Gregorian calendar a row:
year, month, day, number of days since 1970-01-01, weekday (1 = Monday ... 7 = Sunday),
ISO year, ISO week.
""", rows())]
