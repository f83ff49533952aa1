// What the worker and Swift's module call by the same numbers (`WorkerNumbers.swift`).

// What Swift is told.
export const MESSAGES = {
  begin: 0,
  wake: 1,
  answered: 2,
  keys: 3,
  made: 4,
  wished: 5,
  look: 6,
  hinted: 7,
  couldNotAsk: 8,
  logUnread: 9,
};

// What is to be done.
export const ORDERS = {
  forget: 0,
  store: 1,
  ask: 2,
  call: 3,
  wait: 4,
  show: 5,
  listen: 6,
};

// What is to become of something that lies in storage.
export const ROWS = {
  put: 0,
  delete: 1,
  operation: 2,
  hide: 3,
};

// Whose token is shown.
export const CALLERS = {
  nobody: 0,
  device: 1,
  code: 2,
};

// What is asked of keys and storage.
export const QUESTIONS = {
  hash: 1,
  links: 2,
  isSigned: 3,
  isMarked: 4,
  open: 5,
  sign: 6,
  mark: 7,
  seal: 8,
  makeEpoch: 9,
  give: 10,
  makeDevice: 11,
  makeCode: 12,
  random: 13,
  take: 14,
  takeCarried: 15,
  row: 16,
  operations: 18,
  derive: 19,
  sealMessage: 20,
  openMessage: 21,
  keepCode: 22,
  signByCode: 23,
  giveByCode: 24,
};

// How an answer begins.
export const FORMS = {
  cannotSay: 0,
  no: 1,
  yes: 2,
};

// What has a name in a table, by its number there.
export const byNumber = (table, named) => Object.fromEntries(Object.entries(table).map(([name, number]) => [number, named[name]]));
