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
export function covers({ at, size, turn }: Piece, x: number, y: number): boolean {
  const angle = (-turn * Math.PI) / 180;
  const dx = x - at[0] * 100;
  const dy = y - at[1] * 100;
  const along = dx * Math.cos(angle) - dy * Math.sin(angle);
  const across = dx * Math.sin(angle) + dy * Math.cos(angle);
  // Rounded, so that all machines agree on points of the rim.
  return Math.abs(Math.round(along)) < size[0] * 50 && Math.abs(Math.round(across)) < size[1] * 50;
}

const isArea = ({ kind }: Piece): boolean => !isObstacle(kind);

export function boardOf(scenario: Pick<Scenario, 'rows' | 'pieces'>): Board {
  const areas = scenario.pieces.filter(isArea);
  const size = areas.length === 0 ? COARSE : FINE;
  const columns = TABLE / size;
  const codes = new Uint8Array(columns * columns);
  const kinds = areas.map((piece) => codeOf(({ name }) => name === piece.kind));
  for (let row = 0; row < columns; row++)
    for (let column = 0; column < columns; column++) {
      const x = column * size + size / 2;
      const y = row * size + size / 2;
      const letter = scenario.rows[23 - Math.floor(y / COARSE)]?.[Math.floor(x / COARSE)] ?? '.';
      let code = codeOf((type) => type.letter === letter);
      areas.forEach((piece, i) => {
        if (covers(piece, x, y)) code = kinds[i] ?? code;
      });
      codes[row * columns + column] = code;
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
