// What a player can see, as plain values: `testSee()`.
globalThis.testSee = () => {
  const app = document.getElementById('app');
  // A number and its unit are held together by a blank that looks like any other.
  const plain = (words) => words?.replaceAll('\u00A0', ' ') ?? null;
  const text = (selector, from = app) => plain(from.querySelector(selector)?.textContent);
  const all = (selector) => [...app.querySelectorAll(selector)];
  // The numbers of the screen's name are hidden beside it, so that only listeners get them twice.
  const beside = (selector) => text(`${selector} .hidden-text`)?.replace(/^, /, '') ?? null;
  const named = (element) => [text('b, h2', element), text('.soft, p', element)];
  // Without the name of the step, with which the line begins.
  const ofStep = (words) => {
    const rest = words?.replace(`${text('h1')}: `, '');
    return rest ? rest[0].toUpperCase() + rest.slice(1) : null;
  };
  const screens = ['home', 'stats', 'estimate', 'do', 'asking', 'reveal', 'finale', 'summary', 'settings', 'plain'];
  const width = (rect) => Number(rect.getAttribute('width'));
  const lights = all('.xp rect:not(.well)');
  return {
    screen: screens.find((screen) => app.querySelector(`.app.${screen}:not(.opening)`)) ?? null,
    heading: text('h1'),
    place: text('.top .hidden-text'),
    guess: text('.guess-value') ?? text('.heads div:first-child dd'),
    truth: text('.heads div:last-child dd'),
    difference: ofStep(text('.difference')),
    rating: text('.verdict h2'),
    earned: text('.gain'),
    best: text('.chip.best'),
    level: text('.new-level, .level-now') ?? text('.level b')?.split(',')[0] ?? null,
    newLevel: text('.new-level'),
    experience: beside('.level') ?? text('.xp-line span:last-child'),
    // The part of the line that is lit, and the whole line.
    bar: lights.length > 0 ? lights.reduce((sum, rect) => sum + width(rect), 0) / 200 : null,
    streak: beside('.streak') ?? text('.facts li'),
    lanterns: all('.string .mark').map((mark) => mark.classList[1].replace('mark-', '')),
    quests: all('.next-quest, .row').map(named),
    rows: all('.lengths-row').map((row) => [...row.querySelectorAll('b, .line.soft span, .line > .soft')]
      .map((words) => plain(words.textContent).replace(/^(Guess|Took) /, ''))),
    isSafe: (text('.guess-is-safe') ?? '') !== '',
    saving: text('.saving-mark'),
    isSaved: document.querySelector('.saving-mark:not(.waiting)') !== null,
    isReader: app.querySelector('.notice') !== null,
  };
};
