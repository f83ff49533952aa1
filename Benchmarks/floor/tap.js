// The least that a tap can do: change one text in the next frame.
const button = document.querySelector('button');
let taps = 0;
button.addEventListener('click', () => {
  taps += 1;
  requestAnimationFrame(() => { button.firstChild.data = taps; });
});
