// The camera over a board of squares: what it shows first, and what dragging does.
import { type RefObject, useMemo, useRef } from 'react';
import type { Area } from '../camera.ts';
import type { Brush, Carry } from '../gestures.ts';
import type { Pointing, ThingId } from '../things.ts';
import { type Eye, useCamera } from '../useCamera.ts';
import { cellOf } from './CellGrid.tsx';
import { CELL, type GridSize, areaOf, cellArea } from './cells.ts';
import { type Stroke, paintedAt } from './paint.ts';
import type { NamedCell } from './useCells.ts';

/** Pixels per cell: below READABLE the whole board is too small to play on; the second value is comfortable. */
const READABLE = 20;
const COMFORTABLE = 36;

/** The area of the board and its numbers, in board units: on a larger board they take more room. */
function boardOf({ columns, rows }: GridSize): Area {
  const west = Math.max(40, columns * 2.2);
  const north = Math.max(36, columns * 1.7);
  const other = 14;
  return { x: -west, y: -north, w: columns * CELL + west + other, h: rows * CELL + north + other };
}

/** Takes a thing into hand, as far as it can be carried. */
function takes(on: Pointing, thing: ThingId): boolean {
  if (on.lift !== undefined) return on.lift(thing);
  const { ready, picked } = on.standing(thing);
  if (ready && !picked) on.touch(thing);
  return ready;
}

/** A usable thing is carried by the mouse, and played where it is dropped. */
function useCarry(on: Pointing, cells: readonly NamedCell[]): Carry {
  const carried = useRef<ThingId | null>(null);
  const under = (element: Element | null): NamedCell | undefined => {
    const cell = cellOf(element);
    return cell === null ? undefined : cells[cell];
  };
  return {
    lift(from) {
      const { thing } = under(from) ?? {};
      if (on.still || !thing || !takes(on, thing)) return false;
      carried.current = thing;
      return true;
    },
    drop(onto) {
      const target = under(onto)?.thing;
      if (carried.current !== null && target && target !== carried.current) on.drop(carried.current, target);
      carried.current = null;
    },
  };
}

function brushOf(paint: Stroke, size: GridSize, setAt: (cell: number) => void): Brush {
  return {
    down(spot) {
      const painted = paintedAt(spot, size);
      setAt(painted.cell);
      paint.begin(painted);
    },
    move: (spot) => paint.along(paintedAt(spot, size)),
    up: paint.end,
    cancel: paint.cancel,
  };
}

interface GridCameraProps {
  size: GridSize;
  focus: readonly number[];
  readable: number | undefined;
  scene: string | undefined;
  on: Pointing;
  cells: readonly NamedCell[];
  paint: Stroke | undefined;
  /** The cell that was pointed at last. */
  at: number;
  setAt(cell: number): void;
}

export function useGridCamera(
  frame: RefObject<SVGSVGElement | null>,
  props: GridCameraProps,
): { eye: Eye; board: Area } {
  const { size, focus, readable = READABLE, on, cells, paint, at, setAt } = props;
  const { columns, rows } = size;
  const board = useMemo(() => boardOf({ columns, rows }), [columns, rows]);
  const carry = useCarry(on, cells);
  const eye = useCamera(frame, {
    board,
    focus: areaOf(focus, size),
    pointed: cellArea(at, columns),
    planned: on.planned,
    scene: props.scene,
    readable: readable / CELL,
    comfortable: COMFORTABLE / CELL,
    brush: paint && brushOf(paint, size, setAt),
    carry,
  });
  return { eye, board };
}
