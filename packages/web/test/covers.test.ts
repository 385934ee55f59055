// When the table is covered between people at one screen: while they hide something, or when an answer gives one of them a secret.
import { scripted } from '@xenotable/bots';
import {
  type Json,
  Session,
  fastChance,
  newsOf,
  secretsAhead,
  secretsBetween,
  seeded,
} from '@xenotable/kernel';
import { gamePackage } from '@xenotable/shelf';
import { expect, test } from 'vitest';
import { shownBefore } from '../src/table/seats/shownBefore.ts';

const PEOPLE = [
  { kind: 'person', name: 'Mara' },
  { kind: 'person', name: 'Jonas' },
] as const;

const SEED = '5'.padStart(64, '0');
const STEPS = 60;

/** Prompts that are asked under a cover although nothing is hidden yet. */
async function coveredAhead(name: string, options: Record<string, Json>): Promise<Set<string>> {
  const { game } = await gamePackage(name);
  const session = Session.start(game, { options, seats: PEOPLE.map((one) => ({ ...one })) }, seeded(SEED));
  const chance = fastChance(5);
  const found = new Set<string>();
  for (let i = 0; i < STEPS && session.world.over === null; i++) {
    const [seat = 0] = newsOf(session, 'table', session.entries.length).waiting;
    const { view, ask } = newsOf(session, seat, session.entries.length);
    if (ask === null) throw new Error('nobody is asked');
    if (!secretsBetween(game, session.world, [0, 1]) && secretsAhead(game, session.world, [0, 1]))
      found.add(ask.prompt);
    session.choose(seat, scripted(game, view, ask, chance));
  }
  return found;
}

test.each(['xenoshyft', 'chibi-commander', 'enemy-eternal', 'earth-war'])(
  '%s: nothing is covered that gives nobody a secret',
  async (name) => {
    expect([...(await coveredAhead(name, {}))]).toEqual([]);
  },
);

test('Xenos Rampant: a list that stays hidden until both are chosen is chosen under a cover', async () => {
  expect([...(await coveredAhead('xenos-rampant', {}))]).toEqual(['Choose your detachment.']);
});

test('Earth War: the hive is covered before it looks at cards, and only then', async () => {
  const found = await coveredAhead('earth-war', { play: 'patrol', threat: 8, hive: true });
  expect([...found]).toEqual(['Once in this fight: look at two face-down cards?']);
});

test('at one screen whoever had better wait gives way to a seat of this screen that need not', () => {
  const asked = { viewer: 0, waiting: [0, 1, 2], mine: [0, 2] };
  expect(shownBefore({ ...asked, later: [0] })).toBe(2);
  expect(shownBefore({ ...asked, later: [0, 2] })).toBeNull();
  expect(shownBefore({ ...asked, later: [1] })).toBeNull();
  expect(shownBefore(asked)).toBeNull();
});
