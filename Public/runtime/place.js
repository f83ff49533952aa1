// Where the app runs, whether it was used here before, and what was being written when the page was left.

// Not in the database: the mark has to outlive it, so that an emptied database is not taken for a first
// visit.
const MARK = 'timequest-used';

// From the home screen; the second way is that of older iPhones.
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;

export const wasUsed = () => tried(() => localStorage.getItem(MARK) !== null) ?? false;

export function rememberUse(isUsed) {
  tried(() => { if (isUsed) localStorage.setItem(MARK, '1'); else localStorage.removeItem(MARK); });
}

// Changes that are not saved yet: the device's, whichever tab goes on with them.
const DRAFTS = 'timequest-drafts';

export const draftsKept = () => tried(() => localStorage.getItem(DRAFTS)) ?? '';

export function keepDrafts(text) {
  tried(() => localStorage.setItem(DRAFTS, text));
}

// Another tab has changed them; without a key, it has erased everything.
export function watchDrafts(onChange) {
  addEventListener('storage', ({ key }) => { if (key === DRAFTS || key === null) onChange(); });
}

// Whatever is kept beside the log begins with this.
const OURS = 'timequest-';

export function forgetEverything() {
  tried(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
  });
}

// Browsers that are told to keep nothing throw here.
function tried(work) {
  try {
    return work();
  } catch (error) {
    console.info('this browser keeps no marks', error);
    return undefined;
  }
}
