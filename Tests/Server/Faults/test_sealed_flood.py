"""Connections over TLS that never say what they want: others are served, and each of them holds little."""

import http.client
import socket
import ssl
import subprocess

import pytest

from serving import Server

FLOOD, OTHER = "127.0.0.7", "127.0.0.8"
# Half of them seal and say nothing, and half begin to seal and stop. More of one address are let in only from this machine.
SENT = 400
# What one of them may hold, in KB.
EACH = 64


@pytest.fixture
def server(tmp_path):
    files = [tmp_path / "cert.pem", tmp_path / "key.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        + ["-subj", "/CN=flooded", "-out", files[0], "-keyout", files[1]],
        check=True,
        capture_output=True,
    )
    server = Server(tmp_path, "--tls-cert", files[0], "--tls-key", files[1]).start()
    yield server
    server.stop()


def trusting():
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Flood:
    def __init__(self, port):
        self._port, self._context = port, trusting()
        self.open = []

    def add(self, seals):
        connection = socket.create_connection(("127.0.0.1", self._port), timeout=10, source_address=(FLOOD, 0))
        try:
            if seals:
                connection = self._context.wrap_socket(connection)
            else:
                # The first bytes of a greeting that says it is longer.
                connection.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        except OSError:
            return connection.close()
        self.open.append(connection)

    def end(self):
        for connection in self.open:
            connection.close()


def ask(port):
    connection = http.client.HTTPSConnection(
        "127.0.0.1", port, timeout=10, source_address=(OTHER, 0), context=trusting()
    )
    connection.request("GET", "/healthz")
    status = connection.getresponse().status
    connection.close()
    return status


def test_who_floods_sealed_holds_nobody_up_and_holds_little(server):
    assert ask(server.port) == 200
    before, flood = server.resident(), Flood(server.port)
    for number in range(SENT):
        flood.add(seals=number % 2 == 0)
        if number % 50 == 0:
            assert ask(server.port) == 200
    assert ask(server.port) == 200
    assert len(flood.open) == SENT
    held = (server.resident() - before) * 1024 / SENT
    print(f"{held:.0f} KB each")
    assert held < EACH
    flood.end()
    assert ask(server.port) == 200
