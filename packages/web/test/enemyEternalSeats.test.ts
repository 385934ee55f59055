// What the set-up says about the seats of Enemy Eternal.
import { expect, test, vi } from 'vitest';
import { module } from '../src/games/enemy-eternal/index.ts';

vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

test('EE-COO-01 people of a campaign share a side, whatever opponent an earlier table had', () => {
  const rolesOf = (options: Record<string, string>) => module.roles?.(options, 2);
  expect(rolesOf({ mode: 'campaign', opponent: 'player' })).toEqual([]);
  expect(rolesOf({ mode: 'battle', opponent: 'player' })).toEqual(['Side A', 'Side B']);
  expect(rolesOf({ mode: 'rival campaign', opponent: 'automaton' })).toEqual(['Side A', 'Side B']);
});
