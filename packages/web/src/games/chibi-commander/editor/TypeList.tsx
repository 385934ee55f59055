// A list of unit types, each chosen from those that fit.
import {
  type Scenario,
  type TypeName,
  called,
  keyOf,
  sideOf,
  typeNames,
  typeOf,
} from '@xenotable/chibi-commander/content';
import type { Side } from '@xenotable/chibi-commander/content';
import { oneOf } from '../../../kit/oneOf.ts';
import { AddButton, RemoveButton, replaced, without } from '../../../workshop/Sentence.tsx';

/** Types of a side, the scenario's own first. */
export const typesOfSide = ({ content = [] }: Scenario, side: Side): TypeName[] =>
  [...content.map(keyOf), ...typeNames].filter((type) => {
    const { kin } = typeOf(type);
    return kin !== 'civilian' && kin !== 'animal' && sideOf(kin) === side;
  });

interface TypeSelectProps {
  label: string;
  types: readonly TypeName[];
  value: TypeName;
  change(type: TypeName): void;
}

export const TypeSelect = ({ label, types, value, change }: TypeSelectProps) => (
  <select
    className="field"
    aria-label={label}
    value={value}
    onChange={(event) => change(oneOf(types, event.target.value) ?? value)}
  >
    {types.map((one) => (
      <option key={one} value={one}>
        {called(one)}
      </option>
    ))}
  </select>
);

interface TypeListProps {
  /** 'Unit of CHIBI COM': a number follows. */
  label: string;
  types: readonly TypeName[];
  units: readonly TypeName[];
  most: number;
  change(units: TypeName[]): void;
}

export function TypeList({ label, types, units, most, change }: TypeListProps) {
  const [first] = types;
  return (
    <ul className="plain ed-types">
      {units.map((type, i) => (
        <li key={i}>
          <TypeSelect
            label={`${label} ${i + 1}`}
            types={types}
            value={type}
            change={(next) => change(replaced(units, i, next))}
          />
          <RemoveButton what={called(type)} remove={() => change(without(units, i))} />
        </li>
      ))}
      {units.length < most && first !== undefined && (
        <li>
          <AddButton name="One more" add={() => change([...units, units.at(-1) ?? first])} />
        </li>
      )}
    </ul>
  );
}
