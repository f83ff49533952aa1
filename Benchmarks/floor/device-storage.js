// A database like the app's: records under a number of their own, each id once.

export const settled = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

export function opened() {
  const request = indexedDB.open('floor of a device', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('operations', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
  };
  return settled(request);
}
