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


# Words of a screen that stand on two lines: in a place that is too small for them.
BROKEN_WORDS = """() => {
  const texts = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.hidden-text')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}"""


# What can be operated and stands, in part, beyond the window: a sky that clips what lies on it scrolls nowhere.
BEYOND_THE_EDGES = """() => [...document.querySelectorAll('#app :is(button, a, input, select, summary)')]
  .filter((control) => control.checkVisibility())
  .filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
  })
  .map((control) => control.textContent || control.id)"""


# Whether a ribbon hangs from something, where what it hangs from else has no room.
HANGS = """() => {
  const [rod, above] = [document.querySelector('.reveal .thread'), document.querySelector('falling-ribbons')];
  return rod.checkVisibility() || parseFloat(getComputedStyle(above, '::before').height) >= 8;
}"""

# What can be on or off, or chosen, by whether a picture of it can be the same in both.
SAME_ON_AND_OFF = """() => {
  const look = (element, part) => {
    const { borderColor, borderWidth, backgroundColor, outlineStyle } = getComputedStyle(element, part);
    return [borderColor, borderWidth, backgroundColor, outlineStyle].join(' ');
  };
  const kinds = [
    ['.switch :checked + span', '.switch :not(:checked) + span'], ['.routine-days .on', '.routine-days :not(.on)'],
    ['.option:has(:checked)', '.option:has(:not(:checked))'],
    ['.quick [aria-pressed=true]', '.quick [aria-pressed=false]'],
  ];
  return kinds.map((names) => names.map((name) => document.querySelector(`#app ${name}`)))
    .filter(([on, off]) => on && off && look(on) === look(off))
    .map(([on]) => on.outerHTML);
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
