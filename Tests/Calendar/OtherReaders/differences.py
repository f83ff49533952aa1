"""Where our reading of a file is another than Python's, by class of cause.

Each names the UIDs of a file in which it shows; the others of the same file are read alike. One that does not
differ any more fails the test, so that this list stays true.
"""

DIFFERENCES = {
    # RFC 5545 lets nobody give two things one UID; some exporters do it to all. Theirs keeps one of them.
    "entries of one UID and version that begin at different times are all kept": {
        "example.ics": ["d755cef5-2311-46ed-a0e1-6733c9e15c63"],
    },
    # 3.8.5.1 wants the same form. Theirs takes the whole series to be of the zone of its exclusion.
    "a time in UTC excludes of a series without a zone what shows the same time": {
        "event_with_recurrence.ics": [""],
    },
    # A PERIOD has times. Theirs begins at midnight of the day; ours is at the time of DTSTART.
    "a PERIOD of days in a series with times": {
        "issue_1633_rdate_with_dates.ics": ["1"],
        "issue_1633_rdate_with_dates_and_tzid.ics": ["1"],
    },
    # 3.6: what nobody knows is passed over, with all that is inside of it.
    "an event inside of an unknown component is none of the calendar's": {
        "issue_178_custom_component_contains_other.ics": ["12345"],
    },
    # Theirs reads the halves of a letter as two wrong ones.
    "letters that were cut by the end of a line are whole again": {
        "apple.ics": ["BIRTHDAY"],
    },
    # Nothing that somebody wrote down with a time is left out. Theirs leaves it out.
    "an instance that is excluded and changed is there, changed": {
        "changes.ics": ["excluded-and-changed"],
    },
    # 3.8.4.4 wants the same form. Theirs keeps both instances.
    "a RECURRENCE-ID without a time means the instance of its day": {
        "changes.ics": ["id-as-date"],
    },
    # 3.8.5.3 and 3.3.6: an end means the same exact duration each time, and hours pass exactly. Theirs counts
    # the time on the wall, also from one zone to another.
    "what lasts over a change of clocks": {
        "clocks.ics": ["two-zones", "24-hours", "over-the-gap", "in-the-overlap"],
    },
    # 3.8.5.3: DTSTART counts as the first instance. Theirs adds it to those that COUNT allows.
    "a DTSTART that its rule does not hit": {
        "rules.ics": ["rule-5", "day-rule-5"],
    },
    # People mean it that way. Theirs ends when the day begins.
    "an UNTIL without a time takes its whole day": {
        "school.ics": ["timetable-floating"],
    },
    # 3.6.1: a day at least. Theirs ends when it begins.
    "whole days that end on the day on which they begin": {
        "school.ics": ["same-day"],
        "holidays.ics": ["new-year"],
        "holiday-list.ics": ["2026-11-17US2391@holidays.example", "2026-11-27US3785@holidays.example"],
        "due-dates.ics": [f"event-assignment-{number}" for number in (889, 922, 946)]
        + [f"event-calendar-event-{number}" for number in (898, 901, 949, 1009, 1012, 1015)],
    },
    # 3.8.2.4: a date has no zone, and is where it is read. Theirs makes a time of it.
    "whole days that name a zone": {
        "team.ics": ["day-with-zone"],
    },
    # 3.3.5: UTC is UTC, as libical reads it, too. Theirs takes it to be of X-WR-TIMEZONE, where clocks are put.
    "a series in UTC in a calendar of a zone": {
        "team.ics": ["series-in-utc"],
    },
    # Outlook and what syncs from it write days so. Theirs gives them hours.
    "what lasts from midnight to midnight is of whole days": {
        "outlook.ics": ["allday-as-times"],
        "family-outlook.ics": [
            f"040000008200E00074C5B7101A82E008{number:08}" for number in (1, 4, 7, 9, 11, 14, 17, 35)
        ],
        "timetable.ics": ["WU-7b-1050"],
    },
    # Browsers know zones in any letters, and so does ours wherever it runs. Theirs reads the time as one here.
    "a zone in small letters": {
        "zones.ics": ["small-letters"],
    },
    # 3.8.2.2 wants it later. Ours begins when it says, as libical's does, and takes no time; theirs is swapped.
    "an end before its start": {
        "team.ics": ["swapped"],
    },
}


def differing(path):
    """The UIDs of a file that differ for one of these reasons."""
    return {uid for files in DIFFERENCES.values() for uid in files.get(path.name, [])}
