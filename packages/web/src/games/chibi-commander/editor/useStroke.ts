// A stroke of the brush: what it has touched, and the scenario as it would be if it ended here.
import type { Scenario } from '@xenotable/chibi-commander/content';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { useRef, useState } from 'react';
import type { Painted, Stroke } from '../../../boards/square/paint.ts';
import { COLUMNS } from '../shared/map.ts';
import type { Brush } from './Palette.tsx';
import { lay, unitAt } from './edit.ts';
import { block, edgeNear } from './map.ts';

interface Touched {
  from: Painted;
  last: Painted;
  cells: Set<Cell>;
  edges: Set<number>;
  upright: boolean | null;
}

const begun = (from: Painted): Touched => ({
  from,
  last: from,
  cells: new Set(),
  edges: new Set(),
  upright: null,
});

/** A quick hand leaves gaps between two moments: every field on the way is painted. */
function touch(now: Touched, to: Painted): void {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(to.x - now.last.x, to.y - now.last.y)));
  for (let i = 1; i <= steps; i++) {
    const x = now.last.x + ((to.x - now.last.x) * i) / steps;
    const y = now.last.y + ((to.y - now.last.y) * i) / steps;
    const spot = { x, y, cell: Math.floor(y) * COLUMNS + Math.floor(x) };
    now.cells.add(spot.cell);
    const edge = edgeNear(spot, now.upright);
    if (edge === null) continue;
    now.upright ??= (edge & 1) === 1;
    now.edges.add(edge);
  }
  now.last = to;
}

function drawn(scenario: Scenario, { tool, rectangle, erase }: Brush, now: Touched, to: Painted): Scenario {
  const filled = rectangle && tool.kind !== 'piece' && tool.kind !== 'unit';
  const cells = filled ? block(now.from.cell, to.cell) : [...now.cells];
  return lay(scenario, tool, { cells, edges: [...now.edges], filled }, erase);
}

interface StrokeProps {
  scenario: Scenario;
  brush: Brush;
  /** A stroke that is done. */
  change(scenario: Scenario): void;
  setUnit(unit: number): void;
}

export function useStroke({ scenario, brush, change, setUnit }: StrokeProps) {
  const [draft, setDraft] = useState<Scenario | null>(null);
  const stroke = useRef<Touched | null>(null);
  /** Units are put down one at a time; pieces are carried to their place, not smeared along the way. */
  const puts = brush.tool.kind === 'unit' && !brush.erase;
  const carried = puts || brush.tool.kind === 'piece';
  const paint: Stroke = {
    begin(from) {
      const now = (stroke.current = begun(from));
      touch(now, from);
      if (puts) now.cells = new Set([from.cell]);
      setDraft(drawn(scenario, brush, now, from));
    },
    along(to) {
      const now = stroke.current;
      if (now === null) return;
      if (carried) now.cells = new Set([to.cell]);
      else touch(now, to);
      now.last = to;
      setDraft(drawn(scenario, brush, now, to));
    },
    end() {
      const now = stroke.current;
      if (now === null) return;
      const done = drawn(scenario, brush, now, now.last);
      if (puts) setUnit(unitAt(done, now.last.cell));
      stroke.current = null;
      setDraft(null);
      change(done);
    },
    cancel() {
      stroke.current = null;
      setDraft(null);
    },
  };
  return { draft, paint };
}
