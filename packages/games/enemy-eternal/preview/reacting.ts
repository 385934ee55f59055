// While somebody moves in sight of watchers: the chance of each of them in the cell where it is, and in every cell that it is still going to.
import { type Seat, fastChance } from '@xenotable/kernel';
import { commander } from '../book/seats.ts';
import { move } from '../book/movement/move.ts';
import { mayReact } from '../book/movement/overwatch.ts';
import { imagine } from '../imagine.ts';
import type { Cell } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { View } from '../view.ts';
import { reactAim } from './aims.ts';
import { hurtBy, killBy } from './dangers.ts';

/** A shot that a watcher could take in one cell of the way. */
export interface ReactionAt {
  watcher: number;
  cell: Cell;
  hurt: number;
  kill: number;
}

export interface Reacting {
  mover: number;
  /** The cell where it is, and the rest of its way. */
  path: Cell[];
  shots: ReactionAt[];
}

/** EE-OVW-02 The window that is open before a seat, as one for the whole movement; null where none is. */
export function reactingOf(v: View, seat: Seat): Reacting | null {
  const f = v.flow.at(-1);
  if (f === undefined || !move.has(f) || f.step !== 'react fire') return null;
  const w = imagine(v, fastChance(1));
  const mover = modelOf(w, f.model);
  const path = [mover.cell, ...f.path.slice(f.next)];
  const shots = w.models
    .filter((one) => one.overwatch !== null && commander(w, one) === seat)
    .flatMap((watcher) =>
      path.flatMap((cell) => {
        if (mayReact(w, watcher, mover, cell) === null) return [];
        const aim = reactAim(w, watcher, mover, cell);
        return [{ watcher: watcher.id, cell, hurt: hurtBy(aim), kill: killBy(aim, mover.wounds) }];
      }),
    );
  return { mover: mover.id, path, shots };
}
