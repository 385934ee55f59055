// The giant monster: where it enters, how it walks, what it does.
import { applies } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { NOWHERE, neighbour } from '@xenotable/board';
import { blockOf, changeBoard, columnOf, field, grid, rowOf, terrainOf } from '../../board.ts';
import { reveal, spot } from '../../book/blips/blips.ts';
import { distance } from '../../book/fight/sight.ts';
import { type Blow, hurt, pointsLost, sum, throwDamage } from '../../book/fight/wounds.ts';
import { awake, byField, occupants, shown, unitOn } from '../../book/who.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';

/** CC-M-VS2-01 Upper left fields of the seven craters. */
export const CRATERS = [
  field(11, 1),
  field(11, 6),
  field(11, 12),
  field(3, 3),
  field(5, 10),
  field(18, 3),
  field(17, 10),
];
/** The floor of a crater. */
export const floorOf = (corner: Cell): Cell[] =>
  [0, 1, 2, 24, 25, 26, 48, 49, 50].map((step) => corner + step);

/** CC-M-VS2-24, CC-M-CO2-19 Places for the eighth crater: free ground, three fields from everybody feared for; failing that the one farthest away. */
export function craterPlaces(w: Table, feared: readonly Cell[]): Cell[] {
  const standing = occupants(w);
  const taken = new Set(CRATERS.flatMap(floorOf));
  const closed = terrainOf(w.board).closed;
  const far = (corner: Cell): number =>
    Math.min(99, ...feared.flatMap((one) => floorOf(corner).map((cell) => distance(cell, one))));
  const places: Cell[] = [];
  for (let y = 0; y <= 13; y++)
    for (let x = 0; x <= 21; x++)
      if (
        floorOf(field(x, y)).every((cell) => !taken.has(cell) && closed[cell] === 0 && standing[cell] === 0)
      )
        places.push(field(x, y));
  const legal = places.filter((corner) => far(corner) >= 3);
  if (legal.length > 0 || places.length === 0) return legal;
  const best = Math.max(...places.map(far));
  return places.filter((corner) => far(corner) === best);
}

/** The four ways to stand in a crater of 3 x 3. */
export const dens = (crater: Cell): Cell[] => [crater, crater + 1, crater + 24, crater + 25];

export function enter(play: Play, crater: Cell, corner: Cell, rule: string): void {
  changeBoard(play.w, { crater, monster: corner });
  play.tell?.({ type: 'monster', cell: corner }, rule);
  spot(play);
}

/** Distance of a field to the nearest of the monster's four. */
export function fromMonster(corner: Cell, to: Cell): number {
  applies('CC-MAP-19');
  return Math.min(...blockOf(corner).map((cell) => distance(cell, to)));
}

/** CC-M-VS2-25 The nearest targets; ties are diced. */
export function prey(play: Play, counts: (unit: Unit) => boolean): Unit | null {
  const { w } = play;
  const targets = w.units.filter(
    (unit) => shown(unit) && awake(unit) && unit.side !== 'undead' && counts(unit),
  );
  if (targets.length === 0) return null;
  const least = Math.min(...targets.map((unit) => fromMonster(w.board.monster, unit.cell)));
  const nearest = targets.filter((unit) => fromMonster(w.board.monster, unit.cell) === least);
  return play.oneOf(
    nearest,
    'CC-M-VS2-25',
    (unit) => `${unit.type} (${unit.cell % 24},${Math.floor(unit.cell / 24)})`,
  );
}

const onBoard = (corner: Cell): boolean => corner >= 0 && columnOf(corner) < 23 && rowOf(corner) < 15;

/** CC-M-VS2-25 Walks up to `steps` fields with its whole body, over all terrain but never onto anybody, until the target is beside it. Returns the last step's direction or -1. */
export function stalk(play: Play, target: Cell, steps: number, rule: string): number {
  const { w } = play;
  const standing = occupants(w);
  const start = w.board.monster;
  const before = new Map<Cell, { from: Cell; d: number }>([[start, { from: NONE, d: -1 }]]);
  let ring = [start];
  let best = start;
  for (let step = 0; step < steps && fromMonster(best, target) > 1; step++) {
    const next: Cell[] = [];
    for (const corner of ring) {
      for (let d = 0; d < 4; d++) {
        const to = neighbour(grid, corner, d);
        if (
          to === NOWHERE ||
          !onBoard(to) ||
          before.has(to) ||
          blockOf(to).some((cell) => standing[cell] !== 0)
        )
          continue;
        before.set(to, { from: corner, d });
        next.push(to);
      }
    }
    ring = next;
    for (const corner of next.sort((a, b) => a - b))
      if (fromMonster(corner, target) < fromMonster(best, target)) best = corner;
  }
  if (best === start) return -1;
  changeBoard(w, { monster: best });
  play.tell?.({ type: 'monster walks', to: best }, rule);
  spot(play);
  return before.get(best)?.d ?? -1;
}

/** One action of the monster counts as one activation (CC-WND-02). */
export function claw(armorFree: boolean, rule: string): Blow {
  applies('CC-COV-10');
  return { faction: '', unit: NONE, from: NONE, armorFree, rule };
}

/** CC-BLP-21 Shows who hides on fields that the breath burns. */
export function smokeOut(play: Play, cells: readonly Cell[]): void {
  for (const blip of play.w.blips.filter((one) => cells.includes(one.cell)).sort(byField))
    if (play.w.blips.includes(blip)) reveal(play, blip, NONE, 'CC-BLP-21');
}

/** Units beside a field that the breath burns: up, right, down, left; nobody stays hidden there. */
export function neighboursOf(play: Play, cell: Cell): Unit[] {
  const around = [0, 1, 2, 3].map((d) => neighbour(grid, cell, d));
  smokeOut(play, around);
  return around.flatMap((next) => unitOn(play.w, next) ?? []);
}

/** Several throws of the breath at one unit; armor counts in each, cover does not (CC-COV-10). */
export function burn(play: Play, unit: Unit, throws: number, dice: number, rule: string): void {
  for (let i = 0; i < throws && unit.cell !== NONE; i++) {
    const { faces, told } = throwDamage(play, dice, rule);
    play.tell?.({ type: 'damage throw', unit: unit.id, ...told }, rule);
    hurt(play, unit, pointsLost(play.w, unit, sum(faces), claw(false, rule)), claw(false, rule));
  }
}
