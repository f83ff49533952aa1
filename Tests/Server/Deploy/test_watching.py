"""What whoever watches is given looks at numbers that the server tells."""

import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Server/Faults"))

from families import Family  # noqa: E402
from serving import Server  # noqa: E402

NAME = re.compile(r"\btimequest_\w+")


@pytest.fixture
def told(tmp_path):
    """What `/metrics` says once something was stored."""
    server = Server(tmp_path).start()
    client = server.client()
    Family("watched").found(client)
    yield client.expect(200, "GET", "/metrics").decode()
    server.stop()


def test_every_number_that_is_looked_at_is_told(told):
    names = set(NAME.findall(told))
    for file in ("grafana.json", "alerts.yml"):
        looked_at = set(NAME.findall((ROOT / "Deploy/watching" / file).read_text()))
        assert looked_at and looked_at <= names, f"{file}: {looked_at - names}"


def test_the_store_tells_what_it_has_done_and_what_waits(told):
    lines = set(told.splitlines())
    # A founding writes, and is looked at by nobody before.
    for line in (
        'timequest_store_requests_total{use="write"} 1',
        'timequest_store_round_seconds_count{use="write"} 1',
        'timequest_store_waiting{use="write"} 0',
        'timequest_store_failures_total{reason="full"} 0',
        "timequest_listeners 0",
    ):
        assert line in lines, told


def test_every_panel_asks_something_and_says_what_it_is():
    panels = json.loads((ROOT / "Deploy/watching/grafana.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 5
    assert all(panel["title"] and panel["description"] and panel["targets"] for panel in panels)
