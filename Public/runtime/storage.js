// The log on this device, in IndexedDB. It keeps bytes in order and knows nothing of what they mean.
//
//   operations   key: a number that only grows; value: { id, record }; unique index on id
//   meta         'device': 16 random bytes; 'counter': the last number given to an operation of this
//                device; 'notes': what the device keeps beside its log; 'gate': what it keeps of the family's
//                PIN (later/gate.js); 'calendars': what lies near of connected ones; 'copied': when the last copy
//                was made, in milliseconds since 1970; 'closed': what copies hold for players' own codes
//                (later/closed.js); 'invitation': what a server's owner has handed out
//                (later/joining.js); 'erased': that everything was erased here once; the snapshot (snapshot.js);
//                'sync/...': what it knows of its family's devices (later/sync/rows.js)
//
// Records travel as one buffer: for each, 4 bytes of length (little-endian) and the record.

import { createConnection, openDatabase } from './database.js';
import { createMirror } from './mirror.js';
import { deleteSnapshot, getSnapshot, putSnapshot } from './snapshot.js';

const DATABASE = 'timequest';
const ID_LENGTH = 32;
// Milliseconds from one try to read the second copy to the next, longer each time: all together less than after what a
// page says that storage does not answer.
const PAUSE = 500;
const LONGEST_PAUSE = 4000;

// `version` is the program's: only the very one that made a snapshot reads it. `onNewer()` is called when another
// page, of a newer version of the app, has to change how things are stored; `onErased()` when this page would
// have written into another database than the one that it has read.
export function createStorage({ indexedDB, buckets }, randomBytes, version, { onNewer, onErased }) {
  // The device's name in the database that this page has read.
  let known = null;
  // It is another database by now, and this page about to be loaded again.
  let isGone = false;
  const connection = createConnection((onLoss) => openDatabase(indexedDB, DATABASE, onLoss, onNewer));

  // Changes what is stored, unless it has been erased meanwhile: a page that still shows the old log shall not
  // write into the new one. The name of the device is the database's, and is looked at in the same transaction.
  const change = (work, durability) => write((stores, done) => {
    stores.meta.get('device').onsuccess = ({ target: { result, transaction } }) => {
      if (known === null || isSame(result, known)) return work(stores, done);
      transaction.abort();
      if (!isGone) onErased();
      isGone = true;
    };
  }, durability).catch((error) => {
    if (isGone) return new Promise(() => {});
    throw error;
  });

  const look = (work) => connection.transact('readonly', work);
  const write = (work, durability) => connection.transact('readwrite', work, durability);

  const mirror = createMirror(buckets, look, write);

  // What has to outlive this database.
  async function changeBoth(work, how) {
    const result = await change(work);
    mirror.follow(how);
    return result;
  }

  // Opening it takes its time, and nobody needs to have asked for anything.
  const beginToOpen = () => { connection.connect(); };

  // What a start needs, all of one moment: this device's name, the snapshot if there is one, and what came after it.
  const readAll = async () => {
    const all = await look((stores, done) => {
      const all = {};
      done(all);
      stores.meta.get('device').onsuccess = (found) => { all.device = found.target.result; };
      stores.meta.get('notes').onsuccess = (found) => { all.notes = found.target.result; };
      stores.meta.get('erased').onsuccess = (found) => { all.isErased = found.target.result === true; };
      getSnapshot(stores.meta, version, (snapshot) => {
        all.snapshot = snapshot;
        all.log = readRecords(stores.operations, snapshot?.through ?? 0);
      });
    });
    const isEmpty = all.device === undefined || !all.snapshot && all.log.count === 0;
    if (isEmpty && !all.isErased && await restore()) return readAll();
    known = all.device ?? await giveName();
    return { ...all, device: known };
  };

  // Whether the log has come back from its second copy. As long as that cannot be said, no name is given: with one, what
  // was played would be another device's.
  const restore = (pause = PAUSE) => mirror.restore().catch(async (error) => {
    // NB: what is wrong with the copy is not what is wrong with storage; that it is full is.
    if (pause > LONGEST_PAUSE) throw isFull(error) ? error : new Error('the second copy of the log cannot be read', { cause: error });
    await new Promise((done) => { setTimeout(done, pause); });
    return restore(2 * pause);
  });

  // This device's name, made up at the very first start. Another tab may be about to do the same.
  const giveName = () => write(({ meta }, done) => {
    meta.get('device').onsuccess = (found) => {
      const name = found.target.result ?? randomBytes(16);
      if (!found.target.result) meta.put(name, 'device');
      done(name);
    };
  });

  // What is stored after a key, and the notes: all of it and the last key of it, or the next `most` and the key of each.
  const readAfter = (key, most) => look(({ operations, meta }, done) => {
    const read = readRecords(operations, key, most);
    meta.get('notes').onsuccess = (found) => { read.notes = found.target.result; };
    done(read);
  });

  // Stores what waits, all or nothing, and the notes if there are any. `encode(stored, counter)` returns the bytes of
  // all but the first so many, numbered from there; it is called inside the transaction, so that no number is ever
  // given out twice or skipped. Resolves to the keys of what was added.
  const append = (encode, notes) => changeBoth(({ operations, meta }, done) => {
    const keys = [];
    done(keys);
    if (notes.length > 0) meta.put(notes, 'notes');
    meta.get('counter').onsuccess = (found) => {
      const last = found.target.result ?? 0;
      const entries = entriesOf(encode(0, last + 1));
      countStored(operations, entries, (stored) => {
        const added = stored === 0 ? entries : entriesOf(encode(stored, last + 1));
        for (const entry of added) operations.add(entry).onsuccess = ({ target: { result } }) => { keys.push(result); };
        if (added.length > 0) meta.put(last + added.length, 'counter');
      });
    };
  });

  // Stores operations that other devices have made, or this one in an earlier life: all or nothing, and
  // each once, also where a damaged one had its id. They keep their numbers; those that this device gives
  // from now on begin above `counter`.
  const putAll = (entries, counter) => changeBoth(({ operations, meta }) => {
    for (const entry of entriesOf(entries)) {
      operations.index('id').getKey(entry.id).onsuccess = (earlier) => { operations.put(entry, earlier.target.result); };
    }
    meta.get('counter').onsuccess = (found) => { meta.put(Math.max(found.target.result ?? 0, counter), 'counter'); };
    // It knows nothing of records that have come in below its key.
    deleteSnapshot(meta);
  }, { anew: true });

  // Relaxed: the next tap shall not wait for megabytes to be on disk.
  const saveSnapshot = (through, bytes) => change(({ meta }) => { putSnapshot(meta, version, through, bytes); }, 'relaxed');

  const dropSnapshot = () => change(({ meta }) => { deleteSnapshot(meta); });

  // What can be made again is the first to go.
  const makeRoom = () => Promise.all([mirror.giveRoom(), dropSnapshot()]);

  // All of it or nothing. NB: the database itself stays, empty: to delete it waits for every tab that has it
  // open, and cannot be taken back when one of them does not let go.
  const erase = async () => {
    // First, so that what was erased never comes back, and once more, for another tab may just have been writing it.
    await mirror.erase();
    await change(({ operations, meta }) => {
      operations.clear();
      meta.clear();
      meta.put(true, 'erased');
    });
    await mirror.erase();
  };

  // What lies there beside the log, or `none`.
  const kept = (name, none) => look(({ meta }, done) => {
    meta.get(name).onsuccess = (found) => done(found.target.result ?? none);
  });

  // Puts a record in the place of the one that the page knows, if that still lies there: of two tabs that change it
  // at once, one does. Resolves to whether it did, and to what lies there now: that is its own record where an answer was
  // lost and it was done twice.
  const swapGate = (known, record) => changeBoth(({ meta }, done) => {
    meta.get('gate').onsuccess = (found) => {
      const stored = found.target.result ?? new Uint8Array();
      const isSwapped = stored.length === known.length && isSame(stored, known);
      if (isSwapped) meta.put(record, 'gate');
      done({ isSwapped, record: isSwapped ? record : stored });
    };
  });

  // What is connected on this device and nowhere else, so no second copy has it.
  const putCalendars = (bytes) => change(({ meta }) => {
    if (bytes.length > 0) meta.put(bytes, 'calendars');
    else meta.delete('calendars');
  });

  const keep = (name, value, how) => changeBoth(({ meta }) => { meta.put(value, name); }, how);

  return { beginToOpen, readAll, kept, swapGate, keep, putCalendars, erase, readAfter, append, putAll, saveSnapshot, dropSnapshot, makeRoom, disconnect: () => connection.disconnect() };
}

