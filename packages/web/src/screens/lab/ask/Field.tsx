// One row of the form: a label, its control, and a sentence about it.
import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  says?: string;
  children: ReactNode;
}

export function Field({ id, label, says, children }: FieldProps) {
  return (
    <div className="ask-field">
      <label htmlFor={id}>{label}</label>
      <div>{children}</div>
      {says !== undefined && <p className="muted">{says}</p>}
    </div>
  );
}

interface NumberFieldProps {
  id: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  change(value: number): void;
}

/** A number within bounds: the input counts once it is valid. */
export function NumberField({ id, value, least, most, step = 1, change }: NumberFieldProps) {
  return (
    <input
      id={id}
      className="field"
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step={step}
      defaultValue={value}
      key={value}
      onBlur={(event) => {
        const typed = event.target.valueAsNumber;
        if (Number.isFinite(typed) && typed !== value) change(Math.min(most, Math.max(least, typed)));
        else event.target.value = String(value);
      }}
    />
  );
}

interface PickProps<T extends string> {
  id?: string;
  /** Used if there is no visible label. */
  label?: string;
  value: T;
  choices: readonly (readonly [value: T, words: string])[];
  change(value: T): void;
}

/** One of several words. */
export function Pick<T extends string>({ id, label, value, choices, change }: PickProps<T>) {
  return (
    <select
      id={id}
      className="field"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = choices.find(([one]) => one === event.target.value);
        if (chosen !== undefined) change(chosen[0]);
      }}
    >
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
