// The map as it lies on the table: floors and streets below the grid lines; walls, doors and things that stand around above them.
import { edgeId, edgeSign, neighbour } from '@xenotable/board';
import { CELL, cellsPath, centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { Glyph } from '../../../kit/draw/Glyph.tsx';
import { Ground as Meadow, Log, Stone, TerrainLabel, Tree } from '../../../kit/draw/terrain.tsx';
import { EDGE, fieldSigns } from '@xenotable/chibi-commander/content';
import { columnOf, grid, pictureOf, rowOf, SHIP, terrainOf } from '@xenotable/chibi-commander/preview';
import { type Board, COLUMNS } from './map.ts';

const ink = (name: string): string => `var(--terrain-${name})`;
/** Fields without a floor of their own. */
const OPEN = '.=TPSKp*c#';

const cellsWhere = (signs: string, holds: (sign: string, cell: number) => boolean): Set<number> =>
  new Set(
    Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => holds(signs.charAt(cell), cell)),
  );

const inHull = (board: Board, cell: number): boolean =>
  board.ship &&
  columnOf(cell) >= SHIP.left &&
  columnOf(cell) <= SHIP.right &&
  rowOf(cell) >= SHIP.top &&
  rowOf(cell) <= SHIP.bottom;

/** Rooms: fields of one kind that hang together, each with its name. */
function roomsOf(signs: string): { name: string; cells: number[] }[] {
  const seen = new Set<number>();
  const rooms: { name: string; cells: number[] }[] = [];
  for (let start = 0; start < grid.size; start++) {
    const sign = signs.charAt(start);
    if (OPEN.includes(sign) || seen.has(start)) continue;
    const cells = [start];
    seen.add(start);
    for (const cell of cells) {
      for (let d = 0; d < 4; d++) {
        const next = neighbour(grid, cell, d);
        if (next < 0 || seen.has(next) || signs[next] !== sign) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    const name = sign === 'h' ? 'house' : sign === 'u' ? 'landing ship' : (fieldSigns[sign] ?? '');
    if (cells.length > 2) rooms.push({ name, cells });
  }
  return rooms;
}

export function Floors({ board }: { board: Board }) {
  const { signs } = terrainOf(board);
  const street = cellsWhere(signs, (sign) => sign === '=');
  const hull = cellsWhere(signs, (_, cell) => inHull(board, cell));
  const floor = cellsWhere(signs, (sign, cell) => !OPEN.includes(sign) && !hull.has(cell));
  return (
    <>
      <Meadow x={0} y={0} w={COLUMNS * CELL} h={16 * CELL} />
      <path d={cellsPath(street, COLUMNS)} fill={ink('road')} />
      <path d={outlinePath(street, COLUMNS)} stroke={ink('road-line')} fill="none" />
      <path d={cellsPath(floor, COLUMNS)} fill={ink('floor')} />
      <path d={cellsPath(floor, COLUMNS)} fill="url(#xt-floor)" opacity=".6" />
      <path d={cellsPath(hull, COLUMNS)} fill={ink('ufo')} />
      <path d={cellsPath(hull, COLUMNS)} fill="url(#xt-plate)" />
    </>
  );
}

/** What stands on the line between two fields. */
export function Edge({
  sign,
  open,
  x,
  y,
  flat,
}: {
  sign: string;
  open: boolean;
  x: number;
  y: number;
  flat: boolean;
}) {
  const along = (from: number, to: number, off = 0): string =>
    flat ? `M${x + from} ${y + off}H${x + to}` : `M${x + off} ${y + from}V${y + to}`;
  switch (sign) {
    case 'f':
      return <Log x={x} y={y} length={CELL} upright={!flat} />;
    case 'W':
      return (
        <>
          <path d={along(0, CELL)} stroke={ink('wall')} strokeWidth="4" />
          <path d={along(5, CELL - 5)} stroke={ink('floor')} strokeWidth="6" />
          <path
            d={along(5, CELL - 5, -1.5) + along(5, CELL - 5, 1.5)}
            stroke="var(--side-a-text)"
            strokeWidth="1.2"
          />
        </>
      );
    case 'D':
      return (
        <>
          <path d={along(0, 5) + along(CELL - 5, CELL)} stroke={ink('wall')} strokeWidth="4" />
          {open ? (
            <path
              d={`M${x + (flat ? 5 : 0)} ${y + (flat ? 0 : 5)}l${flat ? '10 -18' : '-18 10'}`}
              stroke={ink('wall')}
              strokeWidth="2"
            />
          ) : (
            <path d={along(5, CELL - 5, -2) + along(5, CELL - 5, 2)} stroke={ink('wall')} strokeWidth="1.5" />
          )}
        </>
      );
    case 'A':
      return open ? (
        <path d={along(0, 6) + along(CELL - 6, CELL)} stroke="var(--warn)" strokeWidth="3" />
      ) : (
        <>
          <path d={along(0, CELL)} stroke={ink('ground')} strokeWidth="6" />
          <path d={along(0, CELL)} stroke="var(--warn)" strokeWidth="2.5" strokeDasharray="4 3" />
        </>
      );
    case '|':
    case '-':
      return <path d={along(0, CELL)} stroke={ink('wall')} strokeWidth="4" strokeLinecap="square" />;
    default:
      return (
        <path d={along(1, CELL - 1)} stroke={ink('rock-line')} strokeWidth="3.5" strokeDasharray="6 3" />
      );
  }
}

function Edges({ board }: { board: Board }) {
  const { edges } = terrainOf(board);
  const picture = pictureOf(board.map);
  return Array.from({ length: grid.size * 2 }, (_, i) => {
    const cell = i >> 1;
    const d = i & 1 ? 1 : 2;
    if (neighbour(grid, cell, d) < 0) return null;
    const open = board.doors.includes(edgeId(grid, cell, d));
    if (edges[cell * 4 + d] === EDGE.none && !open) return null;
    const x = (cell % COLUMNS) * CELL + (d === 1 ? CELL : 0);
    const y = Math.floor(cell / COLUMNS) * CELL + (d === 2 ? CELL : 0);
    return <Edge key={i} sign={edgeSign(picture, cell, d)} open={open} x={x} y={y} flat={d === 2} />;
  });
}

export function Thing({ sign, cell, hull }: { sign: string; cell: number; hull: boolean }) {
  const { x, y } = centreOf(cell, COLUMNS);
  const half = CELL / 2;
  switch (sign) {
    case 'P':
      return <Tree x={x} y={y} r={14} />;
    case 'p':
      return <Tree x={x} y={y} r={8.5} />;
    case 'S':
      return <Stone x={x} y={y} r={13} />;
    case 'c':
      return (
        <path
          d={`M${x - 11} ${y - 9}h22v18h-22zl22 18M${x + 11} ${y - 9}l-22 18`}
          fill={ink('ruin')}
          stroke={ink('wall')}
          strokeWidth="1.4"
        />
      );
    case 'K':
      return (
        <>
          <rect
            x={x - 14}
            y={y - 14}
            width="28"
            height="28"
            rx="3"
            fill={ink('ruin')}
            stroke={ink('wall')}
            strokeWidth="2"
          />
          <circle cx={x} cy={y} r="7" fill="none" stroke={ink('wall')} strokeWidth="1.6" />
        </>
      );
    case '#':
      return (
        <rect
          x={x - half}
          y={y - half}
          width={CELL}
          height={CELL}
          fill={ink(hull ? 'ufo-line' : 'rock')}
          fillOpacity={hull ? 0.55 : 1}
        />
      );
    default:
      return null;
  }
}

/** The big tree covers four fields: it is drawn once, at the first of them. */
const isCorner = (signs: string, cell: number): boolean =>
  signs[cell] === 'T' && signs[cell - 1] !== 'T' && signs[cell - COLUMNS] !== 'T';

export function Terrain({ board }: { board: Board }) {
  const { signs } = terrainOf(board);
  return (
    <>
      {roomsOf(signs).map(({ name, cells }) => {
        const first = centreOf(Math.min(...cells), COLUMNS);
        const xs = cells.map((cell) => centreOf(cell, COLUMNS).x);
        return (
          <TerrainLabel key={cells[0]} x={(Math.min(...xs) + Math.max(...xs)) / 2} y={first.y - 3}>
            {name.toUpperCase()}
          </TerrainLabel>
        );
      })}
      <Edges board={board} />
      {Array.from(signs, (sign, cell) => (
        <Thing key={cell} sign={sign} cell={cell} hull={inHull(board, cell)} />
      ))}
      {Array.from(signs, (_, cell) =>
        isCorner(signs, cell) ? (
          <Tree
            key={cell}
            x={((cell % COLUMNS) + 1) * CELL}
            y={(Math.floor(cell / COLUMNS) + 1) * CELL}
            r={29}
          />
        ) : null,
      )}
      {board.crystals.map((cell) => (
        <Glyph
          key={cell}
          name="crystal"
          x={centreOf(cell, COLUMNS).x - 12}
          y={centreOf(cell, COLUMNS).y - 12}
          size={24}
          fill="var(--info)"
        />
      ))}
      {board.bus >= 0 && (
        <Glyph
          name="apc"
          x={centreOf(board.bus, COLUMNS).x - 15}
          y={centreOf(board.bus, COLUMNS).y - 15}
          size={30}
          fill="var(--side-n-text)"
        />
      )}
      {board.monster >= 0 && (
        <Glyph
          name="tentacle"
          x={centreOf(board.monster, COLUMNS).x - 14}
          y={centreOf(board.monster, COLUMNS).y - 14}
          size={60}
          fill="var(--side-b-text)"
        />
      )}
    </>
  );
}

const WAYS = ['north', 'east', 'south', 'west'];
const EDGE_WORDS: Record<string, string> = {
  f: 'fence',
  W: 'window',
  r: 'crater rim',
  '|': 'wall',
  '-': 'wall',
  D: 'door',
  A: 'Alien door',
  ' ': 'crater rim',
};

/** A field in words: what it is, and what stands around it. */
export function fieldWords(board: Board, cell: number): string {
  const { signs, edges } = terrainOf(board);
  const picture = pictureOf(board.map);
  const around = WAYS.flatMap((way, d) => {
    if (neighbour(grid, cell, d) < 0) return [];
    const open = board.doors.includes(edgeId(grid, cell, d));
    if (edges[cell * 4 + d] === EDGE.none && !open) return [];
    return [`${open ? 'open ' : ''}${EDGE_WORDS[edgeSign(picture, cell, d)] ?? 'edge'} ${way}`];
  });
  const what = board.crystals.includes(cell)
    ? 'crystal'
    : board.bus === cell
      ? 'bus'
      : (fieldSigns[signs.charAt(cell)] ?? 'field');
  return [what, ...around].join(', ');
}
