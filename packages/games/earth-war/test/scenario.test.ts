import { canAct, fastChance } from '@xenotable/kernel';
import { mutatedScenarios, people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { MISSIONS, scenarioSheet } from '../content/index.ts';
import { isKept, worthOf } from '../content/goals.ts';
import { freshScenario, ownMissions } from '../content/scenarios.ts';
import { game } from '../game.ts';
import { readScenario } from '../scenario/read.ts';
import { type Scenario, scenarioOf } from '../scenario/scenario.ts';
import { bound } from '../trials.ts';

const said = (scenario: Scenario): string[] =>
  scenarioSheet.problems(scenario).map(({ field, reason }) => `${field}: ${reason}`);

const change = (parts: Partial<Scenario>): Scenario => ({ ...freshScenario(), ...parts });

/** What the script chooses in a game, and what it scores. */
function scriptGame(options: object, seed: number): unknown {
  const chance = fastChance(seed);
  const w = game.setup(options, people(1), chance);
  const chosen: unknown[] = [];
  while (w.over === null) {
    const ask = game.asks(w).find(canAct)!;
    const choice = game.suggest(game.copy(w), ask.seat, chance)!;
    chosen.push(choice);
    game.play(w, ask.seat, choice, chance);
  }
  return { chosen, winners: w.over.winners, points: w.results[0]?.goals.map(({ points }) => points) };
}

describe('the missions of the book as data', () => {
  test.each(MISSIONS.map((sheet) => [sheet.name, sheet] as const))(
    'EW-SCN-01 %s, written as a file and read again, plays the same games',
    (_name, sheet) => {
      const scenario = readScenario(scenarioSheet.write(scenarioOf(sheet)));
      expect(scenarioSheet.problems(scenario).filter(({ severity }) => severity === 'stop')).toEqual([]);
      for (let seed = 1; seed <= 5; seed++)
        expect(scriptGame(scenarioSheet.options(scenario), seed)).toEqual(
          scriptGame({ mission: sheet.number }, seed),
        );
    },
  );

  test('a goal says what it is worth, and whether something may still spoil it', () => {
    const shown = MISSIONS.map(({ goals }) => goals.map((goal) => [worthOf(goal), isKept(goal)]));
    expect(shown).toEqual([
      [
        [3, false],
        [1, false],
        [1, true],
      ],
      [
        [3, false],
        [3, false],
        [2, true],
      ],
      [
        [4, false],
        [4, false],
        [2, true],
      ],
      [
        [4, false],
        [2, false],
        [2, true],
      ],
      [
        [4, false],
        [2, false],
        [2, true],
      ],
      [
        [4, false],
        [2, false],
        [2, true],
      ],
      [
        [4, false],
        [3, false],
        [undefined, false],
      ],
      [
        [6, false],
        [2, false],
        [3, true],
      ],
    ]);
  });
});

describe('a file of a mission', () => {
  test('is read as it was written', () => {
    for (const scenario of [...scenarioSheet.examples, freshScenario()])
      expect(readScenario(scenarioSheet.write(scenario))).toEqual(scenario);
  });

  const [fight] = freshScenario().nodes;
  test.each<[string, unknown, string]>([
    ['text that is no JSON', '{', 'scenario: is not JSON'],
    ['a missing field', { format: 1, name: 'X', nodes: [] }, 'scenario.goals: is missing'],
    [
      'an unknown word',
      { ...freshScenario(), tunel: true },
      'scenario.tunel: unknown word; did you mean "tunnel"?',
    ],
    [
      'an unknown card',
      change({ nodes: [{ ...fight, enemies: [[1, 'Dron']] } as never] }),
      'scenario.nodes[0].enemies[0][1]: "Dron" is unknown; did you mean "Drone"?',
    ],
    [
      'a list of another shape',
      change({ nodes: [{ ...fight, enemies: ['Drone'] } as never] }),
      'scenario.nodes[0].enemies[0]: must be a number of cards and a kind',
    ],
    [
      'an unknown kind of node',
      change({ nodes: [{ kind: 'fight', title: 'X' } as never] }),
      'scenario.nodes[0].kind: "fight" is unknown',
    ],
    [
      'an unknown verb',
      change({ goals: [{ text: 'X', scores: [{ points: 1, when: [{ is: 'hold', node: 1 } as never] }] }] }),
      'scenario.goals[0].scores[0].when[0].is: "hold" is unknown; did you mean "held"?',
    ],
  ])('%s is named', (_what, raw, message) => {
    expect(() => readScenario(raw)).toThrow(message);
  });
});

describe('what is wrong with a mission', () => {
  const fresh = freshScenario();
  const [fight, halt] = fresh.nodes;
  const goal = (when: object, more: object = {}) =>
    ({ goals: [{ text: 'X', primary: true, scores: [{ points: 1, when: [when] }], ...more }] }) as never;

  test.each<[string, Partial<Scenario>, string]>([
    ['no node', { nodes: [] }, 'nodes: a mission has one to 12 nodes, not 0'],
    [
      'no fight',
      { nodes: [halt!], ...(goal({ is: 'reached', node: 1 }) as object) },
      'nodes: a mission needs a fight',
    ],
    ['a poor squad', { rp: 9 }, 'rp: a balanced squad of four needs 14 RP'],
    [
      'more cards than there are',
      { nodes: [{ ...fight, enemies: [[3, 'Crusher']] } as never] },
      'nodes[0]: 3 Crusher may lie here, and there are only 2',
    ],
    [
      'nobody to fight',
      { nodes: [{ ...fight, enemies: [] } as never] },
      'nodes[0].enemies: nobody is fought here: add an enemy',
    ],
    [
      'a civilian among enemies',
      {
        nodes: [
          {
            ...fight,
            enemies: [
              [1, 'Drone'],
              [1, 'Civilian'],
            ],
          } as never,
        ],
      },
      "nodes[0].enemies[1]: Civilian belongs to the shadows' list",
    ],
    [
      'no shadows',
      { nodes: [{ ...fight, shadows: [] } as never] },
      'nodes[0].shadows: there are no shadows: every face-down card is somebody',
    ],
    [
      'a way back',
      {
        nodes: [
          fight!,
          { kind: 'check', title: 'C', wits: 0, success: [{ does: 'skip', node: 1 }], failure: [] },
        ],
      },
      'nodes[1].success[0]: node 1 does not lie ahead',
    ],
    [
      'a card for a rest',
      {
        nodes: [
          {
            kind: 'check',
            title: 'C',
            wits: 0,
            success: [],
            failure: [{ does: 'add', kind: 'Drone', node: 2 }],
          },
          halt!,
          fight!,
        ],
      },
      "nodes[0].failure[0]: 'add' needs a fight, and Supplies is none",
    ],
    [
      'fire without a clock',
      {
        nodes: [
          { kind: 'check', title: 'C', wits: 0, success: [], failure: [{ does: 'burn', clock: 1 }] },
          fight!,
        ],
      },
      'nodes[0].failure[0]: there is no fire clock in this mission: set fireClock',
    ],
    [
      'one way',
      { nodes: [{ kind: 'choice', title: 'C', branches: [{ name: 'A' }] }, fight!] },
      'nodes[0].branches: a choice has two to 4 branches, not 1',
    ],
    [
      'ways of one name',
      { nodes: [{ kind: 'choice', title: 'C', branches: [{ name: 'A' }, { name: 'A' }] }, fight!] },
      'nodes[0].branches: two branches are called A',
    ],
    [
      'an empty halt',
      { nodes: [{ kind: 'supply', title: 'S' }, fight!] },
      'nodes[0]: nothing is to be had here: AMMO, a rest, beds or surgery',
    ],
    ['no primary goal', { goals: [] }, 'goals: a mission needs a primary goal, which wins it'],
    ['a node that is not there', goal({ is: 'held', node: 9 }), 'goals[0].scores[0]: there is no node 9'],
    ['a halt that is held', goal({ is: 'held', node: 2 }), 'goals[0].scores[0]: Supplies is no fight'],
    [
      'no charges',
      goal({ is: 'brought down', node: 1 }),
      'goals[0].scores[0]: no charges are set at First contact',
    ],
    [
      'nobody of the kind',
      goal({ is: 'killed', kind: 'Queen', least: 1 }),
      'goals[0].scores[0]: there is no Queen in this mission',
    ],
    [
      'too many of the kind',
      goal({ is: 'killed', kind: 'Warrior', least: 2 }),
      'goals[0].scores[0]: 2 Warrior are asked, and 1 are on the lists in this mission',
    ],
    [
      'nobody to rescue',
      goal({ is: 'rescued', least: 1, node: 1 }),
      'goals[0].scores[0]: there is no bystander at node 1',
    ],
    [
      'nothing asked',
      { goals: [{ text: 'X', primary: true, scores: [{ points: 1, when: [] }] }] },
      'goals[0].scores[0]: nothing is asked: name what must be done',
    ],
    [
      'an unknown count',
      goal({ is: 'held', node: 1 }, { progress: '{eggs}' }),
      'goals[0].progress: nobody counts {eggs}; counted are {rescued}, {met}, {killed Drone} …',
    ],
  ])('%s is named', (_what, parts, sentence) => {
    expect(said(change(parts))).toContain(sentence);
  });

  test('EW-SCN-01 all faults are named at once, and such a mission is not played', () => {
    const bad = change({ rp: 9, goals: [] });
    expect(said(bad)).toHaveLength(2);
    expect(() => game.setup(scenarioSheet.options(bad), people(1), fastChance(1))).toThrow(
      'options.scenario.rp: a balanced squad of four needs 14 RP',
    );
  });

  test('a mission of one’s own is chosen as such', () => {
    const setup = (options: object) => () => game.setup(options, people(1), fastChance(1));
    expect(setup({ play: 'scenario' })).toThrow('options.scenario: is missing');
    expect(setup({ scenario: fresh })).toThrow(
      "options.play: a mission of one's own is given: choose 'scenario'",
    );
  });
});

test(
  'EW-SCN-01 thousands of spoiled files are refused by their field, stopped, or played to their end',
  { timeout: 60_000 },
  () => {
    const { refused, stopped, played } = mutatedScenarios(game, 2000, 1000, bound);
    expect(refused).toBeGreaterThan(500);
    expect(stopped).toBeGreaterThan(40);
    expect(played).toBeGreaterThan(200);
  },
);

test('the examples are won and lost by the script', () => {
  for (const scenario of ownMissions) {
    const won = Array.from({ length: 40 }, (_, seed) =>
      scriptGame(scenarioSheet.options(scenario), seed + 1),
    ).filter((one) => (one as { winners: number[] }).winners.length > 0).length;
    expect(won).toBeGreaterThan(4);
    expect(won).toBeLessThan(38);
  }
});
