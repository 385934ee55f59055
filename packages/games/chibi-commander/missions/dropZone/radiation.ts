// The drop zone's crystals: radiation, discharge and meltdown, in both missions 2.
import { applies } from '@xenotable/kernel';
import { zone } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import type { Mover } from '../../book/movement/movement.ts';
import { leaveMap } from '../../book/movement/arrivals.ts';
import { reveal, spot } from '../../book/blips/blips.ts';
import { distance } from '../../book/fight/sight.ts';
import { apart, hurt, newActivation, sum, throwDamage } from '../../book/fight/wounds.ts';
import { hasBought, findBlip, unitOf } from '../../book/who.ts';
import { type Side, sideOf } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';

const near = (w: Table, cell: number): boolean =>
  w.board.crystals.some((crystal) => distance(crystal, cell) <= 2);

/** CC-M-VS2-21, CC-M-CO2-13 Medicine keeps a side's lying units alive. */
const medicated = (w: Table, unit: Unit): boolean =>
  unit.faction !== null && hasBought(w, sideOf(unit.faction), 'radiation medicine');

/** CC-M-VS2-04, CC-M-VS2-05, CC-M-VS2-06, CC-M-VS2-07 One heart for everybody within two fields of a crystal; who lies dies; Blips are shown. */
export function radiate(play: Play, immune: Side | null): void {
  const { w } = play;
  newActivation(w);
  if (immune !== 'Invaders')
    for (const blip of w.blips.slice())
      if (w.blips.includes(blip) && near(w, blip.cell)) reveal(play, blip, NONE, 'CC-M-VS2-06');
  const struck = w.units.filter(
    (unit) =>
      unit.cell !== NONE &&
      unit.blip === NONE &&
      unit.side !== 'undead' &&
      unit.side !== immune &&
      near(w, unit.cell),
  );
  if (w.units.some((unit) => unit.side === 'undead')) applies('CC-M-VS2-34');
  for (const unit of struck.sort((a, b) => a.cell - b.cell)) {
    if (!unit.coma)
      hurt(play, unit, 1, { faction: '', unit: NONE, from: NONE, armorFree: true, rule: 'CC-M-VS2-04' });
    else if (!medicated(w, unit)) {
      leaveMap(play, unit, 'dead', '', NONE, 'CC-M-VS2-05');
      applies('CC-M-VS2-07');
      zone.add(w, 'radiationDead', unit.id);
    }
  }
  spot(play);
}

/** CC-M-VS2-36, CC-M-CO2-26 Whoever has moved a crystal takes a damage die; a Blip is revealed by it. */
export function discharge(play: Play, puller: Mover): void {
  const { w } = play;
  const { faces, told } = throwDamage(play, 1, 'CC-M-VS2-36');
  play.tell?.({ type: 'discharge', ...told }, 'CC-M-VS2-36');
  if (sum(faces) === 0) return;
  const blip = puller.unit === NONE ? findBlip(w, puller.blip) : undefined;
  const unit =
    blip === undefined
      ? puller.unit === NONE
        ? null
        : unitOf(w, puller.unit)
      : reveal(play, blip, NONE, 'CC-BLP-21');
  if (unit === null || unit.cell === NONE) return;
  apart(w, () =>
    hurt(play, unit, sum(faces), {
      faction: '',
      unit: NONE,
      from: NONE,
      armorFree: true,
      rule: 'CC-M-VS2-36',
    }),
  );
}

/** CC-M-VS2-37, CC-M-CO2-27 Everything alive on the map is destroyed. */
export function meltDown(play: Play): void {
  const { w } = play;
  play.tell?.({ type: 'meltdown' }, 'CC-M-VS2-37');
  w.blips = [];
  for (const unit of w.units) if (unit.cell !== NONE) leaveMap(play, unit, 'dead', '', NONE, 'CC-M-VS2-37');
  zone.add(w, 'melted', w.round);
}
