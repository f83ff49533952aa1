// Three instruments out of sines and noise, as if things in the scene made them: a plucked string on a wooden body, a
// struck wine glass, a breath of air; and the cloth of the ribbons. Numbers: Documentation/Decisions/0038.
//
// Each plays into `out` of `context` from `start` on, in seconds of its clock, and answers when it is silent again.

import { UNROLL, fallen, landing, speed } from '../../fall.js';

// What a strike falls to before it is let go: 60 dB.
const FALLEN = 0.001;
const RELEASE = 0.02;
// Of noise nothing is let through above, nor of partials.
const NOISE_LID = 3600;
const PLUCK_LID = 4500;
const GLASS_LID = 4800;
// A resonance of -3 dB: flat up to its corner (Butterworth).
const FLAT = -3;

// Where strings ring for as long as they are told; higher ones ring shorter.
const HOME = 587.33;

// Up in a line, down by `fall` seconds for 60 dB.
function strike(gain, start, { peak, attack, fall }) {
  const top = start + attack;
  const end = top + fall + RELEASE;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(peak, top);
  gain.exponentialRampToValueAtTime(peak * FALLEN, top + fall);
  gain.linearRampToValueAtTime(0, end);
  return end;
}

function sine(context, out, frequency, start, shape) {
  const tone = new OscillatorNode(context, { frequency });
  const level = new GainNode(context, { gain: 0 });
  const end = shape(level.gain);
  tone.connect(level).connect(out);
  tone.start(start);
  tone.stop(end);
  return end;
}

// Noise that is the same at each start of the program.
const RATE = 48_000;
const LENGTH = 1.6;
const SEEDS = { air: 0x2545F491, guess: 0x9E3779B9, truth: 0x85EBCA6B };
const made = {};

export const NOISES = Object.keys(SEEDS);

// It takes its time to be made, once.
export function noiseOf(name) {
  made[name] ??= name === 'air' ? white(SEEDS.air) : grained(white(SEEDS[name]), lots(~SEEDS[name]));
  return made[name];
}

// Numbers from 0 to 1, drawn by lot from a seed (xorshift).
function lots(seed) {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function white(seed) {
  const buffer = new AudioBuffer({ length: LENGTH * RATE, sampleRate: RATE });
  const samples = buffer.getChannelData(0);
  const lot = lots(seed);
  for (let at = 0; at < samples.length; at += 1) samples[at] = lot() * 2 - 1;
  return buffer;
}

// Threads pass 45 times a second, each a little louder or softer than the one before, with no edge between them.
function grained(buffer, lot) {
  const samples = buffer.getChannelData(0);
  const thread = Math.round(RATE / 45);
  const level = () => 0.75 + 0.25 * lot();
  for (let first = 0, from = level(); first < samples.length; first += thread) {
    const to = level();
    for (let at = 0; at < thread && first + at < samples.length; at += 1) {
      const share = (1 - Math.cos(Math.PI * at / thread)) / 2;
      samples[first + at] *= from + (to - from) * share;
    }
    from = to;
  }
  return buffer;
}

// `shape(level, color)` says how its level and the middle of its band go, and when it ends.
function noise(context, out, start, { of, middle, width }, shape) {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(of) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: middle, Q: width });
  const lid = new BiquadFilterNode(context, { type: 'lowpass', frequency: NOISE_LID, Q: FLAT });
  const level = new GainNode(context, { gain: 0 });
  const end = shape(level.gain, band.frequency);
  source.connect(band).connect(lid).connect(level).connect(out);
  source.start(start);
  source.stop(end);
  return end;
}

// `ring`: seconds to fall 60 dB; `knock`: of the wood, beside the string.
export function pluck(context, out, start, frequency, { peak, ring = 1, knock = 0.45 }) {
  const longest = ring * Math.min(1, Math.sqrt(HOME / frequency));
  const ends = [1, 0.42, 0.24, 0.1].map((share, index) => {
    const partial = index + 1;
    if (partial * frequency >= PLUCK_LID) return start;
    // A stiff string's partials lie a little above the whole multiples.
    const pitch = partial * frequency * Math.sqrt(1 + 0.0004 * partial ** 2);
    const fall = longest / (1 + 0.45 * index);
    return sine(context, out, pitch, start, (level) => strike(level, start, { peak: peak * share, attack: 0.008, fall }));
  });
  noise(context, out, start, { of: 'air', middle: 1300, width: 1.4 }, (level) => (
    strike(level, start, { peak: peak * knock, attack: 0.005, fall: 0.08 })));
  return Math.max(...ends);
}

