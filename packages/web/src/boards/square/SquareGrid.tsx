// A board of squares: layers show what is and what could be; over them lies one invisible grid that mouse, touch, keys and screen readers use.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Ground, GridLines } from '../../kit/draw/terrain.tsx';
import { type BoardTool, BoardTools } from '../BoardTools.tsx';
import { Overview } from '../Overview.tsx';
import { PlateBounds } from '../Plate.tsx';
import { overlap, visible } from '../camera.ts';
import type { Pointing, ThingId } from '../things.ts';
import { type Eye, looking } from '../useCamera.ts';
import { Zoom } from '../zoom.ts';
import { CellFocus, CellGrid } from './CellGrid.tsx';
import { GridFrame, clearOfNumbers } from './GridFrame.tsx';
import {
  CELL,
  type GridSize,
  areaOf,
  cellAfter,
  cellArea,
  cellsPath,
  centreOf,
  outlinePath,
} from './cells.ts';
import { type Stroke, middleOf } from './paint.ts';
import { type Cells, nextUsable, useCells } from './useCells.ts';
import { useGridCamera } from './useGridCamera.ts';
import '../board.css';

interface SquareGridProps {
  columns: number;
  rows: number;
  /** 'Board, 24 by 16 fields'. */
  label: string;
  on: Pointing;
  /** Things in a cell, the uppermost first, the cell itself last if it can be pointed at. The function must stay the same while the view does. */
  things(cell: number): readonly ThingId[];
  /** What is in a cell, said after its name: 'no cover west, empty'. The function must stay the same while the view does. */
  describe(cell: number): string;
  /** Drawn in units of CELL, from below: the ground under the lines, what stands on it, possibilities, pieces, plates with numbers. */
  ground?: ReactNode;
  terrain: ReactNode;
  overlay?: ReactNode;
  tokens: ReactNode;
  plates?: ReactNode;
  /** Cells that matter now: the planned act, otherwise the player's own units. A phone shows them first. */
  focus?: readonly number[];
  /** If cells would be smaller than this many pixels, the focus is shown first instead of the whole board. */
  readable?: number;
  /** When it changes, another part of the game begins, and the camera starts again. */
  scene?: string;
  /** The cell that the button 'My unit' shows. */
  mine?: number | null;
  /** Who acts now: where the keys begin when somebody else acts than before. */
  acting?: { id: number; cell: number } | null;
  /** The cell under the pointer or the keyboard's focus. */
  look?(cell: number | null): void;
  tools?: readonly BoardTool[];
  /** Painting instead of pointing, with the mouse, one finger or Enter; the wheel, two fingers and the buttons move the camera. */
  paint?: Stroke;
  /** False: the game draws the border around legal cells itself. */
  lit?: boolean;
}

/** The cell that a key leads to: a neighbour, or with N the next usable cell. */
function cellByKey(event: KeyboardEvent, at: number, cells: Cells, size: GridSize): number | null {
  return event.key.toLowerCase() === 'n' && !event.ctrlKey
    ? nextUsable(cells.all, at, event.shiftKey)
    : cellAfter(event.key, event.ctrlKey, at, size);
}

/** The cells of some things. */
const cellsOf = (
  wanted: readonly ThingId[],
  cells: number,
  things: (cell: number) => readonly ThingId[],
): number[] =>
  wanted.length === 0
    ? []
    : Array.from({ length: cells }, (_, cell) => cell).filter((cell) =>
        things(cell).some((thing) => wanted.includes(thing)),
      );

/** The drawn board: ground, what stands on it, possibilities, pieces. */
function Picture({ id, cells, ...props }: SquareGridProps & { id: string; cells: Cells }) {
  const { columns, rows, ground, terrain, overlay, tokens, lit = true } = props;
  return (
    <g id={id}>
      {ground ?? <Ground x={0} y={0} w={columns * CELL} h={rows * CELL} />}
      <GridLines columns={columns} rows={rows} cell={CELL} />
      {terrain}
      {overlay}
      {lit && cells.legal.size > 0 && (
        <g className="reach">
          <path className="ground" d={cellsPath(cells.legal, columns)} />
          <path className="edge" d={outlinePath(cells.legal, columns)} />
        </g>
      )}
      {tokens}
    </g>
  );
}

