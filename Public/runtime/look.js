// Light or dark, where the family has chosen for this device. It is looked at before the first paint, so that
// nothing flashes.

window.timequestLook = (() => {
  const KEPT = 'timequest-look';
  // By the numbers of Swift's `Look`: as the device, golden hour, blue hour.
  const SCHEMES = [null, 'light', 'dark'];
  const ASKED = /\(prefers-color-scheme: (light|dark)\)/;
  const YES = '(min-width: 0)';
  const NO = '(max-width: 0)';

  // Everything that asks the device: what it says, and a way to say it otherwise. Found when it is first needed.
  let asking;
  const everythingThatAsks = () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => ASKED.test(rule.media?.mediaText))
      .map(({ media }) => ({ text: media.mediaText, say: (text) => { media.mediaText = text; } }));
    const colors = [...document.querySelectorAll('meta[media]')]
      .map((meta) => ({ text: meta.media, say: (text) => { meta.media = text; } }));
    return [...rules, ...colors];
  };

  // Without a look: as it is kept, also where a style sheet has come since.
  function show(look) {
    if (look === undefined) asking = [...asking ?? [], ...everythingThatAsks()];
    const scheme = SCHEMES[look ?? kept()] ?? null;
    const answer = (question, asked) => (scheme === null ? question : asked === scheme ? YES : NO);
    asking ??= everythingThatAsks();
    for (const { text, say } of asking) say(text.replace(ASKED, answer));
  }

  // Browsers that are told to keep nothing throw here.
  function tried(work) {
    try {
      return work();
    } catch {
      return null;
    }
  }

  const kept = () => Number(tried(() => localStorage.getItem(KEPT)) ?? 0);

  function keep(look) {
    show(look);
    tried(() => localStorage.setItem(KEPT, String(look)));
  }

  // The sky of home goes by four parts of the day, never by the hour, and by the season; asked whenever a screen
  // comes, so that it never changes under somebody's eyes.
  const { dataset } = document.documentElement;
  function lookUp() {
    const now = new Date();
    const hour = now.getHours();
    const part = hour < 5 || hour > 20 ? 'night' : hour < 11 ? 'morning' : hour < 16 ? 'day' : 'evening';
    // An evening lasts until five.
    const month = new Date(now - (hour < 5 ? 18_000_000 : 0)).getMonth();
    const season = ['winter', 'spring', 'summer', 'autumn'][Math.floor((month + 1) / 3) % 4];
    if (dataset.part !== part) dataset.part = part;
    if (dataset.season !== season) dataset.season = season;
  }
  lookUp();
  dataset.paper = tried(() => localStorage.getItem('timequest-paper')) ?? 0;

  if (kept() !== 0) show(kept());
  return { kept, keep, show, lookUp };
})();
