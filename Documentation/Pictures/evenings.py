"""Takes home at levels 1 to 60, light and dark, on a phone and on a desk, and puts them side by side: what grows, to be
looked at with one's own eyes. Run: evenings.py TIMEQUEST SITE FOLDER [LEVEL ...]"""

import base64
import json
import math
import sys
from pathlib import Path

from stage import THUMB, stage

ROOT = Path(__file__).resolve().parents[2]
FIXTURE = json.loads((ROOT / "Tests/Fixtures/Backups/schema-6.json").read_text())
INSTALLED = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });"
# What is looked at while it is worked on comes from the sources.
FRESH = {"evening.css": ROOT / "Public/styles/later/evening.css", "evening.svg": ROOT / "Public/evening.svg"}
SIZES = {"phone": (375, 760), "small": (320, 568), "desk": (1280, 800)}


def copy_at(level: int) -> bytes:
    """A copy of an earlier program whose points just reach a level."""
    points = math.ceil(100 * level * math.sqrt(level)) if level > 1 else 0
    steps = ["Shower", "Get dressed", "Breakfast", "Brush teeth", "Pack bag"]
    routine = {
        "name": "Morning quest", "displayName": "Morning quest", "activeDays": [1, 2, 3, 4, 5, 6, 7], "isActive": True,
        "createdAt": "2025-02-01T06:30:00Z", "updatedAt": "2025-02-12T06:30:00Z",
        "tasks": [{"name": name, "displayName": name, "orderIndex": index} for index, name in enumerate(steps)],
    }
    profile = {**FIXTURE["profile"], "totalXP": points, "currentStreak": 0}
    bedtime = {**routine, "name": "Bedtime", "displayName": "Bedtime"}
    return json.dumps({**FIXTURE, "profile": profile, "routines": [routine, bedtime], "sessions": []}).encode()


def home_at(browser, address: str, level: int, time: str, size="phone"):
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, service_workers="block", locale="en-GB")
    context.add_init_script(INSTALLED)
    context.add_init_script(path=THUMB)
    context.clock.install(time=time)
    page = context.new_page()
    for name, path in FRESH.items():
        page.route(f"**/{name}", lambda route, _, path=path: route.fulfill(path=path))
    page.goto(address)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose my copy").click()
    file = {"name": "copy.json", "mimeType": "application/json", "buffer": copy_at(level)}
    chooser.value.set_files([file])
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_role("button", name="No parent here right now").click()
    page.get_by_role("button", name="Straight to the quests").click()
    page.locator(".evening.far").wait_for(state="attached")
    return page


def pictures_of(page, sizes=("phone", "desk")) -> list[bytes]:
    found = []
    for size in sizes:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size])))
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.clock.run_for(1500)
            height = 480 if size != "desk" else 560
            found.append(page.screenshot(clip={"x": 0, "y": 0, "width": SIZES[size][0], "height": height}))
    return found


def sheet(browser, screens: list[bytes], levels: list[int], picture: Path) -> None:
    """All pictures in rows, ten of a phone or six of a desk, each with its level."""
    width, across = (150, 10) if "phone" in picture.name else (260, 6)
    figures = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(screen).decode()}">{level}</figure>'
        for level, screen in zip(levels, screens)
    )
    page = browser.new_page(viewport={"width": across * (width + 8) + 8, "height": 100})
    page.set_content(
        "<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#d9cfe4;font:bold 12px system-ui}"
        f"figure{{margin:0}}img{{display:block;width:{width}px}}</style>" + figures
    )
    page.screenshot(path=picture, type="jpeg", quality=75, full_page=True)
    page.close()


def take(timequest: str, site: str, folder: str, levels: list[int]) -> None:
    with stage(timequest, site) as (browser, address):
        rows = []
        for level in levels:
            page = home_at(browser, address, level, "2026-06-12T18:30:00")
            rows.append(pictures_of(page))
            page.context.close()
        for index, size in enumerate(("phone-light", "phone-dark", "desk-light", "desk-dark")):
            sheet(browser, [row[index] for row in rows], levels, Path(folder) / f"evenings-{size}.jpg")


if __name__ == "__main__":
    take(*sys.argv[1:4], [int(level) for level in sys.argv[4:]] or list(range(1, 61)))
