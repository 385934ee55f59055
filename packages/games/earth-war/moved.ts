// The position after a change of range or a move that is only planned: for what it changes, such as who is bitten.
import { type Choice } from './choices.ts';
import { bandAhead } from './idle.ts';
import { isStanding } from './book/squad.ts';
import { type Unit, combatOf } from './table.ts';
import type { View } from './view.ts';

/** Null if nobody would stand in another band. */
export function moved(view: View, choice: Choice): View | null {
  const to = (test: (unit: Unit) => boolean, place: (unit: Unit) => Pick<Unit, 'rn' | 'band'>): View => {
    const squad = view.table.squad.map((unit) => (test(unit) ? { ...unit, ...place(unit) } : unit));
    return { ...view, table: { ...view.table, squad } };
  };
  if (choice.do === 'range') {
    const ahead = bandAhead(view, choice);
    if (ahead?.cp !== 1) return null;
    return to(
      (unit) => (choice.unit === 0 ? isStanding(unit) : unit.id === choice.unit),
      ({ rn }) => ({ rn: rn + choice.by, band: ahead.band }),
    );
  }
  if (choice.do !== 'move') return null;
  const { moving } = combatOf(view.table);
  return to(
    (unit) => unit.id === choice.unit,
    ({ rn, band }) => ({ rn, band: band + moving }),
  );
}
