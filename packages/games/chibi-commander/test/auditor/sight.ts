// The auditor's own line of sight and cover, from CC-LOS-01 to CC-LOS-12 and CC-COV-01 to CC-COV-08.
import { layouts } from '../../content/maps.ts';

export interface Ground {
  map: string;
  doors: readonly number[];
  crystals: readonly number[];
  bus: number;
  monster: number;
  crater: number;
  ship: boolean;
}

export const WIDTH = 24;
const xOf = (cell: number): number => cell % WIDTH;
const yOf = (cell: number): number => Math.floor(cell / WIDTH);

/** CC-MAP-24 */
export const steps = (a: number, b: number): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));

const isTheShip = (cell: number): boolean =>
  xOf(cell) >= 1 && xOf(cell) <= 6 && yOf(cell) >= 1 && yOf(cell) <= 5;

export class Sight {
  private readonly lines: string[];
  private readonly ground: Ground;
  private readonly gone: boolean;

  constructor(ground: Ground) {
    const picture = (layouts as Record<string, string>)[ground.map] ?? ground.map;
    this.lines = picture.split('\n').filter((line) => line.length > 0);
    this.ground = ground;
    this.gone = !ground.ship && picture.includes('u');
  }

  /** 2: blocks, 1: gives cover, 0: nothing fills the field. */
  private field(cell: number): number {
    const { crystals, bus, monster } = this.ground;
    if (monster >= 0 && [0, 1, 24, 25].some((step) => monster + step === cell)) return 2;
    if (crystals.includes(cell) || cell === bus) return 1;
    if (this.gone && isTheShip(cell)) return 0;
    const sign = this.lines[2 * yOf(cell) + 1]!.charAt(2 * xOf(cell) + 1);
    return 'TPSK#'.includes(sign) ? 2 : 'pc'.includes(sign) ? 1 : 0;
  }

  /** CC-LOS-04 2: wall or closed door, 1: low, 0: nothing on the edge between two neighbours. */
  edge(a: number, b: number): number {
    const [first, second] = a < b ? [a, b] : [b, a];
    const level = second - first === WIDTH;
    if (this.ground.doors.includes(first * 2 + (level ? 0 : 1))) return 0;
    if (this.onRim(first) !== this.onRim(second)) return 1;
    if (this.gone && (isTheShip(first) || isTheShip(second))) return 0;
    const sign = level
      ? this.lines[2 * yOf(second)]!.charAt(2 * xOf(second) + 1)
      : this.lines[2 * yOf(second) + 1]!.charAt(2 * xOf(second));
    return '|-DA'.includes(sign) ? 2 : 'frW'.includes(sign) ? 1 : 0;
  }

  /** Whether a field lies in the eighth crater. */
  private onRim(cell: number): boolean {
    const { crater } = this.ground;
    if (crater < 0) return false;
    const [dx, dy] = [xOf(cell) - xOf(crater), yOf(cell) - yOf(crater)];
    return dx >= 0 && dx < 3 && dy >= 0 && dy < 3;
  }

  /** CC-LOS-03 The walk from centre to centre: 'blocked', 'cover' or 'free'; `awake`: whether an awake unit stands on a field. */
  line(from: number, to: number, awake: (cell: number) => boolean): 'blocked' | 'cover' | 'free' {
    const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
    const [nx, ny, gx, gy] = [Math.abs(dx), Math.abs(dy), Math.sign(dx), Math.sign(dy) * WIDTH];
    let [ix, iy, cell, cover] = [0, 0, from, false];
    // CC-COV-07 Low things on the edges of the first field are looked over.
    const look = (a: number, b: number): number => {
      const level = this.edge(a, b);
      return level === 1 && (a === from || b === from) ? 0 : level;
    };
    while (ix < nx || iy < ny) {
      const a = (1 + 2 * ix) * ny;
      const c = (1 + 2 * iy) * nx;
      let level: number;
      let next: number;
      if (a < c) {
        next = cell + gx;
        ix++;
        level = look(cell, next);
      } else if (a > c) {
        next = cell + gy;
        iy++;
        level = look(cell, next);
      } else {
        next = cell + gx + gy;
        ix++;
        iy++;
        const across = Math.max(look(cell, cell + gx), look(cell + gx, next));
        const along = Math.max(look(cell, cell + gy), look(cell + gy, next));
        level = Math.min(across, along);
      }
      if (level === 2) return 'blocked';
      if (level === 1) cover = true;
      cell = next;
      if (cell === to) break;
      const filled = this.field(cell);
      if (filled === 2) return 'blocked';
      if (filled === 1 || awake(cell)) cover = true;
    }
    return cover ? 'cover' : 'free';
  }
}
