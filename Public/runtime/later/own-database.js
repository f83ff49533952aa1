// A database of its own for what few devices keep: whoever only looks makes none.
//
// Connections are opened for one piece of work and closed again: none is cut in the background, and none is in the way
// of a tab that erases everything.

// With one store, whose keys are given beside its values.
export function createOwnDatabase(name, store) {
  // Resolves when it is on disk, with what `work` handed to `done`, else to null; also where there is no database, unless
  // it is to be made.
  async function transact(mode, work, isMade = false) {
    const database = await open(name, store, isMade);
    if (database === null) return null;
    try {
      return await new Promise((resolve, reject) => {
        // What was replaced may be worth nothing any more: its successor shall not be in a cache of the disk's.
        const transaction = database.transaction(store, mode, { durability: 'strict' });
        let result = null;
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
        work(transaction.objectStore(store), (value) => { result = value; });
      });
    } finally {
      database.close();
    }
  }

  const erase = () => new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

  return { transact, erase };
}

// NB: an opening that is broken off leaves nothing in most browsers, and an empty database in WebKit; so those that can
// tell are asked before.
async function open(name, store, isMade) {
  if (!isMade && await isKnownToBeMissing(name)) return null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    let isMissing = false;
    request.onupgradeneeded = () => {
      if (isMade) {
        request.result.createObjectStore(store);
      } else {
        // Whoever only looks leaves no trace.
        isMissing = true;
        request.transaction.abort();
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isMissing) resolve(null);
      else reject(request.error);
    };
  });
}

const isKnownToBeMissing = async (name) => (
  indexedDB.databases !== undefined && !(await indexedDB.databases()).some((known) => known.name === name)
);
