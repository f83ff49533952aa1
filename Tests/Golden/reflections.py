"""Weeks that are looked back at, by hand and drawn; what is said of them is the rule of weeks.py."""

from datetime import datetime, timezone

from guesses import drawn_rows, exact_in_binary, guess_with
from table import Dice, Table, unique
from weeks import DAY, History, Named, Session, monday_of, reflection, row

# By hand.

PERFECT, HALF, QUICK = Named("a", 1024, 1024), Named("a", 512, 1024), Named("a", 20, 20)
NOTHING = "0 0 - - - - - none - -"


def at(local: str, offset: int, *guesses: Named, calibration: bool = False) -> Session:
    seconds = int(datetime.fromisoformat(local).replace(tzinfo=timezone.utc).timestamp())
    return Session(seconds - 60 * offset, offset, guesses or (QUICK,), calibration)


def by_hand(week: str, history: History, expected: str) -> str:
    with exact_in_binary():
        assert reflection(history, week) == expected, (week, reflection(history, week))
        return row(week, history)


def weeks_and_years() -> list[str]:
    """Which sessions are in the week: all perfect, one guess each."""

    def of(week: str, expected: str, *sessions: tuple) -> str:
        return by_hand(week, [at(*session) for session in sessions], expected + " - - none - -")

    one, one_more = "1 1 100.0 - ", "1 1 100.0 0.0 1"
    new_year = [("2026-12-27 20:00", 60), ("2026-12-28 08:00", 60), ("2027-01-01 00:00", 60),
                ("2027-01-03 23:59", 60), ("2027-01-04 00:00", 60)]
    return [
        by_hand("2026-W20", [], NOTHING),
        # Monday's first and Sunday's last second, east and west of Greenwich.
        of("2026-W20", one + "0", ("2026-05-11 00:00", 345), ("2026-05-18 00:00", 345)),
        of("2026-W20", one_more, ("2026-05-10 23:00:00", -600), ("2026-05-17 23:59:59", -600)),
        by_hand("2026-W20", [at("2026-05-10 23:59:59", 720)], NOTHING),
        by_hand("2026-W20", [at("2026-05-18 00:00:00", -720)], NOTHING),
        # The year's last week goes on in January ...
        of("2026-W53", "3 3 100.0 0.0 1", *new_year),
        of("2027-W01", "1 1 100.0 0.0 4", *new_year),
        of("2020-W53", one + "0", ("2021-01-03 22:00", -300), ("2021-01-04 07:00", -300)),
        of("2021-W01", one_more, ("2021-01-03 22:00", -300), ("2021-01-04 07:00", -300)),
        # ... and the first one begins in December.
        of("2025-W01", one_more, ("2024-12-29 23:30", 0), ("2024-12-30 00:30", 0)),
        of("2024-W52", one + "0", ("2024-12-29 23:30", 0), ("2024-12-30 00:30", 0)),
        # Clocks go forward on Sunday: its last hour, and Monday's first one, by the new offset.
        of("2026-W10", "3 3 100.0 - 0", ("2026-03-07 23:30", -300), ("2026-03-08 01:30", -300),
           ("2026-03-08 23:30", -240), ("2026-03-09 00:15", -240)),
        of("2026-W11", "1 1 100.0 0.0 1", ("2026-03-08 23:30", -240), ("2026-03-09 00:15", -240)),
        of("2025-W13", "2 2 100.0 - 0", ("2025-03-30 01:30", 60), ("2025-03-30 23:45", 120),
           ("2025-03-31 00:10", 120)),
        of("2025-W40", "2 2 100.0 - 0", ("2025-10-05 01:30", 630), ("2025-10-05 23:40", 660),
           ("2025-10-06 00:10", 660)),
        # They go back: half past one comes twice, Sunday has an hour more.
        of("2026-W44", "3 3 100.0 - 0", ("2026-11-01 01:10", -240), ("2026-11-01 01:30", -300),
           ("2026-11-01 23:30", -300), ("2026-11-02 00:20", -300)),
        of("2025-W43", "2 2 100.0 - 0", ("2025-10-26 02:30", 120), ("2025-10-26 23:30", 60),
           ("2025-10-27 00:10", 60)),
        of("2025-W14", "2 2 100.0 - 0", ("2025-04-06 01:00", 660), ("2025-04-06 23:40", 630),
           ("2025-04-07 00:20", 630)),
        of("2025-W15", "1 1 100.0 0.0 1", ("2025-04-06 23:40", 630), ("2025-04-07 00:20", 630)),
        # Nine hours east: it is Monday there and still Sunday at home. And back: more of Sunday.
        of("2026-W04", "2 2 100.0 - 0", ("2026-01-19 08:00", 0), ("2026-01-25 19:00", 0),
           ("2026-01-26 07:00", 540)),
        of("2026-W04", "2 2 100.0 - 0", ("2026-01-25 23:00", 540), ("2026-01-25 15:00", 0),
           ("2026-01-26 00:30", 0)),
        # Over the date line: Monday comes first, and Sunday after it once more.
        of("2026-W04", "2 2 100.0 0.0 1", ("2026-01-18 20:00", 780), ("2026-01-19 09:00", 780),
           ("2026-01-18 12:00", -600), ("2026-01-19 08:00", -600)),
        of("2026-W03", "2 2 100.0 - 0", ("2026-01-18 20:00", 780), ("2026-01-19 09:00", 780),
           ("2026-01-18 12:00", -600), ("2026-01-19 08:00", -600)),
        # Back over it: there was no Sunday.
        of("2026-W05", "1 1 100.0 0.0 1", ("2026-01-24 22:00", -600), ("2026-01-26 07:00", 780)),
    ]


