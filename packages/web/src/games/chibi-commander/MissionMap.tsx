// The map of the mission with everybody who is seen on it, for the briefing.
import { CELL, centreOf } from '../../boards/square/cells.ts';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { landingOf, type View } from '@xenotable/chibi-commander/preview';
import { Arrivals } from './shared/Arrivals.tsx';
import { Floors, Terrain } from './shared/Ground.tsx';
import { blipToken, standing, tokenOf } from './shared/faces.ts';
import { COLUMNS, ROWS } from './shared/map.ts';

export function MissionMap({ view }: { view: View }) {
  const units = standing(view);
  const blips = view.blips.filter((blip) => blip.cell >= 0);
  const landing = new Set(landingOf(view));
  const civilians = units.filter((unit) => unit.faction === null).length;
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      role="img"
      aria-label={`Map of ${view.title}, 24 by 16 fields: ${blips.length} Blips, ${civilians} bystanders, ${units.length - civilians} units in sight${landing.size > 0 ? `; you arrive on one of ${landing.size} fields` : ''}.`}
    >
      <Floors board={view.board} />
      <Terrain board={view.board} />
      <Arrivals cells={landing} />
      {blips.map((blip) => (
        <TokenAt key={`b${blip.id}`} {...centreOf(blip.cell, COLUMNS)} d={32} {...blipToken(view, blip)} />
      ))}
      {units.map((unit) => (
        <TokenAt key={unit.id} {...centreOf(unit.cell, COLUMNS)} d={35} {...tokenOf(view, unit)} />
      ))}
    </svg>
  );
}
