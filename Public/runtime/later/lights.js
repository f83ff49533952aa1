// A reveal of seconds: <running-lights> hangs sixty lights over the width that there is, and lets light run from the first
// one to what it took. Between that and the moon of the guess then lies what can be counted.

import { RISEN, UNROLL, fallen, landing } from '../fall.js';

const LIGHTS = 60;
// Milliseconds: a spark flies to the first light; so long takes each one, and all of them; then so long what lies between.
const FLIGHT = 300;
const EACH = 90;
const [LEAST, MOST] = [700, 1400];
const [BESIDE, ALL_BESIDE] = [60, 600];
// Of a tone by ear, in seconds: what is shorter keeps its length.
const LONGEST_TONE = 3;
// In units of the drawing: how near its sides a light may hang, and a number stand; and two numbers to each other.
const [EDGE, MARGIN, APART] = [34, 40, 92];
// What stays free at the sides of the words and beside them, and where a name stands that is beside its number.
const [SIDE, GAP, NAME] = [4, 8, 30];

// The widest that fits: size of the drawing, where the ends of its rows hang, how far these sag, how large a light is.
const STRINGS = [
  { fits: '(min-width: 69rem)', width: 1280, height: 330, rows: [192], sag: 70, size: 1.5 },
  { fits: '(min-width: 40rem)', width: 820, height: 446, rows: [196, 336], sag: 34, size: 1.4 },
  { fits: '(max-height: 40rem)', width: 375, height: 372, rows: [180, 248, 316], sag: 8, size: 0.92 },
  { fits: 'all', width: 375, height: 412, rows: [160, 246, 332], sag: 14, size: 1 },
];

const appearing = [{ opacity: 0 }, { opacity: 1 }];

// There and back.
function places({ width, rows, sag }) {
  const perRow = LIGHTS / rows.length;
  return Array.from({ length: LIGHTS }, (_, light) => {
    const row = Math.floor(light / perRow);
    const along = (light % perRow) / (perRow - 1);
    const share = row % 2 ? 1 - along : along;
    return { row, x: EDGE + (width - 2 * EDGE) * share, y: rows[row] + 4 * sag * share * (1 - share) };
  });
}

// Through all of its lights, in at the left and out at the other end.
function cord({ width, rows, sag }) {
  let course = `M-60 ${rows[0] - 26}Q12 ${rows[0] - 8} ${EDGE} ${rows[0]}`;
  rows.forEach((y, row) => {
    const side = row % 2 ? -1 : 1;
    const end = row % 2 ? EDGE : width - EDGE;
    const next = rows[row + 1];
    course += `Q${width / 2} ${y + 2 * sag} ${end} ${y}`;
    course += next
      ? `C${end + 26 * side} ${y + 10} ${end + 26 * side} ${next - 10} ${end} ${next}`
      : `Q${end + 22 * side} ${y - 8} ${end + 94 * side} ${y - 26}`;
  });
  return course;
}

const widest = (texts) => Math.max(...Array.from(texts, (text) => text.getComputedTextLength()));

const moved = ({ x, y }) => `translate(${x} ${y})`;

class RunningLights extends customElements.get('falling-ribbons') {
  #string = null;
  #places = [];
  // Phones are turned. Whatever is hung anew changes the sizes that are being told, so it waits for the next frame.
  #watch = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));

