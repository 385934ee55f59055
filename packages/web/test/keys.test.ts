// The keys of the table: usual ones, those that were set, and what stands against a key.
import { expect, test, vi } from 'vitest';

vi.mock('../src/storage/settings.ts', () => ({ changeSettings: vi.fn(), useSettings: vi.fn() }));
const { COMMANDS, commandOf, commands, keyOf } = await import('../src/storage/keys.ts');
const { conflictOf } = await import('../src/storage/settingKeys.ts');

test('every command has a key of its own', () => {
  expect(new Set(commands.map((command) => COMMANDS[command].key)).size).toBe(commands.length);
  for (const command of commands) expect(conflictOf(command, COMMANDS[command].key, {})).toBeNull();
});

test('a key that was set takes the place of the usual one', () => {
  const set = { undo: 'z' };
  expect(keyOf('undo', set)).toBe('z');
  expect(commandOf('Z', set)).toBe('undo');
  expect(commandOf('u', set)).toBeNull();
  expect(commandOf('e', set)).toBe('end');
});

test('a key that means something already is named with what it means', () => {
  expect(conflictOf('undo', 'e', {})).toBe('E is the key for “end: ready or pass”: change that one first.');
  expect(conflictOf('undo', 'e', { end: 'x' })).toBeNull();
  expect(conflictOf('undo', '3', {})).toMatch(/^3 presses a button/);
  expect(conflictOf('undo', ' ', {})).toMatch(/^Space goes on/);
  expect(conflictOf('undo', 'ArrowUp', {})).toMatch(/choose a letter or a sign/);
});
