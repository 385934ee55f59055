// The map as the measured board draws it.
import type { Barrier, Ground } from '../../board/measured.tsx';
import type { View } from './rulebook.ts';

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

/** 'HOUSE 10': what it is, and its strength. */
const houseLabel = (view: View, house: number): string =>
  `${view.buildings[house]?.kind.toUpperCase() ?? ''} ${view.buildings[house]?.sp ?? ''}`.trim();

export const groundOf = (view: View): Ground[] =>
  view.terrain.map((shape) => {
    const { kind, label } = KINDS[shape.name] ?? { kind: 'rough' as const, label: shape.name.toUpperCase() };
    const house = shape.house >= 0 ? houseLabel(view, shape.house) : undefined;
    const text = house ?? label;
    return { kind, outline: [shape.points.map(([x, y]) => ({ x, y }))], ...(text !== '' && { label: text }) };
  });

export const barriersOf = (view: View): Barrier[] =>
  view.obstacles.map((one) => ({
    from: { x: one.x1, y: one.y1 },
    to: { x: one.x2, y: one.y2 },
    kind: one.kind === 'wall' || one.kind === 'barricade' ? 'hard' : 'soft',
  }));