  hang() { this.#watch.observe(this); }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  get #guess() { return Number(this.dataset.guess); }

  get #truth() { return Number(this.dataset.truth); }

  get #run() { return Math.min(Math.max(EACH * this.#truth, LEAST), MOST); }

  // By ear in their proportion; the cloth of a ribbon is as long as the light runs.
  get heard() {
    const [guess, truth] = [this.#guess, this.#truth].map((length) => length / Math.max(this.#guess, this.#truth, LONGEST_TONE));
    return { guess, truth, run: fallen(Math.min((FLIGHT + this.#run) / UNROLL, 1)) };
  }

  #fit() {
    const string = STRINGS.find(({ fits }) => matchMedia(fits).matches);
    if (string === this.#string) return;
    this.#string = string;
    this.#places = places(string);
    const drawing = this.querySelector('svg');
    drawing.setAttribute('viewBox', `0 0 ${string.width} ${string.height}`);
    drawing.style.setProperty('--light', string.size);
    drawing.querySelector('.cord').setAttribute('d', cord(string));
    for (const part of drawing.querySelectorAll('[data-at]')) part.setAttribute('transform', moved(this.#place(part.dataset.at)));
    drawing.querySelector('.took-words').setAttribute('transform', moved(this.#wordsOf(this.#truth)));
    this.#hangGuess(drawing.querySelector('.guess-words'));
    drawing.querySelector('.minute').toggleAttribute('hidden', this.#isAtEnd(this.#truth));
  }

  // Of a light by its number from 1; of none, where the first one hangs.
  #place(light) { return this.#places[Math.max(light, 1) - 1]; }

  // Numbers stay in the picture.
  #wordsOf(light) {
    const { row, x, y } = this.#place(light);
    return { row, x: Math.min(Math.max(x, MARGIN), this.#string.width - MARGIN), y };
  }

  // So near to the last light that the words there would lie on each other.
  #isAtEnd(light) {
    const [own, last] = [this.#wordsOf(light), this.#wordsOf(LIGHTS)];
    return own.row === last.row && Math.abs(own.x - last.x) < APART;
  }

  // Above its own row.
  #hangGuess(words) {
    const { row, x, y } = this.#wordsOf(this.#guess);
    words.classList.toggle('deep', row > 0);
    const hung = row > 0 ? this.#between(words, row, x) : { at: x, isRight: false };
    words.classList.toggle('right', hung.isRight);
    words.setAttribute('transform', moved({ x: hung.at, y }));
  }

  // On the one line that there is between two rows: in the picture, and as near to its light as what it took leaves room.
  #between(words, row, x) {
    const truth = this.#wordsOf(this.#truth);
    const taken = truth.row === row - 1 ? widest(this.querySelectorAll('.took-words text')) / 2 + GAP : 0;
    const [number, name] = [widest(words.querySelectorAll('.at-end')) / 2, NAME + widest(words.querySelectorAll('.who-says'))];
    const isFree = ({ at, before, after }) => !taken || at + after < truth.x - taken + 1 || at - before > truth.x + taken - 1;
    // The cord comes down to this row on one side.
    const [left, right] = row % 2 ? [SIDE, EDGE] : [EDGE, SIDE];
    // The name stands on the side where there is more room, unless that is taken.
    const inwards = x <= this.#string.width / 2;
    const ways = [inwards, !inwards].flatMap((isRight) => {
      const [before, after] = isRight ? [number, name] : [name, number];
      const last = this.#string.width - right - after;
      return [x, truth.x - taken - after, truth.x + taken + before]
        .map((at) => ({ at: Math.max(Math.min(at, last), left + before), before, after, isRight }));
    });
    const [nearest] = ways.filter(isFree).sort((one, other) => Math.abs(one.at - x) - Math.abs(other.at - x));
    return nearest ?? ways[0];
  }

  play() {
    this.#fit();
    const from = RISEN + FLIGHT;
    const turn = (light) => this.#run * landing(light / Math.max(this.#truth, 1));
    this.querySelectorAll('.lit').forEach((light, index) => {
      light.animate(appearing, { delay: from + turn(index + 1), duration: 120, fill: 'backwards' });
    });
    const beside = this.querySelectorAll('.beside');
    const gap = Math.min(BESIDE, ALL_BESIDE / beside.length);
    beside.forEach((light, index) => {
      light.animate(appearing, { delay: from + this.#run + gap * index, duration: 240, fill: 'backwards' });
    });
    this.#fly();
    const number = this.querySelector('.took-words');
    const running = number.animate(this.#steps(turn), { delay: from, duration: this.#run, fill: 'backwards' });
    this.count(number.querySelector('.at-end'), running, fallen);
    return [running.finished];
  }

  // From light to light, as each one comes.
  #steps(turn) {
    return Array.from({ length: Math.max(this.#truth, 1) }, (_, index) => {
      const { x, y } = this.#wordsOf(index + 1);
      return { transform: `translate(${x}px, ${y}px)`, offset: index === 0 ? 0 : turn(index + 1) / this.#run, easing: 'steps(1)' };
    });
  }

  // From the lantern to the first light.
  #fly() {
    const { x, y } = this.#place(1);
    const middle = this.#string.width / 2;
    const frames = [[middle, 70, 1], [(middle + x) / 2, y / 2 + 20, 1], [x, y, 0]].map(([left, top, opacity]) => (
      { transform: `translate(${left}px, ${top}px)`, opacity }
    ));
    this.querySelector('.flies').animate(frames, { delay: RISEN, duration: FLIGHT });
  }
}

customElements.define('running-lights', RunningLights);
