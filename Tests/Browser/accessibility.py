"""What a machine can check of WCAG 2.2 AA, and letters twice as large."""

from axe_playwright_python.base import AXE_SCRIPT

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    # Of what is right nobody looks at the elements, and no rule that is asked for reads style sheets.
    "resultTypes": ["violations"],
    "preload": False,
}

# The clock stands still, and axe waits for timers between its rules.
CHECK = """async (options) => {
  const frozen = globalThis.setTimeout;
  globalThis.setTimeout = testClock.realTimeout;
  try {
    return await axe.run(options);
  } finally {
    globalThis.setTimeout = frozen;
  }
}"""


def check(page):
    """What axe finds wrong, and the names of the rules that found everything right."""
    page.evaluate(AXE_SCRIPT)
    results = page.evaluate(CHECK, OPTIONS)
    wrong = [(rule["id"], rule["nodes"][0]["html"]) for rule in results["violations"]]
    return wrong, {rule["id"] for rule in results["passes"]}

# As a browser does it for whoever has asked for larger letters.
TEXT_AT_200_PERCENT = (
    "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
)
