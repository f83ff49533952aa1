"""The machine of the primary database loses its power under load, and another one goes on."""

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Faults"))

from patroni import Pair, until  # noqa: E402
from serving import Server, command  # noqa: E402
from storm import Storm, sharing  # noqa: E402


@pytest.fixture
def pair():
    pair = Pair()
    try:
        yield pair.start()
    finally:
        pair.close()


def tops(pair):
    return int(pair.ask("SELECT sum(top) FROM families", "families"))


def test_nothing_that_was_acknowledged_is_lost_when_another_one_is_promoted(pair, tmp_path):
    seed = random.randrange(10**6)
    print("seed", seed)
    storm = Storm(sharing(tmp_path, pair.address), seed)
    storm.begin()
    storm.round(end=Server.stop)
    for _ in range(2):
        lost, begun = pair.primary, time.monotonic()

        def power_cut():
            lost.kill()
            # Whoever sends waits and asks again meanwhile.
            while not any(node.role() == "primary" for node in pair.nodes if node is not lost):
                assert time.monotonic() - begun < 90, "nobody was promoted"
                time.sleep(0.1)
            print(f"another one was promoted after {time.monotonic() - begun:.1f} s")
            before = tops(pair)
            until(lambda: tops(pair) > before, "nothing is stored by the other one")
            print(f"and stored after {time.monotonic() - begun:.1f} s")

        storm.round(end=Server.stop, meanwhile=power_cut)
        looked = subprocess.run([command(), "doctor", "--database", pair.address], capture_output=True, text=True)
        assert looked.returncode == 0 and re.match(r"All is well: [1-9]\d* families", looked.stdout), looked.stdout
        # It comes back, follows the other one, and stands in for it the next time.
        lost.start()
        pair.until_safe()
    storm.stop()
    print(storm.acknowledged, "acknowledged or found whole,", storm.unanswered, "on their way")
