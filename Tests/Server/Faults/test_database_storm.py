"""Two servers of one PostgreSQL under load, and whichever of the three is ended."""

import os
import random
import re

import pytest

from postgres import Postgres
from serving import command
from storm import Storm, sharing

KILLS = int(os.environ.get("KILLS", "4"))


@pytest.fixture
def postgres():
    # What is acknowledged has to be on its disk: the system's memory outlives it, but nobody's own.
    postgres = Postgres("safe")
    yield postgres
    postgres.close()


@pytest.fixture
def storm(tmp_path, postgres):
    seed = random.randrange(10**6)
    print("seed", seed)
    storm = Storm(sharing(tmp_path, postgres.address), seed)
    storm.begin()
    yield storm
    storm.stop()
    print(storm.acknowledged, "acknowledged or found whole,", storm.unanswered, "on their way")


def whole(postgres):
    """Every log, and all that is noted beside it, is what its records come to."""
    looked = postgres.doctor(command())
    assert looked.returncode == 0 and re.match(r"All is well: [1-9]\d* families", looked.stdout), looked.stdout


FAULTS = {
    "a server is killed": lambda storm, _: storm.servers[0].kill(),
    "PostgreSQL is killed": lambda _, postgres: postgres.end_and_begin("KILL"),
    "PostgreSQL ends at once": lambda _, postgres: postgres.end_and_begin("QUIT"),
    "all connections end": lambda _, postgres: postgres.end_connections(),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_that_was_acknowledged_is_lost_whoever_ends(storm, postgres, fault):
    for _ in range(KILLS):
        storm.round(meanwhile=lambda: FAULTS[fault](storm, postgres))
        whole(postgres)
    storm.again()
    assert storm.acknowledged > 10 * KILLS
