// Rules that no single position can show: shuffles, odds, undo, seats that change hands.
import { Session, fastChance, isObject, odds, prospectsOf, scriptedChance, seeded } from '@xenotable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commander } from '../auto/commander.ts';
import { playsOf } from '../book/abilities/plays.ts';
import { ITEM_IDS } from '../content/items.ts';
import { game } from '../game.ts';
import { damageComing } from '../preview.ts';
import { enemyById, enemyOf, laneOfEnemy, laneOfTroop, troopById, troopOf } from '../table.ts';
import type { View } from '../view.ts';
import { findEnemy, findTroop } from '../viewReaders.ts';

const solo = [{ kind: 'person', name: 'Ann' }];

describe('late chance equals a real shuffle', () => {
  /** XS-DEP-20 XS-GEN-09 Two cards left, three in the discard: zones 1 and 2 come from the old deck, 3 and 4 from the new one. */
  const position = {
    phase: 'placing',
    'hive deck': ['gnawer', 'burrower'],
    'hive discard': ['prowler', 'prowler', 'quill beast'],
    seats: [{ hand: ['scanner drone'], troops: ['ajax'] }],
  };

  test('the first two zones hold the old deck, the others the new one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chance = fastChance(seed);
        const w = game.arrange(position);
        game.resume(w, chance);
        game.play(w, 0, { do: 'play', card: 'scanner drone', at: { lane: 0 } }, chance);
        const cards = w.commanders[0]!.lane.enemies.map((enemy) => enemy.card);
        expect(cards.slice(0, 2).sort()).toEqual(['burrower', 'gnawer']);
        expect(cards.slice(2).every((card) => card === 'prowler' || card === 'quill beast')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('odds of the front card are those of the old deck alone', () => {
    const w = game.arrange({
      ...position,
      phase: 'deployment',
      seats: [{ hand: ['hi-ex grenade'], troops: ['ajax'] }],
    });
    game.resume(w, fastChance(1));
    const front = odds(
      game,
      w,
      0,
      { do: 'ready' },
      (after) => after.commanders[0]!.lane.enemies[0]?.card ?? 'none',
    );
    expect(front.exact).toBe(true);
    expect(front.lines.map((line) => [line.value, line.chance])).toEqual([
      ['gnawer', 0.5],
      ['burrower', 0.5],
    ]);
  });
});

describe('odds', () => {
  test('the coming fighting, if everybody goes on by the script', () => {
    const w = game.arrange({
      base: 15,
      'hive deck': ['gnawer', 'prowler'],
      seats: [{ hand: ['hi-ex grenade'], troops: ['militia'], enemies: ['gnawer', 'face-down'] }],
    });
    game.resume(w, fastChance(1));
    const { exact, stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'pass' }] });
    const linesOf = (key: string) =>
      stakes.find((stake) => stake.key === key)?.lines.map((line) => [line.value, line.chance]);
    // The Militia and the first Gnawer wear each other down; behind it comes a Gnawer, or a Prowler that gets the grenade.
    expect(exact).toBe(true);
    expect(linesOf('base')).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
    expect(linesOf('lane')).toEqual([
      ['holds', 0.5],
      ['is broken through', 0.5],
    ]);
    expect(linesOf('losses')).toEqual([[1, 1]]);
  });

  test('what may be lost in Deployment is known before everybody is ready', () => {
    const w = game.arrange({
      phase: 'deployment',
      base: 3,
      seats: [{ division: 'barracks', hand: ['ranger'], troops: [] }],
    });
    game.resume(w, fastChance(1));
    const { stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'ready' }] }, 50);
    const [, base] = stakes;
    expect(base?.values).toEqual({ unit: 'damage', better: 'less', defeat: 3 });
    expect(base?.mean).toBeGreaterThan(2);
  });
});

describe('odds with several seats', () => {
  test('an empty lane is broken through, although somebody must still say who fights first', () => {
    const w = game.arrange({
      phase: 'deployment',
      base: 40,
      seats: [
        { division: 'barracks', troops: [] },
        { division: 'med bay', troops: ['ranger'] },
      ],
    });
    game.resume(w, fastChance(1));
    w.opened = false;
    const { stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'ready' }] }, 50);
    const [lane, base] = stakes;
    expect(lane?.lines.map((line) => line.value)).toEqual(['is broken through']);
    expect(base?.mean).toBeGreaterThan(3);
  });
});

