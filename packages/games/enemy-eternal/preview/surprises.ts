// What a path would bring to light.
import { missionOf } from '../book/missions/index.ts';
import { sees } from '../book/board/sight.ts';
import type { Cell, Model, Table } from '../table.ts';

/** Where something comes into view. */
export interface Surprise {
  cell: Cell;
  /** Undo ends there: dice or a secret decide what appears. A pod that the mission lists appears by the rules alone. */
  final: boolean;
}

/** EE-DEP-06 EE-SPC-30 The first cell of a path from which a pod or a marker comes into view. */
export function surpriseOn(w: Table, m: Model, path: readonly Cell[]): Surprise | null {
  const terms = missionOf(w).pods;
  const pods = terms === undefined || m.side !== 0 || m.control !== 0 ? [] : w.pods;
  for (const cell of path) {
    const there: Model = { ...m, cell };
    if (pods.some((pod) => pod.state === 'waiting' && terms!.triggers(w, pod, there)))
      return { cell, final: terms!.scattered === true };
    if (w.markers.some((marker) => w.models[marker.model]?.side !== m.control && sees(w, cell, marker.cell)))
      return { cell, final: true };
  }
  return null;
}
