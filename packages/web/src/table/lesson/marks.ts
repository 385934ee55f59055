// Marks the things that the coach mentions, and finds a corner of the stage where the coach covers none of them.
import type { Json } from '@xenotable/kernel';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ThingId } from '../../boards/things.ts';

export type Corner = 'bottom right' | 'bottom left' | 'top right' | 'top left';

const CORNERS: readonly Corner[] = ['bottom right', 'bottom left', 'top right', 'top left'];
const EDGE = 12;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box of a card of this size in a corner of the stage. */
export function boxAt(corner: Corner, stage: Box, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('right') ? stage.right - EDGE - width : stage.left + EDGE;
  const top = corner.startsWith('bottom') ? stage.bottom - EDGE - height : stage.top + EDGE;
  return { left, top, right: left + width, bottom: top + height };
}

/** Covering a marked thing counts this many times as much as covering another usable thing. */
const MARKED_WEIGHT = 50;

/** The corner that covers least of what is marked, then of what is `used`; the first of several that cover nothing. */
export function freeCorner(
  stage: Box,
  card: { width: number; height: number },
  marked: readonly Box[],
  used: readonly Box[] = [],
): Corner {
  const covered = CORNERS.map((corner) => {
    const box = boxAt(corner, stage, card);
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    return over(marked) * MARKED_WEIGHT + over(used);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? 'bottom right';
}

/** Usable buttons and pieces on and around the board, such as the plan below it and the tools beside it. */
const USED =
  ':is(button, .unit, .cell.usable, [data-thing][role=button]):not(.coach *, :disabled, .thing:not(.ready, .target, .picked))';

const elementsOf = (things: readonly ThingId[]): Element[] =>
  things.flatMap((thing) => [...document.querySelectorAll(`.table [data-thing="${CSS.escape(thing)}"]`)]);

/** Marks the things while the note is shown, and returns where the coach may stand. */
export function useMarked(
  things: readonly ThingId[],
  picture: Json,
  coach: RefObject<HTMLElement | null>,
): Corner {
  const [corner, setCorner] = useState<Corner>('bottom right');
  const key = things.join('\n');
  // The board may have redrawn its things after every picture.
  useLayoutEffect(() => {
    const marked = elementsOf(key.split('\n'));
    for (const element of marked) element.setAttribute('data-coached', '');
    const card = coach.current?.getBoundingClientRect();
    const stage = coach.current?.closest('.stage');
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    if (card !== undefined && stage != null)
      setCorner(
        freeCorner(boxOf(stage), card, marked.map(boxOf), [...stage.querySelectorAll(USED)].map(boxOf)),
      );
    return () => {
      for (const element of marked) element.removeAttribute('data-coached');
    };
  }, [key, picture, coach]);
  return corner;
}
