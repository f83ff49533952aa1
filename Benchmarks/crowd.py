"""What a family waits for among 100,000 others, and while a large one erases itself, in PostgreSQL.

    .build/venv/bin/python Benchmarks/crowd.py TIMEQUEST

A hundred families send and read, all at once; then 100,000 others are put beside them, each with two devices and ten
records, and a hundred new ones do the same. Then a family of 175 MB erases itself while others send.
"""

import os
import sys
import tempfile
import threading
import time
from pathlib import Path

import storing

from families import Family
from many_families import Database
from serving import Server

FAMILIES, OTHERS, PACKS, READINGS = 100, 100_000, 200, 300
ERASED, BLOCKS = 175_000_000, 900

# As rows lie there: ids from dice, sealed bytes that nobody can press.
FILL = """
INSERT INTO families SELECT md5('f' || n)::uuid, 0, 10, sha256('l'), sha256('r'), 8600, 12
  FROM generate_series(1, {count}) n;
INSERT INTO members SELECT md5('f' || n)::uuid, md5('d' || d || n)::uuid, sha256(('t' || d || n)::bytea), d % 2, 0, '', ''
  FROM generate_series(1, {count}) n, generate_series(1, 2) d;
INSERT INTO chains SELECT md5('f' || n)::uuid, md5('d' || d || n)::uuid, md5('s')::uuid, 5, sha256('h')
  FROM generate_series(1, {count}) n, generate_series(1, 2) d;
INSERT INTO stretches SELECT md5('f' || n)::uuid, md5('s')::uuid, 0 FROM generate_series(1, {count}) n;
INSERT INTO records SELECT md5('f' || n)::uuid, s, 2, md5('s')::uuid, 860, sha256('h'), sha256('l'),
    decode(repeat(md5(n || '-' || s), 54), 'hex')
  FROM generate_series(1, {count}) n, generate_series(1, 10) s;
ANALYZE;
CHECKPOINT;
"""


def p99(folder, server, seed):
    """Of sending and of reading, in ms."""
    place = folder / str(seed)
    place.mkdir()
    load = storing.Load(server, place, FAMILIES, PACKS, 1, storing.SMALL, seed)
    _, _, _, push, _ = load.run(folder, server.port)
    files = []
    for number, family in enumerate(load.families):
        file = place / f"reading {number}"
        file.write_bytes(storing.reading(family) * READINGS)
        files.append(file)
    _, _, _, pull, _ = storing.replay(folder, server.port, files)
    return push, pull


class Sender(threading.Thread):
    """A family's device that sends one after the other; how long the longest took, in ms."""

    def __init__(self, server, family):
        super().__init__(daemon=True)
        self._client, self._family, self.longest, self.is_over = server.client(), family, 0, False

    def run(self):
        member = self._family.members[0]
        while not self.is_over:
            record, end = member.pack()
            begun = time.monotonic()
            self._client.expect(200, "POST", f"{self._family.path}/packs", record, member.token)
            self.longest = max(self.longest, 1000 * (time.monotonic() - begun))
            member.goes_on(end)


def erase(server):
    """Seconds until it is told that all is gone, and the longest wait of others meanwhile, in ms."""
    large, client = Family("large"), server.client()
    large.found(client)
    member, stored = large.members[0], 0
    while stored < ERASED:
        record, end = member.pack(9, BLOCKS)
        client.expect(200, "POST", f"{large.path}/packs", record, member.token)
        member.goes_on(end)
        stored += len(record)
    others = [Family(f"beside {number}") for number in range(8)]
    for other in others:
        other.found(client)
    senders = [Sender(server, other) for other in others]
    for sender in senders:
        sender.start()
    time.sleep(1)
    before = max(sender.longest for sender in senders)
    for sender in senders:
        sender.longest = 0
    begun = time.monotonic()
    client.expect(204, "DELETE", large.path, token=member.token)
    took = time.monotonic() - begun
    for sender in senders:
        sender.is_over = True
    for sender in senders:
        sender.join()
    return took, max(sender.longest for sender in senders), before


def measure(timequest):
    os.environ["TIMEQUEST"] = str(timequest)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        storing.build(folder)
        database = Database("safe", "-c", "shared_buffers=256MB", "-c", "max_wal_size=8GB")
        try:
            server = Server(folder, "--megabytes-a-family", "100000", database=database.address).start()
            few = p99(folder, server, 1)
            begun = time.monotonic()
            for statement in FILL.format(count=OTHERS).split(";\n"):
                if statement.strip():
                    database.ask(statement)
            print(f"{OTHERS:,} families more in {time.monotonic() - begun:.0f} s", flush=True)
            # A household founds a few families an hour.
            database.ask("DELETE FROM rates")
            many = p99(folder, server, 2)
            database.ask("DELETE FROM rates")
            took, longest, before = erase(server)
            server.stop()
        finally:
            database.close()
    print(f"p99 of sending {few[0]:.1f} and {many[0]:.1f} ms, of reading {few[1]:.1f} and {many[1]:.1f} ms")
    print(f"{ERASED / 1e6:.0f} MB were erased in {took:.2f} s; others waited {longest:.0f} ms at most ({before:.0f} before)")
    return {
        "p99 of packs among 100,000 families, times that among 100": many[0] / few[0],
        "p99 of readings among 100,000 families, times that among 100": many[1] / few[1],
        "seconds until 175 MB are erased in PostgreSQL": took,
        "longest wait of others while 175 MB are erased, ms": longest,
    }


if __name__ == "__main__":
    for name, number in measure(*sys.argv[1:]).items():
        print(f"{name:80}{number:10.3f}")