/** Over the pieces: plates with numbers, and the names of columns and rows. */
function Over({ size, eye, plates }: { size: GridSize; eye: Eye; plates: ReactNode }) {
  const whole = { x: 0, y: 0, w: size.columns * CELL, h: size.rows * CELL };
  const seen = visible(eye.camera, eye.screen);
  const { zoom } = eye.camera;
  const clear = overlap(whole, clearOfNumbers(zoom, seen)) ?? whole;
  return (
    <>
      <PlateBounds value={{ w: whole.w, h: whole.h, zoom, seen: clear }}>{plates}</PlateBounds>
      <GridFrame {...size} zoom={zoom} seen={seen} />
    </>
  );
}

/** The cell of the keys: it goes to whoever begins to act, with the focus if the board has it, and stays where people lead it then. */
function useKeyCell(
  grid: RefObject<SVGGElement | null>,
  acting: NonNullable<SquareGridProps['acting']> | null,
  start: number,
) {
  const [at, setAt] = useState(acting?.cell ?? start);
  const [actor, setActor] = useState(acting?.id ?? null);
  if (actor !== (acting?.id ?? null)) {
    setActor(acting?.id ?? null);
    if (acting !== null) setAt(acting.cell);
  }
  useEffect(() => {
    if (actor === null || grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [actor, grid]);
  return [at, setAt] as const;
}

/** Looks at a cell: the uppermost thing in it shows its details for as long as it stays there. */
function useLook({ point }: Pointing, things: SquareGridProps['things'], look: SquareGridProps['look']) {
  const pointed = useRef<{ cell: number; thing: ThingId } | null>(null);
  useEffect(() => {
    const { current } = pointed;
    if (current === null || things(current.cell).includes(current.thing)) return;
    pointed.current = null;
    point(null);
  });
  return (cell: number | null, details: boolean): void => {
    look?.(cell);
    const thing = cell !== null && details && things(cell).length > 1 ? (things(cell)[0] ?? null) : null;
    pointed.current = cell === null || thing === null ? null : { cell, thing };
    point(thing);
  };
}

export function SquareGrid(props: SquareGridProps) {
  const { columns, rows, on, things, plates, focus = [], mine = null, look, tools, paint } = props;
  const frame = useRef<SVGSVGElement>(null);
  const grid = useRef<SVGGElement>(null);
  const [at, setAt] = useKeyCell(grid, props.acting ?? null, mine ?? focus[0] ?? 0);
  const picture = useId();
  const cells = useCells(props);
  const size = { columns, rows };
  const watched = cellsOf(on.watched, columns * rows, things);
  const { eye, board } = useGridCamera(frame, {
    size,
    focus: watched.length > 0 ? watched : focus,
    readable: props.readable,
    scene: props.scene,
    on,
    cells: cells.all,
    paint,
    at,
    setAt,
  });

  const touch = (cell: number | null): void => {
    const thing = cell === null || paint !== undefined ? null : cells.all[cell]?.thing;
    if (!on.still && thing) on.touch(thing);
  };
  const lookAt = useLook(on, things, look);
  const moveTo = (cell: number): void => {
    setAt(cell);
    grid.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    eye.reveal(cellArea(cell, columns));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (paint === undefined) return touch(at);
      paint.begin(middleOf(at, size));
      return paint.end();
    }
    const to = cellByKey(event, at, cells, size);
    if (to === null) return;
    event.preventDefault();
    moveTo(to);
  };
  const spots = cells.all.flatMap(({ standing }, cell) =>
    standing.target || standing.ready || focus.includes(cell) ? [centreOf(cell, columns)] : [],
  );
  return (
    <div className="board-frame">
      <svg className={paint === undefined ? 'board' : 'board painting'} ref={frame} {...eye.handlers}>
        <g {...looking(eye.camera)}>
          <Zoom value={eye.camera.zoom}>
            <Picture {...props} id={picture} cells={cells} />
          </Zoom>
          {cells.changed.length > 0 && (
            <path className="flash" d={outlinePath(new Set(cells.changed), columns)} />
          )}
          <Over size={size} eye={eye} plates={plates} />
          <CellGrid
            {...{ grid, size, at, setAt, touch, lookAt, press }}
            label={props.label}
            lines={cells.lines}
          />
          <CellFocus at={at} columns={columns} />
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
