// What no first paint needs: how a quest's sky and its end move, what is heard and felt, what grows in the evening, and
// what later pages ask of the browser. later.js loads it.

import { shortcutRows } from './around.js';
import { calendarRows } from './calendar.js';
import { closedRows } from './closed.js';
import { copyRows } from './copies.js';
import './finale.js';
import { gateRows } from './gate.js';
import { installingRows } from './installing.js';
import { joiningRows } from './joining.js';
import './lights.js';
import { musicRows } from './music.js';
import './night.js';
import { ringingRows } from './ringing.js';
import './sky.js';
import { syncRows } from './sync.js';

export { drag } from './dragging.js';
export { loadEvening } from './evening.js';
export { KINDS, NEWS } from './kinds.js';
export { asNumber } from './numbers.js';
export { noteMusic } from './senses.js';

// `tell(news)` is the port's, `arrival` the address that the page was opened with.
export function rows(storage, tell, arrival) {
  const sync = syncRows(storage, tell);
  return {
    ...gateRows(storage, tell), ...copyRows(storage), ...closedRows(storage, sync), ...calendarRows(storage, tell),
    ...musicRows(tell, arrival), ...sync, ...ringingRows(storage), ...joiningRows(storage, arrival),
    ...shortcutRows(arrival), ...installingRows(storage, tell),
  };
}
