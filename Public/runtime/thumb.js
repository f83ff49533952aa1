// A thumb is never punished: for a second after a tap, another tap near it reaches a control only if that control lay
// there, doing the same, when the first one fell.
//
// A tap is a pointer that comes up where it went down. What scrolls, drags or is held is none, nor are keys, and clicks
// of readers and switches, which have no place. Times are the events' own: a busy machine forgives as much as a quick one.

// Milliseconds: from the first one's release to the second one's press; and how long a finger that taps stays down.
const WATCHED = 1000;
const BRIEF = 500;
// Pixels: between two taps; from where a finger went down; between two places that are looked at.
const NEAR = 60;
const STILL = 10;
const GRAIN = 20;
// Of a line's width, what is its end.
const END = 0.035;

// The events that a node listens to, one bit each (dom.js).
export const LISTENS = Symbol('listens');
// What does something by itself.
const NATIVE = 'a, input, label, select, summary, textarea';

// The pointer that went down last, and taps of the last second.
let press;
let taps = [];
let screens = 0;

// What lies on a new screen does something else, also where it looks the same.
export const beginScreen = () => { screens += 1; };

// None where nothing is but the page.
function controlOf(node) {
  while (node && !node[LISTENS] && !node.matches?.(NATIVE)) node = node.parentNode;
  return node?.closest?.('label') ?? node;
}

const away = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent;
const isIn = ({ left, right, top, bottom }, { x, y }) => left <= x && x <= right && top <= y && y <= bottom;

// All that lies around a place, and isn't covered.
function spotsAround({ x, y }) {
  const spots = [];
  for (let dx = -NEAR; dx <= NEAR; dx += GRAIN) {
    for (let dy = -NEAR; dy <= NEAR; dy += GRAIN) {
      const control = controlOf(document.elementFromPoint(x + dx, y + dy));
      if (control) spots.push({ x: x + dx, y: y + dy, control, name: nameOf(control), box: control.getBoundingClientRect() });
    }
  }
  return spots;
}

// Whether it lay where the finger is now when that tap fell: something of it did within a grain.
const layThere = (tap, control) => tap.screen === screens && (!control || tap.spots.some((spot) => (
  spot.control === control && spot.name === nameOf(control) && isIn(spot.box, press) && away(spot, press) < 1.5 * GRAIN)));

function isMeant(target) {
  const control = controlOf(target);
  return taps.every((tap) => tap === press || press.at - tap.up >= WATCHED || away(tap, press) >= NEAR || layThere(tap, control));
}

// A line stands where it stood.
function leaveLine(line) {
  if (press?.line) line.value = press.line;
}

const tellLine = (line) => line.dispatchEvent(new Event('input', { bubbles: true }));

// Where a line stands at its end already, browsers say nothing of a tap there.
function chooseEnd(line) {
  const { left, width } = line.getBoundingClientRect();
  const share = (press.x - left) / width;
  if (Math.abs(share - 0.5) < 0.5 - END) return;
  line.value = share < 0.5 ? line.min : line.max;
  tellLine(line);
}

function refuse(happened) {
  leaveLine(happened.target);
  happened.stopImmediatePropagation();
  happened.preventDefault();
}

const hear = (type, act) => addEventListener(type, act, true);

hear('pointerdown', ({ target, pointerId: id, clientX: x, clientY: y, timeStamp: at }) => {
  taps = taps.filter(({ up }) => at - up < WATCHED);
  press = { target, id, x, y, at, screen: screens, isTap: true, spots: spotsAround({ x, y }) };
  if (target.type === 'range' && !isMeant(target)) press.line = target.value;
});

function follow({ pointerId, clientX: x, clientY: y }) {
  if (pointerId === press?.id && away({ x, y }, press) > STILL) press.isTap = false;
}
hear('pointermove', follow);
hear('pointercancel', () => { press = undefined; });

hear('pointerup', (up) => {
  follow(up);
  if (up.pointerId !== press?.id) return;
  press.id = undefined;
  press.up = up.timeStamp;
  press.isTap &&= press.up - press.at <= BRIEF;
  if (press.isTap) taps.push(press);
  if (press.isTap && press.line) leaveLine(press.target);
  else if (press.isTap && press.target.type === 'range') chooseEnd(press.target);
  // What was chosen on a line counts after all.
  else if (press.line) tellLine(press.target);
});

// A line goes along with a finger before anybody knows whether that taps or drags.
hear('input', (change) => {
  if (press?.isTap && press.line && change.target.type === 'range') change.stopImmediatePropagation();
});

// What is not reached does not get the focus, and opens nothing.
hear('mousedown', (down) => {
  if (press?.isTap && down.target.type !== 'range' && !isMeant(down.target)) down.preventDefault();
});
hear('click', (click) => {
  if (press?.isTap && (click.detail || click.clientX || click.clientY) && !isMeant(click.target)) refuse(click);
});
hear('keydown', (key) => {
  press = undefined;
  if (key.repeat && /^(Enter|Escape)$/.test(key.key)) refuse(key);
});
