"""For Scripts/walk-faults."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright

from faults.table import ROWS
from faults.walk import Walk


def chosen(words, kinds):
    """Which rows in which browsers; in others than Chromium those that say so."""
    rows = [row for row in ROWS if not words or any(word in row.name for word in words)]
    return [(row, kind) for kind in kinds for row in rows if kind == "chromium" or row.everywhere]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--everywhere", action="store_true")
    parser.add_argument("--facts", type=Path)
    parser.add_argument("--parts", type=Path)
    parser.add_argument("rows", nargs="*")
    options = parser.parse_args()
    kinds = ["chromium", "firefox", "webkit"] if options.everywhere else [options.browser]
    began = time.monotonic()
    results = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        walk = Walk(playwright, Path(folder), options.parts)
        try:
            for row, kind in chosen(options.rows, kinds):
                results.append(walk.walk(row, kind))
                print(results[-1].line(), flush=True)
                if options.facts:
                    with options.facts.open("a") as file:
                        file.write(results[-1].told() + "\n")
        finally:
            walk.close()
    failed = [result for result in results if not result.passes]
    print(f"{len(results)} rows, {len(failed)} of them not well, in {time.monotonic() - began:.0f} s")
    sys.exit(1 if failed or not results else 0)


if __name__ == "__main__":
    main()
