// What no quest needs: how its end moves, what is heard and felt, what grows in the evening, and what later pages ask of
// the browser. later.js loads it after the first paint.

import { calendarRows } from './calendar.js';
import { copyRows } from './copies.js';
import './finale.js';
import { gateRows } from './gate.js';

export { loadEvening } from './evening.js';
export { noteMusic } from './senses.js';

// `tell(news)` is the port's.
export const rows = (storage, tell) => ({
  ...gateRows(storage, tell), ...copyRows(storage), ...calendarRows(storage, tell),
});
