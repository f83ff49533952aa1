// The one way out of all sounds: opened by a finger, quiet when it is told so, and back after whatever has taken it
// away. What it plays is a sound: (context, out, start) to when it ends, in seconds of the context's clock.

// Seconds. The first: what is scheduled nearer than that begins with a click.
const AHEAD = 0.02;
const FADE = 0.04;
const SWITCH = 0.03;
// What comes later than that is not played any more: it would belong to nothing that is seen.
const LATEST = 0.15;
// After that long without a sound the device may rest.
const AWAKE = 10;
// Milliseconds after which a clock that says it runs has moved, and after which a device that was asked has answered.
const STANDSTILL = 300;
const ANSWER = 1000;

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// From all to nothing.
export function fade(gain, now, length = FADE) {
  gain.setValueAtTime(1, now);
  gain.linearRampToValueAtTime(0, now + length);
}

export function createSpeaker() {
  let context;
  let master;
  // What sounds, or will, each with a gain of its own.
  let voices = [];
  let isOn = true;
  let isMusicPlaying = false;
  let askedAt;
  let resting;

  function open() {
    // Mixes with what plays elsewhere, and keeps quiet with the phone's own switch.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient';
    context = new AudioContext();
    master = new GainNode(context, { gain: isOn ? 1 : 0 });
    master.connect(context.destination);
    // What an interruption breaks off does not go on after it.
    context.onstatechange = ({ target }) => { if (target.state !== 'running' && target === context) drop(); };
    askedAt = undefined;
  }

  function openAnew() {
    const old = context;
    voices = [];
    open();
    old.close().catch(() => {});
  }

  function drop() {
    for (const { out } of voices) out.disconnect();
    voices = [];
  }

  // In the turn of a tap: browsers let nobody else begin. The device is asked, and nothing waits for it.
  function wake() {
    if (!isOn) return;
    if (context === undefined) open();
    else if (askedAt !== undefined && performance.now() - askedAt > ANSWER) openAnew();
    resume();
  }

  async function resume() {
    const asked = context;
    if (asked.state !== 'running') {
      askedAt ??= performance.now();
      try {
        await asked.resume();
      } catch (error) {
        console.info('the device has no sound for now', error);
        return;
      }
    }
    if (asked !== context) return;
    askedAt = undefined;
    restLater();
    watchClock(asked);
  }

  // Some devices say after a call that they play, and stand still.
  async function watchClock(asked) {
    const { currentTime } = asked;
    await wait(STANDSTILL);
    if (asked !== context || asked.state !== 'running' || asked.currentTime !== currentTime) return;
    openAnew();
    resume();
  }

  // Answers after how many seconds it ends, or, where nothing is heard, nothing. `lead`: in how many seconds what it
  // belongs to is seen.
  async function play(sound, lead = 0) {
    if (!isOn || isMusicPlaying || context === undefined) return undefined;
    const asked = performance.now();
    if (context.state !== 'running') {
      await Promise.race([resume(), wait(LATEST * 1000)]);
      if (context.state !== 'running') return undefined;
    }
    const late = (performance.now() - asked) / 1000;
    return late > LATEST ? undefined : schedule(sound, lead - late);
  }

  function schedule(sound, lead) {
    const now = context.currentTime;
    voices = voices.filter(({ end }) => end > now);
    const out = new GainNode(context);
    out.connect(master);
    const end = sound(context, out, now + Math.max(AHEAD, lead - (context.outputLatency ?? 0)));
    voices.push({ out, end });
    restLater();
    return end - now;
  }

  function restLater() {
    clearTimeout(resting);
    const asked = context;
    const left = Math.max(0, ...voices.map(({ end }) => end - asked.currentTime));
    resting = setTimeout(() => { if (asked === context) asked.suspend().catch(() => {}); }, (left + AWAKE) * 1000);
  }

  function hush() {
    for (const { out } of voices) fade(out.gain, context.currentTime);
    voices = [];
  }

  return {
    wake,
    play,
    // Somebody goes on.
    hush,
    // The player's switches have changed.
    turn(isOnNow) {
      hush();
      if (isOn === isOnNow) return;
      isOn = isOnNow;
      if (context === undefined) return;
      if (isOn) master.gain.setValueAtTime(1, context.currentTime + SWITCH);
      else fade(master.gain, context.currentTime, SWITCH);
    },
    // For whoever knows what plays on this device: beside music nothing else sounds.
    noteMusic(isPlaying) {
      isMusicPlaying = isPlaying;
      if (isPlaying) hush();
    },
  };
}
