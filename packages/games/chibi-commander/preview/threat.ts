// What enemies could do in their next turn to whoever stands somewhere: one walk, then an attack; or a long attack at once.
import { cheapestWays } from '@xenotable/board';
import { grid, terrainOf } from '../board.ts';
import { actionsOf, basicMove, chainsOf, price } from '../book/activation/actions.ts';
import { inRange } from '../book/automaton/stands.ts';
import { jumpsOf, within } from '../book/automaton/ways.ts';
import { closedFor } from '../book/movement/movement.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { hitChance } from '../book/fight/strike.ts';
import { canReach } from '../book/fight/targets.ts';
import { awake, enemies, mission, occupants, shown, sideOfUnit, versus } from '../book/who.ts';
import type { Chain } from '../content/card.ts';
import { type Cell, NONE, type Table, type Unit } from '../table.ts';
import type { View } from '../view.ts';
import { type Attack, endOf, hurtChance } from './blows.ts';
import { knownUnit, tableOf } from './table.ts';

/** What an enemy could do to who stands on a field. */
export interface Answer {
  unit: Unit;
  /** Of its likeliest attack to hit, from 0 to 1. */
  chance: number;
  /** The chance that all attacks together that it has actions for take a heart. */
  hurt: number;
  /** Cover takes damage from that attack. */
  cover: boolean;
}

/** Enemies of a side that this viewer sees and that are awake. */
export const foesOf = (view: View, w: Table, side: Unit['side']): Unit[] =>
  w.units.filter(
    (unit) =>
      knownUnit(view, unit.id) !== null &&
      shown(unit) &&
      awake(unit) &&
      enemies(side, unit.side) &&
      unit.mode !== 'FROZEN',
  );

const sideOf = (unit: Unit): 'Earth' | 'Invaders' => (unit.side === 'Earth' ? 'Earth' : 'Invaders');

/** Fields where a unit could stand when it begins a chain, after a walk or without one, and those that the own movement of so many of them reaches from there. */
function standsOf(
  w: Table,
  foe: Unit,
  chain: Chain,
  standing: readonly number[],
  walks: boolean,
  uses: number,
): Cell[] {
  const side = sideOf(foe);
  const free = (cell: Cell): boolean => cell === foe.cell || standing[cell] === 0;
  const begins = [...within(w, { side, cell: foe.cell }, walks ? basicMove(w, foe) : 0).order].filter(free);
  if (chain.teleport > 0)
    return [...new Set(begins.flatMap((cell) => [cell, ...jumpsOf(w, cell, chain.teleport)]))];
  if (chain.move === 0) return begins;
  const { throughDoors } = terrainOf(w.board);
  const ground = {
    grid,
    prices: throughDoors[mission(w).doors === 'free' ? 0 : 1],
    closed: closedFor(w, side, -1, false),
  };
  return [...cheapestWays(ground, begins, { budget: uses * chain.move }).order].filter(free);
}

interface Position {
  foe: Unit;
  chain: Chain;
  /** For each attack the fields from which it could be made: a chain with movement brings the next one nearer. */
  stands: readonly (readonly Cell[])[];
}

/** Every attack chain of every enemy with the fields from which it could be made. */
function positionsOf(w: Table, foes: readonly Unit[]): Position[] {
  const standing = occupants(w);
  return foes.flatMap((foe) =>
    chainsOf(w, foe).flatMap((chain) => {
      if (chain.deed !== 'attack' && chain.deed !== 'blast') return [];
      const actions = Math.max(1, actionsOf(w, foe));
      return [false, true].flatMap((walks) => {
        const times = Math.floor((walks ? actions - 1 : Math.max(actions, price(chain))) / price(chain));
        if (times < 1) return [];
        const stands = Array.from({ length: chain.move > 0 ? times : 1 }, (_, i) =>
          standsOf(w, foe, chain, standing, walks, i + 1),
        );
        const each = chain.twice ? 2 : 1;
        const attacks = Array.from({ length: times * each }, (_, i) => Math.floor(i / each));
        return [{ foe, chain, stands: attacks.map((use) => stands[use] ?? stands[0] ?? []) }];
      });
    }),
  );
}

/** The automaton attacks within three fields for each die and in sight; people as far as dice can reach. */
const reaches = (w: Table, foe: Unit, from: Cell, to: Cell, range: number): boolean =>
  versus(w)
    ? canReach(w, from, to, range, sideOf(foe))
    : foe.side === 'undead'
      ? distance(from, to) === 1
      : inRange(w, from, to, range, sideOfUnit(foe));

/** How much of an attack is left in the open and in cover. */
type Worth = readonly [open: number, covered: number];
/** Where only hits count. */
const HITS: Worth = [1, 1];