describe('taking back (XS-OPT-16)', () => {
  const table = (options: object) =>
    Session.start(game, { options: { items: 'fixed', ...options }, seats: solo }, seeded('7'.repeat(64)));

  test('the last action in Acquire may be taken back', () => {
    const session = table({});
    session.choose(0, { do: 'spend', card: 'x1' });
    expect(session.undoable(0).length).toBe(1);
    session.undo(0);
    expect((game.view(session.world as never, 0) as View).seats[0]!.purse).toBe(0);
  });

  /** A Prowler is turned up, and there is a grenade and a Storm Trooper's shot for it. */
  const fighting = (takeBack: string) =>
    Session.start(
      game,
      {
        options: { takeBack },
        seats: solo,
        given: {
          options: { takeBack },
          seats: [
            {
              division: 'command center',
              hand: ['hi-ex grenade'],
              troops: ['storm trooper', 'ranger'],
              enemies: ['prowler', 'face-down'],
            },
          ],
        },
      },
      seeded('7'.repeat(64)),
    );

  const shotIn = (session: Session) =>
    session.asks[0]!.offers.find((offer) => isObject(offer) && offer['do'] === 'use')!;

  test('a shot at a face-up Enemy may be taken back until the next one is turned up', () => {
    const session = fighting('until something shows');
    session.choose(0, shotIn(session));
    expect(session.undoable(0).length).toBe(1);
    session.undo(0);
    session.choose(0, { do: 'pass' });
    expect(session.undoable(0).length).toBe(0);
  });

  test('a play in Combat stands, by option', () => {
    const session = fighting('allowed');
    session.choose(0, shotIn(session));
    expect(session.undoable(0).length).toBe(0);
  });

  test('never, by option', () => {
    const session = table({ takeBack: 'never' });
    session.choose(0, { do: 'spend', card: 'x1' });
    expect(session.undoable(0).length).toBe(0);
  });
});

/** XS-SEAT-03 Whoever leaves is replaced by the script from the next decision on: it needs nothing but the seat's own view. */
test('a seat that was left goes on by the script', () => {
  const chance = fastChance(3);
  const w = game.setup({ items: 'fixed' }, solo, chance);
  game.play(w, 0, { do: 'ready' }, chance);
  while (w.over === null) {
    const ask = game.asks(w)[0]!;
    const choice = commander(game.view(w, 0), ask);
    expect(game.judge(w, 0, choice)).toBeNull();
    game.play(w, 0, choice, chance);
  }
  expect(w.over).not.toBeNull();
});

/** XS-SET-16 The view lists both halves of a lane from the front; both zones 1 touch. */
test('lanes are drawn from the front', () => {
  const w = game.arrange({
    seats: [{ hand: ['hi-ex grenade'], troops: ['militia', 'ranger'], enemies: ['gnawer', 'face-down'] }],
  });
  game.resume(w, fastChance(1));
  const { lane } = game.view(w, 0).seats[0]!;
  expect(lane.troops.map((troop) => troop.zone)).toEqual([1, 2]);
  expect(lane.enemies.map((enemy) => enemy.zone)).toEqual([1, 2]);
});

describe('a card that is in no lane', () => {
  const w = game.arrange({
    round: 7,
    phase: 'deployment',
    seats: [
      {
        division: 'command center',
        hand: [...ITEM_IDS, 'paratrooper'],
        troops: ['storm trooper', 'medic', 'defender'],
      },
    ],
  });
  game.resume(w, fastChance(1));
  const NOBODY = 99;

  test('is found nowhere', () => {
    expect([laneOfTroop(w, NOBODY), laneOfEnemy(w, NOBODY)]).toEqual([-1, -1]);
    expect([troopById(w, NOBODY), enemyById(w, NOBODY)]).toEqual([null, null]);
    expect(() => troopOf(w, NOBODY)).toThrow(/99/);
    expect(() => enemyOf(w, NOBODY)).toThrow(/99/);
    const view = game.view(w, 0);
    expect([findTroop(view, NOBODY), findEnemy(view, NOBODY)]).toEqual([null, null]);
    expect(damageComing(view, NOBODY)).toBe(0);
  });

  test('is no target of anything in any window, though damage was meant for it', () => {
    for (const window of ['deploy', 'reaction', 'reveal', 'damage', 'kill'] as const) {
      const plays = playsOf(w, 0, {
        window,
        lane: 0,
        hits: [{ unit: NOBODY, amount: 3, moved: false }],
        guards: [],
        saveable: [],
      });
      expect(plays.filter((play) => JSON.stringify(play).includes(String(NOBODY)))).toEqual([]);
    }
  });

  test('and nothing aimed at it is legal', () => {
    for (const card of ITEM_IDS)
      for (const at of [
        { troop: NOBODY },
        { enemy: NOBODY },
        { lane: NOBODY },
        { lane: 0, heal: [[NOBODY, 1]] },
      ])
        expect(game.judge(w, 0, { do: 'play', card, at })?.rule, card).toMatch(/^XS-/);
    for (const choice of [
      { do: 'equip', card: 'shotgun', troop: NOBODY },
      { do: 'move', troop: NOBODY, zone: 1 },
      { do: 'hand over', slot: 'weapon', from: NOBODY, to: 1 },
      { do: 'hand over', slot: 'weapon', from: 1, to: NOBODY },
      { do: 'stand down', troop: NOBODY },
      { do: 'division', ability: 2, troops: [1, NOBODY] },
      { do: 'use', troop: NOBODY, of: 'troop', at: {} },
    ])
      expect(game.judge(w, 0, choice)?.rule, choice.do).toMatch(/^XS-/);
  });
});

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
