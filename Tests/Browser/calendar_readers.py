"""Two readers of calendar files that know nothing of each other, nor of us."""

import json
import subprocess
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

SECOND_READER = Path(__file__).parent / "read_calendar.php"


def by_python(path, zone, first, last):
    """The title, the minute on the wall and the instant of each event; each rings at its own time."""
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    assert not calendar.errors
    found = []
    for event in recurring_ical_events.of(calendar).between(first, last):
        assert not event.errors
        start = event["DTSTART"].dt
        assert start.tzinfo is None
        [alarm] = event.walk("VALARM")
        assert alarm["ACTION"] == "DISPLAY" and alarm["TRIGGER"].dt == timedelta(0)
        here = start.replace(tzinfo=ZoneInfo(zone))
        found.append((str(event["SUMMARY"]), f"{start:%Y-%m-%d %H:%M}", int(here.timestamp())))
    return sorted(found, key=lambda event: event[2])


def by_php(path, zone, first, last):
    command = ["php", SECOND_READER, path, zone, f"{first}", f"{last}"]
    read = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert read["faults"] == []
    for event in read["events"]:
        assert event["rings"] == event["utc"]
    return [(event["title"], event["start"], event["utc"]) for event in read["events"]]


def around(change):
    """From two weeks before a day to two weeks after it."""
    day = date.fromisoformat(change)
    return day - timedelta(14), day + timedelta(14)


def expected(entries, zone, first, last):
    """What the rule says, counted here by the days: entries are title, weekdays from Monday as 0, minute."""
    found = []
    for number in range((last - first).days):
        day = first + timedelta(number)
        for title, weekdays, minute in entries:
            if day.weekday() in weekdays:
                here = datetime.fromisoformat(f"{day} {minute}").replace(tzinfo=ZoneInfo(zone))
                found.append((title, f"{day} {minute}", int(here.timestamp())))
    return sorted(found, key=lambda event: event[2])
