"""Product page, "Calendar": what a day is, and what home says on it at 7:00, 13:30 and 17:00.

Computed over sets of minutes, which the app does not do. Minutes are counted from the day's midnight; what lies on
other days is beyond 0 to 1439.
"""

from dataclasses import dataclass

from table import Dice, Table, unique

DAY = 1440
FIRST_LATE = 14 * 60  # of lessons: "that begin before 14:00"
NO_SCHOOL = ["no school", "holiday", "break", "day off"]
TUESDAY, SATURDAY = 20_781, 20_785  # as rows() asserts
TIMES = {"7:00": 420, "13:30": 810, "17:00": 1020}


def weekday(day: int) -> int:
    """Monday is 0; 1970-01-01 was a Thursday."""
    return (day + 3) % 7


@dataclass(frozen=True)
class Entry:
    mark: str  # s(chool), a(ctivities), o(ther)
    title: str
    begin: int
    end: int
    of_days: bool = False  # by dates: begin and end are minutes of midnights then
    cancelled: bool = False

    def written(self) -> str:
        assert ":" not in self.title and "," not in self.title and "_" not in self.title
        mark, begin, end = self.mark, self.begin, self.end
        if self.of_days:
            mark, begin, end = mark.upper(), begin // DAY, end // DAY - 1
        return f"{mark}:{begin}:{end}:{self.title.replace(' ', '_')}:{'x' if self.cancelled else 'o'}"

    def is_of_whole_days(self) -> bool:
        """By dates, or from midnight to midnight."""
        return self.of_days or self.begin < self.end and self.begin % DAY == self.end % DAY == 0

    def minutes(self) -> set[int]:
        """Of the day, on which something goes on; none of what has no time or no length."""
        return set() if self.is_of_whole_days() else set(range(max(self.begin, 0), min(self.end, DAY)))

    def is_on(self) -> bool:
        """Something of it is on the day, were it a point in time."""
        return self.begin < DAY and (self.end > 0 or self.begin >= 0)

    def has_no_school_word(self) -> bool:
        words = f" {' '.join(self.title.lower().replace('-', ' ').split())} "
        return any(f" {word} " in words for word in NO_SCHOOL)

    def is_lesson(self, days: int = 0) -> bool:
        """On a day so many from this one."""
        return (
            self.mark == "s" and not self.cancelled and not self.has_no_school_word()
            and not self.is_of_whole_days() and self.begin < self.end
            and 0 <= self.begin - days * DAY < FIRST_LATE)


