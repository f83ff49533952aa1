// What grows in a player's evening: its drawings, and what is said of them. No quest needs it, so it comes
// when everything else is here.

import { file } from '../files.js';

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

// `tell(news, bytes)` is the port's.
export async function loadEvening(tell, signal) {
  const words = fetched(`later/evening/${lang}.lines`, signal).then((lines) => lines.arrayBuffer());
  const [said] = await Promise.all([words, document.getElementById('p9') ?? drawn(signal)]);
  addEventListener('click', meetNearest, true);
  new MutationObserver(showPattern).observe(document.documentElement, { attributeFilter: ['data-pattern'] });
  showPattern();
  tell('eveningArrived', new Uint8Array(said));
}
