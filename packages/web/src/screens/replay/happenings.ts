// The happenings of the current step: each is a picture, and one can step through them both ways.
import type { Scene } from '@xenotable/kernel';
import type { TableState } from '../../table/client/tableState.ts';
import { paceNow } from '../../table/film/device.ts';
import { duration } from '../../table/film/pace.ts';
import { type Picture, linesOf, viewOf } from '../../table/film/pictures.ts';

/** A moment of a record with its scenes. */
export interface Step {
  at: number;
  pictures: readonly Picture[];
}

/** Every happening has its own picture; those of one decision form a group. */
export const stepOf = (at: number, scenes: readonly Scene[]): Step => ({
  at,
  pictures: scenes.map((scene) => ({ scenes: [scene], group: 0 })),
});

/** The position within a step: a number of happenings, or the first or last one until they are known. */
export type Place = number | 'first' | 'last';

export function placeIn({ pictures }: Step, place: Place): number {
  const most = pictures.length;
  return place === 'last' ? most : Math.min(most, place === 'first' ? 1 : Math.max(Math.min(1, most), place));
}

const STILL = { speed: 'normal', waits: true, still: true, wholeActs: false } as const;

/** The table after a happening; the last one shows the table as the next decision finds it. */
export function stateAt(state: TableState, { pictures }: Step, beat: number, playing: boolean): TableState {
  const picture = pictures[beat - 1];
  if (picture === undefined) return state;
  const film = { pictures, at: beat - 1, playing, live: false, pace: paceNow() ?? STILL };
  if (beat === pictures.length) return { ...state, film };
  const later = pictures.slice(beat).reduce((sum, one) => sum + linesOf(one).length, 0);
  return {
    ...state,
    view: viewOf(picture),
    waiting: [],
    over: null,
    lines: state.lines.slice(0, Math.max(0, state.lines.length - later)),
    film,
  };
}

/** The minimum time of a happening while the replay runs. */
const LEAST = 700;

/** Milliseconds until the next happening, at single speed. */
export function staying({ pictures }: Step, beat: number): number {
  const picture = pictures[beat - 1];
  if (picture === undefined) return LEAST;
  const beats = picture.scenes.map(({ line }) => line.beat);
  return Math.max(LEAST, duration({ beats, closes: beat === pictures.length }, { ...STILL, still: false }));
}
