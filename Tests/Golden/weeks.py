"""Product page, "Weekly reflection": what an ISO week says, but for streaks and insights."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import date

from days import FIRST
from guesses import Guess, at_least, clipped, e, mean_accuracy, number, over, tilt_of
from scoring import relative_error
from tendencies import begins, direction

DAY = 86_400


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
            if best is None or error < best[0]:
                best = error, index
    return None if best is None else best[1]


def honest_by_task(sessions: History) -> dict[str, list[Guess]]:
    tasks = defaultdict(list)
    for session in sessions:
        for named in session.guesses:
            if named.teaches:
                tasks[named.task].append(named.guess)
    return tasks


def grew_most(sessions: History, before: History) -> tuple[str | None, float | None]:
    earlier = honest_by_task(before)
    growth = {
        task: mean_accuracy(guesses) - mean_accuracy(earlier[task])
        for task, guesses in honest_by_task(sessions).items()
        if len(guesses) >= 3 and len(earlier[task]) >= 3
    }
    task = largest(growth)
    return (task, growth[task]) if task and at_least(growth[task], 5) else (None, None)


def largest(values: dict[str, float]) -> str | None:
    if not values:
        return None
    key, *others = sorted(values, key=values.get, reverse=True)
    assert all(over(values[key], values[other]) for other in others), "of equals none is largest"
    return key


def tilt_of_the_week(sessions: History) -> tuple[str, float | None, str | None]:
    """As the tendency, looking once, and the task with the largest share of it."""
    taught = [
        named for session in sessions if not session.calibration
        for named in session.guesses if named.teaches
    ]
    if not begins([named.guess for named in taught]):
        return "none", None, None
    values = [e(named.guess) for named in taught]
    tilt = tilt_of(values).tilt
    sums = defaultdict(float)
    for named, value in zip(taught, clipped(values)):
        sums[named.task] += float(value) if tilt > 0 else -float(value)
    return direction(tilt), tilt, largest(sums)


def reflection(history: History, week: str) -> str:
    monday = monday_of(week)
    sessions = between(history, monday, monday + 7)
    mean = mean_accuracy(counting(sessions))
    mean_before = mean_accuracy(counting(between(history, monday - 7, monday)))
    change = None if mean is None or mean_before is None else mean - mean_before
    best = best_moment(history, sessions)
    grew, points = grew_most(sessions, between(history, monday - 28, monday))
    towards, tilt, leader = tilt_of_the_week(sessions)
    return " ".join([
        str(sum(1 for session in sessions if counting([session]))), str(len(counting(sessions))),
        number(mean), number(change), "-" if best is None else str(best),
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
