// A board of squares. Layers show what is and what could be; over them lies one invisible grid that mouse, touch, keys and screen readers share.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  memo,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Ground, GridLines } from '../../kit/draw/terrain.tsx';
import type { ThingId } from '../things.ts';
import { type BoardTool, BoardTools } from '../BoardTools.tsx';
import { GridFrame } from './GridFrame.tsx';
import { Overview } from '../Overview.tsx';
import type { Pointing } from '../things.ts';
import { spokenStanding } from '../standing.ts';
import { CELL, areaOf, cellAfter, cellName, cellsPath, centreOf, outlinePath } from './cells.ts';
import { type Stroke, middleOf, paintedAt } from './paint.ts';
import { type Aimed, aimed } from '../standing.ts';
import { looking, useCamera } from '../useCamera.ts';
import '../board.css';

interface SquareGridProps {
  columns: number;
  rows: number;
  /** 'Board, 24 by 16 fields'. */
  label: string;
  on: Pointing;
  /** Things in a cell, the uppermost first, the cell itself last if it can be pointed at. Keep the function while the view is the same. */
  things(cell: number): readonly ThingId[];
  /** What is there, after the cell's name: 'no cover west, empty'. Keep the function while the view is the same. */
  describe(cell: number): string;
  /** Drawn in units of CELL, from below: the ground under the lines, what stands on it, what could be, pieces, plates with numbers. */
  ground?: ReactNode;
  terrain: ReactNode;
  overlay?: ReactNode;
  tokens: ReactNode;
  plates?: ReactNode;
  /** Cells that matter now: the planned act, else the own units. A phone begins there. */
  focus?: readonly number[];
  /** Pixels of a cell below which the first look is the focus instead of the whole board. */
  readable?: number;
  /** Where the button 'My unit' leads. */
  mine?: number | null;
  /** The cell under the pointer or the keyboard's focus. */
  look?(cell: number | null): void;
  tools?: readonly BoardTool[];
  /** Painting instead of pointing: the mouse, one finger or Enter; the camera moves by the wheel, two fingers and the buttons. */
  paint?: Stroke;
  /** False: the game draws the border around legal cells itself. */
  lit?: boolean;
}

/** Room for the numbers, in units of the board: the larger the board, the smaller it is shown. */
const margins = (columns: number) => ({
  west: Math.max(40, columns * 2.2),
  north: Math.max(36, columns * 1.7),
  other: 14,
});
/** Pixels of a cell: below the first the whole board is too small to play on; the second is comfortable. */
const READABLE = 20;
const COMFORTABLE = 36;

