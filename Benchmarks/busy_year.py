"""A year of a busy family: 5,000 entries, 300 of which come again and again, read in a fresh worker as the app does.

What is measured is the time from the file's way in to the answer's way out, less the same for an empty calendar: what
a worker needs to start, and the reader to be fetched and compiled, is told beside it.

The floor is what no reader can do without, in plain JavaScript of the same browser: the bytes become text, folded lines
become whole ones, each line a name and a value, and each entry a list of them. It expands nothing and knows no zone.
"""

import random
from datetime import date, datetime, timedelta
from statistics import median

from app import PHONE
from browser import fresh_browser

ROUNDS = 21
BUSY = "a busy family's year in the reader of calendars, times the floor"

EMPTY = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"

ZONE = """BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE"""

RULES = [
    "FREQ=WEEKLY;BYDAY={day}",
    "FREQ=WEEKLY;BYDAY={day};UNTIL=20261220T230000Z",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY={day}",
    "FREQ=DAILY;COUNT=200",
    "FREQ=MONTHLY;BYDAY=2{day}",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=YEARLY",
]

READ = """
([worker, reader, text, today]) => new Promise((done, failed) => {
  const content = new TextEncoder().encode(text).buffer;
  const running = new Worker(worker);
  running.onerror = (event) => failed(new Error(event.message));
  running.onmessage = ({ data }) => { done([performance.now() - began, data.length]); running.terminate(); };
  const began = performance.now();
  running.postMessage({ reader, content, today }, [content]);
})
"""

FLOOR = """
(text) => {
  const content = new TextEncoder().encode(text);
  const began = performance.now();
  const entries = [];
  for (const line of new TextDecoder().decode(content).replace(/\\r\\n[ \\t]/g, '').split('\\r\\n')) {
    const [, name, parameters, value] = /^([^:;]*)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') entries.push([]);
    entries.at(-1)?.push({ name, parameters: parameters?.split(';'), value });
  }
  return [performance.now() - began, entries.length];
}
"""


def busy_year():
    dice = random.Random(17)
    first = date(2026, 1, 1)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", *ZONE.splitlines()]
    for number in range(5000):
        day = first + timedelta(days=dice.randrange(365))
        begin = datetime(day.year, day.month, day.day, dice.randrange(7, 20), dice.choice([0, 15, 30, 45]))
        lines += ["BEGIN:VEVENT", f"UID:{number}@example.org", "DTSTAMP:20260101T000000Z"]
        if dice.random() < 0.15:
            lines += [f"DTSTART;VALUE=DATE:{day:%Y%m%d}"]
        else:
            lines += [f"DTSTART;TZID=Europe/Berlin:{begin:%Y%m%dT%H%M%S}"]
            lines += [f"DTEND;TZID=Europe/Berlin:{begin + timedelta(minutes=dice.choice([30, 60, 90])):%Y%m%dT%H%M%S}"]
        if number % 17 == 0 and number < 300 * 17:
            weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][day.weekday()]
            lines += ["RRULE:" + dice.choice(RULES).format(day=weekday)]
            for week in range(dice.randrange(4)):
                lines += [f"EXDATE;TZID=Europe/Berlin:{begin + timedelta(weeks=week + 1):%Y%m%dT%H%M%S}"]
        lines += [f"SUMMARY:{dice.choice(['Hockey', 'Piano', 'Dentist', 'Choir', 'School trip'])} {number}"]
        lines += ["LOCATION:Somewhere 5\\, Town", "DESCRIPTION:" + "Bring what you need\\, and a friend. " * 2]
        lines += [f"ATTENDEE;CN=Somebody {n};PARTSTAT=ACCEPTED:mailto:{n}@example.org" for n in range(dice.randrange(3))]
        lines += ["END:VEVENT"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def measure(address, site):
    folder = next(path for path in (site / "app").iterdir())
    places = [f"{address}/app/{folder.name}/later/calendar/{name}" for name in ["worker.js", "reader.wasm"]]
    today = (date(2026, 11, 24) - date(1970, 1, 1)).days
    year = busy_year()
    busy, empty, floor, size = [], [], [], 0
    with fresh_browser(**PHONE) as context:
        page = context.new_page()
        page.goto(address)
        for _ in range(ROUNDS):
            empty.append(page.evaluate(READ, [*places, EMPTY, today])[0])
            time, size = page.evaluate(READ, [*places, year, today])
            busy.append(time)
            floor.append(page.evaluate(FLOOR, year)[0])
    needed = median(after - before for after, before in zip(busy, empty, strict=True))
    print(f"{len(year):>12,} bytes in {needed:,.0f} ms, the floor in {median(floor):,.0f} ms;", end=" ")
    print(f"a worker and its reader come up in {median(empty):,.0f} ms")
    assert size > 1000, "nothing was read"
    return {BUSY: needed / median(floor)}
