// Words of cases and bad input: what is meant, and errors that name the field.
import { fastChance, scriptedChance } from '@xenotable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

const solo = [{ kind: 'person', name: 'Ann' }];

describe('cases name cards by their places and seats by their letters', () => {
  const w = game.arrange({
    seats: [
      { troops: ['ranger', { troop: 'militia', zone: 3 }], enemies: ['gnawer'] },
      { troops: ['medic'], enemies: ['prowler', 'quill beast'] },
    ],
  });
  const said = (written: unknown): unknown => game.caseWords?.choice(written, w);

  test.each<[unknown, unknown]>([
    [
      { do: 'play', card: 'hi-ex grenade', at: { enemy: 'B2' } },
      { do: 'play', card: 'hi-ex grenade', at: { enemy: 6 } },
    ],
    [
      { do: 'use', troop: 'Medic (B1)', of: 'troop', at: { troop: 'A3', amount: 1 } },
      { do: 'use', troop: 4, of: 'troop', at: { troop: 2, amount: 1 } },
    ],
    [
      { do: 'hand over', slot: 'weapon', from: 'A3', to: 'NorTec Ranger (A1)' },
      { do: 'hand over', slot: 'weapon', from: 2, to: 1 },
    ],
    [
      { do: 'play', card: 'drop ship', at: { from: 'B', card: 'ranger', lane: 'A', zone: 2 } },
      { do: 'play', card: 'drop ship', at: { from: 1, card: 'ranger', lane: 0, zone: 2 } },
    ],
    [
      { do: 'play', card: 'trauma kit', at: { lane: 'A', heal: [['A1', 2]] } },
      { do: 'play', card: 'trauma kit', at: { lane: 0, heal: [[1, 2]] } },
    ],
    [
      { do: 'division', ability: 2, troops: ['A1', 'A3'], to: 'B' },
      { do: 'division', ability: 2, troops: [1, 2], to: 1 },
    ],
    [
      { do: 'equip', card: 'shotgun', troop: 'A1', old: 'discard' },
      { do: 'equip', card: 'shotgun', troop: 1, old: 'discard' },
    ],
    [
      { do: 'begin with', seat: 'B' },
      { do: 'begin with', seat: 1 },
    ],
    [
      { do: 'hit', enemy: 4 },
      { do: 'hit', enemy: 4 },
    ],
    ['Pass', 'Pass'],
  ])('%j', (written, meant) => expect(said(written)).toEqual(meant));

  test('a place where nobody is, or a seat that nobody has, is an error', () => {
    expect(() => said({ do: 'hit', enemy: 'A2' })).toThrow(/no Enemy is in A2/);
    expect(() => said({ do: 'move', troop: 'C1', zone: 1 })).toThrow(/no Troop is in C1/);
    expect(() => said({ do: 'deploy', card: 'ranger', lane: 'C', zone: 1 })).toThrow(/nobody has seat C/);
  });
});

describe('bad input names the field', () => {
  test.each([
    [{ seats: [{ hand: ['rangr'] }] }, /given\.seats\[0\]\.hand\[0\].*did you mean "ranger"/],
    [{ seats: [{ troops: [{ troop: 'ranger', zone: 5 }] }] }, /given\.seats\[0\]\.troops\[0\]\.zone/],
    [{ seats: [{ troop: [] }] }, /given\.seats\[0\]\.troop: unknown word; did you mean "troops"/],
    [{ seats: [{}], 'hive deck': [], phase: 'combat', lane: 'Z' }, /given\.lane/],
    [{ seats: [{ enemies: ['face-down'] }], 'hive deck': [] }, /hive deck/],
    [{ seats: [] }, /given\.seats/],
    [{ seats: [{ troops: [{ troop: 'ranger', weapon: 'riot shield' }] }] }, /troops\[0\]\.weapon/],
    [{ seats: [{ enemies: [{ enemy: 'gnawr' }] }] }, /enemies\[0\]\.enemy.*did you mean "gnawer"/],
    [{ seats: [{ enemies: [{ up: true }] }] }, /enemies\[0\].*which Enemy/],
    [{ seats: [{ enemies: [{ converted: 'ranger', up: false }] }] }, /enemies\[0\].*face-up/],
    [{ seats: [{ enemies: [{ enemy: 'face-down', seen: ['A'] }] }] }, /enemies\[0\]\.seen/],
    [{ seats: [{ troops: ['ranger'], enemies: [{ enemy: 'gnawer', noted: ['A2'] }] }] }, /noted.*A2/],
    [{ seats: [{}], first: 'nobody' }, /given\.first/],
    [{ seats: [{}], phases: 'combat' }, /given\.phases: unknown word; did you mean "phase"/],
    [{ seats: [{ tally: { kill: 1 } }] }, /tally/],
    [{ seats: [{}], stacks: { rangers: 1 } }, /given\.stacks.*did you mean "ranger"/],
    [{ seats: [{}], options: { hands: 'shut' } }, /options\.hands/],
  ])('%j', (given, message) => expect(() => game.arrange(given)).toThrow(message));

  test('options and seats', () => {
    expect(() => game.setup({ bosss: 'one' }, solo, scriptedChance([]))).toThrow(
      /options\.bosss.*did you mean "bosses"/,
    );
    expect(() => game.setup({ siege: 'training' }, [...solo, ...solo, ...solo], scriptedChance([]))).toThrow(
      /seats: the training siege is for 1 or 2 seats/,
    );
    expect(() => game.setup({}, [], scriptedChance([]))).toThrow(/seats/);
  });

  test('no choice at all makes the judge stumble', () => {
    const positions = [
      { phase: 'acquire', seats: [{ division: 'barracks', hand: ['x1'] }, {}] },
      {
        phase: 'deployment',
        seats: [
          {
            division: 'command center',
            hand: ['ranger', 'shotgun', 'trauma kit'],
            troops: [{ troop: 'ranger', damage: 1 }],
          },
          {},
        ],
      },
      { phase: 'wrap-up', seats: [{ hand: ['x1'], troops: ['ranger'] }] },
      {
        round: 7,
        seats: [
          {
            division: 'science labs',
            hand: ['hi-ex grenade', 'trauma kit'],
            troops: [{ troop: 'storm trooper', damage: 1 }],
            enemies: ['gnawer'],
          },
        ],
      },
    ].map((given) => {
      const w = game.arrange(given);
      game.resume(w, fastChance(1));
      return w;
    });
    const word = fc.constantFrom(
      'play',
      'use',
      'division',
      'deploy',
      'equip',
      'move',
      'hand over',
      'buy',
      'exchange',
      'request',
      'stand down',
      'discard',
      'spend',
    );
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom(
        'ranger',
        'shotgun',
        'trauma kit',
        'x1',
        0,
        1,
        2,
        'weapon',
        'troop',
        '__proto__',
        'constructor',
      ),
    );
    const choice = fc.oneof(
      fc.anything(),
      fc.record(
        {
          do: word,
          card: value,
          troop: value,
          at: fc.oneof(value, fc.record({ lane: value, heal: value })),
          lane: value,
          zone: value,
          slot: value,
          from: value,
          to: value,
          of: value,
          ability: value,
        },
        { requiredKeys: ['do'] },
      ),
    );
    fc.assert(
      fc.property(choice, (said) => {
        for (const w of positions) {
          const refusal = game.judge(w, 0, said);
          if (refusal !== null) expect(refusal.rule).toMatch(/^XS-/);
        }
      }),
      { numRuns: 400 },
    );
  });
});
