// A second copy of the log, for browsers that keep every storage bucket in files of its own. A Chromium that is killed
// may find a database damaged at its next start and delete it whole. The copy is written after the log and never with
// it, so that a kill hits one of the two; a start that finds no log looks for it.

import { createConnection, openDatabase } from './database.js';

const BUCKET = 'timequest-mirror';
const DATABASE = 'timequest-mirror';
// Of `meta`, besides the device's name. A snapshot is made again; what sync knows leads nowhere without its keys, and how
// it stood is told.
const KEPT = ['counter', 'notes', 'gate', 'copied', 'sync/status'];
// What may be megabytes, and is copied with the beginning of the log.
const LARGE = 'closed';
// Records that are copied at once.
const PIECE = 40;
// Milliseconds from taking it away to making it anew.
const REST = 30 * 60_000;

// `buckets` is undefined in browsers that have one place for everything. `read(work)` and `write(work)` do work in a
// transaction of the log.
export function createMirror(buckets, read, write) {
  // The log has changed; all of it is to be copied.
  let isBehind = false;
  let isStale = false;
  let goneUntil = buckets === undefined ? Infinity : 0;
  let following = null;

  const isGone = () => performance.now() < goneUntil;
  const connection = createConnection(async (onLoss) => {
    // What was about to write would make it anew.
    if (isGone()) throw new Error('there is no second copy');
    return openDatabase((await buckets.open(BUCKET)).indexedDB, DATABASE, onLoss);
  });
  const look = (work) => connection.transact('readonly', work);

  // Nobody waits for it, and the log is good without it.
  function follow({ anew = false } = {}) {
    isBehind = true;
    isStale ||= anew;
    following ??= catchUp()
      .catch((error) => { connection.disconnect(); isStale = true; console.info('the second copy of the log could not be written', error); })
      .finally(() => { following = null; });
  }

  async function catchUp() {
    while (isBehind && !isGone()) {
      const all = isStale;
      [isBehind, isStale] = [false, false];
      await copy(await contents(look), all);
    }
  }

  // A piece at a time: the first copy of a log of years would hold up the page for seconds.
  async function copy({ device, through }, all) {
    let after = all ? 0 : through;
    for (let isMore = true; isMore;) {
      const news = await read((stores, done) => {
        stores.meta.get('device').onsuccess = ({ target: { result } }) => {
          const isOther = device === undefined || !isSame(device, result);
          const log = readLog(stores, isOther ? 0 : after, { isOther }, PIECE);
          done(log);
          if (isOther) countIn(stores, log);
        };
      });
      if (news.meta.device === undefined) return;
      if (!await connection.transact('readwrite', (stores, done) => add(stores, news, done), 'relaxed')) return;
      [device, after] = [news.meta.device, news.keys.at(-1)];
      isMore = news.records.length === PIECE;
    }
  }

  // Whether there was a copy, and it is the log now; an error where that cannot be said. A log with nothing but a name was
  // begun when the copy was out of sight. Another tab may have done it meanwhile, or have begun a new log.
  async function restore() {
    if (isGone() || !(await buckets.keys()).includes(BUCKET)) return false;
    const found = await look((stores, done) => done(readLog(stores, 0)));
    if (found.meta.device === undefined) return false;
    const isBack = await write((stores, done) => {
      const log = countIn(stores);
      stores.meta.get('device').onsuccess = ({ target: { result } }) => {
        const isNone = !log.isErased && (result === undefined || log.count === 0 && found.records.length > 0);
        if (isNone) put(stores, found);
        done(isNone || log.count > 0);
      };
    });
    if (isBack) console.info('the log was gone, and its second copy is the log now');
    return isBack;
  }

  // It is made anew by what is stored long afterwards, or after the next start.
  async function erase() {
    if (buckets === undefined) return;
    goneUntil = performance.now() + REST;
    connection.disconnect();
    await buckets.delete(BUCKET);
  }

  // There is no room for both: it goes where all of it lies in the log as well, and that can be read.
  async function giveRoom() {
    const [copy, log] = [await contents(look), await contents(read)];
    if (isSame(copy.device, log.device) && copy.through <= log.through) await erase();
  }

  return { follow, restore, erase, giveRoom };
}

// Whose it is, and how far it has come.
const contents = (look) => look(({ operations, meta }, done) => {
  const found = { device: undefined, through: 0 };
  done(found);
  meta.get('device').onsuccess = ({ target: { result } }) => { found.device = result; };
  operations.openKeyCursor(null, 'prev').onsuccess = ({ target: { result } }) => { found.through = result?.key ?? 0; };
});

// Filled by the end of the transaction: so many records after a key, or all, with theirs, and what is kept of `meta`.
function readLog({ operations, meta }, after, rest = {}, count = undefined) {
  const range = after === 0 ? null : IDBKeyRange.lowerBound(after, true);
  const log = { ...rest, records: [], keys: [], meta: {} };
  operations.getAll(range, count).onsuccess = ({ target: { result } }) => { log.records = result; };
  operations.getAllKeys(range, count).onsuccess = ({ target: { result } }) => { log.keys = result; };
  for (const name of ['device', ...KEPT, ...after === 0 ? [LARGE] : []]) {
    meta.get(name).onsuccess = ({ target: { result } }) => { log.meta[name] = result; };
  }
  return log;
}

// Filled by the end of the transaction, too: how much there is.
function countIn({ operations, meta }, log = {}) {
  operations.count().onsuccess = ({ target: { result } }) => { log.count = result; };
  meta.get('erased').onsuccess = ({ target: { result } }) => { log.isErased = result; };
  return log;
}

// Hands `done` that it did. The copy of another device stays as long as there is more in it than in the log, unless
// somebody has erased what it is of.
function add(stores, news, done) {
  const copy = news.isOther ? countIn(stores) : {};
  stores.meta.get('device').onsuccess = () => {
    if (copy.count > news.count && !news.isErased) return;
    if (news.isOther) { stores.operations.clear(); stores.meta.clear(); }
    put(stores, news);
    done(true);
  };
}

function put({ operations, meta }, log) {
  log.records.forEach((record, place) => operations.put(record, log.keys[place]));
  for (const [name, value] of Object.entries(log.meta)) {
    if (value === undefined) meta.delete(name);
    else meta.put(value, name);
  }
}

const isSame = (left, right) => left?.length === right?.length && left.every((byte, place) => byte === right[place]);
