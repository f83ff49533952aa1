// Which device of which family this is, as the page knows it beside sync.

import { EMPTY, readerOf } from '../bytes.js';
import { tokenOf } from './keys/devices.js';

// Of a device to its family (SyncStatus.swift).
const [MEMBER, STOPPED] = [1, 2];
const ID = 16;

// { family, device }, of 16 bytes each; null where this device belongs to no family.
export async function membership(storage) {
  const status = await storage.kept('sync/status', EMPTY);
  if (status.length === 0) return null;
  const reader = readerOf(status);
  // One that waits for a person still belongs to it.
  const isMember = [MEMBER, STOPPED].includes(reader.byte());
  reader.byte();
  const [family, device] = [0, 0].map(() => (reader.byte() === 1 ? reader.view(ID) : null));
  return isMember && family && device ? { family, device } : null;
}

// How a request shows the family's server whose it is.
export const asMember = async ({ device }) => ({
  headers: { Authorization: `Bearer ${await tokenOf(device)}` },
  cache: 'no-store', credentials: 'omit', redirect: 'error',
});
