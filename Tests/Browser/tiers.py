"""Which tests in browsers `make test` asks, and which wait for `make nightly`.

Without options pytest runs all. With `--once` each law is asked once: of a test with many values the first, and none
that `nightly.txt` names.
"""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def add_options(parser):
    parser.addoption("--once", action="store_true", help="each law once, as `make test` does")


def choose(config, items):
    """Takes out of `items` what waits, and says so to pytest."""
    if not config.getoption("--once"):
        return
    chosen = list(once(items, *lists()))
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def once(items, waits, asked):
    """The first of each law that does not wait, and what is asked all the same."""
    laws = set()
    for item in items:
        name = item.nodeid.removeprefix("Tests/Browser/")
        law = name.split("[")[0]
        waiting = law in laws or any(fnmatchcase(law, pattern) for pattern in waits)
        laws.add(law)
        if name in asked or not waiting:
            yield item


def lists():
    """The patterns of laws that wait, and the names of tests that are asked all the same."""
    waits, asked = [], []
    for line in (Path(__file__).parent / "nightly.txt").read_text().splitlines():
        name, _, held = line.partition("  ")
        if name.startswith("+ "):
            asked.append(name[2:])
        elif name and not name.startswith("#"):
            waits.append(name)
        outlived = [each for each in [name.removeprefix("+ "), held] if not is_there(each)]
        if outlived:
            raise pytest.UsageError(f"nightly.txt names what there is no more: {outlived[0]}")
    return waits, asked


def is_there(words):
    """Whether what is named exists: files of tests, their functions, suites in Swift."""
    found = re.search(r"(test_\w+\.py)(?:::(\w+))?", words)
    if found and "*" not in words:
        file = Path(__file__).parent / found[1]
        if not file.exists() or f"def {found[2] or ''}" not in file.read_text():
            return False
    return all(any(TESTS.rglob(f"{suite}.swift")) for suite in re.findall(r"[A-Z]\w+Tests\b", words))