/** The attack on a field that is worth most, of those that can be made from some fields. */
function bestOf(
  w: Table,
  { foe, chain }: Position,
  stands: readonly Cell[],
  to: Cell,
  standing: readonly number[],
  worth: Worth,
): Attack | null {
  const { range, dice } = chain;
  const extra = mission(w).corrections.extraDamage?.(w, foe, range > 0) ?? 0;
  let best: Attack | null = null;
  let most = 0;
  for (const from of stands) {
    const far = distance(from, to);
    if (from === to || far > Math.max(1, 6 * range)) continue;
    const chance = hitChance(range, far);
    if (chance * worth[0] <= most || !reaches(w, foe, from, to, range)) continue;
    const cover = range > 0 && inCover(w, from, to, standing);
    const gain = chance * worth[cover ? 1 : 0];
    if (gain <= most) continue;
    most = gain;
    best = { chance, dice, extra, from, cover, melee: range === 0 };
  }
  return best;
}

/** What an attack of a chain does to a unit, in the open and in cover, if it hits. */
function worthOf(w: Table, target: Unit, { foe, chain: { range, dice } }: Position): Worth {
  const extra = mission(w).corrections.extraDamage?.(w, foe, range > 0) ?? 0;
  const hurt = (cover: boolean): number =>
    hurtChance(
      endOf(w, target, [{ chance: 1, dice, extra, from: foe.cell, cover, melee: range === 0 }], {
        same: false,
      }),
    );
  return [hurt(false), hurt(true)];
}

/** All attacks of one enemy, each from where it is worth most. */
function attacksOf(
  w: Table,
  position: Position,
  target: Unit,
  standing: readonly number[],
): readonly Attack[] {
  const worth = worthOf(w, target, position);
  const known = new Map<readonly Cell[], Attack | null>();
  return position.stands.flatMap((stands) => {
    const attack = known.has(stands)
      ? known.get(stands)
      : bestOf(w, position, stands, target.cell, standing, worth);
    known.set(stands, attack ?? null);
    return attack ?? [];
  });
}

/** How likely an enemy still stands in the next turn. */
type Stands = (foe: Unit) => number;

/** Who could hit a unit on a field in the next turn, the worst first; each enemy once, and as likely as it stands then. */
export function answersAt(view: View, unit: Unit, cell: Cell, stands: Stands = () => 1): Answer[] {
  const before = tableOf(view);
  const w = {
    ...before,
    units: before.units.map((one) => (one.id === unit.id ? { ...one, cell, fate: '' as const } : one)),
  };
  const foes = foesOf(view, w, unit.side).filter((foe) => stands(foe) > NEVER);
  return worstFirst(w, positionsOf(w, foes), { ...unit, cell }, stands);
}

/** Chances below this are none. */
const NEVER = 1e-9;

function worstFirst(w: Table, positions: readonly Position[], unit: Unit, stands: Stands): Answer[] {
  const standing = occupants(w);
  const best = new Map<number, Answer>();
  for (const position of positions) {
    const attacks = attacksOf(w, position, unit, standing);
    const likeliest = attacks.toSorted((a, b) => b.chance - a.chance)[0];
    if (likeliest === undefined) continue;
    const hurt = stands(position.foe) * hurtChance(endOf(w, unit, attacks, { same: false }));
    const known = best.get(position.foe.id);
    if (known !== undefined && hurt <= known.hurt) continue;
    best.set(position.foe.id, {
      unit: position.foe,
      chance: likeliest.chance,
      hurt,
      cover: likeliest.cover,
    });
  }
  return [...best.values()].sort((a, b) => b.hurt - a.hurt || b.chance - a.chance || a.unit.id - b.unit.id);
}

/** Some fields by how likely a unit stays unhurt there, the safest first; of equals the one that was named first. */
export function safestFirst(view: View, unit: Unit, cells: readonly Cell[], stands: Stands): Cell[] {
  const before = tableOf(view);
  const w = {
    ...before,
    units: before.units.map((one) => (one.id === unit.id ? { ...one, cell: NONE } : one)),
  };
  const foes = foesOf(view, w, unit.side).filter((foe) => stands(foe) > NEVER);
  const positions = positionsOf(w, foes);
  const unhurt = new Map(
    cells.map((cell) => [
      cell,
      worstFirst(w, positions, { ...unit, cell }, stands).reduce((all, { hurt }) => all * (1 - hurt), 1),
    ]),
  );
  return cells.toSorted((a, b) => (unhurt.get(b) ?? 0) - (unhurt.get(a) ?? 0));
}

/** By field, the best chance from 0 to 100 with which one enemy could hit whoever stands there in the next turn; `of`: one enemy only. */
export function threatOf(view: View, of?: number): number[] {
  const chances = Array.from({ length: grid.size }, () => 0);
  if (view.side === null || view.round === 0) return chances;
  const w = tableOf(view);
  const foes =
    of === undefined ? foesOf(view, w, view.side) : w.units.filter((unit) => unit.id === of && awake(unit));
  const standing = occupants(w);
  const { closed } = terrainOf(w.board);
  for (const position of positionsOf(w, foes))
    for (let cell = 0; cell < grid.size; cell++) {
      if (closed[cell] !== 0) continue;
      const attack = bestOf(w, position, position.stands.at(-1) ?? [], cell, standing, HITS);
      const chance = attack === null ? 0 : Math.round(100 * attack.chance);
      if (chance > (chances[cell] ?? 0)) chances[cell] = chance;
    }
  return chances;
}
