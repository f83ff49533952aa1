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

// Changes that are not saved yet: as long as this tab lives.
const DRAFTS = 'timequest-drafts';

export const draftsKept = () => tried(() => sessionStorage.getItem(DRAFTS)) ?? '';

export function keepDrafts(text) {
  tried(() => sessionStorage.setItem(DRAFTS, text));
}

// Whatever is kept beside the log begins with this.
const OURS = 'timequest-';

export function forgetEverything() {
  for (const kept of [() => localStorage, () => sessionStorage]) {
    tried(() => {
      for (const name of Object.keys(kept())) if (name.startsWith(OURS)) kept().removeItem(name);
    });
  }
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
