// What a player can see, as plain values: `testSee()`.
globalThis.testSee = () => {
  const app = document.getElementById('app');
  const text = (selector) => app.querySelector(selector)?.textContent ?? null;
  const all = (selector) => [...app.querySelectorAll(selector)];
  const bar = app.querySelector('.experience progress');
  return {
    screen: app.querySelector('main')?.className ?? null,
    heading: text('h1'),
    place: text('.place'),
    guess: text('.guess-value') ?? text('.guess-words'),
    truth: text('.truth-words'),
    difference: text('.difference'),
    rating: text('.rating'),
    earned: text('.earned'),
    best: text('.best'),
    level: text('.level'),
    newLevel: text('.new-level'),
    experience: text('.experience p'),
    bar: bar && [bar.value, bar.max],
    streak: text('.streak'),
    quests: all('.quest-card').map((card) => [card.querySelector('h3').textContent, card.querySelector('p').textContent]),
    rows: all('.guesses tbody tr').map((row) => [...row.children].map((cell) => cell.textContent)),
    isSafe: (text('.guess-is-safe') ?? '') !== '',
    saving: text('.saving-mark'),
    isReader: app.querySelector('.notice') !== null,
  };
};
