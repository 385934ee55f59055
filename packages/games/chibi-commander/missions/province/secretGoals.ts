// The secret goals of VS 1, six for each faction.
import { applies } from '@xenotable/kernel';
import { common } from '../state.ts';
import { memo } from './memo.ts';
import { unitsLeft } from '../../book/campaign/ending.ts';
import { inShip } from '../../book/movement/ship.ts';
import { awake, isAnimal, isCivilian, unitOf, armyOf } from '../../book/who.ts';
import { type Faction, factionsOf } from '../../content/units.ts';
import type { Army, Table, Unit } from '../../table.ts';
import { count, killedBy, limit, ofSide } from '../kit.ts';

export interface Goal {
  rule: string;
  words: string;
  /** Points for an army with this goal; `own` are the factions whose deeds count. */
  points(w: Table, own: readonly Faction[], army: Army): number;
}

/** CC-GEN-09 A person who commands both factions of a side plays only the goal of the main one. */
export const secretGoal = (w: Table, army: Army): boolean => {
  const [main] = factionsOf(army.side);
  if (army.faction === main || armyOf(w, main).seat !== army.seat) return true;
  applies('CC-GEN-09');
  return false;
};

/** Factions whose deeds count for an army's goal. */
export function doers(w: Table, army: Army): Faction[] {
  const [main, ally] = factionsOf(army.side);
  const allied = w.armies.find((one) => one.faction === ally);
  const joins =
    army.faction === main &&
    allied !== undefined &&
    (allied.seat === army.seat || (ally === 'Mercs' && allied.goal === 6));
  return joins ? [main, ally] : [army.faction];
}

/** CC-M-VS1-15 Brought into the ship: aboard at take-off, or inside at the end (Earth units then only in coma). */
const brought = (w: Table, unit: Unit): boolean =>
  unit.fate === 'abducted' ||
  (inShip(w, unit.cell) && (unit.side === 'neutral' || (unit.side === 'Earth' && !awake(unit))));
const isEarth = (unit: Unit): boolean => ofSide(unit, 'Earth');
const isInvader = (unit: Unit): boolean => ofSide(unit, 'Invaders');
const outThrough = (unit: Unit, corner: 'CHIBI COM' | 'Mercs'): boolean => {
  const x = unit.exit % 24;
  const y = Math.floor(unit.exit / 24);
  return unit.exit >= 0 && x >= 22 && (corner === 'CHIBI COM' ? y >= 14 : y <= 1);
};
/** CC-M-VS1-19 Whether an Invader has gone with the ship: there is no other way out for it but the corner. */
const flown = (w: Table): boolean =>
  w.units.some((unit) => isInvader(unit) && unit.fate === 'evacuated' && !outThrough(unit, 'CHIBI COM'));
const throughOwn = (unit: Unit, own: readonly Faction[]): boolean =>
  (['CHIBI COM', 'Mercs'] as const).some((corner) => own.includes(corner) && outThrough(unit, corner));
const isOf = (unit: Unit, own: readonly Faction[]): boolean =>
  unit.faction !== null && own.includes(unit.faction);
const ofFactions = (w: Table, ids: readonly number[], own: readonly Faction[]): number =>
  ids.filter((id) => isOf(unitOf(w, id), own)).length;

const aliens: readonly Goal[] = [
  {
    rule: 'CC-M-VS1-15',
    words: 'bring animals, civilians and soldiers into the ship',
    points: (w) =>
      limit(
        count(w, (unit) => brought(w, unit)),
        4,
      ),
  },
  {
    rule: 'CC-M-VS1-16',
    words: 'bring civilians and soldiers into the ship',
    points: (w) => limit(2 * count(w, (unit) => !isAnimal(unit) && brought(w, unit)), 4),
  },
  {
    rule: 'CC-M-VS1-17',
    words: 'try the weapons on everything',
    points(w, own) {
      const killed = (what: (unit: Unit) => boolean): number =>
        count(w, (unit) => what(unit) && killedBy(unit, own));
      return limit(
        Math.floor(killed(isAnimal) / 2) + Math.floor(killed(isCivilian) / 2) + killed(isEarth),
        4,
      );
    },
  },
  {
    rule: 'CC-M-VS1-18',
    words: 'let the prototype kill soldiers, and bring it home',
    points(w) {
      const prototype = w.units.find((unit) => unit.type === 'UFO' && unit.borrowed);
      if (prototype === undefined) return 0;
      const home = prototype.fate === 'evacuated' || (prototype.cell >= 0 && !unitsLeft(w, 'Earth'));
      return Math.max(
        0,
        limit(
          count(w, (unit) => isEarth(unit) && unit.fate === 'dead' && unit.byUnit === prototype.id),
          4,
        ) - (home ? 0 : 1),
      );
    },
  },
  {
    rule: 'CC-M-VS1-19',
    words: 'repair the ship and take off from round 6 on',
    points: (w) =>
      common.list(w, 'takeOff').length > 0 && flown(w) ? 4 - (memo.list(w, 'entered').length > 0 ? 2 : 0) : 1,
  },
  {
    rule: 'CC-M-VS1-20',
    words: 'leave through the exit of CHIBI COM',
    points: (w, own) =>
      limit(
        count(w, (unit) => isOf(unit, own) && unit.fate === 'evacuated' && outThrough(unit, 'CHIBI COM')),
        4,
      ),
  },
];

