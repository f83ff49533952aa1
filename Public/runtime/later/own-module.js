// A module of Swift's that a worker runs, with one place for what it is handed and one for what it answers.

// `address` is the module's, `env` what it asks of this worker by itself.
export async function createOwnModule(address, env) {
  const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch(address), { env });
  exports.__wasm_call_ctors();

  return {
    exports,
    memory,
    // How long it is.
    put(bytes) {
      const place = exports.inbox(bytes.length);
      memory(place, bytes.length).set(bytes);
      return bytes.length;
    },
    // A copy: Swift's memory is another with its next call.
    taken: (length) => memory(exports.outbox(), length).slice(),
  };

  function memory(start, length) { return new Uint8Array(exports.memory.buffer, start, length); }
}
