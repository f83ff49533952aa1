// Stores what comes, part by part.

import { opened } from './device-storage.js';

// Records, as many as one pack holds at most.
const PART = 500;

const idOf = (number) => number.toString(16).padStart(32, '0');

function store(database, first, count, record) {
  const transaction = database.transaction('operations', 'readwrite', { durability: 'strict' });
  const operations = transaction.objectStore('operations');
  for (let number = first; number < first + count; number += 1) {
    operations.add({ id: idOf(number), record });
  }
  return new Promise((done, failed) => { transaction.oncomplete = done; transaction.onabort = failed; });
}

addEventListener('message', async ({ data: { count, sample } }) => {
  const database = await opened();
  for (let first = 0; first < count; first += PART) {
    const next = new Promise((done) => { addEventListener('message', done, { once: true }); });
    await store(database, first, Math.min(PART, count - first), sample);
    postMessage('stored');
    await next;
  }
}, { once: true });
