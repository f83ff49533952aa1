"""The clock that tokens, limits and music go by. Tests advance it; at the command line it runs."""

import calendar
import time
from datetime import UTC, datetime

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

# A school day, a quarter past seven in the morning.
START = datetime(2026, 9, 1, 7, 15, tzinfo=UTC).timestamp()


class Clock:
    """Seconds since 1970. It stands still until it is advanced, unless a source moves it."""

    def __init__(self, source=None):
        self._source = source or (lambda: START)
        self._advanced = 0.0

    def now(self):
        return self._source() + self._advanced

    def advance(self, seconds):
        self._advanced += seconds


def running():
    """Goes with the time of the machine, and can be advanced all the same."""
    return Clock(time.time)


def six_months_after(seconds):
    """The same time of day on the same day of the month, or on its last day if it is shorter."""
    then = datetime.fromtimestamp(seconds, UTC)
    years, month = divmod(then.month + 5, 12)
    year, month = then.year + years, month + 1
    day = min(then.day, calendar.monthrange(year, month)[1])
    return then.replace(year=year, month=month, day=day).timestamp()


def as_text(seconds):
    """As the API writes an instant."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
