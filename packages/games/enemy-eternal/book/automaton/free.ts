// Free attacks of the automaton.
import type { Model, Table } from '../../table.ts';
import { shotOf } from '../attack/attack.ts';
import { type FreeAttack, freeAttackBy } from '../attack/engaged.ts';
import { cellOf, ground } from '../board/ground.ts';
import { expected } from './shots.ts';

/** EE-AUT-18 The form with the greater expected damage; ties: shooting. */
export function freeAttackOf(w: Table, at: Model, options: readonly FreeAttack[]): FreeAttack {
  let best = options[0]!;
  let worth = -1;
  for (const option of options) {
    const shot = shotOf(w, freeAttackBy(option, at.id));
    const value = expected(
      w,
      option.do === 'free charge' ? { ...shot, from: cellOf(ground(w), option.to), close: true } : shot,
    );
    if (value > worth) {
      worth = value;
      best = option;
    }
  }
  return best;
}
