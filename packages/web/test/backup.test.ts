// One file with everything, imported into a browser that has nothing, the same, or other data.
import { expect, test } from 'vitest';
import { type Backup, mergeKept, readBackup, writeBackup } from '../src/storage/backup.ts';

const table = {
  id: 't1',
  game: 'xenoshyft',
  edition: '1',
  name: 'Friday',
  seats: [{ kind: 'person', name: 'Ann' }],
  options: {},
  updated: 1,
  entries: 1,
  cover: false,
  over: null,
  waiting: [0],
  read: {},
  typed: null,
  rolling: null,
  programs: {},
  origin: 'here' as const,
  seed: '0'.repeat(64),
  script: [],
  head: {
    xenotable: 2 as const,
    game: 'xenoshyft',
    edition: '1',
    options: {},
    seats: [{ kind: 'person', name: 'Ann' }],
    opening: { rolls: [], check: '0'.repeat(16) },
  },
};
const backup: Backup = {
  tables: [{ table, entries: [{ seat: 0, choice: { do: 'x' }, rolls: [], check: '0'.repeat(16) }] }],
  kept: { 'xenotable.settings': '{"theme":"paper"}' },
};

test('a written backup can be read', () => {
  expect(readBackup(writeBackup(backup), 'b.json')).toEqual(backup);
});

test.each([
  ['a text', 'hello', 'not a backup of Xenotable, or it was cut off'],
  ['something else', '{"a":1}', 'not a backup of Xenotable'],
  ['a file that was cut off', writeBackup(backup).slice(0, -20), 'cut off'],
  ['a changed name', writeBackup(backup).replace('Friday', 'Monday'), 'damaged or was changed'],
  [
    'a later format',
    writeBackup(backup).replace('"xenotableBackup":1', '"xenotableBackup":9'),
    'later version',
  ],
  ['a foreign key', writeBackup({ ...backup, kept: { other: '1' } }), '“other”'],
  [
    'a damaged decision',
    writeBackup({ ...backup, tables: [{ table, entries: [{ seat: 'x' } as never] }] }),
    'Decision 1 of “Friday”',
  ],
])('%s is refused by the name of the file', (_what, text, words) => {
  expect(() => readBackup(text, 'b.json')).toThrow('b.json');
  expect(() => readBackup(text, 'b.json')).toThrow(words);
});

test('nothing is overwritten: lists are merged, and differences are named', () => {
  const here = {
    'xenotable.settings': '{"theme":"dark"}',
    'xenotable.lists.xr': JSON.stringify([{ name: 'Guard', text: 'a' }]),
    'xenotable.lessons.xr': '["one"]',
    'xenotable.notes.t1': 'same',
  };
  const there = {
    'xenotable.settings': '{"theme":"paper"}',
    'xenotable.lists.xr': JSON.stringify([
      { name: 'Guard', text: 'b' },
      { name: 'Horde', text: 'c' },
    ]),
    'xenotable.lessons.xr': '["two","one"]',
    'xenotable.notes.t1': 'same',
    'xenotable.notes.t2': 'new',
  };
  expect(mergeKept(here, there)).toEqual({
    write: {
      'xenotable.lists.xr': JSON.stringify([
        { name: 'Guard', text: 'a' },
        { name: 'Guard (from the backup)', text: 'b' },
        { name: 'Horde', text: 'c' },
      ]),
      'xenotable.lessons.xr': '["one","two"]',
      'xenotable.notes.t2': 'new',
    },
    differ: ['xenotable.settings'],
  });
});
