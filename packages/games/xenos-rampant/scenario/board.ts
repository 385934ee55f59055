// XR-SCN-02 The board of a scenario: rows of two inches, or pieces that are cut into cells of half an inch.
import { BUILDING, TERRAIN } from '../content/terrain.ts';
import type { Obstacle } from '../table.ts';
import { type Piece, type Scenario, isObstacle } from './scenario.ts';

export interface Board {
  /** Length of a cell in hundredths, and how many lie side by side. */
  size: number;
  columns: number;
  codes: Uint8Array;
}

const TABLE = 4800;
const COARSE = 200;
const FINE = 50;

const codeOf = (holds: (type: (typeof TERRAIN)[number]) => boolean): number =>
  Math.max(0, TERRAIN.findIndex(holds));

/** Whether a point, in hundredths, lies in a piece. */
export function coverOf({ at, size, turn }: Piece): (x: number, y: number) => boolean {
  const angle = (-turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const dx = x - at[0] * 100;
    const dy = y - at[1] * 100;
    // Rounded, so that all machines agree on points of the rim.
    return (
      Math.abs(Math.round(dx * cos - dy * sin)) < size[0] * 50 &&
      Math.abs(Math.round(dx * sin + dy * cos)) < size[1] * 50
    );
  };
}

const isArea = ({ kind }: Piece): boolean => !isObstacle(kind);

/** The columns, or the rows, whose cells a piece can reach. */
function cellsNear(middle: number, reach: number, size: number): [from: number, to: number] {
  const most = TABLE / size - 1;
  return [
    Math.max(0, Math.floor((middle * 100 - reach) / size)),
    Math.min(most, Math.ceil((middle * 100 + reach) / size)),
  ];
}

export function boardOf(scenario: Pick<Scenario, 'rows' | 'pieces'>): Board {
  const areas = scenario.pieces.filter(isArea);
  const size = areas.length === 0 ? COARSE : FINE;
  const columns = TABLE / size;
  const codes = new Uint8Array(columns * columns);
  scenario.rows.forEach((line, i) => {
    [...line].forEach((letter, j) => {
      const code = codeOf((type) => type.letter === letter);
      const times = COARSE / size;
      for (let row = (23 - i) * times; row < (24 - i) * times; row++)
        codes.fill(code, row * columns + j * times, row * columns + (j + 1) * times);
    });
  });
  for (const piece of areas) {
    const code = codeOf(({ name }) => name === piece.kind);
    const covers = coverOf(piece);
    const reach = 50 * Math.hypot(...piece.size);
    const [west, east] = cellsNear(piece.at[0], reach, size);
    const [south, north] = cellsNear(piece.at[1], reach, size);
    for (let row = south; row <= north; row++)
      for (let column = west; column <= east; column++)
        if (covers(column * size + size / 2, row * size + size / 2)) codes[row * columns + column] = code;
  }
  return { size, columns, codes };
}

/** XR-TER-08 Obstacles as lines; each piece is one. */
export const obstaclesOf = (scenario: Pick<Scenario, 'pieces'>): Obstacle[] =>
  scenario.pieces.flatMap(({ kind, at, size, turn }, i) => {
    if (!isObstacle(kind)) return [];
    const angle = (turn * Math.PI) / 180;
    const dx = Math.round(Math.cos(angle) * size[0] * 50);
    const dy = Math.round(Math.sin(angle) * size[0] * 50);
    const group = scenario.pieces.slice(0, i).filter((one) => isObstacle(one.kind)).length;
    return [
      { kind, group, x1: at[0] * 100 - dx, y1: at[1] * 100 - dy, x2: at[0] * 100 + dx, y2: at[1] * 100 + dy },
    ];
  });

export const hasBuildings = (board: Board): boolean => board.codes.includes(BUILDING);
