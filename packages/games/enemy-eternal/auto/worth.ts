// What a model is worth to its side in this mission: 1 is an ordinary soldier.
import type { Model, Table } from '../table.ts';
import { goalOf } from '../tableReaders.ts';
import { able, has } from '../book/models.ts';
import { unitPrice } from '../book/squad/recruit.ts';

/** A Leader's loss weakens the Squad; where the mission counts Leaders it is more. */
function leaderBonus(w: Table): number {
  if (w.mission === 'B7') return 3.5;
  return w.mission === 'B3' ? 1 : 0.1;
}

/** EE-M-B2-05 The planter is the charge; EE-M-B2-08 while it lies there, those who can remove it matter more. */
function chargeBonus(w: Table, m: Model): number {
  const planter = goalOf(w, 'planter');
  if (planter === 0) return 0;
  if (planter === m.id + 1) return 2.5;
  return m.side === 1 && able(m, 'Interact') && !has(m, 'Weak Minded') ? 0.8 : 0;
}

export function worthOf(w: Table, m: Model): number {
  if (m.unit === 'Civilian') return w.mission === 'SE1.7' ? 0.9 : 6;
  let worth = unitPrice(m, w.options) / 100 + 0.8 * m.carries.length;
  if (m.leader) worth += leaderBonus(w);
  if (w.mission === 'B2') worth += chargeBonus(w, m);
  return worth;
}
