// One option of the game's sheet, in the players' words: what it is about, what the chosen value means, and its picture.
import { type Choices, type Json, itemAt } from '@xenotable/kernel';
import { Suspense } from 'react';
import { capital } from '../../kit/words.ts';
import type { GameModule } from '../../table/contract.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';

export type OptionRow = [key: string, option: Choices];

interface OptionProps {
  /** Its key on the sheet. */
  name: string;
  option: Choices;
  value: Json;
  change(value: Json): void;
  Picture: GameModule['OptionPicture'];
}

const isSwitch = ({ choices }: Choices): boolean =>
  choices.length === 2 && choices.every((choice) => typeof choice === 'boolean');

type FieldProps = Omit<OptionProps, 'name' | 'Picture'> & { id: string };

function Switch({ id, option, value, change }: FieldProps) {
  const at = option.choices.findIndex((choice) => choice === value);
  return (
    <span className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
      />
      <span aria-hidden="true">{capital(option.names?.[at] ?? (value === true ? 'on' : 'off'))}</span>
    </span>
  );
}

function Select({ id, option, value, change }: FieldProps) {
  const { choices, names } = option;
  return (
    <select
      id={id}
      className="field"
      value={choices.findIndex((choice) => choice === value)}
      onChange={(event) => change(itemAt(choices, Number(event.target.value)))}
    >
      {choices.map((choice, i) => (
        <option key={i} value={i}>
          {capital(names?.[i] ?? String(choice))}
        </option>
      ))}
    </select>
  );
}

/** The control alone: a switch for yes or no, otherwise a list. */
export const OptionField = (props: FieldProps) =>
  isSwitch(props.option) ? <Switch {...props} /> : <Select {...props} />;

export function Option({ name, option, value, change, Picture }: OptionProps) {
  const { label, rule, says, about, choices } = option;
  const id = `option-${name}`;
  const meaning = about?.[choices.findIndex((choice) => choice === value)];
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <OptionField id={id} option={option} value={value} change={change} />
      <RuleChip rule={rule} />
      {says !== undefined && <p className="muted">{says}</p>}
      {meaning !== undefined && <p>{meaning}</p>}
      {Picture && (
        <div className="option-picture">
          <Suspense>
            <Picture option={name} value={value} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
