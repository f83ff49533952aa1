// Keeps this device in step with its family: runs Swift's machine beside the app, with keys, storage and network.

import { concatenated, numbered, readerOf } from '../../bytes.js';
import { KeysAreGone, eraseEverything, hasDeviceKeys, tokenOf } from '../keys/keys.js';
import { hexadecimal } from '../keys/labels.js';
import { answerTo } from './answers.js';
import { createHints } from './hints.js';
import { createLane } from './lane.js';
import { MESSAGE, createMachine } from './machine.js';
import { CALLERS, ORDERS, ROWS, byNumber } from './numbers.js';
import { createRows } from './rows.js';

const FAMILY = 0;
const PAIRING = 1;
// An order of the family's to store no change.
const NOTHING_TO_STORE = concatenated([Uint8Array.of(FAMILY, ORDERS.store), numbered(0)]);
// Standings (`SyncStatus.Standing`).
const ALONE = 0;
const MEMBER = 1;
const ID = 16;
const TOKEN = 32;
const DIGITS = 32;

// Milliseconds that a server may take.
const PATIENCE = 30_000;
// Seconds from one look at the server to the next, while somebody looks at this device: where no stream tells of news, and
// where one does, that may be mistaken.
const PAUSE = 10;
const LONG_PAUSE = 60;
// Milliseconds from one look at what was made here to the next, also where nobody has said that there is something; and
// after one that failed, doubled up to that.
const GLANCE = 30_000;
const SHORT_GLANCE = 1_000;

// NB: tabs of other versions of the app know it by this name.
const news = new BroadcastChannel('timequest-news');

const rows = createRows(() => close());

let take;
// How far the log has been looked at.
let through = 0;
let isMember = false;
let isShown = true;
// Where hints are told, and by whom they are asked for; none before Swift has said so.
let source = null;
let isToldOfNews = false;

// How much has been done: whoever watches sees by it that something comes of what is under way.
let progress = 0;

const lanes = [
  createLane((order) => carryOut(FAMILY, order), wakeFamily, rest),
  createLane((order) => carryOut(PAIRING, order), () => tell(MESSAGE.wake(PAIRING)), () => {}),
];

// What was made here is looked at as well: nothing is woken by one message alone.
function wakeFamily() {
  look();
  tell(MESSAGE.wake(FAMILY));
}

function rest() {
  if (!isShown || !isMember) return;
  look();
  lanes[FAMILY].wait(isToldOfNews ? LONG_PAUSE : PAUSE, () => tell(MESSAGE.look));
}

const hints = createHints(
  async (signal) => {
    const { method, target, token } = source;
    return request(method, target, await token(), undefined, signal);
  },
  (top) => tell(MESSAGE.hinted(top)),
  (isLive) => {
    isToldOfNews = isLive;
    if (!isLive && take !== undefined) rest();
  },
);

function listen() {
  if (isShown && isMember && source !== null) hints.start();
  else hints.stop();
}

// `seen` is stored with what the message changes: how far the log was looked at for it. Where that is stored in several
// parts it comes with the last one, or what was made would be forgotten by whoever is killed between them.
function tell(message, seen) {
  const orders = take(message);
  if (seen !== undefined && !orders.some((order) => order[1] === ORDERS.store)) orders.unshift(NOTHING_TO_STORE);
  const last = orders.map((order) => order[1]).lastIndexOf(ORDERS.store);
  for (const [place, order] of orders.entries()) {
    const [lane, kind] = order;
    if (kind === ORDERS.show) {
      show(readerOf(order.subarray(2)).piece());
    } else if (kind === ORDERS.listen) {
      source = sourceOf(readerOf(order.subarray(2)));
      listen();
    } else {
      if (kind === ORDERS.forget) {
        // All that lies in this device's log is for the family to which it comes.
        through = 0;
        forgotten = new Promise((done) => { forgets.push(done); });
        look();
      }
      lanes[lane].push({ bytes: order.subarray(1), seen: place === last ? seen : undefined });
    }
  }
}

// At once, whatever else is to be done.
function show(status) {
  const wasMember = isMember;
  isMember = status[0] !== ALONE;
  postMessage(status);
  if (isMember && !wasMember) look();
  if (status[0] === MEMBER) return;
  // Whoever was removed, or stopped, asks for nothing; one that comes back is told anew where to listen.
  source = null;
  listen();
}

// NB: the token is read whenever it is shown: a device may be told to listen before it is made, and reading may fail.
function sourceOf(reader) {
  const [method, target, caller] = [reader.text(reader.number()), reader.text(reader.number()), reader.rest()];
  return { method, target, token: () => tokenIn(readerOf(caller)) };
}

const tokenIn = (reader) => TOKENS[reader.byte()](reader);

