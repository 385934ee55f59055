// Dragging with a mouse or pen. It is optional: pointing twice does the same.
import type { PointerEvent } from 'react';

/** A movement of fewer pixels is a click. */
const SLIP = 6;

const thingUnder = (x: number, y: number): string | null => {
  for (const el of document.elementsFromPoint(x, y)) {
    const thing = el.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    if (thing !== undefined) return thing;
  }
  return null;
};

/** Starts to drag a thing. `lift` is called once it really moves, `drop` when it is released over another thing. */
export function startDrag(
  event: PointerEvent<HTMLElement | SVGElement>,
  thing: string,
  lift: () => void,
  drop: (onto: string) => void,
): void {
  if (event.pointerType === 'touch' || event.button !== 0) return;
  const { clientX: x0, clientY: y0 } = event;
  const source = event.currentTarget;
  let ghost: HTMLElement | null = null;
  const stop = new AbortController();
  const move = (e: globalThis.PointerEvent): void => {
    if (ghost === null) {
      if (Math.hypot(e.clientX - x0, e.clientY - y0) < SLIP) return;
      const box = source.getBoundingClientRect();
      ghost = document.createElement('div');
      ghost.className = 'drag-ghost';
      ghost.append(source.cloneNode(true));
      Object.assign(ghost.style, {
        width: `${box.width}px`,
        left: `${box.left - x0}px`,
        top: `${box.top - y0}px`,
      });
      source.parentElement?.append(ghost);
      lift();
    }
    ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
  };
  const end = (e: globalThis.PointerEvent): void => {
    stop.abort();
    if (ghost === null) return;
    ghost.remove();
    const onto = thingUnder(e.clientX, e.clientY);
    if (onto !== null && onto !== thing) drop(onto);
    addEventListener('click', (click) => click.stopPropagation(), {
      capture: true,
      once: true,
      signal: AbortSignal.timeout(50),
    });
  };
  addEventListener('pointermove', move, { signal: stop.signal });
  addEventListener('pointerup', end, { signal: stop.signal });
  addEventListener('pointercancel', () => (stop.abort(), ghost?.remove()), { signal: stop.signal });
}
