// In the set-up: the map of a battle, cell by cell.
import { MAPS, scenarioMap } from '@xenotable/xenos-rampant/content';
import type { OptionPictureProps } from '../../table/contract.ts';

/** The colour of a letter of the map. */
const FILLS: Record<string, string> = {
  '=': 'var(--terrain-road-line)',
  P: 'var(--terrain-floor-line)',
  s: 'var(--terrain-grass)',
  w: 'var(--terrain-wood-ink)',
  x: 'var(--terrain-wood-ink)',
  r: 'var(--terrain-ruin-line)',
  B: 'var(--terrain-wall)',
};

export default function OptionPicture({ option, value }: OptionPictureProps) {
  const name =
    option === 'map' ? value : option === 'scenario' && typeof value === 'string' ? scenarioMap(value) : null;
  const map = MAPS.find((one) => one.name === name);
  if (map === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" width="100" height="100" role="img" aria-label={`Map: ${map.title}`}>
      <rect width="24" height="24" fill="var(--terrain-ground)" />
      {map.rows.map((row, y) =>
        [...row].map((letter, x) =>
          letter === '.' ? null : (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width="1.02"
              height="1.02"
              fill={FILLS[letter] ?? 'var(--terrain-rock-line)'}
            />
          ),
        ),
      )}
      {map.obstacles.map(([kind, x1, y1, x2, y2], i) => (
        <path
          key={`${kind} ${i}`}
          d={`M${x1 / 2} ${24 - y1 / 2}L${x2 / 2} ${24 - y2 / 2}`}
          stroke="var(--text-2)"
          strokeWidth=".4"
        />
      ))}
    </svg>
  );
}
