"""A school of many families, for as many days as are asked for: what they wait for, and what it costs whoever serves them.

    .build/venv/bin/python Benchmarks/school.py TIMEQUEST [--families 1000] [--days 2] [--seconds 300]
        [--postgres] [--servers 2]

A day has so many seconds and goes from 6:30 to 21:30. At seven most players do a quest, a pack a step; some do another
one in the evening. Parents look now and then, and change something. A tablet lies open all day and reads what it is told
of. Whoever opens the app connects anew, reads what is missing, and listens.

Afterwards everyone reads all of its family's log: whatever was acknowledged has to lie there, at its place. The times are
those of this program, so they have its own turns in them. Of more than three days, a server has to take no more memory
and open files after the last one than after the third.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Tests/Server/Faults"))

from families import Family, Page, link_bytes, sha256, stored  # noqa: E402
from many_families import Database  # noqa: E402
from serving import Server  # noqa: E402

PARENT, TABLET, PLAYER = range(3)
MORNING, EVENING = 6.5, 21.5
STEPS = 6
# The day after which all that is kept for speed is there.
EARLY = 3
# Bytes of a disk that come and go with a database's own work: its log is one.
ROOM = 80_000_000


class Day:
    """Hours of the school's day on the clock of this machine."""

    def __init__(self, seconds):
        self._hour = seconds / (EVENING - MORNING)
        self._begun = time.monotonic()

    async def until(self, hour):
        await asyncio.sleep(self._begun + (hour - MORNING) * self._hour - time.monotonic())

    async def minutes(self, minutes):
        await asyncio.sleep(minutes / 60 * self._hour)


class Line:
    """A connection, which one who asks has for itself."""

    def __init__(self, port, address):
        self._where = {"host": "127.0.0.1", "port": port, "local_addr": (address, 0)}
        self._reader = self._writer = None

    async def send(self, method, path, token, body=b""):
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(**self._where)
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token.hex()}\r\nContent-Length: {len(body)}"
        self._writer.write(f"{head}\r\n\r\n".encode() + body)
        return await self._reader.readuntil(b"\r\n\r\n")

    async def ask(self, method, path, token, body=b""):
        head = await self.send(method, path, token, body)
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        answer = await self._reader.readexactly(length)
        assert head.startswith(b"HTTP/1.1 200"), f"{method} {path.split('?')[0]}: {head[:20]} {answer[:200]}"
        return answer

    async def hear(self):
        """Something that is said by itself; nothing at the end."""
        return await self._reader.read(65_536)

    def close(self):
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Book:
    """What came of all of it."""

    def __init__(self):
        self.pushes, self.pulls, self.hints, self.bytes = [], [], [], 0

    @staticmethod
    def told(times):
        if len(times) < 2:
            return "none"
        ordered = sorted(times)
        return f"{len(times):,} (median {statistics.median(ordered):.1f} ms, p99 {ordered[len(times) * 99 // 100]:.1f})"

    def __str__(self):
        return f"pushes {self.told(self.pushes)}, pulls {self.told(self.pulls)}, hints {self.told(self.hints)}"