def accuracy_and_best() -> list[str]:
    poor = Named("a", 256, 1024)
    uncounted = Named("a", 1024, 1024, counts=False)
    doubtful = Named("a", 1024, 1024, honest=False)
    week, before = "2026-05-13 08:00", "2026-05-06 08:00"

    def of(expected: str, *sessions: Session) -> str:
        return by_hand("2026-W20", list(sessions), expected + " - - none - -")

    return [
        of("1 2 75.0 - 0", at(week, 0, PERFECT, HALF)),
        of("1 2 75.0 25.0 2", at(before, 0, HALF), at(week, 0, HALF, PERFECT)),
        of("1 1 50.0 -50.0 1", at(before, 0, PERFECT), at(week, 0, HALF)),
        # Only the week before is compared with; an empty one is no zero.
        of("1 1 50.0 - 1", at("2026-05-03 08:00", 0), at(week, 0, HALF)),
        of("0 0 - - -", at(before, 0)),
        of("0 0 - - -", at("2026-05-18 08:00", 0)),
        # Over guesses, not over sessions.
        of("2 4 62.5 - 0", at(week, 0, PERFECT), at("2026-05-14 08:00", 0, HALF, HALF, HALF)),
        # Uncounted guesses enter nothing; a session of nothing else is none.
        of("0 0 - - -", at(week, 0, uncounted)),
        of("1 1 50.0 - 0", at(week, 0, HALF, uncounted)),
        of("1 1 50.0 - 2", at(before, 0, uncounted), at(week, 0, uncounted, HALF)),
        # Doubtful ones count, and are no best moment.
        of("1 1 100.0 - -", at(week, 0, doubtful)),
        of("1 2 62.5 - 1", at(week, 0, doubtful, poor)),
        of("1 2 62.5 -37.5 2", at(before, 0, doubtful), at(week, 0, doubtful, poor)),
        # Calibration counts, and may be the best moment.
        of("1 2 75.0 - 1", at(week, 0, HALF, PERFECT, calibration=True)),
        # The earliest of equals: long or short, of a minute or of an hour.
        of("1 3 75.0 - 0", at(week, 0, *(Named(*x) for x in [
            ("a", 1280, 1024), ("b", 768, 1024), ("c", 120, 160)]))),
        # Relative to at least 150 s: 16 s of 128 are nearer than 28 s of 256.
        of("1 2 89.1979166667 - 1", at(week, 0, Named("a", 284, 256), Named("b", 112, 128))),
        # Far off: a best moment all the same.
        of("1 1 0.0 - 0", at(week, 0, Named("a", 4000, 1000))),
    ]


