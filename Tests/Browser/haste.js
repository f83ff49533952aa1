// Animations run at many times their speed: tests wait for what is there in the end. How long they really
// take is seen in Firefox and WebKit, whose tests do without this.
(() => {
  const HASTE = 20;
  let isAsked = false;
  const hurry = () => {
    isAsked = false;
    const slow = document.getAnimations().filter(({ playbackRate }) => playbackRate !== HASTE);
    for (const animation of slow) animation.playbackRate = HASTE;
  };
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(hurry);
  }).observe(document, { childList: true, subtree: true, attributes: true });
})();
