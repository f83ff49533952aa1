"""Our reader: `workshop calendar`."""

import functools
import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# Far more than any of them needs: a file that hangs is found, and a busy machine is none.
SECONDS = 20


@functools.cache
def command():
    shown = ["swift", "build", "--show-bin-path"]
    binaries = subprocess.run(shown, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    path = Path(binaries.strip()) / "workshop"
    assert path.exists(), "First: Scripts/build --product workshop"
    return path


def told(path, first, last, zone):
    """What it tells of some days: occurrences as they were printed, and the problems of the file."""
    days = ["--from", f"{first}", "--to", f"{last}", "--zone", zone]
    run = subprocess.run(
        [command(), "calendar", path, *days], capture_output=True, text=True, timeout=SECONDS
    )
    assert run.returncode == 0, f"{path.name} ended it with {run.returncode}: {run.stderr}"
    return [json.loads(line) for line in run.stdout.splitlines()], run.stderr.splitlines()
