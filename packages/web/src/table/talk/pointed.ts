// Where things and spots are on the page, and which of them is under a pointer.
import type { ThingId } from '../../boards/things.ts';

/** The layer of a drawn board that the camera moves: spots are in its units. */
const layer = (): SVGGraphicsElement | null => document.querySelector('.stage-board svg.board > g');

/** What lies under a point of the page: a thing, or a spot of a drawn board. */
export function thingAt(target: Element | null, x: number, y: number): ThingId | null {
  const holder = target?.closest<HTMLElement | SVGElement>('[data-thing], [data-things]') ?? null;
  const first = holder?.dataset['things']?.split('|').find((thing) => thing !== '');
  const thing = first ?? holder?.dataset['thing'];
  if (thing !== undefined) return thing;
  const board = layer();
  const matrix = board?.getScreenCTM();
  if (matrix == null || target === null || board?.ownerSVGElement?.contains(target) !== true) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return `spot:${Math.round(at.x)},${Math.round(at.y)}`;
}

/** The box of a thing or spot on the page; null if it is not visible. */
export function boxOf(thing: ThingId): DOMRect | null {
  const [, x, y] = /^spot:(-?\d+),(-?\d+)$/.exec(thing) ?? [];
  if (x !== undefined && y !== undefined) {
    const matrix = layer()?.getScreenCTM();
    if (matrix == null) return null;
    const at = new DOMPoint(Number(x), Number(y)).matrixTransform(matrix);
    return new DOMRect(at.x - 8, at.y - 8, 16, 16);
  }
  const id = CSS.escape(thing);
  for (const part of document.querySelectorAll(`[data-thing="${id}"], [data-things*="|${id}|"]`)) {
    const box = part.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}
