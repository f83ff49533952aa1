// Parts of the app that come when they are asked for.

// A style sheet or a script that holds from then on; one that failed is of no more use.
export const added = (signal, name, about) => new Promise((done, failed) => {
  const element = Object.assign(document.createElement(name), about);
  const giveUp = () => {
    element.remove();
    failed(new Error(`${about.href ?? about.src} has not come`));
  };
  element.onerror = giveUp;
  signal.addEventListener('abort', giveUp);
  element.onload = () => {
    signal.removeEventListener('abort', giveUp);
    done();
  };
  document.head.append(element);
});

// A load that is not begun again while it is on its way, or has come.
export function once(load) {
  let coming;
  return (signal) => coming ??= load(signal).catch((error) => {
    coming = undefined;
    throw error;
  });
}
