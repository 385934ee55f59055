import { canAct, fastChance } from '@xenotable/kernel';
import { laws, people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../content/cards.ts';
import { kennels } from '../content/kennels.ts';
import { BOX, cardNamed, identifierOf, identifiers, kindOf, kindsOf } from '../content/kinds.ts';
import { enemyCard } from '../content/own/enemyCards.ts';
import { ownItemKind } from '../content/own/itemKinds.ts';
import { soldierKind } from '../content/own/soldierKinds.ts';
import { OWN_KINDS } from '../content/own/index.ts';
import { scenarioSheet } from '../content/index.ts';
import { itemKind } from '../content/equipment.ts';
import { unitKind } from '../content/units.ts';
import { game } from '../game.ts';
import { PRICES, PRINTED_WINS, printedFight, weighed } from '../scenario/pricing.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Table } from '../table.ts';
import { bound } from '../trials.ts';

const said = (scenario: Scenario): string[] =>
  scenarioSheet.problems(scenario).map(({ field, reason, rule }) => `${field}: ${reason} (${rule})`);

const trial = (more: object = {}, seats = people(1)) => ({
  name: 'The Kennels',
  options: { ...scenarioSheet.options(kennels), ...more },
  seats,
});

describe('the laws hold with home-made enemies, soldiers and weapons', () => {
  const trials = [
    trial(),
    trial({ squad: 'muster', hiddenWounds: true, detection: true }),
    trial({ hive: true, openLists: true }, people(2)),
  ];
  for (const law of laws(game, trials, { decisions: 300, bound, seed: 7 }))
    test(law.name, { timeout: 60_000 }, () => void expect(law.hold()).toBeGreaterThan(0));
});

describe('a home-made thing that changes nothing is the printed one', () => {
  const [enemy, soldier, item] = OWN_KINDS;

  test.each(enemy!.printed.map(({ name }) => name))('EW-SCN-08 like %s', (like) => {
    const {
      text: _own,
      like: printed,
      id: _rule,
      name: _name,
      copies: _eight,
      ...card
    } = enemyCard({
      kind: 'enemy',
      name: 'Copy',
      like,
    });
    const {
      text: _text,
      id: _id,
      name,
      copies: _copies,
      threat: _threat,
      ...box
    } = KINDS.find((kind) => kind.name === like)!;
    expect(printed).toBe(name);
    expect(card).toEqual(box);
  });

  test.each(soldier!.printed.map(({ name }) => name))('EW-SCN-09 like %s', (name) => {
    const { id: _rule, like, ...own } = soldierKind({ kind: 'unit', name: 'Copy', like: name });
    const { id: _id, ...box } = unitKind(like);
    expect(own).toEqual(box);
  });

  test.each(item!.printed.map(({ name }) => name))('EW-SCN-10 like %s', (name) => {
    const { like, fire, melee, arm, ...own } = ownItemKind({ kind: 'item', name: 'Copy', like: name });
    const box = itemKind(like);
    expect([fire, melee, arm]).toEqual([box.fire ?? [0, 0, 0, 0], box.melee ?? 0, box.arm ?? 0]);
    expect(own).toMatchObject({ rp: box.rp, uses: box.uses, moment: box.moment });
    expect([own.flips, own.perRound]).toEqual([box.flips, box.perRound]);
  });
});

test('EW-SCN-10 the card of a home-made item says its own figures, and what else it does', () => {
  const textOf = (like: string, figures: Record<string, number>): string =>
    ownItemKind({ kind: 'item', name: 'Copy', like, figures }).text;
  expect(textOf('Bayonets', { melee: 4, close: 1 })).toBe('FIRE +1 at CLOSE, MELEE +4.');
  expect(textOf('Flares', { flips: 3 })).toBe('Turn up 3 cards.');
  expect(textOf('Thermal Scope', { medium: 2, long: 0 })).toBe(
    'FIRE +2 at MEDIUM. At LONG turn up one card, once per round.',
  );
  expect(textOf('Medkit', { arm: 1 })).toMatch(/^ARM \+1\. Heal 1 wound after a combat/);
});

describe('cards of a mission with content', () => {
  const w = { options: { scenario: kennels } };

  test('EW-SCN-08 there are eight of each home-made kind, behind those of the box', () => {
    expect(
      kindsOf(w)
        .map(({ name }) => name)
        .slice(KINDS.length),
    ).toEqual(['Kennel Hound', 'Matriarch']);
    expect(identifiers(w).filter((name) => name.startsWith('Matriarch'))).toHaveLength(8);
    for (const name of identifiers(w)) expect(identifierOf(w, cardNamed(w, name))).toBe(name);
    expect(kindOf(w, cardNamed(w, 'Kennel Hound 8'))).toMatchObject({ cap: 3, shift: -3, like: 'Runner' });
  });

  test('no other table knows them', () => {
    expect(() => cardNamed(BOX, 'Kennel Hound 1')).toThrow('there is no card Kennel Hound 1');
  });
});

describe('a file with content', () => {
  test('is read as it was written, and a record plays it without the editor', () => {
    expect(readScenario(scenarioSheet.write(kennels))).toEqual(kennels);
    expect(said(kennels)).toEqual([]);
  });

  test('names an unknown enemy on a list', () => {
    const { content: _left, squad: _squad, ...rest } = kennels;
    expect(() => readScenario(JSON.stringify(rest))).toThrow(
      'scenario.nodes[0].enemies[0][1]: "Kennel Hound" is unknown',
    );
  });

  const [hound, matriarch, tracker, lance] = kennels.content!;
  const withThings = (...content: readonly object[]): Scenario =>
    readScenario({ ...kennels, content: [...kennels.content!, ...content] });

  test.each<[string, object, string]>([
    [
      'an unknown kind',
      { kind: 'bystander', name: 'Cook', like: 'Civilian' },
      'scenario.content[4].kind: "bystander" is unknown',
    ],
    [
      'an unknown printed one',
      { kind: 'enemy', name: 'Cook', like: 'Civilian' },
      'scenario.content[4].like: "Civilian" is unknown',
    ],
    [
      'an unknown figure',
      { kind: 'unit', name: 'Cook', like: 'Medic', figures: { speed: 3 } },
      'scenario.content[4].figures.speed: "speed" is unknown',
    ],
  ])('%s is refused', (_what, thing, message) => {
    expect(() => withThings(thing)).toThrow(message);
  });

  test.each<[string, object, string]>([
    [
      'a figure out of bounds',
      { kind: 'enemy', name: 'Rat', like: 'Drone', figures: { wounds: 21 } },
      'content[4].figures.wounds: Rat: WOUNDS goes from 1 to 20 (EW-SCN-08)',
    ],
    [
      'an ability that no card has',
      { kind: 'enemy', name: 'Rat', like: 'Drone', words: { abilities: ['FLIES'] } },
      'content[4].words.abilities[0]: Rat: no verb of the rules does "FLIES"',
    ],
    [
      'ATTACK without a CAP',
      { kind: 'enemy', name: 'Rat', like: 'Drone', figures: { cap: 0 } },
      'content[4].figures.cap: Rat: it strikes, so its CAP is 1 or more (EW-SCN-08)',
    ],
    [
      'a fight that could go on for ever',
      { kind: 'enemy', name: 'Rock', like: 'Ovomorph', figures: { armoured: 1 } },
      'content[4].figures.armoured: Rock: it does not strike: armour could keep the fight going for ever (EW-SCN-08)',
    ],
    [
      'FAST and DISTANT',
      { kind: 'enemy', name: 'Rat', like: 'Runner', figures: { distant: 1 } },
      'content[4].figures.fast: Rat: it is either FAST or DISTANT (EW-SCN-08)',
    ],
    [
      'two end texts',
      { kind: 'enemy', name: 'Rat', like: 'Drone', words: { abilities: ['OPENS', 'GROWS'] } },
      'content[4].words.abilities: Rat: it either OPENS or GROWS (EW-SCN-08)',
    ],
    [
      'a guard of itself',
      { kind: 'enemy', name: 'Rat', like: 'Drone', words: { abilities: ['ROYAL', 'GUARDS'] } },
      'content[4].words.abilities: Rat: it cannot guard itself: ROYAL or GUARDS (EW-SCN-08)',
    ],
    [
      'a soldier who can hurt nothing',
      {
        kind: 'unit',
        name: 'Cook',
        like: 'Recruit',
        figures: { close: 0, short: 0, medium: 0, long: 0, melee: 0 },
      },
      'content[4].figures.melee: Cook: it could hurt nothing: FIRE in a band, or MELEE (EW-SCN-09)',
    ],
    [
      'uses that are not counted',
      { kind: 'item', name: 'Hook', like: 'Bayonets', figures: { uses: 2 } },
      'content[4].figures.uses: Hook: the uses of Bayonets are not counted (EW-SCN-10)',
    ],
    [
      'cards that nothing turns up',
      { kind: 'item', name: 'Hook', like: 'Bayonets', figures: { flips: 2 } },
      'content[4].figures.flips: Hook: Bayonets turns up no card (EW-SCN-10)',
    ],
    [
      'a satchel that is opened twice',
      { kind: 'item', name: 'Sack', like: 'Ammo Satchel', figures: { uses: 2 } },
      'content[4].figures.uses: Sack: it is opened once, when the mission starts (EW-SCN-10)',
    ],
    [
      'a name that is taken',
      { kind: 'item', name: 'matriarch', like: 'Bayonets' },
      'content[4].name: matriarch is there twice (EW-SCN-10)',
    ],
    [
      'the name of a printed one',
      { kind: 'enemy', name: 'Medic', like: 'Drone' },
      'content[4].name: Medic is the name of a printed one (EW-SCN-08)',
    ],
  ])('%s is named', (_what, thing, sentence) => {
    expect(said(withThings(thing)).join('\n')).toContain(sentence);
  });

  test('EW-SCN-11 a squad that no table would let set out is named', () => {
    const units = kennels.squad!;
    const squad = (changed: Scenario['squad']): string[] => said({ ...kennels, squad: changed! });
    expect(squad(units.slice(1))).toContain('squad: The squad has no Squad Leader. (EW-CAM-08)');
    expect(squad([...units, units[1]!])).toContain('squad: 2 × Dog Team: 1 at most. (EW-SQD-02)');
    expect(said({ ...kennels, rp: 20 })).toContain('squad: It costs 27 RP; there are 20. (EW-SQD-01)');
  });

  test('EW-SCN-08 what an editor has left without its thing is named, not a crash', () => {
    expect(said({ ...kennels, content: [matriarch!, tracker!, lance!] })).toContain(
      'nodes[0]: Kennel Hound is not among the content (EW-SCN-08)',
    );
    expect(said({ ...kennels, content: [hound!, matriarch!, tracker!] })).toContain(
      'squad: Arc Lance is not among the content (EW-SCN-11)',
    );
  });
});

/** The script plays a mission to its end. */
function scriptGame(scenario: Scenario, seed: number): Table {
  const chance = fastChance(seed);
  const w = game.setup(scenarioSheet.options(scenario), people(1), chance);
  while (w.over === null) {
    const ask = game.asks(w).find(canAct)!;
    game.play(w, ask.seat, game.suggest(game.copy(w), ask.seat, chance)!, chance);
  }
  return w;
}

test('the example with content is won and lost by the script, and its goals count home-made enemies', () => {
  const games = Array.from({ length: 40 }, (_, seed) => scriptGame(kennels, seed + 1));
  const won = games.filter((w) => w.over!.winners.length > 0);
  expect(won.length).toBeGreaterThan(4);
  expect(won.length).toBeLessThan(38);
  for (const w of won) expect(w.mission.deeds.ownKilled).toHaveProperty('Matriarch');
});

describe('the price of a home-made thing', () => {
  const rifle = { kind: 'unit', name: 'Copy', like: 'Rifleman' };

  test('EW-SCN-09 a copy of a Rifleman at his price plays the fight of printed soldiers', () => {
    const points = (scenario: Scenario) =>
      Array.from({ length: 10 }, (_, seed) => scriptGame(scenario, seed + 1).over!.winners);
    expect(points(weighed(rifle, 3))).toEqual(points(printedFight()));
  });

  test('every price that is tried has a squad that can set out', () => {
    for (const kind of OWN_KINDS)
      for (const price of PRICES[kind.kind] ?? [])
        for (const { name } of kind.printed)
          expect(said(weighed({ kind: kind.kind, name: 'Copy', like: name }, price))).toEqual([]);
  });

  test('printed soldiers win the fight as often as the search takes for granted', { timeout: 60_000 }, () => {
    const games = 200;
    const won = Array.from({ length: games }, (_, seed) => scriptGame(printedFight(), seed + 1)).filter(
      (w) => w.over!.winners.length > 0,
    ).length;
    expect(Math.abs(won / games - PRINTED_WINS)).toBeLessThan(0.1);
  });

  test('a cheap soldier wins more often than a dear one', { timeout: 60_000 }, () => {
    const wins = (price: number): number =>
      Array.from({ length: 60 }, (_, seed) => scriptGame(weighed(rifle, price), seed + 1)).filter(
        (w) => w.over!.winners.length > 0,
      ).length;
    expect(wins(1)).toBeGreaterThan(wins(6) + 15);
  });
});
