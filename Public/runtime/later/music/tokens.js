// Tokens: those of a sign-in, and new ones when they are used up. They are read out of the vault for each call and
// kept nowhere else, so a tab that disconnects does so for all.

import { failureOf } from './asking.js';

// Milliseconds before its end from which an access token is not used any more.
const MARGIN = 60_000;
// Seconds.
const USUAL_LIFE = 3600;
const LONGEST_LIFE = 24 * 3600;
const TOKEN = /^[!-~]{1,4096}$/;
const PREFIX = 'tokens ';

const NOT_CONNECTED = { failure: 'notConnected' };

const nameOf = (player) => PREFIX + player;

const isPlayers = (name) => name.startsWith(PREFIX);

export function createTokens({ accounts, redirect, now, vault, inTurn, ask }) {
  const request = (form) => ask(`${accounts}/api/token`, { method: 'POST', body: new URLSearchParams(form) });

  // What was issued, or { failure }.
  async function issued(form) {
    const answer = await request(form);
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: life } = answer.body ?? {};
    if (answer.status !== 200 || !isToken(accessToken)) {
      return { ...failureOf(answer), isDead: answer.status === 400 && answer.body?.error === 'invalid_grant' };
    }
    return {
      accessToken,
      expiresAt: now() + 1000 * (life > 0 && life <= LONGEST_LIFE ? life : USUAL_LIFE),
      refreshToken: isToken(refreshToken) ? refreshToken : null,
    };
  }

  // What a sign-in is worth: what is to be kept of it, by its name in the vault; null if nothing.
  async function redeemed({ player, clientID, verifier, state }, code) {
    const authorizedAt = now();
    const tokens = await issued({
      grant_type: 'authorization_code', code, redirect_uri: redirect, client_id: clientID, code_verifier: verifier,
    });
    if (!isToken(tokens.refreshToken)) return null;
    return { [nameOf(player)]: { ...tokens, clientID, authorizedAt, state } };
  }

  // Tokens with which a call can be made, or { failure }. `refused` is an access token that was not accepted.
  async function usable(player, refused) {
    const held = await vault.read(nameOf(player));
    if (held === null) return NOT_CONNECTED;
    return isGood(held.value, refused) ? held.value : renewed(player, refused);
  }

  const isGood = ({ accessToken, expiresAt }, refused) => accessToken !== refused && now() < expiresAt - MARGIN;

  // A refresh may replace the refresh token, so it must not be used twice: of all tabs and callers one asks, and the
  // others find what it got.
  const renewed = (player, refused) => inTurn(`timequest-music-${player}`, async () => {
    const held = await vault.read(nameOf(player));
    if (held === null) return NOT_CONNECTED;
    return isGood(held.value, refused) ? held.value : refreshed(player, held);
  });

  async function refreshed(player, { value, mark }) {
    const tokens = await issued({
      grant_type: 'refresh_token', refresh_token: value.refreshToken, client_id: value.clientID,
    });
    if (tokens.isDead) {
      await vault.swap(nameOf(player), mark, { [nameOf(player)]: null });
      await vault.sweep();
      return NOT_CONNECTED;
    }
    // Whatever else went wrong may go right the next time.
    if (tokens.failure) return tokens;
    const renewed = { ...value, ...tokens, refreshToken: tokens.refreshToken ?? value.refreshToken };
    return await vault.swap(nameOf(player), mark, { [nameOf(player)]: renewed }) ? renewed : NOT_CONNECTED;
  }

  const has = async (player) => await vault.read(nameOf(player)) !== null;

  const hasAny = async () => (await vault.names()).some(isPlayers);

  // What tells the sign-in of a player from others; undefined if nobody is connected.
  const signInOf = async (player) => (await vault.read(nameOf(player)))?.value.state;

  // Whom a sign-in has connected already; undefined if nobody.
  async function playerOf(state) {
    for (const name of await vault.names()) {
      if (!isPlayers(name)) continue;
      const held = await vault.read(name);
      if (held?.value.state === state) return name.slice(PREFIX.length);
    }
    return undefined;
  }

  return { redeemed, usable, has, hasAny, signInOf, playerOf, erase: (player) => vault.erase([nameOf(player)]) };
}

const isToken = (text) => typeof text === 'string' && TOKEN.test(text);
