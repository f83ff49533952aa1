// Plays what the program's sounds play, faster than it is heard: `testRender`, and what they are made of.
(async (folder) => {
  const load = (name) => import(new URL(name, folder));
  const [sounds, instruments, { fade }, fall] = await Promise.all([
    load('later/senses/sounds.js'), load('later/senses/instruments.js'), load('later/senses/speaker.js'), load('fall.js'),
  ]);
  const RATE = 48_000;

  // `plays`: [sound, start, detail] each; `cut`: from when on in how many seconds all of it fades.
  globalThis.testRender = async (plays, length, cut) => {
    const context = new OfflineAudioContext(1, Math.round(length * RATE), RATE);
    const out = new GainNode(context);
    out.connect(context.destination);
    const ends = plays.map(([name, start, detail]) => (name === 'cloth'
      ? instruments.cloth(context, out, start, detail.name, detail.share, { peak: 0.14 })
      : sounds[name](context, out, start, detail)));
    if (cut) fade(out.gain, ...cut);
    const samples = (await context.startRendering()).getChannelData(0);
    const bytes = new Uint8Array(samples.buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return { samples: btoa(text), end: Math.max(...ends) };
  };

  // Frequency and start of every sine that a sound is made of.
  globalThis.testSines = (name, detail) => {
    const Real = globalThis.OscillatorNode;
    const sines = [];
    globalThis.OscillatorNode = class extends Real {
      start(time) {
        sines.push([this.frequency.value, time]);
        super.start(time);
      }
    };
    const context = new OfflineAudioContext(1, RATE, RATE);
    sounds[name](context, context.destination, 0, detail);
    globalThis.OscillatorNode = Real;
    return sines;
  };

  globalThis.testFall = fall;
})
