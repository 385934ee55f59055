// A question as YAML, without default values.
import { type Question, readQuestion } from '@xenotable/questions';
import { BadInput, type Json, isJson, same } from '@xenotable/kernel';
import { parse, stringify } from 'yaml';

/** The default values of every question. */
const DEFAULTS: Record<string, Json> = {
  players: ['steady'],
  seat: 0,
  measure: 'wins',
  swap: false,
  bySeat: [],
  picks: false,
  seeds: { first: 1_000_000 },
  between: [0, 1],
  target: 0.5,
};

/** The order of the fields. */
const ORDER = ['question', 'game', 'edition', 'kind', 'setup', 'players'];

/** Short forms: one word instead of a list of one, a kind of seat without its name. */
function short(key: string, value: Json): Json {
  if (key === 'players' && Array.isArray(value) && value.length === 1) return value[0] ?? value;
  return value;
}

export function plainQuestion(question: Question): Record<string, Json> {
  const json: unknown = JSON.parse(JSON.stringify(question));
  if (!isJson(json) || typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  const kept = Object.entries(json).filter(
    ([key, value]) => !(Object.hasOwn(DEFAULTS, key) && same(value, DEFAULTS[key] ?? null)),
  );
  const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return Object.fromEntries(
    kept.sort(([a], [b]) => place(a) - place(b)).map(([key, value]) => [key, short(key, value)]),
  );
}

export const textOf = (question: Question): string =>
  stringify(plainQuestion(question), { lineWidth: 0, flowCollectionPadding: true });

/** Reads a question from YAML or JSON. Throws BadInput with the wrong field or line. */
export function questionIn(text: string): Question {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BadInput('question', `cannot be read as YAML: ${first}`);
  }
  return readQuestion(value);
}
