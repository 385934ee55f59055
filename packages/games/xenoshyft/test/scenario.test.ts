import { type SeatPlan, fastChance, itemAt, uniform } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { commander } from '../auto/commander.ts';
import { ENEMIES, ENEMY_IDS, ITEMS, ITEM_IDS, keyOf, scenarioSheet } from '../content/index.ts';
import { STANDARD_SIEGE, TRAINING_SIEGE } from '../content/sieges.ts';
import { freshSiege } from '../content/exampleSieges.ts';
import { game } from '../game.ts';
import type { TableOptions } from '../options.ts';
import type { Siege } from '../scenario/scenario.ts';
import { siegeOf } from '../siege.ts';

const change = (parts: Partial<Siege>): Siege => ({ ...freshSiege(), ...parts });
const said = (siege: Siege): string[] =>
  scenarioSheet
    .problems(siege)
    .map(({ field, reason, severity }) => `${severity === 'warn' ? '(' : ''}${field}: ${reason}`);
const begin = (options: object, seats: number) => () => game.setup(options, people(seats), fastChance(1));

/** Everything that is told in a game that the script plays, with a random choice now and then. */
function told(options: object, seats: SeatPlan[], seed: number): unknown[] {
  const heard: unknown[] = [];
  const any = uniform(seed);
  const chance = fastChance(seed);
  const tell = (happening: unknown): void => void heard.push(happening);
  const w = game.setup(options, seats, chance, tell);
  while (w.over === null) {
    const asks = game.asks(w).filter((ask) => ask.offers.length > 0);
    const ask = itemAt(asks, any(asks.length));
    const choice =
      any(9) === 0 ? itemAt(ask.offers, any(ask.offers.length)) : commander(game.view(w, ask.seat), ask);
    game.play(w, ask.seat, choice, chance, tell);
  }
  return [...heard, w.round, w.base, w.over.winners];
}

describe('the sieges of the book as data', () => {
  const pairs: [string, object, Siege, number][] = [
    ['standard, one seat', {}, STANDARD_SIEGE, 1],
    ['standard, two seats', {}, STANDARD_SIEGE, 2],
    ['standard, four seats', {}, STANDARD_SIEGE, 4],
    ['training, one seat', { siege: 'training' }, TRAINING_SIEGE, 1],
    ['training, two seats', { siege: 'training' }, TRAINING_SIEGE, 2],
  ];
  test.each(pairs)(
    'XS-SCN-01 %s plays the same games from the same seeds',
    (_name, options, siege, seats) => {
      for (let seed = 1; seed <= 5; seed++)
        expect(told(scenarioSheet.options(siege), people(seats), seed)).toEqual(
          told(options, people(seats), seed),
        );
    },
  );

  test('XS-SCN-01 every option of the standard siege can be written as a siege', () => {
    const options = { waves: 'gradual', bosses: 'both', base: 20, items: 'draft', divisions: 'draft' };
    const w = game.setup(options, people(2), fastChance(1));
    const siege = siegeOf(w.options);
    expect(said(siege)).toEqual([]);
    for (let seed = 1; seed <= 3; seed++)
      expect(told(scenarioSheet.options(siege), people(2), seed)).toEqual(told(options, people(2), seed));
  });

  test("a table without a siege of one's own has no trace of it", () => {
    const w = game.setup({}, people(1), fastChance(1));
    expect(Object.keys(w.options)).not.toContain('scenario');
  });
});

