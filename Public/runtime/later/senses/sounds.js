// The sounds themselves. All are of one key, D major pentatonic, so any of them may meet; each answers when it ends.

import { UNROLL, landing } from '../../fall.js';
import { air, cloth, glass, pluck, tone } from './instruments.js';

// From D4 to D6, in Hz; each comes to rest on a D.
export const LADDER = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 987.77, 1174.66];
const [, , , A4, , D5, E5, , A5, , D6] = LADDER;

export const lockIn = (context, out, start) => pluck(context, out, start, D5, { peak: 0.14, ring: 0.3, knock: 0.9 });

// `guess` and `truth` are shares of full length; of running lights one cloth sounds. Where nothing moves the note comes at
// once.
export function reveal(context, out, start, { guess, truth, run, isStill }) {
  if (isStill) return home(context, out, start);
  if (!run) cloth(context, out, start, 'guess', guess, { peak: 0.14 });
  cloth(context, out, start, 'truth', run ?? truth, { peak: 0.14 });
  return home(context, out, start + landing(run ?? Math.max(guess, truth)) * UNROLL / 1000);
}

const home = (context, out, start) => glass(context, out, start, D5, { peak: 0.15 });

export function personalBest(context, out, start) {
  glass(context, out, start, D5, { peak: 0.12 });
  return glass(context, out, start + 0.17, A5, { peak: 0.12, fall: 1.2 });
}

export function levelUp(context, out, start) {
  const ends = [D5, E5, A5, D6].map((note, index) => pluck(context, out, start + index * 0.12, note, { peak: 0.095 }));
  return Math.max(...ends, air(context, out, start + 0.1, { peak: 0.07, length: 1.3 }));
}

// Seconds from one lantern to the next.
const STEP = 0.18;

// A note for each of `count` lanterns: up the ladder to its home, never down; many of them climb to the home above, and
// more than there are steps stay on some of them.
export function notes(count) {
  const top = LADDER.indexOf(count <= 6 ? D5 : D6);
  const climb = Math.min(count - 1, top);
  const step = count > 1 ? climb / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => LADDER[top - Math.round((count - 1 - index) * step)]);
}

// The note that a lantern has in the finale.
export const swing = (context, out, start, { count, place }) =>
  pluck(context, out, start, notes(count)[place], { peak: 0.075, ring: 0.7 });

export function finale(context, out, start, { count }) {
  notes(count).forEach((note, index) => {
    const time = start + index * STEP;
    pluck(context, out, time, note, { peak: 0.075, ring: 0.7 });
    glass(context, out, time, note, { peak: 0.03, fall: 0.7 });
  });
  const last = start + (count - 1) * STEP;
  glass(context, out, last, D6, { peak: 0.025, fall: 1.2 });
  air(context, out, last, { peak: 0.06, length: 1.3 });
  return glass(context, out, last, D5, { peak: 0.06, fall: 1.35 });
}

// Seconds: of full length, of the shortest tone that is a tone, between the two.
const FULL = 0.9;
const SHORTEST = 0.06;
const BETWEEN = 0.2;
const GUESS_PARTIALS = [[1, 1], [2, 0.55], [3, 0.15]];
// Without an octave, on which the knot is heard.
const TRUTH_PARTIALS = [[1, 1], [3, 0.12]];

// Guess and truth as two tones. A knot ends the guess, and comes again when the truth has lasted as long; glass ends
// the truth. So whichever of the two comes first was the shorter, and both are one note: neither order rises or falls.
export function revealByEar(context, out, start, { guess, truth }) {
  const [guessed, took] = [guess, truth].map((share) => Math.max(SHORTEST, FULL * share));
  const second = start + guessed + BETWEEN;
  const knot = (time) => pluck(context, out, time, D6, { peak: 0.055, ring: 0.3, knock: 4 });
  tone(context, out, start, A4, guessed, { peak: 0.08, partials: GUESS_PARTIALS });
  knot(start + guessed);
  tone(context, out, second, D5, took, { peak: 0.085, partials: TRUTH_PARTIALS });
  return Math.max(knot(second + guessed), glass(context, out, second + took, D6, { peak: 0.09, fall: 0.45 }));
}
