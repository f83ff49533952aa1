// What copies hold for players' own codes alone: seals it, opens it, and keeps beside the log what nobody has opened yet.
// Swift lays out what is kept, and what a code's keys are.

import { EMPTY, concatenated, numbered } from '../bytes.js';
import { openPlay, sealPlay } from './keys/closed.js';

const ID = 16;
const PUBLIC_KEY = 65;
// How it went, before what was sealed.
const OTHER_CODE = Uint8Array.of(0);
const DAMAGED = Uint8Array.of(1);
const OPENED = Uint8Array.of(2);

const codeIn = (bytes) => ({
  family: bytes.view(ID).slice(), player: bytes.view(ID).slice(), lookup: bytes.view(ID).slice(),
  sign: bytes.view(PUBLIC_KEY).slice(), wrap: bytes.view(PUBLIC_KEY).slice(), sealed: bytes.piece(),
});

export const closedRows = (storage, { readSync }) => ({
  // How the family's codes stand, and what is kept.
  async readClosed() {
    const [status, kept] = [await readSync(), await storage.kept('closed', EMPTY)];
    return concatenated([numbered(status.length), status, kept]);
  },
  // With the second copy of the log made anew: what is kept is copied when all of it is.
  keepClosed: (bytes) => storage.keep('closed', bytes.rest(), { anew: true }),
  // The code's keys, then what was played.
  async sealPlay(bytes) {
    const { ephemeral, sealed } = await sealPlay(codeIn(bytes), bytes.rest());
    return concatenated([ephemeral, sealed]);
  },
  // A code that was typed, the code's keys, then what was sealed.
  async openPlay(bytes) {
    const [typed, code] = [bytes.view(ID).slice(), codeIn(bytes)];
    const { isOther, play } = await openPlay(typed, code, { ephemeral: bytes.view(PUBLIC_KEY).slice(), sealed: bytes.rest() });
    typed.fill(0);
    if (isOther) return OTHER_CODE;
    return play === null ? DAMAGED : concatenated([OPENED, play]);
  },
});
