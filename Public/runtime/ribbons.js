// What *Done* sets going: <falling-ribbons> lets guess and truth fall side by side, counts what it took along with the
// end of its ribbon, and says when they have stopped: from then on its screen is `landed`.
//
// All of it are animations of the page's own, so whatever finishes those brings it to its rest: a tap does.

import { painted } from './page.js';

// Milliseconds: until then the lantern catches light and rises; how long full length takes.
const RISEN = 800;
const UNROLL = 1400;
// Of an animation.
const STEPS = 40;
// Of a number that has landed, once.
const swelling = [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.45 }, { transform: 'none' }];

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// How far a ribbon of full length has fallen after a share of the time, both from 0 to 1: cubic-bezier(.35, .05, .25, 1).
const bezier = (first, second, t) => 3 * first * t * (1 - t) ** 2 + 3 * second * t * t * (1 - t) + t ** 3;
function solved(first, second, value) {
  let [low, high] = [0, 1];
  for (let tries = 0; tries < 30; tries += 1) {
    const middle = (low + high) / 2;
    if (bezier(first, second, middle) < value) low = middle; else high = middle;
  }
  return (low + high) / 2;
}
const fallen = (time) => bezier(0.05, 1, solved(0.35, 0.25, time));
const landing = (share) => (share >= 1 ? 1 : bezier(0.35, 0.25, solved(0.05, 1, share)));

class FallingRibbons extends HTMLElement {
  #guess = 0;
  #truth = 0;
  #hasBegun = false;

  connectedCallback() {
    const { guess, truth } = this.dataset;
    [this.#guess, this.#truth] = [guess / 1000, truth / 1000];
    for (const [name, share] of Object.entries({
      guess: this.#guess, truth: this.#truth, shorter: Math.min(this.#guess, this.#truth), longer: Math.max(this.#guess, this.#truth),
    })) this.style.setProperty(`--length-${name}`, share);
    // What hangs in it is put there after this, and until it falls nobody sees it: the frame that answers the tap does
    // not wait for it.
    if (isStill()) queueMicrotask(() => this.#begin());
    else painted().then(() => this.#begin());
  }

  disconnectedCallback() { this.#page?.removeEventListener('click', this.rest); }

  get #page() { return this.closest('.reveal'); }

  #begin() {
    if (this.#hasBegun || !this.isConnected) return;
    this.#hasBegun = true;
    if (isStill()) this.#land();
    else this.#play();
  }

  #play() {
    const shorter = Math.min(this.#guess, this.#truth);
    this.#fall(this.querySelector('.between'), shorter, shorter);
    const guess = this.#fallAll('guess', this.#guess);
    const truth = this.#fallAll('truth', this.#truth);
    this.#count(this.querySelector('.truth .at-end'), truth);
    const first = this.#guess < this.#truth ? guess : truth;
    first.finished.then(() => this.classList.add('waits'), () => {});
    Promise.all([guess.finished, truth.finished]).then(() => this.#land(), () => {});
    this.#page.addEventListener('click', this.rest);
  }

  // A ribbon, and with it what hangs below the end of the shorter one. Answers for the ribbon.
  #fallAll(name, share) {
    const [whole] = [...this.querySelectorAll(`.hang.${name}`)].map((part) => this.#fall(part, share));
    return whole;
  }

  // `height` is the part of full length that 100 % of it are.
  #fall(hanging, share, height = 1) {
    const end = landing(share);
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
      const left = share - Math.min(fallen(end * step / STEPS), share);
      return { transform: `translateY(${step === STEPS ? 0 : -100 * left / height}%)` };
    });
    return hanging.animate(frames, { delay: RISEN, duration: Math.max(UNROLL * end, 1), fill: 'backwards' });
  }

  // The last number is the one that was there; until then nobody sees it.
  #count(number, falling) {
    const last = number.textContent;
    const counts = this.dataset.counts.split('|');
    const end = landing(this.#truth);
    [number.textContent] = counts;
    number.classList.add('running');
    const show = () => {
      const { progress } = falling.effect.getComputedTiming();
      if (progress === null || falling.playState === 'finished') return;
      const share = fallen(end * progress) / this.#truth;
      const words = counts[Math.min(Math.floor(share * counts.length), counts.length - 1)];
      if (number.textContent !== words) number.textContent = words;
      requestAnimationFrame(show);
    };
    requestAnimationFrame(show);
    falling.finished.then(() => {
      number.textContent = last;
      number.classList.remove('running');
      number.animate(swelling, { duration: 360, easing: 'ease-out' });
    }, () => {});
  }

  #land() {
    this.classList.add('waits');
    this.#page?.classList.add('landed');
    this.#page?.removeEventListener('click', this.rest);
  }

  // To where it all leads, also before it has begun.
  rest = () => {
    if (this.#page?.classList.contains('landed')) return;
    this.#begin();
    for (const animation of this.#page?.getAnimations({ subtree: true }) ?? []) animation.finish();
  };
}

customElements.define('falling-ribbons', FallingRibbons);
