// What is drawn by lot is the same in each run; names and keys go on where the last page of the place was.
(() => {
  if (location.protocol === 'about:') return;
  const PLACE = 'test-dice';

  // A source of numbers below 2^32, see Tests/Browser/test_sky.py.
  function dice(state) {
    const next = () => {
      state = (state + 0x6D2B79F5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    return { next, state: () => state };
  }

  // The sky's.
  const lots = dice(1);
  Math.random = () => lots.next() / 4294967296;

  // One source for each length that is asked for: while a page loads, several ask at once, in no certain order.
  Crypto.prototype.getRandomValues = (array) => {
    const name = `${PLACE}-${array.length}`;
    const bytes = dice(Number(localStorage.getItem(name) ?? array.length));
    for (let place = 0; place < array.length; place += 1) array[place] = bytes.next();
    localStorage.setItem(name, bytes.state());
    return array;
  };
})();
