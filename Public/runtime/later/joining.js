// Links that bring a device to its family, or a family to its server. What they say stands behind the #, which browsers
// send to nobody. And the former as a QR code: drawn, and read by the camera of this device.

import { EMPTY, concatenated, encoded } from '../bytes.js';
import { file } from '../files.js';
import { added, once } from '../loading.js';
import { painted } from '../page.js';

// NB: Swift's `JoinLink` writes it.
const MARK = '#join=';
// NB: Swift's `InvitationCode` writes it.
const INVITATION = '#invite=';
// In characters; a code has twenty.
const LONGEST = 100;
// Milliseconds after which the script that draws is no more waited for.
const PATIENCE = 20_000;
// Milliseconds from one look into the camera's picture to the next.
const PAUSE = 150;
// Milliseconds that one look may take.
const LOOK = 2000;

// `arrival` is the address that the page was opened with; it is out of the address bar by now.
export function joiningRows(storage, arrival) {
  // Empty when it was taken.
  let waiting = arrival;
  const loadDrawing = once((signal) => added(signal, 'script', { src: file('later/qr/qr.js') }));

  const keepInvitation = (bytes) => storage.keep('invitation', bytes);
  const invitation = saidBy(arrival, INVITATION);
  const isKept = invitation === '' ? null
    : keepInvitation(encoded(invitation)).catch((error) => console.warn('the invitation is not kept', error));
  // Also the one of an earlier visit.
  const hasInvitation = async () => {
    await isKept;
    return (await storage.kept('invitation', EMPTY).catch(() => EMPTY)).length > 0;
  };

  // It was opened where the app is open already: a page that begins anew takes it as any other does.
  addEventListener('hashchange', () => {
    if ([MARK, INVITATION].some((mark) => location.hash.startsWith(mark))) location.reload();
  });

  return {
    // Whether this browser reads QR codes, and whether an invitation is kept here, a byte each; then what the link says:
    // nothing where the page was opened in another way.
    async takeJoinLink() {
      const said = saidBy(waiting);
      waiting = '';
      return concatenated([Uint8Array.of(await canRead(), await hasInvitation()), encoded(said)]);
    },
    // Where the family opens the app.
    readAddress: () => encoded(new URL('./', document.baseURI).href),
    // The QR code of a text: how many modules a side has, a byte; then the dark ones as the course of a path.
    async drawCode(bytes) {
      const text = bytes.restOfText();
      await loadDrawing(AbortSignal.timeout(PATIENCE));
      const { side, course } = timequestQR.drawn(text);
      return concatenated([Uint8Array.of(side), encoded(course)]);
    },
    // What a link says that the camera sees; nothing when the page that shows its picture was left before.
    scanCode: () => scan(),
    // What a server's owner has handed out, for whoever begins a family there.
    keepInvitation: (bytes) => keepInvitation(bytes.rest()),
  };
}

function saidBy(address, mark = MARK) {
  const [, said = ''] = address.split(mark);
  return said.length > LONGEST ? '' : said;
}

async function canRead() {
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.BarcodeDetector) return false;
  const formats = await BarcodeDetector.getSupportedFormats().catch(() => []);
  return formats.includes('qr_code');
}

async function scan() {
  await painted();
  const place = document.getElementById('viewfinder');
  // Here browsers ask whether the camera may be used.
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, srcObject: stream });
  try {
    place.append(video);
    // Whoever leaves at once interrupts it, and no harm is done.
    await video.play().catch((error) => { if (video.isConnected) throw error; });
    return encoded(await readIn(video));
  } finally {
    stream.getTracks().forEach((track) => track.stop());
  }
}

const waited = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// Whoever leaves the page takes the picture away with it.
async function readIn(video) {
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  while (video.isConnected) {
    // One look that never ends would keep the camera on.
    const found = await Promise.race([detector.detect(video).catch(() => []), waited(LOOK).then(() => [])]);
    const said = found.map(({ rawValue }) => saidBy(rawValue)).find((text) => text !== '');
    if (said !== undefined && video.isConnected) return said;
    await waited(PAUSE);
  }
  return '';
}
