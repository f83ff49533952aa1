"""A network on which the page itself comes in two pieces, as it does where there is hardly any."""

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.request import urlopen


@contextmanager
def page_in_pieces(url, cut):
    """Serves what `url` serves; of the page itself the rest from `cut` on only after `let_rest_come()`.

    Yields the address and that function.
    """
    may_come = threading.Event()

    class Pieces(BaseHTTPRequestHandler):
        def do_GET(self):
            try:
                with urlopen(url + self.path.removeprefix("/")) as answer:
                    self._pass_on(answer, answer.read())
            except HTTPError as error:
                self.send_error(error.code)

        def _pass_on(self, answer, body):
            self.send_response(200)
            self.send_header("Content-Type", answer.headers["Content-Type"])
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            first = body.index(cut) if self.path == "/" else len(body)
            self.wfile.write(body[:first])
            if first < len(body):
                may_come.wait(60)
                self.wfile.write(body[first:])

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Pieces)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", may_come.set
    finally:
        may_come.set()
        server.shutdown()
