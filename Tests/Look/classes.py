"""Whether everything that a style sheet speaks of is drawn: a class that nobody writes is loaded by everybody for nothing.

Says which class of Public/styles stands nowhere in the sources, and which animation nobody begins. Run:
python3 Tests/Look/classes.py
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {"Sources": ["*.swift"], "Public": ["*.js", "*.html", "*.svg"]}

# What sources put together out of a word and what follows it.
COMPOSED = re.compile(r"(is|veil|paper)-\w[\w-]*")


def without_comments(sheet):
    return re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)


def classes(sheet):
    """Of its selectors alone: numbers and files have points as well."""
    return set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^{}]*\}", "{}", sheet)))


def stands_in(name, text):
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None


def unused(sheets, sources):
    for name in sorted(set().union(*map(classes, sheets))):
        if not COMPOSED.fullmatch(name) and not stands_in(name, sources):
            yield f"No source draws anything of the class {name}."
    together = "\n".join(sheets)
    for name in sorted(set(re.findall(r"@keyframes ([\w-]+)", together))):
        if not stands_in(name, re.sub(rf"@keyframes {name} ", "", together)):
            yield f"Nothing moves by {name}."


def main():
    sheets = [without_comments(path.read_text()) for path in sorted((ROOT / "Public/styles").rglob("*.css"))]
    sources = "\n".join(
        path.read_text()
        for folder, patterns in SOURCES.items()
        for pattern in patterns
        for path in sorted((ROOT / folder).rglob(pattern))
    )
    faults = list(unused(sheets, sources))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
