// Ammunition (EW-AMO).

import { applies } from '@xenotable/kernel';
import type { Play } from './chapter.ts';
import { unitKind } from '../content/units.ts';
import type { Table } from '../table.ts';
import { presentSquad } from './squad.ts';

const MOST = 60;

/** EW-AMO-01, EW-Q-05 What everybody brings, and 6 per satchel. Nothing is left over from the last mission. */
export function loadUp(w: Table): void {
  let ammo = 0;
  for (const unit of presentSquad(w)) {
    applies(unitKind(unit.type).id);
    ammo += unitKind(unit.type).ammo;
    for (const item of unit.items) {
      if (item.name !== 'Ammo Satchel') continue;
      applies('EW-Q-05');
      ammo += 6;
      item.uses = 0;
    }
  }
  w.mission.ammo = Math.min(MOST, ammo);
}

export function gainAmmo(play: Play, ammo: number, rule: string): void {
  const mission = play.w.mission;
  mission.ammo = Math.min(MOST, mission.ammo + ammo);
  play.tell?.({ type: 'supplied', ammo, left: mission.ammo }, rule);
}

/** EW-AMO-02, EW-AMO-03 The pool never goes below 0; what cannot be paid is forgotten. */
export function spendAmmo(play: Play, ammo: number, rule: string): void {
  const mission = play.w.mission;
  applies('EW-AMO-02');
  if (ammo > mission.ammo) applies('EW-AMO-03');
  mission.ammo = Math.max(0, mission.ammo - ammo);
  play.tell?.({ type: 'spent', ammo, left: mission.ammo }, rule);
}
