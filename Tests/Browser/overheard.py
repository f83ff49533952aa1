"""A server whose folder, log and traffic are looked through."""

import base64
from contextlib import contextmanager

import pytest

from eavesdropper import Eavesdropper
from publishing import Server, built_site


class Overheard(Server):
    """All that reaches it or leaves it goes by somebody."""

    ear = None

    @property
    def url(self):
        return self.ear.url


@contextmanager
def overheard(log, data):
    """It keeps families in a folder."""
    server = Overheard(built_site(), log, "--data", str(data))
    server.ear = Eavesdropper(server.port)
    yield server
    server.stop()
    server.ear.stop()


# For those who import them.
@pytest.fixture
def data(tmp_path):
    return tmp_path / "families"


@pytest.fixture
def family_server(tmp_path, data):
    with overheard(tmp_path / "log", data) as server:
        yield server


@pytest.fixture
def url(family_server):
    return family_server.url


def spellings(text):
    """As it is, in two bytes a letter, and in base 64 wherever it begins there."""
    data = text.encode()
    yield from (data, text.encode("utf-16-le"))
    for before in range(3):
        spelled = base64.b64encode(bytes(before) + data)
        # Without what its neighbours have a part in.
        yield spelled[(before * 8 + 5) // 6 : len(spelled) - 4]


def lying(*places):
    return b"".join(path.read_bytes() for place in places for path in sorted(place.rglob("*")) if path.is_file())
