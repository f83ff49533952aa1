"""A Chromium of our own, so that it can be killed like a phone whose battery is empty."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import threading
from pathlib import Path

from playwright.sync_api import Error

import built

OPTIONS = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-breakpad",
    "--enable-logging=stderr",
    "--window-size=375,760",
]


class Chromium:
    """One life of the browser; the profile folder outlives it."""

    def __init__(self, playwright, profile):
        for lock in Path(profile).glob("Singleton*"):
            lock.unlink()
        self._said = Path(f"{profile}.log")
        command = [built.whole_chromium(), *built.launching(*OPTIONS)["args"]]
        # A group of its own: the browser is many processes.
        self._process = subprocess.Popen(
            [*command, f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            self._browser = playwright.chromium.connect_over_cdp(self._address())
        except BaseException:
            self.kill()
            raise
        self.context = self._browser.contexts[0]
        self.page = self.context.pages[0]

    def _address(self):
        for line in self._process.stderr:
            found = re.search(r"listening on (ws://\S+)", line)
            if found:
                # It must not fill up; what it says of its storage stays beside the profile.
                self._drain = threading.Thread(
                    target=shutil.copyfileobj, args=(self._process.stderr, self._said.open("a"))
                )
                self._drain.start()
                return found.group(1)
        raise RuntimeError("Chromium has ended before it listened")

    def kill(self):
        """No process of it is left afterwards, and none has had time to write anything."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        # Ends when the last process has: all of them hold it open.
        self._drain.join()
        # What the page has reported before arrives first.
        with contextlib.suppress(Error):
            self.page.evaluate("0")