class Device:
    """One of a family's: what it has read, and what it was told is stored."""

    def __init__(self, school, family, number, address):
        self.family, self.member = family, family.members[number]
        self._school, self._address = school, address
        self.seq, self.link = 0, family.beginning
        self.links = [family.beginning]
        self.acknowledged = {}
        self._line = None

    def line(self):
        return Line(self._school.some_port(), self._address)

    async def open(self):
        """As an app that comes into sight: whatever server is the next one."""
        self._line = self.line()
        await self.pull()

    def close(self):
        self._line.close()

    async def _timed(self, times, *asked):
        begun = time.monotonic()
        answer = await self._line.ask(*asked)
        times.append(1000 * (time.monotonic() - begun))
        return answer

    async def pull(self):
        while True:
            path = f"{self.family.path}/log?after={self.seq}&link={self.link.hex()}&limit=1000"
            page = Page(await self._timed(self._school.book.pulls, "GET", path, self.member.token))
            for seq, kind, record in page.frames:
                assert seq == self.seq + 1, f"place {seq} after {self.seq}"
                self.seq, self.link = seq, sha256(link_bytes(self.link, seq, kind, record))
                self.links.append(self.link)
            if self.seq >= page.top:
                assert (self.seq, self.link) == (page.top, page.link), "the top is another one"
                return

    async def push(self, operations):
        record, end = self.member.pack(operations, -(-operations * 200 // 256))
        path = f"{self.family.path}/packs"
        self.family.stored_at = time.monotonic()
        answer = await self._timed(self._school.book.pushes, "POST", path, self.member.token, record)
        self.member.goes_on(end)
        place, link = stored(answer)
        self.acknowledged[place] = link
        self._school.book.bytes += len(record)

    async def listen(self, day, hour):
        """From then on it reads whatever it is told of, until it is ended."""
        await day.until(hour)
        await self.open()
        ear = self.line()
        try:
            await ear.send("GET", f"{self.family.path}/hints", self.member.token)
            while await ear.hear():
                if self.family.stored_at:
                    self._school.book.hints.append(1000 * (time.monotonic() - self.family.stored_at))
                    self.family.stored_at = None
                await self.pull()
        finally:
            ear.close()
            self.close()

    def look(self):
        for place, link in self.acknowledged.items():
            assert self.links[place] == link, f"what was acknowledged is not at place {place}"


class School:
    def __init__(self, servers, count, seed):
        self._servers, self.dice = servers, random.Random(seed)
        self.book = Book()
        self.homes = []
        for number in range(count):
            family = Family("school", 3, seed * 1_000_000 + number)
            family.stored_at = None
            address = f"127.{1 + number // 60_000}.{number // 250 % 250}.{1 + number % 250}"
            client = self._servers[0].client()
            client._address = (address, 0)
            family.found(client)
            client.close()
            self.homes.append([Device(self, family, which, address) for which in range(3)])

    def some_port(self):
        return self.dice.choice(self._servers).port

    async def day(self, seconds):
        day = Day(seconds)
        tablets = [
            asyncio.create_task(home[TABLET].listen(day, MORNING + self.dice.uniform(0, 0.5))) for home in self.homes
        ]
        others = [self._player(day, home[PLAYER]) for home in self.homes]
        others += [self._parent(day, home[PARENT]) for home in self.homes]
        work = asyncio.gather(*others)
        await asyncio.wait([asyncio.ensure_future(work), *tablets], return_when=asyncio.FIRST_COMPLETED)
        # A tablet that ends has failed.
        for tablet in tablets:
            if tablet.done():
                tablet.result()
        await work
        for tablet in tablets:
            tablet.cancel()
        await asyncio.gather(*tablets, return_exceptions=True)

    async def _player(self, day, device):
        for hour, spread, share in ((7, 0.25, 0.9), (18.5, 1, 0.3)):
            if self.dice.random() < share:
                await day.until(self.dice.gauss(hour, spread))
                await device.open()
                for _ in range(STEPS):
                    await day.minutes(self.dice.uniform(1, 8))
                    await device.push(self.dice.randint(2, 4))
                device.close()

    async def _parent(self, day, device):
        for hour in sorted(self.dice.uniform(7, 21) for _ in range(3)):
            await day.until(hour)
            await device.open()
            if self.dice.random() < 0.3:
                for _ in range(self.dice.randint(1, 4)):
                    await day.minutes(1)
                    await device.push(self.dice.randint(1, 3))
            device.close()

    async def look(self):
        """Everyone has all of it in the end."""
        for home in self.homes:
            for device in home:
                await device.open()
                device.close()
                device.look()


def processor(servers, database):
    """Seconds that it was at work for them since they began."""
    seconds = database.processor() if database else 0
    for server in servers:
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


def disk(servers, database):
    if database is not None:
        return int(database.ask("SELECT pg_database_size('families')"))
    return sum(path.stat().st_size for path in servers[0].data.iterdir())


def files(server):
    """How many it has open."""
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())


def look_for_growth(first, last):
    """What a server takes after its last day is what it took after an early one: nothing grows but what is stored."""
    for (memory, opened), (memory_now, opened_now) in zip(first, last):
        assert memory_now <= 1.25 * memory + 5, f"{memory:.0f} MB became {memory_now:.0f}"
        assert opened_now <= opened + 5, f"{opened} open files became {opened_now}"


async def go(school, arguments, servers, database):
    before, worked = disk(servers, database), processor(servers, database)
    taken = []
    for number in range(arguments.days):
        await school.day(arguments.seconds)
        stored_bytes, school.book.bytes = school.book.bytes, 0
        after = disk(servers, database)
        work = processor(servers, database)
        taken.append([(server.resident(), files(server)) for server in servers])
        resident = ", ".join(f"{memory:.0f}" for memory, _ in taken[-1])
        print(
            f"day {number + 1}: {school.book}; servers {resident} MB; {stored_bytes / 1e6:.1f} MB came, the disk has "
            f"{(after - before) / 1e6:.1f} more; {work - worked:.1f} s of a processor",
            flush=True,
        )
        assert after - before <= 2 * stored_bytes + ROOM, f"{after - before:,} bytes of disk for {stored_bytes:,} that came"
        before, worked = after, work
        school.book = Book()
    if len(taken) > EARLY:
        look_for_growth(taken[EARLY - 1], taken[-1])
    await school.look()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("timequest")
    parser.add_argument("--families", type=int, default=1000)
    parser.add_argument("--days", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300, help="of each day")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    os.environ["TIMEQUEST"] = arguments.timequest
    database = Database("safe") if arguments.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        servers = []
        for number in range(arguments.servers if database else 1):
            place = Path(folder, str(number))
            place.mkdir()
            servers.append(Server(place, database=database.address if database else None).start())
        begun = time.monotonic()
        school = School(servers, arguments.families, arguments.seed)
        print(f"{arguments.families} families were founded in {time.monotonic() - begun:.0f} s (seed {arguments.seed})")
        asyncio.run(go(school, arguments, servers, database))
        place = ["--database", database.address] if database else [servers[0].data]
        looked = subprocess.run([arguments.timequest, "doctor", *place], capture_output=True, text=True)
        print(looked.stdout.strip())
        for server in servers:
            server.stop()
    if database:
        database.close()
    return looked.returncode


if __name__ == "__main__":
    sys.exit(main())
