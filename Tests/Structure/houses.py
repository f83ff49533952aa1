"""Whether the houses of Sources/ stand on each other, from the ground up, as Package.swift has them.

Each module lies in SOURCES/HOUSE/MODULE and imports modules of its own house and of those that stand before it in
Package.swift, but for those of which it may not know; its tests lie in TESTS/HOUSE/NAME. The first page of
ARCHITECTURE.md names every house with its modules.

    swift package dump-package | /usr/bin/python3 Tests/Structure/houses.py     exits 1 and names what is not so
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What a module may not list although it stands on it: a server knows nothing of the game, a wire nothing of what is
# sent.
FORBIDDEN = {
    "ServerCore": ["Domain", "Sync", "NativeKeys"],
    "ServerStorage": ["Domain", "SyncEngine", "Sync", "NativeKeys", "ServerHTTP"],
    "Sync": ["Domain", "SyncEngine", "NativeKeys"],
    "SyncRoster": ["Domain", "Sync", "ServerCore", "NativeKeys"],
    "SyncWire": ["Domain"],
    "Domain": ["SyncWire"],
    "SyncEngine": ["Copies"],
    "Game": ["Family", "Setup", "App"],
    "Family": ["Game", "Setup", "App"],
    "Setup": ["Game", "Family", "App"],
    "AppCore": ["Game", "Setup", "Family"],
    "Editing": ["Game", "Setup", "Family", "App"],
    "Access": ["Game", "Setup", "Family", "App"],
    "Transfer": ["Game", "Setup", "Family", "App"],
}


def houses(package):
    """{house: its modules}, in the order of Package.swift."""
    found = {}
    for target in package["targets"]:
        top, *rest = (target.get("path") or "").split("/")
        if top == "Sources":
            found.setdefault(rest[0], []).append(target["name"])
    return found


def misplaced(package):
    """Targets that lie somewhere else than their house."""
    for target in package["targets"]:
        if target.get("type") == "plugin":
            continue
        path = target.get("path") or "no folder that is named"
        is_placed = re.fullmatch(rf"(Sources|Tests)/\w+/{target['name']}|Benchmarks/\w+", path)
        if not is_placed:
            yield f"{target['name']} lies in {path}, which is in no house"


def climbing(package):
    """Imports of what stands higher."""
    found = houses(package)
    floors = {module: floor for floor, modules in enumerate(found.values()) for module in modules}
    names = {module: house for house, modules in found.items() for module in modules}
    for target in package["targets"]:
        for dependency in target["dependencies"]:
            module = dependency["byName"][0]
            if target["name"] in floors and floors[module] > floors[target["name"]]:
                yield f"{names[target['name']]}/{target['name']} imports {names[module]}/{module}, which stands on it"


def forbidden(package, unknown):
    """Imports of what a module may not know of, and modules of the list that there are no more."""
    listed = {
        target["name"]: {dependency["byName"][0] for dependency in target["dependencies"]}
        for target in package["targets"]
    }
    for module, others in unknown.items():
        for other in {module, *others}.difference(listed):
            yield f"{other} is on the list of what may not be imported, and is no module"
        for other in listed.get(module, set()).intersection(others):
            yield f"{module} imports {other}, of which it may not know"


def undrawn(package, page):
    """Houses whose line on the page does not name their modules in order."""
    for house, modules in houses(package).items():
        found = re.search(rf"^  {house}/ +(.*)$", page, re.MULTILINE)
        drawn = re.findall(r"\w+", found[1].split("   ")[0]) if found else []
        if drawn != modules:
            yield f"ARCHITECTURE.md draws {house} with {drawn}, and it has {modules}"


def problems(package, page, unknown):
    return [
        *misplaced(package),
        *climbing(package),
        *forbidden(package, unknown),
        *undrawn(package, page),
    ]


if __name__ == "__main__":
    told = problems(json.load(sys.stdin), (ROOT / "ARCHITECTURE.md").read_text(), FORBIDDEN)
    print("\n".join(told), file=sys.stderr, end="\n" if told else "")
    sys.exit(1 if told else 0)
