// Carries out orders one after the other, and waits.

// `carryOut(order)` resolves when the next may begin; `wake()` is called when a wait is over, `onIdle()` when nothing is
// left to be done and nothing is waited for.
export function createLane(carryOut, wake, onIdle) {
  const queue = [];
  let isBusy = false;
  let timer;
  let due = Infinity;

  async function work() {
    if (isBusy) return;
    isBusy = true;
    // What comes after an order counts on it: where one fails, nothing follows, and the worker fails as a whole. It is
    // begun anew from what lies in storage.
    while (queue.length > 0) await carryOut(queue.shift());
    isBusy = false;
    if (due === Infinity) onIdle();
  }

  // The earlier of two waits holds; `end()` is called when it is over.
  function wait(seconds, end = wake) {
    const at = Date.now() + seconds * 1000;
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => goOn(end), seconds * 1000);
  }

  function goOn(how) {
    clearTimeout(timer);
    due = Infinity;
    how();
  }

  return {
    isBusy: () => isBusy,
    push(order) {
      queue.push(order);
      work();
    },
    wait,
    wakeUp: () => goOn(wake),
    // Only where it waits: what is under way is not asked again.
    hurry() { if (due !== Infinity) goOn(wake); },
  };
}
