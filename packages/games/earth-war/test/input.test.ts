// Wrong set-ups are refused by name.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const person = { kind: 'person', name: 'Ann' };
const set = (options: unknown, seats: unknown) => () => game.setup(options, seats, fastChance(1));

test('options and seats that do not fit are named, with the nearest right word', () => {
  expect(set({ mision: 3 }, [person])).toThrow(/options\.mision: unknown option; did you mean "mission"/);
  expect(set({ mission: 9 }, [person])).toThrow(/options\.mission/);
  expect(set({ difficulty: 'hart' }, [person])).toThrow(/did you mean "hard"/);
  expect(set({ hive: true }, [person])).toThrow(/options\.hive: a hive player needs a seat/);
  expect(set({ hive: true }, [person, { kind: 'autopilot', name: 'X' }])).toThrow(
    /the hive is played by a person/,
  );
  expect(set({}, [person, person, person, person, person])).toThrow(/at most four seats/);
});

test('a position with unknown words is refused by name', () => {
  expect(() => game.arrange({ squad: [{ unit: 'Riflman' }] })).toThrow(
    /given\.squad\[0\]\.unit: "Riflman" is unknown; did you mean "Rifleman"/,
  );
  expect(() => game.arrange({ squad: [], at: 'squad wound' })).toThrow(/did you mean "squad wounds"/);
  expect(() => game.arrange({ squad: [{ unit: 'Rifleman' }], combat: { cards: { D9: {} } } })).toThrow(
    /"D9" is unknown/,
  );
  expect(() =>
    game.arrange({ squad: [{ unit: 'Rifleman' }], combat: { cards: { D1: {} }, slots: ['D2'] } }),
  ).toThrow(/not among the cards/);
});
