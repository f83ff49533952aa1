"""A machine of Debian's with systemd of its own: this one's files with a layer above them, which is thrown away.

TIMEQUEST_SYSTEM names a folder with the files of another Debian, which then lie below in the place of this one's.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

# It is seconds on a quiet machine.
PATIENCE = 180
BELOW = os.environ.get("TIMEQUEST_SYSTEM", "/")
FAMILY = Path(__file__).with_name("family.py")


class CannotBoot(Exception):
    """This machine lets nobody boot another one inside of it; the words say why."""


def is_first_in_its_namespace(process):
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:  # It has ended since.
        return False
    numbers = re.search(r"^NSpid:(.*)$", status, re.MULTILINE)[1].split()
    return len(numbers) > 1 and numbers[-1] == "1"


class Machine:
    """Its files outlive a reboot and end with `remove`."""

    def __init__(self, folder):
        self._folder = Path(folder)
        self.root = self._folder / "root"
        self._console = self._folder / "console"
        self._holder = None
        self._leader = None
        if os.getuid() != 0:
            raise CannotBoot("only root boots a machine")
        if shutil.which("systemd-nspawn") is None:
            raise CannotBoot("systemd-nspawn is missing: apt-get install systemd-container")
        self._lay()

    def _lay(self):
        layers = [self._folder / name for name in ("upper", "work")]
        for path in [*layers, self.root]:
            path.mkdir()
        options = f"lowerdir={BELOW},upperdir={layers[0]},workdir={layers[1]}"
        ended = subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, self.root], capture_output=True)
        if ended.returncode != 0:
            raise CannotBoot(f"no layer can be put above the files of this machine: {ended.stderr.decode()}")
        # What this machine runs is no part of the trial, nor that it starts nothing that is installed, as containers do.
        for wants in (self.root / "etc/systemd/system").glob("*.wants"):
            shutil.rmtree(wants)
        (self.root / "usr/sbin/policy-rc.d").unlink(missing_ok=True)
        (self.root / "etc/machine-id").write_text("")
        (self.root / "etc/hostname").write_text("family\n")

    def boot(self):
        what = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network", "--machine=family"]
        what += [f"--directory={self.root}", "--console=pipe", "--boot", "systemd.unit=multi-user.target"]
        with self._console.open("ab") as console:
            self._holder = subprocess.Popen(what, stdin=subprocess.DEVNULL, stdout=console, stderr=console)
        self._leader = self._wait_for(self._first_process, "no process begins in it")
        self._wait_for(self._is_up, "its systemd does not come up")
        return self

    def _first_process(self):
        if self._holder.poll() is not None:
            raise CannotBoot(f"systemd-nspawn ends: {self._console.read_text()[-500:]}")
        # NB: there is another child for a moment, in namespaces of this machine: what is asked there would be done here.
        children = Path(f"/proc/{self._holder.pid}/task/{self._holder.pid}/children").read_text().split()
        return next(filter(is_first_in_its_namespace, children), None)

    def _is_up(self):
        return self.run("systemctl is-system-running", expect=None).stdout.strip() in ("running", "degraded")

    def _wait_for(self, question, trouble):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if answer := question():
                return answer
            time.sleep(0.1)
        self.power_off()
        raise CannotBoot(f"{trouble}: {self._console.read_text()[-500:]}")

    def run(self, command, expect=0, **variables):
        """A line of a shell in there, as root."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root"}
        environment |= {"DEBIAN_FRONTEND": "noninteractive", **variables}
        what = ["nsenter", f"--target={self._leader}", "--all", "sh", "-c", command]
        ended = subprocess.run(
            what, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, timeout=600
        )
        told = f"{command}: {ended.returncode}\n{ended.stdout}\n{ended.stderr}"
        assert expect is None or ended.returncode == expect, told
        return ended

    def says(self, command, **variables):
        ended = self.run(command, **variables)
        return ended.stdout + ended.stderr

    def power_off(self):
        if self._holder is None:
            return
        if self._leader is not None and self._holder.poll() is None:
            self.run("systemctl poweroff", expect=None)
        try:
            self._holder.wait(60)
        except subprocess.TimeoutExpired:
            self._holder.kill()
            self._holder.wait()
        self._holder = self._leader = None

    def remove(self):
        self.power_off()
        subprocess.run(["umount", self.root], check=False)

    def in_network(self, *command):
        """What runs a program of this machine in the other one's network."""
        return ["nsenter", f"--target={self._leader}", "--net", *command]

    def family(self, what, name, *rest):
        asking = self.in_network(sys.executable, FAMILY, what, name, *rest)
        ended = subprocess.run(asking, capture_output=True, text=True, timeout=120)
        assert ended.returncode == 0, ended.stderr
        return ended.stdout.strip()
