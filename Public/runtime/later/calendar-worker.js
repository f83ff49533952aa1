// Runs the module that reads calendars: one file, and no more.

import { EMPTY } from '../bytes.js';
import { createOwnModule } from './own-module.js';

// Below every offset.
const UNKNOWN = -0x7fffffff;

const decoder = new TextDecoder();
const clocks = new Map();

onmessage = async ({ data: { reader, content, today } }) => {
  const module = await createOwnModule(reader, {
    zone_offset: (start, length, seconds) => offset(decoder.decode(module.memory(start, length)), seconds),
  });
  const length = module.exports.read(today, module.put(new Uint8Array(content)));
  postMessage(length === 0 ? EMPTY : module.taken(length));
};

// A promise that fails is told to nobody else.
onunhandledrejection = (event) => { throw event.reason; };

// In seconds ahead of UTC; without a name of the clocks here.
function offset(zone, seconds) {
  if (zone === '') return -60 * new Date(seconds * 1000).getTimezoneOffset();
  const clock = clockOf(zone);
  if (clock === null) return UNKNOWN;
  const shown = Object.fromEntries(clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
}

// Null for a name that is no zone's.
function clockOf(zone) {
  if (!clocks.has(zone)) clocks.set(zone, madeClock(zone));
  return clocks.get(zone);
}

function madeClock(timeZone) {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' };
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, hourCycle: 'h23', ...numeric });
  } catch {
    return null;
  }
}
