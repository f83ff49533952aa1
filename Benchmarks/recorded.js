// The floor of a tap: the same two screens, as HTML that was recorded, swapped by nothing but this.
//
// In the app's own page without its program: styles, letters and drawings are the same.
(() => {
  let after = null;

  const swap = () => {
    if (after === null) return;
    document.getElementById('app').innerHTML = after;
    after = null;
  };
  for (const name of ['click', 'input']) addEventListener(name, swap);

  globalThis.benchRecorded = (before, next) => {
    document.getElementById('app').innerHTML = before;
    scrollTo(0, 0);
    after = next;
  };
})();
