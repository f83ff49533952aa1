"""Whether what a newcomer reads first is short, names what exists, and agrees on the release.

README and the page on sync fit on two screens each; no line of theirs or of ARCHITECTURE is wider than one. In README
and its neighbours every link leads somewhere in this repository, every `make x` is a target, every script that is named
is there and can be run, and so is every path, also of Sources by its module. VERSION is the newest part of CHANGELOG.
What NOTICE names lies where it says, and each text of Licenses is named in it.

    /usr/bin/python3 Tests/Structure/front_door.py [ROOT]       exits 1 where something is not so, and says what
"""

import os
import re
import sys
from pathlib import Path

from paths import Paths

ROOT = Path(__file__).resolve().parents[2]

LINES = 85
WIDTH = 120

SYNC = "Documentation/Sync.md"
PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "ARCHITECTURE.md", SYNC]
SHORT = ["README.md", SYNC]
NARROW = [*SHORT, "ARCHITECTURE.md"]
# What the pages invent, to show how something is made.
INVENTED = re.compile(r"[Cc]olors")

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.MULTILINE | re.DOTALL)
TARGET = re.compile(r"\bmake ([a-z][\w-]*)")
SCRIPT = re.compile(r"\bScripts/([a-z][\w.-]*\w)")
SOURCE = re.compile(r"\b([A-Z]\w+/[\w+/]+\.(?:swift|texts))")
RULE = re.compile(r"^([\w-]+):", re.MULTILINE)
PART = re.compile(r"^## (.+)$", re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+")
# What lies in this repository; the rest of what NOTICE tells of is in what is packed, or elsewhere.
NOTICED = re.compile(r"(?<![\w/])(?:Tests|Scripts|Public|Deploy|Licenses)/[\w./*-]*\w")
TAKEN = re.compile(r"^take \S+ (\S+)$", re.MULTILINE)


def shape(root, page):
    lines = (root / page).read_text().splitlines()
    if page in SHORT and len(lines) > LINES:
        yield f"{page} has {len(lines)} lines, and may have {LINES}"
    for number, line in enumerate(lines, 1):
        if len(line) > WIDTH:
            yield f"{page}:{number} has {len(line)} characters, and may have {WIDTH}"


def anchors(text):
    """The names that a page's headings get where they are shown."""
    for heading in HEADING.findall(text):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def broken_links(root, page):
    text = (root / page).read_text()
    for link in LINK.findall(text):
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (root / page).parent / path if path else root / page
        if not target.exists():
            yield f"{page} leads to {link}, which is not there"
        elif anchor and anchor not in anchors(target.read_text()):
            yield f"{page} leads to {link}, and there is no such heading"


def unknown_commands(root, page):
    text = (root / page).read_text()
    rules = set(RULE.findall((root / "Makefile").read_text()))
    for code in CODE.findall(text):
        for target in TARGET.findall(code):
            if target not in rules:
                yield f"{page} says `make {target}`, and Makefile has no such target"
    for name in SCRIPT.findall(text):
        if not os.access(root / "Scripts" / name, os.X_OK):
            yield f"{page} names Scripts/{name}, and there is no such script to run"


def unknown_paths(root, page):
    for path in Paths(root).missing((root / page).read_text()):
        if not INVENTED.search(path):
            yield f"{page} names {path}, which is not there"


def unlike_releases(root):
    release = (root / "VERSION").read_text().strip()
    if not NUMBER.fullmatch(release):
        yield f"VERSION says {release!r}, which is no number such as 1.0.0"
    newest = next(iter(PART.findall((root / "CHANGELOG.md").read_text())), None)
    if newest != release:
        yield f"The newest part of CHANGELOG.md is {newest}, and VERSION says {release}"


def unlike_notice(root):
    text = (root / "NOTICE").read_text()
    taken = {f"Licenses/{name}.txt" for name in TAKEN.findall((root / "Scripts/pack-licenses").read_text())}
    named = set(NOTICED.findall(text))
    for path in sorted(named - taken):
        if not any(root.glob(path)):
            yield f"NOTICE names {path}, which is not there"
    for name in SOURCE.findall(text):
        if not Paths(root).is_there(name):
            yield f"NOTICE names {name}, and no module has such a file"
    lying = {str(path.relative_to(root)) for path in (root / "Licenses").iterdir()}
    for path in sorted((taken | lying) - named):
        yield f"{path} goes along with what is packed, and NOTICE does not name it"


def problems(root):
    for page in NARROW:
        yield from shape(root, page)
    for page in PAGES:
        yield from broken_links(root, page)
        yield from unknown_commands(root, page)
        yield from unknown_paths(root, page)
    yield from unlike_releases(root)
    yield from unlike_notice(root)


def main(arguments):
    if len(arguments) > 1 or arguments[:1] == ["--help"]:
        print(__doc__)
        return 2
    found = list(problems(Path(arguments[0]) if arguments else ROOT))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
