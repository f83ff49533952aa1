"""Where secrets may have left traces: all that scripts can read, and all that was said."""

import base64

# All of localStorage, sessionStorage and every database; bytes as the characters that they may be.
READ_ALL = """async () => {
  const shown = (value) => JSON.stringify(value, (name, value) => {
    if (value instanceof CryptoKey) return `a key, ${value.extractable}`;
    if (value instanceof ArrayBuffer) value = new Uint8Array(value);
    if (!ArrayBuffer.isView(value)) return value;
    return Array.from(value, (byte) => String.fromCharCode(byte)).join('');
  });
  const texts = { local: shown({ ...localStorage }), session: shown({ ...sessionStorage }) };
  texts.document = document.documentElement.outerHTML + document.cookie;
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((done) => {
      indexedDB.open(name).onsuccess = ({ target }) => done(target.result);
    });
    for (const store of database.objectStoreNames) {
      const all = (question) => new Promise((done) => {
        database.transaction(store).objectStore(store)[question]().onsuccess = ({ target }) => done(target.result);
      });
      texts[`${name} ${store}`] = shown([await all('getAllKeys'), await all('getAll')]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) texts[`cache ${url}`] = url;
  }
  return texts;
}"""

# Files may hold a text in pieces, where parts of it have stood before.
PIECE = 16


def texts_of(device):
    """By their place."""
    texts = {name: text.encode() for name, text in device.page.evaluate(READ_ALL).items()}
    return {
        **texts,
        "console": "\n".join(device.said).encode(),
        "addresses": "\n".join(device.addresses).encode(),
    }


def traces(secrets, contents):
    """Places with a piece of a secret in them, as bytes, in two bytes a character, or in base64."""
    pieces = [
        piece
        for secret in secrets
        for start in range(0, len(secret) - PIECE + 1, PIECE)
        for piece in _forms(secret[start : start + PIECE])
    ]
    return [name for name, content in contents.items() if any(piece in content for piece in pieces)]


def _forms(text):
    yield text.encode()
    yield text.encode("utf-16-le")
    # By where in a group of three it may begin; without what depends on its neighbours.
    for lead in range(3):
        yield base64.b64encode(bytes(lead) + text.encode())[4:20]
