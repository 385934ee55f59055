// XR-GEN-06 What the table shows before a move is what the judge says about it: borders and nearest point against the ruling, at random points.
import {
  type Point,
  ahead,
  bearing,
  borders,
  nearest,
  roundDiv,
  isqrt,
  side,
  squared,
} from '@xenotable/board';
import { fastChance, type Uniform, uniform } from '@xenotable/kernel';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';
import { driveTowards, reachOf } from '../reach.ts';
import type { Table } from '../table.ts';

/** Those who walk, who are slow in rough ground, who pass over things, who drive. */
export const MOVERS = [
  'Light Infantry',
  'Heavy Infantry',
  'Elite Infantry + Flying',
  'Soft-skin Vehicle + Skimmer',
  'Greater Xenomorphs',
  'Soft-skin Vehicle',
];

/** A unit in the middle of a crowd of twelve, asked where it moves. */
export function crowd(seed: number, build: string): Table {
  const any = uniform(seed);
  const units: Record<string, unknown> = {};
  const taken: [number, number][] = [[24, 24]];
  for (let i = 0; taken.length <= 12; i++) {
    const at: [number, number] = [12 + any(2400) / 100, 12 + any(2400) / 100];
    if (taken.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 > 20)) {
      taken.push(at);
      units[`U${i}`] = { unit: 'Heavy Infantry', at };
    }
  }
  const map = ['CROSS', 'REFINERY', 'JUNGLE', 'PAD', 'HIVE', 'CANYON'][seed % 6];
  const w = arrange({ map, seats: { A: { units: { Mover: { unit: build, at: [24, 24] } } }, B: { units } } });
  game.play(w, 0, { order: 'move', unit: 0 }, fastChance(1));
  return w;
}

/** Whether a point lies in a polygon or on its border. */
export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = polygon[i]!.y < polygon[j]!.y ? [polygon[i]!, polygon[j]!] : [polygon[j]!, polygon[i]!];
    const off = side(a.x, a.y, b.x, b.y, x, y);
    if (off === 0 && y >= a.y && y <= b.y && x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x)) return true;
    if (a.y <= y && y < b.y && off > 0) odd = !odd;
  }
  return odd;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/**
 * Looks at random points around one mover. The border is drawn through points of the grid of hundredths, so a point beside the true border may lie on the
 * wrong side of the drawn line: that is allowed only where the ruling itself changes between the point and its neighbours on the grid.
 */
export function disagreements(seed: number, build: string, points: number, any: Uniform): string[] {
  const w = crowd(seed, build);
  const space = game.asks(w)[0]!.spaces[0]!;
  const region = reachOf(w, space)!;
  const unit = w.units[0]!;
  const choice = (x: number, y: number): unknown =>
    space.kind === 'drive' ? { drive: driveTowards(unit, { x, y }) } : { path: [[x, y]] };
  const stays = (x: number, y: number): boolean => x === unit.x && y === unit.y;
  const legal = (x: number, y: number): boolean =>
    stays(x, y) || game.judge(w, 0, choice(x, y) as never) === null;
  /** A drive goes by whole degrees: what counts is where it ends. */
  const reached = (x: number, y: number): Point =>
    space.kind === 'drive'
      ? ahead(unit.x, unit.y, bearing(x - unit.x, y - unit.y), isqrt(squared(x, y, unit.x, unit.y)))
      : { x, y };
  /** Where a drive just touches a token its rounded end decides, so that a longer drive on the same heading may be legal where a shorter one is not. */
  const grazes = (x: number, y: number): boolean => {
    const steps = driveTowards(unit, { x, y });
    const far = isqrt(squared(x, y, unit.x, unit.y));
    return (
      space.kind === 'drive' &&
      Array.from({ length: 100 }, (_, i) => far + i).some(
        (ahead) => game.judge(w, 0, { drive: [...steps.slice(0, -1), { ahead }] }) === null,
      )
    );
  };
  const [outer, ...patches] = borders(region);
  const faults: string[] = [];
  for (let i = 0; i < points; i++) {
    const { x, y } = reached(1500 + any(1801), 1500 + any(1801));
    const ruling = legal(x, y);
    const shown = inside(outer!, x, y) && !patches.some((patch) => inside(patch, x, y));
    if (shown !== ruling && AROUND.every(([dx, dy]) => legal(x + dx, y + dy) === ruling) && !grazes(x, y))
      faults.push(
        `${build}, crowd ${seed}: (${x}, ${y}) is ${ruling ? 'legal' : 'illegal'} and not drawn so`,
      );
    if (i % 50 !== 0) continue;
    const at = nearest(region, x, y);
    if (!legal(at.x, at.y))
      faults.push(`${build}, crowd ${seed}: the nearest point to (${x}, ${y}) is not legal`);
    if (ruling && (at.x !== x || at.y !== y))
      faults.push(`${build}, crowd ${seed}: (${x}, ${y}) is legal and not its own nearest point`);
    const far = isqrt(squared(x, y, at.x, at.y)) - 1;
    // A drive that grazes a token is legal and illegal in turns, as its end is rounded: there the nearest point is only legal.
    for (let j = far > 1 && space.kind !== 'drive' ? 0 : 50; j < 50; j++) {
      const [dx, dy] = [any(2001) - 1000, any(2001) - 1000];
      const length = Math.max(1000, isqrt(dx * dx + dy * dy) + 1);
      const [px, py] = [x + roundDiv(dx * far, length), y + roundDiv(dy * far, length)];
      if (legal(px, py))
        faults.push(
          `${build}, crowd ${seed}: (${px}, ${py}) is nearer to (${x}, ${y}) than (${at.x}, ${at.y})`,
        );
    }
  }
  return faults;
}
