// The auditor's own reading of the board: signs, levels, steps, contact, sight and cover, by the letter of the catalogue.
import { isMap, maps } from '../../content/maps.ts';
import type { Spot } from '../../choices.ts';

export const keyOf = ([x, y]: Spot): string => `${x},${y}`;

export class Ground {
  readonly rows: string[];
  readonly gone = new Set<string>();
  readonly solid = new Set<string>();
  private readonly map: string;
  private readonly square: boolean;
  private readonly night: boolean;

  constructor(map: string, square: boolean, night: boolean) {
    this.map = map;
    this.square = square;
    this.night = night;
    this.rows = (isMap(map) ? maps[map] : map)
      .trim()
      .split('\n')
      .map((row) => row.trim());
  }

  get width(): number {
    return this.rows[0]?.length ?? 0;
  }

  /** The sign of a cell as it is now; what was destroyed is open. */
  signAt([x, y]: Spot): string {
    const key = keyOf([x, y]);
    if (this.solid.has(key)) return 'C';
    const sign = this.rows[y]?.[x] ?? ' ';
    return this.gone.has(key) && '#HhsoDTCIm'.includes(sign) ? '.' : sign;
  }

  levelAt([x, y]: Spot): number {
    const sign = this.rows[y]?.[x] ?? ' ';
    if (sign === '2') return 2;
    if (sign === '1' || sign === 'h') return 1;
    const raised =
      (this.map === 'MAP-05' && (x === 17 || x === 18) && (y === 11 || y === 12)) ||
      (this.map === 'MAP-15' && (x === 27 || x === 28) && y === 11);
    return raised ? 1 : 0;
  }

  private isRamp([x, y]: Spot): boolean {
    return this.rows[y]?.[x] === '=';
  }

  /** EE-BRD-03, EE-OPT-14. */
  distance(a: Spot, b: Spot): number {
    const dx = Math.abs(a[0] - b[0]);
    const dy = Math.abs(a[1] - b[1]);
    return this.square ? Math.max(dx, dy) : Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
  }

  /** EE-MOV-05 A move may end here. */
  mayStop(spot: Spot): boolean {
    return !'#~HhoTCIDm '.includes(this.signAt(spot));
  }

  private isSolid(spot: Spot): boolean {
    return '#~DTCI '.includes(this.signAt(spot));
  }

  private levelsMeet(a: Spot, b: Spot): boolean {
    return (
      this.levelAt(a) === this.levelAt(b) ||
      (this.isRamp(a) && this.levelAt(b) <= 1) ||
      (this.isRamp(b) && this.levelAt(a) <= 1)
    );
  }

  /** EE-GEN-06, EE-BRD-05, EE-MOV-04 Base contact. */
  touch(a: Spot, b: Spot): boolean {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1 || !this.levelsMeet(a, b)) return false;
    return dx === 0 || dy === 0 || !(this.isSolid([a[0] + dx, a[1]]) && this.isSolid([a[0], a[1] + dy]));
  }

  /** EE-MOV-01, EE-TER-12, EE-MOV-07, EE-SPO-05, EE-SPO-14 What a step costs, or null where there is none. */
  stepCost(a: Spot, b: Spot, how: 'run' | 'climb', flies: boolean, grapples: boolean): number | null {
    const sign = this.signAt(b);
    if (Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) !== 1 || '#DTCI '.includes(sign)) return null;
    if (how === 'run' && flies) return 1;
    if (sign === '~') return null;
    if (how === 'run') return this.touch(a, b) ? ('om'.includes(sign) ? 2 : 1) : null;
    if ('Hhom'.includes(sign)) return null;
    if (this.touch(a, b)) return 1;
    if (a[0] !== b[0] && a[1] !== b[1]) return null;
    return grapples ? 1 : 1 + 2 * Math.abs(this.levelAt(a) - this.levelAt(b));
  }

  /** EE-LOS-03 The cross product of the line with the way from its start to a point, in doubled coordinates. */
  private side(a: Spot, b: Spot, px: number, py: number): number {
    return 2 * (b[0] - a[0]) * (py - 2 * a[1] - 1) - 2 * (b[1] - a[1]) * (px - 2 * a[0] - 1);
  }

  private crosses(a: Spot, b: Spot, [x, y]: Spot): boolean {
    const products = [
      this.side(a, b, 2 * x, 2 * y),
      this.side(a, b, 2 * x + 2, 2 * y),
      this.side(a, b, 2 * x, 2 * y + 2),
      this.side(a, b, 2 * x + 2, 2 * y + 2),
    ];
    return products.some((one) => one < 0) && products.some((one) => one > 0);
  }

  private *between(a: Spot, b: Spot): Generator<Spot> {
    for (let y = Math.min(a[1], b[1]); y <= Math.max(a[1], b[1]); y++)
      for (let x = Math.min(a[0], b[0]); x <= Math.max(a[0], b[0]); x++)
        if (keyOf([x, y]) !== keyOf(a) && keyOf([x, y]) !== keyOf(b)) yield [x, y];
  }

  /** EE-LOS-04 The pairs of cells beside the line where it passes exactly through a corner. */
  private *pinches(a: Spot, b: Spot): Generator<[Spot, Spot]> {
    const sx = Math.sign(b[0] - a[0]);
    const sy = Math.sign(b[1] - a[1]);
    if (sx === 0 || sy === 0) return;
    for (let x = a[0]; x !== b[0]; x += sx)
      for (let y = a[1]; y !== b[1]; y += sy)
        if (this.side(a, b, 2 * x + 1 + sx, 2 * y + 1 + sy) === 0)
          yield [
            [x + sx, y],
            [x, y + sy],
          ];
  }

  /** EE-LOS-01, EE-LOS-02, EE-LOS-04, EE-LOS-06. */
  sees(a: Spot, b: Spot): boolean {
    if (this.night && this.distance(a, b) > 12) return false;
    const height = Math.max(this.levelAt(a), this.levelAt(b));
    const blocks = (spot: Spot): boolean => '#D'.includes(this.signAt(spot)) || this.levelAt(spot) > height;
    for (const spot of this.between(a, b)) if (blocks(spot) && this.crosses(a, b, spot)) return false;
    for (const [one, two] of this.pinches(a, b)) if (blocks(one) && blocks(two)) return false;
    return true;
  }

  /** EE-TER-04 to EE-TER-07, EE-TER-15 The cover of a target: 2 Hard, 1 Soft, 0 none. */
  cover(from: Spot, to: Spot): number {
    if (this.touch(from, to)) return 0;
    const gives = (spot: Spot): number => {
      const away = Math.max(Math.abs(spot[0] - to[0]), Math.abs(spot[1] - to[1]));
      if (keyOf(spot) === keyOf(from) || away !== 1 || this.levelAt(spot) !== this.levelAt(to)) return 0;
      return 'HhTCIm'.includes(this.signAt(spot)) ? 2 : this.signAt(spot) === 's' ? 1 : 0;
    };
    let best = this.signAt(to) === 's' ? 1 : 0;
    for (const spot of this.between(from, to))
      if (this.crosses(from, to, spot)) best = Math.max(best, gives(spot));
    for (const [one, two] of this.pinches(from, to)) best = Math.max(best, Math.min(gives(one), gives(two)));
    return best;
  }
}
