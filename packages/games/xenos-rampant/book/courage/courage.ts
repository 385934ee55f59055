// Testing Courage, and what failing it leads to (XR-COU, XR-RAL-02 to 07, XR-SUP).
import { type Modifier, total, applies, type RuleId } from '@xenotable/kernel';
import * as automaton from '../../auto/answers.ts';
import { within } from '../../distances.ts';
import {
  NONE,
  type CourageCause,
  type Table,
  type Unit,
  type UnitId,
  atHalf,
  effectOn,
  leads,
  onTable,
  profileOf,
  sideOf,
  ownerOf,
  unitOf,
  unitOrNull,
} from '../../table.ts';
import { bury, lose, remove, suppress } from '../damage/losses.ts';

import { retreat } from './retreat.ts';
import { inCover } from '../geometry/cover.ts';
import {
  commanderBonus,
  commanderReaches,
  crusadesAgainst,
  isFearsome,
  traitReaches,
} from '../activation/values.ts';
import { type Play, chapter } from '../chapter.ts';
import { chosen } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';
import { sum } from '../dice.ts';

export interface CourageTest {
  unit: UnitId;
  /** SP lost to the event (XR-COU-12). */
  lost: number;
  cause: CourageCause;
  /** The enemy that caused it, or -1 (XR-RET-13). */
  by: UnitId;
  /** In an Attack: the enemy was the one Attacking, so that its Fearsome counts. */
  feared: boolean;
  /** In an Attack: this unit made it (XR-TASTE-13). */
  attacking: boolean;
  /** Where an exploding unit stood; retreats go away from there. */
  from: { x: number; y: number } | null;
  dice: number[];
  rerolled: boolean;
}

export const courageTest = (
  unit: Unit,
  cause: CourageCause,
  parts: Partial<CourageTest> = {},
): CourageTest => ({
  unit: unit.id,
  lost: 0,
  cause,
  by: NONE,
  feared: false,
  attacking: false,
  from: null,
  dice: [],
  rerolled: false,
  ...parts,
});

/** XR-XEN-25 A Mechanoid never tests; nor does whoever is no longer there. */
export function testsCourage(w: Table, unit: Unit): boolean {
  if (unit.sp <= 0 || !onTable(w, unit)) return false;
  if (!profileOf(unit).mechanoid) return true;
  applies('XR-XEN-25');
  return false;
}

/** XR-COU-18, XR-XEN-20 A Hive Mind unit really within 12" of its Commander has 0+. */
export function courageOf(w: Table, unit: Unit, test: Pick<CourageTest, 'cause' | 'attacking'>): number {
  const p = profileOf(unit);
  if (p.xeno['Hive Mind'] !== undefined) {
    const commander = w.units.find(
      (one) => one.owner === unit.owner && one.commander && onTable(w, one) && !one.suppressed,
    );
    if (commander !== undefined && within(w, unit, commander, 1200)) {
      applies('XR-COU-18');
      return 0;
    }
  }
  const headlong =
    test.cause === 'attack' && test.attacking && ownerOf(w, unit.owner).doctrine === 'Headlong' ? 1 : 0;
  return Math.max(0, p.courage - headlong);
}

/** XR-COU-10, XR-COU-11, XR-COU-12, XR-COU-13, XR-COU-14 */
export function courageModifiers(w: Table, unit: Unit, test: CourageTest): Modifier[] {
  const mods: Modifier[] = [];
  const enemy = unitOrNull(w, test.by);
  const p = profileOf(unit);
  if (unit.state !== 'transport' && inCover(w, unit, test.from ?? enemy) > 0)
    mods.push({ value: 1, because: 'XR-COU-10', label: 'in cover' });
  if (commanderBonus(w, unit, 'courage')) mods.push({ value: 1, because: 'XR-COU-11', label: 'Commander' });
  if (test.lost > 0 && test.cause !== 'rally')
    mods.push({ value: -test.lost, because: 'XR-COU-12', label: 'points just lost' });
  const owner = ownerOf(w, unit.owner);
  if (owner.list !== null && owner.total > 0 && 2 * owner.lost >= owner.total)
    mods.push({ value: -1, because: 'XR-COU-13', label: 'beaten detachment' });
  const scared =
    test.cause === 'attack' &&
    test.feared &&
    enemy !== null &&
    isFearsome(enemy) &&
    !(p.demonic || p.mechanoid || p.undead || isFearsome(unit)) &&
    !leads(w, unit, 'Brave') &&
    !crusadesAgainst(w, unit, enemy);
  if (scared || p.xeno['Fearful'] !== undefined) applies('XR-COU-14');
  if (p.xeno['Fearful'] !== undefined)
    mods.push({ value: scared ? -2 : -1, because: 'XR-XEN-14', label: 'Fearful' });
  else if (scared) mods.push({ value: -1, because: 'XR-XEN-13', label: 'Fearsome' });
  if (leads(w, unit, 'Craven')) mods.push({ value: -1, because: 'XR-T-20', label: 'Craven' });
  return mods;
}

