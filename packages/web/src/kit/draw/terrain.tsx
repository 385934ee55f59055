// Terrain as simple plans: flat fill, one texture, outline, label.
import type { ReactNode } from 'react';

const ink = (name: string): string => `var(--terrain-${name})`;

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Wall = 'n' | 'e' | 's' | 'w';
/** A door or window: wall and cell along it, counted from the north or west corner. */
type Opening = readonly [wall: Wall, cell: number];

export function TerrainLabel({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill={ink('label')}
      stroke={ink('ground')}
      strokeWidth="3"
      paintOrder="stroke"
      style={{ font: '600 12px var(--font-head)', letterSpacing: '.08em' }}
    >
      {children}
    </text>
  );
}

export function Ground({ x, y, w, h }: Area) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill={ink('ground')} />
      <rect x={x} y={y} width={w} height={h} fill="url(#xt-grass)" opacity=".8" />
    </>
  );
}

export function GridLines({
  x = 0,
  y = 0,
  columns,
  rows,
  cell,
}: {
  x?: number;
  y?: number;
  columns: number;
  rows: number;
  cell: number;
}) {
  let d = '';
  for (let i = 0; i <= columns; i++) d += `M${x + i * cell} ${y}v${rows * cell}`;
  for (let j = 0; j <= rows; j++) d += `M${x} ${y + j * cell}h${columns * cell}`;
  return <path d={d} stroke={ink('grid')} fill="none" />;
}

interface House {
  x: number;
  y: number;
  columns: number;
  rows: number;
  cell: number;
  doors?: readonly Opening[];
  windows?: readonly Opening[];
  label?: string;
}

export function House({ x, y, columns, rows, cell, doors = [], windows = [], label }: House) {
  const w = columns * cell;
  const h = rows * cell;
  /** Both ends of an opening, shortened by a margin. */
  const ends = ([wall, at]: Opening, margin: number) => {
    const flat = wall === 'n' || wall === 's';
    const x1 = flat ? x + at * cell + margin : wall === 'w' ? x : x + w;
    const y1 = flat ? (wall === 'n' ? y : y + h) : y + at * cell + margin;
    const length = cell - 2 * margin;
    return { flat, x1, y1, x2: flat ? x1 + length : x1, y2: flat ? y1 : y1 + length };
  };
  let floor = '';
  for (let i = 1; i < columns; i++) floor += `M${x + i * cell} ${y}v${h}`;
  for (let j = 1; j < rows; j++) floor += `M${x} ${y + j * cell}h${w}`;
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill={ink('floor')} />
      <path d={floor} stroke={ink('floor-line')} />
      <rect x={x} y={y} width={w} height={h} fill="none" stroke={ink('wall')} strokeWidth="4" />
      {windows.map((opening) => {
        const { flat, x1, y1, x2, y2 } = ends(opening, 5);
        const dx = flat ? 0 : 1.5;
        const dy = flat ? 1.5 : 0;
        return (
          <g key={opening.join()}>
            <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke={ink('floor')} strokeWidth="6" />
            <path
              d={`M${x1 - dx} ${y1 - dy}L${x2 - dx} ${y2 - dy}M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}`}
              stroke="var(--side-a-text)"
              strokeWidth="1.2"
            />
          </g>
        );
      })}
      {doors.map((opening) => {
        const { flat, x1, y1, x2, y2 } = ends(opening, 4);
        const inward = opening[0] === 'n' || opening[0] === 'w' ? 1 : -1;
        const leaf = flat
          ? `L${x1 + cell * 0.55} ${y1 + inward * cell * 0.45}`
          : `L${x1 + inward * cell * 0.45} ${y1 + cell * 0.55}`;
        return (
          <g key={opening.join()}>
            <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke={ink('floor')} strokeWidth="6" />
            <path d={`M${x1} ${y1}${leaf}`} stroke={ink('wall')} strokeWidth="1.6" />
          </g>
        );
      })}
      {label && (
        <text
          x={x + 8}
          y={y + 18}
          fill={ink('label')}
          style={{ font: '600 12px var(--font-head)', letterSpacing: '.08em' }}
        >
          {label}
        </text>
      )}
    </>
  );
}

interface Spot {
  x: number;
  y: number;
  r: number;
}

