// The least that any program of this kind does before its first screen: open a database, write one
// record durably, show a button. What the app takes is measured beside it.

const request = indexedDB.open('floor', 1);
request.onupgradeneeded = () => request.result.createObjectStore('records', { autoIncrement: true });
request.onsuccess = () => {
  const transaction = request.result.transaction('records', 'readwrite', { durability: 'strict' });
  transaction.objectStore('records').add(new Uint8Array(1000));
  transaction.oncomplete = () => requestAnimationFrame(() => {
    const main = document.createElement('main');
    const button = document.createElement('button');
    button.textContent = 'Start';
    main.append(button);
    document.getElementById('app').append(main);
  });
};
