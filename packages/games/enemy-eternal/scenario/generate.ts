// Maps from a seed: turned by half a circle, loosened a little, and kept only if nothing stops them and both sides are alike within a bound.
import { uniform } from '@xenotable/kernel';
import { FAIR_BOUND, fairnessOf } from './fairness.ts';
import { problemsOf } from './problems.ts';
import { type Area, type Scenario, WORKED_KINDS, type WorkedKind } from './scenario.ts';

type Any = (count: number) => number;
type Spot = readonly [x: number, y: number];

/** A picture that is drawn on, each stroke with its twin on the other side. */
class Sketch {
  readonly width: number;
  readonly height: number;
  readonly rows: string[][];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  }

  at(x: number, y: number): string {
    return this.rows[y]?.[x] ?? ' ';
  }

  put(x: number, y: number, sign: string): void {
    const row = this.rows[y];
    if (row !== undefined && x >= 0 && x < this.width) row[x] = sign;
  }

  twin([x, y]: Spot): Spot {
    return [this.width - 1 - x, this.height - 1 - y];
  }

  /** Whether a block and one cell around it are open ground. */
  isOpen(x: number, y: number, w: number, h: number): boolean {
    for (let j = y - 1; j <= y + h; j++)
      for (let i = x - 1; i <= x + w; i++) {
        const sign = this.at(i, j);
        if (sign !== '.' && sign !== ' ') return false;
      }
    return x >= 0 && y >= 0 && x + w <= this.width && y + h <= this.height;
  }

  fill(x: number, y: number, w: number, h: number, sign: string): void {
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) this.put(i, j, sign);
  }
}

interface Feature {
  w: number;
  h: number;
  sign: string;
}

/** What stands on the ground, and how often. */
function feature(any: Any): Feature {
  const kind = any(20);
  if (kind < 4) return { w: 2 + any(3), h: 2 + any(3), sign: '#' };
  if (kind < 11)
    return any(2) === 0 ? { w: 1 + any(2), h: 1, sign: 'H' } : { w: 1, h: 1 + any(2), sign: 'H' };
  if (kind < 16)
    return any(2) === 0 ? { w: 1 + any(3), h: 1, sign: 's' } : { w: 1, h: 1 + any(3), sign: 's' };
  if (kind < 18) return { w: 1 + any(2), h: 1, sign: 'o' };
  if (kind < 19) return { w: 2 + any(2), h: 2, sign: '~' };
  return { w: 3, h: 3, sign: '1' };
}

/** A platform has a ramp on the side that looks at the middle. */
function lay(sketch: Sketch, x: number, y: number, { w, h, sign }: Feature): void {
  sketch.fill(x, y, w, h, sign);
  if (sign === '1') sketch.put(x < sketch.width / 2 ? x + w : x - 1, y + 1, '=');
}

/** One feature on the left and its twin on the right; the twin may stand a step beside its place. */
function layPair(sketch: Sketch, any: Any, depth: number, loose: boolean): void {
  const one = feature(any);
  const room = Math.max(1, (sketch.width >> 1) - depth - 1 - one.w);
  const x = depth + 1 + any(room);
  const y = any(Math.max(1, sketch.height - one.h));
  if (!sketch.isOpen(x, y, one.w, one.h)) return;
  const [right, bottom] = sketch.twin([x, y]);
  const shifts: readonly Spot[] =
    loose && any(4) === 0
      ? [
          [0, 1],
          [0, -1],
          [1, 0],
          [-1, 0],
        ]
      : [[0, 0]];
  const [dx, dy] = shifts[any(shifts.length)] ?? [0, 0];
  const [tx, ty] = [right - one.w + 1 + dx, bottom - one.h + 1 + dy];
  if (tx <= x + one.w || tx + one.w > sketch.width - depth) return;
  if (!sketch.isOpen(tx, ty, one.w, one.h)) return;
  lay(sketch, x, y, one);
  lay(sketch, tx, ty, one);
}

const SIGN_OF: Record<WorkedKind, string> = { terminal: 'T', container: 'C', device: 'I' };

const countOf = (scenario: Scenario, sign: string): number =>
  scenario.map.reduce((sum, row) => sum + row.split(sign).length - 1, 0);

