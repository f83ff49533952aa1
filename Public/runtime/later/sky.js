// The sky while a step runs: <drifting-sky> fills itself with veils and fireflies. Until this script is there it is
// an empty sky.
//
// It must not be a clock. So nothing in it has a beat, a direction or an end: whatever moves is pushed by
// noise that forgets itself within a breath, and is held in its field by nothing but a soft edge. Speeds,
// places and glow are drawn by lot for each appearance. Tests/Browser/test_sky.py looks for rhythms.

import { isStill } from '../page.js';

// Seconds after which a push is forgotten.
const MEMORY = 0.12;
// Seconds in which what has left its field is drawn back.
const RETURN = 4;
// No frame counts for longer, whatever the page was doing.
const LONGEST_STEP = 0.1;
// Thirty pictures a second are enough for what drifts.
const SHORTEST_STEP = 0.025;
// Frames that are looked at to know a weak device, and the seconds each takes there.
const TRIAL = 60;
const SLOW = 0.045;

// Fields in hundredths of the page's width and height; reach: how many pixels a second of drifting leads.
const VEILS = ['a', 'b', 'c', 'd'].map((name) => ({
  name: `veil veil-${name}`, left: -50, right: 50, top: -50, bottom: 50, reaches: [6, 14], waits: [0.08, 0.4],
}));
const FIREFLY = { name: 'firefly', left: 4, right: 96, top: 8, bottom: 82, reaches: [4, 9], glows: true };
const FIREFLIES = 9;
const FIREFLIES_OF_THE_WEAK = 3;

// `random` answers numbers from 0 to 1; `frames` are requested and cancelled as the browser does it.
export function createSky(host, { random, frames, isStill, isWeak }) {
  const between = (low, high) => low + (high - low) * random();
  // Of normal spread, nearly: four lots.
  const noise = () => (random() + random() + random() + random() - 2) * Math.sqrt(3);

  let things = [];
  let frame;
  let last;
  let framesSeen = 0;
  let timeSeen = 0;

  // The screen first: the frame that answers a tap shall not wait until the sky is painted.
  function start() {
    frame = frames.request(() => { frame = frames.request(fill); });
  }

  function fill() {
    things = VEILS.map((field) => hang(field, isWeak));
    for (let i = 0; i < (isWeak || isStill ? FIREFLIES_OF_THE_WEAK : FIREFLIES); i++) things.push(hang(FIREFLY, false));
    if (!isStill) frame = frames.request(draw);
  }

  // Also while a finger is on the glass, so that nothing stands between it and its answer.
  function rest() {
    frames.cancel(frame);
    last = undefined;
  }

  function goOn() {
    // A second finger may be lifted.
    rest();
    if (things.length === 0) start();
    else if (!isStill) frame = frames.request(draw);
  }

  function hang(field, isFrozen) {
    const element = document.createElement('div');
    element.className = field.name;
    const thing = {
      ...field, element, isFrozen, wait: 0,
      x: between(field.left, field.right), y: between(field.top, field.bottom), dx: 0, dy: 0,
      reach: between(...field.reaches), glow: between(0, 1), glowSpeed: between(0.05, 0.14),
    };
    show(thing);
    host.append(element);
    return thing;
  }

  function draw(time) {
    frame = frames.request(draw);
    last ??= time;
    const passed = (time - last) / 1000;
    if (passed < SHORTEST_STEP) return;
    last = time;
    const step = Math.min(passed, LONGEST_STEP);
    for (const thing of things) if (!thing.isFrozen) drift(thing, step);
    if (framesSeen < TRIAL) watch(step);
  }

  function watch(step) {
    timeSeen += step;
    if (++framesSeen < TRIAL || timeSeen / TRIAL < SLOW) return;
    const spared = things.splice(VEILS.length + FIREFLIES_OF_THE_WEAK);
    for (const { element } of spared) element.remove();
    for (const thing of things) thing.isFrozen ||= !thing.glows;
  }

  function drift(thing, step) {
    const kept = Math.exp(-step / MEMORY);
    const push = thing.reach / Math.sqrt(2 * MEMORY) * Math.sqrt(1 - kept * kept);
    thing.dx = thing.dx * kept + push * noise();
    thing.dy = thing.dy * kept + push * noise();
    thing.x += thing.dx * step * 100 / innerWidth + back(thing.x, thing.left, thing.right) * step / RETURN;
    thing.y += thing.dy * step * 100 / innerHeight + back(thing.y, thing.top, thing.bottom) * step / RETURN;
    if (thing.glows) {
      thing.glow += thing.glowSpeed * Math.sqrt(step) * noise();
      thing.glow += back(thing.glow, 0, 1) * step / RETURN;
    }
    // Large and soft things are moved now and then: nobody sees it, and cheap phones have less to do.
    thing.wait -= step;
    if (thing.wait > 0) return;
    if (thing.waits) thing.wait = between(...thing.waits);
    show(thing);
  }

  // How far it is back into the field.
  const back = (place, low, high) => Math.max(low - place, 0) + Math.min(high - place, 0);

  function show({ element, x, y, glow, glows }) {
    element.style.transform = `translate(${x.toFixed(2)}vw, ${y.toFixed(2)}vh)`;
    if (glows) element.style.opacity = Math.min(Math.max(glow, 0), 0.95).toFixed(3);
  }

  return { goOn, rest };
}

// The browser's frames rest while the page is hidden, and so does the sky.
const browser = () => ({
  random: Math.random,
  frames: { request: (draw) => requestAnimationFrame(draw), cancel: (frame) => cancelAnimationFrame(frame) },
  isStill: isStill(),
  isWeak: navigator.hardwareConcurrency <= 2,
});

customElements.define('drifting-sky', class extends HTMLElement {
  #sky = createSky(this, browser());

  connectedCallback() {
    this.#sky.goOn();
    addEventListener('pointerdown', this.#sky.rest);
    addEventListener('pointerup', this.#sky.goOn);
    addEventListener('pointercancel', this.#sky.goOn);
  }

  disconnectedCallback() {
    removeEventListener('pointerdown', this.#sky.rest);
    removeEventListener('pointerup', this.#sky.goOn);
    removeEventListener('pointercancel', this.#sky.goOn);
    this.#sky.rest();
  }
});