def growth() -> list[str]:
    early, middle, week = "2026-04-13 08:00", "2026-05-10 22:00", "2026-05-13 08:00"
    b_half, b_good = Named("b", 512, 1024), Named("b", 768, 1024)
    doubtful = Named("a", 512, 1024, honest=False)

    def of(expected: str, *sessions: Session) -> str:
        return by_hand("2026-W20", list(sessions), expected + " none - -")

    return [
        # From 50 to 100, three guesses each; the 28 days begin on a Monday.
        of("1 3 100.0 - 3 a 50.0", at(early, 0, HALF, HALF, HALF), at(week, 0, *[PERFECT] * 3)),
        of("1 3 100.0 - 3 - -", at("2026-04-12 23:00", 0, *[HALF] * 3),
           at(week, 0, *[PERFECT] * 3)),
        of("1 3 100.0 50.0 3 a 50.0", at(middle, 0, *[HALF] * 3), at(week, 0, *[PERFECT] * 3)),
        # Two are too few, here and there.
        of("1 2 100.0 - 3 - -", at(early, 0, *[HALF] * 3), at(week, 0, *[PERFECT] * 2)),
        of("1 3 100.0 - 2 - -", at(early, 0, *[HALF] * 2), at(week, 0, *[PERFECT] * 3)),
        # Two honest ones and a doubtful one are two.
        of("1 3 100.0 - 3 - -", at(early, 0, HALF, HALF, doubtful), at(week, 0, *[PERFECT] * 3)),
        of("1 3 83.3333333333 - 3 - -", at(early, 0, *[HALF] * 3),
           at(week, 0, PERFECT, PERFECT, doubtful)),
        # Calibration is where growing begins.
        of("1 3 100.0 - 3 a 50.0", at(early, 0, *[HALF] * 3, calibration=True),
           at(week, 0, *[PERFECT] * 3)),
        # Exactly 5 points, and less.
        of("1 5 55.0 - 9 a 5.0", at(early, 0, *[HALF] * 5),
           at(week, 0, *[HALF] * 4, Named("a", 768, 1024))),
        of("1 6 54.1666666667 - 10 - -", at(early, 0, *[HALF] * 5),
           at(week, 0, *[HALF] * 5, Named("a", 768, 1024))),
        # The largest of several; falling is no growing.
        of("1 6 87.5 - 6 a 50.0", at(early, 0, *[HALF] * 3, *[b_half] * 3),
           at(week, 0, *[PERFECT] * 3, *[b_good] * 3)),
        of("1 6 62.5 - 9 b 25.0", at(early, 0, *[PERFECT] * 3, *[b_half] * 3),
           at(week, 0, *[HALF] * 3, *[b_good] * 3)),
        of("1 3 50.0 - 3 - -", at(early, 0, *[PERFECT] * 3), at(week, 0, *[HALF] * 3)),
    ]


def tilts() -> list[str]:
    """By powers of two where it can be; e of the others is spelled out in the comments."""
    double, half = Named("a", 2048, 1024), Named("a", 512, 1024)
    b_double, b_half = Named("b", 2048, 1024), Named("b", 512, 1024)
    week, later = "2026-05-12 08:00", "2026-05-14 08:00"
    two = "0.69314718056"

    def of(expected: str, *sessions: Session) -> str:
        return by_hand("2026-W20", list(sessions), expected)

    steady = [Named("a", percent * 10, 1000) for percent in (130, 128, 133, 131, 129, 132, 127)]
    return [
        # Eight say something, seven do not, and what is doubtful or calibration does not either.
        of(f"1 8 0.0 - 0 - - longer {two} a", at(week, 0, *[double] * 8)),
        of("1 7 0.0 - 0 - - none - -", at(week, 0, *[double] * 7)),
        of(f"2 8 50.0 - 0 - - shorter -{two} a",
           at(week, 0, *[half] * 4), at(later, 0, *[half] * 4)),
        of("1 8 0.0 - 0 - - none - -", at(week, 0, *[double] * 8, calibration=True)),
        of("1 8 0.0 - 0 - - none - -",
           at(week, 0, *[double] * 7, Named("a", 2048, 1024, honest=False))),
        of("1 7 0.0 - 0 - - none - -",
           at(week, 0, *[double] * 7, Named("a", 2048, 1024, counts=False))),
        # Long and short alike.
        of("1 8 25.0 - 4 - - none - -", at(week, 0, *[double] * 4, *[half] * 4)),
        # Tasks together; the one with more of it leads.
        of(f"1 9 0.0 - 0 - - longer {two} b", at(week, 0, *[double] * 4, *[b_double] * 5)),
        of(f"1 9 50.0 - 0 - - shorter -{two} a", at(week, 0, *[half] * 5, *[b_half] * 4)),
        # ... in the direction of the week: b is off as far, the other way.
        of("1 12 8.33333333333 - 10 - - longer 0.462098120373 a",
           at(week, 0, *[double] * 10, *[b_half] * 2)),
        # A single guess of eighteen times is clipped, so b does not lead by it.
        of("1 8 61.25 - 6 - - longer 0.26846525799 a",
           at(week, 0, *steady, Named("b", 10_800, 600))),
        # A week looks once: last week's tilt does not go on.
        of("1 8 100.0 100.0 8 a 100.0 none - -", at("2026-05-06 08:00", 0, *[double] * 8),
           at(week, 0, *[PERFECT] * 8)),
    ]


# Drawn. A zone is what its offset was from which instant on.