@dataclass(frozen=True)
class Case:
    day: int
    week: dict[int, tuple[int, int]]
    way: int
    breaks: list[tuple[int, int]]  # days from this one, the last included
    entries: list[Entry]

    def on(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.is_on() and not entry.cancelled]

    def lessons(self) -> list[Entry]:
        return [entry for entry in self.on() if entry.is_lesson()]

    def usual(self) -> tuple[int, int] | None:
        return self.week.get(weekday(self.day))

    def is_school_day(self) -> bool:
        """Were there no holiday."""
        planned = self.usual() is not None if self.week else weekday(self.day) < 5
        return planned or bool(self.lessons())

    def taken_by_school(self) -> set[int]:
        lessons = self.lessons()
        if lessons:
            return set(range(min(e.begin for e in lessons), min(max(e.end for e in lessons), DAY)))
        # Where nobody knows when lessons are: from 8:00 on, as long as they can begin.
        begin, end = self.usual() or (480, FIRST_LATE)
        return set(range(begin, end))

    def says_no_school(self, entry: Entry) -> bool:
        if entry.mark == "a" or not entry.has_no_school_word():
            return False
        lessons = self.taken_by_school()
        return entry.is_of_whole_days() or 2 * len(lessons & entry.minutes()) > len(lessons)

    def has_lessons_around(self) -> bool:
        """On the same weekday within 21 days before and after."""
        return all(
            any(entry.is_lesson(days) for entry in self.entries for days in side)
            for side in ((-21, -14, -7), (7, 14, 21)))

    def kind(self) -> tuple[str, str, str]:
        """What the day is, from and to, and why."""
        off = "no-school" if self.is_school_day() else "free"
        if any(first <= 0 <= last for first, last in self.breaks):
            return off, "-", "break"
        for entry in self.on():
            if self.says_no_school(entry):
                return off, "-", str(self.entries.index(entry))
        lessons = self.lessons()
        if lessons:
            first = min(lessons, key=lambda entry: entry.begin)
            end = max(entry.end for entry in lessons)
            return "school", f"{first.begin}-{min(end, DAY - 1)}", str(self.entries.index(first))
        usual = self.usual()
        if not usual:
            return "free", "-", "-"
        hours = f"{usual[0]}-{usual[1]}"
        of_school = [entry for entry in self.on() if entry.mark == "s"]
        if self.has_lessons_around():
            if not of_school:
                return "no-school", "-", "lessons"
            if all(entry.is_of_whole_days() for entry in of_school):
                return "school", hours, str(self.entries.index(of_school[0]))
        return "school", hours, "week"

    def leaves(self) -> int | None:
        kind, hours, _ = self.kind()
        return int(hours.split("-")[0]) - self.way if kind == "school" else None

    def line(self, now: int) -> str:
        ahead = [
            (entry.begin - now, 1, entry.title) for entry in self.on()
            if entry.mark == "a" and 0 <= entry.begin < DAY and entry.minutes()]
        leaves = self.leaves()
        if leaves is not None:
            ahead.append((leaves - now, 0, ""))
        near = sorted((away, order) for away, order, _ in ahead if 0 < away <= 60)
        if near:
            away, order = near[0]
            fives = round_to_fives(away)
            if order == 0:
                return f"door:{fives}"
            titles = [title for other, of, title in ahead if (other, of) == near[0]]
            assert len(titles) == 1
            return f"event:{fives}:{titles[0].replace(' ', '_')}"
        if self.kind()[0] == "no-school":
            return "no-school"
        return "free" if self.is_free_afternoon(now) else "-"

    def is_free_afternoon(self, now: int) -> bool:
        kind, hours, _ = self.kind()
        begin = max(720, int(hours.split("-")[1])) if kind == "school" else 720
        left = set(range(begin, 1080))
        known = bool(self.week) or bool(self.entries)
        return known and begin <= now < 1020 and not any(left & entry.minutes() for entry in self.on())

    def row(self) -> str:
        hours = [self.week.get(day) for day in range(7)]
        columns = [
            str(self.day),
            ",".join(f"{h[0]}-{h[1]}" if h else "x" for h in hours) if self.week else "-",
            str(self.way),
            ",".join(f"{first}:{last}" for first, last in self.breaks) or "-",
            ",".join(entry.written() for entry in self.entries) or "-",
            *(self.line(now) for now in TIMES.values()),
            *self.kind(),
        ]
        return " ".join(columns)


def round_to_fives(minutes: int) -> int:
    return (2 * minutes + 5) // 10 * 5


# By hand.

WEEK = {day: (480, 900) for day in range(5)}  # 8:00 to 15:00


def timed(mark: str, title: str, begin: int, end: int, day: int = 0, cancelled: bool = False) -> Entry:
    """By hours and minutes: 815 is a quarter past eight."""
    at = lambda time: time // 100 * 60 + time % 100 + day * DAY
    return Entry(mark, title, at(begin), at(end), cancelled=cancelled)


def days(mark: str, title: str, first: int = 0, last: int | None = None) -> Entry:
    last = first if last is None else last
    return Entry(mark, title, first * DAY, (last + 1) * DAY, of_days=True)


def around(*sides: int, title: str = "Maths") -> list[Entry]:
    return [timed("s", title, 800, 1300, day) for day in sides or (-7, 7)]


def by_hand(entries: list[Entry], kind: str, hours: str = "-", why: str = "-", said: str = "- - -", week=WEEK,
            day=TUESDAY, way=0, breaks=()) -> str:
    case = Case(day, week, way, list(breaks), entries)
    found = case.kind()
    assert found == (kind, hours, why), (found, case)
    lines = " ".join(case.line(now) for now in TIMES.values())
    assert lines == said, (lines, case)
    return case.row()


