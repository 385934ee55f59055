// What enemies could do to somebody who stands in a cell in one activation: fire or strike from where they stand, run and fire, charge.
import { fastChance } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import { type Arm, usableArms, worksClose } from '../book/attack/arms.ts';
import { type Forecast, forecast } from '../book/attack/forecast.ts';
import { shotFault, targetFault } from '../book/attack/targets.ts';
import { adjacent, distance, ground, mayStop } from '../book/board/ground.ts';
import { type Cover, coverAgainst, sees } from '../book/board/sight.ts';
import { enemiesOf, has, isDown, isEngaged, skill } from '../book/models.ts';
import { gaitOf } from '../book/movement/prices.ts';
import { closedFor, explore } from '../book/movement/reach.ts';
import { AUTOMATON, colourOf, diceIn, eligible } from '../book/round/dice.ts';
import { automatonDice } from '../book/round/fillBag.ts';
import { imagine } from '../imagine.ts';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { View } from '../view.ts';

/** The chances of one attack: at least one Wound, and all that are left. */
export const hurtBy = ({ losses }: Pick<Forecast, 'losses'>): number =>
  losses.reduce((sum, one) => (one.wounds > 0 ? sum + one.ways / one.of : sum), 0);
export const killBy = ({ losses }: Pick<Forecast, 'losses'>, wounds: number): number =>
  losses.reduce((sum, one) => (one.wounds >= wounds ? sum + one.ways / one.of : sum), 0);

/** One enemy's best attack on whoever stands in a cell. */
export interface Danger {
  model: number;
  weapon: string;
  /** From where it stands, after a run, or by a charge. */
  how: 'stay' | 'run' | 'charge';
  /** The cell that it fires or strikes from; where a charge begins. */
  from: Cell;
  /** It could still act in this round; the others act in the next. */
  now: boolean;
  /** EE-DIF-01 The dice of the round in which it acts do not reach it, if those who hurt more often act first. */
  outOfDice: boolean;
  /** The cover that the cell gives against it: 2 Hard, 1 Soft. */
  cover: Cover;
  hurt: number;
  kill: number;
}

/** An attack of an enemy of whom it is not yet asked when it acts. */
type Attack = Omit<Danger, 'now' | 'outOfDice'>;

const best = (a: Attack | null, b: Attack | null): Attack | null =>
  a === null || (b !== null && b.hurt > a.hurt) ? b : a;

/** A shot with both actions, without moving. */
function shotAt(w: Table, foe: Model, arm: Arm, target: Model): Attack | null {
  const close = adjacent(ground(w), foe.cell, target.cell);
  if (close ? !worksClose(arm) : isEngaged(w, foe)) return null;
  if (!close && shotFault(w, foe, arm, target, foe.cell, false, target.cell) !== null) return null;
  const odds = forecast(w, {
    by: foe,
    from: foe.cell,
    at: target,
    to: target.cell,
    arm,
    actions: 2,
    moving: false,
    close,
    steady: false,
  });
  return {
    model: foe.id,
    weapon: arm.name,
    how: 'stay',
    from: foe.cell,
    cover: close ? 0 : coverAgainst(w, foe.cell, target.cell),
    hurt: hurtBy(odds),
    kill: killBy(odds, target.wounds),
  };
}

/** The cells that a model could run to with one action. */
function runCells(w: Table, foe: Model): Cell[] {
  const mobility = skill(w, foe, 'MOBILITY');
  if (mobility <= 0 || has(foe, 'Emplaced') || isDown(foe) || isEngaged(w, foe)) return [];
  const g = ground(w);
  return explore(w, foe, gaitOf(foe, false), mobility, closedFor(w, foe)).order.filter(
    (cell) => cell !== foe.cell && mayStop(g, cell),
  );
}

/** Of the cells in range and in sight the one from which a shot hits best: near, and around the cover. */
function bestFrom(w: Table, arm: Arm, cells: readonly Cell[], to: Cell): Cell | null {
  let found: Cell | null = null;
  let most = -Infinity;
  for (const from of cells) {
    const far = distance(w, from, to);
    const near = 2 * far < arm.range ? 2 : 0;
    if (far > arm.range || near <= most || adjacent(ground(w), from, to) || !sees(w, from, to)) continue;
    const worth = near - coverAgainst(w, from, to);
    if (worth > most) {
      most = worth;
      found = from;
    }
  }
  return found;
}

/** EE-ACT-08 A run with one action, then a shot with the other. */
function runAt(w: Table, foe: Model, arm: Arm, target: Model, cells: readonly Cell[]): Attack | null {
  if (arm.range === 0) return null;
  const from = bestFrom(w, arm, cells, target.cell);
  if (from === null || shotFault(w, foe, arm, target, from, true, target.cell) !== null) return null;
  const odds = forecast(w, {
    by: foe,
    from,
    at: target,
    to: target.cell,
    arm,
    actions: 1,
    moving: true,
    close: false,
    steady: false,
  });
  return {
    model: foe.id,
    weapon: arm.name,
    how: 'run',
    from,
    cover: coverAgainst(w, from, target.cell),
    hurt: hurtBy(odds),
    kill: killBy(odds, target.wounds),
  };
}