describe('reading a siege', () => {
  test('XS-SCN-01 a siege is written and read again unchanged', () => {
    for (const siege of [...scenarioSheet.examples, freshSiege()])
      expect(scenarioSheet.read(scenarioSheet.write(siege))).toEqual(siege);
  });

  const wave = { zones: [4], encounters: { gnawer: 4 } };
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'scenario: is not JSON'],
    ['no wave', { format: 1, name: 'X' }, 'scenario.waves: is missing'],
    ['an empty list', { format: 1, name: 'X', waves: [] }, 'scenario.waves: must have 1 to 6 entries, not 0'],
    ['an unknown word', { ...freshSiege(), bas: 4 }, 'scenario.bas: unknown word; did you mean "base"?'],
    [
      'an unknown Enemy',
      { format: 1, name: 'X', waves: [{ zones: [4], encounters: { knawer: 1 } }] },
      'scenario.waves[0].encounters.knawer: "knawer" is unknown; did you mean "gnawer"?',
    ],
    [
      'a Boss among the Enemies',
      { format: 1, name: 'X', waves: [{ zones: [4], encounters: { cerberus: 1 } }] },
      'scenario.waves[0].encounters.cerberus: "cerberus" is unknown',
    ],
    [
      'no Boss',
      { format: 1, name: 'X', waves: [{ ...wave, bosses: { of: ['gnawer'] } }] },
      'scenario.waves[0].bosses.of[0]: "gnawer" is unknown',
    ],
    [
      'five zones',
      { format: 1, name: 'X', waves: [{ ...wave, zones: [5] }] },
      'scenario.waves[0].zones[0]: must be a whole number from 1 to 4, not 5',
    ],
    [
      'another game',
      { ...freshSiege(), game: 'earth-war' },
      'scenario.game: "earth-war" is unknown; known: "xenoshyft"',
    ],
    [
      'a wrong rule',
      { ...freshSiege(), rules: { wounds: 'hurt' } },
      'scenario.rules.wounds: "hurt" is unknown',
    ],
  ])('%s is named', (_what, raw, message) => {
    expect(() => scenarioSheet.read(raw)).toThrow(message);
  });

  test('XS-SCN-04 a wave that says nothing has the supplies of its number, and no Boss', () => {
    const { waves } = scenarioSheet.read({ format: 1, name: 'X', waves: [wave, wave, wave, wave] });
    expect(waves.map(({ supply }) => supply)).toEqual([1, 2, 3, 3]);
    expect(waves[0]?.bosses).toEqual({ of: [], number: 'none', round: 1 });
  });
});

describe('what is wrong with a siege', () => {
  test('nothing, with the examples', () => {
    for (const siege of [...scenarioSheet.examples, freshSiege()])
      expect(said(siege).filter((one) => !one.startsWith('('))).toEqual([]);
  });

  const [first] = freshSiege().waves;
  const waveWith = (parts: object): Partial<Siege> => ({ waves: [{ ...first!, ...parts }] });
  test.each<[string, Partial<Siege>, string]>([
    [
      'a siege without end',
      { waves: Array.from({ length: 4 }, () => ({ ...first!, zones: Array<number>(7).fill(4) })) },
      'waves: all waves together last 28 rounds; 24 are enough',
    ],
    ['an empty deck', waveWith({ encounters: {} }), 'waves[0].encounters: the wave has no Enemy'],
    [
      'a flood',
      waveWith({ encounters: { gnawer: 40, prowler: 40, burrower: 41 } }),
      'waves[0].encounters: 121 cards are too many: at most 120',
    ],
    [
      'a thin deck',
      waveWith({ encounters: { gnawer: 5 } }),
      '(waves[0].encounters: with 4 seats a round takes 16 cards, the deck has 5: zones may stay empty',
    ],
    [
      'more than the box',
      waveWith({ encounters: { prowler: 20 } }),
      '(waves[0].encounters: more than the box holds: Prowler 20 of 2',
    ],
    [
      'a nameless Boss',
      waveWith({ bosses: { of: [], number: 'one', round: 1 } }),
      "waves[0].bosses.of: name a Boss, or set the number to 'none'",
    ],
    [
      'a twin',
      waveWith({ bosses: { of: ['cerberus', 'cerberus'], number: 'all', round: 1 } }),
      'waves[0].bosses.of: Cerberus is named twice',
    ],
    [
      'too late',
      waveWith({ bosses: { of: ['cerberus'], number: 'all', round: 3 } }),
      'waves[0].bosses.round: Bosses would join in round 3 of a wave of 2',
    ],
    [
      'poorer',
      { waves: [{ ...first!, supply: 3 }, first!] },
      '(waves[1].supply: supplies are worse than in the wave before',
    ],
    [
      'full slots',
      { items: { ...STANDARD_SIEGE.items, slots: 1, named: ['med pack', 'shotgun'] } },
      'items.named: 2 Items are named for 1 slots',
    ],
    [
      'a twin Item',
      { items: { ...STANDARD_SIEGE.items, named: ['med pack', 'med pack'] } },
      'items.named: Med Pack is named twice',
    ],
    [
      'empty slots',
      { items: { ...STANDARD_SIEGE.items, from: [] } },
      '(items.from: 0 Items cannot fill 9 slots',
    ],
    [
      'too few Divisions',
      { divisions: { of: ['armory'], by: 'dealt' } },
      'divisions.of: 4 seats need 4 Divisions, not 1',
    ],
    [
      'a draft of too few',
      { divisions: { of: ['armory', 'barracks', 'med bay', 'science labs'], by: 'drafted' } },
      'divisions.of: 4 seats that draft need 5 Divisions, not 4',
    ],
    [
      'a twin Division',
      { divisions: { of: ['armory', 'armory'], by: 'dealt' } },
      'divisions.of: Armory is named twice',
    ],
    [
      'more than there is',
      { deck: { ranger: 3 } },
      'deck.ranger: 4 seats would need 14 of NorTec Ranger; the box holds 12',
    ],
    ['no card', { deck: {}, divisionCards: false }, 'deck: nobody would have a card'],
    [
      'no Troop',
      { deck: { x1: 6 } },
      '(deck: no Troop is in the deck: round 1 begins with what can be bought',
    ],
    ['no seat', { seats: { least: 3, most: 2 } }, 'seats: at least 3 seats, but at most 2'],
  ])('%s is named', (_what, parts, sentence) => {
    expect(said(change(parts))).toContain(sentence);
  });

  test('XS-SCN-01 such a siege is not played, and a siege needs its option', () => {
    const bad = change({ seats: { least: 3, most: 2 } });
    expect(begin(scenarioSheet.options(bad), 2)).toThrow(
      'options.scenario.seats: at least 3 seats, but at most 2',
    );
    expect(begin({ siege: 'own' }, 1)).toThrow('options.scenario: is missing');
    expect(begin({ scenario: freshSiege() }, 1)).toThrow(
      "options.siege: a siege of one's own is given: choose the siege 'own'",
    );
  });

  test('XS-SCN-10 a siege is for as many seats as it says', () => {
    const duel = change({ seats: { least: 2, most: 3 } });
    expect(begin(scenarioSheet.options(duel), 1)).toThrow('seats: “A siege of your own” is for 2 or 3 seats');
    expect(begin(scenarioSheet.options(duel), 4)).toThrow('seats: “A siege of your own” is for 2 or 3 seats');
    expect(begin({ siege: 'training' }, 3)).toThrow('seats: the training siege is for 1 or 2 seats');
    expect(begin(scenarioSheet.options(duel), 3)).not.toThrow();
  });
});