def lessons() -> list[str]:
    maths, art = timed("s", "Maths", 800, 940), timed("s", "Art", 1000, 1300)
    pause = timed("s", "Break", 940, 1000)
    door, off = "door:60 - -", "no-school no-school no-school"
    free = "door:60 free -"
    return [
        by_hand([], "school", "480-900", "week", door),
        by_hand([], "free", week={}),
        by_hand([], "free", day=SATURDAY, said="- free -"),
        # A timetable with a break.
        by_hand([maths, pause, art], "school", "480-780", "0", free),
        by_hand([pause, art, maths], "school", "480-780", "2", free),
        # Free periods, and a half day.
        by_hand([timed("s", "Art", 1000, 1200)], "school", "600-720", "0", "- free -"),
        by_hand([maths, timed("s", "Sports", 1330, 1500)], "school", "480-900", "0", door),
        # An evening of parents is no lesson; what begins at two neither, and a minute before it is one.
        by_hand([maths, timed("s", "Parents evening", 1900, 2100)], "school", "480-580", "0", free),
        by_hand([timed("s", "Club", 1400, 1500)], "school", "480-900", "week", door),
        by_hand([timed("s", "Club", 1359, 1500)], "school", "839-900", "0", "- door:30 -"),
        # School on a Saturday.
        by_hand([timed("s", "Open day", 900, 1200)], "school", "540-720", "0", "- free -", day=SATURDAY),
        # The way is before it.
        by_hand([maths, art], "school", "480-780", "0", "door:45 free -", way=15),
        by_hand([maths, art], "school", "480-780", "0", "- free -", way=60),
        by_hand([maths, art], "school", "480-780", "0", "door:0 free -", way=59),
        by_hand([maths, art], "school", "480-780", "0", "door:5 free -", way=57),
        # A lesson that is cancelled is none.
        by_hand([timed("s", "Maths", 800, 940, cancelled=True), art], "school", "600-780", "1", "- free -"),
        # What is due takes no time.
        by_hand([timed("s", "Essay", 900, 900)], "free", day=SATURDAY, said="- free -"),
        by_hand([timed("s", "Worksheet", 700, 700), maths, art], "school", "480-780", "1", free),
        by_hand([timed("s", "Essay", 1600, 1600)], "school", "480-900", "week", door),
        by_hand([timed("s", "No school", 900, 900)], "school", "480-900", "week", door),
        # Over midnight: yesterday's evening is none of today's lessons.
        by_hand([timed("s", "Night of reading", 2000, 700, -1)], "school", "480-900", "week", door),
    ]


