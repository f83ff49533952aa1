// What grows in a player's evening: its drawings, and what is said of them. No quest needs it, so it comes
// when everything else is here.

import { file } from '../files.js';
import { announce } from '../moments.js';
import { isStill } from '../page.js';

const { dataset, lang } = document.documentElement;

async function fetched(path, signal) {
  const response = await fetch(file(path), { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// A file of ours, read as a drawing: what is used has to stand in this very page, or its colors do not reach it.
async function drawn(signal) {
  const text = await (await fetched('later/evening.svg', signal)).text();
  document.body.append(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
}

// On every lantern that is lit, wherever it hangs.
function showPattern() {
  const shown = document.getElementById(`p${dataset.pattern}`);
  document.getElementById('pattern').replaceChildren(...[...shown?.children ?? []].map((part) => part.cloneNode(true)));
}

// Things stand closer to each other than a finger is wide: what is meant is the one whose middle is nearest.
function meetNearest(click) {
  if (!click.isTrusted || !click.target.closest('.sky .thing')) return;
  const away = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return Math.hypot(x + width / 2 - click.clientX, y + height / 2 - click.clientY);
  };
  const [meant] = [...document.querySelectorAll('.sky .thing')].sort((one, other) => away(one) - away(other));
  if (meant === click.target) return;
  click.stopImmediatePropagation();
  meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

// The share of a lantern's width that its picture has, and of its height, from its middle to its hook.
const PICTURE = 0.406;
const TO_HOOK = 1.3125 / 2;
// Degrees.
const SWING = 6;

// The lantern that comes next answers a finger: it swings once around its hook, with its note of the finale.
function swing({ isTrusted, target, clientX, clientY }) {
  const next = document.querySelector('.home .sky .mark-now');
  if (!isTrusted || next === null || target.closest('button, .thing')) return;
  const { left, right, top, bottom, width } = next.getBoundingClientRect();
  // The paper around the picture.
  if (clientX < left - width || clientX > right + width || clientY < top - width || clientY > bottom + width) return;
  const all = [...next.parentNode.querySelectorAll('.mark')];
  announce(next, 'swing', { count: all.length, place: all.indexOf(next) });
  if (isStill()) return;
  const [x, y, size] = ['x', 'y', 'width'].map((name) => Number(next.getAttribute(name)));
  const transformOrigin = `${x + size / 2}px ${y + size / 2 - (size / PICTURE) * TO_HOOK}px`;
  const moves = [0, SWING, 0].map((degrees) => ({ rotate: `${degrees}deg`, transformOrigin }));
  const papers = next.parentNode.querySelectorAll('[marker-mid*="hanging-now"]');
  for (const part of [next, ...papers]) part.animate(moves, { duration: 300, easing: 'ease-in-out' });
}

// `tell(news, bytes)` is the port's.
export async function loadEvening(tell, signal) {
  const words = fetched(`later/evening/${lang}.lines`, signal).then((lines) => lines.arrayBuffer());
  const [said] = await Promise.all([words, document.getElementById('p9') ?? drawn(signal)]);
  addEventListener('click', meetNearest, true);
  addEventListener('pointerup', swing);
  new MutationObserver(showPattern).observe(document.documentElement, { attributeFilter: ['data-pattern'] });
  showPattern();
  tell('eveningArrived', new Uint8Array(said));
}
