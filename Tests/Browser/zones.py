"""A family's calendars, and what home says by them in two zones and over changes of clocks."""

from datetime import datetime
from zoneinfo import ZoneInfo

# Lessons by the clocks on the wall, wherever these are.
SCHOOL = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Lessons
DTSTART:20260101T080000
DTEND:20260101T130000
RRULE:FREQ=DAILY
END:VEVENT
{offs}END:VCALENDAR
"""
OFF = """BEGIN:VEVENT
UID:off-{day}
SUMMARY:No school
DTSTART;VALUE=DATE:{day}
END:VEVENT
"""
# By the clocks of Berlin, wherever she is; one of them in the nights in which clocks change.
CALLS = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Call with Grandma
DTSTART;TZID=Europe/Berlin:20260101T180000
DTEND;TZID=Europe/Berlin:20260101T183000
RRULE:FREQ=DAILY
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Night train
DTSTART;TZID=Europe/Berlin:20260329T033000
DTEND;TZID=Europe/Berlin:20260329T060000
RDATE;TZID=Europe/Berlin:20261025T033000
END:VEVENT
END:VCALENDAR
"""

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
DOOR, CALL = "Out of the door in 45 minutes", "45 minutes until Call with Grandma"
TRAIN, OFF_TODAY = "45 minutes until Night train", "No school today"

# When each of the two begins, and the Mondays without lessons.
BEGINNINGS = ["03-05 06:00", "10-22 06:00"]
OFF_DAYS = ["20260330", "20261026"]

# America's clocks change three weeks before Europe's in spring, and a week after them in autumn.
DAYS = {
    BERLIN: [
        [
            ("03-27 07:15", DOOR), ("03-28 17:15", CALL), ("03-29 00:45", None), ("03-29 01:45", TRAIN),
            ("03-29 07:15", DOOR), ("03-29 17:15", CALL), ("03-30 07:15", OFF_TODAY), ("03-31 07:15", DOOR),
        ],
        [
            ("10-23 07:15", DOOR), ("10-24 17:15", CALL), ("10-25 02:45", None), ("10-25 02:45 again", TRAIN),
            ("10-25 07:15", DOOR), ("10-25 17:15", CALL), ("10-26 07:15", OFF_TODAY), ("10-27 07:15", DOOR),
        ],
    ],
    NEW_YORK: [
        [
            ("03-06 07:15", DOOR), ("03-06 11:15", CALL), ("03-08 07:15", DOOR), ("03-08 11:15", None),
            ("03-08 12:15", CALL), ("03-28 20:45", TRAIN), ("03-29 07:15", DOOR), ("03-29 11:15", CALL),
            ("03-30 07:15", OFF_TODAY),
        ],
        [
            ("10-24 11:15", CALL), ("10-24 21:45", TRAIN), ("10-25 07:15", DOOR), ("10-25 11:15", None),
            ("10-25 12:15", CALL), ("10-26 07:15", OFF_TODAY), ("11-01 07:15", DOOR), ("11-01 11:15", CALL),
        ],
    ],
}


def instant(moment, zone):
    """In seconds: "10-25 02:45", or the second one of its day, "again"."""
    time, _, again = moment.partition(" again")
    local = datetime.fromisoformat(f"2026-{time}").replace(tzinfo=ZoneInfo(zone), fold=moment.endswith("again"))
    return local.timestamp()


def school(offs=()):
    """Its calendar, with days without lessons."""
    return SCHOOL.format(offs="".join(OFF.format(day=day) for day in offs))


# In Beirut one o’clock comes after that midnight; in Havana an hour comes twice behind it, and in Santiago before it.
NIGHTS = {
    "Berlin": (BERLIN, "01-21 23:58", "20260122", 0),
    "New York": (NEW_YORK, "01-21 23:58", "20260122", 0),
    "Beirut": ("Asia/Beirut", "03-28 23:58", "20260329", 0),
    "Santiago": ("America/Santiago", "04-04 23:58", "20260405", 60),
    "Havana": ("America/Havana", "10-31 23:58", "20261101", 0),
}
