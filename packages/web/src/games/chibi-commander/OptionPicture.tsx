// The map of a mission, for the set-up.
import { boardOf } from '@xenotable/chibi-commander/preview';
import { CELL } from '../../boards/square/cells.ts';
import type { OptionPictureProps } from '../../table/contract.ts';
import { Floors, Terrain } from './shared/Ground.tsx';
import { COLUMNS, ROWS } from './shared/map.ts';

export default function OptionPicture({ option, value }: OptionPictureProps) {
  const board = option === 'mission' ? boardOf(String(value)) : null;
  if (board === null) return null;
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      role="img"
      aria-label={`Map of ${String(value)}`}
      className="game-surface"
      data-game="cc"
    >
      <Floors board={board} />
      <Terrain board={board} />
    </svg>
  );
}
