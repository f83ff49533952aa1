// Calendars of others: asks for a file, has it read in a worker, and keeps beside the log what Swift wants kept.

import { EMPTY, concatenated, encoded, numbered } from '../bytes.js';
import { file } from '../files.js';
import { asMember, membership } from './membership.js';
import { createPicker } from './picker.js';

// Milliseconds after which a file that is no end of work is given up.
const PATIENCE = 20_000;

// What came of fetching one (FetchAnswer.swift).
const [
  NO_SERVER, FETCHED, NO_FAMILY, TOO_OFTEN, UNCHANGED, GONE, NO_CALENDAR, INSIDE, TOO_LONG, UNANSWERED,
] = Array(10).keys();

// What a server answers: 404 and 405 where one has files alone, the others as the family's says it.
const ANSWERS = new Map([
  [404, NO_SERVER], [405, NO_SERVER], [501, NO_SERVER], [401, NO_FAMILY], [429, TOO_OFTEN],
  [304, UNCHANGED], [410, GONE], [422, NO_CALENDAR], [403, INSIDE], [413, TOO_LONG],
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
    // By the day, the tag of what is known already and the address: what came of it, the tag of what was fetched, and
    // the same as of a file.
    async fetchCalendar(bytes) {
      const [today, known, address] = [bytes.number(), bytes.text(), bytes.restOfText()];
      const answer = await ask(address, known).catch(() => null);
      if (!answer?.ok) return Uint8Array.of(ANSWERS.get(answer?.status) ?? UNANSWERED);
      const tag = encoded(answer.headers.get('ETag') ?? '');
      const reading = await read(await answer.blob(), today);
      return concatenated([Uint8Array.of(FETCHED), numbered(tag.length), tag, numbered(reading.length), reading]);
    },
  };

  // Who belongs to no family tells nobody the address, and asks all the same: no server is something else.
  async function ask(address, tag) {
    const me = await membership(storage);
    const member = me && await asMember(me);
    if (tag !== '' && member) member.headers['If-None-Match'] = tag;
    return fetch(new URL('api/calendar', document.baseURI), {
      ...member && { ...member, body: address }, method: 'POST', signal: AbortSignal.timeout(PATIENCE),
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
