// How the app comes to the home screen, or into a window of its own: what device this is, and the browser's own question.

import { EMPTY, concatenated } from '../bytes.js';
import { canStayAwake } from './awake.js';

// As Swift counts them (DeviceKind.swift).
const [DESKTOP, IPHONE, ANDROID] = [0, 1, 2];

// From the home screen, or a window of its own; the second way is that of iPhones.
const fromHomeScreen = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;

function system() {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, and no Mac is touched.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return IPHONE;
  return /Android/.test(userAgent) ? ANDROID : DESKTOP;
}

export function installingRows(storage, tell) {
  let isPutThere = false;

  async function readDevice() {
    const kept = await storage.kept('put-off', EMPTY);
    const now = [system(), isPutThere || fromHomeScreen(), globalThis.timequestOffer !== undefined, canStayAwake];
    return concatenated([Uint8Array.from(now), kept]);
  }

  const tellOfChange = () => readDevice().then((device) => tell('deviceChanged', device), () => {});

  addEventListener('beforeinstallprompt', tellOfChange);
  addEventListener('appinstalled', () => {
    isPutThere = true;
    globalThis.timequestOffer = undefined;
    tellOfChange();
  });

  return {
    readDevice,
    // Each offer of the browser's is good for one question.
    async askToInstall() {
      const offer = globalThis.timequestOffer;
      globalThis.timequestOffer = undefined;
      await offer.prompt();
      return Uint8Array.of((await offer.userChoice).outcome === 'accepted');
    },
    keepPutOff: (bytes) => storage.keep('put-off', bytes.rest()),
  };
}
