// What an automaton unit does with its next action: the first line of the list that applies.
import { applies } from '@xenotable/kernel';
import { cross } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import type { Chain } from '../../content/card.ts';
import type { Cell, Table, Unit, UnitId } from '../../table.ts';
import { basicMove, chainsOf, chainAt } from '../activation/actions.ts';
import { noWallBetween } from '../movement/movement.ts';
import { distance, inCover, inSight, withoutWalker } from '../fight/sight.ts';
import { hitWays } from '../fight/strike.ts';
import { dieNeeded, mayBeMinded, mindNumber } from '../fight/targets.ts';
import { awake, card, enemies, friends, isAnimal, isMilitary, mission, shown, sideOfUnit } from '../who.ts';
import { type Stand, firingField, inRange, pathTo, stands } from './stands.ts';
import { type Way, approach, bestWay, jumpsOf, nearestByWay, within } from './ways.ts';
import { type Mind, byWeakness, lyingTargets, nearest, settle, targetsOf } from './whom.ts';

export type Plan =
  | { do: 'heal'; chain: number; from: Cell; path: Cell[]; target: UnitId }
  | { do: 'mind'; chain: number; from: Cell; path: Cell[]; target: UnitId }
  | { do: 'blast'; chain: number; from: Cell; path: Cell[]; at: Cell }
  | { do: 'attack'; chain: number; from: Cell; path: Cell[]; target: UnitId }
  | { do: 'move'; path: Cell[]; to: Cell; jump: boolean; rule: string }
  | { do: 'tie'; targets: UnitId[]; rule: string }
  | { do: 'nothing' };

const price = (chain: Chain): number => (chain.long ? 2 : 1);

/** CC-NPC-07, CC-NPC-08 Lost hearts from which on somebody is healed. */
const ENOUGH = 2;

/** Lines 1 and 2, CC-NPC-07, CC-NPC-08: heal itself, then the nearest ally in sight. */
function healing(w: Table, unit: Unit, actions: number): Plan | null {
  const at = chainsOf(w, unit).findIndex((chain) => chain.deed === 'heal' && price(chain) <= actions);
  if (at < 0 || unit.mode === 'BERSERKER') return null;
  const chain = chainAt(w, unit, at);
  if (unit.lost >= ENOUGH) return { do: 'heal', chain: at, from: unit.cell, path: [], target: unit.id };
  const allies = w.units.filter(
    (other) =>
      other.id !== unit.id &&
      shown(other) &&
      friends(unit.side, other.side) &&
      other.lost >= ENOUGH &&
      inSight(w, unit.cell, other.cell, sideOfUnit(unit)),
  );
  const ally = allies.sort(
    (a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell) || byWeakness(a, b),
  )[0];
  if (ally === undefined) return null;
  const fields = stands(w, unit, chain).filter(
    (stand) => distance(stand.cell, ally.cell) === 1 && noWallBetween(w, stand.cell, ally.cell),
  );
  const field = fields.sort((a, b) => a.price - b.price || a.cell - b.cell)[0];
  if (field !== undefined)
    return {
      do: 'heal',
      chain: at,
      from: field.cell,
      path: pathTo(w, unit, chain, field.cell),
      target: ally.id,
    };
  const way = approach(w, { side: sideOfUnit(unit), cell: unit.cell }, ally.cell, basicMove(w, unit), 1, 1);
  return way === null ? null : { do: 'move', path: way.path, to: way.to, jump: false, rule: 'CC-NPC-08' };
}

/** CC-NPC-25 PSI before any other attack: the nearest human in sight that can be beaten and has fewer than two panics. */
function mindAttack(w: Table, unit: Unit, mind: Mind): Plan | null {
  const at = chainsOf(w, unit).findIndex((chain) => chain.deed === 'mind' && price(chain) <= mind.actions);
  if (at < 0) return null;
  const chain = chainAt(w, unit, at);
  const side = sideOfUnit(unit);
  const able = w.units.filter(
    (other) =>
      shown(other) &&
      awake(other) &&
      isMilitary(other) &&
      enemies(side, other.side) &&
      mayBeMinded(w, unit, other) &&
      other.panics < 2 &&
      dieNeeded(mindNumber(w, unit, other, chain.dice)) < 6,
  );
  if (able.length === 0) return null;
  const chosen = able.filter((other) => other.id === mind.chosen);
  const victims = chosen.length > 0 ? chosen : able;
  applies('CC-PSI-01');
  const others = w.units.filter(
    (other) =>
      other.id !== unit.id && other.side === side && awake(other) && shown(other) && card(other).talented,
  );
  const sees = (from: Cell, victim: Unit): boolean =>
    inSight(w, from, victim.cell, side) || others.some((eye) => inSight(w, eye.cell, victim.cell, side));
  victims.sort((a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell) || byWeakness(a, b));
  /** CC-NPC-12 The nearest of those seen from a field; people choose between equals. */
  const from = (cell: Cell): Plan | null => {
    const seen = victims.filter((victim) => sees(cell, victim));
    if (seen.length === 0) return null;
    const target = nearest(unit, seen, mind);
    return Array.isArray(target)
      ? { do: 'tie', targets: target, rule: 'CC-NPC-12' }
      : { do: 'mind', chain: at, from: cell, path: pathTo(w, unit, chain, cell), target: target.id };
  };
  const now = from(unit.cell);
  if (now !== null) return now;
  let best: { stand: Stand; cover: boolean } | null = null;
  const without = withoutWalker(w, unit.cell);
  for (const stand of stands(w, unit, chain)) {
    const victim = victims.find((one) => sees(stand.cell, one));
    if (victim === undefined) continue;
    const cover = inCover(w, victim.cell, stand.cell, without);
    if (
      best === null ||
      stand.price < best.stand.price ||
      (stand.price === best.stand.price &&
        ((cover && !best.cover) || (cover === best.cover && stand.cell < best.stand.cell)))
    )
      best = { stand, cover };
  }
  return best === null ? null : from(best.stand.cell);
}

