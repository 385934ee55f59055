// How much cover there is around each cell, whichever way an attack comes from.
import { neighbour } from '@xenotable/board';
import { type Ground, HARD, PIECE, SOFT } from '../book/board/ground.ts';

const shelters = new WeakMap<Ground, Uint8Array>();

/** By cell, how many cells give cover: those beside it, and soft ground itself. */
export function shelterOf(g: Ground): Uint8Array {
  const known = shelters.get(g);
  if (known !== undefined) return known;
  const shelter = new Uint8Array(g.grid.size);
  for (let cell = 0; cell < g.grid.size; cell++) {
    let count = g.kind[cell] === SOFT ? 1 : 0;
    for (let d = 0; d < 8; d++) {
      const kind = g.kind[neighbour(g.grid, cell, d)];
      if (kind === HARD || kind === SOFT || kind === PIECE) count++;
    }
    shelter[cell] = count;
  }
  shelters.set(g, shelter);
  return shelter;
}
