// Who plays a seat: a person, or a program of some strength.
import type { Strength } from '@xenotable/bots';
import { strengthNames } from './strength.ts';
import { oneOf } from '../../kit/oneOf.ts';

interface StrengthPickerProps {
  label: string;
  /** The label for no program. */
  nobody: string;
  value: Strength | null;
  pick(strength: Strength | null): void;
}

export function StrengthPicker({ label, nobody, value, pick }: StrengthPickerProps) {
  return (
    <select
      className="field"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => pick(oneOf(strengthNames, target.value) ?? null)}
    >
      <option value="">{nobody}</option>
      {strengthNames.map((strength) => (
        <option key={strength} value={strength}>
          A program, {strength}
        </option>
      ))}
    </select>
  );
}
