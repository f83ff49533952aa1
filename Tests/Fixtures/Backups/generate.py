"""Writes the same data as a file of every schema that an earlier program wrote, and what has to come of it.

The ids are computed here from Documentation/Formats/backup.md alone, in another language, because they lie
in families' logs and may never change.

    python3 Tests/Fixtures/Backups/generate.py           writes the files
    python3 Tests/Fixtures/Backups/generate.py --check   exits 1 when the files on disk differ
"""

import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from uuid import UUID, uuid5

FOLDER = Path(__file__).resolve().parent
NAMESPACE = UUID(int=7)
START = datetime(2025, 2, 3, 6, 30, tzinfo=timezone.utc)  # a Monday
OPENING = 250


def iso(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def rating(error: float) -> str:
    for word, band in (("spot_on", 0.1), ("close", 0.25), ("off", 0.5)):
        if error <= band:
            return word
    return "way_off"


# The data, as schema 1 says it.


def task(name: str, shown: str, index: int, reference: float | None = None) -> dict:
    known = {"name": name, "displayName": shown, "orderIndex": index}
    return known if reference is None else known | {"referenceDurationSeconds": reference}


ROUTINES = [
    {
        "name": "School morning",
        "displayName": "Morning quest",
        "activeDays": [2, 3, 4, 5, 6],
        "isActive": True,
        "createdAt": iso(START - timedelta(days=2)),
        "updatedAt": iso(START + timedelta(days=9)),
        "tasks": [
            task("Brush teeth", "Z\u00e4hne putzen \U0001f9b7", 2, 120),
            task("Get dressed", "Get dressed", 0),
            task("Breakfast", "Breakfast", 1, 612.5),
        ],
    },
    {
        "name": "Evening",
        "displayName": "Evening quest",
        "activeDays": [1, 7],
        "isActive": False,
        "createdAt": iso(START - timedelta(days=1)),
        "updatedAt": iso(START - timedelta(days=1)),
        "tasks": [task("Pack bag", "Pack bag", 0), task("Pack bag", "Pack bag", 1)],
    },
]


def estimation(name: str, guess: float, actual: float, index: int, at: datetime) -> dict:
    error = abs(guess - actual) / max(actual, 1)
    return {
        "taskDisplayName": name,
        "estimatedSeconds": guess,
        "actualSeconds": actual,
        "differenceSeconds": guess - actual,
        "accuracyPercent": round(max(0, 100 - 100 * error), 2),
        "ratingRawValue": rating(error),
        "orderIndex": index,
        "recordedAt": iso(at),
    }


def session(day: int, routine: int, names: list[str], is_completed: bool = True) -> dict:
    start = START + timedelta(days=day, seconds=7 * day)
    moment = start
    estimations = []
    for index, name in enumerate(names):
        actual = 60 + 37 * index + 11 * day + (0.5 if day == 3 else 0)
        moment += timedelta(seconds=actual + 20)
        estimations.append(estimation(name, 90 + 30 * index, actual, index, moment))
    known = {
        "startedAt": iso(start),
        "isCalibration": day < 3,
        "xpEarned": 25 * len(names) + 5 * day,
        "routineIndex": routine,
        "estimations": estimations,
    }
    return known | {"completedAt": iso(moment)} if is_completed else known


MORNING = ["Get dressed", "Breakfast", "Z\u00e4hne putzen \U0001f9b7"]
SESSIONS = [
    session(0, 0, ["Get dressed", "Wash face"]),  # whose task has been renamed since
    session(1, 0, MORNING),
    session(2, 0, MORNING[:1], is_completed=False),
    session(3, 0, MORNING),
    session(4, 0, MORNING),
    session(5, 1, ["Pack bag", "pack  BAG"]),
    session(8, -1, ["Feed the cat"]),  # whose routine is gone
    session(9, 0, []),
]
PROFILE = {
    "totalXP": sum(s["xpEarned"] for s in SESSIONS) + OPENING,
    "currentStreak": 6,
    "lastPlayedDate": iso(START + timedelta(days=9)),
    "notificationsEnabled": True,
    "notificationHour": 7,
    "notificationMinute": 30,
    "soundEnabled": False,
    "createdAt": iso(START - timedelta(days=2, seconds=5)),
}


# What later schemas add.


def cloud_id(*parts: object) -> dict:
    return {"cloudID": str(uuid5(NAMESPACE, "/".join(map(str, parts)))).upper()}


def added(schema: int, since: int, members: dict) -> dict:
    return members if schema >= since else {}


def routine_in(schema: int, place: int) -> dict:
    tasks = [
        t | added(schema, 3, cloud_id("task", place, index))
        for index, t in enumerate(ROUTINES[place]["tasks"])
    ]
    return (
        ROUTINES[place]
        | {"tasks": tasks}
        | added(schema, 2, {"createdBy": "parent"})
        | added(schema, 3, cloud_id("routine", place))
        | added(schema, 5, {"scheduleMode": "manual", "calendarKeywords": []})
    )


def session_in(schema: int, place: int) -> dict:
    known = SESSIONS[place]
    routine = known["routineIndex"]
    routine_id = cloud_id("routine", routine)["cloudID"] if routine >= 0 else ""
    estimations = [
        e
        | added(schema, 3, cloud_id("estimation", place, index))
        | added(schema, 4, {"accuracyBandMultiplier": 1.0})
        for index, e in enumerate(known["estimations"])
    ]
    return (
        known
        | {"estimations": estimations}
        | added(schema, 3, cloud_id("session", place) | {"routineCloudID": routine_id})
        | added(schema, 4, {"difficultyLevelRawValue": "learning"})
    )


def file(schema: int) -> dict:
    return {
        "schema": schema,
        "exportedAt": iso(START + timedelta(days=10 + schema)),
        "profile": PROFILE | added(schema, 3, cloud_id("profile")),
        "routines": [routine_in(schema, place) for place in range(len(ROUTINES))],
        "sessions": [session_in(schema, place) for place in range(len(SESSIONS))],
    }


def file_with_all() -> dict:
    """Schema 6 with everything other than it is by default."""
    document = file(6)
    document["profile"]["lastReflectionViewedDate"] = iso(START)
    document["routines"][0] |= {
        "createdBy": "player",
        "scheduleMode": "calendar",
        "calendarKeywords": ["school", "class"],
        "spotifyPlaylistID": "37i9dQZF1DXcBWIGoYBM5M",
        "spotifyPlaylistName": "Morning songs",
        "spotifyPlaylistImageURL": "https://i.scdn.co/image/1",
    }
    document["sessions"][1]["difficultyLevelRawValue"] = "confident"
    for e in document["sessions"][1]["estimations"]:
        e["accuracyBandMultiplier"] = 1.25
    return document


# A season in which there is something to find, computed without dice: `workshop analyse` is tried on it.

MORNING_GUESSES = {
    # Always longer than it takes, by 20, 25 and 30 % in turn, and it takes a different time each day.
    "Pack bag": lambda day: ((456, 380), (500, 400), (546, 420))[day % 3],
    # Closer each day.
    "Breakfast": lambda day: (1500 - 12 * day, 1000),
    # Twice a day, and much closer in the evening.
    "Read a page": lambda day: (600, 400),
}
EVENING_GUESSES = {"Read a page": lambda day: (420, 400)}
SEASON_DAYS = 39


def season_session(day: int, hour: int, routine: int, guesses: dict) -> dict:
    start = START.replace(hour=hour) + timedelta(days=day)
    moment = start
    estimations = []
    for index, (name, guess) in enumerate(guesses.items()):
        estimate, actual = guess(day)
        moment += timedelta(seconds=actual + 20)
        estimations.append(estimation(name, estimate, actual, index, moment))
    return {
        "startedAt": iso(start),
        "completedAt": iso(moment),
        "isCalibration": day < 3,
        "xpEarned": 50 * len(guesses),
        "routineIndex": routine,
        "estimations": estimations,
    }


def season_routine(name: str, tasks: list[str]) -> dict:
    return ROUTINES[0] | {
        "name": name,
        "displayName": name,
        "activeDays": [1, 2, 3, 4, 5, 6, 7],
        "tasks": [task(t, t, index) for index, t in enumerate(tasks)],
    }


def season() -> dict:
    sessions = []
    for day in range(SEASON_DAYS):
        sessions.append(season_session(day, 7, 0, MORNING_GUESSES))
        sessions.append(season_session(day, 18, 1, EVENING_GUESSES))
    routines = [
        season_routine("Morning quest", list(MORNING_GUESSES)),
        season_routine("Evening quest", list(EVENING_GUESSES)),
    ]
    # Told apart by the second in which they were made.
    routines[1]["createdAt"] = iso(START - timedelta(days=1))
    total = sum(s["xpEarned"] for s in sessions)
    return {
        "schema": 1,
        "exportedAt": iso(START + timedelta(days=SEASON_DAYS)),
        "profile": PROFILE | {"totalXP": total},
        "routines": routines,
        "sessions": sessions,
    }


def one_a_line(document: dict) -> str:
    """Its sessions take a line each, and all else one together."""
    rest = {name: part for name, part in document.items() if name != "sessions"}
    lines = ",\n".join(json.dumps(s, ensure_ascii=False) for s in document["sessions"])
    return json.dumps(rest, ensure_ascii=False)[:-1] + ', "sessions": [\n' + lines + "\n]}\n"


# What has to come of it: the ids, by the rules of the page.

MASK = (1 << 128) - 1


class Hash:
    def __init__(self, subject: str, player: int | None = None):
        self.value = 0x6C62272E07BB014262B821756295C58D
        self.text(subject)
        if player is not None:
            self.id(player)

    def byte(self, byte: int) -> None:
        self.value = ((self.value ^ byte) * ((1 << 88) + 0x13B)) & MASK

    def text(self, text: str) -> "Hash":
        for byte in text.encode() + b"\xff":
            self.byte(byte)
        return self

    def number(self, number: int) -> "Hash":
        for byte in number.to_bytes(8, "little", signed=True):
            self.byte(byte)
        return self

    def id(self, number: int) -> "Hash":
        for byte in number.to_bytes(16, "little"):
            self.byte(byte)
        return self


def seconds(text: str) -> int:
    return int(datetime.strptime(text, "%Y-%m-%dT%H:%M:%S%z").timestamp())


def steps(player: int, routine: int, names: list[str]) -> list[int]:
    """The steps that names stand for, in the order in which they come."""
    found: list[int] = []
    folded = [" ".join(name.lower().split()) for name in names]
    for place, name in enumerate(folded):
        earlier = folded[:place].count(name)
        found.append(Hash("step", player).id(routine).text(name).number(earlier).value)
    return found


def by_place(records: list[dict]) -> list[dict]:
    return sorted(records, key=lambda record: record["orderIndex"])


def expected() -> dict:
    made = seconds(PROFILE["createdAt"])
    player = Hash("player").number(made).value
    routines = [
        Hash("routine", player).number(seconds(r["createdAt"])).number(0).value for r in ROUTINES
    ]
    sessions = []
    for s in SESSIONS:
        index = s["routineIndex"]
        routine = routines[index] if index >= 0 else Hash("no routine", player).value
        own = Hash("session", player).number(seconds(s["startedAt"])).number(0).value
        names = [e["taskDisplayName"] for e in s["estimations"]]
        estimations = [
            Hash("estimation", player)
            .id(own)
            .number(seconds(e["recordedAt"]))
            .id(step)
            .number(e["orderIndex"])
            .value
            for e, step in zip(s["estimations"], steps(player, routine, names))
        ]
        sessions.append({"id": own, "routine": routine, "estimations": estimations})
    return {
        "player": player,
        "profile": Hash("profile").number(made).value,
        "routines": [
            {
                "id": routine,
                "steps": steps(player, routine, [t["displayName"] for t in by_place(r["tasks"])]),
            }
            for routine, r in zip(routines, ROUTINES)
        ],
        "sessions": sessions,
    }


def in_hex(value: object) -> object:
    if isinstance(value, dict):
        return {name: in_hex(part) for name, part in value.items()}
    return [in_hex(part) for part in value] if isinstance(value, list) else f"{value:032x}"


def text(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def generated() -> dict[str, str]:
    files = {f"schema-{schema}.json": text(file(schema)) for schema in range(1, 7)}
    files["schema-6-all.json"] = text(file_with_all())
    files["season.json"] = one_a_line(season())
    files["expected-ids.json"] = text(in_hex(expected()))
    return files


def main() -> int:
    differing = []
    for name, content in generated().items():
        path = FOLDER / name
        if "--check" in sys.argv:
            if not path.exists() or path.read_text("utf-8") != content:
                differing.append(name)
        else:
            path.write_text(content, "utf-8", newline="\n")
    for name in differing:
        print(f"{name} is not what generate.py writes")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
