"""Whether tests say what they did not find, and wait for what they wait for.

A test that goes away where something is missing passes without having asked anything: what is marked @Test may not
`guard ... else { return }` unless it records an issue first, and what helps tests may not where it looks for something.
Who sleeps for a fixed time waits too long on one machine and too short on another: tests may sleep for a moment in
a loop that looks again, and for as long as dice or an argument say, which try out when something happens.

    /usr/bin/python3 Tests/Structure/silent.py [ROOT]       exits 1 where one does, and names each
"""

import ast
import re
import sys
from bisect import bisect
from pathlib import Path

from swift_source import SwiftFile, swift_files

ROOT = Path(__file__).resolve().parents[2]

GUARD = re.compile(r"\bguard\b")
LOOKS_FOR = re.compile(r"guard\s+(let|var|case)\b")
ELSE = re.compile(r"\belse\s*\{")
# With nothing that is given back, up to the end of what is said.
LEAVES = re.compile(r"\breturn[ \t]*(?=[};\n]|$)")
TELLS = re.compile(r"#expect\b|#require\b|\bIssue\.record\b")
MARK = re.compile(r"@Test\b")
HELPS = re.compile(r"^(@testable )?import Testing$", re.MULTILINE)

# How long a loop may rest: seconds of the one, milliseconds of the other.
MOMENTS = {"sleep": 0.1, "wait_for_timeout": 100}
# The device of a test sleeps at once.
OF_THE_TESTS_CLOCK = {"app.sleep", "self.sleep"}


def silent_guards(file: SwiftFile):
    """The lines of guards that leave a test, or what helps tests, and tell nobody."""
    if not HELPS.search(file.code):
        return
    starts = [0, *(found.end() for found in re.finditer("\n", file.code))]
    tests = set(_lines_of_tests(file, starts))
    for found in GUARD.finditer(file.code):
        line = bisect(starts, found.start())
        is_law = line in tests or LOOKS_FOR.match(file.code, found.start())
        if is_law and _leaves_silently(file, found.end()):
            yield line


def _lines_of_tests(file, starts):
    bodies = [each for each in file.declarations if each.kind == "func" and each.last_line]
    for mark in MARK.finditer(file.code):
        line = bisect(starts, mark.start())
        if test := min((each for each in bodies if each.line >= line), key=lambda each: each.line, default=None):
            yield from range(test.line, test.last_line + 1)


def _leaves_silently(file, place):
    opening = ELSE.search(file.code, place)
    if not opening:
        return False
    end = file.code.find("}", opening.end())
    # What is said in quotes is blanked in code, and would be nothing that is given back.
    return bool(LEAVES.search(file.text[opening.end() : end])) and not TELLS.search(file.code[opening.end() : end])


def sleeps(text):
    """The lines of a script that sleep for a time that is fixed, but for a moment of a loop."""
    return sorted(set(_sleeps(ast.parse(text), is_in_loop=False)))


def _sleeps(node, is_in_loop):
    if isinstance(node, ast.Call) and (bound := MOMENTS.get(ast.unparse(node.func).split(".")[-1])):
        fixed = [each.value for each in node.args if isinstance(each, ast.Constant)]
        is_clocks = ast.unparse(node.func) in OF_THE_TESTS_CLOCK
        if fixed and not is_clocks and not (is_in_loop and fixed[0] <= bound):
            yield node.lineno
    is_function = isinstance(node, (ast.FunctionDef, ast.Lambda))
    is_in_loop = not is_function and (is_in_loop or isinstance(node, (ast.While, ast.For)))
    for child in ast.iter_child_nodes(node):
        yield from _sleeps(child, is_in_loop)


def problems(tests):
    for file in swift_files(tests):
        for line in silent_guards(file):
            yield f"{file.path}:{line} goes away and tells nobody: `try #require(...)` does, or a recorded issue"
    for path in sorted(tests.rglob("*.py")):
        for line in sleeps(path.read_text()):
            yield f"{path}:{line} sleeps for a fixed time: wait for what is to come, or look again in a loop"


def main(arguments):
    if len(arguments) > 1 or arguments[:1] == ["--help"]:
        print(__doc__)
        return 2
    root = Path(arguments[0]) if arguments else ROOT
    found = list(problems(root / "Tests"))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
