// How ribbons fall: for the eye (ribbons.js) and for the ear (later/senses).

// Milliseconds: until then the lantern catches light and rises; how long full length takes.
export const RISEN = 800;
export const UNROLL = 1400;

// cubic-bezier(.35, .05, .25, 1): each axis has two points of its own.
const TIME = [0.35, 0.25];
const LENGTH = [0.05, 1];
const along = ([first, second], t) => 3 * first * t * (1 - t) ** 2 + 3 * second * t * t * (1 - t) + t ** 3;
const slope = ([first, second], t) => 3 * first * (1 - t) ** 2 + 6 * (second - first) * t * (1 - t) + 3 * (1 - second) * t * t;

function solved(axis, value) {
  let [low, high] = [0, 1];
  for (let tries = 0; tries < 30; tries += 1) {
    const middle = (low + high) / 2;
    if (along(axis, middle) < value) low = middle; else high = middle;
  }
  return (low + high) / 2;
}

// How far a ribbon of full length has fallen after a share of the time, both from 0 to 1.
export const fallen = (time) => along(LENGTH, solved(TIME, time));
// The share of the time after which a share of full length has fallen.
export const landing = (share) => (share >= 1 ? 1 : along(TIME, solved(LENGTH, share)));
// In full lengths a whole time.
export function speed(time) {
  const t = solved(TIME, time);
  return slope(LENGTH, t) / slope(TIME, t);
}
