// A running battle as a still picture.
import { stillPointing } from '../../boards/things.ts';
import { CELL } from '../../boards/square/cells.ts';
import { Terrain } from './shared/Terrain.tsx';
import { Units } from './Units.tsx';
import type { View } from '@xenotable/enemy-eternal/preview';
import './enemy-eternal.css';

export function Picture({ view }: { view: View }) {
  const { width, height } = view.shown.board;
  return (
    <svg
      className="ee-scope"
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width * CELL} height={height * CELL} fill="var(--terrain-ground)" />
      <Terrain board={view.shown.board} />
      <Units view={view} standing={stillPointing.standing} />
    </svg>
  );
}
