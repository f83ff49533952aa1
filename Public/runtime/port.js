// Where Swift and the browser meet: one table of what Swift asks, and one of what the browser says unasked. Of what
// only later scripts do and tell, the numbers come with them (later/kinds.js).
//
// The numbers are those of Swift's `PortKind` and `NewsKind`; a test holds the tables together. A row is one
// function from bytes (bytes.js) to the bytes of its answer, or a promise of them; null says that it could not
// be done. The rows stand in files by subject.

import { EMPTY, readerOf } from './bytes.js';

const KINDS = {
  append: 1,
  readLog: 2,
  putRecords: 3,
  saveSnapshot: 4,
  erase: 5,
  wait: 19,
  stopWaiting: 20,
  setInside: 21,
  keepStorage: 22,
  takeWriteLock: 23,
  reload: 24,
  rememberUse: 25,
  keepLook: 26,
  loadLaterPart: 27,
  keepPaper: 31,
};

const NEWS = {
  launched: 1,
  notesFound: 2,
  storageBlocked: 3,
  storageFull: 4,
  recordsArrived: 5,
  writeLockWon: 6,
  writeLockLost: 7,
  updateFound: 8,
  wentBack: 9,
  pageHidden: 10,
  pageShown: 11,
  laterPartArrived: 12,
  laterPartMissing: 13,
};

const nameOf = (kind) => Object.keys(KINDS).find((name) => KINDS[name] === kind);

export function createPort() {
  let module;
  let rows;

  // In the same turn as the tap that led to it: some of what is asked browsers do for a finger alone.
  async function carryOut(name, bytes, id) {
    try {
      const answer = await rows[name](readerOf(bytes), id);
      return answer === undefined ? EMPTY : answer;
    } catch (error) {
      console.warn(`${name}: this could not be done`, error);
      return null;
    }
  }

  return {
    // `named` has a row for each kind; those of the later part when it is here.
    connect(loaded, named) {
      module = loaded;
      rows = named;
    },
    // What else Swift asks, and is told, from now on.
    learn(later) {
      Object.assign(KINDS, later.KINDS);
      Object.assign(NEWS, later.NEWS);
    },
    // NB: the bytes are gone with the next call of Swift. 0 is an order: nobody waits for an answer.
    async request(id, kind, bytes) {
      const answer = await carryOut(nameOf(kind), bytes, id);
      if (id !== 0) module.answer(id, answer);
    },
    // Of what comes by the hundred not each is drawn at once.
    tell(name, bytes = EMPTY, isOneOfMany = false) { module.news(NEWS[name], bytes, isOneOfMany); },
  };
}
