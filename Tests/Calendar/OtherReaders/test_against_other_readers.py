"""What happens by `workshop calendar` is what happens by an independent reader, file by file."""

import re
from datetime import date
from pathlib import Path

import pytest

import by_python
from differences import DIFFERENCES, differing
from timequest import ROOT, told

# What lies in `reported` is written against the standard, and has what is right beside it.
FILES = [
    path for path in sorted((ROOT / "Tests/Fixtures/Calendars").glob("*/*.ics")) if path.parent.name != "reported"
]
ZONES = ["Europe/Berlin", "America/New_York"]


def windows(path):
    """Some decades, and the weeks around the changes of clocks in years in which something begins."""
    yield date(1994, 1, 1), date(2004, 1, 1)
    yield date(2004, 1, 1), date(2014, 1, 1)
    yield date(2014, 1, 1), date(2027, 1, 1)
    # Behind the last change of clocks that zones write out.
    yield date(2039, 1, 1), date(2041, 1, 1)
    years = re.findall(rb"DTSTART[^:\n]*:((?:199|20[012])\d)", path.read_bytes())
    for year in sorted({int(year) for year in years})[-3:]:
        yield date(year, 3, 1), date(year, 4, 10)
        yield date(year, 10, 20), date(year, 11, 10)


def comparable(occurrences, left_out):
    """In one order; the other reader gives each instance of a series an id, ours those that were changed."""
    kept = [o for o in occurrences if (o["uid"], o["summary"]) not in left_out]
    return sorted((sorted((k, v) for k, v in o.items() if k != "recurrence_id") for o in kept), key=repr)


def of(occurrences, uids):
    return [o for o in occurrences if o["uid"] in uids]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_is_read_as_others_read_it(path):
    expected = differing(path)
    differed = set()
    try:
        calendars = by_python.calendars(path)
    except by_python.Unread:
        calendars = None
    for zone in ZONES:
        for first, last in windows(path):
            ours, _ = told(path, first, last, zone)
            assert [o["start"] for o in ours] == sorted(o["start"] for o in ours)
            if calendars is None:
                continue
            theirs, unread = by_python.occurrences(calendars, first, last, zone)
            for uid in {o["uid"] for o in ours + theirs}:
                ours_of_it = comparable(of(ours, [uid]), unread)
                theirs_of_it = comparable(of(theirs, [uid]), unread)
                if uid not in expected:
                    assert ours_of_it == theirs_of_it, f"{uid} in {first} to {last}, {zone}"
                elif ours_of_it != theirs_of_it:
                    differed.add(uid)
    assert differed == expected, "these are read alike, and need no excuse"


def test_every_excuse_is_for_a_file_that_there_is():
    named = {name for files in DIFFERENCES.values() for name in files}
    assert named <= {path.name for path in FILES}
