// Pictures with their number of log lines and their duration.
import type { Scene } from '@xenotable/kernel';
import { type Pace, duration } from './pace.ts';
import { type Picture, beatsOf, linesOf, picturesOf } from './pictures.ts';

export interface Shot {
  picture: Picture;
  /** Number of log lines after it. */
  lines: number;
}

/** What follows after some scenes. */
export interface Coming {
  /** Lines of the log before and after them. */
  before: number;
  after: number;
  /** The viewer must decide then, so the last picture does not wait. */
  asks: boolean;
}

/** If the film is this many milliseconds behind, unimportant pictures are skipped. */
const BEHIND = 6000;
/** The longest film, in milliseconds. */
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

/** The shots to add to a film with `ahead` milliseconds not yet shown; groups are numbered from `first` on. */
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

const groupAt = (shots: readonly Shot[], at: number): number | undefined => shots[at]?.picture.group;

export function firstOfGroup(shots: readonly Shot[], at: number): number {
  let first = at;
  while (first > 0 && groupAt(shots, first - 1) === groupAt(shots, at)) first--;
  return first;
}

export function lastOfGroup(shots: readonly Shot[], at: number): number {
  let last = at;
  while (last + 1 < shots.length && groupAt(shots, last + 1) === groupAt(shots, at)) last++;
  return last;
}
