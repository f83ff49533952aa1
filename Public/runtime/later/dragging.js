// Follows a pointer that has taken a list item by its handle, and tells each place it comes to. The view
// moves the item there at once, so it is always where the pointer is.
export function drag(down, handle, tell) {
  const item = handle.closest('li');
  if (item === null || !down.isPrimary || down.button !== 0) return;
  const end = new AbortController();
  const on = (type, act) => addEventListener(type, (happened) => {
    if (happened.pointerId === down.pointerId) act(happened);
  }, { signal: end.signal });
  // Neither a text that is selected meanwhile, nor a page that scrolls.
  down.preventDefault();
  item.dataset.held = '';
  const height = pitch(item);
  let y = down.clientY;
  const follow = () => {
    const place = placeAt(y, item, height);
    if (place !== placeOf(item)) tell(place);
  };
  on('pointermove', ({ clientY }) => {
    y = clientY;
    follow();
  });
  // Held near an edge of the window, it takes the page along.
  const scroll = () => {
    if (end.signal.aborted) return;
    const before = scrollY;
    scrollBy({ top: pull(y, y - down.clientY), behavior: 'instant' });
    if (scrollY !== before) follow();
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
  const letGo = () => {
    delete item.dataset.held;
    end.abort();
  };
  on('pointerup', letGo);
  on('pointercancel', letGo);
}

// How far a page goes in a frame: the nearer to the edge that a finger has moved towards, the faster.
function pull(y, moved) {
  const edge = 96;
  const above = Math.min(edge, edge - y);
  const below = Math.min(edge, y - (innerHeight - edge));
  if (moved < -8 && above > 0) return -Math.ceil(above / 8);
  return moved > 8 && below > 0 ? Math.ceil(below / 8) : 0;
}

function middle(element) {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

// What an item takes of its list, with the gap to the next one.
const pitch = (item) => item.offsetHeight + (parseFloat(getComputedStyle(item.parentNode).rowGap) || 0);

// The place whose middle is nearest, whichever place the item has meanwhile: the same height always means the same.
function placeAt(y, item, height) {
  const items = [...item.parentNode?.children ?? []];
  const here = items.indexOf(item);
  const isAbove = (other, index) => middle(other) + (index > here ? -height : height) / 2 < y;
  return items.filter((other, index) => other !== item && isAbove(other, index)).length;
}

const placeOf = (item) => [...item.parentNode?.children ?? []].indexOf(item);
