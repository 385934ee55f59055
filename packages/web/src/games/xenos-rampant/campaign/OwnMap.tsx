// The map of a battle, small: pieces with their patterns, and markers.
import { type Scenario, isObstacle } from '@xenotable/xenos-rampant/content';
import { TerrainPatterns, patternOf } from '../shared/terrainPatterns.tsx';

export function OwnMap({ scenario }: { scenario: Scenario }) {
  const { name, pieces, markers, points } = scenario;
  const [from, long] = points <= 12 ? [6, 36] : [0, 48];
  return (
    <svg
      viewBox={`${from} ${from} ${long} ${long}`}
      role="img"
      aria-label={`Map of ${name}, ${pieces.length} pieces`}
    >
      <TerrainPatterns />
      <rect width="48" height="48" fill="var(--terrain-ground)" />
      {pieces.map(({ kind, at, size, turn }, i) => {
        const width = isObstacle(kind) ? 0.6 : size[1];
        const box = { x: -size[0] / 2, y: -width / 2, width: size[0], height: width };
        return (
          <g key={i} transform={`translate(${at[0]} ${48 - at[1]}) rotate(${-turn})`}>
            <rect {...box} fill="var(--surface-3)" stroke="var(--text-2)" strokeWidth="0.2" />
            {patternOf(kind) !== null && <rect {...box} fill={patternOf(kind) ?? undefined} />}
          </g>
        );
      })}
      {markers.map(([x, y], i) => (
        <circle key={i} cx={x} cy={48 - y} r="1.2" fill="var(--select)" />
      ))}
    </svg>
  );
}
