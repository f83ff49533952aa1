"""Two PostgreSQLs that stand in for each other, by the file that Deploy has for them."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from serving import free_port

CONFIGURATION = Path(__file__).resolve().parents[3] / "Deploy/high-availability/patroni.yml"
SECRET = "of-this-trial-alone"


def until(is_so, what, seconds=120):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.1)


class Node:
    """One PostgreSQL and who watches over it."""

    def __init__(self, folder, name, etcd):
        self.folder, self.port, self.rest = folder / name, free_port(), free_port()
        self.folder.mkdir(mode=0o700)
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        values = {
            "NAME": name, "ADDRESS": "127.0.0.1", "REST_PORT": self.rest, "ETCD": etcd, "PORT": self.port,
            "FOLDER": self.folder, "PROGRAMS": programs, "NETWORK": "127.0.0.1/32", "SECRET": SECRET,
        }
        lines = CONFIGURATION.read_text().splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#"))
        for key in sorted(values, key=len, reverse=True):
            text = text.replace(key, str(values[key]))
        self._file = self.folder / "patroni.yml"
        self._file.write_text(text)
        self._process = None

    def start(self):
        # PostgreSQL refuses to be root.
        who = {}
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", "postgres:postgres", self.folder], check=True)
            who = {"user": "postgres", "group": "postgres", "extra_groups": []}
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["patroni", self._file], stdout=log, stderr=log, start_new_session=True, cwd=self.folder, **who
            )

    def role(self):
        """primary, sync_standby, replica, or nothing while it says none."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.rest}/patroni", timeout=2) as answer:
                told = json.load(answer)
        except OSError:
            return ""
        if told.get("state") != "running":
            return ""
        return "sync_standby" if told.get("sync_standby") else told["role"].replace("master", "primary")

    def kill(self):
        """All of it at once, as a machine that loses its power; but for what its disk has."""
        with contextlib.suppress(OSError, ValueError):
            head = int((self.folder / "data/postmaster.pid").read_text().splitlines()[0])
            # First who would start it again.
            self._process.kill()
            os.kill(head, signal.SIGKILL)
        self._process.kill()
        self._process.wait()

    def log(self):
        return (self.folder / "log").read_text(errors="replace")[-3000:]


class Pair:
    def __init__(self):
        # A socket's whole path has at most 107 letters.
        self._folder = Path(tempfile.mkdtemp(prefix="timequest-", dir="/tmp"))
        self._folder.chmod(0o755)
        etcd, peer = free_port(), free_port()
        self._etcd = subprocess.Popen(
            [
                "etcd", "--data-dir", self._folder / "etcd",
                "--listen-client-urls", f"http://127.0.0.1:{etcd}", "--advertise-client-urls", f"http://127.0.0.1:{etcd}",
                "--listen-peer-urls", f"http://127.0.0.1:{peer}",
                "--initial-advertise-peer-urls", f"http://127.0.0.1:{peer}",
                "--initial-cluster", f"default=http://127.0.0.1:{peer}",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.nodes = [Node(self._folder, name, f"127.0.0.1:{etcd}") for name in ("one", "other")]

    def start(self):
        for node in self.nodes:
            node.start()
            until(lambda: any(each.role() == "primary" for each in self.nodes), node.log(), 180)
        self.until_safe()
        self.ask("CREATE ROLE timequest LOGIN PASSWORD 'of-this-trial-alone'")
        self.ask("CREATE DATABASE families OWNER timequest")
        return self

    def until_safe(self):
        roles = lambda: sorted(node.role() for node in self.nodes)  # noqa: E731
        until(lambda: roles() == ["primary", "sync_standby"], "no synchronous standby", 180)

    @property
    def primary(self):
        return next(node for node in self.nodes if node.role() == "primary")

    def ask(self, statement, database="postgres"):
        node = self.primary
        where = ["--host", node.folder, "--port", str(node.port), "--username", "postgres", "--dbname", database]
        asked = subprocess.run(["psql", *where, "-XAtqc", statement], capture_output=True, text=True, timeout=60)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout.strip()

    @property
    def address(self):
        """Whichever of them takes what is written."""
        ports = ",".join(str(node.port) for node in self.nodes)
        return (
            f"host=127.0.0.1,127.0.0.1 port={ports} user=timequest dbname=families password={SECRET} "
            "target_session_attrs=read-write connect_timeout=2"
        )

    def close(self):
        for node in self.nodes:
            if node._process is not None:
                node.kill()
        self._etcd.kill()
        self._etcd.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
