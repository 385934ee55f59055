// Retreating (XR-RET): stay in cover, run for cover, or straight away; blocked units take casualties.
import { bearing, legLength } from '@xenotable/board';
import { type Refusal, applies, itemAt } from '@xenotable/kernel';
import * as automaton from '../../auto/answers.ts';
import { type Choice, type Spot, isSpot, spot, chosen, field, shaped } from '../../choices.ts';
import { NONE, type Table, type Unit, atHalf, profileOf, unitOf, unitOrNull } from '../../table.ts';
import { dropVip, hurtByAccident, remove } from '../damage/losses.ts';
import { moverOf, standFault } from '../geometry/paths.ts';

import { inCover } from '../geometry/cover.ts';
import { type Run, routeToPoint } from '../geometry/routes.ts';
import { crushing } from '../moving/crush.ts';
import { drove } from '../moving/transports.ts';
import { flight, makeRoom } from './noRoom.ts';
import {
  type Retreat,
  retreatDistance,
  enemyOf,
  mover,
  mayStay,
  coverSpot,
  nearestCover,
} from './retreatWays.ts';
import { type Play, obvious, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

function judgeRetreat(w: Table, f: Retreat, choice: unknown): Refusal | null {
  const how = field(choice, 'retreat');
  if (how === 'stay' && shaped(choice, 'retreat'))
    return {
      rule: 'XR-RET-04',
      reason: f.attack ? 'After an Attack it may not stay.' : 'Only a unit in cover may stay.',
    };
  const to = field(choice, 'to');
  if (how !== 'cover' || !shaped(choice, 'retreat', 'to') || !isSpot(to))
    return { rule: 'XR-RET-14', reason: 'It stays, runs for cover or runs straight away.' };
  const m = mover(w, f);
  if (nearestCover(w, f) === null || !coverSpot(w, f, m, to[0], to[1]))
    return { rule: 'XR-RET-05', reason: 'That is no cover that it may flee to.' };
  return routeToPoint(w, m, { x: to[0], y: to[1] }, retreatDistance(w, unitOf(w, f.unit))) === null
    ? { rule: 'XR-RET-05', reason: 'It cannot reach that cover.' }
    : null;
}

/** XR-RET-09, XR-RET-10 Blocked: dice against its own Armour, without cover and without a Courage test. */
function casualties(play: Play, unit: Unit): void {
  const dice = play.rolls(atHalf(unit) ? 5 : 10, 6, 'XR-RET-10');
  const hits = dice.filter((die) => die >= 5).length;
  play.tell?.({ type: 'blocked', unit: unit.id, dice, hits, names: namesOf(play.w, unit.id) }, 'XR-RET-09');
  hurtByAccident(play, unit, hits, 'XR-RET-10', null);
}

/** XR-RET-05 The way to a spot in cover that the owner picked. */
function coverRun(w: Table, f: Retreat, to: Spot): Run {
  const [x, y] = to;
  const end = { x, y };
  const way = routeToPoint(w, mover(w, f), end, retreatDistance(w, unitOf(w, f.unit)));
  return { end, blocked: false, off: false, path: way?.path ?? [end], cost: way?.cost ?? 0 };
}

/** A unit that finds no room outside its building is blocked where it is. */
export const isStuck = (w: Table, unit: Unit, { end }: Run): boolean =>
  unit.state === 'building' && standFault(moverOf(w, unit, end.x, end.y), end.x, end.y) !== null;

/** Puts a fleeing unit where its run ends; one that comes out of a building started at the outline (XR-RET-16). */
function fall(play: Play, f: Retreat, run: Run, cover: boolean): void {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  const { x, y } = mover(w, f).unit;
  const from = { x, y };
  const corners = [from, ...run.path];
  const before = corners.at(-2) ?? from;
  unit.state = 'table';
  unit.inside = NONE;
  unit.x = run.end.x;
  unit.y = run.end.y;
  if (unit.x !== from.x || unit.y !== from.y) {
    unit.grounded = false;
    if (profileOf(unit).vehicle) unit.facing = bearing(unit.x - before.x, unit.y - before.y); // XR-RET-02
  }
  drove(unit, run.cost);
  let far = 0;
  for (const [i, corner] of run.path.entries()) {
    const last = itemAt(corners, i);
    far += legLength(last.x, last.y, corner.x, corner.y);
  }
  play.tell?.(
    {
      type: 'retreated',
      unit: unit.id,
      from,
      to: run.end,
      path: run.path.map((at) => spot(at.x, at.y)),
      far,
      cover,
      names: namesOf(w, unit.id),
    },
    cover ? 'XR-RET-05' : enemyOf(w, f) === null ? 'XR-RET-07' : 'XR-RET-06',
  );
}

/** XR-AUT-16 */
export const scriptedRetreat = (w: Table, f: Retreat): Choice =>
  automaton.retreatChoice(
    w,
    unitOf(w, f.unit),
    mayStay(w, f) ? inCover(w, unitOf(w, f.unit), enemyOf(w, f)) : 0,
    nearestCover(w, f),
  );

export const retreat = chapter<Retreat>('retreat')
  .shows('unit', 'by', 'from', 'attack', 'failed')
  .steps({
    /** XR-XEN-21 An Immobile unit that cannot stay is routed. */
    'can it move': {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        dropVip(play, unit);
        if (!profileOf(unit).immobile) return;
        applies('XR-RET-16');
        if (!mayStay(play.w, f))
          remove(play, unit, 'routed', f.attack ? 'attack' : 'other', unitOrNull(play.w, f.by), 'XR-XEN-21');
        return 'done';
      },
    },
    /** XR-RET-14 The owner chooses. */
    'which way': obvious<Retreat, 'over'>({
      rule: 'XR-RET-14',
      prompt: (w, f) => `${unitOf(w, f.unit).name} retreats. Which way?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers(w, f) {
        const offers: Choice[] = [{ retreat: 'away' }];
        if (mayStay(w, f)) offers.push({ retreat: 'stay' });
        const cover = nearestCover(w, f);
        if (cover !== null) offers.push({ retreat: 'cover', to: spot(cover.x, cover.y) });
        return offers;
      },
      // Only beside the nearest cover: without it nothing is left to choose.
      spaces: (w, f) => (nearestCover(w, f) === null ? [] : [{ kind: 'cover', unit: f.unit }]),
      judge: (w, f, _seat, choice) => judgeRetreat(w, f, choice),
      refused: (w, f) =>
        mayStay(w, f)
          ? []
          : [
              {
                choice: { retreat: 'stay' },
                rule: 'XR-RET-04',
                reason: f.attack ? 'After an Attack it may not stay.' : 'Only a unit in cover may stay.',
              },
            ],
      take(play, f, _seat, choice) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const way = chosen(choice, 'retreat');
        if (way.retreat === 'stay') {
          play.tell?.({ type: 'stayed', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-RET-04');
          return 'done';
        }
        const run = way.retreat === 'cover' ? coverRun(w, f, way.to) : flight(w, f);
        if (run.off && w.options.mercy) applies('XR-TASTE-11');
        if (run.off && !w.options.mercy) {
          // XR-RET-12
          remove(
            play,
            unit,
            'routed',
            // XR-XEN-10 A blast counts as Shooting.
            f.attack ? 'attack' : enemyOf(w, f) === null ? 'other' : 'shot',
            unitOrNull(w, f.by),
            'XR-RET-12',
          );
          return 'done';
        }
        const { x, y } = mover(w, f).unit;
        const from = { x, y };
        const stuck = isStuck(w, unit, run);
        if (!stuck) fall(play, f, run, way.retreat === 'cover');
        if (stuck || run.blocked) casualties(play, unit);
        makeRoom(play, f, unit);
        // XR-TER-10 Whatever its way over an obstacle is called.
        const crushed =
          unit.state === 'table'
            ? crushing(
                w,
                unit,
                from,
                run.path.map((at) => spot(at.x, at.y)),
              )
            : null;
        return crushed === null ? 'done' : { call: crushed, then: 'over' };
      },
      auto: (play, f) => scriptedRetreat(play.w, f),
    }),
    over: { run: () => 'done' },
  });
