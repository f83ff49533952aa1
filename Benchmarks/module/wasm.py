"""A WebAssembly module as far as sizes need it: its sections, and the bodies of its functions with their names."""

from dataclasses import dataclass

CUSTOM, IMPORTS, CODE, DATA = 0, 2, 10, 11
FUNCTION_NAMES = 1


@dataclass
class Function:
    """One body, with its own length before it, as it stands in the code section."""

    name: str
    body: bytes


class Reader:
    def __init__(self, data, place=0):
        self._data = data
        self.place = place

    @property
    def is_at_end(self):
        return self.place >= len(self._data)

    def number(self):
        """LEB128 without a sign."""
        value = shift = 0
        while True:
            byte = self._data[self.place]
            self.place += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def bytes(self, count=None):
        """So many, or as many as the number before them says."""
        count = self.number() if count is None else count
        self.place += count
        return self._data[self.place - count : self.place]

    def text(self):
        return self.bytes().decode()


def sections(module):
    """Each as its number and its content."""
    assert module[:8] == b"\0asm\1\0\0\0", "this is no WebAssembly module"
    reader = Reader(module, 8)
    while not reader.is_at_end:
        [number] = reader.bytes(1)
        yield number, reader.bytes()


def functions(module):
    """Every function with a body, by the names that the linker kept."""
    parts = list(sections(module))
    names = {}
    imported, bodies = 0, []
    for number, content in parts:
        if number == IMPORTS:
            imported = _imported_functions(content)
        elif number == CODE:
            bodies = list(_bodies(content))
        elif number == CUSTOM:
            names |= _function_names(content)
    return [Function(names.get(imported + place, "?"), body) for place, body in enumerate(bodies)]


def _bodies(content):
    reader = Reader(content)
    for _ in range(reader.number()):
        start = reader.place
        reader.bytes()
        yield content[start : reader.place]


def _imported_functions(content):
    reader = Reader(content)
    found = 0
    for _ in range(reader.number()):
        reader.bytes()
        reader.bytes()
        [kind] = reader.bytes(1)
        if kind == 0:
            found += 1
            reader.number()
        elif kind == 3:
            reader.bytes(2)
        else:
            # A table has a type before its limits, a memory has none.
            reader.bytes(1 if kind == 1 else 0)
            [has_maximum] = reader.bytes(1)
            reader.number()
            if has_maximum & 1:
                reader.number()
    return found


def _function_names(content):
    reader = Reader(content)
    if reader.text() != "name":
        return {}
    names = {}
    while not reader.is_at_end:
        [kind] = reader.bytes(1)
        part = Reader(reader.bytes())
        if kind == FUNCTION_NAMES:
            for _ in range(part.number()):
                index = part.number()
                names[index] = part.text()
    return names