export function Tree({ x, y, r }: Spot) {
  const spokes = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3 + 0.3;
    const at = (share: number) =>
      `${(x + r * share * Math.cos(angle)).toFixed(1)} ${(y + r * share * Math.sin(angle)).toFixed(1)}`;
    return `M${at(0.25)}L${at(0.78)}`;
  });
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={ink('wood')} stroke={ink('wood-ink')} strokeWidth="1.4" />
      <path d={spokes.join('')} stroke={ink('wood-ink')} strokeWidth="1.3" strokeLinecap="round" />
    </>
  );
}

export function Stone({ x, y, r }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} stroke={ink('rock-line')} strokeLinejoin="round">
      <path d="M-1 .5L-.6 -.5L.1 -.85L.85 -.3L1 .55L.3 .85z" fill={ink('rock')} strokeWidth={1.4 / r} />
      <path d="M-.2 -.5l.3 .55l.6 -.1" fill="none" strokeWidth={1 / r} />
    </g>
  );
}

export function Log({ x, y, length, upright }: { x: number; y: number; length: number; upright?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`} stroke={ink('wall')}>
      <rect x="3" y="-3.5" width={length - 6} height="7" rx="3.5" fill={ink('rock')} strokeWidth="1.3" />
      <path d={`M10 -.8h${length - 24}M14 1.6h${length - 30}`} strokeWidth=".8" opacity=".6" />
    </g>
  );
}

/** An area with an outline of its own, such as a wood. */
interface Patch {
  d: string;
  label?: string;
  labelAt?: readonly [number, number];
}
const PatchLabel = ({ label, labelAt }: Patch) =>
  label && labelAt ? (
    <TerrainLabel x={labelAt[0]} y={labelAt[1]}>
      {label}
    </TerrainLabel>
  ) : null;

export function Wood(patch: Patch) {
  return (
    <>
      <path d={patch.d} fill={ink('wood')} stroke={ink('wood-ink')} strokeWidth="1.4" />
      <path d={patch.d} fill="url(#xt-wood)" />
      <PatchLabel {...patch} />
    </>
  );
}

export function Hill({ contours, ...patch }: Patch & { contours: readonly string[] }) {
  return (
    <>
      <path d={patch.d} fill={ink('hill')} stroke={ink('hill-line')} strokeWidth="1.6" />
      {contours.map((d) => (
        <path key={d} d={d} fill="none" stroke={ink('hill-line')} />
      ))}
      <PatchLabel {...patch} />
    </>
  );
}

export function Rough(patch: Patch) {
  return (
    <>
      <path
        d={patch.d}
        fill={ink('rock')}
        fillOpacity=".5"
        stroke={ink('rock-line')}
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      <path d={patch.d} fill="url(#xt-rough)" />
      <PatchLabel {...patch} />
    </>
  );
}

export function Water(patch: Patch) {
  return (
    <>
      <path d={patch.d} fill={ink('water')} stroke={ink('water-line')} strokeWidth="1.4" />
      <path d={patch.d} fill="url(#xt-water)" />
      <PatchLabel {...patch} />
    </>
  );
}

export function Ruin({ x, y, w, h, label }: Area & { label?: string }) {
  const walls = `M${x + w * 0.38} ${y}H${x}V${y + h}H${x + w * 0.3}M${x + w * 0.55} ${y + h}H${x + w}V${y + h * 0.4}M${x + w} ${y + h * 0.18}V${y}H${x + w * 0.6}`;
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill={ink('ruin')} />
      <rect x={x} y={y} width={w} height={h} fill="url(#xt-ruin)" />
      <path d={walls} fill="none" stroke={ink('wall')} strokeWidth="3.5" />
      {label && (
        <TerrainLabel x={x + w / 2} y={y + h / 2 + 4}>
          {label}
        </TerrainLabel>
      )}
    </>
  );
}

/** A landed saucer in plan. */
export function Saucer({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={ink('ufo')} stroke={ink('ufo-line')} strokeWidth="2.5" />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="url(#xt-plate)" />
      <ellipse
        cx={x}
        cy={y}
        rx={rx * 0.56}
        ry={ry * 0.56}
        fill={ink('ground')}
        stroke={ink('ufo-line')}
        strokeWidth="1.5"
      />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <circle
          key={i}
          cx={x + rx * 0.8 * Math.cos((i * Math.PI) / 4)}
          cy={y + ry * 0.8 * Math.sin((i * Math.PI) / 4)}
          r="2.6"
          fill={ink('ufo-line')}
        />
      ))}
    </>
  );
}

export function Fog({ d }: { d: string }) {
  return (
    <>
      <path d={d} fill="var(--fog)" />
      <path d={d} fill="url(#xt-void)" />
    </>
  );
}
