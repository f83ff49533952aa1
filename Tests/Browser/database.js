// The app's storage from outside: `testDatabase` reads what is on disk and lets things go wrong.
(() => {
  if (location.protocol === 'about:') return;
  // What happens to its second copy is the browser's doing.
  const LOG = 'timequest';
  const STORES = ['operations', 'meta'];
  const openReally = IDBFactory.prototype.open;
  const beginReally = IDBDatabase.prototype.transaction;
  const addReally = IDBObjectStore.prototype.add;
  const getAllReally = IDBObjectStore.prototype.getAll;
  // Where the pieces of the snapshot lie in `meta`.
  const PIECES = IDBKeyRange.bound(['snapshot'], ['snapshot', []]);

  // The connections of the app; the test's own ones are not among them.
  let connections = [];
  let logsRead = 0;
  let lostAnswers = 0;
  let aborts = 0;
  const aborted = new WeakSet();
  let release = null;
  // What it takes to let the app's next opening of its database succeed; none is held back.
  let held = null;

  IDBFactory.prototype.open = function (...parts) {
    const request = openReally.apply(this, parts);
    if (parts[0] !== LOG) return request;
    request.addEventListener('success', (event) => {
      connections.push(request.result);
      if (held === null) return;
      event.stopImmediatePropagation();
      held.push(() => request.onsuccess(event));
    });
    return request;
  };

  IDBDatabase.prototype.transaction = function (...parts) {
    const transaction = beginReally.apply(this, parts);
    if (this.name === LOG && parts[1] === 'readwrite' && lostAnswers > 0) {
      lostAnswers -= 1;
      Object.defineProperty(transaction, 'oncomplete', { set() {} });
    }
    return transaction;
  };

  IDBObjectStore.prototype.add = function (...parts) {
    const request = addReally.apply(this, parts);
    const { transaction } = this;
    if (aborts > 0 && !aborted.has(transaction)) {
      aborts -= 1;
      aborted.add(transaction);
      // After the other records of the same batch.
      queueMicrotask(() => transaction.abort());
    }
    return request;
  };

  IDBObjectStore.prototype.getAll = function (...parts) {
    const request = getAllReally.apply(this, parts);
    if (this.name === 'operations') this.transaction.addEventListener('complete', () => { logsRead += 1; });
    return request;
  };

  function open() {
    return new Promise((resolve, reject) => {
      const request = openReally.call(indexedDB, 'timequest');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  // Does some work in a transaction of the test's own; answers what the work handed to `done`.
  async function transact(mode, work) {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = beginReally.call(database, STORES, mode);
        let result;
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error);
        work(transaction.objectStore('operations'), transaction.objectStore('meta'), (value) => { result = value; });
      });
    } finally {
      database.close();
    }
  }

  // Fills an empty place as a visit has left another one, before any script of the page runs: whatever opens the
  // database then waits. Once in a tab: what empties it later finds it empty.
  function begin({ records, device, counter, gate }) {
    if (sessionStorage.getItem('test-begun')) return;
    sessionStorage.setItem('test-begun', '1');
    const request = openReally.call(indexedDB, 'timequest', 1);
    request.onupgradeneeded = () => {
      const operations = request.result.createObjectStore('operations', { autoIncrement: true });
      operations.createIndex('id', 'id', { unique: true });
      for (const { key, id, record } of records) addReally.call(operations, { id, record: bytes(record) }, key);
      const meta = request.result.createObjectStore('meta');
      meta.put(bytes(device), 'device');
      meta.put(counter, 'counter');
      meta.put(bytes(gate), 'gate');
    };
    request.onsuccess = () => request.result.close();
  }

  // Bytes travel between the page and the test as text of one character a byte.
  const text = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const bytes = (from) => Uint8Array.from(from, (character) => character.charCodeAt(0));

  globalThis.testDatabase = {
    begin,
    // Everything: the records with their keys, and what stands in `meta`.
    read: () => transact('readonly', (operations, meta, done) => {
      const found = { records: [], device: '', counter: 0, gate: '', snapshot: [] };
      operations.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        found.records.push({ key: cursor.key, id: cursor.value.id, record: text(cursor.value.record) });
        cursor.continue();
      };
      meta.get('device').onsuccess = ({ target }) => { found.device = text(target.result ?? []); };
      meta.get('gate').onsuccess = ({ target }) => { found.gate = text(target.result ?? []); };
      meta.get('counter').onsuccess = ({ target }) => { found.counter = target.result ?? 0; };
      getAllReally.call(meta, PIECES).onsuccess = ({ target: { result: pieces } }) => {
        found.snapshot = pieces.map((piece) => ({ ...piece, bytes: text(piece.bytes) }));
      };
      done(found);
    }),
    // What is kept of the family's devices, by names.
    syncNames: () => transact('readonly', (operations, meta, done) => {
      meta.getAllKeys(IDBKeyRange.bound('sync/', 'sync0')).onsuccess = ({ target }) => done(target.result);
    }),
    // What is kept of them under names that begin so, as texts.
    syncRows: (beginning) => transact('readonly', (operations, meta, done) => {
      const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
      meta.getAll(range).onsuccess = ({ target }) => done(target.result.map(text));
    }),
    // As a browser does it that clears in part.
    clearRows: (beginning) => transact('readwrite', (operations, meta) => {
      meta.delete(IDBKeyRange.bound(beginning, `${beginning}\uffff`));
    }),
    // How far the worker of sync has looked at the log; nothing where it has not.
    through: () => transact('readonly', (operations, meta, done) => {
      meta.get('sync/through').onsuccess = ({ target }) => done(target.result);
    }),
    // Puts records in, replacing those with the same key.
    putRecords: (records) => transact('readwrite', (operations) => {
      for (const { key, id, record } of records) {
        const entry = { id, record: bytes(record) };
        if (key === null) addReally.call(operations, entry); else operations.put(entry, key);
      }
    }),
    deleteRecords: () => transact('readwrite', (operations) => { operations.clear(); }),
    putMeta: (key, value) => transact('readwrite', (operations, meta) => { meta.put(value, key); }),
    putSnapshot: (pieces) => transact('readwrite', (operations, meta) => {
      meta.delete(PIECES);
      pieces.forEach((piece, number) => meta.put({ ...piece, bytes: bytes(piece.bytes) }, ['snapshot', number]));
    }),

    // How often the app has read its log.
    logsRead: () => logsRead,
    // As browsers do it to pages in the background.
    cutConnections() {
      for (const connection of connections) connection.close();
      connections = [];
    },
    // The next commits happen, and nobody is told.
    loseAnswers(count) { lostAnswers = count; },
    answersToLose: () => lostAnswers,
    // The next batches are rolled back when they are all but stored.
    abortBatches(count) { aborts = count; },
    // From now on no transaction of the app begins, until `answerAgain`.
    async stopAnswering() {
      const database = await open();
      await new Promise((begun) => {
        const transaction = beginReally.call(database, STORES, 'readwrite');
        let goesOn = true;
        release = () => { goesOn = false; };
        const meta = transaction.objectStore('meta');
        // A transaction lives as long as something is asked of it.
        const keep = () => {
          begun();
          if (goesOn) meta.get('nothing').onsuccess = keep;
        };
        meta.get('nothing').onsuccess = keep;
        transaction.oncomplete = () => database.close();
      });
    },
    answerAgain() { release(); },
    // From now on no database opens, until `goOnOpening`.
    holdOpening() { held = []; },
    isHeld: () => held.length > 0,
    goOnOpening() {
      for (const open of held) open();
      held = null;
    },
  };
})();
