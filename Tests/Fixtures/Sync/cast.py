"""Who and what stands in the examples: devices, codes, secrets, chains, and the log of their server."""

from forms import (
    ENTRY,
    base64_text,
    box,
    compact,
    crockford,
    epoch_info,
    groups,
    head_bytes,
    label,
    link_bytes,
    mark_bytes,
    pack_header,
    segment,
    sized,
    u32,
    u64,
    wrap_info,
)
from primitives import Pair, drawn, hkdf, seal, sha256

FAMILY = drawn("family", 16)
PLAYER = drawn("player", 16)
VIEW = drawn("view", 16)
PLAN = bytes(16)
ZERO = bytes(32)


class Device:
    def __init__(self, name, is_parents):
        self.id = drawn(f"{name} id", 16)
        self.name = self.id.hex()
        self.sign, self.wrap, self.token = Pair(f"{name} sign"), Pair(f"{name} wrap"), drawn(f"{name} token")
        self._is_parents = is_parents

    def entry(self):
        return {
            "id": self.name,
            "sign": base64_text(self.sign.public),
            "wrap": base64_text(self.wrap.public),
            "tokenHash": sha256(self.token).hex(),
            "parent": self._is_parents,
        }

    def example(self):
        return {
            "id": self.name,
            "token": self.token.hex(),
            "sign": {"pkcs8": self.sign.pkcs8.hex(), "public": self.sign.public.hex()},
            "wrap": {"pkcs8": self.wrap.pkcs8.hex(), "public": self.wrap.public.hex()},
        }


class Code:
    def __init__(self, name, time=""):
        self.name = name
        name += time
        self.bytes = drawn(f"{name} code", 16)
        self.sign, self.wrap = Pair(f"{name} sign"), Pair(f"{name} wrap")
        self.lookup, self.token, self._key, self.gate = (
            hkdf(self.bytes, label(f"code {part}"), length=length)
            for part, length in (("lookup", 16), ("token", 32), ("wrap", 32), ("gate", 32))
        )
        nonce = drawn(f"{name} nonce", 12)
        along = label("code keys") + FAMILY + self.sign.public + self.wrap.public
        self._sealed = nonce + seal(self._key, nonce, sized(self.sign.pkcs8) + sized(self.wrap.pkcs8), along)

    def entry(self):
        return {
            "name": self.name,
            "lookup": self.lookup.hex(),
            "tokenHash": sha256(self.token).hex(),
            "sign": base64_text(self.sign.public),
            "wrap": base64_text(self.wrap.public),
            "sealed": base64_text(self._sealed),
        }

    def example(self):
        return {
            "name": self.name,
            "bytes": self.bytes.hex(),
            "text": groups(crockford(int.from_bytes(self.bytes, "big"), 26), 4),
            "lookup": self.lookup.hex(),
            "token": self.token.hex(),
            "key": self._key.hex(),
            "gate": self.gate.hex(),
            "sealed": self._sealed.hex(),
            "sign": {"pkcs8": self.sign.pkcs8.hex(), "public": self.sign.public.hex()},
            "wrap": {"pkcs8": self.wrap.pkcs8.hex(), "public": self.wrap.public.hex()},
        }


class Epoch:
    """A secret of a stream, with all that comes of it."""

    def __init__(self, stream, number):
        self._named = (FAMILY, stream, number)
        self._name = f"{stream.hex()} {number}"
        self.stream, self.number = stream, number
        self.secret = drawn(f"secret {self._name}")
        self.key_id = hkdf(self.secret, epoch_info("key id", *self._named), length=16)
        self.seal_key = hkdf(self.secret, epoch_info("seal", *self._named))
        self._previous_key = hkdf(self.secret, epoch_info("previous", *self._named))

    def wrapped(self, member):
        ephemeral = Pair(f"ephemeral {self._name} {member.name}")
        info = wrap_info(*self._named, self.key_id, member.name)
        key = hkdf(ephemeral.agreed(member.wrap.public), info, ephemeral.public + member.wrap.public)
        return {
            "to": member.name,
            "ephemeral": base64_text(ephemeral.public),
            "sealed": base64_text(seal(key, bytes(12), self.secret, info)),
        }

    def carried(self, earlier):
        nonce = drawn(f"previous {self._name} {earlier.number}", 12)
        along = epoch_info("previous", *self._named) + earlier.key_id
        sealed = nonce + seal(self._previous_key, nonce, earlier.secret, along)
        return {"keyId": earlier.key_id.hex(), "sealed": base64_text(sealed)}

    def entry(self, members, *earlier):
        return {
            "stream": self.stream.hex(),
            "number": self.number,
            "keyId": self.key_id.hex(),
            "wraps": [self.wrapped(member) for member in members],
            "previous": [self.carried(one) for one in earlier],
        }

    def example(self):
        return {
            "stream": self.stream.hex(),
            "number": self.number,
            "secret": self.secret.hex(),
            "keyId": self.key_id.hex(),
            "sealKey": self.seal_key.hex(),
            "previousKey": self._previous_key.hex(),
            "sealInfo": epoch_info("seal", *self._named).hex(),
            "keyIdInfo": epoch_info("key id", *self._named).hex(),
            "previousInfo": epoch_info("previous", *self._named).hex(),
        }