def no_school() -> list[str]:
    door, off = "door:60 - -", "no-school no-school no-school"
    lesson = timed("s", "Maths", 800, 1300)
    return [
        by_hand([days("s", "Autumn holiday")], "no-school", why="0", said=off),
        by_hand([days("s", "Autumn holiday", -3, 4)], "no-school", why="0", said=off),
        by_hand([days("s", "Autumn holiday", -3, -1)], "school", "480-900", "week", door),
        by_hand([days("o", "No school")], "no-school", why="0", said=off),
        by_hand([days("a", "Holiday camp")], "school", "480-900", "week", door),
        by_hand([days("s", "Holiday")], "free", why="0", day=SATURDAY, said="- free -"),
        by_hand([lesson, days("s", "NO SCHOOL - strike")], "no-school", why="1", said=off),
        by_hand([lesson, days("s", "Breakfast for all")], "school", "480-780", "0", "door:60 free -"),
        # Midnight to midnight is of whole days.
        by_hand([timed("s", "Holiday", 0, 2400)], "no-school", why="0", said=off),
        by_hand([timed("s", "Class photo", 0, 2400)], "school", "480-900", "week", door),
        by_hand([lesson, timed("s", "Trip", 0, 4800)], "school", "480-780", "0", "door:60 free -"),
        by_hand([timed("s", "Trip", -2400, 2400)], "school", "480-900", "week", door),
        by_hand([timed("s", "Holiday", -2400, 0)], "school", "480-900", "week", door),
        # With a time: more than half of the lessons, from 8:00 to 13:00.
        by_hand([lesson, timed("s", "No school", 1030, 1300)], "school", "480-780", "0", "door:60 free -"),
        by_hand([lesson, timed("s", "No school", 1029, 1300)], "no-school", why="1", said=off),
        by_hand([lesson, timed("s", "No school", 1100, 1500)], "school", "480-780", "0", "door:60 - -"),
        by_hand([lesson, timed("o", "No school", 700, 1200)], "no-school", why="1", said=off),
        by_hand([lesson, timed("a", "Day off", 800, 1300)], "school", "480-780", "0", "door:60 free -"),
        # Without lessons in a calendar the week's hours count: 8:00 to 15:00.
        by_hand([timed("s", "Day off", 800, 1130)], "school", "480-900", "week", door),
        by_hand([timed("s", "Day off", 800, 1131)], "no-school", why="0", said=off),
        by_hand([timed("s", "Coffee break", 900, 1000)], "free", week={}, said="- free -"),
        by_hand([timed("s", "No school", 800, 1400)], "no-school", why="0", said=off, week={}),
        # A break of the week.
        by_hand([lesson], "no-school", why="break", said=off, breaks=[(0, 3)]),
        by_hand([lesson], "school", "480-780", "0", "door:60 free -", breaks=[(1, 3), (-3, -1)]),
        by_hand([], "free", why="break", said="- free -", day=SATURDAY, breaks=[(-2, 9)]),
        # On a Saturday with lessons.
        by_hand([lesson, days("s", "Day off")], "no-school", why="1", said=off, day=SATURDAY),
        # A holiday that is cancelled.
        by_hand([Entry("s", "Holiday", 0, DAY, True, True)], "school", "480-900", "week", door),
    ]


def without_lessons() -> list[str]:
    door, off = "door:60 - -", "no-school no-school no-school"
    christmas = lambda *more, sides=(-7, 7), **rest: by_hand([*around(*sides), *more], **rest)
    return [
        christmas(kind="no-school", why="lessons", said=off),
        christmas(sides=(-21, 21), kind="no-school", why="lessons", said=off),
        christmas(sides=(-28, 7), kind="school", hours="480-900", why="week", said=door),
        christmas(sides=(-7, 28), kind="school", hours="480-900", why="week", said=door),
        christmas(sides=(-7,), kind="school", hours="480-900", why="week", said=door),
        christmas(sides=(7, 14), kind="school", hours="480-900", why="week", said=door),
        christmas(sides=(-6, 8), kind="school", hours="480-900", why="week", said=door),
        # A trip or exams: school at the week's hours, and the entry says so.
        christmas(days("s", "Class trip", 0, 1), kind="school", hours="480-900", why="2", said=door),
        christmas(timed("s", "Trip", 0, 2400), kind="school", hours="480-900", why="2", said=door),
        # Any other entry of the school's as well, whatever it is; others' say nothing.
        christmas(timed("s", "Parents evening", 1900, 2100), kind="school", hours="480-900", why="week", said=door),
        christmas(timed("s", "Essay", 900, 900), kind="school", hours="480-900", why="week", said=door),
        christmas(days("o", "Birthday"), kind="no-school", why="lessons", said=off),
        christmas(timed("a", "Hockey", 1730, 1900), kind="no-school", why="lessons",
                  said="no-school no-school event:30:Hockey"),
        # All cancelled.
        christmas(timed("s", "Maths", 800, 1300, cancelled=True), kind="no-school", why="lessons", said=off),
        # No lessons: what is cancelled, an evening, a holiday.
        by_hand([timed("s", "Maths", 800, 1300, -7, True), *around(7)], "school", "480-900", "week", door),
        by_hand([timed("s", "Evening", 1900, 2100, -7), *around(7)], "school", "480-900", "week", door),
        by_hand([timed("s", "No school", 800, 1300, -7), *around(7)], "school", "480-900", "week", door),
        by_hand([days("s", "Trip", -7), *around(7)], "school", "480-900", "week", door),
        # Where the week has no school it is free anyway.
        christmas(kind="free", day=SATURDAY, said="- free -"),
        christmas(kind="free", week={}, said="- free -"),
    ]


