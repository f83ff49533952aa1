"""The app's texts as they stand in their table."""

import re

import built

TABLE = built.ROOT / "Sources/Page/Strings/Tables/en.texts"


def section(name):
    """A text or a list of texts by its key."""
    found, key, isIn = {}, None, False
    for line in TABLE.read_text().splitlines():
        if line.startswith("["):
            isIn = line.startswith(f"[{name}:")
        elif not isIn or line.startswith("#"):
            continue
        elif line.startswith("  - "):
            found[key].append(line[4:])
        elif told := re.fullmatch(r"(\w+)\[\d+\] =", line):
            key = told[1]
            found[key] = []
        elif told := re.match(r"(\w+)(?:\([^)]*\))? = (.*)", line):
            found[told[1]] = told[2]
    return found


DEVICES = section("devices")


def pattern(text):
    """What matches it on a screen, whatever stands in its gaps."""
    return re.compile(".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", text)))
