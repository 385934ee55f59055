// The log says why fewer CP can be held than in the round before.
import { expect, test } from 'vitest';
import { log } from '../log.ts';

const renewed = { type: 'command renewed', gained: 1, cp: 1, of: 2 } as const;

test('a limit of CP that sank names its reason', () => {
  expect(log.happening(renewed, [])).toBe('1 CP comes back: 1 of 2');
  expect(log.happening({ ...renewed, was: 5, leads: 'Ibarra' }, [])).toBe(
    '1 CP comes back: 1 of 2. The limit sinks from 5 to 2: Ibarra leads instead of the Squad Leader',
  );
  expect(log.happening({ ...renewed, gained: 0, cp: 2, was: 3 }, [])).toBe(
    'No CP comes back: 2 of 2. The limit sinks from 3 to 2: a Corporal or a radio that adds 1 is out',
  );
});