/** So many of one sign: pairs on both sides, an odd one in the middle. */
function layThings(sketch: Sketch, any: Any, sign: string, count: number): void {
  const middle: Spot = [sketch.width >> 1, sketch.height >> 1];
  if (count % 2 === 1) layNear(sketch, middle, sign);
  for (let pair = 0; pair < count >> 1; pair++) {
    const spot: Spot = [(sketch.width >> 2) + any(sketch.width >> 2), 2 + any(sketch.height - 4)];
    const put = layNear(sketch, spot, sign);
    if (put !== null) layNear(sketch, sketch.twin(put), sign);
  }
}

/** On the open cell that is nearest to a spot. */
function layNear(sketch: Sketch, [x, y]: Spot, sign: string): Spot | null {
  for (let far = 0; far < 8; far++)
    for (let j = -far; j <= far; j++)
      for (let i = -far; i <= far; i++)
        if (Math.max(Math.abs(i), Math.abs(j)) === far && sketch.isOpen(x + i, y + j, 1, 1)) {
          sketch.put(x + i, y + j, sign);
          return [x + i, y + j];
        }
  return null;
}

/** Areas lie on the middle line, mirrored about the middle of the board. */
function placeAreas(scenario: Scenario, sketch: Sketch): Area[] {
  const left = (sketch.width >> 1) - 2;
  const step = Math.floor(sketch.height / (scenario.areas.length + 1));
  return scenario.areas.map((area, i) => {
    const top = Math.min(sketch.height - 4, Math.max(0, step * (i + 1) - 2));
    sketch.fill(left, top, 4, 4, '.');
    return { name: area.name, cells: [`${left},${top} ${left + 3},${top + 3}`] };
  });
}

/** Columns of a deployment zone. */
export const zoneDepth = (width: number): number => Math.max(3, Math.round(width / 7));

function draw(scenario: Scenario, any: Any, loose: boolean): Scenario {
  const sketch = new Sketch(scenario.map[0]?.length ?? 36, scenario.map.length);
  const depth = zoneDepth(sketch.width);
  const start = Object.values(scenario.forces).some((forces) => (forces?.start ?? []).length > 0);
  const zoneB = Object.keys(scenario.forces).length === 0 || start;
  for (const kind of WORKED_KINDS)
    if (scenario.pieces[kind] !== undefined)
      layThings(sketch, any, SIGN_OF[kind], countOf(scenario, SIGN_OF[kind]) || 3);
  if (scenario.civilians !== 'none') layThings(sketch, any, 'V', countOf(scenario, 'V') || 4);
  if (countOf(scenario, 'X') > 0) layThings(sketch, any, 'X', countOf(scenario, 'X'));
  for (const { pod } of scenario.pods)
    layNear(sketch, [(sketch.width >> 1) + any(sketch.width >> 2), 2 + any(sketch.height - 4)], pod);
  const features = Math.round((sketch.width * sketch.height) / 8);
  for (let n = 0; n < features; n++) layPair(sketch, any, depth, loose);
  const areas = placeAreas(scenario, sketch);
  for (let y = 0; y < sketch.height; y++)
    for (let x = 0; x < depth; x++) {
      sketch.put(x, y, 'A');
      if (zoneB) sketch.put(sketch.width - 1 - x, y, 'B');
    }
  if (scenario.civilians === 'escorted' || scenario.evacStart)
    sketch.fill(0, (sketch.height >> 1) - 2, 2, 4, 'E');
  if (Object.values(scenario.forces).some((forces) => Object.keys(forces?.later ?? {}).length > 0))
    sketch.fill(sketch.width - 1, 1, 1, 3, 'r');
  return { ...scenario, map: sketch.rows.map((row) => row.join('')), raised: [], areas };
}

/** Stops that come from the map. */
const isSound = (scenario: Scenario): boolean =>
  problemsOf(scenario).every(
    ({ severity, rule }) => severity !== 'stop' || (rule !== 'EE-SCN-02' && rule !== 'EE-SCN-03'),
  );

const isFair = (scenario: Scenario): boolean => (fairnessOf(scenario)?.worst ?? 0) <= FAIR_BOUND;

/** Loose maps that are tried before a strict one. */
const TRIES = 30;

/** The same scenario on a map drawn from a seed: the same seed gives the same map everywhere. */
export function generate(scenario: Scenario, seed: number): Scenario {
  const any = uniform(seed);
  for (let n = 0; n < 2 * TRIES; n++) {
    const drawn = draw(scenario, any, n < TRIES);
    if (isSound(drawn) && isFair(drawn)) return drawn;
  }
  throw new Error(`no sound map was found for seed ${seed}`);
}
