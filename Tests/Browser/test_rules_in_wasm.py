"""The rules as a module: Int has 32 bits there, traps differ, and every number has to be the same."""

import re
import subprocess

import built

# What the module says, line by line, as its runtime in the page would hear it.
RUN = """async () => {
  let text = '';
  let instance;
  const decoder = new TextDecoder();
  const fd_write = (file, pieces, count, written) => {
    const memory = instance.exports.memory.buffer;
    const view = new DataView(memory);
    let length = 0;
    for (let piece = pieces; piece < pieces + count * 8; piece += 8) {
      const size = view.getUint32(piece + 4, true);
      text += decoder.decode(new Uint8Array(memory, view.getUint32(piece, true), size));
      length += size;
    }
    view.setUint32(written, length, true);
    return 0;
  };
  const imports = { wasi_snapshot_preview1: { fd_write } };
  ({ instance } = await WebAssembly.instantiateStreaming(fetch('rules.wasm'), imports));
  instance.exports.__wasm_call_ctors();
  instance.exports._start();
  return text;
}"""


def test_the_rules_give_the_same_results_in_the_browser_as_natively(browser, watch):
    rules = built.command("RulesInWasm")
    module = built.rules_module()
    native = subprocess.Popen([rules], stdout=subprocess.PIPE, text=True)
    try:
        in_browser = run_in_browser(browser, watch, module)
        natively, _ = native.communicate(timeout=300)
    finally:
        native.kill()
        native.wait()
    checked = re.search(r"^(\d+) checks, 0 failures$", in_browser, re.MULTILINE)
    assert checked, in_browser
    assert int(checked.group(1)) > 10_000
    assert re.search(r"^digest [0-9a-f]{8,16}$", in_browser, re.MULTILINE), in_browser
    assert in_browser == natively


def run_in_browser(browser, watch, module):
    """In a page of its own beside the app, which loads nothing of the app."""
    context = browser.new_context()
    watch.follow(context)
    context.route("**/rules.html", lambda route: route.fulfill(content_type="text/html", body=""))
    context.route(
        "**/rules.wasm", lambda route: route.fulfill(content_type="application/wasm", path=module)
    )
    page = context.new_page()
    page.goto(f"{watch.origin}rules.html")
    text = page.evaluate(RUN)
    context.close()
    return text
