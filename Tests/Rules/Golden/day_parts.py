"""Product page, "Insights": the best time of day, by sessions beside their tasks' courses."""

from math import isclose, sqrt

import numpy as np
from scipy import stats

from guesses import TooNear, accuracy, at_least, drawn_rows, guess_with, number
from table import Dice, Table, unique

Named = tuple[str, int, int]  # task, estimate, actual
# When its first guess was finished: hour and minute as one number. The next ones follow within
# minutes, and belong with it wherever a part ends between them.
Session = tuple[int, list[Named]]
PARTS = {"morning": (5, 11), "afternoon": (11, 16), "evening": (16, 21), "night": (21, 29)}
LEAST_SESSIONS, LEAST_GUESSES = 8, 15


def part_of(time: int) -> str:
    hour = time // 100
    held = [
        part for part, (first, end) in PARTS.items()
        if first <= hour < end or first <= hour + 24 < end
    ]
    assert len(held) == 1, time
    return held[0]


def beside_the_course(values: list[float]) -> np.ndarray:
    """What a least-squares fit of constant, order and order squared leaves of them."""
    order = np.linspace(-1, 1, len(values)) if len(values) > 1 else np.zeros(1)
    columns = np.vander(order, 3)
    fit = np.linalg.lstsq(columns, np.array(values), rcond=None)[0]
    left = np.array(values) - columns @ fit
    if len(values) <= 3:
        assert np.abs(left).max() < 1e-9, "three points have no course but themselves"
    return left


def session_means(sessions: list[Session]) -> np.ndarray:
    by_task: dict[str, list[tuple[int, float]]] = {}
    for index, (_, guesses) in enumerate(sessions):
        for task, *guess in guesses:
            by_task.setdefault(task, []).append((index, accuracy(tuple(guess))))
    left: list[list[float]] = [[] for _ in sessions]
    for of_task in by_task.values():
        for (index, _), value in zip(of_task, beside_the_course([value for _, value in of_task])):
            left[index].append(float(value))
    return np.array([np.mean(of_session) for of_session in left])


def standard_error(inside: np.ndarray, outside: np.ndarray) -> float:
    variances = np.var(inside, ddof=1), np.var(outside, ddof=1)
    error = sqrt(variances[0] / len(inside) + variances[1] / len(outside))
    if min(variances) > 1e-12:
        welch = stats.ttest_ind(inside, outside, equal_var=False).statistic
        assert isclose(welch * error, inside.mean() - outside.mean(), rel_tol=1e-9, abs_tol=1e-9)
    # A few sessions lie close together by chance: what both say together counts, where it is more.
    return max(error, common_error(inside, outside))


def common_error(inside: np.ndarray, outside: np.ndarray) -> float:
    """Of the difference, were the variance the same in both."""
    one, other = len(inside), len(outside)
    squares = np.var(inside) * one + np.var(outside) * other
    error = sqrt(squares / (one + other - 2) * (1 / one + 1 / other))
    if squares > 1e-12:
        student = stats.ttest_ind(inside, outside, equal_var=True).statistic
        assert isclose(student * error, inside.mean() - outside.mean(), rel_tol=1e-9, abs_tol=1e-9)
    return error


def compared(sessions: list[Session]) -> list[tuple[float, float, str]]:
    """Difference, standard error and name of every part with enough in it and outside."""
    means = session_means(sessions)
    parts = np.array([part_of(time) for time, _ in sessions])
    counts = np.array([len(guesses) for _, guesses in sessions])
    found = []
    for part in PARTS:
        within = parts == part
        inside, outside = means[within], means[~within]
        guesses = min(counts[within].sum(), counts[~within].sum())
        if min(len(inside), len(outside)) >= LEAST_SESSIONS and guesses >= LEAST_GUESSES:
            difference = float(inside.mean() - outside.mean())
            found.append((difference, standard_error(inside, outside), part))
    return found


def best_part(sessions: list[Session]) -> tuple[str, float | None, float | None]:
    shown = [
        (difference, error, part) for difference, error, part in compared(sessions)
        if at_least(difference, 5) and at_least(difference, 3.0 * error)
    ]
    if not shown:
        return "none", None, None
    difference, error, part = max(shown)
    if [abs(other[0] - difference) < 1e-9 for other in shown].count(True) > 1:
        raise TooNear("of equals none is the best")
    return part, difference, error


def row(sessions: list[Session]) -> str:
    written = ",".join(
        "/".join([f"{time:04}", *(":".join(map(str, named)) for named in guesses)])
        for time, guesses in sessions)
    part, difference, error = best_part(sessions)
    return f"{written} {part} {number(difference)} {number(error)}"


