"""Swift's files as far as the checks of structure need them: what is declared, and how long it is.

No parser: keywords and brackets, after comments and texts have been blanked.
"""

import re
import subprocess
import sys
import tempfile
from bisect import bisect
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

NAME = r"`?[A-Za-z_]\w*`?"
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension", "typealias"}
FUNCTIONS = {"func", "init", "deinit", "subscript"}
DECLARATION = re.compile(
    rf"(?<![.\w`])({'|'.join(sorted(TYPES | FUNCTIONS | {'var', 'let', 'case'}))})\b[ ?!]*({NAME})?"
)
PRIVATE = re.compile(r"\b(private|fileprivate)\b(?!\()")
# A signature goes on in the next line with one of these.
GOES_ON = re.compile(r"\s*(->|where\b|throws\b|async\b|[:{&])")
# What opens or ends what a text says: code in it, an escaped character, and the quotes.
IN_TEXT = r"\\{0}\(|\\{0}.|{1}{0}"
OPENING = re.compile(r'(#*)("""|")|//|/\*|[()]')
COMMENT = re.compile(r"/\*|\*/")


@dataclass
class Declaration:
    """`kind` is its keyword; `inside` are the kinds of what it stands in, outermost first, `of` their names."""

    kind: str
    name: str
    inside: tuple[str, ...]
    of: tuple[str, ...]
    is_private: bool
    line: int
    last_line: int | None

    @property
    def is_local(self):
        """In the body of something that is no type."""
        return any(kind not in TYPES for kind in self.inside)

    @property
    def is_function(self):
        """With a body of its own: functions, initialisers, computed properties."""
        return self.last_line is not None and not self.is_local and self.kind not in TYPES

    @property
    def lines(self):
        return self.last_line - self.line + 1


@dataclass
class SwiftFile:
    path: Path
    text: str

    @cached_property
    def code(self):
        return blanked(self.text)

    @cached_property
    def declarations(self):
        return list(declarations(self.code))

    @property
    def lines(self):
        return self.text.count("\n")

    @property
    def filled_lines(self):
        return sum(1 for line in self.text.splitlines() if line.strip())

    @property
    def doc_lines(self):
        return sum(1 for line in self.text.splitlines() if line.lstrip().startswith("///"))


def swift_files(folder):
    """Every Swift file below a folder, in the order of their paths."""
    return [SwiftFile(path, path.read_text()) for path in sorted(folder.rglob("*.swift"))]


def built_files(folder):
    """What the build writes into a module: the accessors of texts."""
    table = folder / "Tables/en.texts"
    if not table.exists():
        return []
    with tempfile.TemporaryDirectory() as built:
        path = Path(built, "Accessors.swift")
        script = Path(__file__).resolve().parents[2] / "Scripts/text-accessors"
        subprocess.run([sys.executable, script, table, path], check=True)
        return [SwiftFile(folder / path.name, path.read_text())]


def module_folders(sources):
    """The folders of the modules, by name: each lies in its house, SOURCES/HOUSE/MODULE."""
    folders = [folder for folder in sources.glob("*/*") if any(folder.rglob("*.swift"))]
    return sorted(folders, key=lambda folder: folder.name)


def blanked(text):
    """The same with spaces for comments and for what is said in quotes; code in `\\( )` stays, and so do lines."""
    return "".join(_Blanking(text).code())


class _Blanking:
    def __init__(self, text):
        self._text = text
        self._place = 0

    def code(self, is_in_text=False):
        """Up to the end, or up to the parenthesis that closes code in a text."""
        depth = 0
        while found := OPENING.search(self._text, self._place):
            yield self._text[self._place : found.start()]
            self._place = found.end()
            word = found.group()
            if word in "()":
                depth += 1 if word == "(" else -1
                if is_in_text and depth < 0:
                    yield " "
                    return
                yield word
            else:
                yield " " * len(word)
                yield from self._without_code(word, found)
        yield self._text[self._place :]
        self._place = len(self._text)

    def _without_code(self, word, found):
        if word == "//":
            end = self._text.find("\n", self._place)
            yield self._blank(end if end >= 0 else len(self._text))
        elif word == "/*":
            yield self._blank(self._end_of_comment())
        else:
            yield from self._said(*found.groups())

    def _said(self, hashes, quotes):
        ends = re.compile(IN_TEXT.format(hashes, quotes), re.DOTALL)
        while found := ends.search(self._text, self._place):
            yield self._blank(found.end())
            if not found.group().startswith("\\"):
                return
            if found.group().endswith("("):
                yield from self.code(is_in_text=True)

    def _end_of_comment(self):
        depth, place = 1, self._place
        while depth and (found := COMMENT.search(self._text, place)):
            depth += 1 if found.group() == "/*" else -1
            place = found.end()
        return place

    def _blank(self, end):
        said = self._text[self._place : end]
        self._place = end
        return re.sub(r"[^\n]", " ", said)


def declarations(code):
    """Each declaration of blanked code, in their order."""
    starts = [0, *(found.end() for found in re.finditer("\n", code))]
    open_bodies = []
    for found in DECLARATION.finditer(code):
        keyword, name = found.groups()
        name = (name or "").strip("`")
        while open_bodies and open_bodies[-1][2] < found.start():
            open_bodies.pop()
        inside = tuple(kind for kind, _, _ in open_bodies)
        of = tuple(outer for _, outer, _ in open_bodies)
        if not _declares(keyword, name, inside):
            continue
        line = bisect(starts, found.start())
        is_private = bool(PRIVATE.search(code[starts[line - 1] : found.start()]))
        if keyword == "case":
            for case in _cases(code[found.start(2) :]):
                yield Declaration(keyword, case, inside, of, is_private, line, None)
            continue
        end = None if "protocol" in inside else _end_of_body(code, found.end(), keyword)
        if end is not None:
            open_bodies.append((keyword, name, end))
        last_line = bisect(starts, end) if end is not None else None
        yield Declaration(keyword, name, inside, of, is_private, line, last_line)


def _declares(keyword, name, inside):
    """`class func` declares a function, `case` a case in an enumeration alone, and `init` in a type."""
    if keyword in TYPES:
        return name != "" and name not in FUNCTIONS | {"var", "let"}
    if keyword == "case":
        return name != "" and inside[-1:] == ("enum",)
    if keyword in ("init", "deinit", "subscript"):
        return inside[-1:] != () and inside[-1] in TYPES
    return keyword == "func" or name != ""


def _cases(code):
    """The names of `case one(Int), two = 2`, up to the end of the line outside of parentheses."""
    depth, line = 0, []
    for character in code:
        if character == "\n" and depth == 0:
            break
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            line.append(character)
    return [found.group(1).strip("`") for found in re.finditer(rf"(?:^|,)\s*({NAME})", "".join(line))]


def _end_of_body(code, place, keyword):
    """Where the body of what is declared here ends; None where it has none."""
    depth = 0
    # What is given a value has no body; an operator's name may be made of the same sign.
    ends = "=}" if keyword in ("var", "let", "typealias") else "}"
    while place < len(code):
        character = code[place]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif character == "{" and depth == 0:
            return _closing_brace(code, place)
        elif character in ends and depth == 0:
            return None
        elif character == "\n" and depth == 0 and not GOES_ON.match(code, place):
            return None
        if depth < 0:
            return None
        place += 1
    return None


def _closing_brace(code, place):
    depth = 0
    for found in re.compile("[{}]").finditer(code, place):
        depth += 1 if found.group() == "{" else -1
        if depth == 0:
            return found.start()
    return len(code)