// Filled by the end of the transaction.
function readRecords(operations, key, most) {
  const after = key === 0 ? null : IDBKeyRange.lowerBound(key, true);
  const read = { bytes: null, count: 0, through: key };
  operations.getAll(after, most).onsuccess = ({ target: { result: found } }) => {
    read.bytes = joined(found);
    read.count = found.length;
  };
  if (most) {
    operations.getAllKeys(after, most).onsuccess = (found) => { read.keys = found.target.result; };
  } else {
    // A cursor that goes back finds it at once; all keys of a long log take a fifth of a second.
    operations.openKeyCursor(after, 'prev').onsuccess = (found) => { read.through = found.target.result?.key ?? key; };
  }
  return read;
}

// Hands `done` how many of the first entries were stored by an earlier try whose answer never came.
function countStored(operations, entries, done, count = 0) {
  if (count === entries.length) return done(count);
  operations.index('id').getKey(entries[count].id).onsuccess = ({ target: { result } }) => {
    if (result === undefined) done(count);
    else countStored(operations, entries, done, count + 1);
  };
}

const isSame = (found, name) => found !== undefined && found.every((byte, place) => byte === name[place]);

export const isFull = (error) => error?.name === 'QuotaExceededError';

// Names of what browsers say that give no storage: private windows of some, or it is switched off.
const BLOCKED = ['SecurityError', 'InvalidStateError', 'NotSupportedError', 'NotAllowedError'];

// The news that says why nothing can be stored here; null when there is no kind word for it.
export function unusable(error) {
  if (isFull(error)) return 'storageFull';
  return BLOCKED.includes(error?.name) ? 'storageBlocked' : null;
}

// For each operation: its id as 32 characters, 4 bytes of length, the record.
function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = [];
  for (let at = 0; at < bytes.length;) {
    const id = String.fromCharCode(...bytes.subarray(at, at + ID_LENGTH));
    const start = at + ID_LENGTH + 4;
    at = start + view.getUint32(start - 4, true);
    entries.push({ id, record: bytes.slice(start, at) });
  }
  return entries;
}

function joined(entries) {
  const bytes = new Uint8Array(entries.reduce((sum, { record }) => sum + 4 + record.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { record } of entries) {
    view.setUint32(at, record.length, true);
    bytes.set(record, at + 4);
    at += 4 + record.length;
  }
  return bytes;
}
