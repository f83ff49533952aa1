// What grows in a player's evening: its drawings, and what is said of them. No quest needs it, so it comes
// when everything else is here.

import { file } from '../files.js';
import { announce } from '../moments.js';
import { isStill } from '../page.js';

const { dataset, lang } = document.documentElement;
const SWING = { duration: 300, easing: 'ease-in-out' };

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

// The lantern that comes next, of those on the string of home.
const next = () => document.querySelector('.home .sky :is(.mark-now, .mark-off)');

// It answers a finger on its paper: it swings once, with its note of the finale.
function answer({ isTrusted, target, clientX, clientY }) {
  const mark = next();
  if (!isTrusted || mark === null || target.closest('button, .thing')) return;
  const { left, right, top, bottom, width } = mark.getBoundingClientRect();
  if (clientX < left - width || clientX > right + width || clientY < top - width || clientY > bottom + width) return;
  const all = [...mark.parentNode.querySelectorAll('.mark')];
  announce(mark, 'swing', { count: all.length, place: all.indexOf(mark) });
  if (!isStill()) swing(mark);
}

// The papers of one light are one element: for so long this one hangs by itself, around its hook.
async function swing(mark) {
  const [x, size] = ['x', 'width'].map((name) => Number(mark.getAttribute(name)));
  const hooks = (path) => [...path.getAttribute('d').matchAll(/L([\d.]+) ([\d.]+)/g)];
  const isIts = ([, hook]) => Math.abs(hook - x - size / 2) < 1;
  const papers = [...mark.parentNode.querySelectorAll('.hanging')].find((path) => hooks(path).some(isIts));
  const [place, hookX, hookY] = hooks(papers).find(isIts);
  const whole = papers.getAttribute('d');
  const others = whole.replace(place, '');
  const lantern = document.createElementNS(mark.namespaceURI, 'g');
  lantern.append(papers.cloneNode(), mark.cloneNode(true));
  lantern.firstChild.setAttribute('d', `M0 0${place}L0 0`);
  papers.setAttribute('d', others);
  // The last one, so that whatever is drawn meanwhile finds its place.
  mark.parentNode.append(lantern);
  mark.animate({ opacity: [0, 0] }, SWING);
  const transformOrigin = `${hookX}px ${hookY}px`;
  await lantern.animate([0, 6, 0].map((degrees) => ({ rotate: `${degrees}deg`, transformOrigin })), SWING).finished;
  lantern.remove();
  if (papers.getAttribute('d') === others) papers.setAttribute('d', whole);
}

// `tell(news, bytes)` is the port's.
export async function loadEvening(tell, signal) {
  const words = fetched(`later/evening/${lang}.lines`, signal).then((lines) => lines.arrayBuffer());
  const [said] = await Promise.all([words, document.getElementById('p9') ?? drawn(signal)]);
  addEventListener('click', meetNearest, true);
  addEventListener('pointerup', answer);
  new MutationObserver(showPattern).observe(document.documentElement, { attributeFilter: ['data-pattern'] });
  showPattern();
  tell('eveningArrived', new Uint8Array(said));
}
