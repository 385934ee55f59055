// What an enemy could do in its next phase from where it stands: the reason to stop it before another.
import { isFree, orderModifiers, orderValue, waysOf36 } from '../book/activation/values.ts';
import { attackFault } from '../book/attacking/chargeFaults.ts';
import { shotFault } from '../book/shooting/targets.ts';
import { price } from '../odds/aim.ts';
import { fightExchange } from '../odds/fightOdds.ts';
import { shotExchange } from '../odds/shotOdds.ts';
import { type Table, type Unit, type UnitId, sideOf } from '../table.ts';

export interface Menace {
  /** Whom it could hurt most. */
  whom: UnitId;
  /** What that would cost on average, in the coin of `price`. */
  cost: number;
}

const obeyed = (w: Table, unit: Unit, order: 'shoot' | 'attack', target: Unit): number =>
  isFree(w, unit, order) ? 1 : waysOf36(orderValue(unit, order), orderModifiers(w, unit, order, target)) / 36;

/** The worse of its charge and its shot at one unit. */
function costFor(w: Table, enemy: Unit, unit: Unit): number {
  const charge =
    attackFault(w, enemy, unit) === null
      ? obeyed(w, enemy, 'attack', unit) * price(unit, fightExchange(w, enemy, unit).blow.fate)
      : 0;
  const shot =
    shotFault(w, enemy, unit, 'shoot') === null
      ? obeyed(w, enemy, 'shoot', unit) *
        price(unit, shotExchange(w, enemy, unit, { mode: 'shoot', spotter: null }).blow.fate)
      : 0;
  return Math.max(charge, shot);
}

/** The unit that an enemy could hurt most; null if it reaches nobody, or is Suppressed and first has to rally. */
export function menaceOf(w: Table, enemy: Unit): Menace | null {
  if (enemy.suppressed || (enemy.state !== 'table' && enemy.state !== 'building')) return null;
  let most: Menace | null = null;
  for (const unit of w.units) {
    if ((unit.state !== 'table' && unit.state !== 'building') || sideOf(w, unit) === sideOf(w, enemy))
      continue;
    const cost = costFor(w, enemy, unit);
    if (cost > (most?.cost ?? 0)) most = { whom: unit.id, cost };
  }
  return most;
}
