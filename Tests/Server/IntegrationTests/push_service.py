"""A push service on loopback: opens what is sent to it with an independent library, and tells each message as a line
of JSON. Says first its port, and the subscription of a browser that does not exist."""

import base64
import http.server
import json
import pathlib
import ssl
import sys

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

AUTH = bytes(range(16))
BROWSER = ec.generate_private_key(ec.SECP256R1())
POINT = BROWSER.public_key().public_bytes(
    serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
)


def tell(**line):
    print(json.dumps(line), flush=True)


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims(authorization):
    """What the voucher says, once its signature is right (RFC 8292)."""
    scheme, values = authorization.split(" ", 1)
    assert scheme == "vapid"
    token, key = (part.strip().split("=", 1)[1] for part in values.split(","))
    signed, signature = token.rsplit(".", 1)
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return body


class Handler(http.server.BaseHTTPRequestHandler):
    # Status codes to answer with, by the last part of the path.
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        content = http_ece.decrypt(body, private_key=BROWSER, auth_secret=AUTH, version="aes128gcm")
        said = claims(self.headers["Authorization"])
        tell(
            content=content.decode(),
            aud=said["aud"],
            sub=said["sub"],
            ttl=self.headers["TTL"],
            topic=self.headers["Topic"],
            encoding=self.headers["Content-Encoding"],
        )
        self.send_response(int(self.path.rsplit("/", 1)[1]))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


certificate = pathlib.Path(sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate / "loopback.pem", certificate / "loopback.key")
server.socket = context.wrap_socket(server.socket, server_side=True)
tell(
    port=server.server_address[1],
    key=base64.b64encode(POINT).decode(),
    auth=base64.b64encode(AUTH).decode(),
)
server.serve_forever()
