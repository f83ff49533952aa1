// A browser's push service, kept by the page's own storage: real ones are asked over the Internet.
(() => {
  const NAME = 'test-push';
  // Chromium without windows shows nothing, whatever it is told; what somebody answers is the test's to say.
  const answer = () => localStorage.getItem('test-permission') ?? 'granted';
  Object.defineProperty(Notification, 'permission', { get: answer });
  Notification.requestPermission = async () => answer();

  const known = () => JSON.parse(localStorage.getItem(NAME));

  const made = ({ endpoint, p256dh, auth, server }) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(server).buffer },
    getKey: (name) => Uint8Array.from(name === 'auth' ? auth : p256dh).buffer,
    async unsubscribe() {
      localStorage.removeItem(NAME);
      return true;
    },
  });

  PushManager.prototype.getSubscription = async () => (known() ? made(known()) : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.byteLength !== 65) throw new Error('no subscription');
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const count = Number(localStorage.getItem('test-push-count') ?? 0) + 1;
    localStorage.setItem('test-push-count', count);
    localStorage.setItem(NAME, JSON.stringify({
      endpoint: `https://push.example/${count}`, p256dh: [...point],
      auth: [...crypto.getRandomValues(new Uint8Array(16))], server: [...new Uint8Array(applicationServerKey)],
    }));
    return made(known());
  };
})();
