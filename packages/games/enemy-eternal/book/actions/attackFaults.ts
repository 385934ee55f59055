// Why an enemy cannot be attacked, charged or hacked the way an order says.
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import type { Actions, Afterwards } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import { type Arm, armNamed, worksClose } from '../attack/arms.ts';
import { attackFault, targetFault } from '../attack/targets.ts';
import { modelNamed } from '../../tableReaders.ts';
import { cellOf, distance, ground } from '../board/ground.ts';
import { able, engagedWith, hackable, has, isEngaged, skill, touches } from '../models.ts';
import { chargeWay } from '../movement/reach.ts';
import { type Activation, engagedForm, mustSay } from './actions.ts';
import { gaitOf } from '../movement/prices.ts';

/** EE-ACT-07 EE-ENG-05 EE-EQP-10 Why an Attack cannot be ordered like this. */
export function attackOrderFault(
  w: Table,
  f: Activation,
  m: Model,
  arm: Arm,
  order: { target: number; actions: Actions; then?: Afterwards; trigger?: true },
): Refusal | null {
  const at = modelNamed(w, order.target);
  if (at === undefined) return refuse('EE-ATK-02', 'There is no such model.');
  const engaged = isEngaged(w, m);
  if (engaged && order.actions !== engagedForm(f))
    return refuse('EE-ENG-05', 'Every action of an engaged model counts as two.');
  const needs = !engaged && mustSay(f, order.actions);
  if (needs !== (order.then !== undefined))
    return refuse(
      'EE-ACT-07',
      needs
        ? 'Say first whether the model will move afterwards.'
        : 'There is nothing to say about moving here.',
    );
  if (order.then !== undefined && order.then !== 'stays' && order.then !== 'moves')
    return refuse('EE-ACT-07', 'It stays or it moves.');
  if (
    order.trigger !== undefined &&
    (order.trigger !== true ||
      order.actions !== 1 ||
      f.overdrive ||
      !arm.attachments.includes('Hair Trigger') ||
      m.used.includes('Hair Trigger') ||
      touches(w, m, at))
  ) {
    return refuse('EE-EQP-10', 'No Hair Trigger helps here.');
  }
  return attackFault(w, m, arm, at, f.moved || order.then === 'moves');
}

/** EE-SPC-48 EE-SPC-06 EE-SPC-07 EE-SPC-26 Why an enemy model cannot be hacked. */
export function hackFault(
  w: Table,
  f: Activation,
  m: Model,
  at: Model | undefined,
  actions: Actions,
): Refusal | null {
  if (at === undefined) return refuse('EE-SPC-03', 'There is no such model.');
  if (!able(m, 'Computer Use')) return refuse('EE-SPC-03', `${m.name} does not have [Computer Use] now.`);
  const wrong = targetFault(w, m, at);
  if (wrong !== null) return wrong;
  if (hackable(w, at) === null) return refuse('EE-SPC-03', `${at.name} cannot be hacked.`);
  if (isEngaged(w, m)) {
    if (actions !== engagedForm(f))
      return refuse('EE-ENG-05', 'Every action of an engaged model counts as two.');
    return engagedWith(w, m).includes(at) ? null : refuse('EE-ENG-02', `${m.name} is engaged with others.`);
  }
  if (has(m, 'Hacker') && distance(w, m.cell, at.cell) <= 12) {
    applies('EE-SPC-26');
    return null;
  }
  if (touches(w, m, at)) applies('EE-SPC-48');
  return touches(w, m, at) ? null : refuse('EE-SPC-48', `${m.name} reaches ${at.name} only in base contact.`);
}

/** EE-CHG-01 EE-CHG-02 EE-SPC-48 Why a charge is not possible. */
export function chargeFault(
  w: Table,
  f: Activation,
  m: Model,
  order: { weapon: string; target: number; to: unknown; via?: unknown; climb?: true },
): Refusal | null {
  const at = modelNamed(w, order.target);
  if (at === undefined) return refuse('EE-CHG-02', 'There is no such model.');
  if (f.left < 2) return refuse('EE-CHG-01', 'A charge uses both actions.');
  if (order.climb !== undefined && order.climb !== true)
    return refuse('EE-CHG-02', 'A charge climbs or it does not.');
  if (isEngaged(w, m)) return refuse('EE-ENG-02', `${m.name} is engaged.`);
  const wrong = targetFault(w, m, at);
  if (wrong !== null) return wrong;
  if (order.weapon === 'Computer Use') {
    if (!able(m, 'Computer Use') || hackable(w, at) === null)
      return refuse('EE-SPC-48', `${m.name} cannot hack ${at.name}.`);
  } else {
    const arm = armNamed(m, order.weapon);
    if (arm === null) return refuse('EE-ATK-02', `${m.name} has no ${order.weapon}.`);
    if (arm.rules.includes('Sniper'))
      return refuse('EE-CHG-10', `The ${arm.name} cannot be used in close combat.`);
    if (!worksClose(arm) || m.used.includes(arm.name))
      return refuse('EE-EQP-07', `The ${arm.name} cannot be used in close combat.`);
  }
  const way = chargeWay(
    w,
    m,
    at,
    gaitOf(m, order.climb === true),
    skill(w, m, 'MOBILITY'),
    cellOf(ground(w), order.to),
    order.via,
  );
  if ('rule' in way) return way;
  return way.path.length === 0 ? refuse('EE-MOV-01', 'A path has at least one step.') : null;
}
