"""What a server stores that keeps its families in PostgreSQL, beside pgbench and beside its own SQLite in the same run.

    .build/venv/bin/python Benchmarks/many_families.py TIMEQUEST [FOLDER]

pgbench stores rows as long as a pack, each in a transaction of its own, checks no signature and decides nothing: beside
it stand the database's processor time for a pack, and how much longer the slowest wait. How many are stored is compared
with our own SQLite, because on a disk that confirms in 0.1 ms most of a pack's time is the check of its signature.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import storing
from middle import middle

from postgres import Postgres
from serving import Server

CONNECTIONS = (64, 8)
ROUNDS = 3
SECONDS = 3
TICKS = os.sysconf("SC_CLK_TCK")

TABLE = """
CREATE TABLE bench (family uuid NOT NULL, seq bigint NOT NULL, content bytea NOT NULL, PRIMARY KEY (family, seq));
CREATE SEQUENCE bench_seq;
"""
INSERT = (
    "INSERT INTO bench VALUES (md5((:client_id)::text)::uuid, nextval('bench_seq'), "
    "decode(repeat('5a', {bytes}), 'hex'));\n"
)


class Database(Postgres):
    """One that tells what it has done."""

    def processor(self):
        """Seconds of all its processes, also of those that have ended."""
        head = int(Path(self.folder, "data/postmaster.pid").read_text().split("\n")[0])
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(stat.parent.name) == head:
                ticks += sum(int(field) for field in fields[11:15])
            elif int(fields[1]) == head:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS

    def written(self):
        """Bytes of its log, and fsyncs of it."""
        told = self.ask("SELECT pg_current_wal_insert_lsn() - '0/0', wal_sync FROM pg_stat_wal")
        return tuple(float(number) for number in told.split("|"))


def pgbench(database, folder, clients, record):
    """Transactions a second, the 99th percentile in ms, and the database's processor time for one in us."""
    script = folder / "insert.sql"
    script.write_text(INSERT.format(bytes=record))
    logs = folder / "pgbench"
    where = ["--host", database.folder, "--username", "timequest"]
    how = ["--no-vacuum", "--client", str(clients), "--jobs", "2", "--time", str(SECONDS), "--protocol", "prepared"]
    what = ["--file", script, "--log", "--log-prefix", logs, "families"]
    processor = database.processor()
    subprocess.run(["pgbench", *where, *how, *what], check=True, capture_output=True, timeout=120)
    processor = database.processor() - processor
    times = []
    for log in folder.glob("pgbench.*"):
        times += [int(line.split()[2]) / 1000 for line in log.read_text().splitlines()]
        log.unlink()
    times.sort()
    return len(times) / SECONDS, times[len(times) * 99 // 100], processor / len(times) * 1e6


class Load(storing.Load):
    """The small packs of the storing bench."""

    def __init__(self, server, folder, connections):
        super().__init__(server, folder, connections, storing.MOST_SMALL, 1, storing.SMALL)


class Bench:
    def __init__(self, folder):
        self.folder = folder
        storing.build(folder)

    def round(self, number, connections):
        place = self.folder / f"{connections} {number}"
        place.mkdir()
        own = self._of_sqlite(place, connections)
        database = Database("safe", "-c", "shared_buffers=256MB", "-c", "max_wal_size=8GB")
        try:
            database.ask(TABLE)
            return self._of_database(place, connections, database, own)
        finally:
            database.close()

    def _of_sqlite(self, place, connections):
        """Packs a second."""
        server = Server(place, "--megabytes-a-family", "100000").start()
        _, rate, *_ = Load(server, self.folder, connections).run(self.folder, server.port)
        server.stop()
        return rate

    def _of_database(self, place, connections, database, own):
        server = Server(place, "--megabytes-a-family", "100000", database=database.address).start()
        load = Load(server, self.folder, connections)
        before = pgbench(database, self.folder, connections, load.record)
        database.ask("CHECKPOINT")
        processor, (log, fsyncs) = database.processor(), database.written()
        good, rate, median, p99, _ = load.run(self.folder, server.port)
        micros = (database.processor() - processor) / good * 1e6
        log, fsyncs = ((after - before) / good for after, before in zip(database.written(), (log, fsyncs)))
        after = pgbench(database, self.folder, connections, load.record)
        server.stop()
        peer, slow, work = (statistics.mean(pair) for pair in zip(before, after))
        print(
            f"{connections} connections: {rate:,.0f} packs/s, median {median:.1f} ms, p99 {p99:.1f}; our own SQLite"
            f" {own:,.0f}/s; pgbench {peer:,.0f}/s, p99 {slow:.1f}; {micros:.0f} us of PostgreSQL a pack, {work:.0f} a row"
            f" of pgbench; {fsyncs:.3f} fsyncs and {log:,.0f} bytes of its log a pack of {load.record}"
        )
        found = {f"packs of our SQLite, times ours in PostgreSQL over {connections} connections": own / rate}
        if connections == 64:
            found |= {
                "p99 of packs in PostgreSQL, times pgbench's": p99 / slow,
                "processor time of PostgreSQL a pack, times a row of pgbench": micros / work,
                "log of PostgreSQL a small pack beside its own bytes": log - load.record,
            }
        return found


def measure(timequest, folder=None):
    os.environ["TIMEQUEST"] = str(timequest)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bench, found = Bench(Path(place)), {}
        for connections in CONNECTIONS:
            found |= middle([bench.round(number, connections) for number in range(ROUNDS)])
    return found


if __name__ == "__main__":
    for name, number in measure(*sys.argv[1:]).items():
        print(f"{name:80}{number:10.3f}")
