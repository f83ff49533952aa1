// Answers what Swift asks of keys and storage (`KeyQuestion+Bytes.swift`) in one of three ways: it cannot be said, no, or
// yes with what was asked for.

import { concatenated, encoded, numbered, randomBytes } from '../../bytes.js';
import * as keys from '../keys/keys.js';
import { derivedBytes } from '../keys/computing.js';
import { isSame, labelled } from '../keys/labels.js';
import { FORMS, QUESTIONS, byNumber } from './numbers.js';

const HASH = 32;
const SIGNATURE = 64;
const PUBLIC_KEY = 65;
const ID = 16;
const WRAPPED = 48;
const SEALED_SECRET = 60;
// Of a record in a link: its place, its kind and its hash.
const LINKED = 8 + 1 + HASH;
const DIGITS = 32;

const CANNOT_SAY = Uint8Array.of(FORMS.cannotSay);
const NO = Uint8Array.of(FORMS.no);
const YES = Uint8Array.of(FORMS.yes);

const text = (reader) => reader.text(reader.number());

const list = (reader, read) => Array.from({ length: reader.number() }, () => read(reader));

const recipient = (reader) => ({ member: text(reader), publicKey: reader.view(PUBLIC_KEY) });

const wrapIn = (reader) => ({ to: text(reader), ephemeral: reader.view(PUBLIC_KEY), sealed: reader.view(WRAPPED) });

const epochOf = (reader) => ({ family: reader.view(ID), stream: reader.view(ID), number: reader.number() });

// A code that was typed, with what the roster has of it.
const typed = (reader) => ({
  code: reader.view(ID), family: reader.view(ID), member: text(reader),
  known: { sign: reader.view(PUBLIC_KEY), wrap: reader.view(PUBLIC_KEY), sealed: reader.piece() },
});

const opened = ({ code, family, known }) => keys.openCode(code, family, known);

const given = ({ ephemeral, sealed }) => concatenated([ephemeral, sealed]);

// By the names of the questions. Each reads all of its question before it waits for anything, and answers bytes or whether
// it is so; null is no. Whatever fails throws: that is no answer.
const ANSWERS = byNumber(QUESTIONS, {
  hash: (reader) => keys.sha256(reader.piece()),

  async links(reader) {
    let link = reader.view(HASH);
    const records = list(reader, () => reader.view(LINKED));
    const links = [];
    for (const record of records) links.push(link = await keys.sha256(labelled('log', link, record)));
    return concatenated(links);
  },

  async isSigned(reader) {
    const [bytes, signature, key] = [reader.piece(), reader.view(SIGNATURE), reader.view(PUBLIC_KEY)];
    return keys.isSigned(key, signature, bytes);
  },

  async isMarked(reader) {
    const [before, operations, head] = [reader.piece(), reader.piece(), reader.view(HASH)];
    const [marked, mark, key] = [reader.piece(), reader.view(SIGNATURE), reader.view(PUBLIC_KEY)];
    return isSame(head, await headOf(before, operations)) && keys.isSigned(key, mark, marked);
  },

  open: (reader) => keys.openPack(reader.piece()),

  sign(reader) {
    const bytes = reader.piece();
    return keys.signedBy(reader.view(ID), bytes);
  },

  async mark(reader) {
    const [device, before, operations, marked] = [reader.view(ID), reader.piece(), reader.piece(), reader.piece()];
    const head = await headOf(before, operations);
    return concatenated([head, await keys.signedBy(device, concatenated([marked, head]))]);
  },

  seal: (reader) => keys.sealPack(reader.view(ID), reader.piece(), reader.piece()),

  async makeEpoch(reader) {
    const [epoch, recipients] = [epochOf(reader), list(reader, recipient)];
    const earlier = list(reader, () => reader.view(ID));
    const { keyID, wraps, previous } = await keys.makeEpoch(epoch, recipients, earlier);
    return concatenated([
      keyID, ...wraps.map(given), numbered(previous.length), ...previous.flatMap(({ keyID, sealed }) => [keyID, sealed]),
    ]);
  },

  async give(reader) {
    const keyID = reader.view(ID);
    const [wrap] = await keys.giveEpoch(keyID, [recipient(reader)]);
    return given(wrap);
  },

  // Whoever asks again is given the same: an answer may have been on its way when the power was cut.
  async makeDevice(reader) {
    const id = reader.view(ID);
    const { sign, wrap, tokenHash } = await keys.knownDevice(id) ?? await keys.makeDevice(id);
    return concatenated([sign, wrap, tokenHash]);
  },

  async makeCode(reader) {
    const [member, family, replaced] = [text(reader), reader.view(ID), reader.view(ID)];
    return keys.codeBytes(await keys.makeKeptCode(member, family, replaced));
  },

  random: () => randomBytes(ID),

  take(reader) {
    const [epoch, keyID, device] = [epochOf(reader), reader.view(ID), reader.view(ID)];
    const wrap = wrapIn(reader);
    return keys.takeEpoch(device, epoch, keyID, wrap);
  },

  takeCarried(reader) {
    const [later, number] = [reader.view(ID), reader.number()];
    return keys.takePrevious(later, number, { keyID: reader.view(ID), sealed: reader.view(SEALED_SECRET) });
  },

  row: (reader, rows) => rows.read(text(reader)),

  async operations(reader, rows) {
    const found = await rows.operations(list(reader, () => reader.text(DIGITS)));
    return concatenated([
      numbered(found.length),
      ...found.flatMap(({ id, record }) => [encoded(id), numbered(record.length), record]),
    ]);
  },

  derive(reader) {
    const [material, info] = [reader.piece(), reader.piece()];
    return derivedBytes(material, info, reader.number());
  },

  async sealMessage(reader) {
    const [message, code, number] = [reader.piece(), reader.piece(), reader.number()];
    return (await keys.pairingOf(code)).seal(number, message);
  },

  async openMessage(reader) {
    const [sealed, code, number] = [reader.piece(), reader.piece(), reader.number()];
    return (await keys.pairingOf(code)).open(number, sealed);
  },

  keepCode(reader) {
    const { code, member, family, known } = typed(reader);
    return keys.keepTypedCode(code, member, family, known);
  },

  async signByCode(reader) {
    const [code, bytes] = [typed(reader), reader.piece()];
    return (await opened(code)).sign(bytes);
  },

  async giveByCode(reader) {
    const [code, epoch, keyID] = [typed(reader), epochOf(reader), reader.view(ID)];
    const wrap = wrapIn(reader);
    const to = recipient(reader);
    const made = await (await opened(code)).give(epoch, keyID, wrap, [to]);
    return made === null ? null : given(made[0]);
  },
});

//
// NB: whoever has no keys here any more cannot go on, and begins anew without them.
export async function answerTo(reader, rows) {
  const kind = reader.byte();
  try {
    const answer = await ANSWERS[kind](reader, rows);
    if (answer === false || answer === null || answer === undefined) return NO;
    return answer === true ? YES : concatenated([YES, answer]);
  } catch (error) {
    if (error instanceof keys.KeysAreGone) throw error;
    console.warn(`sync: question ${kind} could not be answered: ${error.name}`);
    return CANNOT_SAY;
  }
}

const headOf = async (before, operations) => keys.sha256(concatenated([before, await keys.sha256(operations)]));
