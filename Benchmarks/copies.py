"""Files of 16 MB at the preview of an import: how long until each is read or refused, and how long the page is held
up at a stretch meanwhile.

The floor is what the browser itself needs for the same file: its bytes become text, the text a value, and the value text
again, as whatever is taken has to be kept. It knows no rule, and checks nothing.
"""

import json

from app import PHONE
from browser import fresh_browser
from earlier import earlier_year

SIZE = 16 * 1024 * 1024 - 1024
SLOWEST = "a copy of 16 MB read or refused, times the floor"

# From when on the file is read, what of the page's tasks took 50 ms and more, and when it ended: with what the copy
# would do, or why it is none.
WATCH = """
window.tasks = [];
const whole = Blob.prototype.arrayBuffer;
Blob.prototype.arrayBuffer = function () { window.began ??= performance.now(); window.copy = this; return whole.call(this); };
new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
window.end = new Promise((done) => addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    const told = document.querySelector('#app .told')?.textContent ?? '';
    if (document.querySelector('#preview') || /copy|made by/.test(told) || /^Line/.test(told)) {
      window.ended ??= performance.now();
      // What it held up is told behind it.
      setTimeout(done, 200);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}));
"""

LONGEST = "Math.max(0, ...tasks.filter((task) => task.startTime >= began - 50).map((task) => task.duration))"

FLOOR = """
async () => {
  const bytes = await new Response(copy).arrayBuffer();
  const began = performance.now();
  JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)));
  return performance.now() - began;
}
"""


def files():
    """By what is in them."""
    head = '{"schema":1,"x":'
    yield "escapes", head + '"' + "\\u00e9" * (SIZE // 6 - 10) + '"}'
    yield "one text", head + '"' + "é" * (SIZE // 2 - 20) + '"}'
    yield "zeros", head + "[" + "0," * (SIZE // 2 - 20) + "0]}"
    yield "empty objects", head + "[" + "{}," * (SIZE // 3 - 20) + "0]}"
    yield "names", head + "{" + ",".join(f'"n{number:07}":0' for number in range(SIZE // 13 - 40)) + "}}"
    sessions = SIZE // len(json.dumps(json.loads(earlier_year(100))).encode()) * 100
    yield "sessions of an earlier program", json.dumps(json.loads(earlier_year(sessions)), ensure_ascii=False)
    yield "operations that are none", '{"schema":7,"operations":[' + "{}," * (SIZE // 3 - 20) + "{}]}"


def own_copy(history):
    """As many operations of a history as 16 MB hold."""
    operations, size = [], 0
    for _, record in history.records:
        text = record[4:].decode()
        size += len(text.encode()) + 2
        if size > SIZE:
            break
        operations.append(text)
    return '{"schema":7,"exportedAt":"2026-01-21T06:00:00Z","operations":[\n' + ",\n".join(operations) + "\n]}\n"


def measure(address, history):
    """Prints a line for each; answers the slowest."""
    slowest = 0.0
    for name, text in [*files(), ("operations", own_copy(history))]:
        took, longest, floor = read(address, text.encode())
        print(
            f"{name:40}{len(text.encode()) / 1e6:8.1f} MB {took:8,.0f} ms   floor {floor:6,.0f} ms"
            f"   at a stretch {longest:8,.0f} ms"
        )
        slowest = max(slowest, took / floor)
    return {SLOWEST: slowest}


def read(address, content):
    """Milliseconds until it is read or refused, those of the longest task meanwhile, and the floor's."""
    with fresh_browser(**PHONE) as context:
        context.add_init_script(WATCH)
        page = context.pages[0]
        page.goto(address)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="I have a copy").tap()
        chooser.value.set_files({"name": "timequest.json", "mimeType": "application/json", "buffer": content})
        page.evaluate("end")
        return page.evaluate("ended - began"), page.evaluate(LONGEST), page.evaluate(FLOOR)
