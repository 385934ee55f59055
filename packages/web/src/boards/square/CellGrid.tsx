// The invisible grid over a board of squares that mouse, touch, keys and screen readers use. It has one tab stop.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, memo } from 'react';
import { spokenStanding } from '../standing.ts';
import type { ThingId } from '../things.ts';
import { CELL, type GridSize } from './cells.ts';
import type { NamedCell } from './useCells.ts';
import { elementOf } from '../../kit/target.ts';

/** The cell of an element, or the one it lies in. */
export function cellOf(target: Element | null): number | null {
  const cell = target?.closest<SVGElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? null : Number(cell);
}

interface CellGridProps {
  grid: RefObject<SVGGElement | null>;
  label: string;
  size: GridSize;
  lines: readonly (readonly NamedCell[])[];
  /** The cell that is the tab stop. */
  at: number;
  setAt(cell: number): void;
  touch(cell: number | null): void;
  /** Reports the cell under the pointer or the keyboard's focus, and whether its details are shown. */
  lookAt(cell: number | null, details: boolean): void;
  press(event: KeyboardEvent): void;
}

export function CellGrid({ grid, label, size, lines, at, setAt, touch, lookAt, press }: CellGridProps) {
  const { columns, rows } = size;
  return (
    <g
      ref={grid}
      className="cells"
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      onClick={(event: MouseEvent) => touch(cellOf(elementOf(event)))}
      onKeyDown={press}
      onFocus={(event) => {
        const cell = cellOf(event.target);
        if (cell === null) return;
        setAt(cell);
        if (event.target.matches(':focus-visible')) lookAt(cell, true);
      }}
      onBlur={() => lookAt(null, false)}
      onPointerOver={(event: PointerEvent) =>
        event.pointerType !== 'touch' && lookAt(cellOf(elementOf(event)), true)
      }
      onPointerLeave={() => lookAt(null, false)}
    >
      {lines.map((line, row) => (
        <GridRow
          key={row}
          cells={line}
          row={row}
          stop={Math.floor(at / columns) === row ? at % columns : -1}
        />
      ))}
    </g>
  );
}

/** The frame around the cell that has the keyboard's focus. */
export function CellFocus({ at, columns }: { at: number; columns: number }) {
  return (
    <g
      className="cell-focus"
      transform={`translate(${(at % columns) * CELL} ${Math.floor(at / columns) * CELL})`}
      aria-hidden="true"
    >
      <rect className="focus-gap" x="1" y="1" width={CELL - 2} height={CELL - 2} />
      <rect className="line" x="1" y="1" width={CELL - 2} height={CELL - 2} />
    </g>
  );
}

interface GridRowProps {
  cells: readonly NamedCell[];
  row: number;
  /** The column of the grid's tab stop, or -1. */
  stop: number;
}

const GridRow = memo(function GridRow({ cells, row, stop }: GridRowProps) {
  return (
    <g role="row" aria-rowindex={row + 1}>
      {cells.map(({ name, thing, standing, holds }, column) => (
        <Cell
          key={column}
          cell={row * cells.length + column}
          column={column}
          row={row}
          thing={thing}
          holds={holds}
          name={name + spokenStanding(standing)}
          usable={standing.target || standing.ready}
          picked={standing.picked}
          stop={column === stop}
        />
      ))}
    </g>
  );
});

interface CellProps {
  cell: number;
  column: number;
  row: number;
  thing: ThingId | null;
  holds: string | undefined;
  name: string;
  usable: boolean;
  picked: boolean;
  stop: boolean;
}

const Cell = memo(function Cell({ cell, column, row, thing, holds, name, usable, picked, stop }: CellProps) {
  return (
    <rect
      role="gridcell"
      aria-label={name}
      aria-colindex={column + 1}
      aria-selected={picked || undefined}
      tabIndex={stop ? 0 : -1}
      data-cell={cell}
      data-thing={thing ?? undefined}
      data-things={holds}
      className={usable ? 'cell usable' : 'cell'}
      x={column * CELL}
      y={row * CELL}
      width={CELL}
      height={CELL}
    />
  );
});
