"""Writes what each of three weeks is by whole calendars: Tests/Fixtures/Calendars/whole/*.days, below their heads.

Computed from the product page alone ("Calendar"), in another language and by another reader of calendars.

    .build/venv/bin/python Tests/Calendar/OtherReaders/whole_days.py           writes them
    .build/venv/bin/python Tests/Calendar/OtherReaders/whole_days.py --check   exits 1 when the files on disk differ
"""

import sys
import unicodedata
import warnings
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import by_python
import recurring_ical_events

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures/Calendars/whole"
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
DAYS = 21
WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
LOOKED_AT = [time(7), time(13, 30), time(17)]
LAST_LESSON = time(14)  # "that begin before 14:00"
NOON, EVENING = time(12), time(18)
LAST_MINUTE = time(23, 59)
NO_SCHOOL = "no school, holiday, break, day off"
SCHOOL = "school, class"


def at(day, when):
    return datetime.combine(day, when)


def clock(text):
    hour, minute = text.split(":")
    return time(int(hour), int(minute))


def written(when):
    return f"{when.hour}:{when.minute:02}"


def words_of(text):
    """Letters as one sees them, in lower case; what is neither letter nor digit stands between words."""
    folded = unicodedata.normalize("NFC", text).lower()
    return "".join(c if c.isalnum() else " " for c in folded).split()


@dataclass(frozen=True)
class Entry:
    """By the walls of the family; of whole days where it lasts from midnight to midnight."""

    mark: str
    source: str
    title: str
    begin: datetime
    end: datetime
    is_of_days: bool = False
    is_cancelled: bool = False
    was_on: date | None = None

    def is_on(self, day):
        return self.begin < at(day + DAY, time()) and (self.end > at(day, time()) or self.begin >= at(day, time()))

    def takes_time(self):
        return not self.is_of_days and self.begin < self.end

    def overlap(self, begin, end):
        return max(min(self.end, end) - max(self.begin, begin), timedelta())

    def has_any(self, phrases, compounds=False):
        title = words_of(self.title)
        for phrase in (words_of(phrase) for phrase in phrases):
            for start in range(len(title) - len(phrase) + 1):
                met = title[start : start + len(phrase)]
                if met == phrase or compounds and met[1:] == phrase[1:] and met[0].endswith(phrase[0]):
                    return True
        return False


def wall(moment, here):
    """What clocks show here; a time without a zone is one already."""
    return moment.replace(tzinfo=None) if moment.tzinfo is None else moment.astimezone(here).replace(tzinfo=None)


def is_midnight(moment):
    return moment.time() == time()


def entry(event, here, mark, source):
    begin, end = event.start, event.end
    said = str(event.get("X-MICROSOFT-CDO-ALLDAYEVENT", "")).upper() == "TRUE"
    is_date = not isinstance(begin, datetime)
    if is_date:
        begin, end = at(begin, time()), at(max(end, begin + DAY), time())
    elif begin < end and is_midnight(begin) and is_midnight(end) or said:
        # In its own zone, and so it stays wherever it is looked at.
        begin, end = begin.replace(tzinfo=None), end.replace(tzinfo=None)
        is_date = True
    else:
        begin, end = wall(begin, here), wall(end, here)
        is_date = begin < end and is_midnight(begin) and is_midnight(end)
    changed = event.get("RECURRENCE-ID")
    was = changed.dt if changed else None
    if isinstance(was, datetime):
        was = wall(was, here).date()
    title, status = str(event.get("SUMMARY", "")), str(event.get("STATUS", ""))
    return Entry(mark, source, title, begin, end, is_date, status == "CANCELLED", was)


def entries(family):
    """From three weeks before the first day to three weeks behind the last one, the earliest first."""
    here = ZoneInfo(family.zone)
    window = family.first - 21 * DAY, family.first + (DAYS + 21) * DAY
    found = []
    for mark, name, source in family.calendars:
        [calendar] = by_python.calendars(FOLDER / f"{name}.ics")
        with warnings.catch_warnings(action="ignore"):
            events = recurring_ical_events.of(calendar, skip_bad_series=True).between(*window)
        found += sorted((entry(event, here, mark, source) for event in events), key=lambda e: (e.begin, e.title))
    return found


