"""Holds the pictures of two walks against each other, pixel by pixel.

    .build/venv/bin/python Tests/Screens/compare.py OLD NEW DIFFERING

Prints a line a screen. DIFFERING gets, for each that differs, both beside each other and behind them what
differs in red. Exits 1 when one differs, is missing, or was not reached.
"""

import base64
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

import built  # noqa: E402

# Draws the old one, the new one and what differs beside each other; answers how many pixels do.
COMPARE = """async ([old, now]) => {
  const load = async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    return image;
  };
  const images = [await load(old), await load(now)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width: 3 * width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  images.forEach((image, place) => context.drawImage(image, place * width, 0));
  const [before, after] = [0, width].map((left) => context.getImageData(left, 0, width, height).data);
  const shown = context.createImageData(width, height);
  let differing = 0;
  for (let place = 0; place < before.length; place += 4) {
    const isSame = [0, 1, 2, 3].every((part) => before[place + part] === after[place + part]);
    if (!isSame) differing += 1;
    shown.data.set(isSame ? [240, 240, 240, 255] : [220, 0, 0, 255], place);
  }
  context.putImageData(shown, 2 * width, 0);
  document.body.replaceChildren(canvas);
  return differing;
}"""


def compare(page, old, new, differing):
    """What is to be said of one screen; None when both pictures are the same."""
    if not old.exists() or not new.exists():
        return "is missing " + ("in the old one" if not old.exists() else "in the new one")
    before, after = old.read_bytes(), new.read_bytes()
    if before == after:
        return None
    pixels = page.evaluate(COMPARE, [base64.b64encode(one).decode() for one in (before, after)])
    if pixels == 0:
        return None
    differing.mkdir(parents=True, exist_ok=True)
    page.locator("canvas").screenshot(path=differing / new.name)
    return f"differs in {pixels:,} pixels"


def not_reached(folder):
    for failed in sorted(folder.glob("*.failed")):
        last = failed.read_text().strip().splitlines()[-1]
        yield f"{failed.stem}: broke off in {folder}: {last}"


def main(old, new, differing):
    old, new, differing = Path(old), Path(new), Path(differing)
    shutil.rmtree(differing, ignore_errors=True)
    problems = [*not_reached(old), *not_reached(new)]
    names = sorted({path.name for folder in (old, new) for path in folder.glob("*.png")})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**built.launching())
        page = browser.new_page()
        for name in names:
            said = compare(page, old / name, new / name, differing)
            print(f"{Path(name).stem}: {said or 'equal'}", flush=True)
            problems += [name] if said else []
        browser.close()
    for problem in problems:
        if ".png" not in problem:
            print(problem, file=sys.stderr)
    print(f"{len(names)} pictures, {sum(1 for one in problems if one in names)} of them not equal")
    return 1 if problems or not names else 0


sys.exit(main(*sys.argv[1:]))
