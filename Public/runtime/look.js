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

  function show(look) {
    const scheme = SCHEMES[look] ?? null;
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

  if (kept() !== 0) show(kept());
  return { kept, keep };
})();
