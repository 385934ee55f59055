// Tones and noise from a few numbers. Milliseconds and hertz.

interface Timing {
  /** When it begins. */
  at?: number;
  for: number;
}

/** A tone that may glide. */
interface Tone extends Timing {
  wave: OscillatorType;
  from: number;
  to?: number;
  /** Half as loud, because many overtones make it sound louder. */
  soft?: boolean;
}

/** Noise around a pitch that may glide. */
interface Noise extends Timing {
  noise: number;
  to?: number;
}

export type Voice = Tone | Noise;

interface Manner {
  volume: number;
  /** Multiplies all frequencies. */
  pitch: number;
}

const glide = (param: AudioParam, from: number, to: number | undefined, start: number, end: number): void => {
  param.setValueAtTime(from, start);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, end);
};

let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function hissOf(context: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(context: AudioContext, voice: Voice, pitch: number, start: number, end: number) {
  const to = voice.to === undefined ? undefined : voice.to * pitch;
  if ('wave' in voice) {
    const tone = context.createOscillator();
    tone.type = voice.wave;
    glide(tone.frequency, voice.from * pitch, to, start, end);
    return { source: tone, out: tone };
  }
  const noise = context.createBufferSource();
  noise.buffer = hissOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, voice.noise * pitch, to, start, end);
  noise.connect(filter);
  return { source: noise, out: filter };
}

export function synthesise(context: AudioContext, voices: readonly Voice[], { volume, pitch }: Manner): void {
  for (const voice of voices) {
    const start = context.currentTime + (voice.at ?? 0) / 1000;
    const end = start + voice.for / 1000;
    const { source, out } = sourceOf(context, voice, pitch, start, end);
    const gain = context.createGain();
    const loud = 'wave' in voice && voice.soft === true ? volume / 2 : volume;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(loud / 100, end + 0.04);
    out.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(end + 0.05);
  }
}
