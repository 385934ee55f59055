// Buildings: their strength, and where they are pointed at while something can be done with them.
import { type View, houseThing } from '@xenotable/xenos-rampant/preview';
import { TerrainLabel } from '../../kit/draw/terrain.tsx';
import { spokenStanding } from '../../boards/standing.ts';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';
import type { Pointing } from '../../boards/things.ts';
import { centreOf } from './ground.ts';

export function Houses({ view, on, height }: { view: View; on: Pointing; height: number }) {
  return (
    <g className="houses">
      {view.terrain.map((shape) => {
        const building = view.buildings[shape.house];
        if (building === undefined) return null;
        const thing = houseThing(shape.house);
        const standing = on.standing(thing);
        const { x, y } = centreOf(shape.points);
        const usable = (standing.ready || standing.target || standing.picked) && !on.still;
        return (
          <g key={shape.house}>
            <TerrainLabel x={across(x)} y={down(y, height) + 14}>
              {building.sp > 0 ? `${building.sp} SP` : 'RUINED'}
            </TerrainLabel>
            {usable && (
              <path
                role="button"
                className={standing.picked ? 'house picked' : 'house'}
                data-thing={thing}
                aria-label={`Building ${shape.house + 1}, ${building.sp} strength points${spokenStanding(standing)}`}
                aria-pressed={standing.picked}
                d={pathOf(
                  shape.points.map(([px, py]) => ({ x: px, y: py })),
                  height,
                  true,
                )}
                onClick={() => on.touch(thing)}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
