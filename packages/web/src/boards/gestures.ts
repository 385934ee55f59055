// What the mouse and fingers do on a board: pan, pinch, carry or paint. A pointer that hardly moves has clicked; a pan never acts.
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Spot } from './camera.ts';
import { elementOf } from '../kit/target.ts';

/** A movement of fewer pixels is a click. */
const SLIP = 6;

/** Carrying something with the mouse instead of panning. */
export interface Carry {
  /** Picks up what is under the pointer; false if it cannot be carried. */
  lift(from: Element): boolean;
  drop(onto: Element | null): void;
}

/** Painting with the mouse or one finger instead of panning; spots are in units of the board. */
export interface Brush {
  down(at: Spot): void;
  move(at: Spot): void;
  up(): void;
  cancel(): void;
}

/** The effects of gestures; spots are in pixels of the frame, except for the brush. */
interface GestureEffects {
  pan(by: Spot): void;
  pinch(before: readonly [Spot, Spot], after: readonly [Spot, Spot]): void;
  /** The point of the board under a spot of the frame. */
  onBoard(at: Spot): Spot;
  carry: Carry | undefined;
  brush: Brush | undefined;
}

interface Gesture {
  pointers: Map<number, Spot>;
  start: Spot;
  from: Element;
  moved: boolean;
  carrying: boolean;
  painting: boolean;
}

type BoardPointer = PointerEvent<SVGSVGElement>;

/** Event handlers for the frame of the board. */
export interface GestureHandlers {
  onPointerDown(event: BoardPointer): void;
  onPointerMove(event: BoardPointer): void;
  onPointerUp(event: BoardPointer): void;
  onPointerCancel(event: BoardPointer): void;
  onClickCapture(event: MouseEvent<SVGSVGElement>): void;
}

const spotOf = (event: BoardPointer): Spot => {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

const begun = (start: Spot, from: Element): Gesture => ({
  pointers: new Map(),
  start,
  from,
  moved: false,
  carrying: false,
  painting: false,
});

/** The first finger paints; a second one cancels the stroke and pinches. */
function paint(event: BoardPointer, now: Gesture, at: Spot, { brush, onBoard }: GestureEffects): void {
  if (brush === undefined) return;
  if (now.painting) brush.cancel();
  now.painting = now.pointers.size === 1;
  if (!now.painting) return;
  now.moved = true;
  event.currentTarget.setPointerCapture(event.pointerId);
  brush.down(onBoard(at));
}

/** Whether the pointer has moved too far for a click; then it carries what is under it, or pans. */
function hasMoved(event: BoardPointer, now: Gesture, at: Spot, { carry }: GestureEffects): boolean {
  if (now.moved) return true;
  if (Math.hypot(at.x - now.start.x, at.y - now.start.y) < SLIP) return false;
  now.moved = true;
  now.carrying = event.pointerType === 'mouse' && carry !== undefined && carry.lift(now.from);
  if (!now.carrying) event.currentTarget.setPointerCapture(event.pointerId);
  return true;
}

function drag(event: BoardPointer, now: Gesture, before: Spot, effects: GestureEffects): void {
  const at = spotOf(event);
  if (now.painting) {
    now.pointers.set(event.pointerId, at);
    return effects.brush?.move(effects.onBoard(at));
  }
  if (!hasMoved(event, now, at, effects)) return;
  const [first, second] = now.pointers.values();
  now.pointers.set(event.pointerId, at);
  if (now.carrying) return;
  const [movedFirst, movedSecond, third] = now.pointers.values();
  if (first && second && movedFirst && movedSecond && third === undefined)
    effects.pinch([first, second], [movedFirst, movedSecond]);
  else effects.pan({ x: at.x - before.x, y: at.y - before.y });
}

function finish(event: BoardPointer, now: Gesture, done: boolean, { brush, carry }: GestureEffects): void {
  if (now.painting) (done ? brush?.up : brush?.cancel)?.();
  if (now.carrying && done) carry?.drop(document.elementFromPoint(event.clientX, event.clientY));
}

export function useGestures(effects: GestureEffects): GestureHandlers {
  const gesture = useRef<Gesture | null>(null);
  const dragged: RefObject<boolean> = useRef(false);
  const end = (event: BoardPointer, done: boolean): void => {
    const now = gesture.current;
    if (now === null || !now.pointers.delete(event.pointerId) || now.pointers.size > 0) return;
    gesture.current = null;
    dragged.current = now.moved;
    finish(event, now, done, effects);
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      dragged.current = false;
      const at = spotOf(event);
      const now = (gesture.current ??= begun(at, elementOf(event) ?? event.currentTarget));
      now.pointers.set(event.pointerId, at);
      if (now.pointers.size > 1) now.moved = true;
      paint(event, now, at, effects);
    },
    onPointerMove(event) {
      const now = gesture.current;
      const before = now?.pointers.get(event.pointerId);
      if (now !== null && before !== undefined) drag(event, now, before, effects);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
    onClickCapture(event) {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
    },
  };
}
