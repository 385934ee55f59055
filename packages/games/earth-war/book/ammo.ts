// Ammunition (EW-AMO).

import { applies } from '@xenotable/kernel';
import type { Play } from './chapter.ts';
import { kindOfUnit } from '../content/force.ts';
import type { Position, Table } from '../table.ts';
import { presentSquad } from './squad.ts';

const MOST = 60;

/** EW-AMO-01, EW-Q-05 What everybody brings, and 6 per satchel, as far as the pool holds it. */
export function ammoOf(w: Position): number {
  let ammo = 0;
  for (const unit of presentSquad(w)) {
    const kind = kindOfUnit(w, unit);
    applies(kind.id);
    ammo += kind.ammo;
    for (const item of unit.items) if (item.name === 'Ammo Satchel') ammo += 6;
  }
  return Math.min(MOST, ammo);
}

/** Nothing is left over from the last mission; EW-Q-05 satchels are opened. */
export function loadUp(w: Table): void {
  w.mission.ammo = ammoOf(w);
  for (const unit of presentSquad(w))
    for (const item of unit.items) {
      if (item.name !== 'Ammo Satchel') continue;
      applies('EW-Q-05');
      item.uses = 0;
    }
}

/** EW-AMO-01 No more is taken along than the pool holds. */
export function gainAmmo(play: Play, ammo: number, rule: string): void {
  const mission = play.w.mission;
  const taken = Math.min(ammo, MOST - mission.ammo);
  if (taken < ammo) applies('EW-AMO-01');
  mission.ammo += taken;
  play.tell?.({ type: 'supplied', ammo: taken, left: mission.ammo }, rule);
}

/** EW-AMO-02, EW-AMO-03 The pool never goes below 0; what cannot be paid is forgotten. */
export function spendAmmo(play: Play, price: number, rule: string): void {
  const mission = play.w.mission;
  applies('EW-AMO-02');
  const ammo = Math.min(price, mission.ammo);
  if (ammo < price) applies('EW-AMO-03');
  mission.ammo -= ammo;
  play.tell?.({ type: 'spent', ammo, short: price - ammo, left: mission.ammo }, rule);
}
