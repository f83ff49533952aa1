"""What Swift asks of the browser, asked by a test; the bytes as `bytes.js` has them."""

import re

import built
from built import script

RUNTIME = built.ROOT / "Public/runtime"


def _table(name):
    files = [RUNTIME / "port.js", RUNTIME / "later/kinds.js"]
    parts = [re.findall(rf"const {name} = {{(.*?)}};", file.read_text(), re.DOTALL) for file in files]
    return {row: int(number) for [part] in parts for row, number in re.findall(r"(\w+): (\d+),", part)}


KINDS = _table("KINDS")
NEWS = _table("NEWS")


def prepare_port(context, kept_from_swift=()):
    """For every page of the context."""
    kept = [KINDS[name] for name in kept_from_swift]
    context.add_init_script(script("port.js", kept=kept))


class Port:
    """Of one page, on which the later part has arrived."""

    def __init__(self, page):
        self._page = page
        self.hears("laterPartArrived")

    def ask(self, name, *parts):
        """The bytes of the answer; None if it could not be done."""
        answer = self._page.evaluate("(asked) => testPort.ask(...asked)", _asked(name, parts))
        return answer if answer is None else Answer(bytes(answer))

    def begin(self, name, *parts):
        """Nobody waits for the answer."""
        self._page.evaluate("(asked) => { testPort.ask(...asked); }", _asked(name, parts))

    def hears(self, news):
        self._page.wait_for_function("(kind) => testPort.told.includes(kind)", arg=NEWS[news])

    def has_heard(self, news):
        return NEWS[news] in self._page.evaluate("testPort.told")


class Answer:
    """Read from its start."""

    def __init__(self, content):
        self._rest = content

    def __eq__(self, other):
        return self._rest == other

    def take(self, length):
        taken, self._rest = self._rest[:length], self._rest[length:]
        assert len(taken) == length
        return taken

    def byte(self):
        return self.take(1)[0]

    def bool(self):
        return {0: False, 1: True}[self.byte()]

    def number(self):
        return int.from_bytes(self.take(8), "little", signed=True)

    def text(self):
        return self.take(self.number()).decode()

    def rest(self):
        return self.take(len(self._rest))


def _asked(name, parts):
    return [KINDS[name], list(b"".join(map(_written, parts)))]


def _written(part):
    match part:
        case bool():
            return bytes([part])
        case int():
            return part.to_bytes(8, "little", signed=True)
        case str():
            return _written(len(part.encode())) + part.encode()
        case bytes():
            return part
    raise TypeError(part)
