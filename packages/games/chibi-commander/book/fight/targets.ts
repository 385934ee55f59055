// Whom and what a unit may attack, heal or control from where it stands.
import { applies } from '@xenotable/kernel';
import { BLOCKED } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import type { Choice } from '../../choices.ts';
import type { Faction, Side } from '../../content/units.ts';
import { type Blip, type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { type Mover, noWallBetween } from '../movement/movement.ts';
import { beyondFog, distance, inSight, lineFree } from './sight.ts';
import {
  awake,
  card,
  enemies,
  friends,
  hasBought,
  hearts,
  isAnimal,
  isBarred,
  isCivilian,
  isLeader,
  mission,
  occupants,
  onMap,
  partyOf,
  shown,
} from '../who.ts';

/** Who acts with a unit: its own side, or whoever controls it (then its friends are fair game, CC-PSI-13). */
export interface Hand {
  side: Side;
  forced: boolean;
}

/** CC-HIT-01, CC-HIT-06, CC-HIT-09, CC-VIS-02 Whether an attack of so many range dice reaches a field. */
export function canReach(w: Table, from: Cell, to: Cell, range: number, side: Side): boolean {
  if (range === 0) {
    if (distance(from, to) !== 1) return false;
    applies('CC-UNIT-08');
    if (noWallBetween(w, from, to)) return true;
    applies('CC-COV-08');
    return false;
  }
  if (distance(from, to) >= 6 * range) {
    applies('CC-HIT-09');
    return false;
  }
  return lineFree(w, from, to) && !beyondFog(w, from, to, side);
}

/** CC-HIT-01 Enemies and bystanders, never the own side; under Control everybody but itself. */
function fair(w: Table, unit: Unit, other: Unit, hand: Hand): boolean {
  applies('CC-GEN-03');
  return (
    other.id !== unit.id &&
    (hand.forced || enemies(unit.side, other.side) || other.side === 'neutral') &&
    mission(w).corrections.untouchable?.(w, other) == null
  );
}

/** CC-HIT-01, CC-HIT-10 Units that a chain may attack, those in coma too. */
export function attackTargets(w: Table, unit: Unit, range: number, hand: Hand): Unit[] {
  return w.units.filter(
    (other) =>
      shown(other) && fair(w, unit, other, hand) && canReach(w, unit.cell, other.cell, range, hand.side),
  );
}

/** CC-HIT-12, CC-BLP-19, CC-BLP-20 Blips that may be shot at. */
export function blipTargets(w: Table, unit: Unit, range: number, hand: Hand): Blip[] {
  if (unit.side === 'Invaders' && !hand.forced) return [];
  return w.blips.filter((blip) => canReach(w, unit.cell, blip.cell, range, hand.side));
}

/** CC-EXP-01 Fields that an explosion may be aimed at: line free, no full coverage, not the own field. */
export function aims(w: Table, unit: Unit, range: number, side: Side): Cell[] {
  const { cells } = terrainOf(w.board).sight.sights;
  const fields: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (cell === unit.cell || cells[cell] === BLOCKED) {
      applies('CC-EXP-01');
      continue;
    }
    if (
      range === 0
        ? distance(unit.cell, cell) === 1 && noWallBetween(w, unit.cell, cell)
        : lineFree(w, unit.cell, cell) && !beyondFog(w, unit.cell, cell, side)
    )
      fields.push(cell);
  }
  return fields;
}

/** CC-HEAL-01, CC-HEAL-06 Itself or a neighbour, friend or bystander, awake or not; no wall between. Only who has lost hearts is offered. CC-PSI-13 Under Control any neighbour, but not itself. */
export function healTargets(w: Table, unit: Unit, hand: Hand): Unit[] {
  const mayTreat = (other: Unit): boolean =>
    hand.forced || friends(unit.side, other.side) || other.side === 'neutral';
  applies('CC-HEAL-01');
  return w.units.filter(
    (other) =>
      shown(other) &&
      other.lost > 0 &&
      (other.id === unit.id ? !hand.forced : mayTreat(other) && noWallBetween(w, unit.cell, other.cell)),
  );
}

/** CC-PSI-01, CC-PSI-02, CC-PSI-16, CC-PSI-17 Awake revealed enemies and civilians that the attacker or another talented friend sees. */
export function mindTargets(w: Table, unit: Unit, side: Side): Unit[] {
  const everyEye = hasBought(w, side, 'thousand eyes');
  applies('CC-PSI-01');
  const eyes = w.units.filter(
    (other) =>
      other.id === unit.id ||
      (other.side === side && awake(other) && other.blip === NONE && (everyEye || card(other).talented)),
  );
  if (eyes.length > 1) applies('CC-UNIT-10');
  // No throw for the distance: what an eye sees is in range.
  applies('CC-PSI-02');
  return w.units.filter(
    (other) =>
      shown(other) &&
      mayBeMinded(w, unit, other) &&
      eyes.some((eye) => inSight(w, eye.cell, other.cell, side)),
  );
}

