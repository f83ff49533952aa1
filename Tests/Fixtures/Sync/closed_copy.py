"""A parent's copy: the plan for whoever has the file, and a player's play for the player's own code."""

import zlib

from cast import FAMILY, PLAYER
from forms import base64_text, compact, deflated, label, sized
from primitives import Pair, drawn, hkdf, seal

BLOCK = 16 * 1024
EXPORTED_AT = "2026-01-21T06:00:00Z"


def operation(number, stream, kind, body, player=None):
    made = {
        "id": drawn(f"operation {number}", 16).hex(),
        "format": 1,
        "rules": 1,
        "stream": stream,
        "device": drawn("tablet's log", 16).hex(),
        "counter": number,
        "clock": [1_768_975_200_000 + number, 0],
        "recordedAt": 1_768_975_200_000 + number,
        "utcOffset": 60,
        "kind": kind,
        "body": body,
    }
    return made if player is None else {**made, "player": player}


def operations():
    """Somebody has a name and a routine, and has begun a quest."""
    routine, step = drawn("routine", 16).hex(), drawn("step", 16).hex()
    planned = {"step": step, "name": "Zähne putzen", "icon": "toothbrush"}
    start = {"session": drawn("session", 16).hex(), "routine": routine, "isCalibration": True, "steps": [planned]}
    plan = [
        operation(1, "plan", "player.set", {"player": PLAYER.hex(), "name": "Mia"}),
        operation(2, "plan", "routine.set", {"routine": routine, "fields": {"name": "Morning quest"}}),
    ]
    return plan, [operation(3, "play", "session.started", start, PLAYER.hex())]


def text(records, closed=()):
    """A copy as Formats/backup.md has it."""
    lines = b",\n".join(compact(record) for record in records)
    parts = b",\n".join(compact(part) for part in closed)
    closed = b',"closed":[\n' + parts + b"\n]" if closed else b""
    return f'{{"schema":7,"exportedAt":"{EXPORTED_AT}","operations":[\n'.encode() + lines + b"\n]" + closed + b"}\n"


def closed_play(code, play):
    """What is sealed for a player's code, and how."""
    keys = code.entry()
    info = label("copy") + FAMILY + PLAYER + code.lookup
    ephemeral = Pair("ephemeral of a copy")
    key = hkdf(ephemeral.agreed(code.wrap.public), info, ephemeral.public + code.wrap.public)
    bare = bytes([1]) + sized(deflated(play))
    sealed = seal(key, bytes(12), bare + bytes(-len(bare) % BLOCK), info)
    pieces = info, code.sign.public, code.wrap.public, bytes.fromhex(code.example()["sealed"]), ephemeral.public, sealed
    part = {
        "version": 1,
        "family": FAMILY.hex(),
        "player": PLAYER.hex(),
        "lookup": keys["lookup"],
        "sign": keys["sign"],
        "wrap": keys["wrap"],
        "keys": keys["sealed"],
        "ephemeral": base64_text(ephemeral.public),
        "sealed": base64_text(sealed),
        "checksum": zlib.crc32(b"".join(pieces)),
    }
    return part, {"info": info.hex(), "key": key.hex()}


def copy(code):
    plan, played = operations()
    play = text(played)
    part, how = closed_play(code, play)
    return {**how, "play": play.decode(), "file": text(plan, [part]).decode()}
