// Keys of sync, behind which nothing of a secret comes out: not into storage as bytes, not into a log, not to Swift.
// What it is given and answers are bytes and plain objects of them; errors say nothing of what they were about. The one
// secret that comes out is a recovery code, for whoever writes it down.

export { isSigned, sha256 } from './computing.js';
export { openPlay, sealPlay } from './closed.js';
export { codeBytes, newCode, gateOf, keepTypedCode, keptCode, keysForServer, makeCode, makeKeptCode, openCode } from './codes.js';
export { KeysAreGone, forgetDevice, hasDeviceKeys, knownDevice, makeDevice, signedBy, tokenOf } from './devices.js';
export { giveEpoch, holdsEpoch, makeEpoch, takeEpoch, takePrevious } from './epochs.js';
export { isPackSigned, openPack, sealPack } from './packs.js';
export { isKept, newNonce, newPairingCode, pairingOf, promiseOf, symbolsOf } from './pairing.js';
export { eraseEverything } from './safe.js';
