"""Somebody on the way between browsers and a server, who writes down every byte."""

import contextlib
import socket
import threading


class Eavesdropper:
    def __init__(self, port):
        # What one end of one connection has said stands together.
        self._heard = []
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def heard(self):
        return b"\n".join(bytes(said) for said in self._heard)

    def stop(self):
        self._listener.close()

    def _listen(self):
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                self._connect(browser)

    def _connect(self, browser):
        try:
            server = socket.create_connection(("127.0.0.1", self._port))
        except OSError:
            browser.close()
            return
        for ends in [(browser, server), (server, browser)]:
            threading.Thread(target=self._hand_on, args=ends, daemon=True).start()

    def _hand_on(self, source, target):
        said = bytearray()
        self._heard.append(said)
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                said += data
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
