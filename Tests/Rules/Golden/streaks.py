"""Product page: "A streak counts local days with a completed session ..."."""

from dataclasses import dataclass

from table import Dice, Table, unique

MONDAY = 20_003  # 2024-10-07
EVERY_DAY, SCHOOL_DAYS, WEEKEND, NO_DAY = 0b1111111, 0b0011111, 0b1100000, 0
MON, TUE, WED, THU, FRI, SAT, SUN = (1 << weekday for weekday in range(7))


@dataclass(frozen=True)
class Case:
    mask: int
    first: int  # the routine is active from this day on
    played: tuple[int, ...]
    today: int

    def is_scheduled(self, day: int) -> bool:
        weekday = (day + 3) % 7  # day 0 was a Thursday
        return day >= self.first and bool(self.mask >> weekday & 1)


def day_by_day(case: Case) -> tuple[int, str]:
    """Lives through the days in order, as the player does."""
    count = missed = 0
    for day in range(min((case.first, *case.played)), case.today + 1):
        if day in case.played:
            count = 1 if missed >= 2 else count + 1
            missed = 0
        elif case.is_scheduled(day) and day < case.today:
            missed += 1
    return told(count, missed) if case.played else (0, "none")


def told(count: int, missed: int) -> tuple[int, str]:
    """Of a streak that is over nothing is told; a new flame waits."""
    return (0, "waiting") if missed >= 2 else (count, "resting" if missed else "burning")


def gap_by_gap(case: Case) -> tuple[int, str]:
    """The same rule looked at from the days with a session."""

    def missed_between(day: int, next_day: int) -> int:
        return sum(case.is_scheduled(between) for between in range(day + 1, next_day))

    if not case.played:
        return 0, "none"
    count = 1
    for day, next_day in zip(case.played, case.played[1:]):
        count = 1 if missed_between(day, next_day) >= 2 else count + 1
    return told(count, missed_between(case.played[-1], case.today))


def row(case: Case) -> str:
    assert list(case.played) == sorted(set(case.played))
    assert all(day <= case.today for day in case.played)
    count, flame = day_by_day(case)
    assert (count, flame) == gap_by_gap(case), case
    played = ",".join(map(str, case.played)) or "-"
    return f"{case.mask} {case.first} {played} {case.today} {count} {flame}"


def by_hand(mask: int, played: list[int], today: int, expected: tuple[int, str], first=0) -> str:
    """Days counted from a Monday (0)."""
    case = Case(mask, MONDAY + first, tuple(MONDAY + day for day in played), MONDAY + today)
    assert day_by_day(case) == expected, (case, day_by_day(case))
    return row(case)


