// The sounds of the table, synthesised and distinguished by their contour.
import { type Voice, synthesise } from './synth.ts';

const VOICES = {
  select: [
    { wave: 'sine', from: 523, for: 30 },
    { wave: 'sine', from: 659, at: 30, for: 30 },
  ],
  refuse: [{ wave: 'triangle', from: 180, for: 90 }],
  order: [{ noise: 2000, for: 30 }],
  step: [
    { noise: 300, for: 60 },
    { noise: 260, at: 120, for: 60 },
  ],
  roll: Array.from({ length: 11 }, (_, i): Voice => ({ noise: 1800, at: i * i * 3.4, for: 14 })),
  settle: [
    { wave: 'triangle', from: 880, for: 12 },
    { wave: 'triangle', from: 990, at: 40, for: 12 },
  ],
  tracer: [{ noise: 3000, to: 600, for: 120 }],
  hit: [
    { noise: 1200, for: 30 },
    { wave: 'sine', from: 330, to: 220, for: 140 },
  ],
  armour: [
    { wave: 'square', from: 1480, for: 160, soft: true },
    { wave: 'sine', from: 4736, for: 120, soft: true },
  ],
  wound: [{ wave: 'sine', from: 110, for: 160 }],
  death: [
    { noise: 1200, for: 30 },
    { wave: 'sine', from: 330, to: 220, for: 140 },
    { wave: 'sine', from: 220, to: 110, at: 140, for: 360 },
  ],
  reveal: [{ wave: 'sawtooth', from: 130, to: 390, for: 350, soft: true }],
  holds: [
    { wave: 'sine', from: 70, for: 80 },
    { wave: 'sine', from: 70, at: 140, for: 80 },
    { wave: 'sine', from: 262, at: 260, for: 70 },
    { wave: 'sine', from: 330, at: 330, for: 90 },
  ],
  breaks: [
    { wave: 'sine', from: 70, for: 80 },
    { wave: 'sine', from: 70, at: 140, for: 80 },
    { wave: 'sine', from: 262, at: 260, for: 70 },
    { wave: 'sine', from: 233, at: 330, for: 90 },
  ],
  goal: [
    { wave: 'triangle', from: 392, for: 120 },
    { wave: 'triangle', from: 494, at: 130, for: 120 },
    { wave: 'triangle', from: 587, at: 260, for: 140 },
  ],
  goalLost: [
    { wave: 'triangle', from: 587, for: 120 },
    { wave: 'triangle', from: 494, at: 130, for: 120 },
    { wave: 'triangle', from: 392, at: 260, for: 140 },
  ],
  play: [
    { wave: 'triangle', from: 392, for: 80 },
    { wave: 'triangle', from: 494, at: 80, for: 80 },
  ],
  turn: [
    { wave: 'triangle', from: 523, for: 140 },
    { wave: 'triangle', from: 784, at: 150, for: 150 },
  ],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof VOICES;

/** Decibels by how much it matters. */
const LOUDNESS = [-Infinity, -24, -16, -12] as const;
/** A fourth lower. */
const LOWER = 3 / 4;

export interface Heard {
  weight?: 0 | 1 | 2 | 3;
  /** Acts of others sound lower. */
  low?: boolean;
}

let context: AudioContext | null = null;

export function sound(name: Sound, { weight = 1, low = false }: Heard): void {
  context ??= new AudioContext();
  synthesise(context, VOICES[name], { volume: 10 ** (LOUDNESS[weight] / 20), pitch: low ? LOWER : 1 });
}
