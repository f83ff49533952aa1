// Calendars of others: asks for a file, has it read in a worker, and keeps beside the log what Swift wants kept.

import { EMPTY, encoded } from '../bytes.js';
import { file } from '../files.js';
import { createPicker } from './picker.js';

// Milliseconds after which a file that is no end of work is given up.
const PATIENCE = 20_000;
// As the reader's own bound; longer ones are not even handed over.
const LARGEST = 8_000_000;

// NB: tabs of other versions of the app know it by this name.
const CHANGES = 'timequest-calendars';

// Some programs give what they export no type.
const picker = createPicker('.ics,.ical,.ifb,text/calendar');

// `tell(news)` is the port's: another tab has changed what the device keeps.
export function calendarRows(storage, tell) {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = () => tell('calendarsChanged');

  return {
    readCalendars: () => storage.calendars(),
    // Nothing is what erases them.
    async keepCalendars(bytes) {
      await storage.putCalendars(bytes.rest());
      channel.postMessage('changed');
    },
    // The file's name.
    async pickCalendar() {
      const chosen = await picker.pick();
      return chosen && encoded(chosen.name);
    },
    // By the day that it is; empty when the file is no calendar.
    readCalendar: (bytes) => read(bytes.number()),
  };
}

// In a worker of its own: whatever a file does to it, it is gone afterwards.
async function read(today) {
  const chosen = picker.chosen();
  if (chosen.size > LARGEST) return EMPTY;
  const content = await chosen.arrayBuffer();
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
