// How long a picture is shown, depending on its contents.
import type { Beat } from '@xenotable/kernel';

export type Speed = 'slow' | 'normal' | 'fast';

/** How pictures follow each other. */
export interface Pace {
  speed: Speed;
  /** Every picture waits for the player. */
  waits: boolean;
  /** Nothing moves: start, path and result are shown together. */
  still: boolean;
  /** One step shows a whole act instead of each of its pictures. */
  wholeActs: boolean;
}

type Times = Readonly<Record<Speed, number>>;
const times = (slow: number, normal: number, fast: number): Times => ({ slow, normal, fast });

const BY_KIND: Record<Beat['kind'], Times> = {
  order: times(500, 240, 0),
  move: times(900, 320, 160),
  roll: times(1100, 560, 240),
  shot: times(400, 200, 100),
  blow: times(400, 200, 100),
  save: times(700, 360, 160),
  nerve: times(1300, 800, 300),
  retreat: times(700, 320, 160),
  loss: times(420, 240, 120),
  death: times(1200, 700, 300),
  reveal: times(900, 500, 200),
  answer: times(700, 400, 200),
  goal: times(1800, 1200, 600),
  note: times(700, 420, 180),
};
/** Dice of a shot, a blow or a test are shown after it. */
const DICE = BY_KIND.roll;
/** Time to show hits and misses separately. */
const SORTED = times(700, 400, 160);
/** Minimum time for a commander, base or goal. */
const GREAT = times(1800, 1200, 600);
export const BETWEEN: Times = times(120, 60, 0);
/** Minimum time for the last picture of a fight, so that it can be read. */
const READ = times(1100, 650, 150);
/** Time of still pictures that continue by themselves. */
const STANDING = 2500;
const STANDING_LOSS = 3500;

/** What the duration of a picture depends on. */
export interface Timed {
  beats: readonly Beat[];
  /** The last one of its group. */
  closes: boolean;
}

function playing({ kind, weight, dice }: Beat, speed: Speed): number {
  const own = BY_KIND[kind][speed];
  const rolled = dice === undefined || kind === 'roll' || kind === 'nerve' ? 0 : DICE[speed];
  const sorted = dice?.counts === undefined ? 0 : SORTED[speed];
  const whole = own + rolled + sorted;
  return weight === 3 ? Math.max(whole, GREAT[speed]) : whole;
}

/** Milliseconds before the next picture comes by itself. */
export function duration({ beats, closes }: Timed, { speed, still }: Pace): number {
  const weight = Math.max(...beats.map((beat) => beat.weight));
  if (still) return weight > 1 ? STANDING_LOSS : STANDING;
  const longest = Math.max(...beats.map((beat) => playing(beat, speed)));
  const telling = weight > 1 || beats.some((beat) => beat.dice !== undefined);
  return longest + (closes && telling ? READ[speed] : 0) + BETWEEN[speed];
}

/** Milliseconds for the movement of a piece in a film. */
export const onTheWay = ({ speed }: Pace): number => BY_KIND.move[speed];
