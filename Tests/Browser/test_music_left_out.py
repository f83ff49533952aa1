"""An app without connected music, which is how it is built unless somebody asks for it."""

import pytest

from app import App
from music_page import CLIENT_ID, DATABASES, PLAYER
from musical import POLLS, ROWS, policies
from port import Port, prepare_port
from publishing import built_site

ASKED = {
    "readMusic": (PLAYER,),
    "signInToMusic": (PLAYER, CLIENT_ID),
    "takeMusicCallback": (),
    "takePastedMusic": ("a.b",),
    "disconnectMusic": (PLAYER,),
    "readPlaylists": (PLAYER, 0),
    "readPlaylistItems": (PLAYER, "x", 0),
    "readPlaying": (PLAYER, b"polls"),
    "keepPolls": (b"polls",),
    "noteMusic": (True,),
}


@pytest.fixture
def context(new_context):
    context = new_context()
    prepare_port(context, ROWS)
    return context


def test_every_row_answers_nothing_and_does_nothing(app):
    port = Port(app.page)
    assert list(ASKED) == ROWS
    assert {name: port.ask(name, *parts) for name, parts in ASKED.items()} == dict.fromkeys(ROWS)
    assert app.page.url == app.page.evaluate("document.baseURI") and app.page.evaluate(POLLS) is None
    assert "timequest-music" not in app.page.evaluate(DATABASES)


def test_nobody_else_is_named_and_the_script_is_not_there(url):
    for policy in policies(url):
        assert "connect-src 'self';" in policy and "http" not in policy
    files = [path.name for path in built_site().folder.rglob("*") if path.parent.name == "music"]
    assert files == []


def test_an_address_loses_its_query_all_the_same(context, url):
    app = App(context.new_page(), url)
    app.page.goto(f"{url}?code=secret&state=secret")
    app.is_open()
    assert app.page.url == url
