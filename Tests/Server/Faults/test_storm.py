"""What a server that is ended under load makes of what it has acknowledged."""

import os
import random

import pytest

from serving import Server
from storm import Storm

KILLS = int(os.environ.get("KILLS", "4"))


@pytest.fixture
def storm(tmp_path):
    seed = random.randrange(10**6)
    print("seed", seed)
    storm = Storm([Server(tmp_path)], seed)
    storm.begin()
    yield storm
    storm.stop()
    print(storm.acknowledged, "acknowledged or found whole,", storm.unanswered, "on their way")


def test_nothing_that_was_acknowledged_is_lost_by_a_kill(storm):
    for _ in range(KILLS):
        storm.round()
    storm.again()
    assert storm.acknowledged > 20 * KILLS


def test_whoever_is_asked_to_end_ends_well_and_leaves_whole_files(storm):
    storm.round(stop_and_look)
    storm.again()


def stop_and_look(server):
    Server.stop(server)
    left = {path.name for path in server.data.iterdir()}
    assert left == {"families.sqlite", "reminders.sqlite", "lock"}
