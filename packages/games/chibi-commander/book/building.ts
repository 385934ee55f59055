// CC-MAP-21 People build the map before a mission, where terrain is open to taste.
import type { RuleId, Seat } from '@xenotable/kernel';
import type { Cell, Table } from '../table.ts';
import { type Play, chapter } from './chapter.ts';
import { isPerson, mission } from './who.ts';

/** The next thing that somebody places. */
export interface Work {
  seat: Seat;
  rule: RuleId;
  prompt: string;
  /** Where it may be placed: a field, or a piece's way of lying and its field. */
  keys: readonly number[];
  words(key: number): string;
  /** For a piece of terrain: the map before it lies there, and with it. */
  ground?: { now: string; with(key: number): string };
  put(play: Play, key: number): void;
}

const next = (w: Table): Work | null => mission(w).building?.(w) ?? null;

export const building = chapter('building').steps({
  place: {
    rule: 'CC-MAP-21',
    prompt: (w) => next(w)!.prompt,
    who(w) {
      const work = next(w);
      return work !== null && isPerson(w, work.seat) ? work.seat : null;
    },
    offers: (w) => [
      ...next(w)!.keys.map((key) => ({ do: 'build' as const, key })),
      { do: 'place the rest' as const },
    ],
    judge: (w) => ({
      rule: next(w)!.rule,
      reason: 'It does not fit there: pieces lie on open ground, block no door and cut nothing off.',
    }),
    take(play, _f, _seat, choice) {
      if (choice.do === 'build') next(play.w)!.put(play, choice.key);
      else for (let work = next(play.w); work !== null; work = next(play.w)) atRandom(play, work);
      return 'again';
    },
    // The program places at random.
    after(play) {
      const work = next(play.w);
      if (work === null) return 'done';
      atRandom(play, work);
      return { goTo: 'place' };
    },
  },
});

const atRandom = (play: Play, work: Work): void =>
  work.put(
    play,
    play.oneOf(work.keys, work.rule, (key: Cell) => work.words(key)),
  );
