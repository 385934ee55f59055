// Settings of a new table. A wrong value is refused by name, never ignored.
import type { Json } from '../read/json.ts';
import { BadInput } from '../read/badInput.ts';
import { itemAt } from '../read/itemAt.ts';
import { type Reader, anObject, closest, oneOf } from '../read/readers.ts';
import type { RuleId, SeatPlan } from './world.ts';

interface Common {
  label: string;
  rule: RuleId;
  /** A house rule that few tables change; folded away in the set-up. */
  advanced?: true;
}
/** A choice between fixed values; the first is the default. */
export interface Choices extends Common {
  choices: readonly (string | number | boolean)[];
  /** What each value is called, if the value itself is no name. */
  names?: readonly string[];
  /** What it is about, in one sentence. */
  says?: string;
  /** If the values are levels: all values from the easiest to the hardest. */
  ladder?: readonly (string | number | boolean)[];
  /** What each value means, in one sentence each. */
  about?: readonly string[];
  /** The option matters only while these other options have one of these values. */
  shown?: Readonly<Record<string, readonly Json[]>>;
}
/** Something larger (a roster, a map) that the game reads itself. */
export interface Free extends Common {
  read: Reader<Json>;
  fallback: Json;
}
export type OptionSheet = Record<string, Choices | Free>;
export type Options = Record<string, Json>;

/** All options of the sheet: given ones are checked, missing ones have their default. */
export function readOptions(sheet: OptionSheet, given: unknown): Options {
  const raw = anObject(given ?? {}, 'options');
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(sheet, key))
      throw new BadInput(`options.${key}`, `unknown option${closest(key, Object.keys(sheet))}`);
  }
  const options: Options = {};
  for (const [key, option] of Object.entries(sheet)) {
    const value = raw[key];
    if (value === undefined) options[key] = 'choices' in option ? itemAt(option.choices, 0) : option.fallback;
    else options[key] = ('choices' in option ? oneOf(option.choices) : option.read)(value, `options.${key}`);
  }
  return options;
}

export interface SeatRules {
  least: number;
  most: number;
  /** Kinds of seat: 'person' first, then the game's scripted players. */
  kinds: readonly string[];
}

export function readSeats(rules: SeatRules, given: unknown): SeatPlan[] {
  if (!Array.isArray(given)) throw new BadInput('seats', 'must be a list');
  if (given.length < rules.least || given.length > rules.most) {
    throw new BadInput(
      'seats',
      `${given.length} seats, but this game is for ${rules.least === rules.most ? rules.least : `${rules.least} to ${rules.most}`}`,
    );
  }
  return given.map((item, i) => {
    const raw = anObject(item, `seats[${i}]`);
    for (const key of Object.keys(raw)) {
      if (!['kind', 'name', 'player'].includes(key))
        throw new BadInput(`seats[${i}].${key}`, `unknown word${closest(key, ['kind', 'name', 'player'])}`);
    }
    const kind = oneOf(rules.kinds)(raw['kind'] ?? rules.kinds[0], `seats[${i}].kind`);
    const plan: SeatPlan = { kind, name: shortText(raw['name'] ?? `Seat ${i + 1}`, `seats[${i}].name`) };
    if (raw['player'] !== undefined) plan.player = shortText(raw['player'], `seats[${i}].player`);
    return plan;
  });
}

function shortText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > 60)
    throw new BadInput(where, 'must be text of 1 to 60 characters');
  return value;
}
