// What Swift asks of connected music. Where it was built in, the page names the hosts of its service; their own script
// comes when it is asked for something the first time.

import { EMPTY, concatenated } from '../bytes.js';
import { file } from '../files.js';
import { added, once } from '../loading.js';
import { tried } from '../marks.js';
import * as write from './music/written.js';
import { noteMusic } from './senses.js';

const { byte, flag, texted, written } = write;

// Milliseconds after which its script is no more waited for.
const PATIENCE = 20_000;

// When the service was asked what plays, in Swift's own bytes: a page that is loaded again goes on counting.
const POLLS = 'timequest-music-polls';

// NB: tabs of other versions of the app know it by this name.
const CHANGES = 'timequest-music';

// `tell(news)` is the port's: another tab has changed whether music is connected. `arrival` is the address that the
// page was opened with.
export function musicRows(tell, arrival) {
  const hosts = document.documentElement.dataset.music;
  const redirect = new URL('./', document.baseURI).href;
  const load = once((signal) => loadService(hosts, redirect, signal));
  const service = () => load(AbortSignal.timeout(PATIENCE));
  const rows = { ...signInRows(service, redirect, arrival, tell), ...askingRows(service) };
  if (hosts !== undefined) return rows;
  return Object.fromEntries(Object.keys(rows).map((name) => [name, () => null]));
}

function signInRows(service, redirect, arrival, tell) {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = () => tell('musicChanged');
  const tellOthers = () => channel.postMessage('changed');
  // Empty when it was taken.
  let waiting = arrival;

  // Nothing, who is connected now, or a text to carry to where the sign-in began.
  function outcome({ connected, paste }) {
    if (paste !== undefined) return concatenated([byte(2), texted(paste)]);
    if (connected === undefined) return byte(0);
    tellOthers();
    return concatenated([byte(1), texted(connected)]);
  }

  return {
    // By a player, or nobody to whom it is allowed: whether this one is connected, whether a way back waits to be taken;
    // where it leads to; the polls.
    async readMusic(bytes) {
      const player = bytes.text();
      if (player === '' && !waiting.includes('?')) return concatenated([flag(false), flag(false), texted(redirect), EMPTY]);
      const music = await service();
      const isConnected = await music.connected(player);
      return concatenated([flag(isConnected), flag(music.isCallback(waiting)), texted(redirect), keptPolls()]);
    },
    // By a player and the family's client id. Leaves the app.
    async signInToMusic(bytes) {
      const [player, clientID] = [bytes.text(), bytes.text()];
      const music = await service();
      const address = await music.signIn(player, clientID);
      if (address === null) return null;
      location.assign(address);
      return EMPTY;
    },
    async takeMusicCallback() {
      const music = await service();
      const address = waiting;
      waiting = '';
      return outcome(await music.takeCallback(address));
    },
    async takePastedMusic(bytes) {
      const text = bytes.text();
      const music = await service();
      return outcome(await music.takePasted(text));
    },
    async disconnectMusic(bytes) {
      const player = bytes.text();
      const music = await service();
      await music.disconnect(player);
      if (!await music.someoneIsConnected()) tried(() => localStorage.removeItem(POLLS));
      tellOthers();
    },
  };
}

const askingRows = (service) => ({
  // By a player and how many come before.
  async readPlaylists(bytes) {
    const [player, offset] = [bytes.text(), bytes.number()];
    const music = await service();
    return written(await music.playlists(player, offset), write.playlists);
  },
  // By a player, a playlist, and how many come before.
  async readPlaylistItems(bytes) {
    const [player, playlist, offset] = [bytes.text(), bytes.text(), bytes.number()];
    const music = await service();
    return written(await music.items(player, playlist, offset), write.items);
  },
  // By a player; then the polls, this one among them, which are kept whatever becomes of it.
  async readPlaying(bytes) {
    const player = bytes.text();
    keepPolls(bytes.rest());
    const music = await service();
    return written(await music.playing(player), write.playing);
  },
  keepPolls: (bytes) => keepPolls(bytes.rest()),
  noteMusic: (bytes) => noteMusic(bytes.bool()),
});

async function loadService(hosts, redirect, signal) {
  await added(signal, 'script', { src: file('later/music/music.js') });
  const [accounts, api] = hosts.split(' ');
  return timequestMusic.createMusic({ accounts, api, redirect });
}

function keepPolls(record) {
  tried(() => localStorage.setItem(POLLS, btoa(String.fromCharCode(...record))));
}

function keptPolls() {
  const text = tried(() => atob(localStorage.getItem(POLLS) ?? '')) ?? '';
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
