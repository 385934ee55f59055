// The value to hit: EE-GEN-03 the sum of the skill and every modifier, each with its reason. Without a list to fill it only counts.
import { type Modifier, applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import type { Arm } from './arms.ts';
import { distance, ground, levelOf } from '../board/ground.ts';
import { amp, has, isDown, skill } from '../models.ts';
import { coverAgainst } from '../board/sight.ts';
import { modelOf } from '../../tableReaders.ts';
import { weaponIn } from '../../own/own.ts';

/** EE-BRD-09 What people have measured on a real table, where no board can be asked. */
export interface Measured {
  /** EE-GEN-07 Below half the Range. */
  short: boolean;
  /** The target's cover: none, soft or hard. */
  cover: 0 | 1 | 2;
  /** The attacker stands higher. */
  above: boolean;
}

/** One attack as it is about to be made. */
export interface Shot {
  by: Model;
  from: Cell;
  at: Model;
  to: Cell;
  arm: Arm;
  actions: 1 | 2;
  /** EE-ACT-07 The attacker counts as moving. */
  moving: boolean;
  /** In base contact: close combat. */
  close: boolean;
  /** EE-SPO-02 EE-EQP-10 Something takes away the -1 of a one-action Attack. */
  steady: boolean;
  /** Instead of the board. */
  measured?: Measured;
}

/** EE-SPP-01 Hits that other friends have scored on the target this round. */
function tactics(w: Table, by: Model, at: Model): number {
  let hits = 0;
  for (const id of at.hitBy) if (id !== by.id && modelOf(w, id).control === by.control) hits++;
  return hits;
}

/** EE-SPO-04 EE-SPO-13 Some models are never hurried. */
const unhurried = (m: Model): boolean => has(m, 'Marauder') || (has(m, 'Rage') && m.wounds < m.skills.HEALTH);

export function hitValue(w: Table, shot: Shot, parts?: Modifier[]): number {
  const { by, at, arm } = shot;
  // Rules are carried out where an attack is made, not where it is only weighed.
  const made = parts !== undefined;
  let value = 0;
  const add = (change: number, because: string, label: string): void => {
    value += change;
    if (parts === undefined) return;
    parts.push({ value: change, because, label });
    applies(because);
    applies('EE-GEN-03');
  };
  add(skill(w, by, arm.on), 'EE-SHO-03', arm.on);
  if (arm.slot === 'mind') {
    // EE-SPC-44 EE-F-09 EE-SPO-23
    const lab = psiLab(w, by);
    if (has(by, 'Unstable') && !lab) add(-2, 'EE-SPC-44', 'Unstable');
    if (lab && !has(by, 'Unstable')) add(1, 'EE-F-09', 'Psi Lab');
    if (made && amp(by) >= 0) applies(weaponIn(by, 'secondary')?.id ?? 'EE-SPO-23');
    if (made && has(by, 'Unstable') && lab) applies('EE-F-09');
    if (amp(by) > 0) add(amp(by), 'EE-SPO-23', 'Psi Amp');
  }
  // EE-SPC-40 A Sniper weapon knows no modifier but a target that is Down.
  if (arm.rules.includes('Sniper') && !shot.close) {
    if (isDown(at)) add(-2, 'EE-SHO-08', 'target Down');
    if (made) {
      applies('EE-SPC-40');
      applies('EE-GEN-02');
    }
    return value;
  }
  // EE-ACT-05 EE-ACT-06 EE-ACT-12 One action is hurried, two are not; an engaged model always has two.
  if (made && shot.actions === 2) applies('EE-ACT-06');
  if (made && shot.actions === 1 && unhurried(by)) applies(has(by, 'Marauder') ? 'EE-SPO-04' : 'EE-SPO-13');
  if (shot.actions === 1 && !unhurried(by) && !shot.steady) add(-1, 'EE-ACT-05', 'one action');
  if (shot.close) {
    // EE-CHG-04 EE-CHG-05 EE-CHG-07 EE-DWN-03 Close combat has its own modifiers.
    if (made) applies('EE-CHG-04');
    if (made && isDown(at)) applies('EE-DWN-03');
    if (isDown(at)) add(2, 'EE-CHG-05', 'target Down');
    if (arm.range > 0) add(-2, 'EE-CHG-07', 'unwieldy up close');
  } else {
    const { measured } = shot;
    // EE-GEN-07 EE-SHO-04 EE-SHO-05
    if (made) applies('EE-GEN-07');
    if (measured?.short ?? 2 * distance(w, shot.from, shot.to) < arm.range)
      add(1, 'EE-SHO-04', 'short range');
    else add(-1, 'EE-SHO-05', 'long range');
    const stock = arm.attachments.includes('Stock');
    if (made && shot.moving && stock) applies('EE-EQP-10');
    if (shot.moving && !stock) add(-1, 'EE-SHO-06', 'moving');
    // EE-SHO-07 EE-DWN-02 Cover and being Down add up; EE-SPO-19 Flame ignores both.
    const flame = arm.rules.includes('Flame');
    if (made && flame) applies('EE-SPO-19');
    if (!flame) {
      const cover = measured?.cover ?? coverAgainst(w, shot.from, shot.to);
      if (made && cover > 0) applies('EE-SHO-07');
      if (made && isDown(at)) applies('EE-DWN-02');
      if (cover === 2) add(-2, 'EE-TER-02', 'hard cover');
      else if (cover === 1) add(-1, 'EE-TER-03', 'soft cover');
      if (isDown(at)) add(-2, 'EE-SHO-08', 'target Down');
    }
    if (!shot.moving && has(by, 'Deadeye')) add(1, 'EE-SPC-25', 'Deadeye');
    if (arm.attachments.includes('Laser Sight')) add(1, 'EE-EQP-02', 'Laser Sight');
    if (w.sides[by.control].uplink >= w.round) add(1, 'EE-SPC-05', 'targeting uplink');
    if (w.options.highGround && (measured?.above ?? isAbove(w, shot))) add(1, 'EE-OPT-04', 'high ground');
  }
  const hits = has(by, 'Squad Tactics') ? tactics(w, by, at) : 0;
  if (hits > 0) add(hits, 'EE-SPP-01', 'Squad Tactics');
  return value;
}

function isAbove(w: Table, { from, to }: Shot): boolean {
  const g = ground(w);
  return levelOf(g, from) > levelOf(g, to);
}

/** EE-F-09 The side's Psi Lab works. */
const psiLab = (w: Table, m: Model): boolean =>
  w.campaign?.sheets[m.side]?.facilities.includes('Psi Lab') ?? false;
