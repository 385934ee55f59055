// The thirteen unit types with their price.
import { inches } from '../../../board/inches.ts';
import { Token } from '../../../draw/Token.tsx';
import { glyphOf, isVehicle } from '../faces.ts';
import { UNITS, type UnitName } from '../rulebook.ts';

export function UnitTypes({ left, add }: { left: number; add(unit: UnitName): void }) {
  return (
    <ul className="xr-types" aria-label="Unit types">
      {UNITS.map((unit) => (
        <li key={unit.id}>
          <Token side="a" glyph={glyphOf({ build: unit.name })} size={36} {...(isVehicle({ build: unit.name }) && { shape: 'vehicle' as const })} />
          <span>
            <b>{unit.name}</b>
            move {inches(unit.maxMove)} · shoot {unit.range === 0 ? '–' : inches(unit.range)}
          </span>
          <strong>{unit.points}</strong>
          <button
            type="button"
            className="btn opt"
            aria-label={`Add ${unit.name}${unit.points > left ? ', more than is left' : ''}`}
            onClick={() => add(unit.name)}
          >
            +
          </button>
        </li>
      ))}
    </ul>
  );
}
