"""Families move from a folder into a database and back while their devices send; a move may be killed at any moment."""

import os
import random
import subprocess

import pytest

from postgres import Postgres
from serving import Server, command
from storm import Storm

KILLS = int(os.environ.get("KILLS", "12" if os.environ.get("TIMEQUEST_NIGHTLY") else "2"))


@pytest.fixture
def database():
    database = Postgres()
    yield database
    database.close()


def move(*arguments, kill=None):
    """As it ends; or killed after so many seconds, where it has not ended."""
    moving = subprocess.Popen([command(), "move", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        return moving.communicate(timeout=kill or 120)[0]
    except subprocess.TimeoutExpired:
        moving.kill()
        return moving.communicate()[0]


def refuses(server):
    with pytest.raises(AssertionError, match="were moved elsewhere"):
        server.start()


def go(storm, old, new, where, dice):
    """From where the old server keeps them to where the new one shall; `where`: both places, as they are named."""
    for _ in range(KILLS):
        storm.round(end=Server.stop, meanwhile=lambda: move(*where, kill=dice.uniform(0.01, 0.4)))
    storm.round(end=Server.stop, meanwhile=lambda: print(move(*where)))
    old.stop()
    said = move(*where, "--last")
    print(said)
    assert "none starts on FROM" in said
    refuses(old)
    storm.servers = [new.start()]
    # What was acknowledged lies in its place, and the next packs follow.
    storm.round(end=Server.stop)


def test_devices_go_on_where_their_family_was_moved_to_and_where_it_was_moved_back(tmp_path, database):
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    dice = random.Random(seed)
    folders = [tmp_path / name for name in ("first", "database", "second")]
    for folder in folders:
        folder.mkdir()
    room = ("--megabytes-a-family", "100000")
    first, second = Server(folders[0], *room), Server(folders[2], *room)
    served = Server(folders[1], *room, database=database.address)
    storm = Storm([first], seed)
    storm.begin()
    go(storm, first, served, (first.data, database.address), dice)
    report = database.doctor(command())
    assert report.returncode == 0, report.stdout
    go(storm, served, second, (database.address, second.data), dice)
    second.stop()
    report = subprocess.run([command(), "doctor", second.data], capture_output=True, text=True)
    assert report.returncode == 0, report.stdout
