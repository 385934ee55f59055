// Arrow keys on the table move the focus to the map, or to the nearest thing in that direction.

const STEPS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (el: Element): { x: number; y: number } => {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Moves the focus inside `board`; false if the key is no arrow or there is nothing in that direction. */
export function moveFocus(board: Element, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const things = [...board.querySelectorAll<HTMLElement>('button[data-thing]')];
  const now = things.find((thing) => thing === document.activeElement);
  const map = board.querySelector<HTMLElement>('[role=grid] [tabindex="0"][data-cell]');
  if (now === undefined) {
    const first =
      map ??
      board.querySelector<HTMLElement>('.thing.target, .thing.ready') ??
      things[0] ??
      board.querySelector<HTMLElement>('[tabindex="0"]:is([data-cell], [data-thing])');
    first?.focus();
    return first !== undefined;
  }
  const from = centre(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === now) continue;
    const to = centre(thing);
    const along = (to.x - from.x) * step[0] + (to.y - from.y) * step[1];
    const across = Math.abs((to.x - from.x) * step[1]) + Math.abs((to.y - from.y) * step[0]);
    const far = along + 2 * across;
    if (along > 4 && across <= along * 1.8 && far < least) {
      least = far;
      best = thing;
    }
  }
  // Up and down lead out of a list to the map above or below it.
  const next = best ?? (map !== null && (centre(map).y - from.y) * step[1] > 0 ? map : null);
  next?.focus();
  return next !== null;
}
