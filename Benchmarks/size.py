"""What a first visit loads: bytes as they are and as they travel."""

from pathlib import Path


def measure(site: Path) -> int:
    """Prints a table and returns the sum of the compressed bytes."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file() and is_loaded(file)]
    rows = [(file.relative_to(site), file.stat().st_size, compressed(file)) for file in files]
    rows.append(("in all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    print(f"{'':44}{'raw':>10}{'brotli':>10}")
    for name, raw, travelling in rows:
        print(f"{str(name):44}{raw:>10,}{travelling:>10,}")
    return rows[-1][2]


def is_loaded(file: Path) -> bool:
    """The letters of names from further east are fetched when one of them is on the screen, the worker and
    what it keeps for later visits (the icons among it) when the app is there."""
    is_later = file.name == "worker.js" or file.parent.name == "icons" or file.name.endswith("-extended.woff2")
    return file.suffix not in (".br", ".gz") and not is_later


def compressed(file: Path) -> int:
    """Faces have no second form: theirs is a compressed one."""
    packed = Path(f"{file}.br")
    raw = file.stat().st_size
    return min(packed.stat().st_size, raw) if packed.exists() else raw
