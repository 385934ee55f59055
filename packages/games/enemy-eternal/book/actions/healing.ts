// Medikits and repairs.
import { applies } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { able, friendsOf, has, skill, touches } from '../models.ts';
import { abilityTest } from '../tests.ts';
import { modelOf } from '../../tableReaders.ts';

/** EE-EQP-08 EE-SPO-08 Whom a Medikit or a repair could help. */
export function patients(w: Table, m: Model, how: 'medikit' | 'field repair'): Model[] {
  if (how === 'medikit' && m.medikits === 0) return [];
  if (how === 'field repair' && !able(m, 'Field Repair')) return [];
  const near = friendsOf(w, m).filter((friend) => touches(w, m, friend));
  const all = how === 'medikit' ? [m, ...near] : near;
  return all.filter(
    (one) => one.wounds < one.skills.HEALTH && has(one, 'Mechanical') === (how === 'field repair'),
  );
}

/** EE-EQP-08 On WILL, two Wounds from a Medikit that is then used up. EE-SPO-08 On HACK, for a machine. */
export function treat(play: Play, m: Model, order: Extract<Order, { do: 'medikit' | 'field repair' }>): void {
  const { w } = play;
  const medikit = order.do === 'medikit';
  const rule = medikit ? 'EE-EQP-08' : 'EE-SPO-08';
  if (!abilityTest(play, m, skill(w, m, medikit ? 'WILL' : 'HACK'), order.actions, rule, order.do)) return;
  const patient = modelOf(w, order.target);
  if (medikit) {
    m.medikits--;
    applies('EE-I-09');
  }
  patient.wounds = Math.min(patient.skills.HEALTH, patient.wounds + 2);
  play.tell?.({ type: 'healed', model: m.name, at: patient.name, wounds: patient.wounds }, rule);
}
