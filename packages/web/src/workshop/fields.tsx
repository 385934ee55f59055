// Small form fields of the editor.
import type { ReactNode } from 'react';
import { oneOf } from '../kit/oneOf.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  change(value: number): void;
}

export function NumberField({ label, value, least, most, change }: NumberFieldProps) {
  return (
    <label className="ed-field">
      <span>{label}</span>
      <input
        className="field"
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => change(Math.min(most, Math.max(least, Math.round(Number(event.target.value)))))}
      />
    </label>
  );
}

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, words: string])[];
  change(value: T): void;
  wide?: boolean;
}

export function ChoiceField<T extends string>({ label, value, choices, change, wide }: ChoiceFieldProps<T>) {
  return (
    <label className={wide ? 'ed-field wide' : 'ed-field'}>
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={(event) =>
          change(
            oneOf(
              choices.map(([one]) => one),
              event.target.value,
            ) ?? value,
          )
        }
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CheckField({
  label,
  value,
  change,
}: {
  label: ReactNode;
  value: boolean;
  change(value: boolean): void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  /** More than one line. */
  rows?: number;
  narrow?: boolean;
  change(value: string): void;
}

export function TextField({ label, value, most, rows, narrow, change }: TextFieldProps) {
  const shared = {
    className: 'field',
    value,
    maxLength: most,
    onChange: (event: { target: { value: string } }): void => change(event.target.value),
  };
  return (
    <label className={narrow ? 'ed-field' : 'ed-field wide'}>
      <span>{label}</span>
      {rows === undefined ? <input {...shared} /> : <textarea rows={rows} {...shared} />}
    </label>
  );
}
