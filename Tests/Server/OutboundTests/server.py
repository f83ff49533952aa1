"""An https server on loopback for OutboundTests: tells its port, and answers by the path."""

import http.server
import itertools
import pathlib
import ssl
import sys
import time
from urllib.parse import parse_qs, urlsplit

SIX_MEGABYTES = 6 << 20


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body are two writes, and the second would wait for the first to be acknowledged.
    disable_nagle_algorithm = True
    connections = itertools.count(1)

    def setup(self):
        super().setup()
        self.number = next(self.connections)

    def do_GET(self):
        url = urlsplit(self.path)
        getattr(self, f"answer_{url.path[1:]}")(parse_qs(url.query))

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/told":
            return self.answer_told({}, body)
        if self.path == "/redirect":
            return self.send(307, Location="/hello")
        self.send(201, body[::-1], **{"Retry-After": self.headers.get("TTL", "none")})

    def answer_hello(self, _):
        tag = '"one"'
        if self.headers.get("If-None-Match") == tag:
            return self.send(304, ETag=tag)
        self.send(200, b"hello", ETag=tag)

    def answer_calendar(self, _):
        self.send(200, b"BEGIN:VCALENDAR")

    def answer_told(self, _, body=b""):
        """The number of the connection, which stays, and what was asked on it."""
        told = f"{self.number}\n{self.requestline}\n{self.headers}".encode() + body
        self.send(200, told, stays=True)

    def answer_redirect(self, query):
        self.send(302, Location=query["to"][0])

    def answer_redirects(self, query):
        left = int(query["left"][0])
        self.send(302, Location=f"/redirects?left={left - 1}" if left else "/hello")

    def answer_long(self, _):
        self.send(200, bytes(SIX_MEGABYTES))

    def answer_endless(self, _):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while True:
                self.wfile.write(bytes(65536))
        except OSError:
            self.close_connection = True

    def answer_dripping(self, _):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while True:
                self.wfile.write(b".")
                time.sleep(0.05)
        except OSError:
            self.close_connection = True

    def send(self, status, body=b"", stays=False, **headers):
        """On a connection that ends unless it stays, so that every redirect needs another."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        if not stays:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """Clients that hang up in the middle are what the tests are about."""

    def handle_error(self, *_):
        pass


fixtures = pathlib.Path(sys.argv[1])
server = Server(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(fixtures / "loopback.pem", fixtures / "loopback.key")
server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_address[1], flush=True)
server.serve_forever()
