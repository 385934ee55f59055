// An option and the values that are tried.
import type { Axis } from '@xenotable/questions';
import { capital } from '../../../kit/words.ts';
import type { LabSheet } from '../../../worker/labApi.ts';
import { Field, Pick } from './Field.tsx';
import { type OwnSetup, axisOf, tryable } from './draft.ts';

interface AxisPartProps {
  id: string;
  legend: string;
  axis: Axis;
  sheet: LabSheet;
  setup: OwnSetup;
  change(axis: Axis): void;
}

/** At least two values, at most twelve. */
const LEAST = 2;
const MOST = 12;

export function AxisPart({ id, legend, axis, sheet, setup, change }: AxisPartProps) {
  const option = sheet.options[axis.option];
  const ordered = axisOf(sheet, axis.option).values;
  const all = option === undefined ? axis.values : [...new Set([...ordered, ...option.choices])];
  // An option of the document is shown even if it does not matter in this set-up.
  const offered = tryable(sheet, setup);
  if (option !== undefined && !offered.some(([key]) => key === axis.option))
    offered.push([axis.option, option]);
  const has = (value: (typeof all)[number]): boolean => axis.values.includes(value);
  const words = (value: (typeof all)[number]): string => {
    const at = option?.choices.findIndex((one) => one === value) ?? -1;
    return capital(option?.names?.[at] ?? String(value));
  };
  const turn = (value: (typeof all)[number]): void => {
    const values = all.filter((one) => (one === value ? !has(one) : has(one)));
    if (values.length < LEAST || values.length > MOST) return;
    const names = option?.names === undefined ? undefined : values.map(words);
    change({ option: axis.option, values, ...(names !== undefined && { names }) });
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Field id={id} label="Option">
        <Pick
          id={id}
          value={axis.option}
          choices={offered.map(([key, { label }]) => [key, label] as const)}
          change={(key) => change(axisOf(sheet, key))}
        />
      </Field>
      <div className="ask-values" role="group" aria-label={`Values of ${option?.label ?? axis.option}`}>
        {all.map((value) => (
          <label key={String(value)} className={has(value) ? 'active' : ''}>
            <input type="checkbox" checked={has(value)} onChange={() => turn(value)} />
            {words(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
