// Pointing at somebody in coma: the choices by which a unit beside it heals it.
import { BASIC, CLOSED, actionsOf, chainsOf, price } from '../book/activation/actions.ts';
import { healTargets } from '../book/fight/targets.ts';
import type { Choice } from '../choices.ts';
import type { Side } from '../content/units.ts';
import type { Allegiance, UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { knownUnit, tableOf } from './table.ts';

const isSide = (side: Allegiance): side is Side => side === 'Earth' || side === 'Invaders';

export interface Healing {
  unit: UnitId;
  patient: UnitId;
  dice: number;
  actions: number;
  plan: Choice[];
}

/** How a unit heals somebody from where it stands, by its cheapest chain; null where it cannot. */
export function healingOf(view: View, unit: UnitId, patient: UnitId): Healing | null {
  const { acting } = view;
  const healer = knownUnit(view, unit);
  if (healer === null || healer.cell < 0 || healer.coma) return null;
  const { side } = healer;
  if (!isSide(side)) return null;
  const w = tableOf(view);
  const own = acting?.unit === unit ? acting : null;
  if (own !== null && (own.command !== '' || (own.chain !== CLOSED && own.chain !== BASIC))) return null;
  const actions = own?.actions ?? actionsOf(w, healer);
  if (!healTargets(w, healer, { side, forced: false }).some(({ id }) => id === patient)) return null;
  const [best] = chainsOf(w, healer)
    .map((chain, at) => ({ chain, at }))
    .filter(({ chain }) => chain.deed === 'heal' && price(chain) <= actions)
    .toSorted((a, b) => price(a.chain) - price(b.chain) || b.chain.dice - a.chain.dice);
  if (best === undefined) return null;
  const first: Choice[] = own === null ? [{ do: 'activate', unit }] : [];
  return {
    unit,
    patient,
    dice: best.chain.dice,
    actions: price(best.chain),
    plan: [...first, { do: 'use', chain: best.at }, { do: 'heal', unit: patient }],
  };
}
