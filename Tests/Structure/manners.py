"""Whether names mean one thing, functions ask for few things, and no action is passed over.

- A type at the top of a module is not named like one of another module, nor like a module.
- A function has at most five parameters; more are a type of their own, whose initialiser names them.
- A switch over an action names every case: with a `default` a new action would silently be one or the other.

    /usr/bin/python3 Tests/Structure/manners.py [SOURCES]       exits 1 where it is not so, and names each
"""

import re
import sys
from bisect import bisect
from collections import defaultdict
from pathlib import Path

from swift_source import TYPES, module_folders, swift_files

ROOT = Path(__file__).resolve().parents[2]

PARAMETERS = 5
FUNCTION = re.compile(r"\bfunc\s+([\w`]+|[^\w\s(]+)\s*(?:<[^()]*?>)?\(")
SWITCH = re.compile(r"\bswitch\s+([^{}]*?)\s*\{")
DEFAULT = re.compile(r"\b(default\s*:|case\s+_\s*:)")
# What is switched over, alone or with the state it meets.
ACTION = re.compile(r"^\(?\s*action\b")


def closed(code, place, brackets="()[]{}"):
    """The place behind what closes the bracket before `place`."""
    depth = 1
    while depth:
        found = code[place]
        depth += (found in brackets[::2]) - (found in brackets[1::2])
        place += 1
    return place


def parameters(code, place):
    """How many there are in the parentheses that begin before `place`."""
    inside, depth, commas = code[place : closed(code, place) - 1], 0, 0
    for character in inside.replace("->", "  "):
        depth += (character in "([{<") - (character in ")]}>")
        commas += character == "," and depth == 0
    return commas + 1 if inside.strip() else 0


def crowded(file):
    for found in FUNCTION.finditer(file.code):
        count = parameters(file.code, found.end())
        if count > PARAMETERS:
            yield line(file, found.start()), f"{found[1]} has {count} parameters, and may have {PARAMETERS}"


def passed_over(file):
    for found in SWITCH.finditer(file.code):
        if not (ACTION.match(found[1]) or found[1] == "self" and is_of_action(file, found.start())):
            continue
        body = own_cases(file.code[found.end() : closed(file.code, found.end()) - 1])
        if DEFAULT.search(body):
            yield line(file, found.start()), "a switch over an action has a default"


def own_cases(body):
    """The body without what stands in brackets of its own."""
    shown, depth = [], 0
    for character in body:
        depth += (character in "({[") - (character in ")}]")
        shown.append(character if depth == 0 or character == "\n" else " ")
    return "".join(shown)


def is_of_action(file, place):
    """Whether the innermost type around the place is an action."""
    at = line(file, place)
    types = [one for one in file.declarations if one.kind in TYPES and one.last_line and one.line <= at <= one.last_line]
    return bool(types) and types[-1].name.endswith("Action")


def line(file, place):
    starts = [0, *(found.end() for found in re.finditer("\n", file.code))]
    return bisect(starts, place)


def types(folder):
    for file in swift_files(folder):
        for one in file.declarations:
            if one.kind in TYPES - {"extension"} and not one.inside and not one.is_private:
                yield one.name


def same_names(folders):
    modules = defaultdict(set)
    for folder in folders:
        for name in types(folder):
            modules[name].add(folder.name)
    named = {folder.name for folder in folders}
    for name, places in sorted(modules.items()):
        if len(places) > 1:
            yield f"{name} is a type of {' and of '.join(sorted(places))}"
        if name in named:
            yield f"{name} is a type and a module"


def problems(sources):
    folders = module_folders(sources)
    yield from same_names(folders)
    for folder in folders:
        for file in swift_files(folder):
            for at, told in [*crowded(file), *passed_over(file)]:
                yield f"{file.path}:{at}: {told}"


if __name__ == "__main__":
    told = list(problems(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Sources"))
    print("\n".join(told), file=sys.stderr, end="\n" if told else "")
    sys.exit(1 if told else 0)
