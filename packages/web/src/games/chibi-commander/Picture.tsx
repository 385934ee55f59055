// A running mission as a still picture: the map and who stands on it.
import { CELL, centreOf } from '../../boards/square/cells.ts';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { Floors, Terrain } from './shared/Ground.tsx';
import { blipToken, standing, tokenOf } from './shared/faces.ts';
import type { View } from '@xenotable/chibi-commander/preview';

export function Picture({ view }: { view: View }) {
  return (
    <svg viewBox={`0 0 ${24 * CELL} ${16 * CELL}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Floors board={view.board} />
      <Terrain board={view.board} />
      {view.blips
        .filter((blip) => blip.cell >= 0)
        .map((blip) => (
          <TokenAt key={blip.id} {...centreOf(blip.cell, 24)} d={32} {...blipToken(view, blip)} />
        ))}
      {standing(view).map((unit) => (
        <TokenAt key={unit.id} {...centreOf(unit.cell, 24)} d={35} {...tokenOf(view, unit)} />
      ))}
    </svg>
  );
}
