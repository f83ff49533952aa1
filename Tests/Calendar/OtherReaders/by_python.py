"""Another reader of calendars, which knows nothing of ours: Python's icalendar with recurring-ical-events."""

import warnings
from datetime import UTC, datetime, time
from itertools import groupby
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events


class Unread(Exception):
    """It refuses the whole file."""


def calendars(path):
    # It remembers the zones of files that it has read before.
    icalendar.use_zoneinfo()
    try:
        with warnings.catch_warnings(action="ignore"):
            return icalendar.Calendar.from_ical(path.read_bytes(), multiple=True)
    # It has no one type for what it does not read.
    except Exception as error:
        raise Unread(f"{type(error).__name__}: {error}") from error


def occurrences(calendars, first, last, zone):
    """What happens on some days, as `workshop calendar` tells it, and what it cannot read by UID and title.

    Series by series, because it refuses all of them for a broken one.
    """
    here = ZoneInfo(zone)
    window = [datetime.combine(day, time(), here) for day in (first, last)]
    found, unread = [], set()
    for uid, series in (pair for calendar in calendars for pair in by_uid(calendar)):
        try:
            with warnings.catch_warnings(action="ignore"):
                events = recurring_ical_events.of(series).between(*window)
                found += [occurrence(event, here) for event in events]
        except Exception:
            unread |= {(uid, str(event.get("SUMMARY", ""))) for event in series.walk("VEVENT")}
    return found, unread


def by_uid(calendar):
    """For each UID a calendar with nothing else."""
    events = sorted(calendar.walk("VEVENT"), key=uid_of)
    for uid, group in groupby(events, uid_of):
        # One without a UID is alone.
        for entries in [list(group)] if uid else [[event] for event in group]:
            alone = icalendar.Calendar(calendar) if calendar.name == "VCALENDAR" else icalendar.Calendar()
            alone.subcomponents = [*calendar.walk("VTIMEZONE"), *entries]
            yield uid, alone


def uid_of(event):
    return str(event.get("UID", ""))


def occurrence(event, here):
    start, end = event.start, event.end
    is_date = not isinstance(start, datetime)
    status = str(event.get("STATUS", "")).lower()
    return {
        "uid": uid_of(event),
        "summary": str(event.get("SUMMARY", "")),
        "start": utc(start, here),
        "end": utc(end, here),
        "all_day": is_date,
        "start_date": f"{start}" if is_date else None,
        "end_date": f"{end}" if is_date else None,
        "status": status if status in ("cancelled", "tentative") else "confirmed",
    }


def utc(moment, here):
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=here)
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
