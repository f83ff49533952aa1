"""A school's timetable as a parent connects it, and what of it is nobody else's business."""

# Where it is found.
ADDRESS = "webcal://nordpark.example/u/k7Zt-8b.ics"

# Lessons from Monday to Friday, on Fridays from nine on, and with choir in the afternoon. Thursday, 22 January, is off,
# though its lessons still stand there; Monday, 26 January, has no entry at all.
TIMETABLE = """BEGIN:VCALENDAR
X-WR-CALNAME:Nordpark Gymnasium 8b
BEGIN:VEVENT
UID:lessons@nordpark.example
SUMMARY:Latin with Ms Quendolin
LOCATION:Elsewhere Street 9\\, room 317
DESCRIPTION:Bring the Stowasser dictionary
ORGANIZER:mailto:secretary@nordpark.example
URL:https://nordpark.example/u/k7Zt-8b
DTSTART;TZID=Europe/Berlin:20260105T080000
DTEND;TZID=Europe/Berlin:20260105T130500
RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
EXDATE;TZID=Europe/Berlin:20260126T080000
END:VEVENT
BEGIN:VEVENT
UID:fridays@nordpark.example
SUMMARY:Geography with Mr Abernathy
LOCATION:Elsewhere Street 9\\, room 118
DTSTART;TZID=Europe/Berlin:20260109T090000
DTEND;TZID=Europe/Berlin:20260109T123000
RRULE:FREQ=WEEKLY
END:VEVENT
BEGIN:VEVENT
UID:choir@nordpark.example
SUMMARY:Choir rehearsal
LOCATION:Lindenhof chapel
DTSTART;TZID=Europe/Berlin:20260109T150000
DTEND;TZID=Europe/Berlin:20260109T163000
RRULE:FREQ=WEEKLY
END:VEVENT
BEGIN:VEVENT
UID:retreat@nordpark.example
SUMMARY:No school: teachers’ retreat in Oberwald
DTSTART;VALUE=DATE:20260122
END:VEVENT
END:VCALENDAR
"""

# Of its name, its titles, places, people and addresses; too long to be anywhere by chance.
TITLES = [
    "Nordpark Gymnasium", "Latin with Ms", "Quendolin", "Geography", "Abernathy", "Choir rehearsal",
    "teachers’ retreat",
]
ADDRESSES = ["nordpark.example", "u/k7Zt-8b"]
NEVER_KEPT = ["Elsewhere Street", "room 317", "Stowasser", "secretary@", "Lindenhof"]

# From one moment to the next, in January 2026: the day, the time, and what home says then.
DAYS = [
    (21, "07:00", "Out of the door in 1 hour"),
    (21, "07:45", "Out of the door in 15 minutes"),
    (21, "08:00", None),
    (21, "13:30", "Free afternoon"),
    (22, "07:00", "No school today"),
    (22, "13:30", "No school today"),
    (23, "07:30", None),
    (23, "08:30", "Out of the door in 30 minutes"),
    (24, "13:30", "Free afternoon"),
    (26, "07:30", "No school today"),
    (27, "07:30", "Out of the door in 30 minutes"),
    (27, "13:30", "Free afternoon"),
]