/** CC-NPC-24 An explosion that hits at least two targets, aimed where it hits most; then nearest, then lowest y and x. */
function explosion(w: Table, unit: Unit, actions: number, targets: readonly Unit[]): Plan | null {
  const side = sideOfUnit(unit);
  const marked = new Set(targets.map((target) => target.cell));
  const { levels, sight } = terrainOf(w.board);
  const fewest = w.options.explosives === 'any' ? 1 : 2;
  let best: { chain: number; at: Cell; count: number; far: number } | null = null;
  chainsOf(w, unit).forEach((chain, i) => {
    if (chain.deed !== 'blast' || price(chain) > actions) return;
    const fields = stands(w, unit, chain);
    for (let at = 0; at < grid.size; at++) {
      if (sight.sights.cells[at] === 2) continue;
      let count = 0;
      for (const cell of cross(grid, at, levels, 2)) if (marked.has(cell)) count++;
      const far = distance(unit.cell, at);
      if (
        count < fewest ||
        (best !== null && (count < best.count || (count === best.count && far >= best.far)))
      )
        continue;
      if (fields.some((stand) => stand.cell !== at && inRange(w, stand.cell, at, chain.range, side)))
        best = { chain: i, at, count, far };
    }
  });
  const found = best as { chain: number; at: Cell } | null;
  if (found === null) return null;
  const chain = chainAt(w, unit, found.chain);
  const fields = stands(w, unit, chain).filter(
    (stand) => stand.cell !== found.at && inRange(w, stand.cell, found.at, chain.range, side),
  );
  applies('CC-NPC-24');
  const field = fields.sort(
    (a, b) =>
      hitWays(chain.range, distance(b.cell, found.at)) - hitWays(chain.range, distance(a.cell, found.at)) ||
      a.price - b.price ||
      a.cell - b.cell,
  )[0];
  return field === undefined
    ? null
    : {
        do: 'blast',
        chain: found.chain,
        from: field.cell,
        path: pathTo(w, unit, chain, field.cell),
        at: found.at,
      };
}

/** CC-NPC-14 Beyond this nobody is in attack range of a chain, whatever stands between: a way is never shorter than the distance. */
const farthest = ({ move, teleport, range }: Chain): number =>
  Math.max(move, 3 * teleport) + Math.max(1, 3 * range);

/** Lines 3 and 4, CC-NPC-09, CC-NPC-10, CC-NPC-23: the first usable attack in reading order, long ones first, at the nearest target. */
function attack(
  w: Table,
  unit: Unit,
  mind: Mind,
  targets: readonly Unit[],
): Extract<Plan, { do: 'attack' | 'blast' | 'tie' }> | null {
  for (const long of [true, false]) {
    if (long && mind.actions < 2) continue;
    const chains = chainsOf(w, unit);
    for (const [i, chain] of chains.entries()) {
      if (chain.long !== long || (chain.deed !== 'attack' && chain.deed !== 'blast')) continue;
      const near = targets.filter((target) => distance(unit.cell, target.cell) <= farthest(chain));
      if (near.length === 0) continue;
      const fields = stands(w, unit, chain);
      const within = near.filter((target) =>
        fields.some(
          (stand) =>
            inRange(w, stand.cell, target.cell, chain.range, sideOfUnit(unit)) && stand.cell !== target.cell,
        ),
      );
      if (within.length === 0) continue;
      const target = nearest(unit, within, mind);
      if (Array.isArray(target)) return { do: 'tie', targets: target, rule: 'CC-NPC-12' };
      applies('CC-NPC-14');
      applies('CC-NPC-15');
      applies('CC-NPC-23');
      applies('CC-VIS-03');
      const field = firingField(w, unit, fields, target, chain.range);
      if (field === null) continue;
      const path = pathTo(w, unit, chain, field.cell);
      if (chain.deed === 'blast') return { do: 'blast', chain: i, from: field.cell, path, at: target.cell };
      return { do: 'attack', chain: i, from: field.cell, path, target: target.id };
    }
  }
  return null;
}

