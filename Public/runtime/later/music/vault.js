// What a device keeps of connected music, sealed, in a database of its own that is there only as long as something
// lies in it.
//
//   sealed   'key': what all the others are sealed with, a key that no script can read; any other name: { iv, content },
//            AES-GCM over JSON, with the name sealed along, so that nothing can be put in another's place

import { encoded, randomBytes } from '../../bytes.js';
import { createOwnDatabase } from '../own-database.js';

// NB: whoever erases everything knows it by this name (marks.js).
const { transact, erase: deleteDatabase } = createOwnDatabase('timequest-music', 'sealed');
const KEY = 'key';
const IV_LENGTH = 12;
// Who makes the database or erases it does so alone, among all tabs.
const LOCK = 'timequest-music vault';

// `inTurn(name, work)` does work while no other tab does work of that name.
export function createVault(inTurn) {
  // What was sealed and the mark by which it is known again, or null, also for what nobody can open any more.
  async function read(name) {
    const found = await look((store, done) => {
      const found = {};
      done(found);
      store.get(KEY).onsuccess = ({ target }) => { found.key = target.result; };
      store.get(name).onsuccess = ({ target }) => { found.record = target.result; };
    });
    if (found?.key === undefined || found.record === undefined) return null;
    const value = await unsealed(found.key, name, found.record);
    return value === null ? null : { value, mark: found.record.iv };
  }

  const put = (name, value) => inTurn(LOCK, async () => {
    const key = await keyInUse() ?? await newKey();
    const record = await sealed(key, name, value);
    await transact('readwrite', (store) => {
      store.put(key, KEY);
      store.put(record, name);
    }, true);
  });

  // Changes names to values, or to null for nothing, all at once, if what was read under a name with that mark still
  // lies there; resolves to whether it did. So nothing comes back that another tab has erased meanwhile.
  async function swap(name, mark, changes) {
    const key = await keyInUse();
    if (key === undefined) return false;
    const records = await Promise.all(Object.entries(changes).map(async ([name, value]) => (
      [name, value === null ? null : await sealed(key, name, value)]
    )));
    return await transact('readwrite', (store, done) => {
      store.get(name).onsuccess = ({ target: { result } }) => {
        const isThere = result !== undefined && isSame(result.iv, mark);
        done(isThere);
        if (!isThere) return;
        for (const [name, record] of records) {
          if (record === null) store.delete(name);
          else store.put(record, name);
        }
      };
    }) ?? false;
  }

  async function erase(names) {
    await transact('readwrite', (store) => { for (const name of names) store.delete(name); });
    await sweep();
  }

  // The key opens nothing any more when nothing lies there: it goes, too, with the database.
  const sweep = () => inTurn(LOCK, async () => {
    const names = await allNames();
    if (names !== null && names.every((name) => name === KEY)) await deleteDatabase();
  });

  const names = async () => (await allNames() ?? []).filter((name) => name !== KEY);

  return { read, put, swap, erase, sweep, names };
}

const look = (work) => transact('readonly', work);

const keyInUse = async () => await look((store, done) => {
  store.get(KEY).onsuccess = ({ target }) => done(target.result);
}) ?? undefined;

const allNames = () => look((store, done) => {
  store.getAllKeys().onsuccess = ({ target }) => done(target.result);
});

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const how = (name, iv) => ({ name: 'AES-GCM', iv, additionalData: encoded(name) });

async function sealed(key, name, value) {
  const iv = randomBytes(IV_LENGTH);
  return { iv, content: await crypto.subtle.encrypt(how(name, iv), key, encoded(JSON.stringify(value))) };
}

// NB: what went wrong is told to nobody: a text of JSON's may quote what it was about.
async function unsealed(key, name, { iv, content }) {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how(name, iv), key, content)));
  } catch {
    return null;
  }
}

const isSame = (one, other) => one.length === other.length && one.every((byte, place) => byte === other[place]);
