"""Weeks that are looked back at, by hand; what is said of them is in weeks.py."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from math import log

from guesses import exact_in_binary, number
from weeks import History, Named, Session, reflection, row

PERFECT, HALF, QUICK = Named("a", 1024, 1024), Named("a", 512, 1024), Named("a", 20, 20)
FAR = Named("a", 2048, 1024)  # as far off as can be
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

    one, one_more = "1 1 100.0 - ", "1 1 100.0 close 1"
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
        of("2026-W53", "3 3 100.0 close 1", *new_year),
        of("2027-W01", "1 1 100.0 close 4", *new_year),
        of("2020-W53", one + "0", ("2021-01-03 22:00", -300), ("2021-01-04 07:00", -300)),
        of("2021-W01", one_more, ("2021-01-03 22:00", -300), ("2021-01-04 07:00", -300)),
        # ... and the first one begins in December.
        of("2025-W01", one_more, ("2024-12-29 23:30", 0), ("2024-12-30 00:30", 0)),
        of("2024-W52", one + "0", ("2024-12-29 23:30", 0), ("2024-12-30 00:30", 0)),
        # Clocks go forward on Sunday: its last hour, and Monday's first one, by the new offset.
        of("2026-W10", "3 3 100.0 - 0", ("2026-03-07 23:30", -300), ("2026-03-08 01:30", -300),
           ("2026-03-08 23:30", -240), ("2026-03-09 00:15", -240)),
        of("2026-W11", "1 1 100.0 close 1", ("2026-03-08 23:30", -240), ("2026-03-09 00:15", -240)),
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
        of("2025-W15", "1 1 100.0 close 1", ("2025-04-06 23:40", 630), ("2025-04-07 00:20", 630)),
        # Nine hours east: it is Monday there and still Sunday at home. And back: more of Sunday.
        of("2026-W04", "2 2 100.0 - 0", ("2026-01-19 08:00", 0), ("2026-01-25 19:00", 0),
           ("2026-01-26 07:00", 540)),
        of("2026-W04", "2 2 100.0 - 0", ("2026-01-25 23:00", 540), ("2026-01-25 15:00", 0),
           ("2026-01-26 00:30", 0)),
        # Over the date line: Monday comes first, and Sunday after it once more.
        of("2026-W04", "2 2 100.0 close 1", ("2026-01-18 20:00", 780), ("2026-01-19 09:00", 780),
           ("2026-01-18 12:00", -600), ("2026-01-19 08:00", -600)),
        of("2026-W03", "2 2 100.0 - 0", ("2026-01-18 20:00", 780), ("2026-01-19 09:00", 780),
           ("2026-01-18 12:00", -600), ("2026-01-19 08:00", -600)),
        # Back over it: there was no Sunday.
        of("2026-W05", "1 1 100.0 close 1", ("2026-01-24 22:00", -600), ("2026-01-26 07:00", 780)),
    ]


def accuracy_and_best() -> list[str]:
    poor = Named("a", 256, 1024)
    uncounted = Named("a", 1024, 1024, counts=False)
    doubtful = Named("a", 1024, 1024, honest=False)
    week, before = "2026-05-13 08:00", "2026-05-06 08:00"

    def of(expected: str, *sessions: Session) -> str:
        return by_hand("2026-W20", list(sessions), expected + " - - none - -")

    def weeks(expected: str, then: list, now: list) -> str:
        """A session a day of either week, one guess each or some."""
        days = [(4 + i, guesses) for i, guesses in enumerate(then)]
        days += [(11 + i, guesses) for i, guesses in enumerate(now)]
        return of(expected, *[
            at(f"2026-05-{day:02} 08:00", 0, *(each if isinstance(each, list) else [each]))
            for day, each in days])

    return [
        of("1 2 75.0 - 0", at(week, 0, PERFECT, HALF)),
        # Two sessions without an error in either week; a single one says nothing about its error.
        weeks("2 2 100.0 50.0 2", [HALF] * 2, [PERFECT] * 2),
        weeks("2 2 50.0 -50.0 -", [PERFECT] * 2, [HALF] * 2),
        weeks("2 2 50.0 close -", [HALF] * 2, [HALF] * 2),
        weeks("1 3 100.0 close 2", [HALF] * 2, [[PERFECT] * 3]),
        weeks("2 2 100.0 close 3", [[HALF] * 3], [PERFECT] * 2),
        # Exactly 3 standard errors, then 4 of them.
        weeks("4 4 87.5 close 5", [HALF] * 4, [HALF, *[PERFECT] * 3]),
        weeks("5 5 90.0 40.0 6", [HALF] * 5, [HALF, *[PERFECT] * 4]),
        # 2.8 of both weeks, 4 of one of them; then 3.5 of both.
        weeks("4 4 87.5 close 5", [FAR, *[HALF] * 3], [HALF, *[PERFECT] * 3]),
        weeks("5 5 90.0 50.0 6", [FAR, *[HALF] * 4], [HALF, *[PERFECT] * 4]),
        # The other way.
        weeks("5 5 60.0 -40.0 9", [PERFECT] * 5, [*[HALF] * 4, PERFECT]),
        # The mean is over guesses, not over sessions ...
        weeks("2 4 62.5 - 0", [], [PERFECT, [HALF] * 3]),
        weeks("2 4 100.0 50.0 2", [HALF] * 2, [[PERFECT] * 3, PERFECT]),
        # ... and its error over sessions: 1.5 of them, 3 of the guesses; many guesses of two sessions say little.
        weeks("2 4 87.5 close 3", [HALF] * 2, [HALF, [PERFECT] * 3]),
        weeks("2 40 75.0 close 22", [HALF] * 2, [[HALF] * 20, [PERFECT] * 20]),
        # Only the week before is compared with; an empty one is no zero.
        of("1 1 50.0 - -", at("2026-05-03 08:00", 0), at(week, 0, HALF)),
        of("0 0 - - -", at(before, 0)),
        of("0 0 - - -", at("2026-05-18 08:00", 0)),
        # Uncounted guesses enter nothing; a session of nothing else is none.
        of("0 0 - - -", at(week, 0, uncounted)),
        of("1 1 50.0 - -", at(week, 0, HALF, uncounted)),
        of("1 1 50.0 - -", at(before, 0, uncounted), at(week, 0, uncounted, HALF)),
        weeks("2 2 100.0 close 2", [HALF, uncounted], [PERFECT] * 2),
        # Doubtful ones count, and are no best moment.
        of("1 1 100.0 - -", at(week, 0, doubtful)),
        of("1 2 62.5 - -", at(week, 0, doubtful, poor)),
        of("1 2 87.5 - 1", at(week, 0, doubtful, Named("a", 1280, 1024))),
        weeks("2 2 50.0 -50.0 -", [doubtful] * 2, [HALF] * 2),
        # Calibration counts, and may be the best moment.
        of("1 2 75.0 - 1", at(week, 0, HALF, PERFECT, calibration=True)),
        # A moment is worth telling from an accuracy of 75 on.
        of("1 1 75.0 - 0", at(week, 0, Named("a", 1280, 1024))),
        of("1 1 74.609375 - -", at(week, 0, Named("a", 1284, 1024))),
        of("1 1 0.0 - -", at(week, 0, Named("a", 4000, 1000))),
        # The earliest of equals: long or short, of a minute or of an hour.
        of("1 3 75.0 - 0", at(week, 0, *(Named(*x) for x in [
            ("a", 1280, 1024), ("b", 768, 1024), ("c", 120, 160)]))),
        # Relative to at least a minute: 6 s of 32 are nearer than 28 s of 256.
        of("1 2 89.53125 - 1", at(week, 0, Named("a", 284, 256), Named("b", 38, 32))),
    ]


def scoring(points: int, task: str, **doubts: bool) -> Named:
    """So many 64ths of 100, which is exact in binary."""
    return Named(task, 1024 + 16 * (64 - points), 1024, **doubts)


def daily(last: str, calibration: bool = False, **tasks: list[int]) -> History:
    """At noon, one guess of every task; the last day is the last one of all of them."""
    monday = datetime.fromisoformat(last)
    longest = max(map(len, tasks.values()))
    history = []
    for ago in range(longest)[::-1]:
        day = (monday - timedelta(days=ago)).date()
        guesses = [scoring(points[-1 - ago], task) for task, points in tasks.items()
                   if ago < len(points)]
        history.append(at(f"{day} 12:00", 0, *guesses, calibration=calibration))
    return history


def with_doubt(history: History, **doubts: bool) -> History:
    """The same, and of the task a nothing is counted, or honest."""
    return [
        replace(session, guesses=tuple(
            replace(named, **doubts) if named.task == "a" else named for named in session.guesses))
        for session in history
    ]


def growth() -> list[str]:
    """Of the week from Monday, 11 May, to Sunday, 17 May."""
    steep, slow = list(range(10, 50, 2)), [30 + i // 2 for i in range(20)]
    flat, wednesday = [30, 32] * 10, "2026-05-13"

    def of(expected: str, history: History) -> str:
        with exact_in_binary():
            seen = reflection(history, "2026-W20").split()[5:7]
            assert " ".join(seen) == expected, seen
            return row("2026-W20", history)

    both = daily(wednesday, a=steep, b=slow)
    later = daily("2026-05-18", a=[0], b=[0])
    return [
        # Growing since April: the rise that is larger by far, whatever is clearer.
        of("a 31.25", both),
        of("b 31.25", daily(wednesday, a=slow, b=steep)),
        of("a 31.25", daily(wednesday, a=steep, b=flat)),
        of("- -", daily(wednesday, a=flat, b=flat)),
        of("- -", daily(wednesday, a=steep[::-1], b=slow[::-1])),
        # It is the week's end that is looked at, and the week before it: not what came later ...
        of("a 31.25", both + later),
        # ... nor what is only true since Monday, or was until then.
        of("- -", daily("2026-05-16", a=[30, 32] * 7 + [60] * 6, b=flat)),
        of("- -", daily("2026-05-16", a=steep[:14] + [0] * 6, b=slow)),
        # Nine were too few a week ago; ten were enough.
        of("- -", daily("2026-05-17", a=steep[:16], b=slow[:16])),
        of("a 25.0", daily("2026-05-16", a=steep[:16], b=slow[:16])),
        # Calibration, doubts and what does not count: nothing of it is growing.
        of("- -", daily(wednesday, calibration=True, a=steep, b=slow)),
        of("- -", with_doubt(daily(wednesday, a=steep, b=flat, c=flat), honest=False)),
        of("- -", with_doubt(daily(wednesday, a=steep, b=flat, c=flat), counts=False)),
        # Of one task alone nothing grows most.
        of("- -", daily(wednesday, a=steep)),
        of("- -", daily(wednesday, a=steep, b=flat[:9])),
        # The fastest one was not played in the week.
        of("- -", daily("2026-05-10", a=steep, b=slow, c=list(range(30, 50)))
            + daily(wednesday, b=[40], c=[50])),
        of("- -", daily("2026-05-10", a=steep, b=slow)),
        # Those that were have fallen, while growing holds.
        of("- -", daily("2026-05-10", a=steep, b=flat[::-1], c=flat[::-1])
            + daily(wednesday, b=[20], c=[18])),
        # What was over 90 days before is told of neither week.
        of("a 31.25", daily("2026-01-20", a=[60] * 12, b=[60] * 12) + both),
    ]


def tilts() -> list[str]:
    """By powers of two where it can be; else by percents of 1000 s."""
    double, half = Named("a", 2048, 1024), Named("a", 512, 1024)
    b_double, b_half = Named("b", 2048, 1024), Named("b", 512, 1024)
    two = "0.69314718056"

    def sessions(*guesses: list[Named], calibration: bool = False) -> History:
        """One a day, from Monday on."""
        return [at(f"2026-05-{11 + i} 08:00", 0, *each, calibration=calibration)
                for i, each in enumerate(guesses)]

    def of(expected: str, history: History) -> str:
        """The week's number of guesses, and its tilt."""
        with exact_in_binary():
            seen = reflection(history, "2026-W20").split()
            assert " ".join([seen[1], *seen[7:]]) == expected, seen
            return row("2026-W20", history)

    def percents(*shares: int, count: int = 4, task: str = "a") -> list[list[Named]]:
        return [[Named(task, 10 * share, 1000)] * count for share in shares]

    doubtful, uncounted = replace(double, honest=False), replace(double, counts=False)
    one_long = log(1.1) + 3.75 * log(1.4 / 1.1) / 36
    return [
        # Eight guesses say something, seven do not.
        of(f"8 longer {two} a", sessions(*[[double] * 2] * 4)),
        of("7 none - -", sessions(*[[double] * 2] * 3, [double])),
        of(f"8 shorter -{two} a", sessions([half] * 4, [half] * 4)),
        # One session alone says nothing about its error, however many guesses it holds.
        of("8 none - -", sessions([double] * 8)),
        of("20 none - -", sessions([double] * 20)),
        # What is doubtful, calibrated or uncounted does not count among them.
        of("8 none - -", sessions(*[[double] * 2] * 4, calibration=True)),
        of("8 none - -", sessions(*[[double] * 2] * 3, [double, doubtful])),
        of("7 none - -", sessions(*[[double] * 2] * 3, [double, uncounted])),
        of(f"12 longer {two} a", sessions(*[[double] * 2 + [doubtful]] * 4)),
        of("9 none - -", sessions([double] * 8, [doubtful])),
        # Long and short alike.
        of("8 none - -", sessions(*[[double, half]] * 4)),
        of("8 none - -", sessions(*[[double] * 2, [half] * 2] * 2)),
        # Clear, and too small to be worth saying; just large enough.
        of("8 none - -", sessions(*percents(109, 109, 109, 109, count=2))),
        of(f"8 longer {number(log(1.11))} a", sessions(*percents(111, 111, 111, 111, count=2))),
        # 3.1 standard errors of the sessions, then 3.7; those of the guesses would be 7 and more.
        of("12 none - -", sessions(*percents(132, 108, 120))),
        of(f"12 longer {number(log(1.3 * 1.1 * 1.2) / 3)} a", sessions(*percents(130, 110, 120))),
        # What the guesses of a session do not share leaves its mean as it is.
        of(f"16 longer {number(log(2) / 2)} a", sessions(*[[double, PERFECT] * 2] * 4)),
        # Every session is one, whatever it holds; and one that is far off is clipped.
        of(f"13 longer {number(one_long)} a",
           sessions(*percents(140, count=8), *percents(110, 110, 110, 110, 110, count=1))),
        # Tasks together; the one with more of it leads.
        of(f"9 longer {two} b", sessions([double] * 4, [b_double] * 4, [b_double])),
        of(f"9 shorter -{two} a", sessions([half] * 4, [b_half] * 4, [half])),
        # ... in the direction of the week: b is off as far, the other way.
        of(f"32 longer {number(0.75 * log(2))} a", sessions(*[[double] * 7 + [b_half]] * 4)),
        # Sessions alike of guesses that are not: 1.9 standard errors of the guesses are chance.
        of("12 none - -", sessions(*[[double] * 3 + [b_half]] * 3)),
        # A single guess of eighteen times is clipped, so b does not lead by it.
        of("10 longer 0.26773056639 a", sessions(*[
            [Named("a", 10 * one, 1000), Named("a", 10 * other, 1000)]
            for one, other in [(126, 130), (131, 129), (134, 130), (128, 127)]
        ], [Named("a", 1310, 1000), Named("b", 10_800, 600)])),
        # A week looks once: last week's tilt does not go on.
        of("8 none - -", [at(f"2026-05-0{i} 08:00", 0, *[double] * 4) for i in (5, 6)]
            + sessions(*[[PERFECT] * 2] * 4)),
    ]
