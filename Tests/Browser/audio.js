// What of the page's sounds is heard and felt: `testAudio`. As if on a phone, which has a session and vibrates.
(() => {
  const testAudio = { contexts: [], touches: [], sounds: 0, ended: 0 };
  globalThis.testAudio = testAudio;
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(...options) {
      super(...options);
      testAudio.contexts.push(this);
    }
  };
  // Whatever goes to the loudspeaker comes by here, too.
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (...to) {
    if (to[0] === this.context.destination && this.context instanceof Real) {
      this.context.testEar = new AnalyserNode(this.context, { fftSize: 1024 });
      connect.call(this, this.context.testEar);
    }
    return connect.apply(this, to);
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...time) {
    if (this.context instanceof Real) {
      testAudio.sounds += 1;
      this.addEventListener('ended', () => { testAudio.ended += 1; });
    }
    return start.apply(this, time);
  };
  // How loud it is now.
  testAudio.level = () => {
    const { state, testEar } = testAudio.contexts.at(-1) ?? {};
    if (state !== 'running') return 0;
    const samples = new Float32Array(testEar.fftSize);
    testEar.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  };
  Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' }, configurable: true });
  navigator.vibrate = (touch) => { testAudio.touches.push(touch); };
})();
