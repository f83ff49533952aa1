"""A pairing's messages: answers that get lost on their way, and a server that is killed between two of them."""

import socket
import threading

import pytest

from families import Family
from primitives import drawn
from serving import Server

BOX = drawn("a pairing's mailbox", 16).hex()
PATH = f"/v1/mailboxes/{BOX}"
MAKE = f'{{"mailbox":"{BOX}"}}'.encode()
MESSAGES = [bytes([number]) * (300 + number) for number in range(4)]


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.stop()


class LosingAnswers:
    """Carries one request to a server, and cuts the line when its answer comes."""

    def __init__(self, server):
        self._there = socket.create_connection(("127.0.0.1", server.port))
        self._here = socket.create_server(("127.0.0.1", 0))
        self.port = self._here.getsockname()[1]
        self.answer = b""
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def _carry(self):
        line, _ = self._here.accept()
        threading.Thread(target=self._forth, args=(line,), daemon=True).start()
        self.answer = self._there.recv(65536)
        line.shutdown(socket.SHUT_RDWR)
        line.close()
        self._there.close()

    def _forth(self, line):
        try:
            while data := line.recv(65536):
                self._there.sendall(data)
        except OSError:
            pass

    def wait(self):
        self._thread.join(60)
        self._here.close()
        return self.answer


def lose_answer(server, method, path, body, token=None):
    """Asks, and hears nothing: what it was told the wire alone knows. Returns that."""
    losing = LosingAnswers(server)
    with socket.create_connection(("127.0.0.1", losing.port)) as line:
        shown = f"Authorization: Bearer {token.hex()}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{shown}Content-Length: {len(body)}\r\n\r\n"
        line.sendall(head.encode() + body)
        line.settimeout(60)
        try:
            assert line.recv(1) == b"", "the answer was to get lost"
        except ConnectionResetError:
            pass
    return losing.wait().split(b"\r\n")[0].decode()


@pytest.fixture
def token(server):
    """Of who invites."""
    family = Family("a pairing's")
    family.found(server.client())
    return family.members[0].token


def test_whoever_loses_each_answer_of_a_pairing_sends_it_again_and_is_answered(server, token):
    client = server.client()
    assert " 201 " in lose_answer(server, "POST", "/v1/mailboxes", MAKE, token)
    client.expect(201, "POST", "/v1/mailboxes", MAKE, token)
    for number, message in enumerate(MESSAGES):
        assert " 204 " in lose_answer(server, "PUT", f"{PATH}/{number}", message)
        client.expect(204, "PUT", f"{PATH}/{number}", message)
        assert client.expect(200, "GET", f"{PATH}/{number}") == message
        client.expect(409, "PUT", f"{PATH}/{number}", message + b"another")
    client.expect(409, "POST", "/v1/mailboxes", MAKE, token)


def test_whoever_loses_the_answers_to_entries_has_them_once(server):
    family = Family("lost answers", 2)
    client = server.client()

    class Losing:
        """A client that never hears its first answer."""

        def expect(self, status, method, path, body=None, token=None):
            assert f" {status} " in lose_answer(server, method, path, body, token)
            return client.expect(status, method, path, body, token)

    family.found(Losing())
    parents = family.members[0]
    path = f"{family.path}/log?after=0&link={family.beginning.hex()}&limit=1000"
    assert client.expect(200, "GET", path, token=parents.token)[4:12] == (2).to_bytes(8, "little")


def test_a_pairing_outlives_a_kill_behind_each_of_its_answers(server, token):
    def again():
        server.kill()
        server.start()
        return server.client()

    client = server.client()
    client.expect(201, "POST", "/v1/mailboxes", MAKE, token)
    client = again()
    client.expect(201, "POST", "/v1/mailboxes", MAKE, token)
    for number, message in enumerate(MESSAGES):
        client.expect(204, "PUT", f"{PATH}/{number}", message)
        client = again()
        # Whether its answer came or not.
        client.expect(204, "PUT", f"{PATH}/{number}", message)
        for before, written in enumerate(MESSAGES[: number + 1]):
            assert client.expect(200, "GET", f"{PATH}/{before}") == written
    client.expect(409, "POST", "/v1/mailboxes", MAKE, token)
    client.expect(404, "GET", f"/v1/mailboxes/{bytes(16).hex()}/0")


def test_a_kill_while_a_message_comes_leaves_it_whole_or_not_at_all(server, token):
    client = server.client()
    client.expect(201, "POST", "/v1/mailboxes", MAKE, token)
    for number, message in enumerate(MESSAGES):
        sent = threading.Thread(target=send_and_forget, args=(server.port, number, message), daemon=True)
        sent.start()
        sent.join(0.002 * number)
        server.kill()
        sent.join(60)
        server.start()
        client = server.client()
        status, found = client.ask("GET", f"{PATH}/{number}")
        assert (status, found) == (200, message) or status == 404
        client.expect(204, "PUT", f"{PATH}/{number}", message)
        assert client.expect(200, "GET", f"{PATH}/{number}") == message


def send_and_forget(port, number, message):
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
            head = f"PUT {PATH}/{number} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(message)}\r\n\r\n"
            line.sendall(head.encode() + message)
            line.recv(100)
    except OSError:
        pass
