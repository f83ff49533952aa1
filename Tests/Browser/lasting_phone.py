"""A phone of its own, through many lives of its browser."""

import contextlib
import os
import re
import shutil
import signal
from pathlib import Path

from playwright.sync_api import Error

import built
from app import MORNING, PHONE, App, prepare

DELETED = re.compile(r"Failed to open LevelDB database|recovering from a corrupted \(and deleted\) database")


class LastingPhone:
    """What it keeps is in a folder that outlives the browser."""

    def __init__(self, playwright, watch, url, profile):
        self._playwright, self._watch, self._url, self._profile = playwright, watch, url, profile
        self._log = profile / "Default/chrome_debug.log"
        self._context = None

    def begin(self, minutes, script=None):
        """One life, so many minutes after the first began; the script runs before all others."""
        self._context = self._playwright.chromium.launch_persistent_context(
            self._profile, **built.launching("--enable-logging"), **PHONE
        )
        self._watch.follow(self._context)
        prepare(self._context, MORNING + minutes * 60_000)
        if script is not None:
            self._context.add_init_script(script)
        page = self._context.pages[0]
        page.goto(self._url)
        app = App(page, self._url)
        app.is_open()
        return app

    def kill(self):
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if f"--user-data-dir={self._profile}".encode() in (process / "cmdline").read_bytes().split(b"\0"):
                    os.kill(int(process.name), signal.SIGKILL)
        self.close()

    def close(self):
        if self._context is not None:
            with contextlib.suppress(Error):
                self._context.close()

    def copied(self, profile):
        """Another phone that has all of this one, which is closed."""
        shutil.copytree(self._profile, profile, symlinks=True)
        for lock in profile.glob("Singleton*"):
            lock.unlink()
        return LastingPhone(self._playwright, self._watch, self._url, profile)

    def tell_of_deleted_databases(self):
        """In Chromium's own words: it throws away what it finds damaged, and goes on from the second copy."""
        said = self._log.read_text(errors="replace") if self._log.exists() else ""
        for line in said.splitlines():
            if DELETED.search(line):
                print("CHROMIUM:", line)
