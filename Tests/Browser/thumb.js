// When fingers come down and leave, by the time stamps of the events, which tell the second tap of a double tap: a press
// comes `pause` milliseconds after the release before it, and stays for `held`. So tests tap as fast as they can.
(() => {
  const real = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  const stamps = new WeakMap();
  let now = 0;
  globalThis.testThumb = { pause: 2000, held: 50 };
  const passed = { pointerdown: 'pause', pointerup: 'held' };
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      if (!(this.type in passed)) return real.call(this);
      if (!stamps.has(this)) stamps.set(this, now += testThumb[passed[this.type]]);
      return stamps.get(this);
    },
  });
})();
