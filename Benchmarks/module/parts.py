"""What the app's module consists of, by Swift module and by folder: prints it, or writes Documentation/Sizes.md.

    /usr/bin/python3 Benchmarks/module/parts.py LINKED SHIPPED NAMES [--write]

LINKED is the module as the linker left it, with the names: after wasm-opt, which makes a function of what was a
hundred, nobody could tell whose it is. SHIPPED is the folder with the two parts that browsers load, NAMES the one in
which Scripts/build-site has left which function is in which. Fails when a module is beyond its budget
(module/budgets.json, bytes as linked: of all, and of what comes before the first paint).
"""

import json
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from attribution import ROOT, ROOT_FOLDER, UNKNOWN, Sources, demangled, owner
from wasm import functions

PAGE = ROOT / "Documentation/Sizes.md"
BUDGETS = Path(__file__).parent / "budgets.json"
HEAD = "| {} | functions | bytes | share | brotli alone | of it later |\n| --- | ---: | ---: | ---: | ---: | ---: |"
ABOUT = """\
# What the app's module consists of

`make size` measures it, and `Scripts/size --write` writes this page. The rows are the functions that the
linker put together, attributed by their names to the module and folder of their sources, before wasm-opt
works on all of them at once; "Swift's library" are its functions as they are made for our types. *Brotli
alone* is each group compressed by itself: the whole is smaller than their sum; *of it later* are the bytes that come
after the first paint (decision 31). `.` are the files beside the folders, `?` functions whose names several folders
share. `make size` fails when a module is beyond its budget in `Benchmarks/module/budgets.json`.

"""


@dataclass
class Group:
    """Functions that belong together; they compress in the order of the module."""

    bodies: list[bytes] = field(default_factory=list)
    later: int = 0

    def add(self, body, is_later):
        self.bodies.append(body)
        self.later += len(body) if is_later else 0

    @property
    def bytes(self):
        return sum(len(body) for body in self.bodies)

    def row(self, name, whole):
        share = 100 * self.bytes / whole.bytes
        packed = brotli(b"".join(self.bodies))
        return f"| {name} | {len(self.bodies):,} | {self.bytes:,} | {share:.1f} % | {packed:,} | {self.later:,} |"


def brotli(data):
    """How many bytes are left of it."""
    command = ["brotli", "--quality=11", "--stdout", "-"]
    return len(subprocess.run(command, input=data, check=True, capture_output=True).stdout)


def later_functions(names):
    """Whether each function with a body is in the later part, in the order of the module."""
    later = set((names / "later").read_text().split())
    return [line.split(" ")[0] in later for line in (names / "names").read_text().splitlines()]


def grouped(module, names):
    """{(module, folder): Group} of all functions."""
    found = functions(module)
    # Imported functions have names and no bodies.
    is_later = later_functions(names)[-len(found):]
    sources = Sources(ROOT / "Sources")
    groups = defaultdict(Group)
    for function, name, late in zip(found, demangled([function.name for function in found]), is_later):
        groups[owner(function.name, name, sources)].add(function.body, late)
    return groups


def together(groups, part):
    """The groups whose names agree in one part of the two, the largest first."""
    joined = defaultdict(Group)
    for name, group in groups.items():
        if name[part]:
            joined[name[part]].bodies += group.bodies
            joined[name[part]].later += group.later
    return dict(sorted(joined.items(), key=lambda item: -item[1].bytes))


def tables(groups):
    whole = Group([body for group in groups.values() for body in group.bodies], sum(group.later for group in groups.values()))
    modules = together(groups, 0)
    yield "## By module\n"
    yield HEAD.format("module")
    yield from (group.row(name, whole) for name, group in modules.items())
    yield whole.row("all", whole)
    yield "\n## By module and feature\n"
    yield HEAD.format("module | feature").replace("---", "--- | ---", 1)
    for module in modules:
        inside = [(folder, group) for (name, folder), group in groups.items() if name == module and folder]
        for folder, group in sorted(inside, key=lambda item: -item[1].bytes):
            yield group.row(f"{module} | {folder}", whole)
    yield "\n## By feature, in all modules\n"
    yield HEAD.format("feature")
    features = together(groups, 1)
    yield from (features[name].row(name, whole) for name in features if name not in (ROOT_FOLDER, UNKNOWN))


def totals(shipped):
    """What is loaded in the end."""
    for part, when in [("app.wasm", "before the first paint"), ("later/later.wasm", "after it")]:
        content = (shipped / part).read_bytes()
        yield f"- {part}, {when}: {len(content):,} bytes, {brotli(content):,} with brotli"
    yield ""


def beyond_budget(groups):
    """Sentences on modules that have grown too large."""
    for module, (all_bytes, first_bytes) in json.loads(BUDGETS.read_text()).items():
        group = groups.get(module, Group())
        for what, found, budget in [("", group.bytes, all_bytes), ("first ", group.bytes - group.later, first_bytes)]:
            if found > budget:
                yield f"{module} has {found:,} {what}bytes, {budget:,} are allowed"


def main(arguments):
    if len(arguments) not in (3, 4) or arguments[3:] not in ([], ["--write"]):
        print(__doc__)
        return 2
    module, shipped, names = (Path(argument) for argument in arguments[:3])
    groups = grouped(module.read_bytes(), names)
    lines = [*totals(shipped), *tables(groups)]
    print("\n".join(lines))
    if arguments[3:]:
        PAGE.write_text(ABOUT + "\n".join(lines) + "\n")
    broken = list(beyond_budget(together(groups, 0)))
    print("\n".join(broken), file=sys.stderr)
    return 1 if broken else 0


sys.exit(main(sys.argv[1:]))
