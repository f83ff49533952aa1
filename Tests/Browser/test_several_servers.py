"""A family whose devices come to several servers, which share one database."""

import sys

import pytest
from playwright.sync_api import expect

import built
from hints import looks_no_more
from household import rename
from patience import milliseconds
from publishing import Server, built_site

sys.path.append(str(built.ROOT / "Tests/Server/Faults"))

from postgres import Postgres  # noqa: E402


@pytest.fixture
def database():
    postgres = Postgres()
    yield postgres
    postgres.close()


@pytest.fixture
def family_servers(tmp_path, database):
    servers = [Server(built_site(), tmp_path / name, "--database", database.address) for name in ("one", "other")]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def family_server(family_servers):
    return family_servers[0]


@pytest.fixture
def url(family_server):
    return family_server.url


def test_a_device_at_another_server_is_told_at_once_and_all_that_is_kept_is_well(
    household, family_servers, database, watch
):
    watch.bear(f"request to {family_servers[1].url}")
    parent = household.parents()
    app = household.pair(parent, "Plays", household.empty_at(family_servers[1].url))
    looks_no_more(app)
    for name, before in [("Weekday mornings", "Morning quest"), ("Early mornings", "Weekday mornings")]:
        rename(parent, name, before)
        expect(app.button(f"Start {name}")).to_be_visible(timeout=milliseconds(30_000))
    looked = database.doctor(built.command("timequest"))
    assert looked.stdout.startswith("All is well: 1 families"), looked.stdout
