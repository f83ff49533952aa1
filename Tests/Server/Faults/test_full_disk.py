"""A disk that is full: clear answers, nothing lost, and no hands needed when there is room again."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from families import Family, Reader, stored
from serving import Server

SIZE, BALLAST = 6 << 20, 2 << 20


class SmallDisk:
    """A file system of a few megabytes, in a namespace that ends with its holder."""

    def __init__(self, folder):
        self._folder = folder
        mount = f"mount -t tmpfs -o size={SIZE},mode=700 none {folder} && echo there && exec sleep 1000"
        way = ["unshare", "--mount"] + ([] if os.getuid() == 0 else ["--user", "--map-root-user"])
        self._holder = subprocess.Popen(
            [*way, "sh", "-c", mount], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        if self._holder.stdout.readline() != "there\n":
            self.end()
            pytest.skip("this machine lets nobody mount a small file system")

    @property
    def inside(self):
        """What runs a command in there."""
        user = [] if os.getuid() == 0 else ["--user", "--preserve-credentials"]
        return ["nsenter", f"--target={self._holder.pid}", "--mount", *user]

    def path(self, name):
        return Path(f"/proc/{self._holder.pid}/root{self._folder}/{name}")

    def end(self):
        self._holder.kill()
        self._holder.wait()


@pytest.fixture
def disk(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    disk = SmallDisk(folder)
    yield disk
    disk.end()


def send(client, member):
    """The next pack; its place where it was stored."""
    record, end = member.pack(blocks=60)
    status, answer = client.ask("POST", f"{member.family.path}/packs", record, member.token)
    if status == 200:
        member.goes_on(end)
        return stored(answer)[0]
    assert status == 507 and json.loads(answer)["error"]["code"] == "full", (status, answer)
    return None


def test_a_full_disk_is_told_and_room_is_all_that_it_takes(tmp_path, disk):
    disk.path("ballast").write_bytes(bytes(BALLAST))
    server = Server(tmp_path, inside=disk.inside).start()
    client = server.client()
    family = Family("full", 2)
    family.found(client)
    reader = Reader(family, family.members[1])
    places = []
    while (place := send(client, family.members[0])) is not None:
        places.append(place)
    assert len(places) > 30 and places == list(range(3, 3 + len(places)))
    # It goes on telling, also after a kill, and what is stored is read.
    for _ in range(20):
        assert send(client, family.members[0]) is None
    reader.read(client)
    assert reader.seq == places[-1]
    server.kill()
    server.start()
    client = server.client()
    assert send(client, family.members[0]) is None
    reader.read(client)
    disk.path("ballast").unlink()
    # Devices ask again by themselves.
    deadline = time.monotonic() + 30
    while (place := send(client, family.members[0])) is None:
        assert time.monotonic() < deadline
    assert place == places[-1] + 1
    reader.read(client)
    assert reader.seq == place
    server.stop()
    assert '{"storage":"full"' in server.log.read_text()
