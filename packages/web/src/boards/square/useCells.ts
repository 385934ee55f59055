// What is in each cell and what can be done there.
import { useMemo } from 'react';
import { type Aimed, aimed } from '../standing.ts';
import type { Pointing, ThingId } from '../things.ts';
import { cellName } from './cells.ts';

export interface NamedCell extends Aimed {
  name: string;
  /** The ids of everything in it, between bars, if there is more than the cell itself. */
  holds: string | undefined;
}

interface CellsProps {
  columns: number;
  rows: number;
  on: Pointing;
  things(cell: number): readonly ThingId[];
  describe(cell: number): string;
}

export interface Cells {
  all: readonly NamedCell[];
  lines: readonly (readonly NamedCell[])[];
  /** Cells that are targets themselves, not only something in them. */
  legal: ReadonlySet<number>;
  /** Cells in which something has changed. */
  changed: readonly number[];
}

export function useCells({ columns, rows, on, things, describe }: CellsProps): Cells {
  const { standing } = on;
  const all = useMemo(
    () =>
      Array.from({ length: columns * rows }, (_, cell) => ({
        ...aimed(things(cell), standing),
        name: `${cellName(cell, columns)}, ${describe(cell)}`,
        holds: things(cell).length > 1 ? `|${things(cell).join('|')}|` : undefined,
      })),
    [columns, rows, things, describe, standing],
  );
  const lines = useMemo(
    () => Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns)),
    [all, columns, rows],
  );
  const legal = useMemo(
    () =>
      new Set(
        all.flatMap((one, cell) => (one.standing.target && one.thing === things(cell).at(-1) ? [cell] : [])),
      ),
    [all, things],
  );
  const changed =
    on.changed.size === 0
      ? []
      : all.flatMap((_, cell) => (things(cell).some((thing) => on.changed.has(thing)) ? [cell] : []));
  return { all, lines, legal, changed };
}

/** The next cell in reading order where something can be done. */
export function nextUsable(cells: readonly NamedCell[], at: number, back: boolean): number | null {
  for (let i = 1; i < cells.length; i++) {
    const cell = (at + (back ? cells.length - i : i)) % cells.length;
    const standing = cells[cell]?.standing;
    if (standing?.target || standing?.ready) return cell;
  }
  return null;
}
