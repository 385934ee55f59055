// Buildings (XR-BLD): damage, collapse, getting in and out.
import type { Box, Point } from '@xenotable/board';
import { BUILDINGS } from '../../content/terrain.ts';
import { houseBox } from '../../ground.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  atHalf,
  occupantOf,
  profileOf,
  buildingOf,
  unitOf,
  unitOrNull,
} from '../../table.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { hurtByAccident } from '../damage/losses.ts';
import { type Play, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

/** XR-BLD-05 A building loses SP like a unit, without Courage tests. */
export function hurtHouse(play: Play, house: number, points: number, by: Unit | null): void {
  const { w } = play;
  const building = buildingOf(w, house);
  const lost = Math.min(points, building.sp);
  if (lost <= 0) return;
  const occupant = occupantOf(w, house);
  building.sp -= lost;
  play.tell?.({ type: 'building hit', house, points: lost, left: building.sp }, 'XR-BLD-05');
  if (building.sp > 0) return;
  play.tell?.({ type: 'collapsed', house }, 'XR-BLD-08');
  if (occupant !== undefined) {
    occupant.state = 'table';
    occupant.inside = NONE;
    w.waiting.push(collapse.begin({ unit: occupant.id, lost: 0, by: by?.id ?? NONE }));
  }
}

/** XR-BLD-01 Whether a unit may go in. */
export function mayEnter(w: Table, unit: Unit, house: number): boolean {
  const building = w.buildings[house];
  if (
    building === undefined ||
    building.sp <= 0 ||
    profileOf(unit).vehicle ||
    occupantOf(w, house) !== undefined
  )
    return false;
  return unit.sp <= BUILDINGS[building.kind].capacity;
}

/** XR-BLD-02 Points of an outline by which it can be left: nine along each wall. */
export function outlinePoints(box: Box): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    const x = box.west + (((box.east - box.west) * i) >> 3);
    const y = box.south + (((box.north - box.south) * i) >> 3);
    points.push({ x, y: box.south }, { x, y: box.north }, { x: box.west, y }, { x: box.east, y });
  }
  return points;
}

/** XR-BLD-01 The centre is set to the building's centre. */
export function goIn(play: Play, unit: Unit, house: number): void {
  const box = houseBox(play.w, house);
  unit.state = 'building';
  unit.inside = house;
  unit.x = (box.west + box.east) >> 1;
  unit.y = (box.south + box.north) >> 1;
  unit.grounded = false;
  play.tell?.({ type: 'entered', unit: unit.id, house, names: namesOf(play.w, unit.id) }, 'XR-BLD-01');
}

/** XR-BLD-08 The occupant of a collapsed building stays in its ruins. */
export const collapse = chapter<{ unit: UnitId; lost: number; by: UnitId }>('collapse')
  .shows('unit', 'lost', 'by')
  .steps({
    rubble: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        const dice = play.rolls(atHalf(unit) ? 5 : 10, 6, 'XR-BLD-08');
        const hits = dice.filter((die) => die >= 4).length;
        f.lost = hurtByAccident(play, unit, hits, 'XR-BLD-08', unitOrNull(play.w, f.by));
      },
    },
    /** XR-COU-03 */
    courage: {
      run: (play, f) =>
        f.lost > 0
          ? {
              call: courage.begin(courageTest(unitOf(play.w, f.unit), 'other', { lost: f.lost })),
              then: 'over',
            }
          : 'done',
    },
    over: { run: () => 'done' },
  });
