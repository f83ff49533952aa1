"""Whether files and functions keep their sizes: Sources by median and highest percentiles, tests by the file.

Prints a table by module. Functions are all that has a body of its own: functions, initialisers, computed
properties, each from its first line to its last. A percentile is the size that so many of a hundred do not
exceed; the last column is the share of `///` in all lines that are not empty.

    /usr/bin/python3 Tests/Structure/sizes.py [ROOT]        exits 1 beyond a bound, and names the largest
"""

import math
import sys
from pathlib import Path

from swift_source import module_folders, swift_files

ROOT = Path(__file__).resolve().parents[2]

# Lines.
MEDIAN_FILE = 100
P95_FILE = 200
P99_FUNCTION = 40
TEST_FILE = 400

TESTS = {".swift", ".py", ".js"}
NAMED = 5
HEAD = (
    "| module | files | lines | file median / p95 / max | functions | median / p95 / p99 / max | doc % |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def percentile(sizes, percent):
    """The smallest size that so many of a hundred do not exceed; 0 of none."""
    return sorted(sizes)[math.ceil(len(sizes) * percent / 100) - 1] if sizes else 0


def functions(files):
    """Each with its lines and where it stands."""
    return [
        (declaration.lines, f"{declaration.name or declaration.kind} ({file.path}:{declaration.line})")
        for file in files
        for declaration in file.declarations
        if declaration.is_function
    ]


def row(name, files):
    of_files = [file.lines for file in files]
    of_functions = [lines for lines, _ in functions(files)]
    docs = 100 * sum(file.doc_lines for file in files) / max(sum(file.filled_lines for file in files), 1)
    file_sizes = " / ".join(str(percentile(of_files, percent)) for percent in (50, 95, 100))
    function_sizes = " / ".join(str(percentile(of_functions, percent)) for percent in (50, 95, 99, 100))
    return (
        f"| {name} | {len(files)} | {sum(of_files):,} | {file_sizes} "
        f"| {len(of_functions)} | {function_sizes} | {docs:.1f} |"
    )


def table(modules):
    everything = [file for files in modules.values() for file in files]
    return "\n".join([HEAD, *(row(name, files) for name, files in modules.items()), row("all", everything)])


def largest(sized):
    return ", ".join(f"{name}: {lines}" for lines, name in sorted(sized, reverse=True)[:NAMED])


def beyond(files):
    """What of Sources is larger than it may be."""
    of_files = [(file.lines, str(file.path)) for file in files]
    of_functions = functions(files)
    for what, sized, percent, bound in [
        ("files' median", of_files, 50, MEDIAN_FILE),
        ("files' 95th percentile", of_files, 95, P95_FILE),
        ("functions' 99th percentile", of_functions, 99, P99_FUNCTION),
    ]:
        found = percentile([lines for lines, _ in sized], percent)
        if found > bound:
            yield f"The {what} is {found} lines, and may be {bound}. The largest: {largest(sized)}"


def long_tests(folder):
    """Test files that are too long."""
    for path in sorted(path for path in folder.rglob("*") if path.suffix in TESTS):
        lines = path.read_text().count("\n")
        if lines > TEST_FILE:
            yield f"{path} has {lines} lines, and may have {TEST_FILE}"


def main(arguments):
    if len(arguments) > 1 or arguments[:1] == ["--help"]:
        print(__doc__)
        return 2
    root = Path(arguments[0]) if arguments else ROOT
    modules = {folder.name: swift_files(folder) for folder in module_folders(root / "Sources")}
    print(table(modules))
    problems = [*beyond([file for files in modules.values() for file in files]), *long_tests(root / "Tests")]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
