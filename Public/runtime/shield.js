// A new screen begins under a shield, which an animation of quest.css takes away.

// Milliseconds: longer than it holds.
const LONGEST = 1000;

let waiting;

// NB: WebKit on a busy machine may leave an animation that is over as it last stood, and this one would stand between
// a player and the next step for good.
export function endShieldInTime() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const shields = document.getAnimations().filter(({ animationName }) => animationName === 'shield');
    for (const shield of shields) shield.finish();
  }, LONGEST);
}
