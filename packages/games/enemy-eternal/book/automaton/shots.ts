// Positions and shots: everything the automaton could do to one target, and the best of it.
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { type Arm, mindspin, usableArms } from '../attack/arms.ts';
import { blowOf, hitTests, mayScatter } from '../attack/attackTerms.ts';
import { armourParts, damageOf, waysStopped } from '../attack/damage.ts';
import { adjacent, distance, ground, spotOf } from '../board/ground.ts';
import { able, enemiesOf, has, skill, touches } from '../models.ts';
import { contactCells, ends } from '../movement/reach.ts';
import { sees, coverAgainst } from '../board/sight.ts';
import { attackFault, shotFault } from '../attack/targets.ts';
import { waysOf216, waysOf36 } from '../tests.ts';
import { type Shot, hitValue } from '../attack/toHit.ts';
import { total, applies } from '@xenotable/kernel';
import { gaitOf } from '../movement/prices.ts';

/** EE-AUT-08 Expected damage as a whole number: chance to hit x chance past the armour x damage, all over one denominator. */
export function expected(w: Table, shot: Shot): number {
  const { arm, at, close } = shot;
  const value = hitValue(w, shot);
  const { dice, times } = hitTests(arm, close);
  const ways = waysOf36(value);
  let hit = times === 2 ? ways * ways * 2 : dice === 3 ? waysOf216(value) * 12 : ways * 72;
  if (mayScatter(arm, close)) hit /= 2;
  if (arm.slot === 'mind') return hit * 36 * 3;
  const blow = blowOf(shot.by, arm, close);
  const armour = blow.armour ? armourParts(w, at, blow.clumsy) : null;
  const stopped = armour === null ? 0 : waysStopped(w, total(armour));
  const damage = Math.min(damageOf(w, at, blow.value, blow.type, shot.measured ?? shot.from), at.wounds);
  return hit * (36 - stopped) * damage * 2;
}

/** EE-AUT-04 In cover against an enemy, or out of its sight. */
export const covered = (w: Table, cell: Cell, foe: Model): boolean =>
  coverAgainst(w, foe.cell, cell) > 0 || !sees(w, foe.cell, cell);

interface Option {
  orders: Order[];
  cell: Cell;
  cost: number;
  worth: number;
  arm: Arm;
}

/** EE-AUT-07 Grenades and One Use weapons only for a kill or a crowd. */
function worthIt(w: Table, arm: Arm, m: Model, at: Model): boolean {
  if (!arm.rules.includes('One Use')) return true;
  applies('EE-AUT-07');
  if (damageOf(w, at, arm.value, arm.type, m.cell) >= at.wounds) return true;
  return (
    enemiesOf(w, m.control).filter((foe) => foe !== at && distance(w, foe.cell, at.cell) <= 3).length >= 2
  );
}

/** The one who acts, its target, what it could attack with, and the cells from which it may. */
interface Hunt {
  w: Table;
  f: Activation;
  m: Model;
  at: Model;
  arms: readonly Arm[];
  within(cell: Cell): boolean;
}

/** A shot or blow at the target from a cell. */
const shotFrom = (
  { f, m, at }: Hunt,
  arm: Arm,
  from: Cell,
  actions: 1 | 2,
  moving: boolean,
  close: boolean,
): Shot => ({ by: m, from, at, to: at.cell, arm, actions, moving, close, steady: f.overdrive });

const fire = ({ at }: Hunt, arm: Arm, actions: 1 | 2): Order => ({
  ...(arm.slot === 'mind' ? { do: 'mindspin' } : { do: 'attack', weapon: arm.name }),
  target: at.id,
  actions,
});

/** Where it stands, with two actions. */
function stayOptions(hunt: Hunt): Option[] {
  const { w, f, m, at, arms } = hunt;
  const actions = f.left >= 2 ? 2 : 1;
  if (!hunt.within(m.cell)) return [];
  return arms
    .filter((arm) => attackFault(w, m, arm, at, f.moved) === null)
    .map((arm) => ({
      orders: [fire(hunt, arm, actions)],
      cell: m.cell,
      cost: 0,
      worth: expected(w, shotFrom(hunt, arm, m.cell, actions, f.moved, touches(w, m, at))),
      arm,
    }));
}

