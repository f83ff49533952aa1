"""Measures, prints, and fails when a budget of budgets.json is passed."""

import json
import sys
from pathlib import Path

import size
import start

here = Path(__file__).parent


def main(timequest: str, site: str) -> int:
    budgets = json.loads((here / "budgets.json").read_text())
    print("What a first visit loads")
    found = {"first visit, brotli bytes": float(size.measure(Path(site)))}
    print("\nFrom navigation to the first screen that can be used (medians, in turn with the floor)")
    found |= start.measure(Path(timequest), Path(site), here / "floor")
    print("\nBudgets")
    for name, budget in budgets.items():
        verdict = "kept" if found[name] <= budget else "PASSED"
        print(f"{name:36}{found[name]:12,.2f}  of {budget:12,.2f}  {verdict}")
    return 0 if all(found[name] <= budget for name, budget in budgets.items()) else 1


sys.exit(main(*sys.argv[1:]))
