// What enemies could do to somebody who stands in a cell, from where they stand now.
import { fastChance } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import { type Arm, usableArms, worksClose } from '../book/attack/arms.ts';
import { type Forecast, forecast } from '../book/attack/forecast.ts';
import { shotFault, targetFault } from '../book/attack/targets.ts';
import { adjacent, ground, mayStop } from '../book/board/ground.ts';
import { type Cover, coverAgainst } from '../book/board/sight.ts';
import { enemiesOf, has, isDown, isEngaged, skill } from '../book/models.ts';
import { gaitOf } from '../book/movement/prices.ts';
import { closedFor, explore } from '../book/movement/reach.ts';
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
  /** It would have to charge. */
  charge: boolean;
  /** The cover that the cell gives against it: 2 Hard, 1 Soft. */
  cover: Cover;
  hurt: number;
  kill: number;
}

const best = (a: Danger | null, b: Danger | null): Danger | null =>
  a === null || (b !== null && b.hurt > a.hurt) ? b : a;

/** A shot with both actions, without moving. */
function shotAt(w: Table, foe: Model, arm: Arm, target: Model): Danger | null {
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
    charge: false,
    cover: close ? 0 : coverAgainst(w, foe.cell, target.cell),
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
function chargeAt(w: Table, foe: Model, arm: Arm, target: Model): Danger {
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
    charge: true,
    cover: 0,
    hurt: hurtBy(odds),
    kill: killBy(odds, target.wounds),
  };
}

/** All that enemies could do to a model in any cell; reaches of charges are searched once. */
export function dangersTo(w: Table, m: Model): (cell: Cell) => Danger[] {
  const foes = enemiesOf(w, m.control).map((foe) => ({
    foe,
    arms: usableArms(w, foe).filter((arm) => arm.slot !== 'mind'),
    reaches: contactReach(w, foe),
  }));
  const known = new Map<Cell, Danger[]>();
  return (cell) => {
    let found = known.get(cell);
    if (found !== undefined) return found;
    const target: Model = { ...m, cell, down: 'no' };
    found = foes.flatMap(({ foe, arms, reaches }) => {
      let danger: Danger | null = null;
      for (const arm of arms) danger = best(danger, shotAt(w, foe, arm, target));
      if (targetFault(w, foe, target, foe.cell, cell) === null && reaches(cell))
        for (const arm of arms) if (arm.range === 0) danger = best(danger, chargeAt(w, foe, arm, target));
      return danger === null || danger.hurt === 0 ? [] : [danger];
    });
    known.set(
      cell,
      found.sort((a, b) => b.hurt - a.hurt),
    );
    return found;
  };
}

/** The chance that at least one of them hurts. */
export const anyHurt = (dangers: readonly Danger[]): number =>
  1 - dangers.reduce((safe, one) => safe * (1 - one.hurt), 1);

/** For each cell, the chance that a model who stands there is hurt if every enemy who could attacked it once, in whole percent; 0 where nobody can. */
export function threatTo(v: View, model: number): number[] {
  const w = imagine(v, fastChance(1));
  const g = ground(w);
  const dangers = dangersTo(w, modelOf(w, model));
  return Array.from({ length: g.grid.size }, (_, cell) =>
    mayStop(g, cell) ? Math.round(100 * anyHurt(dangers(cell))) : 0,
  );
}

/** Who could hurt a model in a cell. */
export const dangersIn = (v: View, model: number, cell: Cell): Danger[] => {
  const w = imagine(v, fastChance(1));
  return dangersTo(w, modelOf(w, model))(cell);
};
