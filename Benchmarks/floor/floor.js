// The least that any program of this kind does before its first screen: load its module, open a database, write one
// record durably, show the screen. Runs in the app's own page in the place of its program, so that styles, letters,
// drawings and the module's bytes are the same; nothing in the module is called. The screens are recorded from the app.
// What the app takes is measured beside it.
(async () => {
  const screens = __SCREENS__;
  const module = document.currentScript.src.replace('runtime/start.js', 'app.wasm');
  const pageIsRead = new Promise((done) => addEventListener('DOMContentLoaded', done));

  const nothing = new Proxy({}, { get: () => () => 0 });
  // As the app asks for it, or else what the page has begun to load would not be taken.
  const bytes = fetch(module, { mode: 'no-cors', credentials: 'include' });
  const loading = WebAssembly.instantiateStreaming(bytes, { env: nothing, placeholder: nothing });

  // How many starts there have been.
  const stored = new Promise((resolve) => {
    const request = indexedDB.open('floor', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('records', { autoIncrement: true });
    request.onsuccess = () => {
      const transaction = request.result.transaction('records', 'readwrite', { durability: 'strict' });
      const records = transaction.objectStore('records');
      records.add(new Uint8Array(1000));
      const count = records.count();
      transaction.oncomplete = () => resolve(count.result);
    };
  });

  const [starts] = await Promise.all([stored, loading, pageIsRead]);
  document.getElementById('app').innerHTML = screens[starts === 1 ? 'first' : 'second'];
})();