class Family:
    """The head of a file: which calendars are connected, and what the parent's week knows beside them."""

    def __init__(self, lines):
        self.about, *pairs = lines
        said = [pair.split(": ", 1) for pair in pairs]
        value = dict(said)
        self.zone, self.first = value["zone"], date.fromisoformat(value["from"])
        self.calendars = [text.split(" ", 2) for key, text in said if key == "calendar"]
        # Those of the language, unless the parent has typed others.
        self.no_school = value.get("no school", NO_SCHOOL).split(", ")
        self.school = value.get("school", SCHOOL).split(", ")
        self.compounds = "compounds" in value
        self.way = timedelta(minutes=int(value["way"]))
        hours = value.get("school from Monday to Friday")
        self.hours = hours and tuple(clock(text) for text in hours.split("-"))
        self.breaks = [text.split(" ", 2) for key, text in said if key == "break"]
        self.activities = [text.split(" ", 3) for key, text in said if key == "activity"]

    def usual(self, day):
        return self.hours if day.weekday() < 5 else None

    def break_on(self, day):
        for first, last, name in self.breaks:
            if date.fromisoformat(first) <= day <= date.fromisoformat(last):
                return name
        return None


class Day:
    def __init__(self, day, family, entries):
        self.day, self.family, self.entries = day, family, entries
        self.on = [e for e in entries if e.is_on(day) and not e.is_cancelled]
        self.of_school = [e for e in self.on if e.mark == "school"]
        self.lessons = self.lessons_on(day) or self.lessons_by_name()
        self.kind, self.hours, self.reason = self.decided()

    def says_no_school(self, entry):
        return entry.has_any(self.family.no_school, self.family.compounds)

    def begins_as_lesson(self, entry, day):
        return entry.takes_time() and entry.begin.date() == day and entry.begin.time() < LAST_LESSON and not (
            entry.is_cancelled or self.says_no_school(entry))

    def lessons_on(self, day):
        return [e for e in self.entries if e.mark == "school" and self.begins_as_lesson(e, day)]

    def lessons_by_name(self):
        """What is called school elsewhere, where nothing else knows of school."""
        if self.family.hours or any(mark == "school" for mark, _, _ in self.family.calendars):
            return []
        return [
            e for e in self.on if e.mark == "other" and self.begins_as_lesson(e, self.day)
            and e.has_any(self.family.school, self.family.compounds)]

    def lesson_hours(self):
        """What goes on behind midnight ends with the day."""
        return min(e.begin for e in self.lessons), min(max(e.end for e in self.lessons), at(self.day, LAST_MINUTE))

    def says(self, entry):
        if not entry.title:
            return f"“{entry.source}” has an entry without a name"
        return f"“{entry.source}” says “{entry.title}”"

    def decided(self):
        """Its kind, from and to, and why."""
        usual = self.family.usual(self.day)
        # Monday to Friday, where nobody has said when there is school.
        is_usual = usual or not self.family.hours and self.day.weekday() < 5
        off = "no school" if is_usual or self.lessons else "free"
        name = self.family.break_on(self.day)
        if name:
            return off, None, f"of the break “{name}”"
        begin, end = self.lesson_hours() if self.lessons else (at(self.day, t) for t in usual or (time(8), LAST_LESSON))
        for entry in self.on:
            if entry.mark != "activities" and self.says_no_school(entry) and (
                    entry.is_of_days or entry.takes_time() and 2 * entry.overlap(begin, end) > end - begin):
                return off, None, self.says(entry)
        if self.lessons:
            return "school", (begin, end), self.says(min(self.lessons, key=lambda e: e.begin))
        if not usual:
            return "free", None, "there is no school on this day"
        around = self.lessons_around()
        if around and not self.of_school:
            return "no school", None, around
        if around and all(entry.is_of_days for entry in self.of_school):
            return "school", (begin, end), self.says(self.of_school[0])
        return "school", (begin, end), "there is school"

    def lessons_around(self):
        """In words, of one calendar that has both, else of two."""
        before, after = ([
            source for mark, _, source in self.family.calendars if mark == "school" and any(
                e.source == source for weeks in (1, 2, 3) for e in self.lessons_on(self.day + side * weeks * 7 * DAY))
        ] for side in (-1, 1))
        both = [source for source in before if source in after]
        if both:
            return f"“{both[0]}” has lessons on this weekday before and after, and nothing on this day"
        sides = before and after and f"“{before[0]}” has lessons on this weekday before and “{after[0]}” after"
        return sides and f"{sides}, and nothing stands on this day"

    def told(self):
        """As the parent's page says it."""
        if self.kind == "school":
            begin, end = self.hours
            hours = f"{written(begin)} to {written(end)}"
            if self.reason == "there is school":
                return f"school day, because there is school, {hours}."
            return f"school day, {hours}, because {self.reason}."
        return f"{self.kind}, because {self.reason}."

    def planned(self):
        """What she goes to: a calendar's time counts in the place of the week's."""
        own = [e for e in self.entries if e.mark == "activities"]
        known = [e for e in own if e.begin.date() == self.day or e.was_on == self.day]
        found = [
            (e.begin, e.end, e.title or e.source) for e in known
            if e.takes_time() and e.begin.date() == self.day and not e.is_cancelled]
        for days, hours, _, name in self.family.activities:
            begin, end = (at(self.day, clock(text)) for text in hours.split("-"))
            if WEEKDAYS[self.day.weekday()] in days.split(",") and not any(e.has_any([name]) for e in known):
                found.append((begin, end, name))
        return found

    def line(self, when):
        """As home says it."""
        now = at(self.day, when)
        ahead = [(begin - now, title) for begin, _, title in self.planned()]
        if self.kind == "school":
            ahead.append((self.hours[0] - self.family.way - now, None))
        near = sorted((away, title or "") for away, title in ahead if timedelta() < away <= HOUR)
        if near:
            away, title = near[0]
            minutes = (2 * (away.seconds // 60) + 5) // 10 * 5
            until = "1 hour" if minutes == 60 else f"{minutes} minutes"
            return f"{until} until {title}" if title else f"Out of the door in {until}"
        if self.kind == "no school":
            return "No school today"
        return "Free afternoon" if self.is_free_afternoon(now) else "-"

    def is_free_afternoon(self, now):
        """Said from noon, or the end of school, to five; free is what has nothing up to six."""
        begin = max(at(self.day, NOON), self.hours[1]) if self.kind == "school" else at(self.day, NOON)
        end = at(self.day, EVENING)
        taken = [(e.begin, e.end) for e in self.on if e.takes_time()] + [(e[0], e[1]) for e in self.planned()]
        return begin <= now < at(self.day, time(17)) and not any(b < end and begin < e for b, e in taken)

    def row(self):
        lines = [self.line(when) for when in LOOKED_AT]
        return " | ".join([f"{WEEKDAYS[self.day.weekday()]} {self.day}", *lines, self.told()])


def text(path):
    head = path.read_text("utf-8").split("\n\n")[0]
    family = Family(head.split("\n"))
    found = entries(family)
    days = [Day(family.first + number * DAY, family, found) for number in range(DAYS)]
    return head + "\n\n" + "".join(day.row() + "\n" for day in days)


def differing():
    """Files on disk that are not what is computed."""
    return [path.name for path in sorted(FOLDER.glob("*.days")) if path.read_text("utf-8") != text(path)]


def main(arguments):
    if arguments == ["--check"]:
        names = differing()
        print("\n".join(names))
        return 1 if names else 0
    for path in sorted(FOLDER.glob("*.days")):
        path.write_text(text(path), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
