// Goes the shortest way through the first start, or what is left of it, to a quest for every day; where
// there is one already, it does nothing. Taps as the program gets them, without a player's pauses.
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const heading = () => document.querySelector('#app h1')?.textContent;
  const find = (selector, isMeant) => [...document.querySelectorAll(`#app ${selector}:enabled`)].find(isMeant);
  const nameOf = (element) => element.ariaLabel ?? (element.labels?.[0] ?? element).textContent;
  const isNamed = (name) => (element) => nameOf(element) === name;
  const click = (element) => element.click();

  async function press(title, selector, name, act = click) {
    for (let frames = 0; frames < 900; frames += 1) {
      const element = heading() === title ? find(selector, isNamed(name)) : undefined;
      // The day of today is chosen already.
      if (element) return element.checked === true ? undefined : act(element);
      await frame();
    }
    throw new Error(`no ${name} on a page called ${title}, but ${heading()}`);
  }

  async function type(title, name, text) {
    await press(title, 'input', name, (element) => {
      element.value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  if (document.querySelector('#app .start')) {
    await press('TimeQuest', 'button', 'Try one guess');
    await press('Three deep breaths', 'button', 'Set it up first');
  } else if (!document.querySelector('#app .first-start')) return;
  await press('Who is here?', 'button', 'A parent is here');
  await press('A morning of lanterns', 'input', 'Saturday');
  await press('A morning of lanterns', 'input', 'Sunday');
  await press('A morning of lanterns', 'button', 'Save this morning');
  await type('Choose a PIN', 'PIN', '2580');
  await press('Choose a PIN', 'button', 'Keep this PIN');
  await press('Your family code', 'button', 'Remind me tomorrow');
  await press('Ready', 'button', 'Look around first');
  await press('Three deep breaths', 'button', 'Straight to the quests');
}
