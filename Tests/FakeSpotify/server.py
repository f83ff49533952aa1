"""HTTP on a loopback port: requests in, answers out, also those that are late or cut off."""

import select
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from .journal import Request

LARGEST_BODY = 64 * 1024
_GLANCE = 0.01


class Server(ThreadingHTTPServer):
    """Answers with what `respond(request)` says; `sent(request, answer, is_whole)` hears when it leaves."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True

    def __init__(self, port, respond, sent):
        self.respond = respond
        self.sent = sent
        self.is_stopping = False
        self._connections = set()
        self._lock = threading.Lock()
        super().__init__(("127.0.0.1", port), Handler)
        self._thread = threading.Thread(target=self.serve_forever, args=(_GLANCE,), daemon=True)
        self._thread.start()

    def stop(self):
        """Also ends the connections that are open, as a server that is gone does."""
        self.is_stopping = True
        self.shutdown()
        self._thread.join()
        self.server_close()
        with self._lock:
            for connection in self._connections:
                _end(connection)

    def process_request(self, request, client_address):
        with self._lock:
            self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request):
        with self._lock:
            self._connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request, client_address):
        """Whoever asked has gone: nobody is left to tell. Anything else is a bug of this server."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "FakeSpotify"
    sys_version = ""
    # Written in one go, so that no half of an answer waits for the other's receipt.
    wbufsize = -1

    def _handle(self):
        request = self._read()
        if request is None:
            self.close_connection = True
            self.send_error(413)
            return
        answer = self.server.respond(request)
        is_awaited = self._wait(answer)
        self.server.sent(request, answer, is_awaited and answer.cut_at is None)
        if is_awaited:
            self._send(answer)
        else:
            self.close_connection = True

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = _handle

    def _read(self):
        length = self.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY or "transfer-encoding" in self.headers:
            return None
        address = urlsplit(self.path)
        pairs = parse_qsl(address.query, keep_blank_values=True)
        return Request(
            method=self.command,
            path=address.path,
            query=dict(pairs),
            headers={name.lower(): value for name, value in self.headers.items()},
            body=self.rfile.read(int(length)),
            client_port=self.client_address[1],
            pairs=pairs,
        )

    def _wait(self, answer):
        """Until the answer may leave; whether somebody still waits for it."""
        while answer.may_leave is not None and not answer.may_leave():
            if self.server.is_stopping or self._has_gone():
                return False
            time.sleep(_GLANCE)
        return True

    def _has_gone(self):
        readable, _, _ = select.select([self.connection], [], [], 0)
        try:
            return bool(readable) and self.connection.recv(1, socket.MSG_PEEK) == b""
        except OSError:
            return True

    def _send(self, answer):
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if answer.status != 204:
            self.send_header("content-length", str(len(answer.body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.body[: answer.cut_at])
        self.wfile.flush()
        if answer.cut_at is not None:
            self.close_connection = True
            _end(self.connection)

    def log_message(self, *_):
        """The journal has it."""


def _end(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
