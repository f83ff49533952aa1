// What is around the page: its title, the color of the browser's bars, what is said of it to those who listen, and by
// which way it was opened.

import { answered } from '../page.js';

const app = document.getElementById('app');
const { title } = document;
let shown;

// The bars are of the color at the top of the page, so that it does not end there: that of its sky, or of what is behind.
function tint() {
  const sky = app.querySelector('.sky');
  const color = sky ? getComputedStyle(sky).getPropertyValue('--sky-top')
    : getComputedStyle(document.documentElement).backgroundColor;
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = color.trim();
}

function follow() {
  const heading = app.querySelector('h1')?.textContent;
  const name = heading ? `${heading} · ${title}` : title;
  if (document.title !== name) document.title = name;
  const screen = app.firstElementChild?.className;
  if (screen !== shown) tint();
  shown = screen;
}
follow();

// Behind the frame that shows a change: nobody waits for a title, and a tap waits for its frame.
new MutationObserver(() => answered().then(follow)).observe(app, {
  childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'],
});

// The look of this device changes: by itself, and in the settings (look.js).
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tint);
new MutationObserver(tint).observe(document.head, { subtree: true, attributeFilter: ['media'] });

// The line for it stands empty as long as the ribbons fall: of one that comes with its words some readers say nothing.
document.addEventListener('moment', ({ detail }) => {
  const line = detail.name === 'landed' && app.querySelector('.said');
  if (line) line.textContent = line.nextElementSibling.innerText;
});

// What unfolds is to be seen, and not to be under a button at the foot of the window.
app.addEventListener('click', ({ target }) => {
  const folded = target.closest('summary')?.parentNode;
  if (folded) requestAnimationFrame(() => folded.scrollIntoView({ block: 'nearest' }));
});

// What a slider says by itself is not said once more by the number above it, which speaks for every other way to choose.
for (const type of ['input', 'keydown', 'click']) {
  addEventListener(type, ({ target }) => {
    app.querySelector('.guess-value')?.setAttribute('aria-live', target.id === 'guess' ? 'off' : 'polite');
  }, true);
}

// By the numbers of Swift's `Shortcut`: what manifest.webmanifest has its shortcuts lead to.
const SHORTCUTS = ['', '?guess', '?quest'];

// `arrival` is the address that the page was opened with.
export const shortcutRows = (arrival) => ({
  takeShortcut: () => Uint8Array.of(Math.max(SHORTCUTS.indexOf(new URL(arrival).search), 0)),
});
