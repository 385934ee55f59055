// House rules: the advanced options that this table has changed.
import { type Choices, type Json, type RuleId, isObject } from '@xenotable/kernel';
import { capital } from '../kit/words.ts';

export interface HouseRule {
  label: string;
  value: string;
  rule: RuleId;
}

/** The value of an option in words. */
export const optionWords = ({ choices, names }: Choices, value: Json | undefined): string =>
  capital(names?.[choices.findIndex((choice) => choice === value)] ?? String(value));

/** The part of the sheet from which house rules are read. */
interface Agreeable {
  options: Readonly<Record<string, Choices>>;
  scenario: RuleId | null;
}

export const houseRules = (
  sheet: Pick<Agreeable, 'options'>,
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

/** The scenario data among the options of a table; in a title whose option `scenario` names a battle, the data has a separate option. */
export function scenarioAmong(options: Readonly<Record<string, Json>>): Record<string, unknown> | null {
  for (const given of [options['scenario'], options['scenarioData']]) if (isObject(given)) return given;
  return null;
}

/** The home-made scenario among options; if the option `scenario` names a battle, the data has a separate option. */
export function scenarioIn(options: Readonly<Record<string, Json>>): { name: string; author: string } | null {
  const scenario = options['scenarioData'] ?? options['scenario'];
  if (!isObject(scenario)) return null;
  const text = (key: string): string => (typeof scenario[key] === 'string' ? scenario[key] : '');
  return { name: text('name'), author: text('author') };
}

/** The home-made units, weapons and cards of the scenario, each with the printed one that it is like. */
export function ownThingsIn(options: Readonly<Record<string, Json>>): { name: string; like: string }[] {
  const content = scenarioAmong(options)?.['content'];
  return (Array.isArray(content) ? content : []).flatMap((thing: unknown) => {
    if (!isObject(thing)) return [];
    const { name, like } = thing;
    return typeof name === 'string' && typeof like === 'string' ? [{ name, like }] : [];
  });
}

/** The home-made things of a table's scenario, in one line: 'Ghost Guard (like Recon Infantry)'. */
export function homeMadeThings(
  sheet: Pick<Agreeable, 'scenario'>,
  options: Readonly<Record<string, Json>>,
): HouseRule | null {
  const things = ownThingsIn(options);
  if (sheet.scenario === null || things.length === 0) return null;
  return {
    label: 'Home-made content',
    value: things.map(({ name, like }) => `${name} (like ${like})`).join(', '),
    rule: sheet.scenario,
  };
}

/** The home-made scenario that a table plays: 'The wreck by Ann'. */
export function homeMade(
  sheet: Pick<Agreeable, 'scenario'>,
  options: Readonly<Record<string, Json>>,
): HouseRule | null {
  const scenario = scenarioIn(options);
  if (sheet.scenario === null || scenario === null) return null;
  const { name, author } = scenario;
  return {
    label: 'Home-made scenario',
    value: author === '' ? name : `${name} by ${author}`,
    rule: sheet.scenario,
  };
}
