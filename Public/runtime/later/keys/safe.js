// Where a device keeps its keys: a database of their own, which is there only where there are some. In it lie keys that
// no script can read, and what these have sealed; no secret and no private key lies there in any other form.
//
//   keys   'device ...': a device's pairs and its sealed token; 'epoch ...': what comes of an epoch's secret

const DATABASE = 'timequest-keys';
const STORE = 'keys';

export const read = (name) => transact('readonly', (store, done) => {
  store.get(name).onsuccess = ({ target }) => done(target.result ?? null);
});

// On disk when it resolves; rejects where a browser refuses to keep keys.
export const write = (name, value) => transact('readwrite', (store) => store.put(value, name), true);

export const erase = (name) => transact('readwrite', (store) => store.delete(name));

export const names = async () => await transact('readonly', (store, done) => {
  store.getAllKeys().onsuccess = ({ target }) => done(target.result);
}) ?? [];

export function eraseEverything() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

// Resolves when it is on disk, with what `work` handed to `done`; to null where there is no database, unless it is to
// be made. A connection is closed again after each: none is cut in the background, and none stands in the way of a tab
// that erases everything.
async function transact(mode, work, isMade = false) {
  const database = await open(isMade);
  if (database === null) return null;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      let result = null;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
      work(transaction.objectStore(STORE), (value) => { result = value; });
    });
  } finally {
    database.close();
  }
}

// NB: an opening that is broken off leaves nothing in most browsers, and an empty database in WebKit; so those that can
// tell are asked before.
async function open(isMade) {
  if (!isMade && await isKnownToBeMissing()) return null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    let isMissing = false;
    request.onupgradeneeded = () => {
      if (isMade) {
        request.result.createObjectStore(STORE);
      } else {
        // Whoever only looks leaves no trace.
        isMissing = true;
        request.transaction.abort();
      }
    };
    request.onsuccess = () => {
      request.result.onversionchange = ({ target }) => target.close();
      resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isMissing) resolve(null);
      else reject(request.error);
    };
  });
}

const isKnownToBeMissing = async () => (
  indexedDB.databases !== undefined && !(await indexedDB.databases()).some(({ name }) => name === DATABASE)
);
