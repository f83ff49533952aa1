"""A family of dice that asks the server of a machine from within its network.

    family.py found NAME INVITATION     founds it there and stores three packs
    family.py read NAME                 tells the number of its records, and the link of the last one
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Faults"))

from families import Family, Reader  # noqa: E402
from serving import Client  # noqa: E402

PORT = 8080


def found(family, client, invitation):
    family.found(client, invitation)
    member = family.members[0]
    for _ in range(3):
        record, end = member.pack()
        client.expect(200, "POST", f"{family.path}/packs", record, member.token)
        member.goes_on(end)


def read(family, client):
    reader = Reader(family, family.members[0])
    reader.read(client)
    print(reader.seq, reader.link.hex())


if __name__ == "__main__":
    what, name, *rest = sys.argv[1:]
    {"found": found, "read": read}[what](Family(name), Client(PORT), *rest)
