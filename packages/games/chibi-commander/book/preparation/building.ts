// CC-MAP-21 People build the map before a mission, where terrain is open to taste.
import { applies } from '@xenotable/kernel';
import type { Built, Work } from '../../missions/mission.ts';
import { cellName } from '../../places.ts';
import type { Table } from '../../table.ts';
import { type Play, chapter } from '../chapter.ts';
import { LEFT_OUT, lieWords } from './ground.ts';
import { appliesMission, isPerson, mission } from '../who.ts';

/** The next thing that somebody places, or null. */
export const workOf = (w: Table): Work | null => mission(w).setUp.building?.(w) ?? null;

function work(w: Table): Work {
  const next = workOf(w);
  if (next === null) throw new Error('the map is built');
  return next;
}

/** A place as its builder says it. */
export function builtWords(what: Built, key: number): string {
  if ('piece' in what) return lieWords(what.piece, key);
  return 'folk' in what ? `${what.folk} on ${cellName(key)}` : `Spawn point at ${cellName(key)}`;
}

/** Chance leaves nothing out. */
const atRandom = (play: Play, { keys, rule, what }: Work): number =>
  play.oneOf(
    keys.filter((key) => key !== LEFT_OUT),
    rule,
    (key) => builtWords(what, key),
  );

export const building = chapter('building').steps({
  place: {
    rule: 'CC-MAP-21',
    prompt: (w) => work(w).prompt,
    who: (w) => workOf(w)?.seat ?? null,
    offers(w) {
      const { rule, keys } = work(w);
      applies(rule);
      return [...keys.map((key) => ({ do: 'build' as const, key })), { do: 'place the rest' as const }];
    },
    judge: (w) => ({
      rule: work(w).rule,
      reason: 'It does not fit there: pieces lie on open ground, block no door and cut nothing off.',
    }),
    auto: (play, _f, seat) =>
      isPerson(play.w, seat) ? { do: 'place the rest' } : { do: 'build', key: atRandom(play, work(play.w)) },
    take(play, _f, _seat, choice) {
      appliesMission(play.w, 'building');
      if (choice.do === 'build') work(play.w).put(play, choice.key);
      else
        for (let next = workOf(play.w); next !== null; next = workOf(play.w))
          next.put(play, atRandom(play, next));
      return 'again';
    },
  },
});
