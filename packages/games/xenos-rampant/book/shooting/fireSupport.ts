// Fire Support (XR-FSP, XR-BLD-07), which nobody answers (XR-FFT-12): a barrage on 4+, which may stray.
import { applies } from '@xenotable/kernel';

import * as automaton from '../../auto/attacks.ts';
import { BUILDINGS } from '../../content/terrain.ts';
import { within } from '../../distances.ts';
import { NONE, type Table, type Unit, type UnitId, atHalf, unitOf, buildingOf } from '../../table.ts';
import { hurtHouse } from '../moving/buildings.ts';
import { armourAgainstShot, isHit, pointsLost, struck } from '../damage/hits.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { bury, lose, reduced } from '../damage/losses.ts';

import { coverFrom } from '../geometry/cover.ts';
import { type Play, chapter } from '../chapter.ts';
import { chosen } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';

export const BARRAGE_VALUE = 4;

export interface SupportFrame {
  caller: UnitId;
  target: UnitId;
  dice: number[];
  hits: number;
  lost: number;
}

export const supportFrame = (caller: Unit, target: UnitId): SupportFrame => ({
  caller: caller.id,
  target,
  dice: [],
  hits: 0,
  lost: 0,
});

/** XR-FSP-03 Other units within 6" that the hits may be moved to. */
const strayTargets = (w: Table, target: Unit): Unit[] =>
  w.units.filter(
    (unit) =>
      unit !== target &&
      (unit.state === 'table' || unit.state === 'building') &&
      within(w, unit, target, 600),
  );

const strays = (f: SupportFrame): boolean => f.dice.filter((die) => die === 1).length > f.hits;

function land(play: Play, f: SupportFrame): void {
  const { w } = play;
  const target = unitOf(w, f.target);
  const caller = unitOf(w, f.caller);
  const house = target.state === 'building' ? target.inside : NONE;
  const armour = armourAgainstShot(w, {
    shooter: caller,
    target,
    barrage: true,
    extreme: false,
    cover: coverFrom(w, caller, target),
  });
  const before = target.sp;
  applies('XR-FFT-12');
  f.lost = lose(
    play,
    target,
    reduced(
      play,
      target,
      struck(play, target, caller, f.hits, armour, pointsLost(f.hits, armour.value, false)),
      'shot',
    ),
    'XR-DMG-01',
  );
  bury(play, target, before, 'shot', caller);
  if (house >= 0) applies('XR-BLD-07');
  if (house >= 0)
    hurtHouse(play, house, pointsLost(f.hits, BUILDINGS[buildingOf(w, house).kind].armour, false), caller); // XR-BLD-07
}

export const support = chapter<SupportFrame>('fire support')
  .shows('caller', 'target', 'dice', 'hits', 'lost')
  .steps({
    /** XR-FSP-02 */
    'the barrage': {
      run(play, f) {
        const { w } = play;
        f.dice = play.rolls(atHalf(unitOf(w, f.caller)) ? 5 : 10, 6, 'XR-FSP-02');
        f.hits = f.dice.filter((die) => isHit(w, die, BARRAGE_VALUE, 0)).length;
        play.tell?.(
          {
            type: 'barrage',
            unit: f.caller,
            target: f.target,
            dice: f.dice,
            hits: f.hits,
            each: f.dice.map((die) => Number(isHit(w, die, BARRAGE_VALUE, 0))),
            names: namesOf(play.w, f.caller, f.target),
          },
          'XR-FSP-02',
        );
      },
    },
    /** XR-FSP-03 More 1s than hits: the target's owner may move them. */
    'stray?': {
      rule: 'XR-FSP-03',
      prompt: 'The barrage goes astray. Who takes the hits?',
      who: (w, f) =>
        strays(f) && strayTargets(w, unitOf(w, f.target)).length > 0 ? unitOf(w, f.target).owner : null,
      offers: (w, f) => [
        { stray: null },
        ...strayTargets(w, unitOf(w, f.target)).map((unit) => ({ stray: unit.id })),
      ],
      take(play, f, _seat, choice) {
        const { stray } = chosen(choice, 'stray');
        if (stray === null) return;
        f.target = stray;
        play.tell?.({ type: 'strayed', target: stray, names: namesOf(play.w, stray) }, 'XR-FSP-03');
      },
      auto: (play, f) =>
        automaton.stray(play.w, unitOf(play.w, f.target), strayTargets(play.w, unitOf(play.w, f.target))),
    },
    losses: { run: (play, f) => land(play, f) },
    consequences: {
      run: (play) => {
        const next = play.w.waiting.shift();
        return next === undefined ? undefined : { call: next, then: 'consequences' };
      },
    },
    /** XR-FSP-04 */
    courage: {
      run(play, f) {
        if (f.hits === 0) return 'done';
        applies('XR-FSP-04');
        return {
          call: courage.begin(courageTest(unitOf(play.w, f.target), 'shot', { lost: f.lost, by: f.caller })),
          then: 'over',
        };
      },
    },
    over: { run: () => 'done' },
  });
