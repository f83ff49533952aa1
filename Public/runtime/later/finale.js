// The end of a quest: <quest-finale> lets come what it has brought, one after the other, and goes on by itself.
//
// Everything that moves is an animation of finale.css, which waits for `begun`: the frame that answers the tap makes
// none. Whoever listens hears of it by events named `moment`.

import { announce } from '../moments.js';
import { beginMoving, isStill } from '../page.js';

// Fingers and mice come with a count; keys and most screen readers do not, and those read at their own pace.
let cameByHand = true;
addEventListener('click', ({ detail }) => { cameByHand = detail > 0; }, { capture: true });

class QuestFinale extends HTMLElement {
  #button = null;

  connectedCallback() {
    for (const name of ['before', 'after']) this.style.setProperty(`--${name}`, this.dataset[name] / 1000);
    // What is in it is put there after this.
    beginMoving(() => this.#begin());
    document.addEventListener('visibilitychange', this.#follow);
  }

  disconnectedCallback() { document.removeEventListener('visibilitychange', this.#follow); }

  #begin() {
    if (!this.isConnected || this.#button) return;
    // None where nothing was counted.
    this.querySelector('.strip')?.append(this.dataset.counts.replaceAll('|', '\n'));
    const lights = this.querySelectorAll('.catches-light');
    lights.forEach((light, turn) => light.style.setProperty('--turn', turn));
    this.style.setProperty('--turns', lights.length);
    this.#button = this.closest('.finale').querySelector('.go-on');
    this.#button.addEventListener('click', () => { if (this.#stays()) announce(this, 'rest'); });
    this.addEventListener('click', () => this.#button.click());
    this.addEventListener('animationstart', this.#hear);
    this.addEventListener('animationend', this.#hear);
    this.classList.add('begun');
    this.classList.toggle('goes-on', cameByHand && !isStill());
    announce(this, 'finale', { count: lights.length });
  }

  #hear = ({ type, animationName }) => {
    if (type === 'animationstart' && animationName === 'level-lights') announce(this, 'level-up');
    if (type === 'animationend' && animationName === 'stay') this.#button.click();
  };

  // Still to come to its end.
  #stays() { return this.getAnimations({ subtree: true }).some(({ playState }) => playState !== 'finished'); }

  // Nothing of it goes by while nobody sees it.
  #follow = () => {
    for (const move of this.getAnimations({ subtree: true })) {
      if (document.hidden) move.pause();
      else if (move.playState === 'paused') move.play();
    }
  };
}

customElements.define('quest-finale', QuestFinale);
