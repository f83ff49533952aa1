"""The rules that learn from a history: beside a floor in C and a peer, natively and in Chromium, and by size."""

import base64
import struct
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from browser import fresh_browser

HERE = Path(__file__).parent / "engine"
SIZES = [10_000, 100_000, 1_000_000]
RECORDS = [1_000, 10_000, 100_000]


def measure(native: Path, module: Path) -> dict[str, float]:
    """Ratios at the largest size, and the product's own analysis; every program has to find the same."""
    with tempfile.TemporaryDirectory() as folder, page_with(module) as page:
        folder = Path(folder)
        floor = folder / "floor"
        subprocess.run(["cc", "-O2", "-o", floor, HERE / "floor.c", "-lm"], check=True)
        found = {}
        print(f"{'records':>10}{'floor':>10}{'ours':>10}{'browser':>10}{'polars':>10}   ms, the best of several")
        for size in SIZES:
            found |= workload(size, folder / str(size), floor, native, page)
        return found | own(native, page)


def workload(size, data, floor, native, page):
    subprocess.run([sys.executable, HERE / "history.py", str(size), data], check=True)
    least, ours = printed(floor, data), printed(native, data)
    peer = printed(sys.executable, HERE / "peer.py", data)
    browser = tuple(page.evaluate(script(), given(data)))
    sums = [sum for _, sum in (least, ours, peer, browser)]
    assert max(sums) - min(sums) < 1e-6, sums
    times = [time for time, _ in (least, ours, browser, peer)]
    print(f"{size:10,}" + "".join(f"{time:10.3f}" for time in times))
    return {
        f"analysis of {size:,} records, times polars": ours[0] / peer[0],
        f"analysis of {size:,} records, times the floor": ours[0] / least[0],
        f"analysis of {size:,} records in the browser, times the floor": browser[0] / least[0],
    }


def own(native, page):
    """Insights, levels, mirror and the week, of a whole life of play."""
    print("The product's own analysis, ms")
    times = {}
    for records in RECORDS:
        times[records], _ = page.evaluate(script(), {"records": records})
        natively, _ = printed(native, str(records))
        print(f"{records:10,} records{natively:10.2f} natively{times[records]:10.2f} in the browser")
    return {
        "analysis of six years in the browser, ms": times[10_000],
        "growth of the analysis from 1,000 to 100,000 records, times 100": times[100_000] / times[1_000] / 100,
    }


def printed(*command):
    time, sum = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(time), float(sum)


def script():
    return (HERE / "engine.js").read_text().split("\n", 1)[1]


def given(data):
    """The columns one after the other, each beginning at a multiple of eight."""
    names = ["task", "est", "act", "ts"]
    columns = b"".join(padded((data / f"{name}.bin").read_bytes()) for name in names)
    rows = [line.split() for line in (data / "tz.txt").read_text().splitlines()]
    zone = [int(row[0]) for row in rows] + [int(row[1]) for row in rows]
    week = [int(number) for number in (data / "week.txt").read_text().split()][:3]
    return {
        "columns": base64.b64encode(columns).decode(),
        "zone": base64.b64encode(struct.pack(f"<{len(zone)}q", *zone)).decode(),
        "week": base64.b64encode(struct.pack("<3q", *week)).decode(),
    }


def padded(column):
    return column + bytes(-len(column) % 8)


@contextmanager
def page_with(module):
    """A page beside the module, served from nowhere."""
    with fresh_browser() as context:
        page = context.new_page()
        page.route("**/", lambda route: route.fulfill(content_type="text/html", body=""))
        page.route("**/engine.wasm", lambda route: route.fulfill(content_type="application/wasm", path=module))
        page.goto("http://localhost/")
        yield page


if __name__ == "__main__":
    print(measure(Path(sys.argv[1]), Path(sys.argv[2])))
