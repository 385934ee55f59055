// Overwatch and react fire: who may fire at a mover in the cell it has just entered.
import { type Refusal, applies, refuse } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { type Arm, armNamed } from '../attack/arms.ts';
import { adjacent, ground } from '../board/ground.ts';
import { has, isDown } from '../models.ts';
import { shotFault } from '../attack/targets.ts';
import { type Shot, hitValue } from '../attack/toHit.ts';

/** EE-OVW-02 EE-OVW-09 EE-DWN-04 EE-SPC-34 Why a watcher may not fire at the mover in this cell. EE-EQP-10 A second shot needs another mover. */
export function reactFault(w: Table, watcher: Model, mover: Model, cell: Cell): Refusal | null {
  const { name } = watcher;
  if (watcher.overwatch === null || watcher.place !== 'board')
    return refuse('EE-OVW-01', `${name} is not on Overwatch.`);
  if (watcher.control === mover.control) return refuse('EE-OVW-02', `${mover.name} is a friend.`);
  if (isDown(watcher)) {
    applies('EE-DWN-04');
    return refuse('EE-DWN-04', `${name} is Down.`);
  }
  if (has(mover, 'Phantom')) {
    applies('EE-SPC-34');
    applies('EE-OVW-09');
    return refuse('EE-SPC-34', `The movement of ${mover.name} draws no fire.`);
  }
  if (watcher.watched.includes(mover.id)) return refuse('EE-EQP-10', `${name} has fired at ${mover.name}.`);
  if (adjacent(ground(w), watcher.cell, cell))
    return refuse('EE-OVW-02', `${mover.name} is in base contact with ${name}.`);
  const arm = armNamed(watcher, watcher.overwatch);
  if (arm === null) return refuse('EE-OVW-01', `${name} has no ${watcher.overwatch}.`);
  return shotFault(w, watcher, arm, mover, watcher.cell, false, cell);
}

/** The weapon with which a watcher may fire at the mover in this cell, or null. */
export const mayReact = (w: Table, watcher: Model, mover: Model, cell: Cell): Arm | null =>
  watcher.overwatch === null || reactFault(w, watcher, mover, cell) !== null
    ? null
    : armNamed(watcher, watcher.overwatch);

/** EE-OVW-04 The shot: a one-action Attack by a watcher that stands still. */
export const reactShot = (watcher: Model, arm: Arm, mover: Model, cell: Cell): Shot => ({
  by: watcher,
  from: watcher.cell,
  at: mover,
  to: cell,
  arm,
  actions: 1,
  moving: false,
  close: false,
  steady: false,
});

/** EE-AUT-17 The automaton fires where the value is 5 or more; where no cell of the move reaches that, at the last cell in sight from 3 on. */
export function automatonFires(
  w: Table,
  watcher: Model,
  mover: Model,
  path: readonly Cell[],
  at: number,
): boolean {
  const cell = path[at];
  const arm = cell === undefined ? null : mayReact(w, watcher, mover, cell);
  if (cell === undefined || arm === null) return false;
  const value = hitValue(w, reactShot(watcher, arm, mover, cell));
  if (value >= 5) return true;
  for (const [i, later] of path.entries())
    if (i > at && mayReact(w, watcher, mover, later) !== null) return false;
  return value >= 3;
}

/** EE-OVW-05 EE-EQP-10 After the shot Overwatch ends; an Expanded Magazine has one more. */
export function spendWatch(watcher: Model, mover: Model, arm: Arm): void {
  watcher.watched.push(mover.id);
  applies('EE-OVW-04');
  applies('EE-OVW-05');
  if (arm.attachments.includes('Expanded Magazine')) applies('EE-EQP-10');
  if (!arm.attachments.includes('Expanded Magazine') || watcher.watched.length >= 2) {
    watcher.overwatch = null;
    watcher.watched = [];
  }
}
