// The thirteen unit types with their price; one that does not fit says why.
import { type List, UNITS } from '@xenotable/xenos-rampant/content';
import { UnitRow } from '../../../table/builder/UnitRow.tsx';
import { inches } from '../../../boards/measured/inches.ts';
import { Token } from '../../../kit/draw/Token.tsx';
import { glyphOf, isVehicle } from '../shared/faces.ts';
import { added, barToUnit } from './edit.ts';

interface UnitTypesProps {
  list: List;
  points: number;
  budget: number;
  change(list: List): void;
}

export function UnitTypes({ list, points, budget, change }: UnitTypesProps) {
  return (
    <ul aria-label="Unit types">
      {UNITS.map((unit) => (
        <UnitRow
          key={unit.id}
          token={
            <Token
              side="a"
              glyph={glyphOf({ build: unit.name })}
              size={40}
              {...(isVehicle({ build: unit.name }) && { shape: 'vehicle' as const })}
            />
          }
          name={unit.name}
          note={`move ${inches(unit.maxMove)} · shoot ${unit.range === 0 ? '–' : inches(unit.range)}`}
          price={unit.points}
          bar={barToUnit(list, unit.name, points, budget)}
          add={() => change(added(list, unit.name))}
        />
      ))}
    </ul>
  );
}
