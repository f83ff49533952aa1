"""A family's server knows nothing of PostgreSQL: its library is loaded where somebody asks for a database."""

from pathlib import Path

from families import Family
from postgres import Postgres
from serving import Server


def loads_it(server):
    """Whether one that has answered a family has loaded it."""
    Family("library").found(server.client())
    return "/libpq.so" in Path(f"/proc/{server.process.pid}/maps").read_text()


def test_a_server_with_a_folder_loads_no_library_of_databases(tmp_path):
    server = Server(tmp_path).start()
    assert not loads_it(server)
    server.stop()


def test_one_with_a_database_does(tmp_path):
    postgres = Postgres()
    server = Server(tmp_path, database=postgres.address).start()
    assert loads_it(server)
    server.stop()
    postgres.close()
