// Faults, in a page and in its workers alike: `testFaults.arm({ call, match, nth, count, how })` lets calls fail whose
// place matches, from the nth on so many of them. It stands before every other script of the app; what the tests
// themselves ask of storage does not go through it. Here are the rules, and the calls that compute; beside it lie those of
// storage (stores.js), of the network (network.js), and time (time.js).
(() => {
  if (globalThis.testFaults || location.protocol === 'about:') return;
  const isWorker = typeof WorkerGlobalScope !== 'undefined' && self instanceof WorkerGlobalScope;
  const later = globalThis.testClock?.realTimeout ?? globalThis.setTimeout.bind(globalThis);
  const say = BroadcastChannel.prototype.postMessage;
  const channel = new BroadcastChannel('test-faults');
  let rules = [];
  // Calls that were hit, here and, in a page, in its workers; a tab counts on when it is loaded again.
  let hits = isWorker ? 0 : Number(sessionStorage.getItem('test-hits') ?? 0);
  // Calls that have not been answered yet and will be.
  let pending = 0;

  // How a call shall fail; null where it shall not.
  function hit(call, place) {
    for (const rule of rules) {
      if (rule.call !== call || !new RegExp(rule.match).test(place)) continue;
      rule.seen += 1;
      if (rule.seen < rule.nth || rule.seen >= rule.nth + rule.count) continue;
      countHit();
      return rule.how;
    }
    return null;
  }

  function countHit() {
    hits += 1;
    if (isWorker) say.call(channel, { isHit: true });
    else sessionStorage.setItem('test-hits', String(hits));
  }

  const problem = (how) => new DOMException('a fault', how.split(':')[1] ?? 'OperationError');

  async function counted(promise) {
    pending += 1;
    try {
      return await promise;
    } finally {
      pending -= 1;
    }
  }

  for (const name of ['digest', 'importKey', 'deriveBits', 'encrypt', 'decrypt', 'sign', 'verify', 'generateKey']) {
    const really = SubtleCrypto.prototype[name];
    SubtleCrypto.prototype[name] = function (...parts) {
      const how = hit(name, String(parts[0]?.name ?? parts[0]));
      if (how === 'never') return new Promise(() => {});
      return how === null ? counted(really.apply(this, parts)) : Promise.reject(problem(how));
    };
  }

  const testFaults = globalThis.testFaults = {
    hit, problem, counted, say, later,
    arm(rule) { rules.push({ match: '', nth: 1, count: 1, seen: 0, ...rule }); },
    disarm() {
      rules = [];
      testFaults.letGo();
    },
    hits: () => hits,
    // Whether something that has not failed is under way.
    isAsking: () => pending > 0,
    hurry() { dispatchEvent(new Event('online')); },
    trap() { later(() => { throw new Error('a trap'); }); },
    // Whether everything has been answered, and nothing followed on it.
    async settle(patience = 1500) {
      for (let still = 0, left = patience; still < 4; left -= 12) {
        if (left < 0) return false;
        await new Promise((done) => { later(done, 12); });
        still = pending > 0 ? 0 : still + 1;
      }
      return true;
    },
  };
  for (const rule of isWorker ? JSON.parse(self.name || '[]') : []) testFaults.arm(rule);

  channel.onmessage = async ({ data }) => {
    if (data.isHit && !isWorker) countHit();
    if (!isWorker || !data.ask) return;
    const value = await (async () => testFaults[data.ask](...data.parts))().catch((error) => `failed: ${error}`);
    say.call(channel, { told: data.number, value });
  };
  if (isWorker) return;

  // What a worker of sync is to meet from its first call on, one life of it.
  const workers = new Set();
  const WorkerReally = globalThis.Worker;
  globalThis.Worker = class extends WorkerReally {
    constructor(address) {
      const isSync = String(address).includes('/sync/');
      super(address, isSync ? { name: sessionStorage.getItem('test-worker-faults') ?? '' } : {});
      if (!isSync) return;
      sessionStorage.removeItem('test-worker-faults');
      workers.add(this);
    }

    terminate() {
      workers.delete(this);
      super.terminate();
    }
  };
  for (const rule of JSON.parse(sessionStorage.getItem('test-page-faults') ?? '[]')) testFaults.arm(rule);
  sessionStorage.removeItem('test-page-faults');

  // Asks the worker of this tab; null where there is none.
  testFaults.worker = (ask, ...parts) => new Promise((done) => {
    if (workers.size === 0) {
      done(null);
      return;
    }
    const number = Math.random();
    const told = ({ data }) => { if (data.told === number) over(data.value ?? true); };
    const over = (value) => {
      channel.removeEventListener('message', told);
      done(value);
    };
    channel.addEventListener('message', told);
    say.call(channel, { ask, number, parts });
    later(() => over(null), 3000);
  });
})();
