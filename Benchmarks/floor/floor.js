// The least that any program of this kind does before its first screen: load its module, open a database, write one
// record durably, show a button. What the app takes is measured beside it.

// It is the app's own, so that what a processor takes for its bytes is the same; nothing in it is called.
const nothing = new Proxy({}, { get: () => () => 0 });
const loading = WebAssembly.instantiateStreaming(fetch('app.wasm'), { env: nothing, placeholder: nothing });

const stored = new Promise((resolve) => {
  const request = indexedDB.open('floor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('records', { autoIncrement: true });
  request.onsuccess = () => {
    const transaction = request.result.transaction('records', 'readwrite', { durability: 'strict' });
    transaction.objectStore('records').add(new Uint8Array(1000));
    transaction.oncomplete = resolve;
  };
});

await Promise.all([loading, stored]);
requestAnimationFrame(() => {
  const main = document.createElement('main');
  const button = document.createElement('button');
  button.textContent = 'Start';
  main.append(button);
  document.getElementById('app').append(main);
});