type Reroll = 'Brutal Leader' | 'Inspirational Leader' | 'Father To His Men' | 'Soothed Mind';

/** XR-XEN-02, XR-XEN-23, XR-T-16, XR-P-02 Who lets a unit roll again. A leader cannot rally its own unit. */
function rerollsFor(w: Table, unit: Unit, test: CourageTest): Reroll[] {
  const found = new Set<Reroll>();
  if (traitReaches(w, unit, 'Father To His Men')) found.add('Father To His Men');
  if (effectOn(w, unit.id, 'Soothed Mind')) found.add('Soothed Mind');
  for (const leader of w.units) {
    if (leader.suppressed || !onTable(w, leader) || sideOf(w, leader) !== sideOf(w, unit)) continue;
    if (leader === unit && test.cause === 'rally') continue;
    const p = profileOf(leader);
    const disciplinarian = leads(w, leader, 'Extreme Disciplinarian');
    if (p.xeno['Brutal Leader'] !== undefined && (leader === unit || within(w, leader, unit, 600)))
      found.add('Brutal Leader');
    if (
      disciplinarian &&
      (leader === unit ||
        within(w, leader, unit, 1200) ||
        (leader.owner === unit.owner && commanderReaches(w, unit)))
    )
      found.add('Brutal Leader');
    if (p.xeno['Inspirational Leader'] !== undefined && (leader === unit || within(w, leader, unit, 600)))
      found.add('Inspirational Leader');
  }
  return [...found].sort();
}

/** Whether a failed test of a unit could be rolled again. */
export const mayRollAgain = (w: Table, unit: Unit, test: CourageTest): boolean =>
  rerollsFor(w, unit, test).length > 0;

function outcome(w: Table, f: CourageTest): 'passed' | 'failed' | 'broken' {
  const unit = unitOf(w, f.unit);
  const reached = sum(f.dice) + total(courageModifiers(w, unit, f));
  const courage = courageOf(w, unit, f);
  if (reached >= courage) return 'passed';
  return reached <= 0 ? 'broken' : 'failed';
}

/** XR-GEN-09 Rolling again repeats the number of dice. */
function roll(play: Play, f: CourageTest, dice: number): void {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  f.dice = play.rolls(dice, 6, f.cause === 'rally' ? 'XR-RAL-02' : 'XR-COU-09');
  const modifiers = courageModifiers(w, unit, f);
  play.tell?.(
    {
      type: f.cause === 'rally' ? 'rally test' : 'courage test',
      unit: unit.id,
      cause: f.cause,
      dice: f.dice,
      modifiers,
      total: sum(f.dice) + total(modifiers),
      courage: courageOf(w, unit, f),
      result: outcome(w, f),
      names: namesOf(play.w, unit.id),
    },
    f.cause === 'rally' ? 'XR-RAL-02' : 'XR-COU-09',
  );
}

/** Why a unit tests. */
const CAUSES: Record<CourageCause, RuleId> = {
  shot: 'XR-COU-01',
  attack: 'XR-COU-02',
  other: 'XR-COU-03',
  rally: 'XR-COU-04',
  army: 'XR-COU-08',
};

