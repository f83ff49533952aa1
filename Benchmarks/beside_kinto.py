"""What a general store of records does on the same PostgreSQL: Kinto, beside our server.

    .build/venv/bin/python Benchmarks/beside_kinto.py TIMEQUEST

Kinto comes from PyPI into .build/kinto. Records have 400 bytes; 64 connections send them one by one, and eight a hundred
at a time. Then four devices of one family send batches at once while another one reads along from where it was: what it
has not got when all has been quiet for a while, it never gets by its cursor.
"""

import argparse
import base64
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import storing

from families import Family, Reader
from postgres import Postgres
from serving import Gone, Server, free_port

VENV = Path(__file__).resolve().parents[1] / ".build/kinto"
PACKAGES = ["kinto", "psycopg2-binary", "sqlalchemy", "zope.sqlalchemy", "gunicorn", "importlib_metadata", "setuptools<81"]
SECONDS = 4
WRITERS, BATCHES, BATCH = 4, 60, 25
AUTHORIZATION = "Basic " + base64.b64encode(b"family:word").decode()
INI = """[app:main]
use = egg:kinto
multiauth.policies = basicauth
kinto.batch_max_requests = 500
kinto.bucket_create_principals = system.Authenticated
kinto.userid_hmac_secret = of-this-bench-alone
kinto.storage_backend = kinto.core.storage.postgresql
kinto.storage_url = {url}
kinto.cache_backend = kinto.core.cache.postgresql
kinto.cache_url = {url}
kinto.permission_backend = kinto.core.permission.postgresql
kinto.permission_url = {url}
"""


