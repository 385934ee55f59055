// Marks on the board what the coach speaks of, and finds a corner of the stage where the coach covers none of it.
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

/** Where a card of this size lies in a corner of the stage. */
export function boxAt(corner: Corner, stage: Box, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('right') ? stage.right - EDGE - width : stage.left + EDGE;
  const top = corner.startsWith('bottom') ? stage.bottom - EDGE - height : stage.top + EDGE;
  return { left, top, right: left + width, bottom: top + height };
}

/** The corner that covers least of what is marked; the first of them if several cover nothing. */
export function freeCorner(
  stage: Box,
  card: { width: number; height: number },
  marked: readonly Box[],
): Corner {
  const covered = CORNERS.map((corner) => {
    const box = boxAt(corner, stage, card);
    return marked.reduce((sum, one) => sum + overlap(box, one), 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? 'bottom right';
}

const elementsOf = (things: readonly ThingId[]): Element[] =>
  things.flatMap((thing) => [...document.querySelectorAll(`.table [data-thing="${CSS.escape(thing)}"]`)]);

/** Marks the things while the note stands, and answers where the coach may stand. */
export function useMarked(
  things: readonly ThingId[],
  picture: Json,
  coach: RefObject<HTMLElement | null>,
): Corner {
  const [corner, setCorner] = useState<Corner>('bottom right');
  const key = things.join('\n');
  // After every picture the board may have drawn its things anew.
  useLayoutEffect(() => {
    const marked = elementsOf(key.split('\n'));
    for (const element of marked) element.setAttribute('data-coached', '');
    const card = coach.current?.getBoundingClientRect();
    const stage = coach.current?.closest('.stage')?.getBoundingClientRect();
    if (card !== undefined && stage !== undefined)
      setCorner(
        freeCorner(
          stage,
          card,
          marked.map((element) => element.getBoundingClientRect()),
        ),
      );
    return () => {
      for (const element of marked) element.removeAttribute('data-coached');
    };
  }, [key, picture, coach]);
  return corner;
}
