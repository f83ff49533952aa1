// What the service says, as small and plain as screens need it. All of it comes from outside: what is not as it should
// be becomes nothing, and what is too long is cut.

import { addressIn } from './addresses.js';

const LONGEST_TEXT = 200;
const LONGEST_ADDRESS = 1000;
const LONGEST_LIST = 100;
const MOST_ITEMS = 1_000_000;
const FARTHEST = 100_000;
// Milliseconds.
const LONGEST_PLAY = 24 * 3600 * 1000;
// Pixels.
const SMALLEST_COVER = 64;

const ID = /^[0-9A-Za-z]{22}$/;
const KINDS = ['track', 'episode', 'ad', 'unknown'];

export const PAGE = 50;

export const isID = (value) => typeof value === 'string' && ID.test(value);

export const isOffset = (value) => isWhole(value, FARTHEST);

// The name of an account, which may be any text; empty if it is not told, null if nobody is.
export const userIn = (body) => (isObject(body) ? text(body.id) : null);

// Reads with the rule of which addresses may be gone to; `origin` is the service's own.
export function createReading(origin) {
  function address(value) {
    if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return null;
    const place = addressIn(value);
    const isAllowed = place?.protocol === 'https:' || place?.origin === origin;
    return isAllowed && place.username === '' ? place.href : null;
  }

  // The smallest that is large enough; pictures of somebody's own have no measures, and are large.
  function cover(images) {
    const covers = list(images)
      .map((image) => ({ address: address(image?.url), size: Math.min(sizeOf(image?.width), sizeOf(image?.height)) }))
      .filter(({ address, size }) => address !== null && size >= SMALLEST_COVER)
      .sort((one, other) => (one.size === other.size ? 0 : one.size - other.size));
    return covers[0]?.address ?? null;
  }

  // A page of playlists, of which those can be measured that belong to `user` or are made together.
  const playlists = (body, offset, user) => page(body, offset, 'playlists', list(body?.items)
    .filter((playlist) => isID(playlist?.id))
    .map((playlist) => ({
      id: playlist.id,
      name: text(playlist.name),
      isMeasurable: playlist.collaborative === true || (user !== '' && playlist.owner?.id === user),
      cover: cover(playlist.images),
      total: isWhole(playlist.items?.total, MOST_ITEMS) ? playlist.items.total : null,
    })));

  // A page of what is in a playlist, durations in milliseconds.
  const items = (body, offset) => page(body, offset, 'items', list(body?.items).map((member) => {
    const item = member?.item ?? member?.track;
    const kind = { track: 'song', episode: 'episode' }[item?.type] ?? 'nothing';
    return { kind, duration: kind === 'nothing' ? null : milliseconds(item.duration_ms) };
  }));

  // What plays, with the show instead of artists where it is an episode; null if it says nothing of that.
  function playing(body) {
    if (!isObject(body)) return null;
    const { currently_playing_type: kind, item } = body;
    return {
      kind: KINDS.includes(kind) ? kind : 'unknown',
      id: isID(item?.id) ? item.id : null,
      title: text(item?.name),
      artists: cut(list(item?.artists ?? [item?.show]).map((one) => text(one?.name)).filter(Boolean).join(', ')),
      cover: cover(item?.album?.images ?? item?.images),
      link: address(item?.external_urls?.spotify),
      progress: milliseconds(body.progress_ms),
      duration: milliseconds(item?.duration_ms),
      isPlaying: body.is_playing === true,
    };
  }

  return { playlists, items, playing };
}

export const SILENCE = {
  kind: 'nothing', id: null, title: '', artists: '', cover: null, link: null, progress: null, duration: null, isPlaying: false,
};

// Null if it is none. Entries that are left out count: `next` is the service's own place.
function page(body, offset, name, entries) {
  if (!Array.isArray(body?.items)) return null;
  const length = isWhole(body.limit, PAGE) && body.limit > 0 ? body.limit : PAGE;
  const isMore = typeof body.next === 'string' && isOffset(offset + length);
  return { [name]: entries, next: isMore ? offset + length : null };
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value, most) => Number.isSafeInteger(value) && value >= 0 && value <= most;

const milliseconds = (value) => (isWhole(value, LONGEST_PLAY) ? value : null);

const sizeOf = (value) => (Number.isFinite(value) ? value : Infinity);

const list = (value) => (Array.isArray(value) ? value.slice(0, LONGEST_LIST) : []);

const text = (value) => (typeof value === 'string' ? cut(value) : '');

// By characters, of which some are two units long.
const cut = (text) => [...text.slice(0, 2 * LONGEST_TEXT)].slice(0, LONGEST_TEXT).join('');
