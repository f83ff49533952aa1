// Faults of storage.
(() => {
  const { hit, problem, counted } = testFaults;
  if (testFaults.keyNames) return;
  // Transactions of the app's; those of them that write nothing; those of which nobody is told that they are over.
  const ours = new WeakSet();
  const hollow = new WeakSet();
  const silent = new WeakSet();

  const over = (target, ends) => counted(new Promise((done) => {
    for (const end of ends) target.addEventListener(end, done);
  }));

  const openReally = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...parts) {
    const how = hit('open', String(parts[0]));
    // Nothing is ever called on it.
    if (how === 'never') return new EventTarget();
    if (how !== null) {
      const request = Object.assign(new EventTarget(), { error: problem(how) });
      queueMicrotask(() => request.onerror?.({ target: request, preventDefault() {} }));
      return request;
    }
    const request = openReally.apply(this, parts);
    over(request, ['success', 'error', 'blocked']);
    return request;
  };

  const databasesReally = IDBFactory.prototype.databases;
  if (databasesReally) {
    IDBFactory.prototype.databases = function () {
      const how = hit('databases', '');
      if (how === 'none') return Promise.resolve([]);
      return how === null ? counted(databasesReally.call(this)) : Promise.reject(problem(how));
    };
  }

  const beginReally = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...parts) {
    const how = hit('transaction', `${this.name}/${parts[1]}`);
    if (how?.startsWith('throw')) throw problem(how);
    if (how === 'closed') this.close();
    const transaction = beginReally.apply(this, parts);
    ours.add(transaction);
    over(transaction, ['complete', 'abort']);
    // NB: before any listener of the app's, for they are asked in the order in which they have come.
    transaction.addEventListener('complete', (event) => { if (silent.has(transaction)) event.stopImmediatePropagation(); });
    if (how === 'never') silent.add(transaction);
    if (how === 'hollow') hollow.add(transaction);
    return transaction;
  };

  const WRITES = ['put', 'add', 'delete'];
  const keysReally = IDBObjectStore.prototype.getAllKeys;
  const shown = (key) => (typeof key === 'object' ? `from ${key?.lower ?? key?.id ?? ''}` : String(key));
  for (const name of ['get', 'getAll', 'getAllKeys', ...WRITES]) {
    const really = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...parts) {
      const { transaction } = this;
      if (!ours.has(transaction)) return really.apply(this, parts);
      const how = hit(name, `${transaction.db.name}/${this.name}/${shown(name === 'put' ? parts[1] : parts[0])}`);
      if (how?.startsWith('throw')) throw problem(how);
      if (how === 'hollow') hollow.add(transaction);
      if (WRITES.includes(name) && hollow.has(transaction)) return IDBObjectStore.prototype.count.call(this);
      const request = really.apply(this, parts);
      if (how === 'never') silent.add(transaction);
      if (how?.startsWith('abort')) {
        Object.defineProperty(transaction, 'error', { get: () => problem(how) });
        transaction.abort();
      }
      return request;
    };
  }

  // What the keys go by that lie here; none where their database is gone.
  testFaults.keyNames = () => new Promise((done) => {
    const request = openReally.call(indexedDB, 'timequest-keys');
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = (event) => {
      event.preventDefault();
      done([]);
    };
    request.onsuccess = () => {
      const names = keysReally.call(beginReally.call(request.result, 'keys').objectStore('keys'));
      names.onsuccess = () => {
        request.result.close();
        done(names.result);
      };
    };
  });
})();