UTC, KATHMANDU, HONOLULU = [(0, 0)], [(0, 345)], [(0, -600)]
NEW_YORK = [(0, -300), (1_772_953_200, -240), (1_793_512_800, -300)]
BERLIN = [(0, 60), (1_743_296_400, 120), (1_761_440_400, 60)]
LORD_HOWE = [(0, 660), (1_743_865_200, 630), (1_759_591_800, 660)]
TO_TOKYO = [(0, 0), (1_768_996_800, 540), (1_769_371_200, 0)]  # Wednesday to Sunday
TO_HAWAII = [(0, 780), (1_768_780_800, -600), (1_769_248_800, 780)]  # Monday to Saturday

TRAVELS = [
    (UTC, "2026-W20"), (KATHMANDU, "2026-W53"), (HONOLULU, "2025-W01"), (BERLIN, "2020-W53"),
    (NEW_YORK, "2026-W10"), (NEW_YORK, "2026-W11"), (NEW_YORK, "2026-W44"), (NEW_YORK, "2026-W45"),
    (BERLIN, "2025-W13"), (BERLIN, "2025-W14"), (BERLIN, "2025-W43"), (BERLIN, "2025-W44"),
    (LORD_HOWE, "2025-W14"), (LORD_HOWE, "2025-W15"), (LORD_HOWE, "2025-W40"),
    (LORD_HOWE, "2025-W41"), (TO_TOKYO, "2026-W04"), (TO_TOKYO, "2026-W05"),
    (TO_HAWAII, "2026-W03"), (TO_HAWAII, "2026-W04"), (TO_HAWAII, "2026-W05"),
]


def offset_at(zone: list[tuple[int, int]], instant: int) -> int:
    return [offset for begun, offset in zone if begun <= instant][-1]


def drawn_start(dice: Dice, zone: list[tuple[int, int]], day: int) -> int:
    """Often near midnight, where an offset decides which day it is."""
    hours = dice.among([(0, 1), (6, 9), (16, 20), (23, 24)])
    seconds = day * DAY + dice.between(3600 * hours[0], 3600 * hours[1] - 1)
    return seconds - 60 * offset_at(zone, seconds)


def drawn(dice: Dice, zone: list[tuple[int, int]], week: str) -> History:
    monday, empty = monday_of(week), dice.percent(8)
    usual = {task: 40 + dice.duration(1800) for task in "abc"}
    off = dice.among([-40, -25, 0, 30, 50])
    percent = {task: 100 + off + dice.between(-15, 15) for task in "abc"}
    learnt = dice.among([0, 20, 70])  # of what is off, by the end
    wide, chance = dice.among([10, 25, 45]), dice.among([60, 80, 95])
    starts = []
    for day in range(monday - 29, monday + 9):
        in_week = monday <= day < monday + 7
        if dice.percent(chance if in_week else 30) and not (in_week and empty):
            starts.append(drawn_start(dice, zone, day))
    history, end = [], 0
    for start in sorted(starts):
        if start <= end:
            continue
        left = 100 - learnt * min(28, start // DAY - monday + 28) // 28
        guesses = tuple(
            drawn_guess(dice, task, usual[task], 100 + (percent[task] - 100) * left // 100,
                        wide * left // 100)
            for task in dice.among(["a", "ab", "bc", "abc"]))
        session = Session(start, offset_at(zone, start), guesses, dice.percent(10))
        history.append(session)
        end = session.end
    return history


def drawn_guess(dice: Dice, task: str, usual: int, percent: int, wide: int) -> Named:
    actual = usual * dice.between(85, 115) // 100
    guess = guess_with(dice, actual, percent, wide)
    return Named(task, *guess, counts=dice.percent(94), honest=dice.percent(90))


def rows() -> list[str]:
    hand_made = weeks_and_years() + accuracy_and_best() + growth() + tilts()
    dice, drawn_ones = Dice("reflections"), []
    for zone, week in TRAVELS:
        drawn_ones += drawn_rows(
            dice, 3, lambda dice: drawn(dice, zone, week), lambda history: row(week, history))
    columns = [line.split()[2:] for line in drawn_ones]
    for place in (5, 7):
        assert sum(one[place] not in ("-", "none") for one in columns) >= 15, place
    return unique(hand_made + drawn_ones)


TABLES = [Table("goldenReflections", """
A week in a player's history:
ISO week;
sessions, comma-separated, or -, each of parts with / between them: first
start (s since 1970, UTC):offset (minutes east):calibration (1 or 0), then for every guess
task:estimate (s):actual (s):two digits 1 or 0, whether it counts and whether it is honest;
sessions of the week, estimations, mean accuracy or -, its change against the week before or -,
best moment (place among all guesses of the row, from 0) or -,
task that grew the most and its points, or - -,
tilt of the week: longer, shorter or none, its size or -, the task that did most of it or -.
A session belongs to the local day of its start; its guesses are done in their order, before the
next one starts. What does not count enters nothing.
""", rows())]
