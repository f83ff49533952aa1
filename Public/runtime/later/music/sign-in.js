// The way to the service's page and back. Meanwhile it lies in the vault under one name, so a new one replaces the old,
// and whatever becomes of it, nothing is left after ten minutes.

import { callbackIn, callbackInText, textOf } from './callback.js';
import { challengeOf, newState, newVerifier } from './pkce.js';

const SCOPES = 'playlist-read-private playlist-read-collaborative user-read-currently-playing';
const PENDING = 'sign-in';
// Milliseconds.
const LONGEST = 10 * 60_000;

const NOTHING = { nothing: true };

export function createSignIn({ accounts, redirect, now, vault, tokens }) {
  // States of those that were given up on this page: their way back leads nowhere.
  const dead = new Set();

  // Also over when the clock was set back: then nobody knows how long ago it began.
  const isOver = ({ time }) => Math.abs(now() - time) >= LONGEST;

  // The address of the page where somebody agrees.
  async function begin(player, clientID) {
    const signIn = { player, clientID, state: newState(), verifier: newVerifier(), time: now() };
    await vault.put(PENDING, signIn);
    const wish = new URLSearchParams({
      response_type: 'code',
      client_id: clientID,
      redirect_uri: redirect,
      scope: SCOPES,
      state: signIn.state,
      code_challenge_method: 'S256',
      code_challenge: await challengeOf(signIn.verifier),
    });
    return `${accounts}/authorize?${wish}`;
  }

  async function takeCallback(address) {
    const callback = callbackIn(address, redirect);
    if (callback === null) return NOTHING;
    if (callback.isRefused) return giveUp((pending) => pending.state === callback.state);
    return await taken(callback) ?? { paste: textOf(callback) };
  }

  async function takePasted(text) {
    const callback = callbackInText(text, redirect);
    if (callback === null || callback.isRefused) return NOTHING;
    return await taken(callback) ?? NOTHING;
  }

  // Null where nobody here has asked for it.
  async function taken({ state, code }) {
    const connected = await tokens.playerOf(state);
    // The same address once more: a page that was loaded again, or *Back*.
    if (connected !== undefined) return { connected };
    const pending = await vault.read(PENDING);
    if (dead.has(state)) return NOTHING;
    if (pending?.value.state !== state) return null;
    return redeem(pending, code);
  }

  async function redeem(pending, code) {
    const claimed = isOver(pending.value) ? null : await claim(pending);
    if (claimed === null) {
      await sweep();
      return NOTHING;
    }
    const kept = await tokens.redeemed(claimed.value, code);
    const isConnected = await vault.swap(PENDING, claimed.mark, { [PENDING]: null, ...kept }) && kept !== null;
    await vault.sweep();
    return isConnected ? { connected: claimed.value.player } : NOTHING;
  }

  // A code is good for one try, and somebody may have opened its address twice.
  async function claim({ value, mark }) {
    if (value.isClaimed || !await vault.swap(PENDING, mark, { [PENDING]: { ...value, isClaimed: true } })) return null;
    return vault.read(PENDING);
  }

  async function giveUp(isMeant) {
    const pending = await vault.read(PENDING);
    if (pending !== null && isMeant(pending.value)) {
      dead.add(pending.value.state);
      await vault.swap(PENDING, pending.mark, { [PENDING]: null });
      await vault.sweep();
    }
    return NOTHING;
  }

  const sweep = () => giveUp(isOver);

  const forget = (player) => giveUp((pending) => pending.player === player);

  return { begin, takeCallback, takePasted, sweep, forget };
}
