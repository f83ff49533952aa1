"""What others have published: every file in Tests/Fixtures/Vectors, of the form of standards.json or of Wycheproof's."""

import json

import built

FOLDER = built.ROOT / "Tests/Fixtures/Vectors"

KINDS = {"HkdfTest": "hkdf", "AeadTest": "gcm", "EcdhEcpointTest": "ecdh", "EcdsaP1363Verify": "ecdsa"}
NAMES = {"ikm": "material", "okm": "derived", "iv": "nonce", "aad": "along", "msg": "content", "sig": "signature"}


def all_vectors():
    files = [json.loads(file.read_text()) for file in sorted(FOLDER.glob("*.json"))]
    return [vector for file in files for vector in (file if isinstance(file, list) else of_wycheproof(file))]


def of_wycheproof(file):
    for group in file["testGroups"]:
        for test in group["tests"]:
            vector = {NAMES.get(name, name): value for name, value in test.items()}
            vector["name"] = f"{file['algorithm']} {test['tcId']}, {test['comment']}"
            vector["kind"] = KINDS[group["type"]]
            if "ct" in test:
                vector["sealed"] = test["ct"] + test["tag"]
            if "publicKey" in group:
                vector["public"] = group["publicKey"]["uncompressed"]
            yield vector


def by_hex(vector, *names):
    return [bytes.fromhex(vector[name]) for name in names]


def is_valid(vector):
    """None where it may be taken or refused."""
    return {"valid": True, "invalid": False}.get(vector.get("result", "valid"))
