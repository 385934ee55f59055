// What strangers say about things of their own: too much of it is refused without looking at all of it.
import { expect, test } from 'vitest';
import { MOST_OWN_THINGS, type OwnKind, type OwnThing, contentProblems } from '../src/rules/ownContent.ts';
import { aText, listOf } from '../src/read/readers.ts';

const UNIT: OwnKind = {
  kind: 'unit',
  label: 'Units',
  printed: [{ name: 'Rookie', figures: {}, words: {} }],
  figures: [],
  words: [
    { field: 'rules', label: 'Rules', known: [{ name: 'brave', says: 'Is brave.' }], least: 0, most: 3 },
  ],
  cannot: '',
};

function faultsOf(content: readonly OwnThing[]): string[] {
  const fields: string[] = [];
  contentProblems([UNIT], content, { rule: 'T-01', add: (field) => void fields.push(field) });
  return fields;
}

test('of too many unknown words only the first ones are compared with the known ones', () => {
  const rules = Array.from({ length: 900 }, (_, i) => `unheard of ${i}`);
  const faults = faultsOf([{ kind: 'unit', name: 'Sergeant', like: 'Rookie', words: { rules } }]);
  expect(faults).toEqual([
    ...[0, 1, 2, 3].map((i) => `content[0].words.rules[${i}]`),
    'content[0].words.rules',
  ]);
});

test('of too many things only the first ones are looked at', () => {
  const content = Array.from({ length: 1000 }, () => ({ kind: 'unit', name: '?', like: 'Rookie' }));
  expect(faultsOf(content)).toHaveLength(1 + MOST_OWN_THINGS);
});

test('a list that is too long is refused before its items are read', () => {
  const read = listOf(aText, 2);
  expect(read(['a', 'b'], 'here')).toEqual(['a', 'b']);
  expect(() => read([1, 2, 3], 'here')).toThrow('here: 3 are too many: at most 2');
});