/** A Run, then a shot. */
function runOptions(hunt: Hunt): Option[] {
  const { w, m, at, arms } = hunt;
  const options: Option[] = [];
  const g = ground(w);
  const { cells, costs } = ends(w, m, gaitOf(m, false), skill(w, m, 'MOBILITY'));
  cells.forEach((cell, i) => {
    if (!hunt.within(cell) || adjacent(g, cell, at.cell)) return;
    for (const arm of arms) {
      if (distance(w, cell, at.cell) > arm.range || shotFault(w, m, arm, at, cell, true) !== null) continue;
      options.push({
        orders: [{ do: 'run', actions: 1, to: spotOf(g, cell) }, fire(hunt, arm, 1)],
        cell,
        cost: costs[i] ?? 0,
        worth: expected(w, shotFrom(hunt, arm, cell, 1, true, false)),
        arm,
      });
    }
  });
  return options;
}

function chargeOptions(hunt: Hunt): Option[] {
  const { w, m, at, arms } = hunt;
  const blades = arms.filter((arm) => arm.range === 0);
  if (blades.length === 0 || touches(w, m, at)) return [];
  return contactCells(w, m, at, gaitOf(m, false), skill(w, m, 'MOBILITY'))
    .filter(({ cell }) => hunt.within(cell))
    .flatMap(({ cell, cost }) =>
      blades.map((arm) => ({
        orders: [{ do: 'charge', weapon: arm.name, target: at.id, to: spotOf(ground(w), cell) }],
        cell,
        cost,
        worth: expected(w, shotFrom(hunt, arm, cell, 1, true, true)),
        arm,
      })),
    );
}

/** EE-AUT-08 All options against a target: stay and fire with two actions, run and fire, or charge. */
function optionsFor(w: Table, f: Activation, m: Model, at: Model, within: (cell: Cell) => boolean): Option[] {
  const arms = usableArms(w, m).filter((arm) => worthIt(w, arm, m, at));
  if (able(m, 'Mindspin')) arms.push(mindspin);
  const hunt: Hunt = { w, f, m, at, arms, within };
  const here = stayOptions(hunt);
  return f.left < 2 || has(m, 'Emplaced') ? here : [...here, ...runOptions(hunt), ...chargeOptions(hunt)];
}

/** EE-AUT-07 Mindspin as two actions from where it stands, at the first ranked mind that may be targeted with a value of 4 or more. */
export function firstSpin(w: Table, f: Activation, m: Model, targets: readonly Model[]): Order[] | null {
  applies('EE-AUT-07');
  if (!able(m, 'Mindspin') || f.left < 2) return null;
  const value = (at: Model): number =>
    hitValue(w, {
      by: m,
      from: m.cell,
      at,
      to: at.cell,
      arm: mindspin,
      actions: 2,
      moving: false,
      close: false,
      steady: false,
    });
  const target = targets.find((at) => attackFault(w, m, mindspin, at, false) === null && value(at) >= 4);
  return target === undefined ? null : [{ do: 'mindspin', target: target.id, actions: 2 }];
}

/** EE-AUT-07 EE-AUT-08 The orders against this target, or null when it has no option. */
export function bestAgainst(
  w: Table,
  f: Activation,
  m: Model,
  at: Model,
  preference: string,
  reckless: boolean,
  within: (cell: Cell) => boolean = () => true,
): Order[] | null {
  let options = optionsFor(w, f, m, at, within).filter((option) => option.worth > 0);
  const spin = preference === '[Mindspin]' && within(m.cell) ? firstSpin(w, f, m, [at]) : null;
  if (spin !== null) return spin;
  if (preference === '[Secondary Weapon]') applies('EE-AUT-07');
  if (preference === '[Secondary Weapon]') {
    const secondary = options.filter((option) => option.arm.slot === 'secondary');
    if (secondary.length > 0) options = secondary;
    else if (usableArms(w, m).some((arm) => arm.slot === 'secondary' && arm.range === 0)) {
      const here = distance(w, m.cell, at.cell);
      const closer = options.filter((option) => distance(w, option.cell, at.cell) < here);
      if (closer.length > 0) options = closer;
    }
  }
  applies('EE-AUT-08');
  if (!reckless) {
    applies('EE-AUT-04');
    const safe = options.filter((option) => covered(w, option.cell, at));
    if (safe.length > 0) options = safe;
  }
  let best: Option | null = null;
  for (const option of options) {
    if (
      best === null ||
      option.worth > best.worth ||
      (option.worth === best.worth &&
        (option.cost < best.cost || (option.cost === best.cost && option.cell < best.cell)))
    )
      best = option;
  }
  return best?.orders ?? null;
}