export function SquareGrid(props: SquareGridProps) {
  const {
    columns,
    rows,
    label,
    on,
    things,
    describe,
    ground,
    terrain,
    overlay,
    tokens,
    plates,
    focus = [],
    mine = null,
    look,
    tools,
    paint,
    lit = true,
  } = props;
  const [at, setAt] = useState(mine ?? focus[0] ?? 0);
  const grid = useRef<SVGGElement>(null);
  const picture = useId();

  const cells = useMemo(
    () =>
      Array.from({ length: columns * rows }, (_, cell) => ({
        ...aimed(things(cell), on.standing),
        name: `${cellName(cell, columns)}, ${describe(cell)}`,
      })),
    [columns, rows, things, describe, on.standing],
  );
  const lines = useMemo(
    () => Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
    [cells, columns, rows],
  );
  const legal = useMemo(
    () =>
      new Set(
        cells.flatMap(({ thing, standing }, cell) =>
          standing.target && thing === things(cell).at(-1) ? [cell] : [],
        ),
      ),
    [cells, things],
  );
  const changed =
    on.changed.size === 0
      ? []
      : cells.flatMap((_, cell) => (things(cell).some((thing) => on.changed.has(thing)) ? [cell] : []));

  const spots = cells.flatMap(({ standing }, cell) =>
    standing.target || standing.ready || focus.includes(cell) ? [centreOf(cell, columns)] : [],
  );

  const { west, north, other } = margins(columns);
  const board = { x: -west, y: -north, w: columns * CELL + west + other, h: rows * CELL + north + other };
  const size = { columns, rows };
  const cellOf = (target: Element | null): number | null => {
    const cell = target?.closest<SVGElement>('[data-cell]')?.dataset['cell'];
    return cell === undefined ? null : Number(cell);
  };
  const carried = useRef<ThingId | null>(null);
  const eye = useCamera({
    board,
    focus: areaOf(focus, size),
    readable: (props.readable ?? READABLE) / CELL,
    comfortable: COMFORTABLE / CELL,
    brush: paint && {
      down(spot) {
        const painted = paintedAt(spot, size);
        setAt(painted.cell);
        paint.begin(painted);
      },
      move: (spot) => paint.along(paintedAt(spot, size)),
      up: paint.end,
      cancel: paint.cancel,
    },
    carry: {
      lift(from) {
        const cell = cellOf(from);
        const { thing, standing } = cell === null ? ({ thing: null, standing: null } as const) : cells[cell]!;
        if (on.still || thing === null || !standing.ready) return false;
        carried.current = thing;
        if (!standing.picked) on.touch(thing);
        return true;
      },
      drop(onto) {
        const cell = cellOf(onto);
        const target = cell === null ? null : cells[cell]!.thing;
        if (carried.current !== null && target !== null && target !== carried.current)
          on.drop(carried.current, target);
        carried.current = null;
      },
    },
  });

  const touch = (cell: number | null): void => {
    if (paint !== undefined) return;
    const thing = cell === null ? null : cells[cell]!.thing;
    if (!on.still && thing !== null) on.touch(thing);
  };
  const lookAt = (cell: number | null, details: boolean): void => {
    look?.(cell);
    on.point(cell !== null && details && things(cell).length > 1 ? (things(cell)[0] ?? null) : null);
  };
  const moveTo = (cell: number): void => {
    setAt(cell);
    grid.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    eye.reveal({ x: (cell % columns) * CELL, y: Math.floor(cell / columns) * CELL, w: CELL, h: CELL });
  };
  /** The next cell in reading order on which something can be done. */
  const nextUse = (back: boolean): number | null => {
    for (let i = 1; i < cells.length; i++) {
      const cell = (at + (back ? cells.length - i : i)) % cells.length;
      if (cells[cell]!.standing.target || cells[cell]!.standing.ready) return cell;
    }
    return null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (paint === undefined) return touch(at);
      paint.begin(middleOf(at, size));
      return paint.end();
    }
    const to =
      event.key.toLowerCase() === 'n' && !event.ctrlKey
        ? nextUse(event.shiftKey)
        : cellAfter(event.key, event.ctrlKey, at, size);
    if (to === null) return;
    event.preventDefault();
    moveTo(to);
  };

  const { camera } = eye;
  return (
    <div className="board-frame">
      <svg className={paint === undefined ? 'board' : 'board painting'} ref={eye.frame} {...eye.handlers}>
        <g {...looking(camera)}>
          <g id={picture}>
            {ground ?? <Ground x={0} y={0} w={columns * CELL} h={rows * CELL} />}
            <GridLines columns={columns} rows={rows} cell={CELL} />
            {terrain}
            {overlay}
            {lit && legal.size > 0 && (
              <g className="reach">
                <path className="ground" d={cellsPath(legal, columns)} />
                <path className="edge" d={outlinePath(legal, columns)} />
              </g>
            )}
            {tokens}
          </g>
          {changed.length > 0 && <path className="flash" d={outlinePath(new Set(changed), columns)} />}
          {plates}
          <GridFrame {...size} zoom={camera.zoom} />
          <g
            ref={grid}
            className="cells"
            role="grid"
            aria-label={label}
            aria-rowcount={rows}
            aria-colcount={columns}
            onClick={(event: MouseEvent) => touch(cellOf(event.target as Element))}
            onKeyDown={press}
            onFocus={(event) => {
              const cell = cellOf(event.target);
              if (cell === null) return;
              setAt(cell);
              if (event.target.matches(':focus-visible')) lookAt(cell, true);
            }}
            onBlur={() => lookAt(null, false)}
            onPointerOver={(event: PointerEvent) =>
              event.pointerType !== 'touch' && lookAt(cellOf(event.target as Element), true)
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
          <g
            className="cell-focus"
            transform={`translate(${(at % columns) * CELL} ${Math.floor(at / columns) * CELL})`}
            aria-hidden="true"
          >
            <rect className="focus-gap" x="1" y="1" width={CELL - 2} height={CELL - 2} />
            <rect className="line" x="1" y="1" width={CELL - 2} height={CELL - 2} />
          </g>
        </g>
      </svg>
      <BoardTools
        eye={eye}
        mine={mine === null ? null : areaOf([mine], size)}
        {...(tools && { extra: tools })}
      />
      <Overview eye={eye} board={board} picture={picture} spots={spots} />
    </div>
  );
}

interface Named extends Aimed {
  name: string;
}

/** A row of cells; `stop` is the column of the grid's one tab stop, or -1. */
const GridRow = memo(function GridRow({
  cells,
  row,
  stop,
}: {
  cells: readonly Named[];
  row: number;
  stop: number;
}) {
  return (
    <g role="row" aria-rowindex={row + 1}>
      {cells.map(({ name, thing, standing }, column) => (
        <Cell
          key={column}
          cell={row * cells.length + column}
          column={column}
          row={row}
          thing={thing}
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
  name: string;
  usable: boolean;
  picked: boolean;
  stop: boolean;
}

const Cell = memo(function Cell({ cell, column, row, thing, name, usable, picked, stop }: CellProps) {
  return (
    <rect
      role="gridcell"
      aria-label={name}
      aria-colindex={column + 1}
      aria-selected={picked || undefined}
      tabIndex={stop ? 0 : -1}
      data-cell={cell}
      data-thing={thing ?? undefined}
      className={usable ? 'cell usable' : 'cell'}
      x={column * CELL}
      y={row * CELL}
      width={CELL}
      height={CELL}
    />
  );
});