const chibiCom: readonly Goal[] = [
  {
    rule: 'CC-M-VS1-21',
    words: 'enter the ship',
    points: (w, own) => limit(ofFactions(w, memo.list(w, 'entered'), own), 4),
  },
  {
    rule: 'CC-M-VS1-22',
    words: 'kill Invaders',
    points: (w, own) =>
      limit(
        count(w, (unit) => isInvader(unit) && killedBy(unit, own)),
        4,
      ),
  },
  {
    rule: 'CC-M-VS1-23',
    words: 'take Invaders out alive',
    points: (w, own) =>
      limit(2 * count(w, (unit) => isInvader(unit) && unit.fate === 'captured' && throughOwn(unit, own)), 4),
  },
  {
    rule: 'CC-M-VS1-24',
    words: 'bring civilians out',
    points: (w, own) =>
      limit(
        count(w, (unit) => isCivilian(unit) && unit.fate === 'evacuated' && throughOwn(unit, own)),
        4,
      ),
  },
  {
    rule: 'CC-M-VS1-25',
    words: 'leave no witnesses',
    points: (w, own) =>
      limit(
        count(w, (unit) => isCivilian(unit) && killedBy(unit, own)),
        4,
      ),
  },
  {
    rule: 'CC-M-VS1-26',
    words: 'blow up the ship',
    points: (w) => (memo.list(w, 'blownUp').length > 0 ? 4 : 1),
  },
];

const reapers: readonly Goal[] = [
  {
    rule: 'CC-M-VS1-27',
    words: 'teleport with humans',
    points: (w) => limit(memo.list(w, 'beamed').length, 2),
  },
  {
    rule: 'CC-M-VS1-28',
    words: 'dissect a bystander at the border or in the ship',
    points: (w) => (memo.list(w, 'dissected').length > 0 ? 2 : 0),
  },
  {
    rule: 'CC-M-VS1-29',
    words: 'let no human into the ship',
    points(w) {
      const counted = memo
        .list(w, 'entered')
        .filter((id) => unitOf(w, id).fate !== 'dead' || memo.list(w, 'cameOut').includes(id)).length;
      return Math.max(0, 2 - counted);
    },
  },
  {
    rule: 'CC-M-VS1-30',
    words: 'leave through the exit of CHIBI COM',
    points: (w) =>
      limit(
        count(
          w,
          (unit) => unit.faction === 'Reapers' && unit.fate === 'evacuated' && outThrough(unit, 'CHIBI COM'),
        ),
        2,
      ),
  },
  {
    rule: 'CC-M-VS1-31',
    words: 'enter the minds of soldiers',
    points: (w) => limit(memo.list(w, 'minds').length, 2),
  },
  {
    rule: 'CC-M-VS1-32',
    words: 'stay in the shadows',
    points(w) {
      let points = 2;
      // CC-M-VS1-32 Killing the unit that saw it wins the point back; uncovering on purpose does not.
      for (const { by, avenged } of memo.of(w).shadows ?? []) points -= by >= 0 && avenged ? 0 : 1;
      return Math.max(0, points);
    },
  },
];

const mercs: readonly Goal[] = [
  {
    rule: 'CC-M-VS1-33',
    words: 'knock out an Invader, take one out',
    points: (w) =>
      limit(memo.list(w, 'knockedOut').length, 1) +
      limit(
        count(w, (unit) => isInvader(unit) && unit.fate === 'captured' && outThrough(unit, 'Mercs')),
        1,
      ),
  },
  {
    rule: 'CC-M-VS1-34',
    words: 'enter the ship',
    points: (w) => limit(ofFactions(w, memo.list(w, 'entered'), ['Mercs']), 2),
  },
  {
    rule: 'CC-M-VS1-35',
    words: 'search Invaders in coma',
    points: (w) => limit(memo.list(w, 'searched').length, 2),
  },
  {
    rule: 'CC-M-VS1-36',
    words: 'bring animals out',
    points: (w) =>
      limit(
        Math.floor(
          count(w, (unit) => isAnimal(unit) && unit.fate === 'evacuated' && outThrough(unit, 'Mercs')) / 2,
        ),
        2,
      ),
  },
  {
    rule: 'CC-M-VS1-37',
    words: 'kill an Invader and get away',
    points(w) {
      const killers = w.units
        .filter((unit) => isInvader(unit) && killedBy(unit, ['Mercs']) && unit.byUnit >= 0)
        .map((unit) => unitOf(w, unit.byUnit));
      const away = killers.some(
        (killer) => killer.faction === 'Mercs' && killer.fate === 'evacuated' && outThrough(killer, 'Mercs'),
      );
      return (killers.length > 0 ? 1 : 0) + (away ? 1 : 0);
    },
  },
  {
    rule: 'CC-M-VS1-38',
    words: 'share the goal of CHIBI COM',
    points(w) {
      const chibi = armyOf(w, 'CHIBI COM');
      return Math.ceil(pointsOf(w, chibi) / 2);
    },
  },
];

const GOALS: Record<Faction, readonly Goal[]> = {
  Aliens: aliens,
  'CHIBI COM': chibiCom,
  Reapers: reapers,
  Mercs: mercs,
};

/** The goal of a number, from 1 on. */
export function goalOf(faction: Faction, number: number): Goal {
  const goal = GOALS[faction][number - 1];
  if (goal === undefined) throw new Error(`the ${faction} have no goal ${number}`);
  return goal;
}

/** CC-VP-02, CC-VP-03 */
export const pointsOf = (w: Table, army: Army): number =>
  army.goal === 0 ? 0 : Math.max(0, goalOf(army.faction, army.goal).points(w, doers(w, army), army));
