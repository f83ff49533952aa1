// Taps as the program gets them, in any browser and however its clock stands: `testHands`.
globalThis.testHands ??= (() => {
  const later = globalThis.testFaults.later;
  const all = (selector) => [...document.querySelectorAll(`#app ${selector}`)];
  const words = (element) => (element.ariaLabel ?? (element.labels?.[0] ?? element).textContent).trim();

  async function found(find, what, patience = 6000) {
    for (let left = patience; left > 0; left -= 15) {
      const element = find();
      if (element) return element;
      await new Promise((done) => { later(done, 15); });
    }
    throw new Error(`no ${what} among: ${document.getElementById('app').innerText.replaceAll('\n', ' | ').slice(0, 300)}`);
  }

  const button = (name) => all('button:enabled').find((element) => words(element) === name);

  return {
    has: (name) => button(name) !== undefined,
    shows: (selector) => all(selector).length > 0,
    // What stands on the screen, line by line.
    lines: () => document.getElementById('app').innerText.replaceAll('\u00A0', ' ').split('\n').map((line) => line.trim()).filter(Boolean),
    heading: () => document.querySelector('#app h1')?.textContent ?? '',
    texts: (selector) => all(selector).map((element) => element.textContent),
    label: async (selector) => (await found(() => all(selector)[0], selector)).getAttribute('aria-label'),
    tap: async (name) => { (await found(() => button(name), name)).click(); },
    // The first of a kind that says so.
    choose: async (selector, text = '') => {
      (await found(() => all(selector).find((element) => element.textContent.includes(text)), `${selector} ${text}`)).click();
    },
    chooseAt: async (selector, place) => { (await found(() => all(selector)[place], `${selector} ${place}`)).click(); },
    type: async (selector, text) => {
      const field = await found(() => all(selector)[0], selector);
      field.value = text;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    },
    opens: () => found(() => document.querySelector('#app .app:not(.plain):not(.opening) main'), 'open app').then(() => true),
    saves: () => found(() => document.querySelector('.saving-mark:not(.waiting)'), 'end of saving').then(() => true),
    leaves: (title) => found(() => document.querySelector('#app h1')?.textContent !== title, `way from ${title}`).then(() => true),
    is: (title) => found(() => document.querySelector('#app h1')?.textContent === title, title).then(() => true),
  };
})();
