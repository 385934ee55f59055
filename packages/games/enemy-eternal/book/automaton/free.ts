// Free attacks of the automaton.
import type { Choice } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import { armNamed } from '../arms.ts';
import { cellOf, ground } from '../ground.ts';
import { expected } from './shots.ts';

/** EE-AUT-18 The form with the greater expected damage; ties: shooting. */
export function freeAttackOf(w: Table, by: Model, at: Model, options: readonly Choice[]): Choice {
  let best = options[0]!;
  let worth = -1;
  for (const option of options) {
    if (option.do !== 'free shot' && option.do !== 'free charge') continue;
    const close = option.do === 'free charge';
    const from = close ? cellOf(ground(w), option.to) : by.cell;
    const value = expected(w, {
      by,
      from,
      at,
      to: at.cell,
      arm: armNamed(by, option.weapon)!,
      actions: close ? 1 : 2,
      moving: close,
      close,
      steady: false,
    });
    if (value > worth) {
      worth = value;
      best = option;
    }
  }
  return best;
}
