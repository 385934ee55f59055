// What a path would bring to light.
import { fastChance } from '@xenotable/kernel';
import { missionOf } from '../book/missions/index.ts';
import { cellsThat, ground } from '../book/board/ground.ts';
import { sees } from '../book/board/sight.ts';
import { imagine } from '../imagine.ts';
import type { Cell, Model, Table } from '../table.ts';
import type { View } from '../view.ts';

/** Where something comes into view. */
export interface Surprise {
  cell: Cell;
  /** Undo ends there: dice or a secret decide what appears. A pod that the mission lists appears by the rules alone. */
  final: boolean;
  /** The letters of the pods that come onto the board. */
  pods: string[];
}

/** EE-DEP-06 EE-SPC-30 The first cell of a path from which a pod or a marker comes into view. */
export function surpriseOn(w: Table, m: Model, path: readonly Cell[]): Surprise | null {
  const terms = missionOf(w).pods;
  const pods = terms === undefined || m.side !== 0 || m.control !== 0 ? [] : w.pods;
  for (const cell of path) {
    const there: Model = { ...m, cell };
    const called = pods.filter((pod) => pod.state === 'waiting' && terms!.triggers(w, pod, there));
    if (called.length > 0)
      return { cell, final: terms!.scattered === true, pods: called.map(({ letter }) => letter) };
    if (w.markers.some((marker) => w.models[marker.model]?.side !== m.control && sees(w, cell, marker.cell)))
      return { cell, final: true, pods: [] };
  }
  return null;
}

/** EE-DEP-06 The cells from which a model of side A calls guards onto the board; none where nobody waits, or where sight decides and not distance. */
export function callingCells(v: View): Cell[] {
  if (!v.pods.some((pod) => pod.state === 'waiting')) return [];
  const w = imagine(v, fastChance(1));
  const terms = missionOf(w).pods;
  const m = w.models.find((one) => one.side === 0 && one.control === 0);
  if (terms?.near === undefined || m === undefined) return [];
  const waiting = w.pods.filter((pod) => pod.state === 'waiting');
  return cellsThat(ground(w), (cell) => waiting.some((pod) => terms.triggers(w, pod, { ...m, cell })));
}
