// Files of missions with one to three changes by chance: fields dropped, retyped, out of range, swapped, doubled.
import type { Json } from '@xenotable/kernel';
import fc from 'fast-check';
import { KIND_NAMES } from '../content/cards.ts';
import type { Scenario } from '../scenario/scenario.ts';

type Holder = Json[] | { [key: string]: Json };

/** Every field of a file: what holds it, and its key. */
function fieldsOf(value: Json, found: [Holder, string][] = []): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Holder;
  for (const key of Object.keys(holder)) {
    found.push([holder, key]);
    fieldsOf((holder as { [key: string]: Json })[key] ?? null, found);
  }
  return found;
}

const get = (holder: Holder, key: string): Json => (holder as { [key: string]: Json })[key] ?? null;
const set = (holder: Holder, key: string, value: Json): void =>
  void ((holder as { [key: string]: Json })[key] = value);

const aValue: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: -3, max: 14 }),
  fc.constantFrom<Json>(null, true, '', 'X', [], {}, 1.5, 1e9),
  fc.constantFrom<Json>(...KIND_NAMES, 'held', 'killed', 'rescued', 'combat', 'rest'),
);

const aChange = fc.record({
  how: fc.constantFrom('drop', 'retype', 'number', 'number', 'swap', 'double', 'kind'),
  at: fc.nat(),
  other: fc.nat(),
  value: aValue,
  number: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom<Json>(...KIND_NAMES),
});
type Change = typeof aChange extends fc.Arbitrary<infer T> ? T : never;

function apply(file: Json, { how, at, other, value, number, kind }: Change): void {
  const fields = fieldsOf(file).filter(([holder, key]) => {
    if (how === 'number') return typeof get(holder, key) === 'number';
    return how !== 'kind' || KIND_NAMES.some((name) => name === get(holder, key));
  });
  const one = fields[at % Math.max(1, fields.length)];
  const two = fields[other % Math.max(1, fields.length)];
  if (one === undefined || two === undefined) return;
  const [holder, key] = one;
  if (how === 'drop') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (how === 'retype') set(holder, key, value);
  else if (how === 'number') set(holder, key, number);
  else if (how === 'kind') set(holder, key, kind);
  else if (how === 'double' && Array.isArray(holder)) holder.push(structuredClone(get(holder, key)));
  else {
    // Copies, so that no field comes to hold itself.
    const [first, second] = [structuredClone(get(holder, key)), structuredClone(get(two[0], two[1]))];
    set(holder, key, second);
    set(two[0], two[1], first);
  }
}

export const mutated = (scenarios: readonly Scenario[]): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...scenarios), fc.array(aChange, { minLength: 1, maxLength: 3 }))
    .map(([scenario, changes]) => {
      const file = JSON.parse(JSON.stringify(scenario)) as Json;
      for (const change of changes) apply(file, change);
      return file;
    });