def hand_made() -> list[str]:
    return [
        # Nothing played yet, with and without scheduled days behind.
        by_hand(EVERY_DAY, [], 0, (0, "none")),
        by_hand(EVERY_DAY, [], 30, (0, "none")),
        by_hand(NO_DAY, [], 30, (0, "none")),
        # The first session.
        by_hand(EVERY_DAY, [0], 0, (1, "burning")),
        # Today counts when it is over: not played yet, nothing pauses.
        by_hand(EVERY_DAY, [0], 1, (1, "burning")),
        # Today is over: paused, the number stays.
        by_hand(EVERY_DAY, [0], 2, (1, "resting")),
        by_hand(EVERY_DAY, [0, 1, 2, 3, 4], 6, (5, "resting")),
        # One day without, then a session: it goes on, the empty day adds nothing.
        by_hand(EVERY_DAY, [0, 1, 3], 3, (3, "burning")),
        # Two without: it is over, and a new flame waits for the next session ...
        by_hand(EVERY_DAY, [0, 1, 2], 5, (0, "waiting")),
        by_hand(EVERY_DAY, [0, 1, 2], 300, (0, "waiting")),
        # ... which starts a new streak.
        by_hand(EVERY_DAY, [0, 1, 2, 5], 5, (1, "burning")),
        by_hand(EVERY_DAY, [0, 1, 2, 5, 6], 6, (2, "burning")),
        # Every second day, for ever: never two in between.
        by_hand(EVERY_DAY, [0, 2, 4, 6, 8, 10], 11, (6, "burning")),
        by_hand(EVERY_DAY, [0, 2, 4, 6, 8, 10], 12, (6, "resting")),
        # The second empty day is today: not over, so a session today still goes on.
        by_hand(EVERY_DAY, [0, 1], 3, (2, "resting")),
        by_hand(EVERY_DAY, [0, 1, 3], 4, (3, "burning")),
        # A week-end off, Friday to Monday.
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 4], 6, (5, "burning")),
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 4], 7, (5, "burning")),
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 4], 8, (5, "resting")),
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 4, 7], 7, (6, "burning")),
        # Friday and Monday without: two scheduled days, though four calendar days.
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 8], 8, (1, "burning")),
        by_hand(SCHOOL_DAYS, [0, 1, 2, 3, 7], 7, (5, "burning")),
        # A session on an unscheduled day counts as a day ...
        by_hand(SCHOOL_DAYS, [3, 4, 5, 6, 7], 7, (5, "burning")),
        by_hand(WEEKEND, [0, 1, 2], 2, (3, "burning")),
        # ... and stands between two empty scheduled ones (Friday, Monday).
        by_hand(SCHOOL_DAYS, [2, 3, 5, 8], 8, (4, "burning")),
        # ... and lights the flame again after an empty Friday.
        by_hand(SCHOOL_DAYS, [3], 5, (1, "resting")),
        by_hand(SCHOOL_DAYS, [3, 5], 5, (2, "burning")),
        # One day a week: a pause comes a week later, a new streak after two empty weeks.
        by_hand(WED, [2], 9, (1, "burning")),
        by_hand(WED, [2], 10, (1, "resting")),
        by_hand(WED, [2, 16], 16, (2, "burning")),
        by_hand(WED, [2, 23], 23, (1, "burning")),
        by_hand(MON | SUN, [0, 6, 7, 13], 13, (4, "burning")),
        by_hand(MON | SUN, [0, 13], 13, (1, "burning")),
        # Nothing is scheduled: nothing ever pauses.
        by_hand(NO_DAY, [0], 400, (1, "burning")),
        by_hand(NO_DAY, [0, 100, 399], 400, (3, "burning")),
        # Played before the routine was active: the days before it do not count as empty.
        by_hand(EVERY_DAY, [0], 10, (1, "burning"), first=10),
        by_hand(EVERY_DAY, [0], 10, (1, "resting"), first=9),
        by_hand(EVERY_DAY, [0, 10], 10, (2, "burning"), first=9),
        by_hand(EVERY_DAY, [0, 10], 10, (1, "burning"), first=8),
        by_hand(EVERY_DAY, [0, 4], 10, (2, "burning"), first=20),
        # The routine's first day is scheduled when its weekday is.
        by_hand(TUE | SAT, [0], 2, (1, "resting"), first=1),
        by_hand(TUE | SAT, [0], 2, (1, "burning"), first=2),
        by_hand(THU | FRI, [0, 5], 5, (2, "burning"), first=4),
    ]


def drawn(dice: Dice) -> Case:
    mask = dice.among([EVERY_DAY, SCHOOL_DAYS, SCHOOL_DAYS, WEEKEND, dice.between(0, 127)])
    first = MONDAY + dice.between(0, 600)
    length = dice.between(1, 45)
    start = first - (dice.between(0, 12) if dice.percent(30) else 0)
    chance = dice.among([15, 40, 60, 80, 95])
    off_days = dice.among([0, 10, 40])
    days = Case(mask, first, (), start + length)
    played = tuple(
        day
        for day in range(start, start + length + 1)
        if dice.percent(chance if days.is_scheduled(day) else off_days))
    return Case(mask, first, played, start + length)


def rows() -> list[str]:
    dice = Dice("streaks")
    return unique(hand_made() + [row(drawn(dice)) for _ in range(300)])


TABLES = [Table("streaks", """
One player with one fixed-day routine, seen on one day:
weekday mask of the scheduled days (bit 0 = Monday), first day the routine is active,
days with a completed session (ascending, comma-separated, or -), today,
streak, flame (burning, resting, waiting; none before the first session).
Days are numbers since 1970-01-01, local. Today has begun and is not over.
""", rows())]
