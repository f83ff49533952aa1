// What no first paint needs: how a quest's sky and its end move, what is heard and felt, what grows in the evening, and
// what later pages ask of the browser. later.js loads it.

import { calendarRows } from './calendar.js';
import { copyRows } from './copies.js';
import './finale.js';
import { gateRows } from './gate.js';
import { joiningRows } from './joining.js';
import { musicRows } from './music.js';
import { ringingRows } from './ringing.js';
import './sky.js';
import { syncRows } from './sync.js';

export { loadEvening } from './evening.js';
export { KINDS, NEWS } from './kinds.js';
export { noteMusic } from './senses.js';

// `tell(news)` is the port's, `arrival` the address that the page was opened with.
export const rows = (storage, tell, arrival) => ({
  ...gateRows(storage, tell), ...copyRows(storage), ...calendarRows(storage, tell), ...musicRows(tell, arrival),
  ...syncRows(storage, tell), ...ringingRows(storage), ...joiningRows(arrival),
});
