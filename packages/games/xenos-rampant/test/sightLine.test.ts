// The line of fire on the board is one that the rules allow, not just the one between the middles.
import { expect, test } from 'vitest';
import { sees } from '../book/geometry/sight.ts';
import { clearLine } from '../preview/sightLine.ts';
import { unitOf } from '../table.ts';
import { MOVERS, crowd } from './agreement.ts';
import { table } from './tables.ts';

test('a shot past a friend is drawn beside its middle', () => {
  const w = table(
    {
      S: { unit: 'Support Infantry', at: [6, 3] },
      H: { unit: 'Heavy Infantry', at: [14, 3] },
    },
    { X: { unit: 'Lesser Xenomorphs', at: [22, 3] } },
    { step: 'phase' },
  );
  const [shooter, target] = [unitOf(w, 0), unitOf(w, 2)];
  const line = clearLine(w, shooter, target);
  expect(sees(w, shooter, target)).toBe(true);
  expect(line).not.toBeNull();
  expect(line).not.toEqual([
    { x: shooter.x, y: shooter.y },
    { x: target.x, y: target.y },
  ]);
});

test('there is a clear line exactly where a unit sees another', () => {
  for (const [seed, mover] of MOVERS.entries()) {
    const w = crowd(seed, mover);
    const unit = unitOf(w, 0);
    for (const other of w.units.slice(1))
      expect(clearLine(w, unit, other) !== null).toBe(sees(w, unit, other));
  }
});
