import { type NodeText, type Scenario, scenarioSheet } from '@xenotable/earth-war/content';
import { describe, expect, test } from 'vitest';
import { chanceOf, firstDeal } from '../src/games/earth-war/editor/deal.ts';
import { addNode, moveNode, removeNode, withCount } from '../src/games/earth-war/editor/edit.ts';
import { depthsOf } from '../src/games/earth-war/editor/layout.ts';
import { renamed } from '../src/games/earth-war/editor/renaming.ts';
import { edgesOf, waysThrough } from '../src/games/earth-war/editor/ways.ts';
import { goalWords } from '../src/games/earth-war/shared/words.ts';

const named = (name: string): Scenario => scenarioSheet.examples.find((one) => one.name === name)!;
const harrow = named('Harrow Street');
const waterworks = named('The Waterworks');
const titles = ({ nodes }: Scenario): string[] => nodes.map(({ title }) => title);
const stops = (scenario: Scenario): string[] =>
  scenarioSheet.problems(scenario).flatMap(({ reason, severity }) => (severity === 'stop' ? [reason] : []));

describe('changes of a mission', () => {
  test('a node is added after another, and references to later nodes are updated', () => {
    const more = addNode(harrow, 2, 'rest');
    expect(titles(more)[3]).toBe('A rest');
    expect(more.goals[0]?.scores).toEqual([{ points: 3, when: [{ is: 'held', node: 6 }] }]);
    expect(more.nodes[1]).toMatchObject({
      branches: [{}, { check: { success: [{ node: 3 }], failure: [{ node: 6 }] } }],
    });
    expect(stops(more)).toEqual([]);
  });

  test('nodes change places together with references to them', () => {
    const moved = moveNode(harrow, 3, 1);
    expect(titles(moved).slice(3)).toEqual(['The bus depot', 'An abandoned truck']);
    expect(moved.goals[0]?.scores).toEqual([{ points: 3, when: [{ is: 'held', node: 4 }] }]);
    expect(moveNode(moved, 4, -1)).toEqual(harrow);
    expect(moveNode(harrow, 0, -1)).toBe(harrow);
  });

  test('removing a node removes its effects, and goals that name it become problems', () => {
    const without = removeNode(harrow, 4);
    expect(stops(without)).toEqual(['there is no node 12']);
    const shortcut = removeNode(harrow, 2);
    expect(shortcut.nodes[1]).toMatchObject({ branches: [{}, { check: { success: [] } }] });
    expect(stops(shortcut)).toEqual([]);
  });

  test('a mission has one to twelve nodes', () => {
    let scenario = harrow;
    for (let i = 0; i < 20; i++) scenario = addNode(scenario, 0, 'supply');
    expect(scenario.nodes).toHaveLength(12);
    for (let i = 0; i < 20; i++) scenario = removeNode(scenario, 0);
    expect(scenario.nodes).toHaveLength(1);
  });

  test('a count of zero is the same as leaving the kind out', () => {
    expect(withCount([[2, 'Drone']], 'Drone', 0)).toEqual([]);
    expect(withCount([[2, 'Drone']], 'Warrior', 1)).toEqual([
      [2, 'Drone'],
      [1, 'Warrior'],
    ]);
    expect(withCount([[2, 'Drone']], 'Drone', 3)).toEqual([[3, 'Drone']]);
  });
});

describe('ways through a mission', () => {
  test('a missed shortcut leads through the street, with one more Runner', () => {
    const { ways } = waysThrough(harrow);
    expect(ways.map(({ name, fights }) => [name, fights])).toEqual([
      ['The high street', 3],
      ['The drains, passed', 2],
      ['The drains, failed', 3],
    ]);
    expect(ways[2]!.enemies).toBe(ways[0]!.enemies + 1);
  });

  test('ways that never meet share no edge', () => {
    expect(edgesOf(waterworks).map(({ from, to, failed }) => `${from}${failed ? '-' : ''}>${to}`)).toEqual([
      '0>1',
      '1>2',
      '2>3',
      '3>5',
      '5>6',
      '6>7',
      '3->5',
      '2>4',
      '4>5',
    ]);
    expect(depthsOf(6, edgesOf(waterworks))).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
  });

  test('many checks give many ways, up to a readable number', () => {
    const check: NodeText = { kind: 'check', title: 'C', wits: 0, success: [], failure: [] };
    const { ways, more } = waysThrough({ ...harrow, nodes: Array.from({ length: 12 }, () => check) });
    expect([ways.length, more]).toEqual([200, true]);
  });
});

test('the first deal is exact', () => {
  // Six of nine cards, three of them enemies.
  expect([0, 1, 2, 3].map((hits) => Math.round(84 * chanceOf(9, 3, 6, hits)))).toEqual([1, 18, 45, 20]);
  const deal = firstDeal(harrow, {
    kind: 'combat',
    title: 'The bus depot',
    enemies: [
      [1, 'Warrior'],
      [2, 'Drone'],
    ],
    shadows: [
      [4, 'Merely Shadows'],
      [2, 'Civilian'],
    ],
  });
  expect(deal).toMatchObject({ cards: 9, dealt: 6, enemies: 3, strongest: { kind: 'Warrior', count: 1 } });
  expect(deal.mean).toBeCloseTo(2);
  expect(deal.strongest?.chance).toBeCloseTo(2 / 3);
  expect(deal.most).toBeCloseTo(20 / 84);
  expect(deal.none).toBeCloseTo(1 / 84);
});

test('goals are sentences', () => {
  const [, , goal] = waterworks.goals;
  expect(goalWords(goal!, waterworks)).toBe('2 points when nobody is KIA');
  expect(goalWords(named('The Queen’s Court').goals[0]!, named('The Queen’s Court'))).toBe(
    '6 points when 1× Queen killed; or else 4 points when charges bring down The court',
  );
});

describe('something home-made gets another name', () => {
  const kennels = scenarioSheet.examples.find(({ name }) => name === 'The Kennels')!;
  const called = (from: string, to: string) => {
    const content = kennels.content!.map((thing) => (thing.name === from ? { ...thing, name: to } : thing));
    return renamed({ ...kennels, content }, from, to);
  };

  test('lists, effects and goals of an enemy follow, and the mission can be played', () => {
    const next = called('Kennel Hound', 'Grey Hound');
    expect(JSON.stringify(next)).not.toContain('Kennel Hound');
    expect(next.goals[1]!.progress).toBe('{killed Grey Hound} hounds dead');
    expect(scenarioSheet.problems(next)).toEqual([]);
  });

  test('the squad of a soldier and a weapon follows', () => {
    expect(called('Night Tracker', 'Pathfinder').squad![1]).toEqual({
      unit: 'Pathfinder',
      items: ['Arc Lance'],
    });
    expect(called('Arc Lance', 'Hook').squad![1]!.items).toEqual(['Hook']);
  });

  test('the printed one takes the place of a thing that is removed', () => {
    const content = kennels.content!.filter(({ name }) => name !== 'Kennel Hound');
    const next = renamed({ ...kennels, content }, 'Kennel Hound', 'Runner');
    expect(next.nodes[0]).toMatchObject({
      enemies: [
        [4, 'Runner'],
        [1, 'Drone'],
      ],
    });
    expect(scenarioSheet.problems(next)).toEqual([]);
  });
});
