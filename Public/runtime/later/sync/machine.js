// The module that keeps a family's devices in step: messages in, orders out, each as bytes.

import { concatenated, encoded, numbered, readerOf } from '../../bytes.js';
import { createOwnModule } from '../own-module.js';
import { MESSAGES } from './numbers.js';

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

const message = (kind, ...rest) => concatenated([Uint8Array.of(MESSAGES[kind]), ...rest]);

const inLane = (kind, lane, ...rest) => message(kind, Uint8Array.of(lane), ...rest);

// As `HostMessage.swift` reads them.
export const MESSAGE = {
  begin: (rows) => message('begin', numbered(rows.length), ...rows.flatMap(([name, bytes]) => [piece(encoded(name)), piece(bytes)])),
  wake: (lane) => inLane('wake', lane),
  // Null where nobody has answered.
  answered: (lane, answer) => (answer === null
    ? inLane('answered', lane, Uint8Array.of(0))
    : inLane('answered', lane, Uint8Array.of(1), numbered(answer.status), piece(answer.body))),
  couldNotAsk: (lane) => inLane('couldNotAsk', lane),
  keys: (lane, answers) => inLane('keys', lane, pieces(answers)),
  made: (records) => message('made', pieces(records)),
  logUnread: message('logUnread'),
  wished: (wish) => message('wished', piece(wish)),
  look: message('look'),
  hinted: (top) => message('hinted', numbered(top)),
};