export const courage = chapter<CourageTest>('courage')
  .shows('unit', 'lost', 'cause', 'by', 'feared', 'attacking', 'from', 'dice', 'rerolled')
  .steps({
    /** XR-COU-01, XR-COU-03, XR-COU-04, XR-COU-09 */
    'roll the dice': {
      run(play, f) {
        if (!testsCourage(play.w, unitOf(play.w, f.unit))) return 'done';
        applies(CAUSES[f.cause]);
        // XR-COU-09 Two dice above half strength, one at half or below.
        roll(play, f, atHalf(unitOf(play.w, f.unit)) ? 1 : 2);
      },
    },
    /** XR-GEN-09 A failed test may be rolled again once, if somebody allows it. */
    'roll again?': {
      rule: 'XR-XEN-02',
      prompt: (w, f) => `${unitOf(w, f.unit).name} fails its Courage test. Roll again?`,
      who: (w, f) =>
        !f.rerolled && outcome(w, f) !== 'passed' && rerollsFor(w, unitOf(w, f.unit), f).length > 0
          ? unitOf(w, f.unit).owner
          : null,
      offers: (w, f) => [
        ...rerollsFor(w, unitOf(w, f.unit), f).map((reroll) => ({ reroll })),
        { reroll: false },
      ],
      take(play, f, seat, choice) {
        f.rerolled = true;
        const by = chosen(choice, 'reroll').reroll;
        if (by === false) return;
        const unit = unitOf(play.w, f.unit);
        if (by === 'Inspirational Leader') applies('XR-XEN-23');
        if (by === 'Father To His Men') ownerOf(play.w, seat).used.push(by);
        if (by === 'Brutal Leader') {
          const before = unit.sp;
          lose(play, unit, 1, 'XR-XEN-02');
          bury(play, unit, before, 'other', null);
          if (unit.sp <= 0) return 'done';
        }
        applies('XR-GEN-09');
        roll(play, f, f.dice.length);
      },
      auto: (play, f) =>
        automaton.courageReroll(
          play.w,
          unitOf(play.w, f.unit),
          outcome(play.w, f),
          rerollsFor(play.w, unitOf(play.w, f.unit), f),
        ),
    },
    result: {
      run(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const result = outcome(w, f);
        // XR-COU-15
        if (result === 'passed') {
          applies('XR-COU-15');
          // XR-RAL-03, XR-RAL-10 A Rally removes the marker.
          if (f.cause === 'rally') {
            unit.suppressed = false;
            unit.fray = profileOf(unit).has['Back Into The Fray'] === true;
            play.tell?.({ type: 'rallied', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-RAL-03');
          }
          return 'done';
        }
        if (result === 'broken') {
          // XR-COU-17, XR-RAL-06
          remove(
            play,
            unit,
            'routed',
            f.cause === 'attack' || f.cause === 'shot' ? f.cause : 'other',
            unitOrNull(w, f.by),
            f.cause === 'rally' ? 'XR-RAL-06' : 'XR-COU-17',
          );
          return 'done';
        }
        // XR-RAL-04, XR-RAL-05, XR-SUP-05, XR-RAL-07, XR-COU-19 No further test for this point. A unit that already is Suppressed loses one point first, once.
        if (unit.suppressed) {
          const before = unit.sp;
          if (f.cause === 'rally') {
            applies('XR-RAL-05');
            applies('XR-RAL-07');
          } else applies('XR-COU-19');
          lose(play, unit, 1, f.cause === 'rally' ? 'XR-RAL-04' : 'XR-SUP-05');
          bury(play, unit, before, 'other', null);
          if (unit.sp <= 0) return 'done';
        }
        // XR-TPT-10 Passengers cannot run.
        if (unit.state === 'transport') {
          suppress(play, unit, 'XR-TPT-10');
          return 'done';
        }
        return {
          call: retreat.begin({
            unit: unit.id,
            by: f.by,
            from: f.from,
            attack: f.cause === 'attack',
            failed: true,
          }),
        };
      },
    },
    /** XR-SUP-07, XR-RET-15 The marker is placed after the retreat. */
    suppressed: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        if (onTable(play.w, unit)) {
          applies('XR-SUP-07');
          applies('XR-RET-15');
          suppress(play, unit, 'XR-COU-16');
        }
        return 'done';
      },
    },
  });

/** Several units that must test, one after the other, in an order that their owner picks (XR-GEN-15, XR-COU-20). */
export const tests = chapter<{ waiting: CourageTest[]; owner: number }>('tests')
  .shows('waiting', 'owner')
  .steps({
    'who first': {
      rule: 'XR-COU-20',
      prompt: 'Several of your units test their courage. Which is next?',
      who: (w, f) =>
        f.waiting.filter((one) => testsCourage(w, unitOf(w, one.unit))).length > 1 ? f.owner : null,
      offers: (w, f) =>
        f.waiting.filter((one) => testsCourage(w, unitOf(w, one.unit))).map((one) => ({ test: one.unit })),
      take(_play, f, _seat, choice) {
        const at = f.waiting.findIndex((one) => one.unit === chosen(choice, 'test').test);
        applies('XR-GEN-15');
        f.waiting.unshift(...f.waiting.splice(at, 1));
      },
      auto: (play, f) => automaton.nextToTest(play.w, f.waiting),
    },
    test: {
      run(_play, f) {
        const next = f.waiting.shift();
        if (next === undefined) return 'done';
        return { call: courage.begin(next), then: 'then' };
      },
    },
    then: {
      run: (play) => {
        const next = play.w.waiting.shift();
        return next === undefined ? { goTo: 'who first' } : { call: next, then: 'then' };
      },
    },
  });

/** XR-COU-05 to 08 Army-wide tests, after the event that caused them is finished. */
export const aftermath = chapter('aftermath').steps({
  consequences: {
    run: (play) => {
      const next = play.w.waiting.shift();
      return next === undefined ? undefined : { call: next, then: 'consequences' };
    },
  },
  'army-wide tests': {
    run(play) {
      const { w } = play;
      const owed = w.owed.shift();
      if (owed === undefined) return 'done';
      const waiting = w.units
        .filter((unit) => unit.owner === owed.owner && testsCourage(w, unit))
        .map((unit) => courageTest(unit, 'army'));
      if (waiting.length > 0)
        play.tell?.(
          {
            type: 'army tests',
            owner: owed.owner,
            units: waiting.map((one) => one.unit),
            names: namesOf(play.w, ...waiting.map((one) => one.unit)),
          },
          owed.last ? 'XR-COU-07' : 'XR-COU-08',
        );
      return { call: tests.begin({ waiting, owner: owed.owner }), then: 'consequences' };
    },
  },
});
