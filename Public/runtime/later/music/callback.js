// What comes back from the page of a sign-in, as an address or as a text that somebody carries to where it belongs: a
// phone may open the way back in its browser, which knows nothing of what the home-screen app has asked for.

import { addressIn } from './addresses.js';

const STATE = /^[A-Za-z0-9_-]{22}$/;
const CODE = /^[!-~]{1,2000}$/;

// { state, code }, or { state, isRefused } where somebody has canceled; null if nothing has come back.
export function callbackIn(address, redirect) {
  const place = addressIn(address);
  if (place === null) return null;
  const { origin, pathname, searchParams } = place;
  const home = new URL(redirect);
  const state = searchParams.get('state') ?? '';
  if (origin !== home.origin || pathname !== home.pathname || !STATE.test(state)) return null;
  if (searchParams.has('error')) return { state, isRefused: true };
  const code = searchParams.get('code') ?? '';
  return CODE.test(code) ? { state, code } : null;
}

// It can be seen by others: without the verifier, which stays where it was made, the code is worth nothing.
export const textOf = ({ state, code }) => `${state}.${code}`;

// The text as it was pasted, maybe broken into lines, or the whole address.
export function callbackInText(pasted, redirect) {
  const text = pasted.replace(/\s+/g, '');
  const point = text.indexOf('.');
  const [state, code] = [text.slice(0, point), text.slice(point + 1)];
  if (STATE.test(state) && CODE.test(code)) return { state, code };
  return callbackIn(text, redirect);
}
