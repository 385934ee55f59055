// What no battle may ever show: marks that outlive their end, measures of units that have no place, legal choices that cannot be reached.
import { type Chance, anyMove, fastChance, itemAt, uniform } from '@xenotable/kernel';
import { describe, expect, it } from 'vitest';
import { commanderBonus, commanderReaches, traitReaches } from '../book/activation/values.ts';
import { attackFault, mayCounterCharge } from '../book/attacking/chargeFaults.ts';
import { blastOf, inBlast } from '../book/damage/explosion.ts';
import { sees, seesHouse } from '../book/geometry/sight.ts';
import { boardFault } from '../book/moving/transports.ts';
import { powerFault } from '../book/powers/manifest.ts';
import { mayFirefight, shotFault, spottersFor, supportFault } from '../book/shooting/targets.ts';
import { holderOf } from '../book/turn/victory.ts';
import { powerNamed } from '../content/powers.ts';
import { gap, touching, within, withinBox, withinPoint } from '../distances.ts';
import { bound, game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { onTable, sideOf, unitOf, type Table, type Unit } from '../table.ts';
import { trials } from '../trials.ts';
import { table } from './tables.ts';

/** Plays a random game and looks at the table after every decision and at every happening. */
function watch(
  trial: number,
  seed: number,
  after: (w: Table) => void,
  heard: (w: Table, h: Happening) => void,
): void {
  const { options, seats } = itemAt(trials, trial % trials.length);
  const any = uniform(seed);
  const chance: Chance = fastChance(seed);
  let w: Table | null = null;
  const tell = (h: Happening): void => {
    if (w !== null) heard(w, h);
  };
  w = game.setup(options, seats, chance, tell);
  for (let i = 0; i < bound && w.over === null; i++) {
    const { seat, choice } = anyMove(game, w, game.asks(w), any, chance);
    game.play(w, seat, choice, chance, tell);
    after(w);
  }
}

/** Every mark that a unit, a side or the table carries, with the rule that sets it and the moment at which it must have ended (RULES.md, Marks). */
const MARKS: Record<string, { set: string; ends: string; outlives(w: Table): boolean }> = {
  'suppressed on a unit that is gone': {
    set: 'XR-COU-16',
    ends: 'XR-RAL-03, XR-ROU-01',
    outlives: (w) => w.units.some((unit) => unit.suppressed && left(unit)),
  },
  'Gone To Ground while Suppressed, riding or gone': {
    set: 'XR-GTG-01',
    ends: 'XR-GTG-04',
    outlives: (w) =>
      w.units.some((unit) => unit.grounded && (unit.suppressed || unit.state === 'transport' || left(unit))),
  },
  'Back Into The Fray outside of the own phase': {
    set: 'XR-RAL-10',
    ends: 'XR-TRN-06',
    outlives: (w) => w.units.some((unit) => unit.fray && (unit.owner !== w.acting || unit.suppressed)),
  },
  'held outside of the own phase': {
    set: 'XR-T-12',
    ends: 'XR-TRN-06',
    outlives: (w) => w.units.some((unit) => unit.held && unit.owner !== w.acting),
  },
  'a VIP with a carrier that may not carry': {
    set: 'XR-M-VIP-04',
    ends: 'XR-M-VIP-05',
    outlives(w) {
      if (w.vip === null || w.vip.carrier < 0) return false;
      const carrier = unitOf(w, w.vip.carrier);
      return carrier.suppressed || !onTable(w, carrier);
    },
  },
  'a power of a unit that is Suppressed or gone, or on one that is gone': {
    set: 'XR-PSY-02',
    ends: 'XR-PSY-05',
    outlives: (w) =>
      w.effects.some(({ by, on }) => unitOf(w, by).suppressed || left(unitOf(w, by)) || left(unitOf(w, on))),
  },
  'a unit inside something that is not there': {
    set: 'XR-TPT-02, XR-BLD-01',
    ends: 'XR-TPT-06, XR-BLD-08',
    outlives: (w) =>
      w.units.some(
        (unit) =>
          (unit.state === 'building' && itemAt(w.buildings, unit.inside).sp <= 0) ||
          (unit.state !== 'building' && unit.state !== 'transport' && unit.inside !== -1),
      ),
  },
};

const left = (unit: Unit): boolean => ['destroyed', 'routed', 'withdrawn', 'absent'].includes(unit.state);

/** Marks that end with a turn or a phase, at the moment at which the next one is told. */
function endedMarks(w: Table, h: Happening): void {
  if (h.type === 'turn') {
    for (const unit of w.units)
      expect([unit.answered, unit.driven, unit.gotIn, unit.gotOut], unit.name).toEqual([
        false,
        0,
        false,
        false,
      ]);
    for (const owner of w.owners) expect(owner.used, owner.name).toEqual([]);
  }
  if (h.type !== 'phase') return;
  for (const unit of w.units) {
    expect([unit.fray, unit.held], unit.name).toEqual([false, false]);
    if (unit.owner === h.seat) expect(unit.tried, unit.name).toBe(false);
  }
  for (const { power, by } of w.effects)
    if (w.owners.length === 2 && sideOf(w, unitOf(w, by)) === w.active)
      expect(powerNamed(power).lasts, power).not.toBe('next own phase');
}

describe('no mark outlives its end', () => {
  it.each(trials.map((trial, i) => [trial.name, i] as const))('%s', (_, trial) => {
    for (let seed = 0; seed < 4; seed++)
      watch(
        trial,
        seed,
        (w) => {
          for (const [mark, { outlives }] of Object.entries(MARKS)) expect(outlives(w), mark).toBe(false);
          if (w.over === null && game.asks(w).some((ask) => ask.rule === 'XR-ORD-01'))
            expect([w.waiting, w.owed], 'what must be carried out first').toEqual([[], []]);
        },
        endedMarks,
      );
  });
});

describe('a unit without a place is near nobody', () => {
  const w = table(
    {
      Boss: { unit: 'Elite Infantry + Psychic (Alpha), Fire Support', at: [3, 3], commander: true },
      Far: { unit: 'Light Infantry + Hive Mind', reserve: 'south' },
      Truck: { unit: 'Transport Vehicle', reserve: 'south' },
      Rider: { unit: 'Light Infantry', in: 'Truck' },
      Lost: { unit: 'Light Infantry', at: [3, 6], state: 'destroyed' },
    },
    {
      Foe: { unit: 'Elite Infantry', at: [3, 12] },
      Waiting: { unit: 'Support Infantry', reserve: 'north' },
    },
    { map: 'CROSS' },
    { traits: ['Commanding'] },
  );
  const [boss, far, truck, rider, lost, foe, waiting] = w.units as [Unit, Unit, Unit, Unit, Unit, Unit, Unit];
  boss.powers = ['Paralysis', 'Mental Command', 'Psychic Shield'];
  it.each([
    ['in reserve', far],
    ['in a transport in reserve', rider],
    ['destroyed', lost],
    ['an enemy in reserve', waiting],
  ])('%s', (_, unit) => {
    const box = { west: 0, south: 0, east: 4800, north: 4800 };
    expect(within(w, boss, unit, 9999)).toBe(false);
    expect(within(w, unit, boss, 9999)).toBe(false);
    expect(gap(w, boss, unit)).toBe(Infinity);
    expect(touching(w, unit, boss)).toBe(false);
    expect(withinPoint(w, unit, 0, 0, 9999)).toBe(false);
    expect(withinBox(w, unit, box, 9999)).toBe(false);
    expect(sees(w, boss, unit) || sees(w, unit, boss) || seesHouse(w, unit, 0)).toBe(false);
    expect(commanderReaches(w, unit)).toBe(false);
    expect(commanderBonus(w, unit, 'order') || commanderBonus(w, unit, 'courage')).toBe(false);
    expect(traitReaches(w, unit, 'Commanding')).toBe(false);
    expect(shotFault(w, foe, unit)).not.toBeNull();
    expect(shotFault(w, boss, unit)).not.toBeNull();
    expect(supportFault(w, boss, unit)).not.toBeNull();
    expect(attackFault(w, foe, unit)).not.toBeNull();
    expect(attackFault(w, boss, unit)).not.toBeNull();
    expect(mayFirefight(w, unit, foe)).toBe(false);
    expect(mayCounterCharge(w, unit, foe)).toBe(false);
    for (const power of boss.powers) expect(powerFault(w, boss, power, unit)).not.toBeNull();
    expect(spottersFor(w, waiting, foe)).not.toContain(unit);
    expect(boardFault(w, boss, truck)).not.toBeNull();
    expect(inBlast(w, blastOf(w, boss, 5))).not.toContain(unit);
    expect(holderOf(w, { x: 0, y: 4800 })).toBeNull();
  });
});
