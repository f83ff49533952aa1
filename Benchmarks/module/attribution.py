"""Whose a function of the module is: the Swift module and the folder of its sources, by its mangled name."""

import hashlib
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Structure"))

from swift_source import module_folders, swift_files  # noqa: E402

STANDARD, RUNTIME = "Swift's library", "C and runtime"
# What stands in the files beside the folders, and what no name says more of.
ROOT_FOLDER, UNKNOWN = ".", "?"

# `specialization <...> of`, `closure #1 ... in`: what comes behind it is what the function belongs to.
LEADS = re.compile(
    r"(merged|static|partial apply forwarder for|outlined .*? of|.*? (?:accessor|witness|function) for"
    r"|(?:generic|function signature) specialization) "
)
EXTENSION = re.compile(r"\(extension in (\w+)\):")
PRIVATE_IN = re.compile(r"\((\w+) in (_[0-9A-F]{32})\)")


class Sources:
    """Which folder declares what, and which file a private name is of."""

    def __init__(self, folder):
        self._folders = defaultdict(lambda: defaultdict(set))
        self._private = {}
        self.modules = set()
        for module in module_folders(folder):
            for file in swift_files(module):
                self.modules.add(module.name)
                self._add(module, file)

    def _add(self, module, file):
        parts = file.path.relative_to(module).parts
        folder = parts[0] if len(parts) > 1 else ROOT_FOLDER
        # As the compiler tells private names of one module apart.
        hashed = hashlib.md5((module.name + file.path.name).encode()).hexdigest().upper()
        self._private[f"_{hashed}"] = module.name, folder
        declared = self._folders[module.name]
        for declaration in file.declarations:
            if declaration.is_local or declaration.kind == "extension":
                continue
            declared[declaration.name].add(folder)
            declared[declaration.of[-1:] + (declaration.name,)].add(folder)

    def folder(self, module, path):
        """Of what is named by its types and itself: as a member of its type, by its own name, by its types."""
        declared = self._folders[module]
        ways = [tuple(path[-2:]), path[-1], *reversed(path[:-1])] if path else []
        for way in ways:
            if len(declared.get(way, ())) == 1:
                return next(iter(declared[way]))
        return UNKNOWN

    def private(self, name):
        """The module and folder of a name as the compiler writes it: `(name in _HASH)` says the file."""
        found = PRIVATE_IN.findall(name)
        return self._private.get(found[0][1]) if found else None

    def module_in(self, mangled):
        """Of what has no name of its own, as the first value of a constant: it begins with its module's name.

        What an extension adds to another module's type has its module behind the type.
        """
        first = re.match(r"\$[se](\d+)(\w+)", mangled)
        behind = [module for module in self.modules if f"{len(module)}{module}E" in mangled]
        return behind[0] if behind else first.group(2)[: int(first.group(1))] if first else ""


def demangled(names):
    shown = subprocess.run(
        ["swift", "demangle", "--compact"], input="\n".join(names), check=True, capture_output=True, text=True
    )
    lines = shown.stdout.splitlines()
    assert len(lines) == len(names)
    return lines


def owner(mangled, name, sources):
    """(module, folder) of a function, by its mangled and its demangled name."""
    if not mangled.startswith(("$s", "$e")):
        return RUNTIME, ""
    itself = without_leads(name)
    if private := sources.private(itself):
        return private
    extension = EXTENSION.match(itself)
    path = path_of(itself[extension.end() :] if extension else itself)
    module = extension.group(1) if extension else path[0] if path else ""
    if module not in sources.modules:
        module = sources.module_in(mangled)
    if module not in sources.modules:
        return STANDARD, ""
    return module, sources.folder(module, [part for part in path if part != module])


def without_leads(name):
    """`closure #1 (Int) -> () in Game.page(Texts) -> Node` is of `Game.page(Texts) -> Node`."""
    places = [end for word, end in _outer_words(name) if word == " in "]
    if places:
        name = name[places[-1] :]
    while lead := LEADS.match(name):
        name = name[lead.end() :]
        if name.startswith("<"):
            name = name[_closing(name) + 1 :].removeprefix(" of ")
    return name.removeprefix("static ")


def path_of(name):
    """The dotted names up to the first parameter: `Game.StatsChart.init(of:)` is Game, StatsChart, init."""
    plain = PRIVATE_IN.sub(r"\1", name)
    plain = re.sub(r"<[^<>]*>", "", plain)
    found = re.match(r"[\w.$]+", plain)
    parts = found.group().split(".") if found else []
    return [part for part in parts if part and part not in ("getter", "setter", "modify", "read")]


def _outer_words(name):
    """Where ` in ` stands outside of all brackets, with its end."""
    depth = 0
    for place, character in enumerate(name):
        if character in "(<[{":
            depth += 1
        elif character in ")]}" or (character == ">" and name[place - 1] != "-"):
            depth -= 1
        elif depth == 0 and name.startswith(" in ", place):
            yield " in ", place + 4


def _closing(name):
    depth = 0
    for place, character in enumerate(name):
        if character == "<":
            depth += 1
        elif character == ">" and name[place - 1] != "-":
            depth -= 1
            if depth == 0:
                return place
    return len(name) - 1
