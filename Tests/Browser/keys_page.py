"""A bare page with the scripts that compute keys, as they stand in the sources, and who seals and opens beside it."""

import json
import subprocess
import sys
import threading
from base64 import b64decode
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import built

sys.path.append(str(built.ROOT / "Tests/Fixtures/Sync"))
import cast
import primitives
from forms import head_bytes, label, mark_bytes, pack_header, segment, u64

FIXTURES = built.ROOT / "Tests/Fixtures/Sync"
EXAMPLES = json.loads((FIXTURES / "examples.json").read_text())


def sent(value):
    """As the page takes it."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if isinstance(value, (list, tuple)):
        return [sent(part) for part in value]
    return {name: sent(part) for name, part in value.items()} if isinstance(value, dict) else value


def received(value):
    """As the page told it."""
    if isinstance(value, list):
        return [received(part) for part in value]
    if not isinstance(value, dict):
        return value
    assert "rejected" not in value, value
    return bytes.fromhex(value["hex"]) if value.keys() == {"hex"} else {name: received(part) for name, part in value.items()}


class KeysPage:
    def __init__(self):
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        if path == "/":
            return str(Path(__file__).parent / "keys.html")
        # It drops whatever leads out of the folder.
        self.directory = str(built.ROOT / "Public")
        return super().translate_path(path)

    def log_message(self, *_):
        pass


class Tab:
    """A page of Chromium's that is asked to compute."""

    def __init__(self, page, url):
        self.page = page
        # What was said in it.
        self.said = []
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(f"uncaught: {error}"))
        page.goto(url)
        page.wait_for_function("() => globalThis.ask !== undefined")

    def told(self, name, *parts):
        return self.page.evaluate("([name, parts]) => ask(name, parts)", [name, sent(parts)])

    def ask(self, name, *parts):
        return received(self.told(name, *parts))


class Member:
    """A device of a page's, as Python knows it."""

    def __init__(self, tab, name="browser"):
        self.id = primitives.drawn(name, 16)
        self.name = self.id.hex()
        self.known = tab.ask("makeDevice", self.id)
        # Wraps are made for members with a pair; this one has its public half.
        self.wrap = type("Half", (), {"public": self.known["wrap"]})

    @property
    def recipient(self):
        return {"member": self.name, "publicKey": self.known["wrap"]}


def epoch_of(index):
    """One of the examples': as the page names it, its id and its secret."""
    example = EXAMPLES["epochs"][index]
    name = {"family": cast.FAMILY, "stream": bytes.fromhex(example["stream"]), "number": example["number"]}
    return name, bytes.fromhex(example["keyId"]), bytes.fromhex(example["secret"])


def wrap_for(member, index):
    """Of an example's secret, made by Python."""
    epoch = cast.Epoch(epoch_of(index)[0]["stream"], epoch_of(index)[0]["number"])
    return taken_wrap(epoch.wrapped(member))


def taken_wrap(wrap):
    """Of an entry, as the page takes it."""
    return {"to": wrap["to"], "ephemeral": b64decode(wrap["ephemeral"]), "sealed": b64decode(wrap["sealed"])}


def content_by(tab, member, epoch, records):
    """A header and its content, with marks by the page's device; the key's id is the epoch's."""
    name, key_id = epoch
    chain = (name["family"], member.id, name["stream"])
    head = primitives.sha256(head_bytes(chain, 1, len(records), bytes(32), records))
    mark = tab.ask("signedBy", member.id, mark_bytes(chain, len(records), head))
    names = (name["family"], primitives.drawn("pack", 16), member.id, name["stream"], key_id, member.id)
    header = pack_header(names, 1, len(records), (bytes(32), head), u64(0) + bytes(32), bytes(32))
    return header, segment(1, len(records), bytes(32), records, head, mark)


def entry_signed(text):
    return label("entry") + cast.FAMILY + text


class Partner:
    """A device that is no browser: Swift and OpenSSL, in a process of their own."""

    def __init__(self):
        self._process = subprocess.Popen(
            [built.command("SealingPartner")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what, **parts):
        told = {name: part.hex() if isinstance(part, bytes) else part for name, part in parts.items()}
        self._process.stdin.write(json.dumps({"do": what, **told}) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def stop(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
