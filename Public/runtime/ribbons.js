// What *Done* sets going: <falling-ribbons> lets guess and truth fall side by side, counts what it took along with the
// end of its ribbon, and says when they have stopped: from then on its screen is `landed`. A reveal of seconds moves
// otherwise, and is one of these (later/lights.js).
//
// All of it are animations of the page's own, so whatever finishes those brings it to its rest: a tap does.

import { RISEN, UNROLL, fallen, landing } from './fall.js';
import { announce } from './moments.js';
import { beginMoving, isStill } from './page.js';

// Of an animation.
const STEPS = 40;
// Of a number that has landed, once.
const swelling = [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.45 }, { transform: 'none' }];

class FallingRibbons extends HTMLElement {
  #guess = 0;
  #truth = 0;
  #hasBegun = false;
  #end = new AbortController();

  connectedCallback() {
    this.hang();
    // What hangs in it is put there after this, and until it falls nobody sees it: the frame that answers the tap does
    // not wait for it.
    beginMoving(() => this.#begin());
  }

  hang() {
    const { guess, truth } = this.dataset;
    [this.#guess, this.#truth] = [guess / 1000, truth / 1000];
    for (const [name, share] of Object.entries({
      guess: this.#guess, truth: this.#truth, shorter: Math.min(this.#guess, this.#truth), longer: Math.max(this.#guess, this.#truth),
    })) this.style.setProperty(`--length-${name}`, share);
  }

  // What is heard of it (moments.js).
  get heard() { return { guess: this.#guess, truth: this.#truth }; }

  // With its screen goes what still sounds of it.
  disconnectedCallback() {
    this.#end.abort();
    announce(document, 'rest');
  }

  get #page() { return this.closest('.reveal'); }

  #begin() {
    if (this.#hasBegun || !this.isConnected) return;
    this.#hasBegun = true;
    // NB: a frame later, or *Done* itself would be that tap, which still rises through the page.
    requestAnimationFrame(() => this.#page?.addEventListener('click', this.rest, { signal: this.#end.signal }));
    const still = isStill();
    const { heard } = announce(this, 'reveal', { ...this.heard, isStill: still });
    Promise.all([heard, ...still ? [] : this.play()]).then(() => this.#land(), () => {});
  }

  // Answers for when they stop.
  play() {
    const shorter = Math.min(this.#guess, this.#truth);
    this.#fall(this.querySelector('.between'), shorter, shorter);
    const guess = this.#fallAll('guess', this.#guess);
    const truth = this.#fallAll('truth', this.#truth);
    const end = landing(this.#truth);
    this.count(this.querySelector('.truth .at-end'), truth, (progress) => fallen(end * progress) / this.#truth);
    const first = this.#guess < this.#truth ? guess : truth;
    first.finished.then(() => this.classList.add('waits'), () => {});
    return [guess.finished, truth.finished];
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

  // The last number is the one that was there; until then nobody sees it. `share(progress)` is how much of it has passed.
  count(number, falling, share) {
    const last = number.textContent;
    const counts = this.dataset.counts.split('|');
    [number.textContent] = counts;
    number.classList.add('running');
    const show = () => {
      const { progress } = falling.effect.getComputedTiming();
      if (progress === null || falling.playState === 'finished') return;
      const words = counts[Math.min(Math.floor(share(progress) * counts.length), counts.length - 1)];
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
    const page = this.#page;
    if (!page || page.classList.contains('landed')) return;
    this.classList.add('waits');
    page.classList.add('landed');
    this.#end.abort();
    announce(this, 'landed');
    if (page.querySelector('.chip.best')) announce(this, 'personal-best');
  }

  // To where it all leads, also before it has begun.
  rest = () => {
    if (this.#page?.classList.contains('landed')) return;
    this.#begin();
    announce(this, 'rest');
    for (const animation of this.#page?.getAnimations({ subtree: true }) ?? []) animation.finish();
    this.#land();
  };
}

customElements.define('falling-ribbons', FallingRibbons);
