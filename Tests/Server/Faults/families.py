"""Families made of dice, as a server sees them: ids, entries that are signed, packs whose seals nobody opens here."""

import json
import random
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Fixtures/Sync"))

from forms import PACK, base64_text, compact, label, link_bytes, pack_header, u32, u64  # noqa: E402
from primitives import Pair, drawn, sha256  # noqa: E402

PLAN = bytes(16)
ZERO = bytes(32)


class Member:
    """A device with its chain of the plan: one thread's."""

    def __init__(self, family, name, is_parents, random_bytes):
        self.family = family
        self._bytes = random_bytes
        self.id = drawn(f"{name} id", 16)
        self.token = drawn(f"{name} token")
        self._sign, self._wrap = Pair(f"{name} sign"), Pair(f"{name} wrap")
        self._is_parents = is_parents
        self.last, self.head = 0, ZERO

    def described(self):
        return {
            "id": self.id.hex(),
            "sign": base64_text(self._sign.public),
            "wrap": base64_text(self._wrap.public),
            "tokenHash": sha256(self.token).hex(),
            "parent": self._is_parents,
        }

    def sign(self, text):
        return self._sign.sign(text)

    def pack(self, operations=2, blocks=1):
        """The next one of its chain: (record, what the chain comes to with it)."""
        first, last = self.last + 1, self.last + operations
        pack_id, head = self._bytes(16), self._bytes(32)
        names = (self.family.id, pack_id, self.id, PLAN, bytes(16), self.id)
        # Cited is the beginning: every log has that.
        cited = u64(0) + self.family.beginning
        header = pack_header(names, first, last, (self.head, head), cited, self.family.roster)
        sealed = self._bytes(256 * blocks + 16)
        before = header + self._bytes(12) + u32(len(sealed))
        signature = self.sign(label("pack") + before + sha256(sealed))
        return before + sealed + signature, (last, head)

    def goes_on(self, end):
        self.last, self.head = end


class Family:
    """A parent's device and others that hold the plan."""

    def __init__(self, name, devices=1, seed=0):
        self.id = drawn(f"{name} {seed} family", 16)
        self.beginning = sha256(label("log") + self.id)
        dice = random.Random(f"{name} {seed}")
        self.members = [Member(self, f"{name} {seed} {n}", n == 0, dice.randbytes) for n in range(devices)]
        self.roster = ZERO
        self._entries = 0

    @property
    def path(self):
        return f"/v1/families/{self.id.hex()}"

    def _enter(self, kind, body):
        author = self.members[0]
        head = {
            "version": 1,
            "index": self._entries,
            "previous": self.roster.hex(),
            "author": author.id.hex(),
            "kind": kind,
            "at": [0, self.beginning.hex()],
        }
        text = compact({**head, **body})
        self.roster = sha256(text)
        self._entries += 1
        return text + author.sign(label("entry") + self.id + text)

    def _epoch(self):
        return {"stream": PLAN.hex(), "number": 1, "keyId": bytes(16).hex(), "wraps": [], "previous": []}

    def found(self, client, invite=""):
        """Founds it, and brings the other devices in."""
        parents = self.members[0]
        body = {"device": parents.described(), "epochs": [self._epoch()], "codes": []}
        entry = base64_text(self._enter("found", body))
        wish = compact({"family": self.id.hex(), "entries": [entry], "invite": invite})
        client.expect(201, "POST", "/v1/families", wish, parents.token)
        for member in self.members[1:]:
            body = {"device": member.described(), "streams": [self._epoch()]}
            client.expect(200, "POST", f"{self.path}/roster", self._enter("add", body), parents.token)


class Page:
    """What a server answers who reads a log."""

    def __init__(self, data):
        assert data[:4] == b"TQL1"
        self.top, self.link = struct.unpack_from("<Q", data, 4)[0], data[12:44]
        (count,) = struct.unpack_from("<I", data, 44)
        self.frames, at = [], 48
        for _ in range(count):
            seq, kind, length = struct.unpack_from("<QBI", data, at)
            assert kind < 0x80, "a stub of what this device holds"
            self.frames.append((seq, kind, data[at + 13 : at + 13 + length]))
            at += 13 + length


class Reader:
    """Reads a log from its beginning on and goes on from where it was: a cursor that must never be wrong."""

    def __init__(self, family, member):
        self._family, self._member = family, member
        self.seq, self.link = 0, family.beginning
        self.hashes = []
        self.links = [family.beginning]

    def read(self, client):
        """All there is, each record at the place behind the one before it, under a link that belongs to both."""
        while True:
            path = f"{self._family.path}/log?after={self.seq}&link={self.link.hex()}&limit=1000"
            page = Page(client.in_the_end(200, "GET", path, token=self._member.token))
            for seq, kind, record in page.frames:
                assert seq == self.seq + 1, f"place {seq} after {self.seq}"
                self.link = sha256(link_bytes(self.link, seq, kind, record))
                self.seq = seq
                self.hashes.append(sha256(record))
                self.links.append(self.link)
            if self.seq >= page.top:
                assert (self.seq, self.link) == (page.top, page.link), "the top is another one"
                return


def stored(answer):
    """The place and link that a pack was acknowledged with."""
    told = json.loads(answer)
    return told["seq"], bytes.fromhex(told["link"])

