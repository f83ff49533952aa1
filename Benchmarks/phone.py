"""A slow phone whose storage holds a history: Chromium, with a processor that takes four times as long."""

import base64
from contextlib import contextmanager
from pathlib import Path

from app import MORNING, PHONE
from browser import fresh_browser

HERE = Path(__file__).parent
SLOWDOWN = 4

# Puts records where Public/runtime/storage.js keeps them.
FILL = """
async ([device, counter, packed]) => {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const open = indexedDB.open('timequest', 1);
  open.onupgradeneeded = () => {
    const operations = open.result.createObjectStore('operations', { autoIncrement: true });
    operations.createIndex('id', 'id', { unique: true });
    open.result.createObjectStore('meta');
  };
  await new Promise((done, failed) => { open.onsuccess = done; open.onerror = failed; });
  const transaction = open.result.transaction(['operations', 'meta'], 'readwrite');
  const operations = transaction.objectStore('operations');
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length;) {
    const id = String.fromCharCode(...bytes.subarray(at, at + 32));
    const start = at + 36;
    at = start + view.getUint32(start - 4, true);
    operations.add({ id, record: bytes.slice(start, at) });
  }
  const meta = transaction.objectStore('meta');
  meta.put(Uint8Array.from(device.match(/../g), (byte) => parseInt(byte, 16)), 'device');
  meta.put(counter, 'counter');
  await new Promise((done, failed) => { transaction.oncomplete = done; transaction.onabort = failed; });
  open.result.close();
}
"""

SNAPSHOT = """
async (isToGo) => {
  const open = indexedDB.open('timequest', 1);
  await new Promise((done) => { open.onsuccess = done; });
  const meta = open.result.transaction('meta', 'readwrite').objectStore('meta');
  const pieces = IDBKeyRange.bound(['snapshot'], ['snapshot', []]);
  if (isToGo) meta.delete(pieces);
  const found = meta.get(pieces);
  await new Promise((done) => { found.onsuccess = done; });
  open.result.close();
  return found.result?.through ?? 0;
}
"""


@contextmanager
def phone(address, history=None, scripts=()):
    """A page on a phone of its own; it has not gone anywhere yet, but its storage is filled."""
    with fresh_browser(**PHONE) as context:
        page = context.pages[0]
        if history:
            fill(page, address, history)
        clock = (HERE / "running_clock.js").read_text().replace("__START__", str(MORNING))
        for script in [clock, *scripts]:
            context.add_init_script(script)
        yield page


def fill(page, address, history):
    page.goto(f"{address}/icon.svg")
    packed = b"".join(
        id.encode() + len(record).to_bytes(4, "little") + record for id, record in history.records
    )
    page.evaluate(
        FILL, [history.device, len(history.records), base64.b64encode(packed).decode()]
    )


@contextmanager
def slowed_down(page, rate=SLOWDOWN):
    """NB: a page that is slowed down keeps nine tenths of a core busy also when it does nothing. Two of them beside
    each other measure a machine without a processor to spare, so only the one that is measured is slow."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    try:
        yield
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()


def finish_animations(page):
    """Everything stands where its animation leads: how a screen comes up is none of the next tap's time."""
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")


def snapshot(page, drop=False):
    """The last key in the snapshot, after dropping it if wished; 0 when there is none."""
    return page.evaluate(SNAPSHOT, drop)
