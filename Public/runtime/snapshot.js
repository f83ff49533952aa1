// The snapshot: what the log comes to up to a key, so that a start need not read all of it. It can be thrown
// away, and only the very version of the app that made it reads it.
//
//   meta         ['snapshot', 0] and on: { version, through: key, bytes }, a piece of it

// Bytes. Browsers copy and compress what they are given while the page waits: of this some milliseconds.
const PIECE_LENGTH = 512 * 1024;

// A function, because a browser without storage does not know the name.
const pieces = () => IDBKeyRange.bound(['snapshot'], ['snapshot', []]);

// Hands `done` the last key that it covers and the pieces of its bytes, or null; one that cannot be read is none.
export function getSnapshot(meta, version, done) {
  const request = asked(meta);
  if (request === null) return done(null);
  request.onsuccess = ({ target: { result: found } }) => {
    const isOurs = found[0]?.version === version;
    done(isOurs ? { through: found[0].through, pieces: found.map(({ bytes }) => bytes) } : null);
  };
  request.onerror = (event) => {
    // The transaction goes on.
    event.preventDefault();
    event.stopPropagation();
    done(null);
  };
}

// Null where the browser refuses at once.
function asked(meta) {
  try {
    return meta.getAll(pieces());
  } catch {
    return null;
  }
}

export function putSnapshot(meta, version, through, bytes) {
  deleteSnapshot(meta);
  const put = (number) => {
    const piece = bytes.slice(number * PIECE_LENGTH, (number + 1) * PIECE_LENGTH);
    if (piece.length === 0) return;
    meta.put({ version, through, bytes: piece }, ['snapshot', number]).onsuccess = () => put(number + 1);
  };
  put(0);
}

export function deleteSnapshot(meta) {
  meta.delete(pieces());
}
