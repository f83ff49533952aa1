// Where a device keeps its keys: a database of their own, which is there only where there are some. In it lie keys that
// no script can read, and what these have sealed; no secret and no private key lies there in any other form.
//
//   keys   'device ...': a device's pairs and its sealed token; 'epoch ...': what comes of an epoch's secret;
//          'code ...': a recovery code that was made here, sealed

import { createOwnDatabase } from '../own-database.js';

// What never answers would hold up all that comes after it.
const PATIENCE = 15_000;

const { transact, erase: eraseEverything } = createOwnDatabase('timequest-keys', 'keys', PATIENCE);

export { eraseEverything };

export const read = (name) => transact('readonly', (store, done) => {
  store.get(name).onsuccess = ({ target }) => done(target.result ?? null);
});

// On disk when it resolves; rejects where a browser refuses to keep keys.
export const write = (name, value) => transact('readwrite', (store) => store.put(value, name), true);

export const erase = (name) => transact('readwrite', (store) => store.delete(name));

export const names = async () => await transact('readonly', (store, done) => {
  store.getAllKeys().onsuccess = ({ target }) => done(target.result);
}) ?? [];
