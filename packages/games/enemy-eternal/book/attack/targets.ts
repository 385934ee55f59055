// Whom a model may attack, and why not. EE-GEN-02 A prohibition overrides a permission: every "cannot" is asked before a "may".
// EE-ATK-04 An enemy that is engaged with others may be shot at without extra modifier.
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { type Arm, isUsable, worksClose } from './arms.ts';
import { distance } from '../board/ground.ts';
import { carriesItem, engages, friendsOf, has, isEngaged, touches } from '../models.ts';
import { sees } from '../board/sight.ts';

/** EE-SPC-41 A Sniper weapon is no use within this distance. */
export const SNIPER_BLIND = 12;

/** EE-ATK-02 EE-OBJ-06 EE-SPO-03 Whether an enemy can be chosen at all. */
export function targetFault(
  w: Table,
  by: Model,
  at: Model,
  from: Cell = by.cell,
  to: Cell = at.cell,
): Refusal | null {
  if (at.place !== 'board') return refuse('EE-ATK-02', `${at.name} is not on the board.`);
  if (at.neutral) return refuse('EE-OBJ-06', `${at.name} belongs to nobody and cannot be attacked.`);
  if (at.control === by.control) return refuse('EE-ATK-02', `${at.name} is a friend.`);
  if (has(at, 'Shadow')) {
    applies('EE-SPO-03');
    if (at.seenUntil < w.round && distance(w, from, to) > 12)
      return refuse('EE-SPO-03', `${at.name} is hidden by Shadow beyond 12.`);
  }
  return null;
}

/** EE-SHO-01 EE-SHO-02 EE-SPC-39 EE-SPC-41 EE-SPC-42 Why a shot from one cell into another is not possible. */
export function shotFault(
  w: Table,
  by: Model,
  arm: Arm,
  at: Model,
  from: Cell,
  moving: boolean,
  to: Cell = at.cell,
): Refusal | null {
  const wrong = targetFault(w, by, at, from, to);
  if (wrong !== null) return wrong;
  if (arm.range === 0) return refuse('EE-CHG-01', `The ${arm.name} reaches only what is in base contact.`);
  if (!isUsable(w, by, arm))
    return arm.rules.includes('One Use')
      ? refuse('EE-SPO-20', `The ${arm.name} has been used.`)
      : refuse('EE-SPC-07', `The ${arm.name} is switched off.`);
  const far = distance(w, from, to);
  applies('EE-BRD-03');
  applies('EE-BRD-04');
  if (arm.rules.includes('Sniper')) {
    if (moving) return refuse('EE-SPC-39', `The ${arm.name} cannot be fired while moving.`);
    if (far <= SNIPER_BLIND)
      return refuse(
        'EE-SPC-41',
        `${at.name} is ${far} away; the ${arm.name} needs more than ${SNIPER_BLIND}.`,
      );
  }
  if (arm.slot === 'mind') {
    if (has(at, 'Mechanical')) return refuse('EE-SPO-01', `${at.name} is Mechanical and has no mind.`);
    if (carriesItem(at, 'Mindshield')) {
      applies('EE-I-13');
      return refuse('EE-EQP-09', `${at.name} wears a Mindshield.`);
    }
  }
  if (far > arm.range && !squadsight(w, by, arm, at))
    return refuse('EE-SHO-02', `${at.name} is ${far} away; the ${arm.name} reaches ${arm.range}.`);
  if (!sees(w, from, to)) return refuse('EE-SHO-01', `${at.name} is out of sight.`);
  applies('EE-SHO-01');
  if (w.options.meleeFire && isEngaged(w, at))
    return refuse('EE-OPT-09', `${at.name} is engaged with others.`);
  return null;
}

/** EE-SPC-42 A Sniper weapon reaches beyond its Range what another friend sees. */
function squadsight(w: Table, by: Model, arm: Arm, at: Model): boolean {
  if (!arm.rules.includes('Sniper') || !has(by, 'Squadsight')) return false;
  const spotted = friendsOf(w, by).some((friend) => sees(w, friend.cell, at.cell));
  if (spotted) applies('EE-SPC-42');
  return spotted;
}

/** EE-ENG-03 EE-SPO-11 EE-OBJ-09 Why a blow in base contact is not possible. */
function blowFault(w: Table, by: Model, arm: Arm, at: Model): Refusal | null {
  const wrong = targetFault(w, by, at);
  if (wrong !== null) return wrong;
  if (!touches(w, by, at)) return refuse('EE-CHG-01', `${at.name} is not in base contact.`);
  if (!isUsable(w, by, arm)) return refuse('EE-SPO-20', `The ${arm.name} cannot be used now.`);
  if (arm.rules.includes('Sniper'))
    return refuse('EE-CHG-10', `The ${arm.name} cannot be used in close combat.`);
  if (!worksClose(arm)) return refuse('EE-EQP-07', `The ${arm.name} cannot be used in close combat.`);
  return null;
}

/** Why an Attack with this weapon from where the model stands is not possible; EE-ENG-02 engaged models strike only whom they are engaged with. */
export function attackFault(w: Table, by: Model, arm: Arm, at: Model, moving: boolean): Refusal | null {
  const contact = at.place === 'board' && touches(w, by, at);
  if (contact && !engages(at)) applies('EE-OBJ-09');
  if (contact && (engages(at) || !isEngaged(w, by))) return blowFault(w, by, arm, at);
  if (isEngaged(w, by))
    return refuse('EE-ENG-02', `${by.name} is engaged and can attack only whom it is engaged with.`);
  return shotFault(w, by, arm, at, by.cell, moving);
}
