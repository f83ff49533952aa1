"""The arrows between the folders of each module, and whether any of them lead in a circle.

An arrow A -> B stands for names of B that files of A use. A name counts when one folder of the module alone
defines it: types, functions and values at the top of a file, members that an extension adds. Whatever is
named alike elsewhere in the module, in a module that it can import, or in the using file itself counts for
nothing; nor does a member that is also named where this module is unknown. So an arrow may be missed, and
none is invented. Comments and texts are blanked.

A folder is one that stands in the module itself, with all that is in it; "." are the files beside them. A
file belongs to the folder in which it lies, whatever type it extends: `Quest/AppState+Quest.swift` leads from
Quest to AppState's folder, because it names the type, and whoever calls what it adds leads to Quest. So a
type that every folder extends, and that calls them all, is the knot that it is, and `Weeks/Day+Weeks.swift`
beside a Day that knows of no weeks is none.

    /usr/bin/python3 Tests/Structure/arrows.py [SOURCES]    exits 1 on a circle that knots.txt does not explain
    /usr/bin/python3 Tests/Structure/arrows.py --draw       prints the arrows of every module
    /usr/bin/python3 Tests/Structure/arrows.py --dot        the same for Graphviz
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

from swift_source import NAME, TYPES, built_files, module_folders, swift_files

ROOT = Path(__file__).resolve().parents[2]
KNOTS = Path(__file__).resolve().parent / "knots.txt"
USE = re.compile(rf"(\.)?(?<!\w)({NAME})(\s*:)?")
# Names that a file gives by itself: parameters of functions with their labels, and those of closures.
GENERIC = re.compile(rf"\b(?:struct|class|enum|func|init|typealias)\b[ ?]*(?:{NAME})?<([^>]*)>")
PARAMETERS = re.compile(rf"((?:{NAME}\s+)?{NAME})\s*:|({NAME}(?:\s*,\s*{NAME})*)\s+in\b")


class Module:
    """The folders of one module with what they define and use."""

    def __init__(self, folder):
        self.name = folder.name
        self.files = [*swift_files(folder), *built_files(folder)]
        self.folder = folder
        self.imports = set()
        for file in self.files:
            self.imports |= set(re.findall(r"^\s*(?:\w+ )?import (?:\w+ )?(\w+)", file.code, re.MULTILINE))

    def folder_of(self, file):
        parts = file.path.relative_to(self.folder).parts
        return parts[0] if len(parts) > 1 else "."

    def shown(self, file):
        return str(file.path.relative_to(self.folder))

    @property
    def folders(self):
        return sorted({self.folder_of(file) for file in self.files})

    def definitions(self):
        """The names that count: {name: (folder, "type", "top" or "member")}."""
        found = defaultdict(set)
        counts = {}
        for file in self.files:
            for declaration in file.declarations:
                if declaration.is_local or declaration.is_private or declaration.kind in ("extension", "init"):
                    continue
                found[declaration.name].add(self.folder_of(file))
                if _can_count(declaration):
                    counts[declaration.name] = _kind(declaration)
        return {
            name: (next(iter(found[name])), kind) for name, kind in counts.items() if len(found[name]) == 1
        }


def _can_count(declaration):
    """Types anywhere, what stands at the top of a file, and what an extension adds."""
    if len(declaration.name) < 2 or declaration.kind == "case":
        return False
    return declaration.kind in TYPES or declaration.inside[-1:] in ((), ("extension",))


def _kind(declaration):
    if declaration.kind in TYPES:
        return "type"
    return "member" if declaration.inside else "top"


class Tree:
    """All modules, and which of them can know which."""

    def __init__(self, sources):
        self.modules = [Module(folder) for folder in module_folders(sources)]
        self._named = {module.name: module for module in self.modules}
        self._members = {
            module.name: {name for file in module.files for name in re.findall(rf"\.({NAME})", file.code)}
            for module in self.modules
        }
        self._declared = {
            module.name: {
                d.name for file in module.files for d in file.declarations
                if not d.is_local and d.kind != "extension"
            }
            for module in self.modules
        }

    def reach(self, name):
        """The modules that a module can know, itself among them."""
        reached, waiting = set(), [name]
        while waiting:
            module = waiting.pop()
            if module in reached or module not in self._named:
                continue
            reached.add(module)
            waiting += self._named[module].imports
        return reached

    def arrows(self, module):
        """{(from, to): {name: where it is used}} between the folders of a module."""
        definitions = self.definitions(module)
        arrows = defaultdict(dict)
        for file in module.files:
            here = module.folder_of(file)
            for name, line in _uses(file, definitions):
                there, _ = definitions[name]
                if there != here:
                    arrows[here, there].setdefault(name, f"{module.shown(file)}:{line}")
        return arrows

    def definitions(self, module):
        """The module's own that count, without those that may be somebody else's."""
        known = set().union(*(self._declared[name] for name in self.reach(module.name) - {module.name}))
        strangers = [other.name for other in self.modules if module.name not in self.reach(other.name)]
        members = set().union(*(self._members[name] for name in strangers))
        return {
            name: (folder, kind)
            for name, (folder, kind) in module.definitions().items()
            if name not in known and not (kind == "member" and name in members)
        }


def _own_names(file):
    """What a file names itself, so that a bare use of it is no other's."""
    own = {d.name for d in file.declarations if d.is_local or d.is_private or d.kind in ("let", "var")}
    for found in PARAMETERS.finditer(file.code):
        own |= set(re.findall(NAME, found.group()))
    return own


