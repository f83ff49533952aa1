// A night quest: <night-ribbons> says that a lantern is lit, and at the end lets the ribbons of all steps fall, one step
// after the other.
//
// What moves are animations of night.css, which wait for `begun`: a tap finishes them.

import { announce } from '../moments.js';
import { beginMoving } from '../page.js';

class NightRibbons extends HTMLElement {
  #rows = [];

  connectedCallback() {
    // What is in it is put there after this.
    beginMoving(() => this.#begin());
  }

  // With its screen goes what still sounds of it.
  disconnectedCallback() { announce(document, 'rest'); }

  #begin() {
    if (!this.isConnected || this.classList.contains('begun')) return;
    const { place, count } = this.dataset;
    if (place !== undefined) announce(this, 'lit', { place: Number(place), count: Number(count) });
    this.#rows = [...this.querySelectorAll('.lengths-row:not(.skipped)')];
    const ribbons = this.querySelectorAll('.small-ribbons');
    this.#rows.forEach((row, turn) => {
      for (const part of [row, ribbons[turn]]) part?.style.setProperty('--turn', turn);
    });
    this.addEventListener('animationstart', this.#hear);
    this.addEventListener('click', this.#rest);
    this.classList.add('begun');
  }

  #hear = ({ target, animationName }) => {
    const place = this.#rows.indexOf(target);
    if (animationName === 'lantern-tells' && place >= 0) announce(this, 'lit', { place, count: this.#rows.length });
  };

  #rest = () => { for (const move of this.getAnimations({ subtree: true })) move.finish(); };
}

customElements.define('night-ribbons', NightRibbons);
