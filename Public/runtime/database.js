// The two stores of a log, how work is done in them, and how a connection to them is kept open.

const VERSION = 1;

// `onLoss()` is called when the connection is no more, `onNewer()` when a page of a newer version has to change how
// things are stored.
export function openDatabase(indexedDB, name, onLoss, onNewer = () => {}) {
  return new Promise((resolve, reject) => {
    if (!indexedDB) throw new DOMException('this browser has no storage', 'NotSupportedError');
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      const operations = request.result.createObjectStore('operations', { autoIncrement: true });
      operations.createIndex('id', 'id', { unique: true });
      request.result.createObjectStore('meta');
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLoss;
      // It cannot go on while this connection is open. What has begun to be stored is finished first.
      database.onversionchange = () => {
        database.close();
        onLoss();
        onNewer();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

// Opened when somebody needs it, and again when it was lost: browsers cut connections in the background. `open(onLoss)`
// resolves to the database. With `patience`, in milliseconds, what does not answer for so long has failed.
export function createConnection(open, patience) {
  let current = null;

  function connect() {
    if (current === null) {
      const made = { running: new Set(), isOver: false };
      const forget = () => { if (current === made) current = null; };
      made.opened = open(forget);
      made.opened.catch(forget);
      current = made;
    }
    return current;
  }

  // With what is running there: a transaction that never answers would hold up all that come after, whatever their
  // connection.
  //
  // NB: only the connection that failed is given up. Others may have opened a new one meanwhile, and work that closes
  // it fails theirs in turn.
  function disconnect(stale = current) {
    if (current === stale) current = null;
    if (stale === null) return;
    stale.isOver = true;
    for (const transaction of stale.running) giveUp(stale.running, transaction);
    stale.opened.then((database) => database.close(), () => {});
  }

  const attempt = (used, work) => new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the database does not answer'));
    const timer = patience && setTimeout(() => { disconnect(used); fail(); }, patience);
    const begin = (database) => (used.isOver ? fail() : perform(used.running, database, ...work));
    used.opened.then(begin).then(resolve, reject).finally(() => clearTimeout(timer));
  });

  return {
    connect,
    disconnect,
    // Resolves when the transaction is on disk, with what `work(stores, done)` handed to `done`; when it is relaxed, on
    // its way there. Work that fails, for whatever reason, is done once more over a new connection, so it has to bear
    // being done twice: also where it is on disk, and the answer alone was lost.
    async transact(mode, work, durability = 'strict') {
      const used = connect();
      try {
        return await attempt(used, [mode, work, durability]);
      } catch {
        disconnect(used);
        return attempt(connect(), [mode, work, durability]);
      }
    },
  };
}

// The transaction is among those that are `running` until it has ended.
function perform(running, database, mode, work, durability) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['operations', 'meta'], mode, { durability });
    let result;
    running.add(transaction);
    // On its way down to the request: what arrives after the transaction was given up leads to nothing.
    transaction.addEventListener('success', (event) => {
      if (!running.has(transaction)) event.stopImmediatePropagation();
    }, true);
    transaction.oncomplete = () => {
      running.delete(transaction);
      resolve(result);
    };
    transaction.onabort = () => {
      running.delete(transaction);
      reject(transaction.error ?? new Error('the transaction was aborted'));
    };
    work(
      { operations: transaction.objectStore('operations'), meta: transaction.objectStore('meta') },
      (value) => { result = value; },
    );
  });
}

function giveUp(running, transaction) {
  running.delete(transaction);
  try {
    transaction.abort();
  } catch {
    // It is being committed already.
  }
}