class Log:
    """What the server of the example has stored."""

    def __init__(self):
        self.beginning = label("log") + FAMILY
        self.links = [sha256(self.beginning)]
        self.records = []
        self.entries = []
        self.roster = ZERO

    @property
    def at(self):
        return [len(self.records), self.links[-1].hex()]

    @property
    def cited(self):
        return u64(len(self.records)) + self.links[-1]

    def append(self, kind, record):
        seq = len(self.records) + 1
        self.links.append(sha256(link_bytes(self.links[-1], seq, kind, record)))
        self.records.append((kind, record))

    def enter(self, author, kind, body, version=1):
        head = {
            "version": version,
            "index": len(self.entries),
            "previous": self.roster.hex(),
            "author": author.name,
            "kind": kind,
            "at": self.at,
        }
        text = compact({**head, **body})
        signature = author.sign.sign(label("entry") + FAMILY + text)
        self.entries.append({"text": text.decode(), "signature": signature.hex(), "hash": sha256(text).hex()})
        self.append(ENTRY, text + signature)
        self.roster = sha256(text)


class Chain:
    """What one device has made of one stream."""

    def __init__(self, device, stream):
        self._device = device
        self.parts = (FAMILY, device.id, stream)
        self.last, self.head = 0, ZERO
        self.segments = []

    def add(self, records):
        first, last = self.last + 1, self.last + len(records)
        preimage = head_bytes(self.parts, first, last, self.head, records)
        head = sha256(preimage)
        marked = mark_bytes(self.parts, last, head)
        mark = self._device.sign.sign(marked)
        self.segments.append(
            {
                "first": first,
                "last": last,
                "previousHead": self.head.hex(),
                "records": [record.decode() for record in records],
                "headBytes": preimage.hex(),
                "head": head.hex(),
                "markedBytes": marked.hex(),
                "mark": mark.hex(),
            }
        )
        made = segment(first, last, self.head, records, head, mark)
        self.last, self.head = last, head
        return made


def pack(log, uploader, chain, epoch, content, span):
    """The record, with what it is made of."""
    first, last, previous, head = span
    pack_id = drawn(f"pack {first} {last}", 16)
    names = (FAMILY, pack_id, uploader.id, epoch.stream, epoch.key_id, chain.parts[1])
    header = pack_header(names, first, last, (previous, head), log.cited, log.roster)
    nonce = drawn(f"nonce {first} {last}", 12)
    boxed = box(content)
    sealed = seal(epoch.seal_key, nonce, boxed, header)
    before = header + nonce + u32(len(sealed))
    signed = label("pack") + before + sha256(sealed)
    record = before + sealed + uploader.sign.sign(signed)
    example = {
        "id": pack_id.hex(),
        "header": header.hex(),
        "nonce": nonce.hex(),
        "content": content.hex(),
        "box": boxed.hex(),
        "signedBytes": signed.hex(),
        "record": record.hex(),
        "sealKey": epoch.seal_key.hex(),
    }
    return record, example


def pairing(inviter, joiner, log):
    code = drawn("typed code", 10)
    mailbox = hkdf(code, label("pair mailbox"), length=16)
    key = hkdf(code, label("pair key"))
    nonces = drawn("nonce I"), drawn("nonce J")
    keys = [device.sign.public + device.wrap.public for device in (inviter, joiner)]
    info = label("symbols") + keys[0] + keys[1]
    derived = hkdf(nonces[0] + nonces[1], info, length=3)
    messages = [
        {
            "version": 1,
            "family": FAMILY.hex(),
            "server": "https://family.example",
            "sign": base64_text(inviter.sign.public),
            "wrap": base64_text(inviter.wrap.public),
            "parent": False,
            "player": PLAYER.hex(),
            "commitment": sha256(nonces[0]).hex(),
        },
        {
            "version": 1,
            "device": joiner.name,
            "sign": base64_text(joiner.sign.public),
            "wrap": base64_text(joiner.wrap.public),
            "tokenHash": sha256(joiner.token).hex(),
            "nonce": nonces[1].hex(),
        },
        {"version": 1, "nonce": nonces[0].hex()},
        {"version": 1, "entry": log.entries[1]["hash"], "at": [2, log.links[2].hex()]},
    ]
    sealed = []
    for number, message in enumerate(messages):
        nonce = drawn(f"message {number}", 12)
        sealed.append((nonce + seal(key, nonce, compact(message), mailbox + bytes([number]))).hex())
    bits = int.from_bytes(derived, "big")
    return {
        "code": code.hex(),
        "text": groups(crockford(int.from_bytes(code, "big"), 16), 6),
        "mailbox": mailbox.hex(),
        "key": key.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "messages": [compact(message).decode() for message in messages],
        "sealed": sealed,
        "symbolsInfo": info.hex(),
        "symbolsBytes": derived.hex(),
        "symbols": [bits >> shift & 63 for shift in (18, 12, 6, 0)],
    }
