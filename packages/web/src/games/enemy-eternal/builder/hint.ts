// What could still be bought with what is left.
import { unitsOf } from '@xenotable/enemy-eternal/content';
import { type Squad, type SquadRules, costOf, limitFor, unitPrice } from '@xenotable/enemy-eternal/preview';
import { barTo, changed, fittingsOf, hired, namesOf } from './edit.ts';

export interface Hint {
  what: string;
  squad: Squad;
}

/** The dearest model that fits; without one the dearest piece of gear for the Leader or the next who can carry it. */
export function hintFor(squad: Squad, rules: SquadRules): Hint | null {
  const cost = (one: Squad): number => costOf(one, rules.options);
  if (cost(squad) >= limitFor(squad.faction, rules)) return null;
  const units = unitsOf(squad.faction).toSorted(
    (a, b) => unitPrice({ unit: b }, rules.options) - unitPrice({ unit: a }, rules.options),
  );
  for (const unit of units) {
    const bigger = hired(squad, unit);
    if (barTo(squad, bigger, rules) === null) return { what: `A ${unit}`, squad: bigger };
  }
  const names = namesOf(squad);
  const upgrades = squad.models.flatMap((one, at) =>
    (['vest', 'items'] as const).flatMap((slot) =>
      fittingsOf(one, slot)
        .filter((fitting) => !fitting.checked && (slot === 'items' || one.vest === null))
        .map((fitting) => ({
          what: `${fitting.name} for the ${names[at]}`,
          leader: one.leader,
          squad: changed(squad, at, fitting.change),
        })),
    ),
  );
  return (
    upgrades
      .filter((upgrade) => barTo(squad, upgrade.squad, rules) === null)
      .toSorted((a, b) => cost(b.squad) - cost(a.squad) || Number(b.leader) - Number(a.leader))[0] ?? null
  );
}
