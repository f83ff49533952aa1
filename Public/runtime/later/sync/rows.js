// What lies of sync in the device's database, in the store `meta`, beside the log:
//
//   'sync/book/...'      what a device knows of its family; read at each start
//   'sync/book/view/...' what was handed over, until the family's roster says that it is closed (decision 72)
//   'sync/segment/...'   what was sent or has arrived, by the head of its chain
//   'sync/pack/...'      packs that cannot be taken yet
//   'sync/aside/...'     operations that count no longer
//   'sync/status'        what pages show before the worker has begun
//   'sync/through'       the last key of the log that has been looked at
//
// An operation that has arrived has the mark `isShared`: it was not made here and is not sent on as one's own.

import { createConnection, openDatabase } from '../../database.js';
import { deleteSnapshot } from '../../snapshot.js';
import { ROWS, byNumber } from './numbers.js';

const DATABASE = 'timequest';
const BOOK = 'sync/book/';
const STATUS = 'sync/status';
const THROUGH = 'sync/through';
// Milliseconds in which any transaction has answered. One that does not is tried once more, and then the worker fails.
const PATIENCE = 15_000;
// How much of the log is looked at in one go.
const MOST = 2000;

const beginningWith = (name) => IDBKeyRange.bound(name, `${name}\uffff`);

// `onGone()` is called when the database is another one than before: everything was erased.
export function createRows(onGone) {
  let device;

  const { transact } = createConnection((onLoss) => openDatabase(indexedDB, DATABASE, onLoss), PATIENCE);
  const look = (work) => transact('readonly', work);

  // Nothing is written into a log that has taken the place of the one that was read.
  const change = (work) => transact('readwrite', (stores, done) => {
    stores.meta.get('device').onsuccess = ({ target: { result, transaction } }) => {
      if (String(result) === String(device)) return work(stores, done);
      transaction.abort();
      onGone();
    };
  });

  // All of the book in the order of its names, and what pages were shown last, if anything, each as [name, bytes].
  const readBook = () => look(({ meta }, done) => {
    const found = { book: [], status: [] };
    done(found);
    meta.get('device').onsuccess = ({ target }) => { device = target.result; };
    const names = meta.getAllKeys(beginningWith(BOOK));
    meta.getAll(beginningWith(BOOK)).onsuccess = ({ target: { result } }) => {
      found.book = names.result.map((name, place) => [name, result[place]]);
    };
    meta.get(STATUS).onsuccess = ({ target: { result } }) => { if (result) found.status = [[STATUS, result]]; };
  });

  const read = (name) => look(({ meta }, done) => {
    meta.get(name).onsuccess = ({ target }) => done(target.result);
  });

  // { id, record }, as far as they are there; those that were set aside as well.
  const operations = (ids) => look((stores, done) => {
    const found = [];
    done(found);
    for (const id of ids) {
      stores.operations.index('id').get(id).onsuccess = ({ target }) => { if (target.result) found.push(target.result); };
    }
  });

  // Changes as they come: [how, name or id, bytes]. With `through` also how far the log has been looked at.
  const write = (changes, through) => change(({ operations, meta }) => {
    if (through !== undefined) meta.put(through, THROUGH);
    for (const [how, name, bytes] of changes) WAYS[how](operations, meta, name, bytes);
  });

  // With `isOther` for a family that has nothing of what has come from the devices of the one before.
  const forgetFamily = (isOther) => change(({ operations, meta }) => {
    meta.delete(beginningWith('sync/'));
    if (!isOther) return;
    operations.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      const { id, record, isShared } = cursor.value;
      if (isShared) cursor.update({ id, record });
      cursor.continue();
    };
  });

  // What was made here since: { records, through }.
  const readMade = (after) => look((stores, done) => {
    const found = { records: [], through: after };
    done(found);
    const range = after === 0 ? null : IDBKeyRange.lowerBound(after, true);
    stores.operations.getAllKeys(range, MOST).onsuccess = ({ target: { result } }) => { found.through = result.at(-1) ?? after; };
    stores.operations.getAll(range, MOST).onsuccess = ({ target: { result } }) => {
      found.records = result.filter(({ isShared }) => !isShared).map(({ record }) => record);
    };
  });

  const readThrough = async () => await read(THROUGH) ?? 0;

  return { readBook, read, operations, write, forgetFamily, readMade, readThrough };
}

// One that is there already stays as it is, also where it comes twice at once: sent under two names of one device. To
// look for each before it is added would take as long as adding it.
function passOver(event) {
  if (event.target.error.name !== 'ConstraintError') return;
  event.preventDefault();
  event.stopPropagation();
}

const WAYS = byNumber(ROWS, {
  put(operations, meta, name, bytes) { meta.put(bytes, name); },
  delete(operations, meta, name) { meta.delete(name); },
  operation(operations, meta, id, record) {
    operations.add({ id, record, isShared: true }).onerror = passOver;
  },
  // Pages that are open show it until they are loaded again.
  hide(operations, meta, id) {
    operations.index('id').getKey(id).onsuccess = ({ target: { result: key } }) => {
      if (key === undefined) return;
      operations.get(key).onsuccess = ({ target }) => { meta.put(target.result.record, `sync/aside/${id}`); };
      operations.delete(key);
      deleteSnapshot(meta);
    };
  },
});
