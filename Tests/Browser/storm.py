"""Kill after kill, right after *saved*, as a script of deeds goes on through the lives of a device."""

import os
import warnings
from pathlib import Path

from playwright.sync_api import Error

# A kill is right after *saved* when it comes within so many seconds.
AT_ONCE = 0.05

# What a test sees when something is lost.
FAILURES = (AssertionError, Error)


class Tally:
    """The kills of one kind, counted, and written down for `Scripts/kill-storm`."""

    def __init__(self, kind, wanted):
        self._kind, self._wanted = kind, wanted
        # How long after *saved* each kill came, in seconds.
        self._passed = []

    @property
    def is_full(self):
        """A busy machine is late now and then, and that does not count."""
        at_once = sum(seconds <= AT_ONCE for seconds in self._passed)
        assert len(self._passed) < 3 * self._wanted + 10, f"too slow to kill at once: {self._passed}"
        return at_once >= self._wanted

    @property
    def so_far(self):
        return f"{self._kind}, after {len(self._passed)} kills"

    def kill(self, device, shown_at, dice, what):
        """Within 50 ms after it was shown, if the machine can."""
        self._passed.append(device.kill_within(shown_at, dice.uniform(0, AT_ONCE * 0.9)))
        self.note(f"{self._passed[-1] * 1000:.0f}", what)

    def note(self, result, what):
        print(f"{self._kind}, {len(self._passed)}: {result} {what}", flush=True)
        if "KILL_STORM" in os.environ:
            with open(os.environ["KILL_STORM"], "a") as file:
                file.write("\t".join([self._kind, result, " ".join(str(what).split())]) + "\n")


class Excuses:
    """What Chromium has lost by itself in this run of tests, in however many processes.

    A killed Chromium may find its own database with a wrong checksum, and deletes it whole before any page is asked
    (decision 33). It says so, and only then it is no loss of ours: once in a run. More often, something of ours
    would make it likely.
    """

    def __init__(self, file):
        self._file = Path(file)

    def excuse(self, life, tally, failure):
        """Raises the failure where the browser has said nothing of the kind in that life."""
        if life is None or not life.has_deleted_a_database():
            tally.note("lost", failure)
            raise failure
        tally.note("excused", "Chromium has deleted its own database")
        with self._file.open("a") as file:
            file.write(f"{tally.so_far}\n")
        said = f"CHROMIUM found its own database damaged and deleted it: {tally.so_far}. It is begun anew."
        warnings.warn(said, stacklevel=2)
        excused = self._file.read_text().splitlines()
        assert len(excused) <= 1, f"Chromium has deleted its own database more than once: {excused}"


class Storm:
    """Kills one kind's devices so many times, right after *saved*."""

    def __init__(self, kind, new_device, dice, excuses, kills):
        self._kind, self._new_device, self._dice, self._excuses = kind, new_device, dice, excuses
        self._tally = Tally(kind.__name__.replace("_", " "), kills)
        self._device = self._script = None

    def rage(self):
        while not self._tally.is_full:
            self._try(self._strike)
        self._try(self._survive)

    def _try(self, work):
        try:
            work()
        except FAILURES as failure:
            self._excuses.excuse(self._device and self._device.kill(), self._tally, failure)
            self._script = None

    def _strike(self):
        deed = self._survive() or self._begin()
        self._tally.kill(self._device, self._device.do(deed), self._dice, deed)

    def _begin(self):
        self.end()
        self._device = self._new_device()
        self._script = self._kind(self._device)
        return next(self._script)

    def _survive(self):
        """Compares what the life before has left; answers the next deed, if the script has one."""
        if self._script is None:
            return None
        self._device.wake()
        return next(self._script, None)

    def end(self):
        if self._device:
            self._device.kill()
