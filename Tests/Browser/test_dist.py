"""The folder of `make dist` on hosts that are not ours."""

import re
import urllib.request
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

import built
from log import QUEST, SETUP, Log
from musical import musical_site
from player import GUESSES
from publishing import Server, built_site

GUIDE = built.ROOT / "Documentation/Guides/Hosting.md"


class PlainHost(SimpleHTTPRequestHandler):
    """Serves files and knows nothing: no headers, nothing compressed, types by their endings."""

    def log_message(self, *_):
        pass


@pytest.fixture(params=["", "games/timequest/"])
def folder(request):
    """Where on its host the app lies."""
    return request.param


@pytest.fixture
def host(tmp_path, folder):
    place = tmp_path / "host" / folder
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(built_site().folder)
    handler = partial(PlainHost, directory=tmp_path / "host")
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=host.serve_forever, daemon=True).start()
    yield host
    host.shutdown()
    host.server_close()


@pytest.fixture
def url(host, folder):
    return f"http://127.0.0.1:{host.server_port}/{folder}"


def test_any_static_host_serves_the_app_also_from_a_folder(kept_app, device, host):
    app = kept_app
    app.do_quest(GUESSES)
    app.is_saved()
    host.shutdown()
    device.set_offline(True)
    app.reload()
    app.is_at("home")
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


def test_without_a_host_that_sends_it_the_policy_holds_all_the_same(app, watch):
    watch.expect("Content Security Policy")
    app.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'foreign = 1' }))")
    assert app.page.evaluate("typeof foreign") == "undefined"


# The guide says what our own server does.


@pytest.mark.parametrize(("kind", "address"), [("app", "app/{version}/app.wasm"), ("rest", ""), ("rest", "worker.js")])
def test_the_guide_names_the_headers_that_our_own_server_sends(server, kind, address):
    sent = headers(server.url + address.format(version=built_site().version))
    for name, value in [*told(""), *told(f" {kind}")]:
        assert sent[name] == value


def test_the_guide_names_the_header_of_connected_music(tmp_path):
    server = Server(musical_site("spotify", tmp_path / "site"), tmp_path / "log")
    sent = headers(server.url)
    server.stop()
    [[name, value]] = told(" music")
    assert sent[name] == value
    ordinary = dict(told(""))
    assert ordinary.pop(name) != value
    assert all(sent[name] == value for name, value in ordinary.items())


@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_the_examples_of_the_guide_send_the_same_headers(program):
    [example] = re.findall(rf"```{program}\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    for name, value in [*told(""), *told(" app"), *told(" rest")]:
        assert name in example
        assert value in example


def told(kind):
    """The headers in a block of the guide."""
    [block] = re.findall(rf"```headers{kind}\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    return [line.split(": ", 1) for line in block.splitlines()]


def headers(address):
    with urllib.request.urlopen(address) as answer:
        return answer.headers