/** CC-NPC-16 How near a unit goes: beside its target with a melee attack, else twice its fewest range dice. */
function stoppingDistance(w: Table, unit: Unit): { stop: number; most: number } {
  const attacks = chainsOf(w, unit).filter((chain) => chain.deed === 'attack' || chain.deed === 'blast');
  if (attacks.length === 0 || attacks.some((chain) => chain.range === 0))
    return { stop: 1, most: 3 * Math.max(1, ...attacks.map((chain) => chain.range)) };
  const fewest = Math.min(...attacks.map((chain) => chain.range));
  return { stop: 2 * fewest, most: 3 * Math.max(...attacks.map((chain) => chain.range)) };
}

/** Line 5, CC-NPC-11, CC-NPC-22: a basic movement towards the nearest target of the whole board, or a teleport where that ends nearer. CC-MODE-09: `onFoot`, a basic movement only. */
export function moving(
  w: Table,
  unit: Unit,
  targets: readonly Unit[],
  mind: Mind,
  onFoot: boolean = false,
): Plan {
  if (targets.length === 0) return { do: 'nothing' };
  const walker = { side: sideOfUnit(unit), cell: unit.cell };
  const ways = within(w, walker);
  const target = settle(nearestByWay(w, walker, targets, ways).sort(byWeakness), mind);
  if (Array.isArray(target)) return { do: 'tie', targets: target, rule: 'CC-NPC-12' };
  const { stop, most } = stoppingDistance(w, unit);
  applies('CC-NPC-12');
  applies('CC-NPC-16');
  if (distance(unit.cell, target.cell) < stop && inSight(w, unit.cell, target.cell, walker.side))
    return { do: 'nothing' };
  const way = approach(w, walker, target.cell, basicMove(w, unit), stop, most, ways);
  const dice = onFoot ? 0 : Math.max(0, ...chainsOf(w, unit).map((chain) => chain.teleport));
  if (dice > 0) applies('CC-NPC-22');
  const jump = dice > 0 ? jumpWay(w, unit, target, dice, stop) : null;
  if (jump !== null && (way === null || jump.left < way.left))
    return { do: 'move', path: [], to: jump.to, jump: true, rule: 'CC-NPC-22' };
  return way === null
    ? { do: 'nothing' }
    : { do: 'move', path: way.path, to: way.to, jump: false, rule: 'CC-NPC-11' };
}

function jumpWay(w: Table, unit: Unit, target: Unit, dice: number, stop: number): Way | null {
  const fields = jumpsOf(w, unit.cell, dice);
  const ends: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    const far = distance(cell, target.cell);
    if (
      far === stop &&
      terrainOf(w.board).closed[cell] === 0 &&
      (stop > 1 ? inSight(w, cell, target.cell, sideOfUnit(unit)) : noWallBetween(w, cell, target.cell))
    )
      ends.push(cell);
  }
  return bestWay(w, { side: sideOfUnit(unit), cell: unit.cell }, ends, 0, target.cell, fields);
}

const shooting = (w: Table, unit: Unit, mind: Mind, targets: readonly Unit[]): Plan | null =>
  explosion(w, unit, mind.actions, targets) ?? attack(w, unit, mind, targets);

/** CC-NPC-06 The list: heal itself, heal an ally, (PSI, explosives), long attack, attack, move. */
export function plan(w: Table, unit: Unit, mind: Mind, only: 'all' | 'attacks' = 'all'): Plan {
  const targets = targetsOf(w, { side: sideOfUnit(unit), mode: unit.mode }, mind.lying);
  if (mind.lyingLast === true) applies('CC-NPC-13');
  const first = only === 'attacks' ? null : healing(w, unit, mind.actions);
  const deed =
    first ??
    mindAttack(w, unit, mind) ??
    shooting(w, unit, mind, targets) ??
    (mind.lyingLast === true ? shooting(w, unit, mind, lyingTargets(w, unit)) : null);
  if (deed !== null) return deed;
  if (only === 'attacks') return { do: 'nothing' };
  return moving(w, unit, targets, mind);
}

/** CC-NPC-26 Earth units and civilians whom a controlled victim may be turned against. */
export const humansBut = (w: Table, victim: Unit, lying: boolean): Unit[] =>
  w.units.filter(
    (other) =>
      other.id !== victim.id &&
      shown(other) &&
      (lying || awake(other)) &&
      !isAnimal(other) &&
      other.side !== 'Invaders' &&
      other.side !== 'undead' &&
      mission(w).corrections.untouchable?.(w, other) == null,
  );

/** CC-NPC-26 Whom a controlled victim attacks: the nearest in range of its long attack, else of its first usable one. */
export function turnedAgainst(
  w: Table,
  victim: Unit,
  mind: Mind,
): Extract<Plan, { do: 'attack' | 'blast' | 'tie' }> | null {
  const others = humansBut(w, victim, mind.lying);
  const human = others.some(
    (other) => isMilitary(other) && inSight(w, victim.cell, other.cell, sideOfUnit(victim)),
  );
  applies('CC-NPC-26');
  if (!human) return null;
  return attack(w, victim, mind, others);
}
