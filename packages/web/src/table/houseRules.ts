// House rules: what hardly any table changes, where this one has.
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

/** Of the sheet, what house rules are read from. */
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

/** The scenario among the options of a table; where a title calls its battles scenarios, its data has an option beside them. */
export function scenarioAmong(options: Readonly<Record<string, Json>>): Record<string, unknown> | null {
  for (const given of [options['scenario'], options['scenarioData']]) if (isObject(given)) return given;
  return null;
}

/** The home-made scenario among options: where the option `scenario` names a battle, the data has an option of its own. */
export function scenarioIn(options: Readonly<Record<string, Json>>): { name: string; author: string } | null {
  const scenario = options['scenarioData'] ?? options['scenario'];
  if (!isObject(scenario)) return null;
  const text = (key: string): string => (typeof scenario[key] === 'string' ? scenario[key] : '');
  return { name: text('name'), author: text('author') };
}

/** What the scenario has of its own: units, weapons and cards, each with the printed one that it is like. */
export function ownThingsIn(options: Readonly<Record<string, Json>>): { name: string; like: string }[] {
  const content = scenarioAmong(options)?.['content'];
  return (Array.isArray(content) ? content : []).flatMap((thing: unknown) => {
    if (!isObject(thing)) return [];
    const { name, like } = thing;
    return typeof name === 'string' && typeof like === 'string' ? [{ name, like }] : [];
  });
}

/** The things of its own that a table's scenario has, in one line: 'Ghost Guard (like Recon Infantry)'. */
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

/** The scenario that a table plays, if somebody made it at home: 'The wreck by Ann'. */
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
