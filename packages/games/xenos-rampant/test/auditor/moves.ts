// Moves as they are told: not farther than allowed, on the table, an inch from everybody (XR-MOV-01, XR-GEO-07, XR-GEO-09).
import type { Account, Entry } from './account.ts';
import { claim } from './dice.ts';

export function checkMove(
  books: Account,
  unit: Entry,
  from: { x: number; y: number },
  path: readonly (readonly [number, number])[],
  most: number,
  target = -1,
): void {
  let { x, y } = from;
  let far = 0;
  for (const [toX, toY] of path) {
    far += Math.hypot(toX - x, toY - y);
    x = toX;
    y = toY;
  }
  claim(far <= most + path.length, `${unit.name} goes ${far.toFixed(0)} hundredths, more than ${most}`);
  const r = unit.sheet.radius;
  const [low, high] = books.options.size <= 12 ? [600, 4200] : [0, 4800];
  claim(
    x - r >= low && x + r <= high && y - r >= low && y + r <= high,
    `${unit.name} does not stay on the table`,
  );
  for (const one of books.units) {
    if (one === unit || one.state !== 'table' || one.id === target) continue;
    const least = r + one.sheet.radius + 100;
    const gap = Math.hypot(x - one.x, y - one.y);
    const before = Math.hypot(from.x - one.x, from.y - one.y);
    claim(
      gap + 0.01 >= least || gap + 1 >= before || before < least,
      `${unit.name} ends nearer than 1" to ${one.name}`,
    );
  }
}