# By hand: of 1000 s, so that a tenth of a point is a second.

def scoring(points: float, task: str = "a") -> Named:
    return task, 1000 + round(10 * (100 - points)), 1000


def all_of(points: float, count: int = 2, task: str = "a") -> list[Named]:
    return [scoring(points, task)] * count


def evenly(one: list, other: list) -> list:
    """In the order of Thue and Morse, up to 16: no course can tell the one from the other."""
    one, other = iter(one), iter(other)
    return [next(other if f"{i:b}".count("1") % 2 else one) for i in range(16)]


def at(time: int, *points: float, count: int = 2) -> list[Session]:
    """Eight sessions at that time: all alike, or by the points."""
    return [(time, all_of(each, count)) for each in (points * 8)[:8]]


def by_hand(sessions: list[Session], part: str, difference: float | None = None,
            errors: tuple[float, float] | None = None) -> str:
    """The errors: between which two numbers of standard errors the first part above the rest is."""
    seen = best_part(sessions)
    assert seen[0] == part, (sessions, compared(sessions))
    if difference is not None:
        assert isclose(seen[1], difference, rel_tol=1e-9), seen
    if errors is not None:
        above, error, _ = max(compared(sessions))
        assert errors[0] < above / error < errors[1], (above, error, above / error)
    return row(sessions)


def of_two_parts() -> list[str]:
    good = lambda time: at(time, 75)
    poor = lambda time: at(time, 50)
    pair = lambda better, worse: evenly(good(better), poor(worse))
    nights = good(2359)[:4] + good(0)[4:]
    return [
        # Both sides of every border, one minute apart.
        by_hand(pair(500, 459), "morning", 25),
        by_hand(pair(1059, 1100), "morning", 25),
        by_hand(pair(1100, 1059), "afternoon", 25),
        by_hand(pair(1559, 1600), "afternoon", 25),
        by_hand(pair(1600, 1559), "evening", 25),
        by_hand(pair(2059, 2100), "evening", 25),
        by_hand(pair(2100, 2059), "night", 25),
        by_hand(pair(459, 500), "night", 25),
        by_hand(evenly(nights, poor(1200)), "night", 25),
        # A session belongs to the part in which its first guess was finished.
        by_hand(evenly(at(1058, 75, count=6), at(1100, 50, count=6)), "morning", 25),
        # No difference; one part alone; nothing at all outside.
        by_hand(pair(800, 800), "none"),
        by_hand(evenly(poor(800), poor(1700)), "none"),
        by_hand(good(800), "none"),
        # Of two parts outside together.
        by_hand(evenly(good(800), poor(1300)[:5] + poor(1700)[5:]), "morning", 25),
        # A hair over 5 points and a hair under.
        by_hand(evenly(at(800, 55.1), at(1700, 50)), "morning", 5.1),
        by_hand(evenly(at(800, 54.9), at(1700, 50)), "none"),
    ]


def of_too_few() -> list[str]:
    good, poor = at(800, 75), at(1700, 50)
    single = lambda sessions: [(time, guesses[:1]) for time, guesses in sessions]
    seven = lambda sessions: sessions[:7] + [(1300, sessions[7][1])]
    return [
        # Eight sessions with 15 guesses are enough, with 14 they are not; in it and outside.
        by_hand(evenly(good[:7] + single(good[7:]), poor), "morning"),
        by_hand(evenly(good[:6] + single(good[6:]), poor), "none"),
        by_hand(evenly(good, poor[:7] + single(poor[7:])), "morning"),
        by_hand(evenly(good, poor[:6] + single(poor[6:])), "none"),
        # Seven sessions are too few, however many guesses they hold; in it and outside.
        by_hand(evenly(seven(at(800, 75, count=5)), at(1700, 50, count=5)), "none"),
        by_hand(evenly(at(800, 75, count=5), at(800, 50, count=1)[:1] + at(1700, 50, count=5)[1:]),
                "none"),
    ]


def of_errors() -> list[str]:
    lean = [12, -12, -12, 12, -12, 12, 12, -12]
    leaning = lambda time, points, count, by=1.0: [
        (time, all_of(points + by * away, count)) for away in lean]
    apart = lambda time, points: [
        (time, [scoring(points + away), scoring(points - away)]) for away in lean]
    return [
        # 12.5 points and an error of 4.1 and of 4.2 or so: just enough, and just not.
        by_hand(evenly(leaning(800, 65, 2, 0.62), leaning(1700, 52.5, 2, 0.62)), "morning", None,
                (3.0, 3.3)),
        by_hand(evenly(leaning(800, 65, 2, 0.68), leaning(1700, 52.5, 2, 0.68)), "none", None,
                (2.7, 3.0)),
        # What the guesses of a session share is one thing, not ten.
        by_hand(evenly(leaning(800, 65, 10), leaning(1700, 55, 10)), "none", None, (1.3, 2.0)),
        # What they do not share leaves their mean as it is.
        by_hand(evenly(apart(800, 65), apart(1700, 55)), "morning", 10),
        # A mean is a session's: one with many guesses is one of eight.
        by_hand(evenly(at(800, 75), at(1700, 50)[:7] + [(1700, all_of(50, 20))]), "morning"),
    ]


