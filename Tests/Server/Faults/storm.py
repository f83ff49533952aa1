"""A server is killed again and again under load, and what it has acknowledged is looked for.

    .build/venv/bin/python Tests/Server/Faults/storm.py [KILLS] [SEED]

Devices of many families, and several of one, send packs as fast as they are answered; others read along. SIGKILL
keeps what the system has in its memory: this shows that nothing is acknowledged out of the server's own, not that a
power cut is outlived.
"""

import random
import sys
import tempfile
import threading
import time

from families import Family, Reader, sha256, stored
from serving import Gone, Server

ALONE, TOGETHER = 6, 4


class Writer(threading.Thread):
    """A device that sends until nobody answers any more."""

    def __init__(self, server, member, dice):
        super().__init__(daemon=True)
        self._client, self._member, self._dice = server.client(), member, dice
        # Of this round: by the record's hash, place and link.
        self.acknowledged = {}
        # Sent without an answer; it may lie there, whole.
        self.pending = None
        self.problem = None

    def run(self):
        try:
            while True:
                self._send(*self._member.pack(self._dice.randint(1, 9), self._dice.choice([1, 1, 1, 2, 40, 900])))
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001
            self.problem = problem
        self._client.close()

    def _send(self, record, end):
        self.pending = (record, end)
        path, token = f"{self._member.family.path}/packs", self._member.token
        answer = self._client.in_the_end(200, "POST", path, record, token)
        self.acknowledged[record] = stored(answer)
        self._member.goes_on(end)
        self.pending = None


class Along(threading.Thread):
    """Reads one family's log while it grows."""

    def __init__(self, server, reader):
        super().__init__(daemon=True)
        self._client, self._reader = server.client(), reader
        self.problem = None

    def run(self):
        try:
            while True:
                self._reader.read(self._client)
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001
            self.problem = problem
        self._client.close()


def sharing(folder, address):
    """Two servers of one database."""
    for name in ("one", "other"):
        (folder / name).mkdir()
    return [Server(folder / name, database=address) for name in ("one", "other")]


class Storm:
    def __init__(self, servers, seed):
        """`servers`: of the same families, if there are several."""
        self._dice = random.Random(seed)
        self.servers = servers
        self.families = [Family(f"alone {n}", seed=seed) for n in range(ALONE)]
        self.families += [Family("together", TOGETHER, seed=seed)]
        self._readers = [Reader(family, family.members[0]) for family in self.families]
        # By family's place: what has to lie where.
        self._acknowledged = [{} for _ in self.families]
        self.unanswered = 0

    def begin(self):
        for server in self.servers:
            server.start()
        client = self.some_server().client()
        for family in self.families:
            family.found(client)
        client.close()

    def some_server(self):
        return self._dice.choice(self.servers)

    def round(self, end=Server.kill, meanwhile=lambda: None):
        """Load until the servers are ended, and then a look at what they have."""
        writers = [
            [Writer(self.some_server(), member, random.Random(self._dice.random())) for member in family.members]
            for family in self.families
        ]
        along = [Along(self.some_server(), reader) for reader in self._readers]
        threads = [*along, *(writer for family in writers for writer in family)]
        for thread in threads:
            thread.start()
        time.sleep(self._dice.uniform(0.05, 0.5))
        meanwhile()
        for server in self.servers:
            if server.process:
                end(server)
        for thread in threads:
            thread.join(60)
            if thread.problem:
                raise thread.problem
        for server in self.servers:
            server.start()
        for place, family in enumerate(writers):
            self._look(place, family)

    def _look(self, place, writers):
        """What was acknowledged lies where it was told, and nothing lies there that nobody sent."""
        reader = self._readers[place]
        client = self.some_server().client()
        reader.read(client)
        client.close()
        lying = {record: seq for seq, record in enumerate(reader.hashes, 1)}
        known = self._acknowledged[place]
        for writer in writers:
            known.update({sha256(record): at for record, at in writer.acknowledged.items()})
            self._settle(writer, lying, known, reader)
        for record, (seq, link) in known.items():
            assert lying.get(record) == seq, f"what was acknowledged at {seq} lies at {lying.get(record)}"
            assert reader.links[seq] == link, f"another link at {seq}"
        entries = len(self.families[place].members)
        assert len(lying) == len(reader.hashes) == len(known) + entries, "something lies there that nobody sent"

    def _settle(self, writer, lying, known, reader):
        """What was not answered is there whole or not at all; its device finds out, and goes on."""
        if writer.pending is None:
            return
        self.unanswered += 1
        record, end = writer.pending
        seq = lying.get(sha256(record))
        if seq is not None:
            known[sha256(record)] = (seq, reader.links[seq])
            writer._member.goes_on(end)

    def stop(self):
        for server in self.servers:
            server.stop()

    @property
    def acknowledged(self):
        return sum(len(known) for known in self._acknowledged)

    def again(self):
        """Everything, from the beginning of each log, for somebody who is new."""
        client = self.some_server().client()
        for family, known, reader in zip(self.families, self._acknowledged, self._readers):
            fresh = Reader(family, family.members[-1])
            fresh.read(client)
            assert fresh.hashes == reader.hashes and len(fresh.hashes) >= len(known)
        client.close()


def main(kills, seed):
    with tempfile.TemporaryDirectory() as folder:
        storm = Storm([Server(folder)], seed)
        storm.begin()
        for _ in range(kills):
            storm.round()
        storm.again()
        storm.stop()
        print(
            f"{kills} kills, seed {seed}: {storm.acknowledged} packs acknowledged or found whole, none lost or half; "
            f"{storm.unanswered} were on their way"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(int((sys.argv[1:2] or ["5"])[0]), int((sys.argv[2:3] or [str(random.randrange(10**6))])[0])))