describe('special rules', () => {
  test('XS-SCN-09 what a siege fixes is what the table plays by', () => {
    const siege = change({ rules: { wounds: 'heal', standDown: true } });
    const w = game.setup({ ...scenarioSheet.options(siege), wounds: 'stay' }, people(1), fastChance(1));
    const wanted: Partial<TableOptions> = { wounds: 'heal', standDown: true, reactions: 'any number' };
    expect(w.options).toMatchObject(wanted);
  });
});

describe('XS-SCN-11 cards of one’s own', () => {
  const crawler = { kind: 'enemy', name: 'Ash Crawler', like: 'Burrower' };
  const lance = { kind: 'item', name: 'Foundry Lance', like: 'Shotgun' };
  const wrong = (thing: object): string[] =>
    said(scenarioSheet.read({ ...freshSiege(), content: [thing] })).filter((one) =>
      one.startsWith('content'),
    );

  test('one that says nothing is as printed but for its name', () => {
    const made = { rule: 'XS-SCN-11', name: 'Ash Crawler' };
    for (const id of ENEMY_IDS)
      expect(ENEMIES[keyOf({ ...crawler, like: ENEMIES[id].name })]).toEqual({ ...ENEMIES[id], ...made });
    for (const id of ITEM_IDS)
      expect(ITEMS[keyOf({ ...lance, name: made.name, like: ITEMS[id].name })]).toEqual({
        ...ITEMS[id],
        ...made,
      });
    expect(Object.keys(ENEMIES)).not.toContain(keyOf(crawler));
    expect(wrong(crawler)).toEqual([]);
    expect(wrong(lance)).toEqual([]);
  });
  test('the file calls it by its name', () => {
    const [wave] = freshSiege().waves;
    const siege = scenarioSheet.read({
      ...freshSiege(),
      content: [crawler],
      waves: [{ ...wave, encounters: { 'Ash Crawler': 9 } }],
    });
    expect(siege.waves[0]?.encounters).toEqual({ [keyOf(crawler)]: 9 });
    expect(JSON.parse(scenarioSheet.write(siege)).waves[0].encounters).toEqual({ 'Ash Crawler': 9 });
    expect(scenarioSheet.read(siege)).toEqual(siege);
  });
  test('bounds, effects that no card has, taken names and kinds that do not fit are named', () => {
    expect(wrong({ ...crawler, figures: { hp: 31 } })[0]).toMatch(/^content\[0\]\.figures\.hp/);
    expect(wrong({ ...crawler, words: { effect: ['Time Stop'] } })[0]).toMatch(/no verb of the rules/);
    expect(wrong({ ...crawler, name: 'Gnawer' })[0]).toMatch(/^content\[0\]\.name/);
    expect(wrong({ ...lance, words: { does: ['Med Pack'] } })[0]).toMatch(/is no weapon/);
    expect(() => wrong({ ...crawler, kind: 'troop' })).toThrow('scenario.content[0].kind');
  });
});
