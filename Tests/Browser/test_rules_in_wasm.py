"""The rules as a module: Int has 32 bits there, traps differ, and every number has to be the same."""

import re
import subprocess

import pytest

import built

TABLES = built.ROOT / "Tests/Rules/Golden/Tables"

# What the module says, line by line, as its runtime in the page would hear it; the golden tables are handed to it first.
RUN = """async (tables) => {
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
  for (const table of tables) {
    const name = new TextEncoder().encode(table);
    const bytes = new Uint8Array(await (await fetch('tables/' + table)).arrayBuffer());
    const inbox = instance.exports.inbox(name.length + bytes.length);
    const memory = new Uint8Array(instance.exports.memory.buffer);
    memory.set(name, inbox);
    memory.set(bytes, inbox + name.length);
    instance.exports.take(name.length, bytes.length);
  }
  instance.exports._start();
  return text;
}"""


def test_the_rules_give_the_same_results_in_the_browser_as_natively(browser, watch):
    rules = built.command("RulesInWasm")
    tables = {path.name: path.read_bytes() for path in TABLES.iterdir()}
    native = subprocess.Popen([rules], stdout=subprocess.PIPE, text=True)
    try:
        in_browser = run_in_browser(browser, watch, tables)
        natively, _ = native.communicate(timeout=300)
    finally:
        native.kill()
        native.wait()
    checked = re.search(r"^(\d+) checks, 0 failures$", in_browser, re.MULTILINE)
    assert checked, in_browser
    assert int(checked.group(1)) > 10_000
    assert re.search(r"^digest [0-9a-f]{8,16}$", in_browser, re.MULTILINE), in_browser
    assert in_browser == natively


@pytest.mark.parametrize(
    "content, fault",
    [
        (None, "was not handed over"),
        (b"# Scoring\n2 rows\n10 10 0/1 100\n", "line 3: 2 rows were promised, and 1 are there"),
        (b"1 rows\nten 10 0/1 100 40 spotOn spotOn spotOn spotOn 25\n", "line 2: “ten” is no whole number"),
    ],
)
def test_the_module_tells_of_a_damaged_table(browser, watch, content, fault):
    tables = {} if content is None else {"scoring.txt": content}
    said = run_in_browser(browser, watch, tables)
    assert re.fullmatch(rf"A golden table is damaged: scoring\.txt[:,] {fault}\n", said), said


def run_in_browser(browser, watch, tables):
    """In a page of its own beside the app, which loads nothing of the app; tables by the names of their files."""
    context = browser.new_context()
    watch.follow(context)
    context.route("**/rules.html", lambda route: route.fulfill(content_type="text/html", body=""))
    context.route(
        "**/rules.wasm",
        lambda route: route.fulfill(content_type="application/wasm", path=built.rules_module()),
    )
    context.route("**/tables/*", lambda route: route.fulfill(body=tables[route.request.url.rsplit("/", 1)[1]]))
    page = context.new_page()
    page.goto(f"{watch.origin}rules.html")
    text = page.evaluate(RUN, list(tables))
    context.close()
    return text
