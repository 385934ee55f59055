// Boasts (XR-BST): cards that are kept face down and scored at the end.
import { applies, keysOf } from '@xenotable/kernel';

import { inZone } from '../../scenarios/zones.ts';
import { type BoastId, type Side, type Table, onTable, other, sideOf, unitOf, isUnit } from '../../table.ts';
import { score } from '../turn/victory.ts';
import { type Play } from '../chapter.ts';
import { head } from '../../ends.ts';

export const BOASTS: Record<
  BoastId,
  { title: string; text: string; vp: number; holds(w: Table, side: Side): boolean }
> = {
  'XR-BST-C1': {
    title: 'I will outlive you',
    text: 'own Commander on the table, enemy Commander lost',
    vp: 2,
    holds: (w, side) =>
      w.units.some((unit) => unit.commander && sideOf(w, unit) === side && onTable(w, unit)) &&
      w.owners.some((owner) => owner.side !== side && owner.commanderLost),
  },
  'XR-BST-C2': {
    title: 'First blood',
    text: 'the first unit removed is an enemy',
    vp: 1,
    holds: (w, side) => w.removals.length > 0 && sideOf(w, unitOf(w, head(w.removals).unit)) !== side,
  },
  'XR-BST-C3': {
    title: 'Not one step back',
    text: 'no own unit was routed',
    vp: 2,
    holds: (w, side) =>
      !w.removals.some((one) => one.how === 'routed' && sideOf(w, unitOf(w, one.unit)) === side),
  },
  'XR-BST-C4': {
    title: 'I want their banner ground',
    text: 'an own unit wholly in the enemy zone',
    vp: 1,
    holds: (w, side) =>
      w.units.some(
        (unit) =>
          sideOf(w, unit) === side && unit.state === 'table' && inZone(w, other(side), unit, unit.x, unit.y),
      ),
  },
  'XR-BST-C5': {
    title: 'Cold steel',
    text: 'two enemies removed in Attacks',
    vp: 2,
    holds: (w, side) => removed(w, side, 'attack') >= 2,
  },
  'XR-BST-C6': {
    title: 'Rolling thunder',
    text: 'three enemies removed by Shooting',
    vp: 2,
    holds: (w, side) => removed(w, side, 'shot') >= 3,
  },
  'XR-BST-C7': {
    title: 'No fear',
    text: 'no own unit is Suppressed',
    vp: 1,
    holds: (w, side) =>
      !w.units.some((unit) => sideOf(w, unit) === side && unit.suppressed && onTable(w, unit)),
  },
  'XR-BST-C8': {
    title: 'The hard way',
    text: 'a unit of cost 4 or less removed one of cost 6 or more',
    vp: 3,
    holds: (w, side) =>
      w.removals.some(
        (one) =>
          isUnit(one.killer) &&
          sideOf(w, unitOf(w, one.unit)) !== side &&
          unitOf(w, one.unit).cost >= 6 &&
          unitOf(w, one.killer).cost <= 4 &&
          sideOf(w, unitOf(w, one.killer)) === side,
      ),
  },
};

export const BOAST_IDS = keysOf(BOASTS);

const removed = (w: Table, side: Side, by: 'attack' | 'shot'): number =>
  w.removals.filter((one) => one.by === by && sideOf(w, unitOf(w, one.unit)) !== side).length;

/** XR-BST-02 Shown and scored after the last turn. */
export function scoreBoasts(play: Play): void {
  const { w } = play;
  for (const owner of w.owners)
    for (const id of owner.chosen ?? []) {
      applies('XR-BST-02');
      score(play, owner.side, BOASTS[id].holds(w, owner.side) ? BOASTS[id].vp : -1, id, BOASTS[id].title);
    }
}
