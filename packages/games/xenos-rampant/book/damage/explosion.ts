// Exploders (XR-XEN-08 to 11, XR-XEN-40): everybody within 6" is rolled for apart, nearest first.
import { applies } from '@xenotable/kernel';
import { squared, squaredToBox } from '@xenotable/board';

import { BUILDINGS } from '../../content/terrain.ts';
import { groundOf } from '../../ground.ts';
import { outlineOf, radiusOf } from '../../distances.ts';
import { type Table, type Unit, type UnitId, profileOf, unitOf, buildingOf } from '../../table.ts';
import { hurtHouse } from '../moving/buildings.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { armourAgainstShot, isHit, pointsLost } from './hits.ts';
import { bury, lose, reduced } from './losses.ts';

import { inCover } from '../geometry/cover.ts';
import { namesOf } from '../../happenings.ts';
import { chapter } from '../chapter.ts';

const BLAST = 600;
const BLAST_VALUE = 3;

interface Blast {
  x: number;
  y: number;
  exploder: UnitId;
  dice: number;
  /** Units hit, with what they lost, that still must test. */
  hit: { unit: UnitId; lost: number }[];
  at: number;
  house: number;
}

/** Squared distance from the exploder's rim's centre to a unit, for the order of tests. */
function far(w: Table, f: Pick<Blast, 'x' | 'y'>, unit: Unit): number {
  const box = outlineOf(w, unit);
  return box === null ? squared(f.x, f.y, unit.x, unit.y) : squaredToBox(f.x, f.y, box);
}

/** XR-XEN-10 Units within 6" of the exploder's rim, nearest first. */
export function inBlast(w: Table, f: Pick<Blast, 'x' | 'y' | 'exploder'>): Unit[] {
  const r = radiusOf(unitOf(w, f.exploder)) + BLAST;
  const reached = (unit: Unit): boolean => {
    const box = outlineOf(w, unit);
    const most = r + (box === null ? radiusOf(unit) : 0);
    return (box === null ? squared(f.x, f.y, unit.x, unit.y) : squaredToBox(f.x, f.y, box)) <= most * most;
  };
  return w.units
    .filter(
      (unit) =>
        unit.id !== f.exploder && (unit.state === 'table' || unit.state === 'building') && reached(unit),
    )
    .sort((a, b) => far(w, f, a) - far(w, f, b) || a.id - b.id);
}

export const explosion = chapter<Blast>('explosion')
  .shows('x', 'y', 'exploder', 'dice', 'hit', 'at', 'house')
  .steps({
    'the blast': {
      run(play, f) {
        const { w } = play;
        play.tell?.(
          { type: 'explosion', unit: f.exploder, x: f.x, y: f.y, names: namesOf(play.w, f.exploder) },
          'XR-XEN-10',
        );
        const exploder = unitOf(w, f.exploder);
        const before: [Unit, number][] = [];
        for (const unit of inBlast(w, f)) {
          const dice = play.rolls(Math.max(1, f.dice), 6, 'XR-XEN-10');
          const hits = dice.filter((die) => isHit(w, die, BLAST_VALUE, 0)).length;
          if (hits === 0) continue;
          const armour = armourAgainstShot(w, {
            shooter: null,
            target: unit,
            barrage: false,
            extreme: false,
            cover: inCover(w, unit, f),
          });
          const points =
            pointsLost(hits, armour.value, false) *
            (profileOf(unit).demonic && profileOf(exploder).demonic ? 2 : 1);
          before.push([unit, unit.sp]);
          f.hit.push({
            unit: unit.id,
            lost: lose(play, unit, reduced(play, unit, points, 'shot'), 'XR-XEN-10'),
          });
        }
        const houses = groundOf(w).houses;
        houses.forEach((box, house) => {
          const most = radiusOf(exploder) + BLAST;
          if (box === null || squaredToBox(f.x, f.y, box) > most * most) return;
          const hits = play
            .rolls(Math.max(1, f.dice), 6, 'XR-XEN-10')
            .filter((die) => isHit(w, die, BLAST_VALUE, 0)).length;
          hurtHouse(
            play,
            house,
            pointsLost(hits, BUILDINGS[buildingOf(w, house).kind].armour, false),
            exploder,
          );
        });
        // XR-XEN-11 Others that it sets off follow after all its losses, nearest first.
        for (const [unit, sp] of before) bury(play, unit, sp, 'shot', exploder);
      },
    },
    chain: {
      run: (play) => {
        const next = play.w.waiting.shift();
        if (next === undefined) return;
        applies('XR-XEN-11');
        return { call: next, then: 'chain' };
      },
    },
    /** XR-XEN-10 Every unit hit tests, nearest first, even without losses. */
    courage: {
      run(play, f) {
        const next = f.hit.shift();
        if (next === undefined) return 'done';
        return {
          call: courage.begin(
            courageTest(unitOf(play.w, next.unit), 'shot', { lost: next.lost, from: { x: f.x, y: f.y } }),
          ),
          then: 'courage',
        };
      },
    },
  });
