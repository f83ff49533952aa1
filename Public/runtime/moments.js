// What is heard and felt as well as seen: the drawings announce it, and whoever wants to listens (later/senses.js).
//
//   lock-in        a guess is locked in
//   reveal         the ribbons begin: `guess` and `truth` as shares of full length; `isStill` where nothing moves.
//                  Of lights `run` is the share that sounds as long as they run.
//                  A listener who tells it otherwise sets `heard`, a promise, and words wait for that.
//   landed         the ribbons have stopped
//   personal-best  landed with a personal best
//   finale         lanterns light, as many as `count`
//   level-up       the lantern of a new level lights
//   lit            a lantern of a night lights, or tells what it has kept: it has a `place` among so many (`count`)
//   swing          a tap on the lantern that comes next, which has a `place` among so many (`count`)
//   rest           somebody goes on

// Answers for what listeners have added.
export function announce(source, name, detail) {
  const moment = new CustomEvent('moment', { bubbles: true, detail: { name, ...detail } });
  source.dispatchEvent(moment);
  return moment.detail;
}