export function mayBeMinded(w: Table, unit: Unit, other: Unit): boolean {
  if (!awake(other)) {
    applies('CC-PSI-17');
    return false;
  }
  if (isAnimal(other)) {
    applies('CC-PSI-16');
    return false;
  }
  if (other.id === unit.id || other.side === 'undead') return false;
  if (!enemies(unit.side, other.side) && !(isCivilian(other) && other.side === 'neutral')) return false;
  // CC-M-VS4-14 Trained leaders are immune.
  if (isLeader(other) && other.side === 'Earth' && hasBought(w, 'Earth', 'PSI training')) return false;
  return mission(w).corrections.untouchable?.(w, other) == null;
}

/** CC-PSI-04 to CC-PSI-09 The number that the highest die must exceed, with its reasons. */
export function mindNumber(
  w: Table,
  attacker: Unit,
  victim: Unit,
  dice: number,
): { value: number; because: string; label: string }[] {
  const parts = [{ value: hearts(victim) + 1, because: 'CC-PSI-04', label: 'hearts and one' }];
  const supported = w.units.some(
    (other) =>
      other.id !== victim.id &&
      awake(other) &&
      shown(other) &&
      friends(other.side, victim.side) &&
      distance(other.cell, victim.cell) === 1,
  );
  if (supported) parts.push({ value: 1, because: 'CC-PSI-05', label: 'a friend beside it' });
  if (isLeader(victim) || card(victim).talented)
    parts.push({ value: 1, because: 'CC-PSI-06', label: 'strong mind' });
  const master = attacker.side === 'Invaders' && hasBought(w, 'Invaders', 'master brain');
  if (victim.wounded || victim.swayed || master)
    parts.push({ value: -1, because: 'CC-PSI-07', label: 'weakened' });
  if (dice === 2) parts.push({ value: -1, because: 'CC-PSI-08', label: 'over mind' });
  return parts;
}

/** CC-MOV-23, CC-MOV-25, CC-MOV-26 Who may be dragged: a neighbour in coma, or a neutral civilian or animal in any state. */
export function dragTargets(w: Table, cell: Cell, self: number): Unit[] {
  return w.units.filter(
    (other) =>
      onMap(other) &&
      other.id !== self &&
      shown(other) &&
      (other.coma || other.side === 'neutral') &&
      noWallBetween(w, cell, other.cell),
  );
}

/** CC-MOV-24 Whom somebody may pick up now: one drag for each party and round, and nobody beside a crystal that is pulled. */
export const pickUpOffers = (w: Table, m: Mover, cell: Cell, faction: Faction): Choice[] =>
  m.drag === NONE && m.crystal === NONE && !partyOf(w, faction).dragged
    ? dragTargets(w, cell, m.unit).map((other) => ({ do: 'pick up', unit: other.id }))
    : [];

/** CC-MOV-12 Fields that a teleport can reach with so many dice, one test for the distance and two for each passenger. */
export function jumpFields(w: Table, unit: Unit, dice: number, passengers: number): Cell[] {
  const standing = occupants(w);
  const { closed } = terrainOf(w.board);
  const side = unit.side === 'Invaders' ? 'Invaders' : 'Earth';
  const fields: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (
      closed[cell] !== 0 ||
      standing[cell] !== 0 ||
      distance(unit.cell, cell) + 2 * passengers > 6 * dice ||
      isBarred(w, side, cell)
    )
      continue;
    if (passengers === 0 || landings(w, cell, standing).length >= passengers) fields.push(cell);
  }
  return fields;
}

/** CC-MOV-16 Free fields beside the target field where an Invader may stand. */
export function landings(w: Table, target: Cell, standing: readonly number[] = occupants(w)): Cell[] {
  applies('CC-MOV-16');
  const { closed } = terrainOf(w.board);
  const fields: Cell[] = [];
  for (let d = 0; d < 4; d++) {
    const cell = grid.next[target * 8 + d] ?? NONE;
    if (cell !== NONE && closed[cell] === 0 && standing[cell] === 0 && !isBarred(w, 'Invaders', cell))
      fields.push(cell);
  }
  return fields;
}

/** CC-MOV-15 Who may be taken along: anybody beside the unit with no wall between, whether it likes it or not. */
export function passengers(w: Table, unit: Unit): Unit[] {
  applies('CC-MOV-15');
  return w.units.filter(
    (other) => shown(other) && other.id !== unit.id && noWallBetween(w, unit.cell, other.cell),
  );
}

export const dieNeeded = (parts: readonly { value: number }[]): number =>
  parts.reduce((all, part) => all + part.value, 0);
