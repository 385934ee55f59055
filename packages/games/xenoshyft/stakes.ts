// What a choice puts at stake in the Combat that runs or is about to begin.
import type { Seat, Stake } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import type { Happening } from './happenings.ts';
import { type Table, commanderOf } from './table.ts';
import type { View } from './view.ts';
import { seatOf } from './viewReaders.ts';

type At = Stake<Table, Happening>;

/** Whether something comes through the lane. */
function holding(view: View, lane: Seat, own: boolean): At {
  const { name, tally } = seatOf(view, lane);
  return {
    key: 'lane',
    title: own ? 'Your lane' : `The lane of ${name}`,
    values: { words: ['holds', 'is broken through'] },
    of: (w) => (commanderOf(w, lane).tally.baseDamage > tally.baseDamage ? 'is broken through' : 'holds'),
  };
}

/** What the Base loses in this round; as much as it had at its beginning is the end. */
const base = (view: View): At => ({
  key: 'base',
  title: 'Base damage this round',
  values: { unit: 'damage', better: 'less', defeat: view.dawn.base },
  of: (w) => view.dawn.base - w.base,
});

const losses = (view: View, lane: Seat): At => ({
  key: 'losses',
  title: 'Troops lost in this lane this round',
  values: { unit: 'Troops', better: 'less' },
  of: (w) => commanderOf(w, lane).tally.lost - (view.dawn.lost[lane] ?? 0),
});

/** In Combat every answer; before it only the word that lets the Hive come. */
export function stakes(view: View, seat: Seat, choice: Choice): At[] {
  const fighting = view.phase === 'combat' && view.active !== null;
  if (!fighting && !(view.phase === 'deployment' && does(choice, 'ready'))) return [];
  const lane = view.active ?? seat;
  return [holding(view, lane, lane === seat), base(view), losses(view, lane)];
}

/** A lane that has held or was overrun: what is done in it ends there. */
export const actEnds = (what: Happening, _seat: Seat, choice: Choice): boolean =>
  what.type === 'held' && !does(choice, 'ready');
