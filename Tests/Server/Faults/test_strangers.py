"""Whoever floods the server takes it away from nobody: others are answered meanwhile, and memory stays small."""

import http.client
import re
import resource
import socket
import subprocess
import time

import pytest

from serving import Server, command

HALF = b"POST /v1/families HTTP/1.1\r\nHost: x\r\n%sContent-Length: 100000\r\n\r\n{"
# Seconds that the slowest answer may take while the machine does other things; whoever is kept out waits for ten and more.
PATIENCE = 5


def lines(server, count):
    """Connections to it, one after the other."""
    made = []
    for _ in range(count):
        line = socket.create_connection(("127.0.0.1", server.port))
        made.append(line)
    return made


def is_served(server, address=None):
    """Somebody else asks on a new connection."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", "/healthz", headers={"X-Forwarded-For": address} if address else {})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status == 200


@pytest.fixture
def many_descriptors():
    """This process holds the other ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 6000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (6000, max(hard, 6000)))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_half_requests_of_one_address_through_a_proxy_keep_nobody_out(tmp_path, many_descriptors):
    server = Server(tmp_path, "--behind-proxy").start()
    half = HALF % b"X-Forwarded-For: 192.0.2.7\r\n"
    flood = lines(server, 4200)
    for line in flood:
        line.sendall(half)
    assert is_served(server, "192.0.2.8")
    # It hears so itself, and its neighbours in the queue are few.
    refused = [line for line in flood[-50:] if line.recv(12) == b"HTTP/1.1 429"]
    assert len(refused) == 50
    server.stop()


def test_half_requests_that_say_nothing_more_end_after_seconds(tmp_path):
    server = Server(tmp_path).start()
    [line] = lines(server, 1)
    line.sendall(HALF % b"")
    line.settimeout(60)
    begun = time.monotonic()
    with pytest.raises(ConnectionResetError):
        assert line.recv(1) == b""
        raise ConnectionResetError
    assert time.monotonic() - begun >= 9
    server.stop()


@pytest.mark.parametrize("said", [b"", b"GET / HT", HALF % b""], ids=["nothing", "half a head", "half a body"])
def test_connections_beyond_what_the_system_gives_make_room(tmp_path, many_descriptors, said):
    """As many descriptors as the unit of an earlier version allowed."""
    server = Server(tmp_path, inside=["prlimit", "--nofile=4096"]).start()
    flood = lines(server, 4400)
    for line in flood:
        try:
            line.sendall(said)
        except OSError:
            pass  # It had to make room.
    for _ in range(5):
        assert is_served(server)
    server.stop()


def test_those_who_read_nothing_cost_little(tmp_path, many_descriptors):
    server = Server(tmp_path)
    (tmp_path / "site" / "large.bin").write_bytes(bytes(1 << 20))
    server.start()
    flood = lines(server, 3000)
    for line in flood:
        line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
    for _ in range(20):
        assert is_served(server)
    assert server.resident() < 128
    server.stop()


def test_notes_that_nobody_reads_keep_nobody_waiting(tmp_path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<h1>TimeQuest</h1>")
    what = [command(), "serve", "--site", tmp_path / "site", "--port", "0"]
    process = subprocess.Popen(what, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    port = int(re.search(rb":(\d+)", process.stdout.readline()).group(1))
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    # A pipe takes some 64 KB, which are fewer than a thousand lines; what waits beside it is bounded as well.
    for _ in range(6000):
        connection.request("GET", "/healthz")
        assert connection.getresponse().read()
    process.terminate()
    said = process.stderr.read().decode()
    assert process.wait(60) == 0
    assert re.search(r"\d+ lines were left out: nobody read them\.", said)


def test_who_ends_its_half_still_hears_what_comes_later(tmp_path):
    server = Server(tmp_path).start()
    [line] = lines(server, 1)
    line.sendall(b"GET /v1/codes/%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"7" * 32))
    line.shutdown(socket.SHUT_WR)
    line.settimeout(60)
    assert line.recv(12) == b"HTTP/1.1 404"
    server.stop()
