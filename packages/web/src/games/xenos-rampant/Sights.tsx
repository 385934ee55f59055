// Whom the unit in hand sees: a line to each enemy, or to the point that blocks it.
import type { Sight, View } from '@xenotable/xenos-rampant/preview';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';

interface SightsProps {
  view: View;
  sights: readonly Sight[];
  height: number;
}

export function Sights({ view, sights, height }: SightsProps) {
  return (
    <g className="sights">
      {sights.map(({ whom, from, to, blocked }) => (
        <g key={whom} className={blocked ? 'unseen' : 'seen'}>
          <path d={pathOf([from, to], height)} />
          {blocked && (
            <path
              className="stop"
              transform={`translate(${across(to.x)} ${down(to.y, height)})`}
              d="M-6-6L6 6M-6 6L6-6"
            >
              <title>{`${view.units[whom]?.name} is out of sight`}</title>
            </path>
          )}
        </g>
      ))}
    </g>
  );
}
