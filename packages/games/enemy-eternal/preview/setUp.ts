// Where a player's models would stand well: behind cover that lies towards the enemy.
import { fastChance } from '@xenotable/kernel';
import { armsOf } from '../book/attack/arms.ts';
import { deployCell } from '../book/automaton/deploy.ts';
import { distance, ground, spotOf } from '../book/board/ground.ts';
import { coverAgainst } from '../book/board/sight.ts';
import { placesFor, zoneCells } from '../book/deployment/zones.ts';
import type { ChoiceOf } from '../choices.ts';
import { imagine } from '../imagine.ts';
import { type Cell, type Model, type Table, other } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { Space } from '../spaces.ts';
import type { View } from '../view.ts';

/** Cells from which fire is to be expected: a few of the other zone, or the far edge of the board. */
function threatened(w: Table, m: Model): Cell[] {
  const g = ground(w);
  const zone = zoneCells(w, other(m.side));
  const { width, height } = g.grid;
  const far = w.sides[m.side].zone === 'A' ? width - 1 : 0;
  const edge = Array.from({ length: height }, (_, row) => row * width + far);
  const cells = zone.length > 0 ? zone : edge;
  const step = Math.max(1, Math.floor(cells.length / 12));
  return cells.filter((_, i) => i % step === 0);
}

/** How well a cell is: cover against where the enemy comes from, then nearer to it; fighters without a gun only near. */
function worth(w: Table, m: Model, cell: Cell, from: readonly Cell[]): number {
  const near = Math.min(...from.map((one) => distance(w, one, cell)));
  const cover = from.reduce((sum, one) => sum + coverAgainst(w, one, cell), 0) / Math.max(1, from.length);
  const brawler = armsOf(m).every((arm) => arm.range === 0);
  return (brawler ? 0 : 100 * cover) - near;
}

type Places = Extract<Space, { kind: 'place' }>;

/** Places for everybody who is still to be set up, in the order in which the table asks for them. */
function placesBy(
  v: View,
  space: Places,
  best: (w: Table, m: Model, cells: Cell[]) => Cell | undefined,
): ChoiceOf<'place'>[] {
  const w = imagine(v, fastChance(1));
  const order = [space.model, ...space.models.filter((id) => id !== space.model)];
  return order.flatMap((id) => {
    const m = modelOf(w, id);
    const cell = best(w, m, placesFor(w, m));
    if (cell === undefined) return [];
    m.place = 'board';
    m.cell = cell;
    return [{ do: 'place' as const, model: id, at: spotOf(ground(w), cell) }];
  });
}

/** Behind cover, as near to the enemy as that allows. */
export const coverPlaces = (v: View, space: Places): ChoiceOf<'place'>[] =>
  placesBy(v, space, (w, m, cells) => {
    const from = threatened(w, m);
    return cells.sort((a, b) => worth(w, m, b, from) - worth(w, m, a, from) || a - b)[0];
  });

/** EE-DEP-10 Where the table would set everybody up by itself. */
export const suggestedPlaces = (v: View, space: Places): ChoiceOf<'place'>[] =>
  placesBy(v, space, (w, m, cells) => (cells.length === 0 ? undefined : deployCell(w, m, cells)));
