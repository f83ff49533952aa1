"""The log as it lies on disk, read without any code of the app."""

import itertools
import json
import zlib
from dataclasses import dataclass

# What the shortest first start writes; see `setup.js`.
SETUP = ["player.set", "routine.set", *["step.set"] * 3, *["setting.set"] * 2]
SETUP += ["routine.set", *["setting.set"] * 4]
STEP = ["estimate.locked", "step.finished", "reveal.closed"]
# What every move of a quest writes; see `App.moves`.
QUEST = [[kind] for kind in STEP] * 3
QUEST[0] = ["session.started", "estimate.locked"]
QUEST[-1] = ["reveal.closed", "session.closed"]
ALL = SETUP + list(itertools.chain(*QUEST))


@dataclass(frozen=True)
class Record:
    key: int
    id: str
    sealed: bytes

    @property
    def content(self):
        """The operation; the first four bytes are its checksum."""
        assert self.is_whole
        return json.loads(self.sealed[4:])

    @property
    def is_whole(self):
        return zlib.crc32(self.sealed[4:]) == int.from_bytes(self.sealed[:4], "little")

    @property
    def kind(self):
        return self.content["kind"]

    def damaged(self):
        """The same with one bit of its last half turned."""
        place = len(self.sealed) * 3 // 4
        sealed = bytearray(self.sealed)
        sealed[place] ^= 1
        return Record(self.key, self.id, bytes(sealed))


class Log:
    def __init__(self, page):
        self._page = page
        self.reread()

    def reread(self):
        found = self._page.evaluate("testDatabase.read()")
        self.records = [
            Record(entry["key"], entry["id"], entry["record"].encode("latin-1"))
            for entry in found["records"]
        ]
        self.counter = found["counter"]
        self.snapshot = found["snapshot"]
        return self

    @property
    def kinds(self):
        return [record.kind for record in self.records]

    def check(self):
        """Nothing twice, nothing left out, nothing damaged."""
        ids = [record.id for record in self.records]
        assert len(set(ids)) == len(ids)
        assert [record.content["id"] for record in self.records] == ids
        counters = [record.content["counter"] for record in self.records]
        assert counters == list(range(1, len(counters) + 1))
        assert self.counter == len(counters)
        assert len({record.content["device"] for record in self.records}) <= 1
        return self

    def put(self, records):
        self._page.evaluate(
            "(records) => testDatabase.putRecords(records)",
            [
                {"key": record.key, "id": record.id, "record": record.sealed.decode("latin-1")}
                for record in records
            ],
        )

    def play_again(self, numbers, changed=lambda operation, number: operation, deeds=len(ALL) - len(SETUP)):
        """Adds the first quest, of so many deeds, for each number once more: everything in it gets another name."""
        counter = len(self.records)
        played = [record.content for record in self.records[len(SETUP):len(SETUP) + deeds]]
        records = []
        for number, operation in itertools.product(numbers, played):
            counter += 1
            again = changed(renamed(operation, number), number)
            records.append(record_of(again | {"counter": counter}))
        self.put(records)
        self._page.evaluate("(count) => testDatabase.putMeta('counter', count)", counter)
        self.reread().check()

    def put_snapshot(self, pieces):
        self._page.evaluate("(pieces) => testDatabase.putSnapshot(pieces)", pieces)


def contents(page):
    """The operations as they lie on disk."""
    return [record.content for record in Log(page).records]


def seal(operation):
    content = json.dumps(operation, separators=(",", ":")).encode()
    return zlib.crc32(content).to_bytes(4, "little") + content


def record_of(operation):
    """The operation as a record that has no place in the log yet."""
    return Record(None, operation["id"], seal(operation))


OWN_NAMES = {"id", "session", "estimation", "lock"}


def renamed(value, time):
    """The same deed at another time: everything in it gets another name."""
    if not isinstance(value, dict):
        return value
    return {
        name: f"{time:08x}{inner[8:]}" if name in OWN_NAMES else renamed(inner, time)
        for name, inner in value.items()
    }