def of_courses() -> list[str]:
    grows = [40 + 2 * i for i in range(24)]
    moved = [(1700 if i < 12 else 800, all_of(points)) for i, points in enumerate(grows)]
    bent = [(1700 if 8 <= i < 16 else 800, all_of(80 - (2 * i - 23) ** 2 // 10))
            for i in range(24)]
    both = [(time, guesses + all_of(points, 2, "b"))
            for (time, guesses), points in zip(evenly(at(800, 75), at(1700, 50)), grows)]
    easy = evenly([(800, all_of(75, 2, "a"))] * 8, [(1700, all_of(50, 2, "b"))] * 8)
    mixed = evenly([(800, all_of(62.5, 3, "b") + all_of(100, 1, "a"))] * 8,
                   [(1700, all_of(50, 1, "b") + all_of(87.5, 3, "a"))] * 8)
    rare = evenly(at(800, 75), at(1700, 50))
    rare = rare[:5] + [(800, all_of(0, 3, "b")), (1700, all_of(100, 1, "c"))] + rare[5:]
    return [
        # She grows, and half way the quest moved from the evening to the morning: no time of day.
        by_hand(moved, "none"),
        # A course that bends is a course as well.
        by_hand(bent, "none"),
        # Better in the morning, beside a task that grows.
        by_hand(both, "morning"),
        # The easy task is done in the morning, the hard one in the evening: no time of day.
        by_hand(easy, "none"),
        # Better in the morning at both, though the morning sees the harder one more often.
        by_hand(mixed, "morning"),
        # Up to three guesses are their own course: they say that nothing was special, and count.
        by_hand(rare, "morning"),
        # Two parts are above the rest: the larger difference.
        by_hand(evenly(at(800, 75)[:4] + at(1700, 85)[:4], at(1300, 20))
                + evenly(at(1700, 85)[:4] + at(800, 75)[:4], at(1300, 20)), "evening"),
    ]


def drawn(dice: Dice) -> list[Session]:
    """One to three tasks, two to four parts of the day, one of them with a smaller wobble."""
    usual = {task: 20 + dice.duration(1800) for task in "abc"[:dice.between(1, 3)]}
    hours = dice.among([[7, 17], [6, 8, 19], [7, 13, 18], [9, 15, 20, 22], [4, 5, 14], [12, 23, 1]])
    best, wide = dice.among(hours), dice.among([30, 60, 90])
    gain, learns = dice.among([0, 40, 50, 55]), dice.among([0, 0, 40])
    sessions, count = [], dice.between(17, 60)
    for i in range(count):
        hour = dice.among(hours)
        spread = wide - wide * gain // 60 if hour == best else wide
        spread -= spread * learns * i // (100 * count)
        tasks = list(usual)[:dice.between(1, len(usual))] * dice.among([1, 1, 2])
        guesses = [
            (task, *guess_with(dice, usual[task] * dice.between(85, 115) // 100, 100, spread))
            for task in tasks]
        sessions.append((100 * hour + dice.between(0, 50), guesses))
    return sessions


def hard_to_tell(dice: Dice) -> list[Session]:
    while True:
        sessions = drawn(dice)
        if any(d >= 5 and 2.4 * error < d < 3.6 * error for d, error, _ in compared(sessions)):
            return sessions


def rows() -> list[str]:
    dice = Dice("day parts")
    drawn_ones = drawn_rows(dice, 18, drawn, row) + drawn_rows(dice, 14, hard_to_tell, row)
    silent = sum(" none " in line for line in drawn_ones)
    assert 8 <= silent <= 24, silent
    return unique(of_two_parts() + of_too_few() + of_errors() + of_courses() + drawn_ones)


TABLES = [Table("day-parts", """
The window of all tasks in order, and the best time of day:
sessions, comma-separated, each of parts with / between them: first the local time at which its
first guess was finished (hhmm), then for every guess task:estimate (s):actual (s), in order,
finished a minute after the one before;
morning (5 to 11), afternoon (to 16), evening (to 21), night (to 5), or none;
points above the rest and their standard error, or - -.
""", rows())]
