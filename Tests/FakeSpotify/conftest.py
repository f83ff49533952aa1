import pytest

from . import FakeSpotify
from .visitor import Visitor


@pytest.fixture
def spotify():
    with FakeSpotify() as spotify:
        yield spotify


@pytest.fixture
def visitor(spotify):
    return Visitor(spotify)


@pytest.fixture
def signed_in(visitor):
    return visitor.sign_in()
