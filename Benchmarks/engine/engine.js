// Runs the module of the rules in a page, and looks at the page's clock around it.
async ({ columns, zone, week, records }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const fd_write = () => 0;
  const imports = { wasi_snapshot_preview1: { fd_write } };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('engine.wasm'), imports);
  const { exports } = instance;
  exports.__wasm_call_ctors();
  const put = (data) => {
    const place = exports.room(data.length);
    new Uint8Array(exports.memory.buffer, place, data.length).set(data);
    return place;
  };
  const best = (run) => {
    let found;
    let least = Infinity;
    for (let round = 0; round < 9; round++) {
      const start = performance.now();
      found = run();
      least = Math.min(least, performance.now() - start);
    }
    return [least, found];
  };
  if (records) {
    exports.play(records);
    return best(exports.analyse);
  }
  const periods = bytes(zone);
  exports.prepare(put(bytes(columns)), bytes(columns).length / 28 | 0, put(periods), periods.length / 16, put(bytes(week)));
  return best(exports.workload);
}
