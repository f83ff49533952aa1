// Runs before the page has been read, and plain enough for any browser: shows the look that was chosen, sends those
// away kindly that cannot run the rest, begins to load the program beside the reading, and shows the pages that
// index.html holds ready for when Swift cannot speak. Nothing that it imports comes as a file of its own before it
// can say that a file has not come.

import { file } from './files.js';
import './look.js';

const pageIsRead = new Promise((done) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done);
  else done();
});

async function showPage(id) {
  await pageIsRead;
  const page = document.getElementById(id);
  document.getElementById('app').hidden = true;
  page.hidden = false;
  // Whoever cannot see that everything has changed goes on from here, as on every other screen.
  const heading = page.querySelector('h1');
  heading.tabIndex = -1;
  heading.focus();
}

function showTrouble(error) {
  console.error(error);
  showPage('trouble');
}

function hideTrouble() {
  document.getElementById('trouble').hidden = true;
  document.getElementById('app').hidden = false;
}

// As a plain script and no module: of those alone browsers keep what they have compiled beside what the worker keeps.
function loadProgram() {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = file('runtime/main.js');
    script.onload = done;
    script.onerror = () => failed(new Error(`${script.src} has not come`));
    document.head.append(script);
  });
}

pageIsRead.then(() => {
  document.getElementById('reload').addEventListener('click', () => location.reload());
});

if (!isSecureContext) {
  // Browsers give the most important things to https and to this very machine alone.
  showPage('unsafe-address');
} else if (typeof WebAssembly === 'object' && 'locks' in navigator && 'indexedDB' in window) {
  loadProgram().then(() => window.timequest.start({ pageIsRead, showTrouble, hideTrouble })).catch(showTrouble);
} else {
  showPage('old-browser');
}
