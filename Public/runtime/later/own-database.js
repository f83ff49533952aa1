// A database of its own for what few devices keep: whoever only looks makes none.
//
// Connections are opened for one piece of work and closed again: none is cut in the background, and none is in the way
// of a tab that erases everything.

import { inTime } from '../in-time.js';

// With one store, whose keys are given beside its values. With `patience`, in milliseconds, what does not answer for so
// long has failed; whoever asks again by itself at some time needs none.
export function createOwnDatabase(name, store, patience) {
  // Resolves when it is on disk, with what `work` handed to `done`, else to null; also where there is no database, unless
  // it is to be made. What could not be said is an error.
  async function transact(mode, work, isMade = false) {
    const opening = open(name, store, isMade);
    let isLate = false;
    try {
      return await inTime(
        opening.then((database) => (database === null || isLate ? null : perform(database, store, mode, work))),
        patience,
        new Error('the database does not answer'),
      );
    } finally {
      isLate = true;
      opening.then((database) => database?.close(), () => {});
    }
  }

  return { transact, erase: () => erase(name) };
}

const erase = (name) => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
});

const perform = (database, store, mode, work) => new Promise((resolve, reject) => {
  // What was replaced may be worth nothing any more: its successor shall not be in a cache of the disk's.
  const transaction = database.transaction(store, mode, { durability: 'strict' });
  let result = null;
  transaction.oncomplete = () => resolve(result);
  transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  work(transaction.objectStore(store), (value) => { result = value; });
});

// Null where there is none, and none is to be made. NB: an opening says so, and not the list of databases: one that comes
// back empty for once would be taken for keys that are gone.
async function open(name, store, isMade) {
  // Whoever makes it or takes it away does so alone, among all tabs.
  if (isMade) return navigator.locks.request(name, () => opened(name, store, true));
  const found = await opened(name, store, false);
  // An opening that is broken off leaves nothing in most browsers, and an empty database in WebKit.
  if (found !== null || !await isListed(name)) return found;
  return navigator.locks.request(name, async () => {
    const made = await opened(name, store, false);
    if (made === null) await erase(name);
    return made;
  });
}

const isListed = async (name) => (
  indexedDB.databases !== undefined && (await indexedDB.databases()).some((known) => known.name === name)
);

const opened = (name, store, isMade) => new Promise((resolve, reject) => {
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
