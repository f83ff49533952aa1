"""What the app's module consists of, by Swift module and by folder: prints it, or writes Documentation/Sizes.md.

    /usr/bin/python3 Benchmarks/module/parts.py LINKED SHIPPED [--write]

LINKED is the module as the linker left it, with the names: after wasm-opt, which makes a function of what was a
hundred, nobody could tell whose it is. SHIPPED is the module that browsers load.
"""

import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from attribution import ROOT, ROOT_FOLDER, UNKNOWN, Sources, demangled, owner
from wasm import DATA, functions, sections

PAGE = ROOT / "Documentation/Sizes.md"
HEAD = "| {} | functions | bytes | share | brotli alone |\n| --- | ---: | ---: | ---: | ---: |"
ABOUT = """\
# What the app's module consists of

`make size` measures it, and `Scripts/size --write` writes this page. The rows are the functions that the
linker put together, attributed by their names to the module and folder of their sources, before wasm-opt
works on all of them at once; "Swift's library" are its functions as they are made for our types. *Brotli
alone* is each group compressed by itself: the whole is smaller than their sum. `.` are the files beside the
folders, `?` functions whose names several folders share.

"""


@dataclass
class Group:
    """Functions that belong together; they compress in the order of the module."""

    bodies: list[bytes] = field(default_factory=list)

    @property
    def bytes(self):
        return sum(len(body) for body in self.bodies)

    def row(self, name, whole):
        share = 100 * self.bytes / whole.bytes
        packed = brotli(b"".join(self.bodies))
        return f"| {name} | {len(self.bodies):,} | {self.bytes:,} | {share:.1f} % | {packed:,} |"


def brotli(data):
    """How many bytes are left of it."""
    command = ["brotli", "--quality=11", "--stdout", "-"]
    return len(subprocess.run(command, input=data, check=True, capture_output=True).stdout)


def grouped(module):
    """{(module, folder): Group} of all functions."""
    found = functions(module)
    sources = Sources(ROOT / "Sources")
    groups = defaultdict(Group)
    for function, name in zip(found, demangled([function.name for function in found])):
        groups[owner(function.name, name, sources)].bodies.append(function.body)
    return groups


def together(groups, part):
    """The groups whose names agree in one part of the two, the largest first."""
    joined = defaultdict(Group)
    for name, group in groups.items():
        if name[part]:
            joined[name[part]].bodies += group.bodies
    return dict(sorted(joined.items(), key=lambda item: -item[1].bytes))


def tables(groups):
    whole = Group([body for group in groups.values() for body in group.bodies])
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


def totals(module, shipped):
    """What is loaded in the end, and how much of it is data: texts above all."""
    content = Path(shipped).read_bytes()
    data = b"".join(part for number, part in sections(content) if number == DATA)
    return [
        f"- app.wasm as browsers load it: {len(content):,} bytes, {brotli(content):,} with brotli",
        f"- data in it, which is texts above all: {len(data):,} bytes, {brotli(data):,} with brotli alone",
        "",
    ]


def main(arguments):
    if len(arguments) not in (2, 3) or arguments[2:] not in ([], ["--write"]):
        print(__doc__)
        return 2
    module, shipped = Path(arguments[0]).read_bytes(), arguments[1]
    lines = [*totals(module, shipped), *tables(grouped(module))]
    print("\n".join(lines))
    if arguments[2:]:
        PAGE.write_text(ABOUT + "\n".join(lines) + "\n")
    return 0


sys.exit(main(sys.argv[1:]))