/** Where a charge of this model could end. */
function contactReach(w: Table, foe: Model): (cell: Cell) => boolean {
  const blades = usableArms(w, foe).some((arm) => arm.range === 0 && worksClose(arm));
  if (!blades || has(foe, 'Emplaced') || isDown(foe) || isEngaged(w, foe)) return () => false;
  const g = ground(w);
  const reach = explore(w, foe, gaitOf(foe, false), skill(w, foe, 'MOBILITY'), closedFor(w, foe));
  return (cell) => {
    for (let d = 0; d < 8; d++) {
      const near = neighbour(g.grid, cell, d);
      if (near >= 0 && g.touch[cell * 8 + d] === 1 && reach.reached(near) && mayStop(g, near)) return true;
    }
    return false;
  };
}

/** EE-CHG-03 A blow at the end of a charge: one action, moving. */
function chargeAt(w: Table, foe: Model, arm: Arm, target: Model): Attack {
  const odds = forecast(w, {
    by: foe,
    from: foe.cell,
    at: target,
    to: target.cell,
    arm,
    actions: 1,
    moving: true,
    close: true,
    steady: false,
  });
  return {
    model: foe.id,
    weapon: arm.name,
    how: 'charge',
    from: foe.cell,
    cover: 0,
    hurt: hurtBy(odds),
    kill: killBy(odds, target.wounds),
  };
}

/** EE-RND-03 It has not acted in this round, and a die of its colour is in the bag. */
const actsThisRound = (w: Table, foe: Model): boolean =>
  foe.activated === 0 && eligible(w, foe) && diceIn(w, colourOf(foe)) > 0;

/** EE-DIF-01 The dice of a colour in the next round, for those who are there now. */
function nextDice(w: Table, colour: string): number {
  const models = w.models.filter((m) => eligible(w, m) && colourOf(m) === colour).length;
  return colour === AUTOMATON ? automatonDice(w, models) : models;
}

/** EE-RND-01 EE-DIF-01 The automaton may have fewer dice than models: the likeliest come first, then the dice of their colour are gone. */
function asDiceAllow(w: Table, dangers: (Omit<Danger, 'outOfDice'> & { colour: string })[]): Danger[] {
  const left = new Map<string, number>();
  return dangers
    .sort((a, b) => b.hurt - a.hurt)
    .map(({ colour, ...danger }) => {
      const key = `${colour} ${danger.now ? 'now' : 'next'}`;
      const dice = left.get(key) ?? (danger.now ? diceIn(w, colour) : nextDice(w, colour));
      left.set(key, dice - 1);
      return { ...danger, outOfDice: dice <= 0 };
    });
}

/** All that enemies could do to a model in any cell; their reaches are searched once. */
export function dangersTo(w: Table, m: Model): (cell: Cell) => Danger[] {
  const foes = enemiesOf(w, m.control).map((foe) => ({
    foe,
    arms: usableArms(w, foe).filter((arm) => arm.slot !== 'mind'),
    reaches: contactReach(w, foe),
    runs: runCells(w, foe),
    now: actsThisRound(w, foe),
    colour: colourOf(foe),
  }));
  const known = new Map<Cell, Danger[]>();
  return (cell) => {
    let found = known.get(cell);
    if (found !== undefined) return found;
    const target: Model = { ...m, cell, down: 'no' };
    const all = foes.flatMap(({ foe, arms, reaches, runs, now, colour }) => {
      let danger: Attack | null = null;
      for (const arm of arms) danger = best(danger, shotAt(w, foe, arm, target));
      if (!adjacent(ground(w), foe.cell, cell))
        for (const arm of arms) danger = best(danger, runAt(w, foe, arm, target, runs));
      if (targetFault(w, foe, target, foe.cell, cell) === null && reaches(cell))
        for (const arm of arms) if (arm.range === 0) danger = best(danger, chargeAt(w, foe, arm, target));
      return danger === null || danger.hurt === 0 ? [] : [{ ...danger, now, colour }];
    });
    found = asDiceAllow(w, all);
    known.set(cell, found);
    return found;
  };
}

/** The chance that at least one of them hurts. */
export const anyHurt = (dangers: readonly Danger[]): number =>
  1 - dangers.reduce((safe, one) => safe * (1 - one.hurt), 1);

/** Of these the likeliest who can act in this round, as far as the dice go. */
export const soonest = (dangers: readonly Danger[]): Danger[] =>
  dangers.filter((one) => one.now && !one.outOfDice);

/** Those who answer first, as far as the dice go: in this round, otherwise in the next. */
export function answering(dangers: readonly Danger[]): Danger[] {
  const soon = soonest(dangers);
  return soon.length > 0 ? soon : dangers.filter((one) => !one.outOfDice);
}

/** Enemies in base contact with a cell who cannot hurt whoever stands there. */
export const harmlessAt = (w: Table, m: Model, cell: Cell, dangers: readonly Danger[]): number[] =>
  enemiesOf(w, m.control)
    .filter((foe) => adjacent(ground(w), foe.cell, cell) && !dangers.some((one) => one.model === foe.id))
    .map((foe) => foe.id);

/** For each cell, the chance that a model who stands there is hurt if all who answer first attacked it once, in whole percent; 0 where nobody can. */
export function threatTo(v: View, model: number): number[] {
  const w = imagine(v, fastChance(1));
  const g = ground(w);
  const dangers = dangersTo(w, modelOf(w, model));
  return Array.from({ length: g.grid.size }, (_, cell) =>
    mayStop(g, cell) ? Math.round(100 * anyHurt(answering(dangers(cell)))) : 0,
  );
}

/** Who could hurt a model in a cell. */
export const dangersIn = (v: View, model: number, cell: Cell): Danger[] => {
  const w = imagine(v, fastChance(1));
  return dangersTo(w, modelOf(w, model))(cell);
};
