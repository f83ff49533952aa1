// Where Swift and the browser meet: one table of what Swift asks, and one of what the browser says unasked.
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
  readGate: 6,
  swapGate: 7,
  makeGate: 8,
  derivePIN: 9,
  deriveFamilyCode: 10,
  pickFile: 11,
  readFile: 12,
  handOver: 13,
  randomBytes: 14,
  seal: 15,
  unseal: 16,
  readKeeping: 17,
  rememberCopy: 18,
  wait: 19,
  stopWaiting: 20,
  setInside: 21,
  keepStorage: 22,
  takeWriteLock: 23,
  reload: 24,
  rememberUse: 25,
  keepLook: 26,
  loadLaterPart: 27,
  copyText: 28,
  shareText: 29,
  printPage: 30,
  keepPaper: 31,
  readCalendars: 32,
  keepCalendars: 33,
  pickCalendar: 34,
  readCalendar: 35,
  fetchCalendar: 36,
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
  gateChanged: 14,
  eveningArrived: 15,
  calendarsChanged: 16,
};

const NAMES = Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [kind, name]));

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
    // NB: the bytes are gone with the next call of Swift. 0 is an order: nobody waits for an answer.
    async request(id, kind, bytes) {
      const answer = await carryOut(NAMES[kind], bytes, id);
      if (id !== 0) module.answer(id, answer);
    },
    tell(name, bytes = EMPTY) { module.news(NEWS[name], bytes); },
  };
}
