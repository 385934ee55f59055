// Exploders (XR-XEN-08 to 11, XR-XEN-40): everybody within 6" is rolled for apart, nearest first.
import { applies, itemAt } from '@xenotable/kernel';
import { type Box, isqrtCeil, squared, squaredBetweenBoxes, squaredToBox } from '@xenotable/board';

import { BUILDINGS } from '../../content/terrain.ts';
import { groundOf } from '../../ground.ts';
import { bearer, hasPlace, outlineOf, radiusOf } from '../../distances.ts';
import { NONE, type Table, type Unit, type UnitId, profileOf, unitOf, buildingOf } from '../../table.ts';
import { hurtHouse } from '../moving/buildings.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { armourAgainstShot, isHit, pointsLost, struck } from './hits.ts';
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
  /** The building that it goes off in, or -1: the blast is measured from its outline (XR-BLD-04). */
  house: number;
  dice: number;
  /** Units hit, with what they lost, that still must test. */
  hit: { unit: UnitId; lost: number }[];
}

/** XR-XEN-10 An explosion where a unit stands, rides or is inside, with so many dice. */
export const blastOf = (w: Table, unit: Unit, dice: number): Blast => {
  const { x, y } = bearer(w, unit);
  return { x, y, exploder: unit.id, house: unit.state === 'building' ? unit.inside : NONE, dice, hit: [] };
};

/** Where a blast comes from: the disc of the exploder, or the outline of a building that still stands. */
type Source = Pick<Blast, 'x' | 'y' | 'exploder' | 'house'>;

/** The gap between the source of a blast and a disc or an outline, in hundredths, rounded up. */
function blastGap(w: Table, f: Source, to: { x: number; y: number; r: number } | Box): number {
  const from = groundOf(w).houses[f.house] ?? null;
  const r = from === null ? radiusOf(unitOf(w, f.exploder)) : 0;
  if ('r' in to)
    return (
      isqrtCeil(from === null ? squared(f.x, f.y, to.x, to.y) : squaredToBox(to.x, to.y, from)) - r - to.r
    );
  return isqrtCeil(from === null ? squaredToBox(f.x, f.y, to) : squaredBetweenBoxes(from, to)) - r;
}

/** XR-XEN-10 Units within 6" of the exploder, nearest first. */
export function inBlast(w: Table, f: Source): Unit[] {
  return w.units
    .filter((unit) => unit.id !== f.exploder && hasPlace(unit))
    .map((unit) => ({
      unit,
      gap: blastGap(w, f, outlineOf(w, unit) ?? { x: unit.x, y: unit.y, r: radiusOf(unit) }),
    }))
    .filter(({ gap }) => gap <= BLAST)
    .sort((a, b) => a.gap - b.gap || a.unit.id - b.unit.id)
    .map(({ unit }) => unit);
}

export const explosion = chapter<Blast>('explosion')
  .shows('x', 'y', 'exploder', 'house', 'dice', 'hit')
  .steps({
    'the blast': {
      run(play, f) {
        const { w } = play;
        play.tell?.(
          { type: 'explosion', unit: f.exploder, x: f.x, y: f.y, names: namesOf(play.w, f.exploder) },
          'XR-XEN-10',
        );
        const exploder = unitOf(w, f.exploder);
        // All are judged as they were before the blast, medics too (XR-XEN-04); then all lose at the same time.
        const due: { unit: Unit; points: number }[] = [];
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
          struck(play, unit, exploder, hits, armour, points);
          due.push({ unit, points: reduced(play, unit, points, 'shot') });
        }
        const before = due.map(({ unit }) => unit.sp);
        for (const { unit, points } of due)
          f.hit.push({ unit: unit.id, lost: lose(play, unit, points, 'XR-XEN-10') });
        groundOf(w).houses.forEach((box, house) => {
          if (box === null || blastGap(w, f, box) > BLAST) return;
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
        for (const [i, { unit }] of due.entries()) bury(play, unit, itemAt(before, i), 'shot', exploder);
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
