// Who guards a mission of the season: its lists stand in the open rules, before anybody has come onto the board.
import { seasonForces } from '@xenotable/enemy-eternal/content';
import type { View } from '@xenotable/enemy-eternal/preview';

/** '2 × ADVENT Trooper, Viper'. */
export function countedUnits(units: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].map(([unit, count]) => (count === 1 ? unit : `${count} × ${unit}`)).join(', ');
}

/** What the rules list for the guards of this mission; null for a scenario, which may keep it to itself. */
export function listedForces(view: View) {
  const { faction } = view.sides[1];
  if (view.mission === 'Scenario' || faction === null) return null;
  return seasonForces[view.mission]?.[faction] ?? null;
}

/** Who comes with these groups; null where that is not known. */
export function guardsNamed(view: View, pods: readonly string[]): string | null {
  const lists = listedForces(view)?.pods ?? {};
  const units = pods.flatMap((letter) => lists[letter] ?? []);
  return units.length === 0 ? null : countedUnits(units);
}
