// Pictures with what the player must know about each: how much of the log it stands for, and how long it stays.
import type { Scene } from '@xenotable/kernel';
import { type Pace, duration } from './pace.ts';
import { type Picture, beatsOf, linesOf, picturesOf } from './pictures.ts';

export interface Shot {
  picture: Picture;
  /** Lines of the log that stand when it is complete. */
  lines: number;
}

/** How a film goes on after some scenes. */
export interface Coming {
  /** Lines of the log before and after them. */
  before: number;
  after: number;
  /** Somebody who looks must decide then: the last picture does not wait. */
  asks: boolean;
}

/** Milliseconds that the table may lie ahead before slight things are passed over. */
const BEHIND = 6000;
/** What one looks at in one go, at most. */
const LONGEST = 20_000;

export const stays = ({ picture }: Shot, next: Shot | undefined, pace: Pace): number =>
  duration({ beats: beatsOf(picture), closes: next?.picture.group !== picture.group }, pace);

const timeOf = (shots: readonly Shot[], pace: Pace): number =>
  shots.reduce((sum, shot, i) => sum + stays(shot, shots[i + 1], pace), 0);

function shotsOf(pictures: readonly Picture[], { before, after }: Coming): Shot[] {
  let lines = before;
  return pictures.map((picture, i) => {
    const last = i === pictures.length - 1;
    lines = last ? after : Math.min(after, lines + linesOf(picture).length);
    return { picture, lines };
  });
}

/** What is added to a film of which `ahead` has not been shown yet; groups are counted from `first` on. */
export function added(
  scenes: readonly Scene[],
  coming: Coming,
  { first, ahead, pace }: { first: number; ahead: readonly Shot[]; pace: Pace },
): Shot[] {
  const shots = shotsOf(picturesOf(scenes, first), coming);
  const behind = timeOf(ahead, pace);
  const hurry = !pace.waits && (behind > BEHIND || behind + timeOf(shots, pace) > LONGEST);
  return hurry ? shotsOf(picturesOf(scenes, first, true), coming) : shots;
}

/** The first shot of every group. */
export const groupStarts = (shots: readonly Shot[]): number[] =>
  shots.flatMap(({ picture }, i) => (picture.group === shots[i - 1]?.picture.group ? [] : [i]));
