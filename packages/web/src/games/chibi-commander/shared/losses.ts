// What is announced for somebody: the chance to be hurt, and of whose death counts the chance to die.
import { scoringOf, typeOf } from '@xenotable/chibi-commander/content';
import type { End, Unit, View } from '@xenotable/chibi-commander/preview';
import { percent } from './words.ts';
import { unitOf } from './faces.ts';

/** Points that a death costs: '−1'; '' where only the unit is lost, null where nobody minds (animals, enemies). */
export function deathCost(view: View, { type, side }: Unit): string | null {
  const civilian = typeOf(type).kin === 'civilian';
  if (!civilian && side !== view.side) return null;
  const counts = view.armies
    .flatMap((army) => (army.side === view.side ? army.goals : []))
    .some(({ rule }) => {
      const deaths = scoringOf(rule)?.deaths;
      return deaths === 'units and civilians' || (deaths === 'units' && !civilian);
    });
  return counts ? '−1' : '';
}

/** Chances below this are not worth a word. */
const LEAST = 0.005;

/** '51 % hurt', and where somebody is missed who dies '51 % hurt, 4 % dead: −1'. */
export function harmWords(view: View, harms: readonly { target: string; end: End }[]): string {
  let unhurt = 1;
  let alive = 1;
  let cost = '';
  for (const { target, end } of harms) {
    const unit = unitOf(view, Number(target.slice('unit:'.length)));
    const loss = unit === null ? null : deathCost(view, unit);
    unhurt *= end.nothing;
    if (loss !== null) alive *= 1 - end.dead;
    if (loss !== null && loss !== '') cost = `: ${loss}`;
  }
  return `${percent(1 - unhurt)} hurt${1 - alive < LEAST ? '' : `, ${percent(1 - alive)} dead${cost}`}`;
}
