"""Writes the examples of Documentation/Formats, computed from these pages alone, in another language and with another
library than the program.

    .build/venv/bin/python Tests/Fixtures/Sync/generate.py           writes examples.json
    .build/venv/bin/python Tests/Fixtures/Sync/generate.py --check   exits 1 when the file on disk differs, or the page
                                                                     shows bytes that are not in it
"""

import json
import re
import sys
from pathlib import Path

import closed_copy
from cast import FAMILY, PLAN, PLAYER, VIEW, Chain, Code, Device, Epoch, Log, pack, pairing
from forms import ENTRY, PACK, base64_text, frame, label, page, stub

FILE = Path(__file__).resolve().parent / "examples.json"
FORMATS = Path(__file__).resolve().parents[3] / "Documentation/Formats"
PAGES = [FORMATS / name for name in ("sync.md", "codes.md", "backup.md")]

OPERATIONS = [
    [
        b'{"id":"11111111111111111111111111111111","kind":"step.finished","body":{"step":"Z\xc3\xa4hne putzen"}}',
        b'{"id":"22222222222222222222222222222222","kind":"session.closed","body":{}}',
    ],
    [b'{"id":"33333333333333333333333333333333","kind":"of a later version","body":[1,2,3]}'],
]


def story():
    """A phone founds a family, a tablet joins, opens a player's stream, plays, hands a view over, and is revoked; nothing is left out."""
    phone, tablet = Device("phone", True), Device("tablet", False)
    codes = Code("recovery:family"), Code("recovery:" + PLAYER.hex()), Code("recovery:family", " anew")
    first, second, third, play = Epoch(PLAN, 1), Epoch(PLAN, 2), Epoch(PLAN, 3), Epoch(PLAYER, 1)
    view = Epoch(VIEW, 1)
    log = Log()
    log.enter(
        phone,
        "found",
        {"device": phone.entry(), "epochs": [first.entry([phone, codes[0]])], "codes": [codes[0].entry()]},
    )
    log.enter(phone, "add", {"device": tablet.entry(), "streams": [first.entry([tablet])]})
    log.enter(tablet, "open", {"epoch": play.entry([tablet, codes[1]]), "code": codes[1].entry()})
    chain = Chain(tablet, PLAYER)
    content = b"".join(chain.add(records) for records in OPERATIONS)
    record, packed = pack(log, tablet, chain, play, content, (1, chain.last, bytes(32), chain.head))
    log.append(PACK, record)
    renamed = Device("tablet again", False)
    joining = {"device": renamed.entry(), "streams": [first.entry([renamed])], "instead": tablet.name}
    log.enter(tablet, "add", joining)
    log.enter(phone, "epoch", {"epoch": second.entry([phone, renamed, codes[0]], first)})
    log.enter(tablet, "view", {"player": PLAYER.hex(), "epoch": view.entry([tablet, phone])}, version=2)
    log.enter(tablet, "close", {"stream": VIEW.hex()}, version=2)
    cuts = {PLAYER.hex(): [chain.last, chain.head.hex()]}
    log.enter(phone, "revoke", {"device": tablet.name, "cuts": cuts, "epochs": [], "strikes": [codes[1].lookup.hex()]})
    lost = log.entries[2]
    signature = base64_text(bytes.fromhex(lost["signature"]))
    log.enter(phone, "again", {"entries": [{"text": lost["text"], "signature": signature}]})
    renewal = {
        "code": codes[2].entry(),
        "replaces": codes[0].lookup.hex(),
        "epochs": [third.entry([phone, renamed, codes[2]], second)],
    }
    log.enter(phone, "code", renewal, version=2)
    log.enter(phone, "of a later version", {"device": None, "more": {"not": ["known", 1.50, "Z\u00e4hne"]}})
    return {
        "family": FAMILY.hex(),
        "player": PLAYER.hex(),
        "devices": {"phone": phone.example(), "tablet": tablet.example(), "renamed": renamed.example()},
        "codes": [code.example() for code in codes],
        "epochs": [epoch.example() for epoch in (first, second, play, third, view)],
        "entries": log.entries,
        "segments": chain.segments,
        "pack": packed,
        "log": told(log, phone),
        "pairing": pairing(phone, tablet, log),
        "copy": closed_copy.copy(codes[1]),
    }


def told(log, device):
    """The whole log, once with its records and once with stubs of packs, and a note of who has read it."""
    note = device.id + log.cited + log.roster
    signed = label("seen") + FAMILY + note
    note += device.sign.sign(signed)
    whole = [frame(seq, kind, record) for seq, (kind, record) in enumerate(log.records, 1)]
    stubs = [
        (frame if kind == ENTRY else stub)(seq, kind, record)
        for seq, (kind, record) in enumerate(log.records, 1)
    ]
    top = len(log.records), log.links[-1]
    return {
        "beginning": log.beginning.hex(),
        "links": [link.hex() for link in log.links],
        "page": page(*top, whole, [note]).hex(),
        "pageOfStubs": page(*top, stubs, []).hex(),
        "note": (b"TQS1" + note).hex(),
        "noteSignedBytes": signed.hex(),
    }


def problems(text):
    if FILE.read_text() != text:
        yield f"{FILE} is not what its generator writes"
    for page in PAGES:
        shown = re.findall(r"(?<![0-9a-f])[0-9a-f]{20,}(?![0-9a-f])", page.read_text())
        yield from (f"{page} shows {digits}, which no example has" for digits in shown if digits not in text)


def main(arguments):
    text = json.dumps(story(), indent=1, ensure_ascii=False) + "\n"
    if arguments != ["--check"]:
        FILE.write_text(text)
        return 0
    found = list(problems(text))
    print(*found, sep="\n", file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