def _uses(file, definitions):
    """The names that are used and count, with their lines; a label before a colon is no use."""
    own = _own_names(file)
    declared = {d.name for d in file.declarations if not d.is_local and d.kind != "extension"}
    for parameters in GENERIC.findall(file.code):
        declared |= set(re.findall(NAME, parameters))
    for number, line in enumerate(file.code.split("\n"), 1):
        for found in USE.finditer(line):
            dot, name, colon = found.groups()
            if name not in definitions or name in declared:
                continue
            kind = definitions[name][1]
            is_bare_use = not dot and not colon and name not in own
            if kind == "type" or is_bare_use or (dot and kind == "member"):
                yield name, number


def knots(arrows):
    """The sets of folders in which each leads to each other one."""
    folders = sorted({folder for arrow in arrows for folder in arrow})
    reached = {folder: _reached(folder, arrows) for folder in folders}
    found = {
        frozenset(other for other in folders if other in reached[folder] and folder in reached[other])
        for folder in folders
    }
    return sorted((sorted(knot) for knot in found if len(knot) > 1), key=str)


def _reached(folder, arrows):
    reached, waiting = set(), [folder]
    while waiting:
        here = waiting.pop()
        new = {to for start, to in arrows if start == here} - reached
        reached |= new
        waiting += new
    return reached


def explained(text):
    """{module: [folders or None]} of knots.txt; None stands for `*`: whatever there is."""
    found = defaultdict(list)
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        parts = re.fullmatch(r"(\w+): (.+?) — (.+)", line)
        if parts is None:
            raise ValueError(f"knots.txt has a line that is not `Module: folders — reason`: {line}")
        module, folders, _ = parts.groups()
        found[module].append(None if folders == "*" else sorted(re.split(r", ", folders)))
    return found


def problems(tree, reasons):
    known = {module.name for module in tree.modules}
    for name in sorted(reasons.keys() - known):
        yield f"knots.txt explains {name}, and there is no such module any more"
    for module in tree.modules:
        arrows = tree.arrows(module)
        found = knots(arrows)
        given = reasons.get(module.name, [])
        for knot in found:
            if knot not in given and None not in given:
                yield f"{module.name}: these folders lead in a circle: {', '.join(knot)}\n" + told(arrows, knot)
        for entry in given:
            if entry not in found and not (entry is None and found):
                folders = "*" if entry is None else ", ".join(entry)
                yield f"knots.txt explains {module.name}: {folders}, and there is no such circle any more"


def told(arrows, among=None):
    """A line an arrow, those of the fewest names first: they are the easiest to untie."""
    inside = [arrow for arrow in arrows if among is None or set(arrow) <= set(among)]
    lines = []
    for arrow in sorted(inside, key=lambda arrow: (len(arrows[arrow]), arrow) if among else arrow):
        names = [f"{name} ({place})" for name, place in sorted(arrows[arrow].items())]
        more = f" and {len(names) - 4} more" if len(names) > 5 else ""
        lines.append(f"  {arrow[0]} -> {arrow[1]}: {', '.join(names if not more else names[:4])}{more}")
    return "\n".join(lines)


def drawn(tree):
    for module in tree.modules:
        if len(module.folders) > 1:
            yield f"{module.name}\n{told(tree.arrows(module))}"


def dot(tree):
    yield "digraph TimeQuest {"
    for module in tree.modules:
        yield f'  subgraph "cluster_{module.name}" {{ label="{module.name}"'
        for folder in module.folders:
            yield f'    "{module.name}/{folder}" [label="{folder}"]'
        for start, end in sorted(tree.arrows(module)):
            yield f'    "{module.name}/{start}" -> "{module.name}/{end}"'
        yield "  }"
    yield "}"


def main(arguments):
    if arguments in (["--draw"], ["--dot"]):
        tree = Tree(ROOT / "Sources")
        print("\n".join((drawn if arguments == ["--draw"] else dot)(tree)))
        return 0
    if len(arguments) > 1 or arguments[:1] == ["--help"]:
        print(__doc__)
        return 2
    tree = Tree(Path(arguments[0]) if arguments else ROOT / "Sources")
    found = list(problems(tree, explained(KNOTS.read_text())))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
