// Connected music: sign-in, and the three things that are asked. Everything answers with plain
// objects; no token leaves this folder.

import { PAGE, SILENCE, createReading, isID, isOffset, userIn } from './answers.js';
import { createAsking, failureOf } from './asking.js';
import { callbackIn } from './callback.js';
import { createCalls } from './calls.js';
import { createSignIn } from './sign-in.js';
import { createTokens } from './tokens.js';
import { createVault } from './vault.js';

// Milliseconds after which a request is given up, and also the wait for another tab's.
const PATIENCE = 30_000;

const NOTHING = { nothing: true };
const FAILED = { failure: 'failed' };

// `accounts` and `api` are the two hosts, without a slash at their end; `redirect` is the address that the family's own
// app was registered with, to the letter; `now()` is in milliseconds since 1970.
export function createMusic({ accounts, api, redirect, now = Date.now, lock = navigator.locks, fetch = globalThis.fetch, patience = PATIENCE }) {
  const inTurn = (name, work) => lock.request(name, { signal: AbortSignal.timeout(patience) }, work);
  const ask = createAsking(fetch, patience);
  const vault = createVault(inTurn);
  const tokens = createTokens({ accounts, redirect, now, vault, inTurn, ask });
  const signIn = createSignIn({ accounts, redirect, now, vault, tokens });
  const get = createCalls({ api, tokens, inTurn, ask });
  const reading = createReading(new URL(api).origin);

  // A sign-in that nobody has finished leaves with whatever is done next.
  const swept = async (work, otherwise) => {
    try {
      await signIn.sweep();
      return await work();
    } catch {
      return otherwise;
    }
  };

  // The body of an answer made small by `read`, which makes null of what is none.
  const answerTo = (said, read) => {
    const answer = said.status === 200 ? read(said.body) : null;
    return answer === null ? failureOf(said) : { answer };
  };

  // Whose account it is, by sign-in: it is asked once on a page, and stored nowhere.
  const users = new Map();

  // Resolves to { answer } with its id.
  async function userOf(player) {
    const signedIn = await tokens.signInOf(player);
    if (users.has(signedIn)) return { answer: users.get(signedIn) };
    const user = answerTo(await get(player, '/v1/me'), userIn);
    if (!user.failure) users.set(signedIn, user.answer);
    return user;
  }

  vault.sweep().then(signIn.sweep).catch(() => {});

  return {
    // The address of the page where somebody agrees, which leads back to `redirect`; null where nothing can be kept.
    signIn: (player, clientID) => swept(() => signIn.begin(player, clientID), null),

    // Whether somebody came by an address of the way back.
    isCallback: (address) => callbackIn(address, redirect) !== null,

    // What such an address means: { connected: player }; { paste: text } when it belongs elsewhere, and
    // the text is to be taken there; else { nothing: true }, which is to be passed over in silence.
    takeCallback: (address) => swept(() => signIn.takeCallback(address), NOTHING),

    // { connected: player } or { nothing: true }.
    takePasted: (text) => swept(() => signIn.takePasted(text), NOTHING),

    connected: (player) => swept(() => tokens.has(player), false),

    // Of all players.
    someoneIsConnected: () => swept(tokens.hasAny, true),

    // Rejects when this browser does not let go of what it keeps.
    async disconnect(player) {
      await signIn.forget(player);
      await tokens.erase(player);
    },

    // The next three answer { answer }, or { failure } with one of these: notConnected, forbidden, notFound, tooMany,
    // opaque (the network, or too many that a page may not read), offline, failed.

    // { playlists: [{ id, name, isMeasurable, cover, total }], next }: the next offset, or null.
    playlists: (player, offset) => swept(async () => {
      if (!isOffset(offset)) return FAILED;
      const user = await userOf(player);
      if (user.failure) return user;
      const said = await get(player, `/v1/me/playlists?limit=${PAGE}&offset=${offset}`);
      return answerTo(said, (body) => reading.playlists(body, offset, user.answer));
    }, FAILED),

    // { items: [{ kind, duration }], next }: song, episode or nothing, and milliseconds or null.
    items: (player, playlist, offset) => swept(async () => {
      if (!isID(playlist) || !isOffset(offset)) return FAILED;
      const said = await get(player, `/v1/playlists/${playlist}/items?limit=${PAGE}&offset=${offset}`);
      return answerTo(said, (body) => reading.items(body, offset));
    }, FAILED),

    // { kind, id, title, artists, cover, link, progress, duration, isPlaying }: track, episode, ad, unknown or nothing;
    // milliseconds or null.
    playing: (player) => swept(async () => {
      const said = await get(player, '/v1/me/player/currently-playing?additional_types=episode');
      return said.status === 204 ? { answer: { ...SILENCE } } : answerTo(said, reading.playing);
    }, FAILED),
  };
}
