// Calendars of others: asks for a file, has it read in a worker, and keeps beside the log what Swift wants kept.

import { EMPTY, concatenated, encoded, numbered } from '../bytes.js';
import { file } from '../files.js';
import { asMember, membership } from './membership.js';
import { createPicker } from './picker.js';

// Milliseconds after which a file that is no end of work is given up.
const PATIENCE = 20_000;

// What stands before a calendar that was fetched, or instead of it (CalendarForm+Address.swift).
const [NO_SERVER, FETCHED, NO_FAMILY, TOO_OFTEN] = [0, 1, 2, 3];

// What is answered where nobody fetches calendars, a host of files alone or a server that does not; to whoever belongs to
// no family of its; and to whoever has asked a little before.
const ANSWERS = new Map([
  [404, NO_SERVER], [405, NO_SERVER], [501, NO_SERVER], [401, NO_FAMILY], [429, TOO_OFTEN],
]);

// NB: tabs of other versions of the app know it by this name.
const CHANGES = 'timequest-calendars';

// Some programs give what they export no type.
const picker = createPicker('.ics,.ical,.ifb,text/calendar');

// `tell(news)` is the port's: another tab has changed what the device keeps.
export function calendarRows(storage, tell) {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = () => tell('calendarsChanged');

  return {
    readCalendars: () => storage.kept('calendars', EMPTY),
    // Nothing is what erases them.
    async keepCalendars(bytes) {
      await storage.putCalendars(bytes.rest());
      channel.postMessage('changed');
    },
    // The file's size and its name.
    async pickCalendar() {
      const chosen = await picker.pick();
      return chosen && concatenated([numbered(chosen.size), encoded(chosen.name)]);
    },
    // By the day that it is; empty when the file is no calendar.
    readCalendar: (bytes) => read(picker.chosen(), bytes.number()),
    // By the day and the address: first what came of asking, then the same.
    async fetchCalendar(bytes) {
      const [today, address] = [bytes.number(), bytes.restOfText()];
      const fetched = await ask(address);
      const refusal = ANSWERS.get(fetched.status);
      if (refusal !== undefined) return Uint8Array.of(refusal);
      if (!fetched.ok) throw new Error(`the server has not got the calendar: ${fetched.status}`);
      return concatenated([Uint8Array.of(FETCHED), await read(await fetched.blob(), today)]);
    },
  };

  // Who belongs to no family tells nobody the address, and asks all the same: no server is something else.
  async function ask(address) {
    const me = await membership(storage);
    return fetch(new URL('api/calendar', document.baseURI), {
      ...me && { ...await asMember(me), body: address }, method: 'POST', signal: AbortSignal.timeout(PATIENCE),
    });
  }
}

// In a worker of its own: whatever a file does to it, it is gone afterwards.
async function read(calendar, today) {
  const content = await calendar.arrayBuffer();
  const worker = new Worker(file('later/calendar/worker.js'));
  try {
    return await new Promise((done, failed) => {
      setTimeout(() => failed(new Error('the calendar takes too long to read')), PATIENCE);
      worker.onerror = (event) => failed(new Error(`the calendar's worker failed: ${event.message}`));
      worker.onmessage = ({ data }) => done(data);
      worker.postMessage({ reader: String(file('later/calendar/reader.wasm')), content, today }, [content]);
    });
  } finally {
    worker.terminate();
  }
}
