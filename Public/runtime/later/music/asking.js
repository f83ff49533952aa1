// Asks a host, and bears with whatever comes: late, without end, broken, or not at all.
//
// NB: nothing of it is logged. Texts of errors may quote what was asked or answered.

import { concatenated } from '../../bytes.js';

// Bytes; a page of fifty playlists has some 100,000.
const LARGEST = 1024 * 1024;

const CAREFUL = {
  mode: 'cors', credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer',
};

const FAILURES = { 403: 'forbidden', 404: 'notFound', 429: 'tooMany' };

// Milliseconds of patience, from the first byte asked to the last one answered. What is asked resolves to
// { status, body }, where the body is undefined if it is not JSON or none came, or to { failure }.
export function createAsking(fetch, patience) {
  return async (address, options) => {
    let response;
    try {
      response = await fetch(address, { ...CAREFUL, ...options, signal: AbortSignal.timeout(patience) });
    } catch (error) {
      return { failure: failureWithoutAnswer(error) };
    }
    return { status: response.status, body: await bodyOf(response).catch(() => undefined) };
  };
}

// What an answer came to that is none of those that were hoped for.
export const failureOf = ({ failure, status }) => ({ failure: failure ?? FAILURES[status] ?? 'failed' });

function failureWithoutAnswer(error) {
  if (!navigator.onLine) return 'offline';
  // Nobody can tell a network that fails from an answer that is kept from pages, such as some of "too many".
  return error.name === 'TypeError' ? 'opaque' : 'failed';
}

async function bodyOf(response) {
  const reader = response.body.getReader();
  const pieces = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    pieces.push(value);
  }
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(concatenated(pieces)));
}
