// A running game as a still picture: the lane that matters most.
import { CardShape } from '../../kit/draw/Card.tsx';
import { CardBackShape } from '../../kit/draw/CardBack.tsx';
import { enemyFace, roman, sideOf, troopFace } from './shared/faces.ts';
import type { View } from '@xenotable/xenoshyft';
import { seatOf } from '@xenotable/xenoshyft/preview';

const ZONES = [1, 2, 3, 4] as const;

export function Picture({ view }: { view: View }) {
  const lane = view.active ?? (view.viewer === 'table' ? 0 : view.viewer);
  const { troops, enemies } = seatOf(view, lane).lane;
  return (
    <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 210H640" stroke="var(--line-2)" />
      {ZONES.map((zone, i) => {
        const enemy = enemies.find((one) => one.zone === zone);
        const troop = troops.find((one) => one.zone === zone);
        const x = 24 + i * 152;
        return (
          <g key={zone}>
            <g transform={`translate(${x} 12)`}>
              {enemy?.card != null && enemy.up ? (
                <CardShape tier="lane" {...enemyFace(enemy, 0)} />
              ) : (
                <CardBackShape tier="lane" deck={`Hive wave ${view.wave}`} mark={roman(view.wave)} />
              )}
            </g>
            <g transform={`translate(${x} 224)`}>
              {troop ? (
                <CardShape tier="lane" {...troopFace(troop, sideOf(lane), 0)} />
              ) : (
                <rect
                  width="136"
                  height="184"
                  fill="url(#xt-void)"
                  stroke="var(--line-2)"
                  strokeDasharray="5 5"
                />
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
