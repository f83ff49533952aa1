"""Kills the browser right after it has called something stored, for each kind of thing that a family stores: it is
there afterwards, drafts included. `KILLS` says how often; `Scripts/kill-storm` kills fifty times.
"""

import contextlib
import os
import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Error

import built
from app import MORNING, PHONE, App, prepare
from player import ALL_IS_STORED
from stored_kinds import KINDS
from test_kill import a_moment

KILLS = int(os.environ.get("KILLS", "2"))

DELETED = re.compile(r"Failed to open LevelDB database|recovering from a corrupted \(and deleted\) database")

# As soon as the page says so: a wait that looks now and then would add its pause. Where there is no log yet, there is
# nothing to say.
STORED = f"""() => new Promise((done) => {{
  const look = () => document.querySelector('{ALL_IS_STORED}, .start') ? done() : requestAnimationFrame(look);
  requestAnimationFrame(() => requestAnimationFrame(look));
}})"""


class Phone:
    """One device through many lives of its browser."""

    def __init__(self, playwright, watch, url, profile):
        self._playwright, self._watch, self._url, self._profile = playwright, watch, url, profile
        self._log = profile / "Default/chrome_debug.log"
        self._context = None

    def begin(self, minutes):
        self._context = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=built.chromium(),
            args=[*built.chromium_options(), "--enable-logging"],
            **PHONE,
        )
        self._watch.follow(self._context)
        prepare(self._context, MORNING + minutes * 60_000)
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
        with contextlib.suppress(Error):
            self._context.close()

    def tell_of_deleted_databases(self):
        """In Chromium's own words: it throws away what it finds damaged, and goes on from the second copy."""
        said = self._log.read_text(errors="replace") if self._log.exists() else ""
        for line in said.splitlines():
            if DELETED.search(line):
                print("CHROMIUM:", line)


@pytest.fixture
def phone(playwright, watch, url, tmp_path):
    phone = Phone(playwright, watch, url, tmp_path / "profile")
    yield phone
    phone.kill()
    phone.tell_of_deleted_databases()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_called_stored_survives_a_kill(phone, kind):
    seed = int(os.environ.get("TIMEQUEST_SEED") or random.randrange(2**32))
    print(f"TIMEQUEST_SEED={seed}")
    dice = random.Random(seed)
    for number in range(KILLS + 1):
        app = phone.begin(2 * number)
        if number > 0:
            kind(app).check(number - 1)
        if number == KILLS:
            return
        if kind.is_set_up and number == 0:
            app.set_up()
        elif number > 0:
            # From wherever it was looked for.
            app.page.evaluate(STORED)
            app.page.reload()
            app.is_open()
        changing = kind(app)
        changing.prepare(number)
        changing.change(number)
        app.page.evaluate(STORED)
        a_moment(dice, 0.05)
        phone.kill()
