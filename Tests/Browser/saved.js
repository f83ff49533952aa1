// Does what is saved, and tells the moment at which the screen shows so: `testSaved`.
(() => {
  const STORED = '__STORED__';
  // Of the clock on the wall, which the page's own clock does not tell here.
  const now = () => performance.timeOrigin + new Event('now').timeStamp;
  const said = (element) => element.value ?? element.textContent;

  // All of it is on the screen: selectors, each with what the element says, if that matters.
  const isShown = (signs) => signs.every(([selector, words]) => [...document.querySelectorAll(selector)]
    .some((element) => words === null || said(element).includes(words)));

  const DEEDS = {
    tap: (element) => element.click(),
    type(element, words) {
      element.focus();
      element.value = words;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    // As one who goes on to the next field.
    fill(element, words) {
      DEEDS.type(element, words);
      element.dispatchEvent(new Event('change', { bubbles: true }));
      element.blur();
    },
    // As one whose fingers rest on it.
    rest(element, words) {
      DEEDS.type(element, words);
      testClock.advance(1000);
    },
  };

  // Resolves to the milliseconds since 1970 at which it is seen.
  const until = (signs, isSaving = true) => new Promise((done) => {
    const all = isSaving ? [...signs, [STORED, null]] : signs;
    let isOver = false;
    const look = () => {
      if (isOver || !isShown(all)) return;
      isOver = true;
      changes.disconnect();
      done(now());
    };
    const changes = new MutationObserver(look);
    const frame = () => { look(); if (!isOver) requestAnimationFrame(frame); };
    // The first frame is drawn after whatever was done: before it the screen is the one from before.
    requestAnimationFrame(() => {
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      frame();
    });
  });

  globalThis.testSaved = {
    until,
    after(element, deed, words, signs, isSaving) {
      DEEDS[deed](element, words);
      return until(signs, isSaving);
    },
  };
})();
