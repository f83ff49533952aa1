"""Measures, prints, and fails when a budget of budgets.json is passed."""

import json
import sys
from pathlib import Path

here = Path(__file__).parent
# The formulas of the product page and the ways to the controls are those of the browser tests.
sys.path.append(str(here.parent / "Tests/Browser"))

import aged_start
import analysis
import busy_year
import copies
import crowd
import frames
import many_families
import new_device
import size
import start
import storing
import taps
import told
import warm_start
from history import History


def main(timequest: str, site: str, native: str, module: str, server: str) -> int:
    budgets = json.loads((here / "budgets.json").read_text())
    print("What a first visit loads")
    found = size.measure(Path(site))
    print("\nWhat is learnt from a history")
    found |= analysis.measure(Path(native), Path(module))
    with start.serving(timequest, site) as address, start.serving_floor(timequest, Path(site)) as bare:
        print("\nFrom navigation to the first screen that can be used (medians, in turn with the floor)")
        found |= start.measure(address, bare)
        print("\nThe same without a network's help, when the app has kept itself")
        found |= warm_start.measure(address, bare)
    print("\nThe same after four and a half years of play")
    with start.serving(timequest, site) as address:
        aged = History(aged_start.FIRST)
        found |= aged_start.measure(address, aged)
    print("\nA new device of a family that has played as long, at 4 x slowdown")
    in_memory = start.serving(timequest, site, "--keep-families-in-memory")
    with in_memory as address, start.serving_floor(timequest, Path(site)) as bare:
        found |= new_device.measure(address, bare, aged)
    print("\nWhat one device saves, on another one that is open")
    with start.serving(timequest, site, "--keep-families-in-memory") as address:
        found |= told.measure(address)
    print("\nA file of 16 MB that somebody opens")
    with start.serving(timequest, site) as address:
        found |= copies.measure(address, aged)
    print("\nA calendar that somebody connects")
    with start.serving(timequest, site) as address:
        found |= busy_year.measure(address, Path(site))
    found |= after_three_years(timequest, site)
    # Behind everything else: a disk is busy for a while with what so many packs leave.
    print("\nWhat a server of families stores, beside a C program on the same settings")
    found |= storing.measure(Path(server))
    print("\nThe same in PostgreSQL, beside pgbench")
    found |= many_families.measure(Path(server))
    print("\nAmong 100,000 others, and while a large family erases itself")
    found |= crowd.measure(Path(server))
    print("\nBudgets")
    for name, budget in budgets.items():
        verdict = "kept" if found[name] <= budget else "BROKEN"
        print(f"{name:64}{found[name]:12,.2f}  of {budget:12,.2f}  {verdict}")
    return 0 if all(found[name] <= budget for name, budget in budgets.items()) else 1


def after_three_years(timequest: str, site: str) -> dict[str, float]:
    history = History()
    print(
        f"\nThree years: {history.sessions:,} sessions, {history.estimations:,} estimations,"
        f" {len(history.records):,} operations"
    )
    with start.serving(timequest, site) as app, start.serving_floor(timequest, Path(site)) as bare:
        print("From a tap to its paint, at 4 x slowdown")
        found = taps.measure(app, bare, history)
        print("Frames from Done on, at 4 x slowdown")
        return found | frames.measure(app, bare, history)


sys.exit(main(*sys.argv[1:]))
