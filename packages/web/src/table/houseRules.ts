// House rules: what hardly any table changes, where this one has.
import type { Choices, Json, RuleId } from '@xenotable/kernel';
import { capital } from '../kit/words.ts';

export interface HouseRule {
  label: string;
  value: string;
  rule: RuleId;
}

/** The value of an option in words. */
export const optionWords = ({ choices, names }: Choices, value: Json | undefined): string =>
  capital(names?.[choices.findIndex((choice) => choice === value)] ?? String(value));

export const houseRules = (
  sheet: { options: Readonly<Record<string, Choices>> },
  options: Readonly<Record<string, Json>>,
): HouseRule[] =>
  Object.entries(sheet.options)
    .filter(
      ([key, option]) =>
        option.advanced === true && options[key] !== undefined && options[key] !== option.choices[0],
    )
    .map(([key, option]) => ({
      label: option.label,
      value: optionWords(option, options[key]),
      rule: option.rule,
    }));
