// Goes the shortest way through the first start, or what is left of it, to a quest for every day; where
// there is one already, it does nothing. Taps as the program gets them, without a player's pauses.
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const heading = () => document.querySelector('#app h1')?.textContent;
  const find = (selector, isMeant) => [...document.querySelectorAll(`#app ${selector}:enabled`)].find(isMeant);
  const isNamed = (name) => (element) => (element.ariaLabel ?? element.textContent) === name;

  async function press(title, selector, name) {
    for (let frames = 0; frames < 900; frames += 1) {
      const element = heading() === title ? find(selector, isNamed(name)) : undefined;
      // The day of today is chosen already.
      if (element) return element.checked === true ? undefined : element.click();
      await frame();
    }
    throw new Error(`no ${name} on a page called ${title}, but ${heading()}`);
  }

  if (document.querySelector('#app .start')) await press('TimeQuest', 'button', 'Set up a first quest');
  else if (!document.querySelector('#app .first-start')) return;
  await press('Who is here?', 'button', 'Go on');
  await press('A morning to begin with', 'button', 'Go on');
  await press('On which days?', 'input', 'Saturday');
  await press('On which days?', 'input', 'Sunday');
  await press('On which days?', 'button', 'Go on');
  await press('Family area', 'button', 'Later');
  await press('Ready', 'button', 'Give it to the player');
  await press('One guess to try it', 'button', 'Straight to the quests');
}
