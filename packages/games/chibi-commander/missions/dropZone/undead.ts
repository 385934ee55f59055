// Those whom the radiation killed do not stay dead.
import { applies } from '@xenotable/kernel';
import { versusMemo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { addUnit, beside, isFree, put } from '../../book/movement/arrivals.ts';
import { approach, follow } from '../../book/automaton/ways.ts';
import { spot } from '../../book/blips/blips.ts';
import { noWallBetween } from '../../book/movement/movement.ts';
import { distance } from '../../book/fight/sight.ts';
import { hurt, newActivation, pointsLost, regain, sum, throwDamage } from '../../book/fight/wounds.ts';
import { awake, isMilitary, occupants, shown, unitOf } from '../../book/who.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { everywhere } from '../kit.ts';

/** CC-M-VS2-31 Radiation dead that have not risen yet. */
export const deadToRise = (w: Table): number[] =>
  versusMemo.list(w, 'radiationDead').filter((id) => !versusMemo.list(w, 'risen').includes(id));

/** CC-M-VS2-31 Free fields with nobody beside them. */
export function undeadFields(w: Table): Cell[] {
  const standing = occupants(w);
  return everywhere.filter(
    (cell) => isFree(w, cell, standing) && beside(cell).every((next) => standing[next] === 0),
  );
}

/** CC-M-VS2-31, CC-M-VS2-34 A zombie of the dead unit's type: full hearts, its armor, everybody's enemy. */
export function rise(play: Play, id: number, cell: Cell): void {
  const { w } = play;
  versusMemo.add(w, 'risen', id);
  applies('CC-M-VS2-34');
  const zombie = addUnit(w, unitOf(w, id).type, 'undead', null, NONE);
  put(zombie, cell);
  play.tell?.({ type: 'rose', unit: zombie.id, kind: zombie.type, cell }, 'CC-M-VS2-31');
  spot(play);
}

/** CC-M-VS2-32, CC-M-VS2-33 Every zombie heals, walks four fields and strikes, or walks six more. */
export function actUndead(play: Play): void {
  const { w } = play;
  for (const zombie of w.units
    .filter((unit) => unit.side === 'undead' && unit.cell !== NONE)
    .sort((a, b) => a.cell - b.cell)) {
    newActivation(w);
    if (zombie.lost > 0) regain(play, zombie, zombie.lost, 'CC-M-VS2-33');
    const target = victimOf(play, zombie);
    if (target === null) continue;
    walk(play, zombie, target, 4);
    if (distance(zombie.cell, target.cell) === 1 && noWallBetween(w, zombie.cell, target.cell))
      strikeAt(play, zombie, target);
    else {
      applies('CC-M-VS2-32');
      walk(play, zombie, target, 6);
    }
  }
}

function victimOf(play: Play, zombie: Unit): Unit | null {
  const targets = play.w.units.filter((unit) => isMilitary(unit) && shown(unit) && awake(unit));
  if (targets.length === 0) return null;
  const least = Math.min(...targets.map((unit) => distance(zombie.cell, unit.cell)));
  return play.oneOf(
    targets.filter((unit) => distance(zombie.cell, unit.cell) === least),
    'CC-M-VS2-32',
    (unit) => unit.type,
  );
}

function walk(play: Play, zombie: Unit, target: Unit, points: number): void {
  if (distance(zombie.cell, target.cell) === 1) return;
  const way = approach(play.w, { side: 'undead', cell: zombie.cell }, target.cell, points, 1, 1);
  if (way !== null) follow(play, { unit: zombie.id, blip: null }, way.path);
}

/** The melee throw with its free repeat, then one damage die. */
function strikeAt(play: Play, zombie: Unit, target: Unit): void {
  const hit = play.roll(6, 'CC-M-VS2-32') >= 2 || play.roll(6, 'CC-HIT-07') >= 2;
  play.tell?.(
    { type: 'zombie strikes', unit: zombie.id, kind: zombie.type, target: target.id, hit },
    'CC-M-VS2-32',
  );
  if (!hit) return;
  const blow = { faction: '' as const, unit: zombie.id, from: zombie.cell, rule: 'CC-M-VS2-32' };
  hurt(play, target, pointsLost(play.w, target, sum(throwDamage(play, 1, 'CC-M-VS2-32').faces), blow), blow);
  spot(play);
}
