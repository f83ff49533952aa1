"""Writes operations as the app does: its layout, its numbers, its clock."""

import json
import zlib
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

HOME = ZoneInfo("Europe/Berlin")


class Journal:
    """The log of one device, in the making."""

    def __init__(self, dice):
        self._dice = dice
        self.device = self.id()
        self.player = self.id()
        # Ids and sealed contents, as storage keeps them.
        self.records = []
        self._clock = (0, 0)

    def id(self):
        return f"{self._dice.getrandbits(128):032x}"

    def write(self, kind, at, body):
        """Notes what happened at an instant, in milliseconds."""
        is_play = not kind.startswith(("player.", "routine.", "step.set"))
        operation = {
            "id": self.id(), "format": 1, "rules": 1, "stream": "play" if is_play else "plan",
            "device": self.device, "counter": len(self.records) + 1, "clock": self._tick(at),
            "recordedAt": at, "utcOffset": offset(at), "kind": kind, "body": body,
        }
        if is_play:
            operation["player"] = self.player
        self.records.append((operation["id"], seal(operation)))

    def _tick(self, at):
        """The hybrid clock: never earlier than before."""
        milliseconds, count = self._clock
        self._clock = (at, 0) if at > milliseconds else (milliseconds, count + 1)
        return list(self._clock)


def seal(operation):
    content = json.dumps(operation, separators=(",", ":"), ensure_ascii=False).encode()
    return zlib.crc32(content).to_bytes(4, "little") + content


def offset(at):
    """Minutes by which clocks at home are ahead of UTC."""
    return int(datetime.fromtimestamp(at / 1000, HOME).utcoffset().total_seconds()) // 60


def instant(day, minute):
    """Milliseconds since 1970 at a minute of a day at home."""
    local = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=HOME)
    return int(local.astimezone(UTC).timestamp()) * 1000
