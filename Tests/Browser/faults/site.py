"""The built app with faults in it: the same site, in whose scripts the faults stand before everything else."""

import functools
import os
import shutil
import subprocess

import built
from app import MORNING
from built import script
from publishing import Site

# What a page gets, in this order; the tests' own ways to storage know nothing of faults.
FAULTS = ["faults/shim.js", "faults/stores.js", "faults/network.js"]
PAGE = ["clock.js", "see.js", "database.js", *FAULTS, "faults/hands.js"]
WORKER = [*FAULTS, "faults/time.js"]


@functools.cache
def for_pages():
    """In one."""
    return "\n".join(script(name, start=MORNING) for name in PAGE)


def faulty_site(folder, of=None):
    """Made out of the parts of the one that is built, or of another."""
    parts = folder / "parts"
    shutil.copytree(of or built.parts(), parts)
    put_before(parts / "app/runtime/start.js", f"if (!globalThis.testFaults) {{\n{for_pages()}\n}}")
    put_before(parts / "app/later/sync/worker.js", "\n".join(map(script, WORKER)))
    # Nobody waits for it to be small.
    surroundings = {**os.environ, "TIMEQUEST_QUICK": "1"}
    subprocess.run([built.ROOT / "Scripts/pack-site", parts, folder / "site"], check=True, env=surroundings)
    return Site(folder / "site")


def put_before(path, text):
    path.write_text(f"{text}\n{path.read_text()}")
