"""A device that never pairs: nothing of sync is on it, and nobody is asked anything."""

from household import JOIN, open_devices
from log import SETUP, Log
from parent import Parent
from player import GUESSES

# What the page begins, by its name: locks, workers, and what it says to other tabs.
SPY = """
  globalThis.testBegun = { locks: [], workers: [], said: [] };
  const { locks, workers, said } = testBegun;
  const lockReally = LockManager.prototype.request;
  LockManager.prototype.request = function (name, ...rest) {
    locks.push(name);
    return lockReally.call(this, name, ...rest);
  };
  const WorkerReally = Worker;
  globalThis.Worker = class extends WorkerReally {
    constructor(address) { super(address); workers.push(String(address)); }
  };
  const sayReally = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    said.push(this.name);
    return sayReally.call(this, message);
  };
"""

# All that a browser keeps of it, by names.
KEPT = """async () => {
  const databases = await indexedDB.databases();
  const opened = await new Promise((done) => {
    const request = indexedDB.open('timequest');
    request.onsuccess = () => done(request.result);
  });
  const stores = [...opened.objectStoreNames];
  const keys = await new Promise((done) => {
    opened.transaction('meta').objectStore('meta').getAllKeys().onsuccess = ({ target }) => done(target.result);
  });
  const marks = await new Promise((done) => {
    opened.transaction('operations').objectStore('operations').getAll().onsuccess = ({ target }) => {
      done([...new Set(target.result.flatMap(Object.keys))].sort());
    };
  });
  opened.close();
  return {
    databases: databases.map(({ name, version }) => [name, version]),
    stores, marks,
    keys: [...new Set(keys.map((key) => Array.isArray(key) ? key[0] : key))].sort(),
    buckets: await navigator.storageBuckets?.keys() ?? [],
    caches: await caches.keys(),
    local: Object.keys(localStorage).filter((name) => name.startsWith('timequest')).sort(),
  };
}"""


def test_a_device_that_never_pairs_asks_nobody_and_keeps_nothing_of_it(app):
    asked = []
    page, parent = app.page, Parent(app)
    page.context.on("request", lambda request: asked.append(request.url))
    page.add_init_script(SPY)
    app.reload()
    app.do_quest(GUESSES)
    app.leave()
    open_devices(parent)
    parent.app.tap("Add a device")
    app.reload()
    app.show_page(False)
    app.show_page(True)
    open_devices(parent)
    app.is_saved()
    assert not any("/v1/" in url or "/sync/" in url for url in asked)
    begun = page.evaluate("testBegun")
    assert begun["workers"] == []
    assert {name.split("-")[1] for name in begun["locks"]} == {"version", "pen"}
    assert "timequest-sync" not in begun["said"]
    assert page.evaluate(KEPT) == {
        "databases": [["timequest", 1]],
        "stores": ["meta", "operations"],
        "marks": ["id", "record"],
        "keys": ["counter", "device", "gate"],
        "buckets": ["timequest-mirror"],
        "caches": [],
        "local": ["timequest-used"],
    }
    settings = [record.kind for record in Log(page).check().records if record.kind == "setting.set"]
    assert len(settings) == SETUP.count("setting.set")
    assert JOIN not in page.content()
