// A running battle as a still picture: the tokens on their ground.
import type { View } from '@xenotable/xenos-rampant/preview';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { GroundArea, across, down } from '../../boards/measured/measured.tsx';
import { tokenOf } from './shared/faces.ts';
import { groundOf } from './ground.ts';

export function Picture({ view }: { view: View }) {
  return (
    <svg viewBox="0 0 528 528" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="528" height="528" fill="var(--terrain-ground)" />
      {groundOf(view).map(({ label: _label, ...ground }, i) => (
        <GroundArea key={i} ground={ground} height={4800} />
      ))}
      {view.units
        .filter((unit) => unit.state === 'table')
        .map((unit) => (
          <TokenAt
            key={unit.id}
            {...tokenOf(unit, view)}
            x={across(unit.x)}
            y={down(unit.y, 4800)}
            d={across(2 * unit.radius)}
          />
        ))}
    </svg>
  );
}
