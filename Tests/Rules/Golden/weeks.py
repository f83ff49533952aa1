"""Product page, "Weekly reflection": what an ISO week says, but for streaks and insights."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from math import sqrt

import numpy as np

from days import FIRST
from formulas import relative_error
from growth import Trends, evidence, fastest, grow_together
from guesses import Guess, TooNear, accuracy, clipped, e, mean_accuracy, number, over, tilt_of
from tendencies import WORTH_SAYING, direction
from trends import trend

DAY = 86_400
LEAST = 8  # guesses for a tilt of the week
WORTH_A_MOMENT = Fraction(1, 4)  # off: an accuracy of 75
WINDOW_DAYS = 90


@dataclass(frozen=True)
class Named:
    task: str
    estimate: int
    actual: int
    counts: bool = True
    honest: bool = True

    @property
    def guess(self) -> Guess:
        return self.estimate, self.actual

    @property
    def teaches(self) -> bool:
        """What is kept uncounted enters nothing, however honest."""
        return self.counts and self.honest


@dataclass(frozen=True)
class Session:
    start: int  # seconds since 1970, UTC
    offset: int  # minutes east of it
    guesses: tuple[Named, ...]
    calibration: bool = False

    @property
    def local_day(self) -> int:
        return (self.start + 60 * self.offset) // DAY

    @property
    def end(self) -> int:
        return self.start + sum(named.actual for named in self.guesses)

    @property
    def taught(self) -> list[Named]:
        """What insights know of."""
        return [] if self.calibration else [named for named in self.guesses if named.teaches]


History = list[Session]


def monday_of(week: str) -> int:
    year, number_of_week = week.split("-W")
    return (date.fromisocalendar(int(year), int(number_of_week), 1) - FIRST).days


def between(history: History, first_day: int, end_day: int) -> History:
    return [session for session in history if first_day <= session.local_day < end_day]


def counting(sessions: History) -> list[Guess]:
    return [named.guess for session in sessions for named in session.guesses if named.counts]


def best_moment(history: History, sessions: History) -> int | None:
    """Its place among all guesses of the history."""
    best, index = None, -1
    for session in history:
        for named in session.guesses:
            index += 1
            if session not in sessions or not named.teaches:
                continue
            error = relative_error(*named.guess)
            if error <= WORTH_A_MOMENT and (best is None or error < best[0]):
                best = error, index
    return None if best is None else best[1]


def change(now: History, before: History) -> str:
    """Against the week before, where it is more than three standard errors of both."""
    if not counting(now) or not counting(before):
        return "-"
    means = session_means(now), session_means(before)
    if min(map(len, means)) == 1:
        return "close"  # a single session says nothing about its error
    difference = mean_accuracy(counting(now)) - mean_accuracy(counting(before))
    error = sqrt(sum(standard_error(each) ** 2 for each in means))
    return number(difference) if over(abs(difference), 3 * error) else "close"


def session_means(sessions: History) -> list[float]:
    """The guesses of a session share its day, so they count as one."""
    counted = [counting([session]) for session in sessions]
    return [mean_accuracy(guesses) for guesses in counted if guesses]


def standard_error(values: list[float]) -> float:
    return float(np.std(values, ddof=1)) / sqrt(len(values))


def trends_at(history: History, end_day: int) -> Trends:
    """Of the sessions of the 90 days that end there."""
    first_day = end_day - WINDOW_DAYS
    if any(abs(session.local_day - first_day) <= 2 for session in history):
        raise TooNear("whether the 90 days are those of a calendar, the page does not say")
    tasks = defaultdict(list)
    for session in between(history, first_day, end_day):
        for named in session.taught:
            tasks[named.task].append(named.guess)
    found = {task: trend(guesses) for task, guesses in tasks.items()}
    return {task: seen for task, seen in found.items() if seen}


def grew_most(history: History, monday: int) -> tuple[str | None, float | None]:
    """Where growing holds at the week's end: the task that grows fastest, if it was played in it."""
    now, week_ago = trends_at(history, monday + 7), trends_at(history, monday)
    if now and evidence(now) > 2:
        for_sure_in_one_week(history, monday)
    if not grow_together(now, week_ago):
        return None, None
    sessions = between(history, monday, monday + 7)
    taught = {named.task for session in sessions for named in session.taught}
    counting_ones = {
        named.task for session in sessions for named in session.guesses if named.counts}
    if taught & now.keys() != counting_ones & now.keys():
        raise TooNear("whether a task was played that taught nothing, the page does not say")
    task = fastest(now)
    return (task, now[task].rise) if task in taught and over(now[task].rise, 0) else (None, None)


def for_sure_in_one_week(history: History, monday: int) -> None:
    """By the day its session began on, and by the clock, there and in Greenwich."""
    for session in history:
        for day in (monday, monday + 7):
            moments = (session.start, session.end, session.end + 60 * session.offset)
            if {moment < day * DAY for moment in moments} != {session.local_day < day}:
                raise TooNear("whether a week ends by the clock, the page does not say")


def largest(values: dict[str, float]) -> str | None:
    if not values:
        return None
    key, *others = sorted(values, key=values.get, reverse=True)
    assert all(over(values[key], values[other]) for other in others), "of equals none is largest"
    return key


def tilt_of_the_week(sessions: History) -> tuple[str, float | None, str | None]:
    """Of the sessions, each by the mean of its guesses, and the task with the most of it."""
    by_session = [session.taught for session in sessions if session.taught]
    taught = [named for of_session in by_session for named in of_session]
    if len(taught) < LEAST or len(by_session) < 2:
        return "none", None, None
    # A handful of sessions says little of how sessions differ.
    of_guesses = tilt_of([e(named.guess) for named in taught])
    seen = tilt_of([float(np.mean([e(named.guess) for named in one])) for one in by_session])
    size = abs(seen.tilt)
    error = max(seen.standard_error, of_guesses.standard_error)
    if not (over(size, WORTH_SAYING) and over(size, 3.5 * error)):
        return "none", None, None
    sums = defaultdict(float)
    for named, value in zip(taught, clipped([e(named.guess) for named in taught])):
        sums[named.task] += float(value) if seen.tilt > 0 else -float(value)
    return direction(seen.tilt), seen.tilt, largest(sums)


def reflection(history: History, week: str) -> str:
    monday = monday_of(week)
    sessions = between(history, monday, monday + 7)
    now, before = counting(sessions), between(history, monday - 7, monday)
    best = best_moment(history, sessions)
    grew, points = grew_most(history, monday)
    towards, tilt, leader = tilt_of_the_week(sessions)
    return " ".join([
        str(sum(1 for session in sessions if counting([session]))), str(len(now)),
        number(mean_accuracy(now)), change(sessions, before), "-" if best is None else str(best),
        grew or "-", number(points), towards, number(tilt), leader or "-",
    ])


def written(session: Session) -> str:
    head = f"{session.start}:{session.offset}:{int(session.calibration)}"
    return "/".join([head, *(
        f"{named.task}:{named.estimate}:{named.actual}:{int(named.counts)}{int(named.honest)}"
        for named in session.guesses
    )])


def row(week: str, history: History) -> str:
    for session, later in zip(history, history[1:]):
        assert session.end < later.start, (session, later)
    return f"{week} {','.join(map(written, history)) or '-'} {reflection(history, week)}"
