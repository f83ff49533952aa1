// The module that keeps a family's devices in step: messages in, orders out, each as bytes.

import { concatenated, encoded, numbered, readerOf } from '../../bytes.js';
import { createOwnModule } from '../own-module.js';

// `address` is the module's, `server` the origin of the family's server.
export async function createMachine(address, server) {
  const { exports, put, taken } = await createOwnModule(address, {});
  exports.begin(put(encoded(server)));

  return function take(message) {
    const orders = taken(exports.take(put(message), Date.now()));
    const reader = readerOf(orders);
    const found = [];
    for (let at = 0; at < orders.length;) {
      const order = reader.piece();
      at += 8 + order.length;
      found.push(order);
    }
    return found;
  };
}

const piece = (bytes) => concatenated([numbered(bytes.length), bytes]);

const pieces = (all) => concatenated([numbered(all.length), ...all.map(piece)]);

// As `HostMessage.swift` reads them.
export const MESSAGE = {
  begin: (rows) => concatenated([
    Uint8Array.of(0), numbered(rows.length), ...rows.flatMap(([name, bytes]) => [piece(encoded(name)), piece(bytes)]),
  ]),
  wake: (lane) => Uint8Array.of(1, lane),
  answered: (lane, answer) => (answer === null
    ? Uint8Array.of(2, lane, 0)
    : concatenated([Uint8Array.of(2, lane, 1), numbered(answer.status), piece(answer.body)])),
  couldNotAsk: (lane) => Uint8Array.of(8, lane),
  logUnread: Uint8Array.of(9),
  keys: (lane, answers) => concatenated([Uint8Array.of(3, lane), pieces(answers)]),
  made: (records) => concatenated([Uint8Array.of(4), pieces(records)]),
  wished: (wish) => concatenated([Uint8Array.of(5), piece(wish)]),
  look: Uint8Array.of(6),
  hinted: (top) => concatenated([Uint8Array.of(7), numbered(top)]),
};
