import { BadInput, type Json, fastChance } from '@xenotable/kernel';
import { people, randomGame } from '@xenotable/kernel/proof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenarioSheet } from '../content/index.ts';
import { STANDARD_SIEGE, TRAINING_SIEGE } from '../content/sieges.ts';
import { LONG_NIGHT, freshSiege } from '../content/exampleSieges.ts';
import { game } from '../game.ts';
import type { Siege } from '../scenario/scenario.ts';
import { bound } from '../trials.ts';

/** A place inside plain data, and what to put there. */
type Spoiling = { at: number; how: number; value: Json };

const VALUES: readonly Json[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  9,
  1e9,
  0.5,
  '',
  'gnawer',
  'cerberus',
  'med pack',
  'all',
  true,
  false,
  [],
  {},
  [1],
  ['x1'],
];

/** Every object and list inside a value, with its keys. */
function places(value: Json): { in: Record<string, Json>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = value as Record<string, Json>;
  return Object.keys(inside).flatMap((key) => [{ in: inside, key }, ...places(inside[key] ?? null)]);
}

/** A siege with some of its fields dropped, retyped, out of range or swapped with others. */
function spoiled(siege: Siege, changes: readonly Spoiling[]): Json {
  const data = JSON.parse(scenarioSheet.write(siege)) as Json;
  for (const { at, how, value } of changes) {
    const all = places(data);
    const place = all[at % Math.max(1, all.length)];
    if (place === undefined) continue;
    if (how === 0 && Array.isArray(place.in)) place.in.splice(Number(place.key), 1);
    else if (how === 0) delete place.in[place.key];
    else if (how === 1) place.in[place.key] = value;
    else if (how === 2) {
      const other = all[(at * 7 + 3) % all.length]!;
      const kept = place.in[place.key]!;
      place.in[place.key] = JSON.parse(JSON.stringify(other.in[other.key] ?? null)) as Json;
      if (typeof kept !== 'object') other.in[other.key] = kept;
    } else if (typeof place.in[place.key] === 'number')
      place.in[place.key] = (place.in[place.key] as number) + (how === 3 ? 1 : -1);
  }
  return data;
}

describe('bad files', () => {
  test('XS-SCN-01 each is refused with its field and reason, has problems that stop it, or is played to its end', () => {
    const counts = { refused: 0, stopped: 0, played: 0 };
    const spoiling = fc.record({
      at: fc.nat(400),
      how: fc.integer({ min: 0, max: 4 }),
      value: fc.constantFrom(...VALUES),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(freshSiege(), LONG_NIGHT, TRAINING_SIEGE, STANDARD_SIEGE),
        fc.array(spoiling, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 1000 }),
        (siege, changes, seed) => {
          let read: Siege;
          try {
            read = scenarioSheet.read(spoiled(siege, changes));
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput);
            expect((error as BadInput).message).toMatch(/^scenario[^:]*: ./);
            counts.refused++;
            return;
          }
          const stops = scenarioSheet.problems(read).filter(({ severity }) => severity === 'stop');
          const options = scenarioSheet.options(read);
          const seats = people(
            read.seats.least + (seed % Math.max(1, read.seats.most - read.seats.least + 1)),
          );
          if (stops.length > 0) {
            for (const { field, reason } of stops) expect(`${field}${reason}`.length).toBeGreaterThan(5);
            expect(() => game.setup(options, seats, fastChance(1))).toThrow(BadInput);
            counts.stopped++;
          } else if (counts.played++ % 16 === 0)
            expect(
              randomGame(game, { name: read.name, options, seats }, seed, () => {}, bound),
            ).toBeGreaterThanOrEqual(0);
          else expect(() => game.setup(options, seats, fastChance(1))).not.toThrow();
        },
      ),
      { numRuns: 3000, seed: 21 },
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
  }, 120_000);
});
