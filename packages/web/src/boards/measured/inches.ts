// Hundredths of an inch for people: quarters on plates, words in speech, the hours of a clock for directions.

export interface Place {
  x: number;
  y: number;
}
export interface Base extends Place {
  r: number;
}

const QUARTERS = ['', '¼', '½', '¾'] as const;
const SPOKEN = ['', ' and a quarter', ' and a half', ' and three quarters'] as const;

/** To the nearest quarter: whole inches and quarters. */
function quartersOf(hundredths: number): [whole: number, quarters: number] {
  const all = Math.round(hundredths / 25);
  return [Math.floor(all / 4), all % 4];
}

/** '15½"', '¾"', '0"'. */
export function inches(hundredths: number): string {
  const [whole, quarters] = quartersOf(hundredths);
  return `${whole === 0 && quarters > 0 ? '' : whole}${QUARTERS[quarters]}"`;
}

/** In words with digits: '11 and a half inches'. */
export function spokenInches(hundredths: number): string {
  const [whole, quarters] = quartersOf(hundredths);
  const part = SPOKEN[quarters] ?? '';
  if (whole === 0 && quarters > 0) return `${part.replace(' and ', '')} of an inch`;
  return `${whole}${part} inch${whole === 1 && quarters === 0 ? '' : 'es'}`;
}

export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The distance from rim to rim; 0 if they touch. */
export const between = (a: Base, b: Base): number => Math.max(0, distance(a, b) - a.r - b.r);

/** The direction of `to` as an hour of a clock with twelve in the north; y grows to the north. */
export function clock(from: Place, to: Place): number {
  const hours = Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 6) / Math.PI);
  return ((hours + 11) % 12) + 1;
}

export function spokenFrom(from: Base, to: Base): string {
  return `${spokenInches(between(from, to))}, ${clock(from, to)} o'clock`;
}

/** Nearest first, the order in which the table is read out. */
export function byDistance<T extends Base>(units: readonly T[], from: Base | null): T[] {
  return from === null ? [...units] : [...units].sort((a, b) => between(from, a) - between(from, b));
}

const NUDGE = 25;
const STRIDE = 100;

/** Where an arrow key moves a point: a quarter inch, with Shift an inch. Null for other keys. */
export function nudged(
  at: Place,
  key: string,
  far: boolean,
  table: { width: number; height: number },
): Place | null {
  const step = far ? STRIDE : NUDGE;
  const ways: Record<string, readonly [x: number, y: number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, step],
    ArrowDown: [0, -step],
  };
  const by = ways[key];
  if (by === undefined) return null;
  return {
    x: Math.min(table.width, Math.max(0, at.x + by[0])),
    y: Math.min(table.height, Math.max(0, at.y + by[1])),
  };
}
