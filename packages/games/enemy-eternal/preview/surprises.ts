// What a path would bring to light.
import { missionOf } from '../book/missions/index.ts';
import { sees } from '../book/board/sight.ts';
import type { Cell, Model, Table } from '../table.ts';

/** EE-DEP-06 EE-SPC-30 The first cell of a path from which a pod or a marker comes into view; -1 without. */
export function revealedAt(w: Table, m: Model, path: readonly Cell[]): Cell {
  const terms = missionOf(w).pods;
  const pods = terms === undefined || m.side !== 0 || m.control !== 0 ? [] : w.pods;
  for (const cell of path) {
    const there: Model = { ...m, cell };
    if (pods.some((pod) => pod.state === 'waiting' && terms!.triggers(w, pod, there))) return cell;
    if (w.markers.some((marker) => w.models[marker.model]?.side !== m.control && sees(w, cell, marker.cell)))
      return cell;
  }
  return -1;
}
