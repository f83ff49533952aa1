// What the service has said as bytes, for Swift: -1 stands for a number that there is not, an empty text for a text.

import { EMPTY, concatenated, encoded, numbered } from '../../bytes.js';

// The numbers of Swift's tables are the places in these.
const FAILURES = [
  'none', 'notConnected', 'forbidden', 'notFound', 'tooMany', 'opaque', 'offline', 'failed',
];
const ITEMS = ['song', 'episode', 'nothing'];
const PLAYING = ['track', 'episode', 'ad', 'unknown', 'nothing'];

export const byte = (number) => Uint8Array.of(number);

export const flag = (isSet) => byte(isSet ? 1 : 0);

export function texted(text) {
  const bytes = text === null ? EMPTY : encoded(text);
  return concatenated([numbered(bytes.length), bytes]);
}

const counted = (number) => numbered(number ?? -1);

// What has failed as a byte; else a 0 and what `write` makes of the answer.
export const written = ({ failure, answer }, write) => (
  failure ? byte(FAILURES.indexOf(failure)) : concatenated([byte(0), ...write(answer)])
);

export const playlists = ({ playlists, next }) => [
  ...listed(playlists, ({ id, name, isMeasurable, cover, total }) => (
    [texted(id), texted(name), flag(isMeasurable), texted(cover), counted(total)]
  )),
  counted(next),
];

export const items = ({ items, next }) => [
  ...listed(items, ({ kind, duration }) => [byte(ITEMS.indexOf(kind)), counted(duration)]),
  counted(next),
];

export const playing = ({ kind, id, title, artists, cover, link, progress, duration, isPlaying }) => [
  byte(PLAYING.indexOf(kind)),
  ...[id, title, artists, cover, link].map(texted),
  counted(progress),
  counted(duration),
  flag(isPlaying),
];

const listed = (entries, write) => [numbered(entries.length), ...entries.flatMap(write)];
