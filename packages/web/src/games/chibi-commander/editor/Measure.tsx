// Distances and sight over the map: how far each field is from a side's zone, or what is seen from the field under the pointer.
import { type Scenario, cellsOf } from '@xenotable/chibi-commander/content';
import { seenFrom, waysFrom } from '@xenotable/chibi-commander/workshop';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { ChoiceField } from '../../../workshop/fields.tsx';
import { COLUMNS } from '../shared/map.ts';

export const MEASURES = ['nothing', 'Earth', 'Invaders', 'sight'] as const;
export type Measured = (typeof MEASURES)[number];

const WORDS: Record<Measured, string> = {
  nothing: 'nothing',
  Earth: 'ways from the zones of the Earth Force',
  Invaders: 'ways from the zones of the Invaders',
  sight: 'what is seen from the field under the pointer',
};

interface MeasureFieldProps {
  value: Measured;
  change(measured: Measured): void;
}

export const MeasureField = ({ value, change }: MeasureFieldProps) => (
  <ChoiceField
    wide
    label="Measure"
    value={value}
    choices={MEASURES.map((one) => [one, WORDS[one]] as const)}
    change={change}
  />
);

/** Movement points from where a side starts or arrives, where they are measured. */
export function measuredWays(
  { map, zones }: Pick<Scenario, 'map' | 'zones'>,
  measured: Measured,
): ReadonlyMap<Cell, number> | null {
  if (measured !== 'Earth' && measured !== 'Invaders') return null;
  return waysFrom(map.join('\n'), cellsOf([...zones[measured].start, ...zones[measured].arrive]));
}

interface MeasureProps {
  scenario: Scenario;
  ways: ReadonlyMap<Cell, number> | null;
  /** The field from which sight is shown. */
  at: Cell | null;
}

export function Measure({ scenario, ways, at }: MeasureProps) {
  if (at !== null)
    return (
      <path
        className="ed-seen"
        aria-hidden="true"
        d={outlinePath(new Set(seenFrom(scenario.map.join('\n'), at, scenario.visibility)), COLUMNS)}
      />
    );
  if (ways === null) return null;
  return (
    <g className="ed-ways" aria-hidden="true">
      {[...ways].map(([cell, price]) => {
        const { x, y } = centreOf(cell, COLUMNS);
        return (
          <text key={cell} x={x} y={y + 4}>
            {price}
          </text>
        );
      })}
    </g>
  );
}
