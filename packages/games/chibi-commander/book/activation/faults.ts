// Why the active unit cannot do something.
import { type Refusal, refuse } from '@xenotable/kernel';
import { type Wish, wishOf } from '../../choices.ts';
import type { Table, Unit } from '../../table.ts';
import { type Acting, chainsOf } from './actions.ts';
import { passengers } from '../fight/targets.ts';
import { mission, unitOf } from '../who.ts';

/** Why something that is not offered cannot be done. */
export function actionFault(w: Table, f: Acting, choice: unknown): Refusal {
  const wish = wishOf(choice);
  const unit = unitOf(w, f.unit);
  if (wish.do === 'teleport') return jumpFault(w, f, unit, wish);
  if (wish.do === 'use' && typeof wish.chain === 'number') {
    const chain = chainsOf(w, unit)[wish.chain];
    if (chain?.long === true && f.actions < 2)
      return { rule: 'CC-ACT-05', reason: 'A long action needs two unspent actions.' };
    if (chain !== undefined)
      return {
        rule: 'CC-ACT-01',
        reason: 'No action is left for this chain, or another chain is still open.',
      };
  }
  if (wish.do === 'walk')
    return {
      rule: 'CC-MOV-01',
      reason: 'That field cannot be reached with the movement points at hand, or somebody stands there.',
    };
  if (wish.do === 'attack' || wish.do === 'aim')
    return {
      rule: 'CC-HIT-01',
      reason: 'No open chain attacks that from here: it is out of sight, out of reach or a friend.',
    };
  if (wish.do === 'heal')
    return {
      rule: 'CC-HEAL-01',
      reason:
        'Only the unit itself or a wounded friend or bystander beside it can be healed, with a heal symbol at hand.',
    };
  if (wish.do === 'mind')
    return {
      rule: 'CC-PSI-01',
      reason: 'PSI needs an open PSI symbol and an awake enemy or civilian in sight.',
    };
  if (wish.do === 'pick up')
    return {
      rule: 'CC-MOV-24',
      reason: 'Only one neighbour in coma, a civilian or an animal may be dragged, once per round and party.',
    };
  if (wish.do === 'leave') return { rule: 'CC-MOV-29', reason: 'This field is no exit of this unit.' };
  if (wish.do === 'open')
    return {
      rule: mission(w).doors === 'free' ? 'CC-MOV-07' : 'CC-MOV-09',
      reason: 'There is no door here that this unit can open now.',
    };
  return { rule: 'CC-ACT-01', reason: 'The unit cannot do that now.' };
}

/** CC-MOV-12, CC-MOV-13, CC-MOV-15 Why a teleport is not possible. */
function jumpFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  if (f.jumps === 0) return refuse('CC-MOV-12', 'No teleport symbol is open.');
  if (!Array.isArray(wish.with) || typeof wish.to !== 'number' || Object.keys(wish).length !== 3)
    return refuse('CC-MOV-12', 'A teleport names a field and those who come along.');
  const company: unknown[] = wish.with;
  const allowed = passengers(w, unit);
  const sorted = company.every((id, i) => typeof id === 'number' && (i === 0 || Number(company[i - 1]) < id));
  if (!sorted || !company.every((id) => allowed.some((other) => other.id === id)))
    return refuse(
      'CC-MOV-15',
      'Passengers are neighbours of the unit without a wall between, each named once, in order.',
    );
  return refuse(
    'CC-MOV-13',
    'That field is not free, too far for the dice, or has no room for the passengers.',
  );
}
