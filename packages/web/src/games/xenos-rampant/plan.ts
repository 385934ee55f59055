// What the board shows of the choice that is being put together: who acts, where it would stand, what it sees and reaches.
import { fastChance, type Seat, type Space } from '@xenotable/kernel';
import { inches } from '../../board/inches.ts';
import type { Ghost, Ring, Ruler } from '../../board/measured.tsx';
import { tokenOf } from './faces.ts';
import {
  type Choice,
  type Spot,
  type Table,
  type UnitView,
  type View,
  driveOf,
  imagine,
  pathCost,
} from './rulebook.ts';

/** The table behind the view: everything that is asked of it here is open to the viewer. */
export const tableOf = (view: View): Table => imagine(view, fastChance(1));

/** The same with a unit at another point, facing as its token there would. */
export function tableWith(
  view: View,
  unit: UnitView,
  at: { x: number; y: number; token?: { facing?: number } },
): Table {
  const w = tableOf(view);
  Object.assign(w.units[unit.id]!, {
    x: at.x,
    y: at.y,
    facing: at.token?.facing ?? unit.facing,
    state: unit.state === 'building' ? 'building' : 'table',
  });
  return w;
}

/** The unit that a question or a planned choice is about. */
export function actingUnit(
  view: View,
  picked: Choice | null,
  spaces: readonly Space[],
  lit: number | null,
): UnitView | null {
  const id =
    picked !== null && 'order' in picked
      ? picked.unit
      : picked !== null && 'place' in picked
        ? picked.place
        : ((spaces[0]?.['unit'] as number | undefined) ?? lit);
  return id === null || id === undefined ? null : (view.units[id] ?? null);
}

/** The space in which a point can be chosen now; where several units can be placed, that of the one in hand. */
export const spaceFor = (spaces: readonly Space[], lit: number | null): Space | null =>
  spaces.find((space) => space['unit'] === lit) ?? spaces.find((space) => space.kind !== 'list') ?? null;

/** The unit of the asked seat that a question is about, where one is: who retreats, who may shoot back. */
export function askedUnit(view: View, seat: Seat | null): UnitView | null {
  const frame = view.flow.at(-1);
  const ids = [frame?.['unit'], frame?.['target'], frame?.['shooter']];
  return view.units.find((unit) => unit.owner === seat && ids.includes(unit.id)) ?? null;
}

/** Where a choice of a single point puts the unit. */
export function landing(picked: Choice): Spot | null {
  if ('place' in picked) return picked.at;
  if ('land' in picked && picked.land !== false) return picked.land;
  if ('retreat' in picked && picked.to !== undefined) return picked.to;
  return 'storm' in picked ? picked.storm : null;
}

/** Ghost and ribbon of a planned move. */
export function ghostsOf(
  view: View,
  unit: UnitView | null,
  picked: Choice | null,
  space: Space | null,
): Ghost[] {
  if (unit === null || picked === null) return [];
  const base = { r: unit.radius, token: tokenOf(unit, view) };
  const start = { x: unit.x, y: unit.y };
  const most = space === null ? null : ((space['most'] as number | undefined) ?? null);
  const label = (cost: number): { label: string } | object =>
    most === null ? {} : { label: `${inches(cost)} used, ${inches(Math.max(0, most - cost))} left` };
  if ('path' in picked) {
    const kind = space?.kind === 'enter' ? 'enter' : space?.kind === 'get out' ? 'disembark' : 'move';
    const points = picked.path.map(([x, y]) => ({ x, y }));
    const way = kind === 'move' && unit.state === 'table' ? [start, ...points] : points;
    return [
      {
        ...base,
        ...points.at(-1)!,
        path: way,
        ...label(pathCost(tableOf(view), tableOf(view).units[unit.id]!, kind, picked.path)),
      },
    ];
  }
  if ('drive' in picked) {
    const w = tableOf(view);
    const driven = driveOf(w, w.units[unit.id]!, picked.drive, Infinity);
    if ('rule' in driven) return [];
    return [
      {
        ...base,
        token: { ...base.token, facing: driven.facing },
        x: driven.x,
        y: driven.y,
        path: [start, ...driven.path.map(([x, y]) => ({ x, y }))],
        ...label(driven.cost),
      },
    ];
  }
  const at = landing(picked);
  return at === null
    ? []
    : [
        {
          ...base,
          x: at[0],
          y: at[1],
          path: 'place' in picked || 'land' in picked ? [] : [start, { x: at[0], y: at[1] }],
        },
      ];
}

/** How far the unit moves and shoots, from its rim. */
export function ringsOf(unit: UnitView | null, ghosts: readonly Ghost[]): Ring[] {
  if (unit === null || unit.state !== 'table') return [];
  const shooting = ghosts[0] ?? unit;
  return [
    {
      x: unit.x,
      y: unit.y,
      r: 0,
      reach: unit.maxMove,
      label: ghosts.length > 0 ? '' : `move ${inches(unit.maxMove)}`,
      kind: 'move',
    },
    ...(unit.range > 0
      ? [
          {
            x: shooting.x,
            y: shooting.y,
            r: unit.radius,
            reach: unit.range,
            label: `shoot ${inches(unit.range)}`,
            kind: 'shoot' as const,
          },
        ]
      : []),
  ];
}

/** The line to the target of a planned order. */
export function rulersOf(view: View, picked: Choice | null): Ruler[] {
  const ends =
    picked === null
      ? null
      : 'order' in picked && picked.target !== undefined
        ? [picked.unit, picked.target]
        : 'wild' in picked
          ? [picked.wild, picked.target]
          : null;
  if (ends === null) return [];
  const [from, to] = ends.map((id) => view.units[id]!);
  return from === undefined || to === undefined || from.state === 'reserve'
    ? []
    : [
        {
          from: { x: from.x, y: from.y, r: from.radius },
          to: { x: to.x, y: to.y, r: to.radius },
          kind: 'sight',
        },
      ];
}
