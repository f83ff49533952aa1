"""What a server of families stores and gives back, beside a C program that checks a signature and stores in the same way.

    .build/venv/bin/python Benchmarks/storing.py TIMEQUEST [FOLDER]

The disk of one machine may confirm in 0.1 ms today and in 4 ms tomorrow: so all is a ratio to the floor, which is
measured right before and after. Measured elsewhere and for comparison, one client, records of 400 bytes: Anki's
server stores 10,000 to 16,000 a second, Kinto 865 in memory and 174 on PostgreSQL.
"""

import os
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Tests/Server/Faults"))

from families import PACK, Family, Page, link_bytes, sha256  # noqa: E402
from middle import middle  # noqa: E402
from serving import Server  # noqa: E402

SECONDS = 3.0
# Of the small packs, whose commits feel whatever else the disk has to do; the middle one counts.
ROUNDS = 3
OPERATION, TOGETHER, CONNECTIONS, PULLED = 400, 100, 64, 10_000
# Sealed in multiples of 256 bytes.
SMALL, LARGE = -(-OPERATION // 256), -(-OPERATION * TOGETHER // 256)
MOST_SMALL, MOST_LARGE = 2000, 6000
# Of devices that bring years of play at once.
AT_ONCE, MOST_AT_ONCE = 8, 1500
READERS, READINGS, LONG_READINGS = 2, 1000, 10_000
# Bytes: the server's own, and what SQLite takes unless it is told otherwise.
PAGE, PAGE_OF_SQLITE = 1024, 4096


def build(folder):
    sqlite, beside = ["-lsqlite3"], ["-shared", "-fPIC", "-ldl"]
    programs = (("floor", [*sqlite, "-lcrypto"]), ("together", sqlite), ("replay", []), ("fsyncs", beside))
    for name, options in programs:
        source, program = HERE / f"server/{name}.c", folder / name
        subprocess.run(["cc", "-O2", "-o", program, source, *options], check=True)


def floor(folder, rows):
    """Commits and bytes a second, the p99 of a commit and an fsync in ms; in the pages that serve it better."""
    return max(floor_in_pages(folder, rows, page) for page in (PAGE, PAGE_OF_SQLITE))


def floor_in_pages(folder, rows, page):
    file, what = folder / "floor.sqlite", (OPERATION, rows, SECONDS / 2, page)
    said = subprocess.run([folder / "floor", file, *map(str, what)], check=True, stdout=subprocess.PIPE, text=True)
    for left in folder.glob("floor.sqlite*"):
        left.unlink()
    return tuple(float(number) for number in said.stdout.split())


def together(folder, file, record):
    """Packs a second of who does nothing but write them, as many in a transaction as there are connections."""
    what = (record, CONNECTIONS, SECONDS / 2)
    said = subprocess.run([folder / "together", file, *map(str, what)], check=True, stdout=subprocess.PIPE, text=True)
    return float(said.stdout)


def framed(request):
    """As `replay` reads it."""
    return struct.pack("<I", len(request)) + request


def replay(folder, port, files, seconds=SECONDS):
    """Answers, how many a second, and the median, the 99th percentile and the longest in ms."""
    said = subprocess.run([folder / "replay", str(port), str(seconds), *files], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    good, bad, rate, median, p99, longest = (float(number) for number in said.stdout.split())
    assert bad == 0 and good > 0, f"{bad} of {good + bad} requests were refused"
    return good, rate, median, p99, longest


def reading(family, after=0, link=None, limit=100):
    """Of a page of its log, as `replay` sends it; of the first one unless it is told otherwise."""
    link = link or family.beginning
    head = f"GET {family.path}/log?after={after}&link={link.hex()}&limit={limit} HTTP/1.1\r\nHost: x\r\n"
    return framed(f"{head}Authorization: Bearer {family.members[0].token.hex()}\r\n\r\n".encode())


class Load:
    """Families with the next packs of their devices, as requests that are made already."""

    def __init__(self, server, folder, families, packs, operations, blocks, seed=0):
        self.families = [Family(f"bench {blocks} {n}", seed=seed) for n in range(families)]
        self.files = [folder / f"requests {blocks} {n}" for n in range(families)]
        self.record = 0
        for number, (family, file) in enumerate(zip(self.families, self.files)):
            # One household founds only so many in an hour.
            family.found(server.client(1 + number // 20))
            file.write_bytes(b"".join(self._requests(family.members[0], packs, operations, blocks)))

    def _requests(self, member, packs, operations, blocks):
        for _ in range(packs):
            record, end = member.pack(operations, blocks)
            member.goes_on(end)
            self.record = len(record)
            head = (
                f"POST {member.family.path}/packs HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Authorization: Bearer {member.token.hex()}\r\nContent-Length: {len(record)}\r\n\r\n"
            ).encode()
            yield framed(head + record)

    def run(self, folder, port):
        return replay(folder, port, self.files)


class Bench:
    def __init__(self, folder):
        self.folder = folder
        self.found = {}
        build(folder)

    def _serve(self, name):
        place = self.folder / name
        place.mkdir()
        os.environ["FSYNCS"] = str(place / "fsyncs")
        return Server(place, "--megabytes-a-family", "100000", preload=str(self.folder / "fsyncs")).start()

    def _fsyncs(self, name):
        return struct.unpack("q", (self.folder / name / "fsyncs").read_bytes())[0]

    def _measure(self, name, connections, packs, operations, blocks, rows):
        """Of one kind of load: what the floor came to in the mean, and what we did."""
        server = self._serve(name)
        load = Load(server, self.folder, connections, packs, operations, blocks)
        before, fsyncs = floor(self.folder, rows), self._fsyncs(name)
        good, *times = load.run(self.folder, server.port)
        fsyncs = (self._fsyncs(name) - fsyncs) / good
        after = floor(self.folder, rows)
        # Ended, it has no write-ahead log, which may have 64 MB while it runs.
        server.stop()
        disk = sum(path.stat().st_size for path in server.data.iterdir()) / (good * load.record)
        beside = [statistics.mean(pair) for pair in zip(before, after)]
        return server, load, beside, times, fsyncs, disk

    def small(self):
        self.found |= middle([self._small(f"small {number}") for number in range(ROUNDS)])

    def _small(self, name):
        server, load, (commits, _, slow, fsync), (rate, median, p99, longest), fsyncs, disk = self._measure(
            name, CONNECTIONS, MOST_SMALL, 1, SMALL, 1
        )
        print(
            f"packs of one operation, {CONNECTIONS} connections: {rate:,.0f}/s, median {median:.1f} ms, p99 {p99:.1f}, "
            f"longest {longest:.1f}; {fsyncs:.3f} fsyncs each; the floor commits {commits:,.0f}/s one by one, p99 {slow:.2f} ms, "
            f"an fsync takes {fsync:.2f}; {disk:.2f} bytes on disk a byte"
        )
        most = together(self.folder, server.data / "families.sqlite", load.record)
        print(f"a C program that only writes such packs, {CONNECTIONS} in a transaction: {most:,.0f}/s")
        return {
            # Beside a program that collects as we do: beside single commits, it would be the disk that is measured.
            "64 small packs in a transaction of C, times ours over 64 connections": most / rate,
            # As it would be on a disk of which the floor's slowest commits take 1 ms, if they take longer here.
            "small packs over 64 connections, p99 ms where the floor's is 1 ms": p99 / max(1, slow),
            "disk of small packs, times their bytes": disk,
        }

    def large(self):
        server, load, (_, bytes_of_floor, _, fsync), (rate, median, p99, _), fsyncs, disk = self._measure(
            "large", 1, MOST_LARGE, TOGETHER, LARGE, TOGETHER
        )
        ours = rate * TOGETHER * OPERATION
        print(
            f"packs of {TOGETHER} operations, one client: {rate:,.0f}/s, {rate * TOGETHER:,.0f} operations/s, median "
            f"{median:.2f} ms, p99 {p99:.2f}; {fsyncs:.2f} fsyncs each; {ours / 1e6:,.1f} MB/s beside the floor's "
            f"{bytes_of_floor / 1e6:,.1f}, an fsync takes {fsync:.2f} ms; {disk:.2f} bytes on disk a byte"
        )
        self.found["bytes of the floor, times ours in packs of 100 operations"] = bytes_of_floor / ours
        self.found["disk of packs of 100 operations, times their bytes"] = disk
        server.start()
        self._pull(server, load.families[0])
        self._beside_long_pages(server, load.families[0])
        server.stop()

    def large_at_once(self):
        _, _, (_, _, slow, _), (rate, _, p99, longest), _, _ = self._measure(
            "large at once", AT_ONCE, MOST_AT_ONCE, TOGETHER, LARGE, TOGETHER
        )
        print(
            f"packs of {TOGETHER} operations, {AT_ONCE} connections: {rate:,.0f}/s, p99 {p99:.1f} ms, longest {longest:.1f}; "
            f"the floor's p99 {slow:.2f} ms"
        )
        # As that of small packs.
        self.found["large packs over 8 connections, p99 ms where the floor's is 1 ms"] = p99 / max(1, slow)

    def _pull(self, server, family):
        """The first 10,000 operations, as a new device gets them."""
        times = []
        for _ in range(3):
            client, begin = server.client(), time.perf_counter()
            seq, link, operations, apart = 0, family.beginning, 0, 0
            while operations < PULLED:
                path = f"{family.path}/log?after={seq}&link={link.hex()}&limit=1000"
                frames = Page(client.expect(200, "GET", path, token=family.members[0].token)).frames
                operations += TOGETHER * sum(kind == PACK for _, kind, _ in frames)
                # Where the next page begins: hashing is the device's work, and not measured.
                hashing = time.perf_counter()
                for seq, kind, record in frames:
                    link = sha256(link_bytes(link, seq, kind, record))
                apart += time.perf_counter() - hashing
            times.append((time.perf_counter() - begin - apart) * 1e3)
        print(f"{PULLED:,} operations pulled in {min(times):.0f} ms")
        self.found["10,000 operations pulled, ms"] = min(times)

    def _beside_long_pages(self, server, family):
        """What two readers of short pages wait while a third one reads long ones, one after the other: who waited for
        those would wait for half a long page, as a rule."""
        others = Load(server, self.folder, READERS, 1, 1, SMALL)
        others.run(self.folder, server.port)
        for file, other in zip(others.files, others.families):
            file.write_bytes(reading(other) * READINGS)
        long = self.folder / "long pages"
        long.write_bytes(reading(family, limit=1000) * LONG_READINGS)
        _, _, page, _, _ = replay(self.folder, server.port, [long])
        reader = threading.Thread(target=replay, args=(self.folder, server.port, [long], 2 * SECONDS))
        reader.start()
        _, _, median, p99, _ = replay(self.folder, server.port, others.files)
        assert reader.is_alive(), "the long pages were over before the short ones"
        reader.join()
        print(f"two readers beside a third one's pages of {page:.0f} ms: median {median:.1f} ms, p99 {p99:.1f}")
        self.found["readings beside somebody's long pages, times such a page"] = median / page

    def idle(self):
        server = self._serve("idle")
        family = Family("idle", 3)
        family.found(server.client())
        time.sleep(1)
        print(f"resident when idle: {server.resident():.1f} MB")
        self.found["resident memory of an idle server, MB"] = server.resident()
        server.stop()


def measure(timequest, folder=None):
    os.environ["TIMEQUEST"] = str(timequest)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bench = Bench(Path(place))
        bench.idle()
        bench.small()
        bench.large()
        bench.large_at_once()
    return bench.found


if __name__ == "__main__":
    for name, number in measure(*sys.argv[1:]).items():
        print(f"{name:80}{number:10.3f}")