def afternoons() -> list[str]:
    lesson = timed("s", "Maths", 800, 1300)
    school = lambda *more, said: by_hand([lesson, *more], "school", "480-780", "0", said)
    return [
        school(timed("o", "Dentist", 1500, 1530), said="door:60 - -"),
        school(timed("o", "Dentist", 1800, 1830), said="door:60 free -"),
        school(timed("o", "Dentist", 1200, 1300), said="door:60 free -"),
        school(timed("o", "Dentist", 1200, 1301), said="door:60 - -"),
        school(timed("o", "Dentist", 1500, 1530, cancelled=True), said="door:60 free -"),
        school(timed("o", "Reminder", 1500, 1500), said="door:60 free -"),
        school(days("o", "Birthday"), said="door:60 free -"),
        school(timed("o", "Grandma is here", 0, 2400), said="door:60 free -"),
        school(timed("o", "Grandma is here", 1000, 2400), said="door:60 - -"),
        school(timed("a", "Piano", 1700, 1800), said="door:60 - -"),
        school(timed("a", "Piano", 1745, 1830), said="door:60 - event:45:Piano"),
        school(timed("a", "Piano", 1415, 1430), said="door:60 event:45:Piano -"),
        school(timed("a", "Choir", 730, 745), said="event:30:Choir free -"),
        school(timed("a", "Tournament", 1700, 3800, -1), said="door:60 - -"),
        school(timed("s", "Homework club", 1400, 1500), said="door:60 - -"),
    ]


# By dice.

TITLES = ["Maths", "Art", "Break", "No school", "Holiday", "Trip", "Exams", "Day off", "Class", "Breakfast"]


def drawn(dice: Dice) -> str:
    entries = []
    for _ in range(dice.between(0, 5)):
        mark = dice.among("sssao")
        # What is called school elsewhere than in its calendars: the page says nothing of it.
        title = dice.among([t for t in TITLES if mark == "s" or t != "Class"])
        day = dice.among([0, 0, 0, 0, -7, 7, -14, 14, -21, 21, -28, 28, -1, 1])
        if dice.percent(25):
            entries.append(days(mark, title, day, day + dice.among([0, 0, 1, 3])))
            continue
        begin = dice.among([0, 420, 450, 480, 540, 600, 780, 839, 840, 900, 1080, 1140])
        length = dice.among([0, 20, 60, 90, 150, 300, 301, 420, DAY - begin, 2 * DAY - begin])
        begin += day * DAY
        entries.append(Entry(mark, f"{title} {len(entries)}", begin, begin + length, cancelled=dice.percent(10)))
    week = dice.among([WEEK, WEEK, WEEK, {}, {0: (480, 780), 1: (450, 800), 5: (540, 720)}])
    breaks = [(dice.between(-3, 1), dice.between(1, 4))] if dice.percent(10) else []
    return Case(20_800 + dice.between(0, 6), week, dice.among([0, 0, 15, 20, 45]), breaks, entries).row()


def is_drawable(dice: Dice) -> str | None:
    try:
        return drawn(dice)
    except AssertionError:
        return None  # Two events begin at once.


def rows() -> list[str]:
    assert (weekday(TUESDAY), weekday(SATURDAY)) == (1, 5)
    dice = Dice("school days")
    found = [is_drawable(dice) for _ in range(320)]
    return unique(
        lessons() + no_school() + without_lessons() + afternoons() + [row for row in found if row])


TABLES = [Table("school-days", """
What a day is, in UTC: its number since 1970-01-01; the week's hours of school from Monday on (minutes from-to, x
without) or -; the way in minutes; breaks of the week (first:last, in days from this one) or -;
entries of calendars or -, each mark:begin:end:title:state, with s, a or o for a calendar of school, activities or
others and begin and end in minutes from the day's midnight, in capitals and days for entries by dates, and x for a
cancelled one, else o;
what home says at 7:00, 13:30 and 17:00: door:minutes, event:minutes:title, no-school, free or -;
school, no-school or free; from-to in minutes or -; and why: week, break, lessons (there are none), the number of an
entry, or -. Words are "school", "class"; "no school", "holiday", "break", "day off".
""", rows())]
