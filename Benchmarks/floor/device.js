// The least that a new device does with its family's history: beside the page a worker stores it, in the parts in which
// it comes, and the page reads each part and makes values of it before it asks for the next.

import { opened, settled } from './device-storage.js';

const worker = new Worker('device-worker.js', { type: 'module' });
const text = new TextDecoder();

const answer = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); });

async function read(database, after) {
  const operations = database.transaction('operations').objectStore('operations');
  const range = IDBKeyRange.lowerBound(after, true);
  const [keys, found] = [operations.getAllKeys(range), operations.getAll(range)];
  await settled(found);
  for (const { record } of found.result) JSON.parse(text.decode(record));
  return keys.result.at(-1) ?? after;
}

// Answers the milliseconds in which so many records are stored and read, each of the bytes of `sample`.
globalThis.receive = async (count, sample) => {
  const database = await opened();
  const began = performance.now();
  worker.postMessage({ count, sample: new TextEncoder().encode(sample) });
  for (let through = 0; through < count;) {
    await answer();
    through = await read(database, through);
    worker.postMessage('next');
  }
  return performance.now() - began;
};
