// The family's devices, as the page is told of them: nobody syncs yet.

import { EMPTY } from '../bytes.js';

// `tell(news)` is the port's: how this device stands to the others has changed.
export const syncRows = (_storage, _tell) => ({
  // As Swift's `SyncStatus` writes it; empty where the device is alone.
  readSync: () => EMPTY,
  // As Swift's `SyncWish` writes it.
  wishSync: () => EMPTY,
});
