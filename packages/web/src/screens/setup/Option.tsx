// One option of the game's sheet.
import type { Choices, Json } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';

export type OptionRow = [key: string, option: Choices];

export function Option({
  id,
  option,
  value,
  change,
}: {
  id: string;
  option: Choices;
  value: Json | undefined;
  change(value: Json): void;
}) {
  const { label, rule, choices, names } = option;
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={choices.indexOf((value ?? choices[0]) as string)}
        onChange={(event) => change(choices[Number(event.target.value)]!)}
      >
        {choices.map((choice, i) => (
          <option key={i} value={i}>
            {capital(names?.[i] ?? String(choice))}
          </option>
        ))}
      </select>
      <RuleChip rule={rule} />
    </div>
  );
}
