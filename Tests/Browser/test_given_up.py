"""What a transaction says after it was given up."""

import pytest

from sources import serve_sources

# The program's own storage asks for the device's name, and is told to give up before the answer is here. Then the
# answer comes all the same: some browsers send what was on its way.
GIVE_UP = """async () => {
  const start = document.querySelector('script').src;
  const { createStorage } = await import(new URL('storage.js', start));
  const told = [];
  addEventListener('error', ({ message }) => told.push(message));
  const asked = [];
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    asked.push(request);
    return request;
  };
  const late = new Event('success');
  const storage = createStorage({ indexedDB }, (count) => new Uint8Array(count), 'test', {
    onNewer: () => told.push('newer'), onErased: () => told.push('erased'),
  });
  await storage.readAll();
  asked.length = 0;
  const copied = storage.keep('copied', 5);
  while (asked.length === 0) await null;
  const [request] = asked;
  storage.disconnect();
  await new Promise((done) => request.addEventListener('error', done));
  request.dispatchEvent(late);
  let isStored = false;
  copied.then(() => { isStored = true; });
  for (let frames = 0; frames < 300 && !isStored; frames += 1) await new Promise(requestAnimationFrame);
  IDBObjectStore.prototype.get = get;
  return { told, isStored, tries: asked.length };
}"""


@pytest.fixture
def app(app):
    serve_sources(app.page, "storage.js", "database.js", "mirror.js", "snapshot.js")
    return app


def test_an_answer_after_a_transaction_was_given_up_leads_to_nothing(app):
    """The work is done once more, and what is late is nobody's error."""
    said = app.page.evaluate(GIVE_UP)
    assert said == {"told": [], "isStored": True, "tries": 2}
