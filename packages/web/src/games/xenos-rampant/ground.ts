// The map as the measured board draws it.
import { type View, houseName } from '@xenotable/xenos-rampant/preview';
import type { Barrier, Ground } from '../../boards/measured/measured.tsx';
import type { Base, Place } from '../../boards/measured/inches.ts';

const KINDS: Record<string, { kind: Ground['kind']; label: string }> = {
  road: { kind: 'road', label: '' },
  'landing pad': { kind: 'building', label: 'PAD' },
  scrub: { kind: 'rough', label: 'SCRUB' },
  woods: { kind: 'wood', label: 'WOOD' },
  resin: { kind: 'wood', label: 'RESIN' },
  ruins: { kind: 'ruin', label: 'RUIN' },
  craters: { kind: 'crater', label: 'CRATERS' },
  marsh: { kind: 'rough', label: 'MARSH' },
  ford: { kind: 'rough', label: 'FORD' },
  'deep water': { kind: 'water', label: 'WATER' },
  rocks: { kind: 'blocked', label: 'ROCKS' },
  hill: { kind: 'hill', label: 'HILL' },
  building: { kind: 'building', label: '' },
};

/** 'BUILDING 1': as orders and the log name it. */
const houseLabel = (house: number): string => houseName(house).toUpperCase();

/** The middle of the box around an outline. */
export function centreOf(points: readonly (readonly [number, number])[]): Place {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Half a line higher: a building's strength stands below its name. */
const RAISED = 60;

export const groundOf = (view: View): Ground[] =>
  view.terrain.map((shape) => {
    const { kind, label } = KINDS[shape.name] ?? { kind: 'rough' as const, label: shape.name.toUpperCase() };
    const outline = [shape.points.map(([x, y]) => ({ x, y }))];
    if (shape.house < 0) return { kind, outline, ...(label !== '' && { label }) };
    const { x, y } = centreOf(shape.points);
    return { kind, outline, label: houseLabel(shape.house), at: { x, y: y + RAISED } };
  });

export const barriersOf = (view: View): Barrier[] =>
  view.obstacles.map((one) => ({
    from: { x: one.x1, y: one.y1 },
    to: { x: one.x2, y: one.y2 },
    kind: one.kind === 'wall' || one.kind === 'barricade' ? 'hard' : 'soft',
  }));

/** The zones of a side, by their corners. */
export const zonesOf = (view: View, side: 0 | 1): Base[] =>
  view.zones[side].flatMap((zone): Base[] => {
    if ('r' in zone) return [zone];
    const { west, east, south, north } = 'near' in zone ? zone.near : zone;
    return [
      { x: west, y: south, r: 0 },
      { x: east, y: north, r: 0 },
    ];
  });
