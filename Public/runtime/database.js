// The two stores of a log, and how work is done in them.

const VERSION = 1;

// `onLoss()` is called when the connection is no more, `onNewer()` when a page of a newer version has to change how
// things are stored.
export function openDatabase(indexedDB, name, { onLoss, onNewer }) {
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

// Resolves when the transaction is on disk, with what `work` handed to `done`; when it is relaxed, on its way
// there. It is among those that are `running` until then.
export function transact(running, database, mode, work, durability = 'strict') {
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

export function giveUp(running, transaction) {
  running.delete(transaction);
  try {
    transaction.abort();
  } catch {
    // It is being committed already.
  }
}
