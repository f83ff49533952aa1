"""The same calendar in other bytes is the same calendar; and no bytes end the reader."""

from datetime import date

import pytest

from timequest import ROOT, told

PRODUCERS = sorted((ROOT / "Tests/Fixtures/Calendars/producers").glob("*.ics"))
WINDOW = (date(2026, 1, 1), date(2027, 1, 1), "Europe/Berlin")


def unfolded(file):
    return file.replace(b"\r\n ", b"")


def folded_after(width):
    def change(file):
        lines = unfolded(file).split(b"\r\n")
        pieces = ([line[i : i + width] for i in range(0, len(line), width)] or [b""] for line in lines)
        return b"\r\n".join(b"\r\n\t".join(line) for line in pieces)

    return change


OTHER_BYTES = {
    "with line feeds alone": lambda file: file.replace(b"\r\n", b"\n"),
    "with carriage returns alone": lambda file: file.replace(b"\r\n", b"\r"),
    "with doubled carriage returns": lambda file: file.replace(b"\r\n", b"\r\r\n"),
    "with doubled line ends": lambda file: file.replace(b"\r\n", b"\n\n"),
    "with a mark of its byte order": lambda file: b"\xef\xbb\xbf" + file,
    "in UTF-16, small end first": lambda file: b"\xff\xfe" + unfolded(file).decode().encode("utf-16-le"),
    "in UTF-16, big end first": lambda file: b"\xfe\xff" + unfolded(file).decode().encode("utf-16-be"),
    "in lines without end": unfolded,
    "folded after each seventh octet": folded_after(7),
    "folded after each octet": folded_after(1),
    "in small letters": lambda file: b"\r\n".join(
        line if line.startswith((b" ", b"X-")) else in_small_letters(line)
        for line in file.split(b"\r\n")
    ),
    "without the end of its calendar": lambda file: file.removesuffix(b"END:VCALENDAR\r\n"),
    "without the end of its last line": lambda file: file.removesuffix(b"\r\n"),
    "twice in one file": lambda file: file + file,
}


def in_small_letters(line):
    name = line.split(b":", 1)[0].split(b";", 1)[0]
    return name.lower() + line[len(name) :]


@pytest.mark.parametrize("change", OTHER_BYTES.values(), ids=OTHER_BYTES.keys())
@pytest.mark.parametrize("path", PRODUCERS, ids=lambda path: path.name)
def test_other_bytes_of_a_calendar_say_the_same(path, change, tmp_path):
    other = tmp_path / path.name
    other.write_bytes(change(path.read_bytes()))
    assert told(other, *WINDOW)[0] == told(path, *WINDOW)[0]


NO_CALENDARS = {
    "nothing": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
    "a document": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\nBEGIN:VEVENT\n",
    "a page": b"<!DOCTYPE html><html><body>Login: <a href='x:y'>here</a>\n</body></html>\n",
    "zeros": bytes(100_000),
    "one endless line": b"SUMMARY:" + b"a" * 3_000_000,
    "one endless folded line": b"BEGIN:VEVENT\nSUMMARY:a" + b"\n a" * 500_000,
    "begins without ends": b"BEGIN:VCALENDAR\n" * 50_000,
    "ends without begins": b"END:VEVENT\n" * 50_000,
    "half of a letter": b"\xff\xfeB",
    "colons": b":" * 100_000,
    "quotes": b'BEGIN:VEVENT\nDTSTART;TZID="' + b'";"' * 100_000 + b"\n",
}


@pytest.mark.parametrize("file", NO_CALENDARS.values(), ids=NO_CALENDARS.keys())
def test_what_is_no_calendar_has_nothing_in_it(file, tmp_path):
    path = tmp_path / "no.ics"
    path.write_bytes(file)
    assert told(path, *WINDOW)[0] == []


def test_a_broken_entry_costs_itself_and_is_told_with_its_line(tmp_path):
    path = tmp_path / "broken.ics"
    good = "BEGIN:VEVENT\nUID:{0}\nDTSTART:20260101T100000Z\nEND:VEVENT\n"
    broken = [
        "BEGIN:VEVENT\nSUMMARY:No start\nEND:VEVENT\n",
        "BEGIN:VEVENT\nDTSTART:20261301\nEND:VEVENT\n",
        "BEGIN:VEVENT\nRECURRENCE-ID:soon\nDTSTART:20260101\nEND:VEVENT\n",
        "BEGIN:VEVENT\nDTSTART:20260101\n",
    ]
    text, lines = "BEGIN:VCALENDAR\n", []
    for number, entry in enumerate(broken):
        text += good.format(number)
        lines.append(text.count("\n") + 1)
        text += entry
    path.write_text(text + good.format(len(broken)) + "END:VCALENDAR\n")
    found, problems = told(path, *WINDOW)
    assert [o["uid"] for o in found] == [f"{number}" for number in range(len(broken) + 1)]
    assert [int(problem.split(":")[1]) for problem in problems] == lines


def test_problems_of_one_kind_are_one_line_with_their_titles(tmp_path):
    path = tmp_path / "thirty.ics"
    entry = "BEGIN:VEVENT\nSUMMARY:Lesson {0}\nEND:VEVENT\n"
    path.write_text("BEGIN:VCALENDAR\n" + "".join(entry.format(number) for number in range(30)))
    problems = told(path, *WINDOW)[1]
    assert [int(problem.split(":")[1]) for problem in problems] == [2, 1]
    assert "“Lesson 0”, “Lesson 1”, “Lesson 2” and 27 more: " in problems[0]


def test_twenty_years_cost_their_bytes_and_nothing_else(tmp_path):
    path = tmp_path / "years.ics"
    entry = "BEGIN:VEVENT\nUID:{0}\nDTSTART:{1}0101T100000Z\nDTEND:{1}0101T110000Z\nDESCRIPTION:{2}\nEND:VEVENT\n"
    entries = "".join(entry.format(number, 2006 + number // 1200, "words " * 150) for number in range(24_001))
    path.write_text("BEGIN:VCALENDAR\n" + entries + "END:VCALENDAR\n")
    assert path.stat().st_size > 20_000_000
    found, problems = told(path, *WINDOW)
    assert [o["uid"] for o in found] == ["24000"]
    assert problems == []


def test_names_of_zones_cannot_hang_it(tmp_path):
    path = tmp_path / "slashes.ics"
    entry = "BEGIN:VEVENT\nDTSTART;TZID={0}{1}:20260401T100000\nEND:VEVENT\n"
    path.write_text("".join(entry.format(number, "/" * 20_000) for number in range(300)))
    assert len(told(path, *WINDOW)[0]) == 300
