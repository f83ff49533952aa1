// What is heard and felt of the game. It comes after the first paint; what is heard begins with the first tap from
// then on, as browsers want it.
//
// What the player has switched on stands in the page (`data-senses`), and moments are announced by what draws them
// (moments.js).

import { RISEN } from '../fall.js';
import { announce } from '../moments.js';
import { answered } from '../page.js';
import { NOISES, noiseOf } from './senses/instruments.js';
import * as sounds from './senses/sounds.js';
import { createSpeaker } from './senses/speaker.js';

// Seconds from the landing to the sound of a personal best.
const AFTER_LANDING = 0.45;
// Milliseconds, by turns touch and pause.
const TOUCHES = {
  'lock-in': [10], landed: [12], 'personal-best': [12, 90, 12], 'level-up': [12, 70, 12, 70, 20], finale: [12],
};

const app = document.getElementById('app');
const speaker = createSpeaker();

// What is switched on: the bits of Swift's `Sense`.
const SOUND = 1;
const BY_EAR = 2;
const TOUCH = 4;
let senses = 0;
const isOn = (sense) => (senses & sense) !== 0;

// Nothing sounds while a step runs, and no touch tells how long it does.
const isStepRunning = () => app.querySelector('.do') !== null;

// The sound of a moment, and in how many seconds what it belongs to is seen.
const SOUNDS = {
  'lock-in': () => [sounds.lockIn],
  reveal: ({ isStill }) => [sounds.reveal, isStill ? 0 : RISEN / 1000],
  'personal-best': () => [sounds.personalBest, AFTER_LANDING],
  'level-up': () => [sounds.levelUp],
  finale: () => [sounds.finale],
  lit: () => [sounds.swing],
  swing: () => [sounds.swing],
};

function play(sound, detail, lead) {
  return speaker.play((context, out, start) => sound(context, out, start, detail), lead);
}

function hear(detail) {
  if (detail.name === 'reveal' && isOn(BY_EAR)) detail.heard = ended(play(sounds.revealByEar, detail));
  else if (detail.name in SOUNDS && isOn(SOUND)) {
    const [sound, lead] = SOUNDS[detail.name](detail);
    play(sound, detail, lead);
  }
}

// Browsers complain where nobody has touched the page.
function feel({ name }) {
  if (!(name in TOUCHES) || !isOn(TOUCH) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(TOUCHES[name]);
}

// When a sound has ended, or it is known that there is none.
async function ended(playing) {
  const seconds = await playing;
  if (seconds !== undefined) await new Promise((done) => setTimeout(done, seconds * 1000));
}

document.addEventListener('moment', async ({ detail }) => {
  if (detail.name === 'rest') speaker.hush();
  if (isStepRunning()) return;
  if (detail.name === 'lock-in') await answered();
  hear(detail);
  feel(detail);
});

// In a tap's own turn, or no browser opens its sound; and after the program has answered it.
const wake = ({ isTrusted }) => { if (isTrusted) speaker.wake(); };
addEventListener('click', wake);

// Before the program hears of the tap, as long as the guess is on the screen that it locks in.
addEventListener('click', ({ target }) => {
  const lock = target.closest('.estimate .action:not(:disabled, [aria-disabled="true"])');
  if (lock !== null) announce(lock, 'lock-in');
}, true);

// While nobody waits for it: no tap has to.
for (const name of NOISES) (globalThis.requestIdleCallback ?? setTimeout)(() => noiseOf(name));

document.addEventListener('visibilitychange', () => { if (document.hidden) speaker.hush(); });

function look() {
  const now = Number(app.querySelector('[data-senses]')?.dataset.senses ?? 0);
  if (now === senses) return;
  senses = now;
  speaker.turn(isOn(SOUND | BY_EAR));
}
look();
new MutationObserver(look)
  .observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-senses'] });

export const { noteMusic } = speaker;
