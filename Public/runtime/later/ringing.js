// Whether this device rings by itself: what its browser is subscribed to, and what the family's server knows of it. What
// is shown lies in a cache, where the service worker finds it; it is there for as long as this is switched on.

import { readerOf } from '../bytes.js';
import { hexadecimal } from './keys/labels.js';
import { asMember, membership } from './membership.js';

// As Swift counts them (RingingHere.swift).
const [UNAVAILABLE, OFF, ON, DENIED, NEEDS_HOME_SCREEN] = [0, 1, 2, 3, 4];
// NB: the service worker knows both by these names, also that of another version.
const CACHE = 'timequest-ringing';
const WORDS = 'words';
// Milliseconds that a server may take.
const PATIENCE = 30_000;

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const isSame = (left, right) => base64(left) === base64(right);

export function ringingRows(storage) {
  // What a page breaks off because it is left, no server has refused.
  let isLeft = false;
  addEventListener('pagehide', () => { isLeft = true; });
  addEventListener('pageshow', () => { isLeft = false; });

  const member = () => membership(storage);

  async function call(me, method, body) {
    const response = await fetch(new URL(`/v1/families/${hexadecimal(me.family)}/reminders`, location.origin), {
      ...await asMember(me), method, body, signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok && response.status !== 404) throw new Error(`reminders: ${response.status}`);
    return response;
  }

  async function keyOf(me) {
    const response = await call(me, 'GET');
    return response.ok ? bytesOf((await response.json()).key) : null;
  }

  async function read(asksServer) {
    const me = await member();
    const isOn = await caches.has(CACHE);
    // The family is gone, or this device is no more of it.
    if (me === null && isOn) await forget();
    if (me === null || !navigator.serviceWorker) return UNAVAILABLE;
    if (!('PushManager' in window && 'Notification' in window)) {
      return navigator.standalone === false ? NEEDS_HOME_SCREEN : UNAVAILABLE;
    }
    if (Notification.permission === 'denied') return DENIED;
    // Who has to be asked again is asked in the settings, and not at a start.
    if (isOn && Notification.permission === 'granted') return ON;
    return asksServer && await keyOf(me) !== null ? OFF : UNAVAILABLE;
  }

  // Keeps a subscription that is still the one for this server.
  async function subscription(key) {
    // Until it is there this would wait, and there are browsers in which it never comes.
    const { pushManager } = await navigator.serviceWorker.getRegistration();
    const known = await pushManager.getSubscription();
    if (known && isSame(known.options.applicationServerKey, key)) return known;
    await known?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  async function tell(me, subscribed, times) {
    const response = await call(me, 'PUT', JSON.stringify({
      subscription: {
        endpoint: subscribed.endpoint,
        key: base64(subscribed.getKey('p256dh')), auth: base64(subscribed.getKey('auth')),
      },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      times: times.map(({ minute, days }) => ({ minute, days })),
    }));
    if (!response.ok) throw new Error(`reminders: ${response.status}`);
  }

  async function switchOn({ times, words }) {
    // In the turn of the tap: later a browser would not ask.
    if (await Notification.requestPermission() !== 'granted') return read(true);
    const me = await member();
    const key = me && await keyOf(me);
    if (!key) return UNAVAILABLE;
    const found = await subscription(key);
    const isByHand = words.length > 0;
    const now = { words: isByHand ? words : (await kept())?.words ?? [], kinds: times.map(({ kind }) => kind) };
    // Before the server is told: what a device did not live to see is said again at its next start.
    if (isByHand) await keep(now);
    try {
      await tell(me, found, times);
    } catch (error) {
      if (isByHand && !isLeft) await forget();
      throw error;
    }
    if (!isByHand) await keep(now);
    return ON;
  }

  async function switchOff() {
    await forget();
    const me = await member();
    // Whoever cannot be reached finds out when a push service says that nobody is there.
    if (me !== null) await call(me, 'DELETE').catch((error) => console.info('ringing: not taken back', error));
    return read(true).catch(() => OFF);
  }

  return {
    readRinging: async (bytes) => Uint8Array.of(await read(bytes.byte() === 1)),
    async setRinging(bytes) {
      const wish = bytes.rest();
      return Uint8Array.of(await (wish.length === 0 ? switchOff() : switchOn(scheduleIn(readerOf(wish)))));
    },
  };
}

const list = (reader, read) => Array.from({ length: reader.number() }, () => read(reader));

const scheduleIn = (reader) => ({
  times: list(reader, () => ({ kind: reader.byte(), minute: reader.number(), days: reader.byte() })),
  words: list(reader, () => ({ title: reader.text(), body: reader.text() })),
});

const kept = async () => (await (await caches.open(CACHE)).match(WORDS))?.json();
const keep = async (what) => (await caches.open(CACHE)).put(WORDS, Response.json(what));

async function forget() {
  await caches.delete(CACHE);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
