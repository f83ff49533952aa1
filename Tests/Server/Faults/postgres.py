"""A PostgreSQL of its own, which can be ended in every way."""

import subprocess
from pathlib import Path

CLUSTER = Path(__file__).resolve().parents[1] / "Postgres/cluster"


class Postgres:
    def __init__(self, *options):
        self._process = subprocess.Popen(
            [CLUSTER, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.folder = self._told()
        self.ask("CREATE DATABASE families", "postgres")

    def _told(self):
        line = self._process.stdout.readline().strip()
        assert line, "no PostgreSQL: see Tests/Server/Postgres/cluster"
        return line

    @property
    def address(self):
        return f"host={self.folder} user=timequest dbname=families"

    def ask(self, statement, database="families"):
        where = ["--host", self.folder, "--username", "timequest", "--dbname", database]
        asked = subprocess.run(["psql", *where, "-XAtqc", statement], capture_output=True, text=True, timeout=600)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout.strip()

    def doctor(self, command):
        """What this program's doctor finds in it, and how it ends."""
        what = [command, "doctor", "--database", self.address]
        return subprocess.run(what, capture_output=True, text=True, timeout=120)

    def end_and_begin(self, signal):
        """KILL, or QUIT: as after a power cut of the machine, without and with a word to those who are connected."""
        self._process.stdin.write(f"{signal}\n")
        self._told()

    def end_connections(self):
        own = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
        self.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")

    def close(self):
        self._process.stdin.close()
        self._process.wait(60)