// The modes of a ring, of which the second, 9/4, is a note of the scale; the first is a pair that beats slowly.
const MODES = [
  { of: (note) => note, share: 0.85, attack: 0.016, fall: 1 },
  { of: (note) => note + 1.3, share: 0.15, attack: 0.016, fall: 0.88 },
  { of: (note) => note * 9 / 4, share: 0.16, attack: 0.012, fall: 0.48 },
  { of: (note) => note * 4, share: 0.06, attack: 0.01, fall: 0.32 },
];

export function glass(context, out, start, note, { peak, fall = 1.25 }) {
  const ends = MODES.map((mode) => {
    const pitch = mode.of(note);
    if (pitch >= GLASS_LID) return start;
    const shape = { peak: peak * mode.share, attack: mode.attack, fall: fall * mode.fall };
    return sine(context, out, pitch, start, (level) => strike(level, start, shape));
  });
  return Math.max(...ends);
}

export function air(context, out, start, { peak, length }) {
  return noise(context, out, start, { of: 'air', middle: 900, width: 0.8 }, (level, color) => {
    const end = start + length;
    level.setValueAtTime(0, start);
    level.linearRampToValueAtTime(peak, start + 0.4 * length);
    level.linearRampToValueAtTime(0, end);
    color.setValueAtTime(900, start);
    color.exponentialRampToValueAtTime(2000, end);
    return end;
  });
}

// The fastest that a ribbon gets, as `speed` says it.
const FASTEST = 2.394;
const COLORS = { guess: 650, truth: 1150 };
const FADE = 0.05;
// Points of a curve; the clock's own steps are finer.
const POINTS = 120;

// A ribbon that falls to its share of full length: as loud as it is fast, the higher the longer, and where it stops a
// soft tuck. `name` is whose it is.
export function cloth(context, out, start, name, share, { peak }) {
  const part = landing(share);
  const length = part * UNROLL / 1000;
  const steps = Float32Array.from({ length: POINTS }, (_, point) => point / (POINTS - 1));
  const levels = steps.map((step) => {
    const edge = Math.min(1, step * length / FADE, (1 - step) * length / FADE);
    return peak * edge * Math.max(0, speed(step * part) / FASTEST) ** 0.8;
  });
  const colors = steps.map((step) => COLORS[name] * (1 + fallen(step * part)));
  const stop = start + length;
  noise(context, out, start, { of: name, middle: COLORS[name], width: 0.9 }, (level, color) => {
    level.setValueCurveAtTime(levels, start, length);
    color.setValueCurveAtTime(colors, start, length);
    return stop;
  });
  return noise(context, out, stop, { of: 'air', middle: 500, width: 0.9 }, (level) => (
    strike(level, stop, { peak: peak * 0.4, attack: 0.012, fall: 0.12 })));
}

const EDGE = 0.015;
// The ear adds up what lasts less than this, and hears it the softer the shorter.
const SUMMED = 0.2;
const HIGHEST_LIFT = 10 ** (3 / 20);

// As loud at its end as at its beginning: tones that fade seem shorter than they are.
export function tone(context, out, start, note, length, { peak, partials }) {
  const lift = Math.min(HIGHEST_LIFT, Math.max(1, Math.sqrt(SUMMED / length)));
  const end = start + length;
  for (const [multiple, share] of partials) {
    const loud = peak * lift * share;
    sine(context, out, note * multiple, start, (level) => {
      level.setValueAtTime(0, start);
      level.linearRampToValueAtTime(loud, start + EDGE);
      level.setValueAtTime(loud, end - EDGE);
      level.linearRampToValueAtTime(0, end);
      return end;
    });
  }
  return end;
}
