"""Devices that hear of what is new from the server, and in no other way."""

# No look at the server comes by itself any more, the soonest of which would after ten seconds; what was to be tried
# again before is, and so is a stream that rests.
LOOKS_NO_MORE = """() => {
  const later = globalThis.setTimeout;
  for (let id = later(() => {}, 0); id > 0; id -= 1) clearTimeout(id);
  globalThis.setTimeout = (work, pause, ...rest) => (pause < 9000 ? later(work, pause, ...rest) : 0);
  dispatchEvent(new Event('online'));
}"""


def looks_no_more(app):
    for worker in app.page.workers:
        worker.evaluate(LOOKS_NO_MORE)
