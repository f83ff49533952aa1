// Calendars of others: asks for a file, has it read in a worker, and keeps beside the log what Swift wants kept.

import { EMPTY, concatenated, encoded, numbered } from '../bytes.js';
import { file } from '../files.js';
import { createPicker } from './picker.js';

// Milliseconds after which a file that is no end of work is given up.
const PATIENCE = 20_000;

// What is answered where nobody fetches calendars: a host of files alone, or a server that does not.
const HAVE_NONE = [404, 405, 501];

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
    // By the day and the address: first whether there is a server that fetches calendars, then the same.
    async fetchCalendar(bytes) {
      const today = bytes.number();
      const fetched = await fetch(new URL('api/calendar', document.baseURI), {
        method: 'POST', body: bytes.restOfText(), signal: AbortSignal.timeout(PATIENCE),
      });
      if (HAVE_NONE.includes(fetched.status)) return Uint8Array.of(0);
      if (!fetched.ok) throw new Error(`the server has not got the calendar: ${fetched.status}`);
      return concatenated([Uint8Array.of(1), await read(await fetched.blob(), today)]);
    },
  };
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
