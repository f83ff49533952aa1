// The tables of texts, in the language that the browser's owner reads best of those that there are.

import { file } from './files.js';

// The first of the wanted ones that is there, as it is or in another country's form; else that of the page.
export function languageOf(there, wanted) {
  for (const tag of wanted) {
    const found = [tag, tag.split('-')[0]].find((name) => there.includes(name));
    if (found) return found;
  }
  return there[0];
}

// What follows is of that language, so it is read out as such.
export async function fetchTexts() {
  const page = document.documentElement;
  const language = languageOf(page.dataset.languages.split(' '), navigator.languages);
  const table = await fetched(`texts/${language}.table`);
  page.lang = language;
  return table;
}

export const fetchLaterTexts = (signal) => fetched(`later/${document.documentElement.lang}.table`, signal);

async function fetched(path, signal) {
  const response = await fetch(file(path), { signal });
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
