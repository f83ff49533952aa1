// What is kept beside the log: where the app runs and was used, what it can do there, and how it looks. Not in the database: these marks
// have to outlive it, so that an emptied one is not taken for a first visit, or are needed before it answers. Browsers
// write them when they like: the look that counts is the one in the device's notes.

import { encoded } from './bytes.js';

const USED = 'timequest-used';
// Where versions before this one kept changes that were not saved yet; they lie in the database by now.
const DRAFTS = 'timequest-drafts';
// Whatever is kept beside the log begins with this.
const OURS = 'timequest-';

// From the home screen; the second way is that of older iPhones.
const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;

// Desks have the function and nothing that moves.
const canVibrate = () => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

const wasUsed = () => tried(() => localStorage.getItem(USED) !== null) ?? false;

// As the news `launched` has it.
export const launchContext = () => Uint8Array.of(isInstalled(), wasUsed(), timequestLook.kept(), canVibrate());

export const draftsOfEarlierVersions = () => encoded(tried(() => localStorage.getItem(DRAFTS)) ?? '');

export const markRows = {
  rememberUse(bytes) {
    const isUsed = bytes.bool();
    tried(() => { if (isUsed) localStorage.setItem(USED, '1'); else localStorage.removeItem(USED); });
  },
  keepLook: (bytes) => timequestLook.keep(bytes.byte()),
  // The paper and the pattern of the lanterns, by the levels with which they come.
  keepPaper(bytes) {
    const { dataset } = document.documentElement;
    dataset.paper = bytes.byte();
    dataset.pattern = bytes.byte();
    tried(() => localStorage.setItem('timequest-paper', dataset.paper));
  },
};

export function forgetEverything() {
  tried(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
    // Connected music's (later/music/vault.js). Where the page goes before it is gone, the next start asks once more.
    indexedDB.deleteDatabase('timequest-music');
  });
}

// Browsers that are told to keep nothing throw here.
export function tried(work) {
  try {
    return work();
  } catch (error) {
    console.info('this browser keeps no marks', error);
    return undefined;
  }
}
