// What a companion keeps, as things with fields that people can correct.
import type { Chance } from '../src/chance/chance.ts';
import { itemAt } from '../src/read/itemAt.ts';
import { isObject } from '../src/read/json.ts';
import { type Refusal, refuse } from '../src/rules/refusal.ts';
import type { RuleId } from '../src/rules/world.ts';

export type FieldValue = number | string;

/** One value that the app keeps, within the bounds of the rules. */
export interface Field {
  key: string;
  label: string;
  value: FieldValue;
  /** The smallest and the largest whole number, or the allowed words. */
  bounds: { least: number; most: number } | { words: readonly string[] };
}

/** Something that the app keeps: a model, a unit, the table itself. */
export interface Kept {
  thing: string;
  name: string;
  /** A short description for the list. */
  says: string;
  side: 'people' | 'automaton' | 'table';
  letter: string;
  /** Out of the game: shown last. */
  gone?: boolean;
  fields: readonly Field[];
}

export const REASONS = ['die misread', 'typed wrongly', 'rule forgotten', 'model was moved'] as const;
export type Reason = (typeof REASONS)[number];

/** A correction of one value that people agree on. */
export interface Correction {
  do: 'correct';
  thing: string;
  field: string;
  from: FieldValue;
  to: FieldValue;
  reason: Reason;
}

/** A model was in another place than it should have been: no kept value changes, but the log says so. */
export interface Moved {
  do: 'moved';
  thing: string;
}

const within = ({ bounds }: Field, value: unknown): boolean =>
  'words' in bounds
    ? typeof value === 'string' && bounds.words.includes(value)
    : typeof value === 'number' && Number.isInteger(value) && value >= bounds.least && value <= bounds.most;

const boundsWords = ({ bounds }: Field): string =>
  'words' in bounds ? bounds.words.join(', ') : `${bounds.least} to ${bounds.most}`;

const onlyHas = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

/** Whether a choice has the form of a correction; its content may still be wrong. */
export const isCorrection = (choice: unknown): choice is Correction =>
  isObject(choice) &&
  choice['do'] === 'correct' &&
  onlyHas(choice, ['do', 'thing', 'field', 'from', 'to', 'reason']) &&
  typeof choice['thing'] === 'string' &&
  typeof choice['field'] === 'string' &&
  REASONS.some((reason) => reason === choice['reason']);

export const isMoved = (choice: unknown): choice is Moved =>
  isObject(choice) &&
  choice['do'] === 'moved' &&
  onlyHas(choice, ['do', 'thing']) &&
  typeof choice['thing'] === 'string';

/** Why a correction cannot be made; null if it can. */
export function correctionFault(kept: readonly Kept[], choice: Correction, rule: RuleId): Refusal | null {
  const thing = kept.find((one) => one.thing === choice.thing);
  if (thing === undefined) return refuse(rule, 'The app keeps no such thing.');
  const field = thing.fields.find(({ key }) => key === choice.field);
  if (field === undefined) return refuse(rule, `Nothing of that name is kept of ${thing.name}.`);
  if (field.value !== choice.from)
    return refuse(rule, `${field.label} of ${thing.name} is ${field.value} by now.`);
  if (!within(field, choice.to))
    return refuse(rule, `${field.label} of ${thing.name} must be one of ${boundsWords(field)}.`);
  return choice.to === choice.from ? refuse(rule, `${field.label} of ${thing.name} is that already.`) : null;
}

/** Why something cannot have been moved; null if it can. */
export const movedFault = (kept: readonly Kept[], choice: Moved, rule: RuleId): Refusal | null =>
  kept.some(({ thing, side }) => thing === choice.thing && side !== 'table')
    ? null
    : refuse(rule, 'The app keeps no such model.');

/** The values that a field may be set to, without its present one. */
function others(field: Field): FieldValue[] {
  const { bounds, value } = field;
  const all: FieldValue[] =
    'words' in bounds
      ? [...bounds.words]
      : Array.from({ length: bounds.most - bounds.least + 1 }, (_, i) => bounds.least + i);
  return all.filter((one) => one !== value);
}

/** A random correction; null if nothing can be corrected. */
export function anyCorrection(kept: readonly Kept[], chance: Chance, rule: RuleId): Correction | null {
  const open = kept.flatMap(({ thing, fields }) =>
    fields.filter((field) => others(field).length > 0).map((field) => ({ thing, field })),
  );
  if (open.length === 0) return null;
  const one = itemAt(open, chance.roll(open.length, rule) - 1);
  const values = others(one.field);
  return {
    do: 'correct',
    thing: one.thing,
    field: one.field.key,
    from: one.field.value,
    to: itemAt(values, chance.roll(values.length, rule) - 1),
    reason: itemAt(REASONS, chance.roll(REASONS.length, rule) - 1),
  };
}
