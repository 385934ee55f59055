// The keys of the table: defaults, changed keys, and conflicts.
import { expect, test, vi } from 'vitest';

vi.mock('../src/storage/settings.ts', () => ({ changeSettings: vi.fn(), useSettings: vi.fn() }));
const { COMMANDS, commandOf, commands, keyOf } = await import('../src/storage/keys.ts');
const { conflictOf } = await import('../src/storage/settingKeys.ts');

test('every command has its own key', () => {
  expect(new Set(commands.map((command) => COMMANDS[command].key)).size).toBe(commands.length);
  for (const command of commands) expect(conflictOf(command, COMMANDS[command].key, {})).toBeNull();
});

test('a changed key replaces the default one', () => {
  const set = { undo: 'z' };
  expect(keyOf('undo', set)).toBe('z');
  expect(commandOf('Z', set)).toBe('undo');
  expect(commandOf('u', set)).toBeNull();
  expect(commandOf('e', set)).toBe('end');
});

test('a key that is already used is named with its meaning', () => {
  expect(conflictOf('undo', 'e', {})).toBe('E is the key for “end: ready or pass”: change that one first.');
  expect(conflictOf('undo', 'e', { end: 'x' })).toBeNull();
  expect(conflictOf('undo', '3', {})).toMatch(/^3 presses a button/);
  expect(conflictOf('undo', ' ', {})).toMatch(/^Space goes on/);
  expect(conflictOf('undo', 'ArrowUp', {})).toMatch(/choose a letter or a sign/);
});
