// Special actions that the automaton finds useful.
import { applies } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { patients } from '../actions/healing.ts';
import { distance } from '../board/ground.ts';
import { able, enemiesOf, friendsOf, hackable, has, skill } from '../models.ts';

/** EE-AUT-22 Energy Shield for two friends, healing for two missing Wounds, hacking with a value of 6 or more. With a ward, only what helps it. */
export function usefulAction(w: Table, f: Activation, m: Model, ward: Model | null): Order | null {
  applies('EE-AUT-22');
  const actions = f.left >= 2 ? 2 : 1;
  const helps = (one: Model): boolean => ward === null || one === ward;
  if (able(m, 'Energy Shield') && !m.used.includes('Energy Shield')) {
    const near = friendsOf(w, m).filter((friend) => distance(w, m.cell, friend.cell) <= 4);
    if (near.length >= 2 && (ward === null || near.includes(ward))) return { do: 'energy shield', actions };
  }
  for (const how of ['medikit', 'field repair'] as const) {
    const patient = patients(w, m, how).find(
      (one) => one !== m && one.skills.HEALTH - one.wounds >= 2 && helps(one),
    );
    if (patient !== undefined) return { do: how, target: patient.id, actions };
  }
  if (
    ward === null &&
    able(m, 'Computer Use') &&
    has(m, 'Hacker') &&
    skill(w, m, 'HACK') - (actions === 1 ? 1 : 0) >= 6
  ) {
    const target = enemiesOf(w, m.control).find(
      (foe) => hackable(w, foe) !== null && foe.down === 'no' && distance(w, m.cell, foe.cell) <= 12,
    );
    if (target !== undefined) return { do: 'hack model', target: target.id, actions };
  }
  return null;
}
