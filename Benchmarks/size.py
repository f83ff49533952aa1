"""What a first visit loads: bytes as they are and as they travel."""

from pathlib import Path


def measure(site: Path) -> dict[str, float]:
    """Prints a table; returns sums of compressed bytes, by name of their budget."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file() and is_loaded(file)]
    rows = [(file.relative_to(site), file.stat().st_size, compressed(file)) for file in files]
    calendar = [row for row in rows if "calendar" in row[0].parts]
    sync = [row for row in rows if "sync" in row[0].parts]
    # When a code is shown.
    drawing = [row for row in rows if "qr" in row[0].parts]
    # In a build that has it.
    music = [row for row in rows if "music" in row[0].parts]
    rows = [row for row in rows if row not in [*calendar, *sync, *drawing, *music]]
    later = [row for row in rows if is_later_part(row[0])]
    game = [row for row in rows if row not in later]
    print(f"{'':44}{'raw':>10}{'brotli':>10}")
    for name, raw, travelling in [*game, total("the game", game), *later, total("everything", rows), *calendar, *sync, *drawing, *music]:
        print(f"{str(name):44}{raw:>10,}{travelling:>10,}")
    return {
        "first visit of the game, brotli bytes": float(sum(row[2] for row in game)),
        "first visit of everything, brotli bytes": float(sum(row[2] for row in rows)),
        "reader of calendars, when one is connected, brotli bytes": float(sum(row[2] for row in calendar)),
        "worker of sync, where a family has several devices, brotli bytes": float(sum(row[2] for row in sync)),
    }


def total(name, rows):
    return name, sum(row[1] for row in rows), sum(row[2] for row in rows)


def is_later_part(file: Path) -> bool:
    """It comes after the first paint."""
    return "later" in file.parts


def is_loaded(file: Path) -> bool:
    """The letters of names from further east are fetched when one of them is on the screen, the worker and
    what it keeps for later visits (the icons among it) when the app is there, the pictures by whoever installs it."""
    is_later = file.name == "worker.js" or file.parent.name in ("icons", "pictures") or file.name.endswith("-extended.woff2")
    return file.suffix not in (".br", ".gz") and not is_later


def compressed(file: Path) -> int:
    """Faces have no second form: theirs is a compressed one."""
    packed = Path(f"{file}.br")
    raw = file.stat().st_size
    return min(packed.stat().st_size, raw) if packed.exists() else raw
