// How the automaton reacts: re-rolls, retreats, Firefights, Counter-Charges (XR-AUT-14 to 17, XR-AUT-26).
import { applies } from '@xenotable/kernel';
import type { Point } from '@xenotable/board';
import { type Choice, spot } from '../choices.ts';
import { type Table, type Unit, type UnitId, atHalf, unitOf } from '../table.ts';
import { isUnstable } from '../book/activation/values.ts';
import { head } from '../ends.ts';

type Reroll = 'Brutal Leader' | 'Inspirational Leader' | 'Father To His Men' | 'Soothed Mind';

/** XR-AUT-17 Roll again when the unit would rout, or a unit of cost 4 or more would be Suppressed; never the Brutal Leader's way on the last SP. */
export function courageReroll(
  _w: Table,
  unit: Unit,
  result: 'passed' | 'failed' | 'broken',
  rerolls: readonly Reroll[],
): Choice {
  const order: readonly Reroll[] = [
    'Soothed Mind',
    'Inspirational Leader',
    'Father To His Men',
    'Brutal Leader',
  ];
  applies('XR-AUT-17');
  const usable = order.find((one) => rerolls.includes(one) && !(one === 'Brutal Leader' && unit.sp === 1));
  return { reroll: usable !== undefined && (result === 'broken' || unit.cost >= 4) ? usable : false };
}

/** XR-AUT-26 Army-wide tests: lowest cost first. */
export function nextToTest(w: Table, waiting: readonly { unit: UnitId }[]): Choice {
  applies('XR-AUT-26');
  const next = head(
    waiting
      .map((one) => unitOf(w, one.unit))
      .filter((unit) => unit.sp > 0)
      .sort((a, b) => a.cost - b.cost || a.id - b.id),
  );
  return { test: next.id };
}

/** XR-AUT-16 Stay in hard cover; else the nearest cover; else stay in soft cover; else straight away. `stay` is the cover it may stay in. */
export function retreatChoice(_w: Table, _unit: Unit, stay: number, cover: Point | null): Choice {
  applies('XR-AUT-16');
  if (stay === 2) return { retreat: 'stay' };
  if (cover !== null) return { retreat: 'cover', to: spot(cover.x, cover.y) };
  return { retreat: stay === 1 ? 'stay' : 'away' };
}

/** XR-AUT-14 Whenever legal, unless Unstable and worn. */
export function firefight(unit: Unit): Choice {
  applies('XR-AUT-14');
  return { react: !(isUnstable(unit) && atHalf(unit)) };
}
