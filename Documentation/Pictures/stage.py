"""Where pictures are taken: the built app, served, and a Chromium to look at it with."""

import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

# With it taps may come as fast as they can.
THUMB = Path(__file__).parents[2] / "Tests/Browser/thumb.js"


@contextmanager
def stage(timequest: str, site: str):
    """A browser, and the address at which the app is served meanwhile."""
    server = subprocess.Popen(
        [timequest, "serve", "--site", site, "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    try:
        address = server.stdout.readline().split()[-1]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            yield browser, address
            browser.close()
    finally:
        server.terminate()
        server.wait()