const DOING = byNumber(ORDERS, {
  async forget(lane, reader) {
    await rows.forgetFamily(reader.byte() === 1);
    forgets.shift()();
  },
  async store(lane, reader, seen) {
    const changes = Array.from({ length: reader.number() }, () => change(reader));
    await rows.write(changes, seen);
    if (changes.some(([how]) => isOfLog(how))) news.postMessage('stored');
  },
  async ask(lane, reader) {
    const answers = [];
    for (let left = reader.number(); left > 0; left -= 1) {
      answers.push(await answerTo(reader, rows));
      progress += 1;
    }
    tell(MESSAGE.keys(lane, answers));
  },
  async call(lane, reader) {
    const [method, target] = [reader.text(reader.number()), reader.text(reader.number())];
    const read = tokenIn(reader);
    const body = reader.piece();
    let token;
    try {
      token = await read;
    } catch (error) {
      if (error instanceof KeysAreGone) throw error;
      console.warn(`sync: what is shown to the server could not be read: ${error.name}`);
      return tell(MESSAGE.couldNotAsk(lane));
    }
    return tell(MESSAGE.answered(lane, await answerOf(method, target, token, body)));
  },
  wait(lane, reader) {
    const seconds = reader.number();
    // By lot, so that a family's devices do not come together.
    lanes[lane].wait(lane === FAMILY ? seconds * (1 + Math.random() / 2) : seconds);
  },
});

async function carryOut(lane, { bytes, seen }) {
  const reader = readerOf(bytes);
  await DOING[reader.byte()](lane, reader, seen);
  progress += 1;
}

function change(reader) {
  const how = reader.byte();
  const name = reader.text(isOfLog(how) ? DIGITS : reader.number());
  return [how, name, how === ROWS.put || how === ROWS.operation ? reader.piece() : null];
}

// Whether a row is the game's, and named by the id of an operation.
const isOfLog = (how) => how === ROWS.operation || how === ROWS.hide;

// What is shown to the server, or a promise of it; null where nothing is.
const TOKENS = byNumber(CALLERS, {
  nobody: () => null,
  device: (reader) => tokenOf(reader.view(ID)),
  code: (reader) => hexadecimal(reader.view(TOKEN)),
});

// { status, body }; null where nobody answers.
async function answerOf(method, target, token, body) {
  try {
    const sent = body.length > 0 ? body : undefined;
    const response = await request(method, target, token, sent, AbortSignal.timeout(PATIENCE));
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return null;
  }
}

function request(method, target, token, body, signal) {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return fetch(target, { method, headers, body, cache: 'no-store', credentials: 'omit', redirect: 'error', signal });
}

// One after the other: each goes on where the one before has stopped. What an earlier family has left is gone first.
let looking = Promise.resolve();
let forgotten = Promise.resolve();
const forgets = [];
// Milliseconds until the log is looked at again that could not be read; 0 where it could.
let glance = 0;
function look() {
  looking = looking.then(async () => {
    for (let before = -1; before !== through;) {
      await forgotten;
      before = through;
      const made = await readMade();
      // Meanwhile this device may have left its family, or come to another.
      if (made === null || !isMember) return;
      if (through !== before) continue;
      if (made.through === before && glance === 0) return;
      [through, glance] = [made.through, 0];
      tell(MESSAGE.made(made.records), through);
    }
  });
}

// Null where it cannot be read: then nobody can say that this device is in step, and it is tried again.
async function readMade() {
  try {
    return await rows.readMade(through);
  } catch (error) {
    console.warn(`sync: the log could not be read: ${error.name}`);
    if (glance === 0) tell(MESSAGE.logUnread);
    glance = Math.min(GLANCE, Math.max(SHORT_GLANCE, 2 * glance));
    setTimeout(look, glance);
    return null;
  }
}

function glanceNowAndThen() {
  setTimeout(glanceNowAndThen, GLANCE);
  if (isMember) look();
}
glanceNowAndThen();

// Begins with the address of Swift's module; wishes and whether the page is shown come after it. Whoever asks whether
// something comes of what is under way is told at once.
let begun;
let hasBegun = false;
onmessage = async ({ data }) => {
  if (data.reader) {
    begun = begin(data.reader);
    return;
  }
  if (data.isAsked) {
    postMessage({ progress, isBusy: !hasBegun || lanes.some((lane) => lane.isBusy()) });
    return;
  }
  await begun;
  if (data.wish) tell(MESSAGE.wished(data.wish));
  if (data.isShown !== undefined) {
    isShown = data.isShown;
    // Whatever waits for the end of a quest is sent before the page is gone.
    if (isMember) lanes[FAMILY].wakeUp();
    listen();
  }
};

async function begin(reader) {
  take = await createMachine(reader, location.origin);
  through = await rows.readThrough();
  // What browsers clear they may clear in part: without its keys a book leads nowhere.
  const { book, status } = await rows.readBook();
  tell(MESSAGE.begin(await hasDeviceKeys() ? [...book, ...status] : status));
  hasBegun = true;
}

news.onmessage = async ({ data }) => {
  await begun;
  if (data === 'erased') {
    await eraseEverything();
    close();
  } else if (isMember) {
    look();
  }
};

// What cannot begin or go on is told to the page, which begins anew.
addEventListener('unhandledrejection', (event) => { throw event.reason; });

addEventListener('online', () => {
  lanes[PAIRING].hurry();
  if (!isMember) return;
  lanes[FAMILY].wakeUp();
  listen();
});
