// Drawings on a measured table: terrain areas, ribbons and ghosts of moves, rings of reach, rulers. All positions are in
// hundredths of an inch, y to the north.
import { itemAt } from '@xenotable/kernel';
import { TokenAt, type TokenProps } from '../../kit/draw/Token.tsx';
import { Hill, Rough, TerrainLabel, Water, Wood } from '../../kit/draw/terrain.tsx';
import { Plate } from '../Plate.tsx';
import { type Base, type Place, inches } from './inches.ts';

/** Board units per inch; at this size the drawing kit's lines and letters are as designed. */
export const INCH = 11;

export const across = (hundredths: number): number => (hundredths * INCH) / 100;
/** The y coordinate on the screen: the table's north is up. */
export const down = (y: number, height: number): number => across(height - y);

export function pathOf(points: readonly Place[], height: number, closed = false): string {
  return (
    points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${across(x)} ${down(y, height)}`).join('') +
    (closed ? 'z' : '')
  );
}

export interface Ground {
  kind: 'wood' | 'hill' | 'rough' | 'water' | 'ruin' | 'building' | 'road' | 'crater' | 'blocked';
  /** One closed outline, or several for an area with holes or parts. */
  outline: readonly (readonly Place[])[];
  /** Printed in the middle of the first outline, or at `at`. */
  label?: string;
  at?: Place;
}

/** The middle of the box around an outline. */
export const middleOf = (points: readonly Place[]): Place => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

/** Areas of the drawing kit; the others are a filled outline, some with a texture. */
const AREAS: Partial<Record<Ground['kind'], typeof Hill>> = {
  wood: Wood,
  hill: Hill,
  rough: Rough,
  crater: Rough,
  water: Water,
};
const TEXTURES: Partial<Record<Ground['kind'], string>> = {
  ruin: 'url(#xt-ruin)',
  building: 'url(#xt-floor)',
};

export function GroundArea({ ground, height }: { ground: Ground; height: number }) {
  const { kind } = ground;
  const d = ground.outline.map((points) => pathOf(points, height, true)).join('');
  const middle = ground.at ?? middleOf(itemAt(ground.outline, 0));
  const Area = AREAS[kind] ?? null;
  return (
    <>
      {Area === null ? <path className={`ground-${kind}`} d={d} /> : <Area d={d} contours={[]} />}
      {TEXTURES[kind] && <path d={d} fill={TEXTURES[kind]} />}
      {ground.label && (
        <TerrainLabel x={across(middle.x)} y={down(middle.y, height) + 4}>
          {ground.label}
        </TerrainLabel>
      )}
    </>
  );
}

/** A wall, hedge or barricade between two points. */
export interface Barrier {
  from: Place;
  to: Place;
  kind: 'hard' | 'soft';
}

export function BarrierLine({ barrier, height }: { barrier: Barrier; height: number }) {
  return <path className={`barrier ${barrier.kind}`} d={pathOf([barrier.from, barrier.to], height)} />;
}

/** A planned move: the path, as wide as the base, and the token at its end. */
export interface Ghost extends Base {
  token: TokenProps;
  /** From the start to the end, corners between. */
  path: readonly Place[];
  /** '7¼" used, ¾" left'. */
  label?: string;
  /** The unit may not stand there; the prompt says why. */
  illegal?: boolean;
}

export function GhostMove({ ghost, height }: { ghost: Ghost; height: number }) {
  const d = pathOf(ghost.path, height);
  const x = across(ghost.x);
  const y = down(ghost.y, height);
  const states = ghost.illegal ? (['ghost', 'illegal'] as const) : (['ghost'] as const);
  return (
    <g className={ghost.illegal ? 'ghost-move illegal' : 'ghost-move'}>
      <path className="ribbon" d={d} strokeWidth={across(2 * ghost.r)} />
      <path className="route" d={d} />
      {ghost.path.slice(1, -1).map((corner, i) => (
        <circle key={i} className="corner" cx={across(corner.x)} cy={down(corner.y, height)} r="4" />
      ))}
      <TokenAt {...ghost.token} x={x} y={y} d={across(2 * ghost.r)} state={states} />
    </g>
  );
}

/** A reach from the rim of a base. */
export interface Ring extends Base {
  reach: number;
  /** 'shoot 18"'; empty if another label says it. */
  label: string;
  kind: 'move' | 'shoot' | 'danger';
}

export function ReachRing({ ring, height }: { ring: Ring; height: number }) {
  return (
    <g className={`ring ${ring.kind}`}>
      <circle cx={across(ring.x)} cy={down(ring.y, height)} r={across(ring.r + ring.reach)} />
    </g>
  );
}

export interface Ruler {
  from: Base;
  to: Base;
  /** The default is the distance from rim to rim. */
  label?: string;
  /** A line of sight, a threat, or only a measurement. */
  kind?: 'sight' | 'danger' | 'measure';
}

/** Words beside a unit, or on a ring around it. */
export interface Sign extends Base {
  text: string;
  /** 'strong': the chance that decides. 'danger': what the enemy could do. 'edged': the name of a place. */
  look: 'strong' | 'danger' | 'edged';
  /** From the rim of the base to the ring on which it stands. */
  reach?: number;
}

/** Both ends of a ruler, from rim to rim, and its length between them. */
function endsOf({ from, to }: Ruler): { ends: readonly [Place, Place]; gap: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  /** The rim of a base, towards the other. */
  const rim = (base: Base, sign: 1 | -1): Place => ({
    x: base.x + (sign * base.r * (to.x - from.x)) / length,
    y: base.y + (sign * base.r * (to.y - from.y)) / length,
  });
  return { ends: [rim(from, 1), rim(to, -1)], gap: Math.max(0, length - from.r - to.r) };
}

/** The sign in the middle of a ruler, in board units. */
export function rulerSign(ruler: Ruler, height: number): Place & { text: string } {
  const { ends, gap } = endsOf(ruler);
  return {
    x: across((ends[0].x + ends[1].x) / 2),
    y: down((ends[0].y + ends[1].y) / 2, height),
    text: ruler.label ?? inches(gap),
  };
}

export function RulerLine({ ruler, height }: { ruler: Ruler; height: number }) {
  return (
    <g className={`ruler ${ruler.kind ?? 'measure'}`}>
      <path d={pathOf(endsOf(ruler).ends, height)} />
      <Plate {...rulerSign(ruler, height)} />
    </g>
  );
}
