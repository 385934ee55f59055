// A stroke of the brush: what it has touched, and the scenario as it would be if it ended here.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import type { Cell } from '@xenotable/enemy-eternal/preview';
import { useRef, useState } from 'react';
import type { Painted, Stroke } from '../../../boards/square/paint.ts';
import { painted, shaped } from './map.ts';
import type { Brush } from './tools.ts';

interface Touched {
  from: Cell;
  last: Painted;
  cells: Set<Cell>;
}

/** A quick hand leaves gaps between two moments: every cell on the way is painted. */
function touch(now: Touched, to: Painted, columns: number): void {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(to.x - now.last.x, to.y - now.last.y)));
  for (let i = 1; i <= steps; i++) {
    const x = now.last.x + ((to.x - now.last.x) * i) / steps;
    const y = now.last.y + ((to.y - now.last.y) * i) / steps;
    now.cells.add(Math.floor(y) * columns + Math.floor(x));
  }
  now.last = to;
}

interface StrokeProps {
  scenario: Scenario;
  brush: Brush;
  /** A stroke that is done. */
  change(scenario: Scenario): void;
}

export function useStroke({ scenario, brush, change }: StrokeProps) {
  const [draft, setDraft] = useState<Scenario | null>(null);
  const stroke = useRef<Touched | null>(null);
  const columns = scenario.map[0]?.length ?? 0;
  const drawn = (now: Touched): Scenario =>
    painted(scenario, brush, shaped(scenario, brush, now.from, now.last.cell, now.cells));
  const paint: Stroke = {
    begin(from) {
      const now = (stroke.current = { from: from.cell, last: from, cells: new Set([from.cell]) });
      setDraft(drawn(now));
    },
    along(to) {
      const now = stroke.current;
      if (now === null) return;
      touch(now, to, columns);
      setDraft(drawn(now));
    },
    end() {
      const now = stroke.current;
      if (now === null) return;
      stroke.current = null;
      setDraft(null);
      change(drawn(now));
    },
    cancel() {
      stroke.current = null;
      setDraft(null);
    },
  };
  return { draft, paint };
}