class Kinto:
    def __init__(self, folder, database):
        if not (VENV / "bin/kinto").exists():
            subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
            subprocess.run([VENV / "bin/pip", "install", "--quiet", *PACKAGES], check=True)
        database.ask("CREATE DATABASE kinto", "postgres")
        self._ini = folder / "kinto.ini"
        self._ini.write_text(INI.format(url=f"postgresql://timequest@/kinto?host={database.folder}"))
        subprocess.run([VENV / "bin/kinto", "migrate", "--ini", self._ini], check=True, capture_output=True)
        self.port = free_port()
        what = ["--paste", self._ini, "--bind", f"127.0.0.1:{self.port}", "--workers", "2", "--threads", "8"]
        what += ["--keep-alive", "60", "--worker-class", "gthread", "--log-level", "warning", "--timeout", "300"]
        log = (folder / "kinto.log").open("wb")
        self._process = subprocess.Popen([VENV / "bin/gunicorn", *what], stdout=log, stderr=log)
        self._until_it_answers(folder)
        self.ask("PUT", "/buckets/b", {})

    def _until_it_answers(self, folder):
        end = time.monotonic() + 60
        while True:
            try:
                return self.ask("GET", "/")
            except (OSError, http.client.HTTPException):
                assert time.monotonic() < end, (folder / "kinto.log").read_text()[-2000:]
                time.sleep(0.1)

    def ask(self, method, path, body=None, line=None):
        line = line or http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": AUTHORIZATION, "Content-Type": "application/json"}
        line.request(method, f"/v1{path}", None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        said = answer.read()
        assert answer.status < 300, f"{method} {path}: {answer.status} {said[:300]}"
        return answer, json.loads(said)

    def request(self, dice, collection, count):
        """As bytes: one record, or a batch of them."""
        base = f"/buckets/b/collections/{collection}/records"
        if count == 1:
            method, path = "PUT", f"{base}/{record_id(dice)}"
            body = {"data": {"c": text(dice)}}
        else:
            method, path, body = "POST", "/batch", batch(dice, base, count)[1]
        data = json.dumps(body).encode()
        head = (
            f"{method} /v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: {AUTHORIZATION}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        return head.encode() + data

    def close(self):
        self._process.terminate()
        self._process.wait(60)


def record_id(dice):
    return f"{dice.getrandbits(96):024x}"


def text(dice):
    return base64.b64encode(dice.randbytes(storing.OPERATION * 3 // 4)).decode()


def batch(dice, base, count):
    """The names of its records, and what is asked."""
    names = [record_id(dice) for _ in range(count)]
    requests = [{"path": f"{base}/{name}", "body": {"data": {"c": text(dice)}}} for name in names]
    return names, {"defaults": {"method": "PUT"}, "requests": requests}


def kinto_rate(kinto, folder, connections, count, most):
    """Records a second, and the 99th percentile of a request in ms."""
    dice, files = random.Random(1), []
    for number in range(connections):
        kinto.ask("PUT", f"/buckets/b/collections/c{count}-{number}", {})
        file = folder / f"kinto {count} {number}"
        asked = [kinto.request(dice, f"c{count}-{number}", count) for _ in range(most)]
        file.write_bytes(b"".join(storing.framed(each) for each in asked))
        files.append(file)
    _, rate, _, p99, _ = storing.replay(folder, kinto.port, files, SECONDS)
    return rate * count, p99


def our_rate(server, folder, connections, count, most):
    blocks = storing.SMALL if count == 1 else storing.LARGE
    load = storing.Load(server, folder, connections, most, count, blocks)
    _, rate, _, p99, _ = load.run(folder, server.port)
    return rate * count, p99


def in_threads(work, count):
    problems = []

    def watched(number):
        try:
            work(number)
        except Exception as problem:  # noqa: BLE001
            problems.append(problem)

    threads = [threading.Thread(target=watched, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


def kinto_lost(kinto):
    """Records that were acknowledged, and how many a reader has missed who asks for what came after what it has."""
    kinto.ask("PUT", "/buckets/b/collections/family", {})
    base = "/buckets/b/collections/family/records"
    acknowledged, read, is_over = set(), set(), threading.Event()

    def write(number):
        dice, line = random.Random(number), http.client.HTTPConnection("127.0.0.1", kinto.port, timeout=60)
        for _ in range(BATCHES):
            names, body = batch(dice, base, BATCH)
            _, said = kinto.ask("POST", "/batch", body, line)
            acknowledged.update(
                name for name, each in zip(names, said["responses"]) if each["status"] in (200, 201)
            )

    def follow():
        line, since = http.client.HTTPConnection("127.0.0.1", kinto.port, timeout=60), 0
        quiet = 0
        while quiet < 5:
            after = f"_since={since}&" if since else ""
            try:
                rows = kinto.ask("GET", f"{base}?{after}_sort=last_modified&_limit=500", line=line)[1]["data"]
            except AssertionError:
                # It says so itself now and then, while others write.
                continue
            read.update(row["id"] for row in rows)
            since = rows[-1]["last_modified"] if rows else since
            quiet = quiet + 1 if is_over.is_set() and not rows else 0
            time.sleep(0.01)

    reader = threading.Thread(target=follow)
    reader.start()
    in_threads(write, WRITERS)
    is_over.set()
    reader.join()
    return len(acknowledged), len(acknowledged - read)


def our_lost(server):
    family = Family("beside", WRITERS + 1)
    client = server.client()
    family.found(client)
    reader, is_over = Reader(family, family.members[WRITERS]), threading.Event()

    def write(number):
        line, member = server.client(), family.members[number]
        for _ in range(BATCHES):
            record, end = member.pack(BATCH, -(-storing.OPERATION * BATCH // 256))
            line.expect(200, "POST", f"{family.path}/packs", record, member.token)
            member.goes_on(end)

    def follow():
        line, over = server.client(), False
        while not over:
            over = is_over.is_set()
            try:
                reader.read(line)
            except Gone:
                return
            time.sleep(0.01)

    thread = threading.Thread(target=follow)
    thread.start()
    in_threads(write, WRITERS)
    is_over.set()
    thread.join()
    # The entries that brought its devices in lie there, too.
    return WRITERS * BATCHES * BATCH, (WRITERS * BATCHES + WRITERS + 1 - len(reader.hashes)) * BATCH


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("timequest")
    os.environ["TIMEQUEST"] = parser.parse_args().timequest
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        storing.build(folder)
        database = Postgres("safe")
        try:
            server = Server(folder, "--megabytes-a-family", "100000", database=database.address).start()
            kinto = Kinto(folder, database)
            for what, connections, count, most in (("one by one", 64, 1, 2000), ("a hundred at once", 8, 100, 600)):
                theirs = kinto_rate(kinto, folder, connections, count, most if count == 1 else 60)
                ours = our_rate(server, folder, connections, count, most)
                print(
                    f"{what}, {connections} connections: ours {ours[0]:,.0f} records/s, p99 {ours[1]:.1f} ms; Kinto"
                    f" {theirs[0]:,.0f}, p99 {theirs[1]:.1f}: {ours[0] / theirs[0]:.1f} times",
                    flush=True,
                )
            print("Kinto: {:,} records acknowledged, {:,} missed by who reads along".format(*kinto_lost(kinto)), flush=True)
            stored, lost = our_lost(server)
            print(f"ours: {stored:,} records acknowledged, {lost:,} missed by who reads along")
            kinto.close()
            server.stop()
        finally:
            database.close()
    sys.exit(0 if lost == 0 else 1)


if __name__ == "__main__":
    main()
