"""What a first visit loads: bytes as they are and as they travel."""

from pathlib import Path


def measure(site: Path) -> int:
    """Prints a table and returns the sum of the compressed bytes."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file() and is_loaded(file)]
    rows = [(file.relative_to(site), file.stat().st_size, compressed(file)) for file in files]
    rows.append(("in all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    print(f"{'':24}{'raw':>10}{'brotli':>10}")
    for name, raw, travelling in rows:
        print(f"{str(name):24}{raw:>10,}{travelling:>10,}")
    return rows[-1][2]


def is_loaded(file: Path) -> bool:
    """The letters of names from further east are fetched when one of them is on the screen."""
    return file.suffix != ".br" and not file.name.endswith("-extended.woff2")


def compressed(file: Path) -> int:
    """Faces have no second form: theirs is a compressed one."""
    packed = Path(f"{file}.br")
    raw = file.stat().st_size
    return min(packed.stat().st_size, raw) if packed.exists() else raw
