// What scores is said of every battle, also of one's own.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { aimsOf } from '../preview/aims.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import type { Goal, Scenario } from '../scenario/scenario.ts';
import type { Side } from '../table.ts';
import { BOOK, asFile } from './battleFile.ts';

const seats = [{ name: 'Ruth' }, { name: 'Oskar' }];

function said(options: Record<string, unknown>): { attacker: Side; words: (side: Side) => string[] } {
  const view = game.view(game.setup(options, seats, fastChance(1)), 0);
  return {
    attacker: view.attacker,
    words: (side) => aimsOf(view, side).map(({ words, points }) => `${words}: ${points}`),
  };
}
const ofOwn = (scenario: Scenario) => said(scenarioSheet.options(scenario));

test('XR-SCN-06 a fresh battle of one own says what scores', () => {
  const { words } = ofOwn(scenarioSheet.fresh());
  const both = ['Hold the marker at the end: 3 VP', 'Destroy or rout enemy units: 1–2 VP each'];
  expect(words(0)).toEqual(both);
  expect(words(1)).toEqual(both);
});

/** Two of a goal that scores in two ways. */
function aimsIn(goal: Goal, role: 'attacker' | 'defender'): number {
  if (goal.verb === 'control') return goal.else?.side === role ? 2 : 1;
  return goal.verb === 'carry' || goal.verb === 'convoy' ? 2 : 1;
}

test.each(BOOK)('XR-SCN-06 %s written by hand gives each side as many aims as it scores by', (battle) => {
  const scenario = asFile(battle);
  const { attacker, words } = ofOwn(scenario);
  const mine = (role: 'attacker' | 'defender'): number =>
    scenario.goals
      .filter((goal) => !('side' in goal) || goal.side === 'both' || goal.side === role)
      .reduce((sum, goal) => sum + aimsIn(goal, role), 0);
  expect(words(attacker)).toHaveLength(mine('attacker'));
  expect(words(attacker === 0 ? 1 : 0)).toHaveLength(mine('defender'));
});

test('XR-SCN-06 every kind of goal has its words and its points', () => {
  const { attacker, words } = ofOwn({
    ...scenarioSheet.fresh(),
    markers: [
      [24, 24],
      [12, 24],
    ],
    goals: [
      { verb: 'hold', points: 1, when: 'turn', from: 2 },
      { verb: 'hold', points: 2, when: 'end', name: 'a store' },
      { verb: 'destroy', what: 'commander', side: 'attacker', points: 2 },
      { verb: 'kill', side: 'attacker', points: 'cost' },
      { verb: 'reach', side: 'attacker', points: 'cost' },
      { verb: 'exit', side: 'attacker', edge: 'east', points: 2 },
      { verb: 'survive', side: 'defender', points: 1 },
    ],
  });
  const both = [
    'Hold markers at the end of each turn from turn 2: 1 VP each',
    'Hold a store at the end: 2 VP each',
  ];
  expect(words(attacker)).toEqual([
    ...both,
    'Take out their Commander: 2 VP',
    'Destroy or rout enemy units: 1 to 3 VP each',
    "Have units in the enemy's half at the end, not Suppressed: 1 to 3 VP each",
    'Leave by the east edge: 2 VP each',
  ]);
  expect(words(attacker === 0 ? 1 : 0)).toEqual([
    ...both,
    'Have a unit on the table at the end of each turn: 1 VP each',
  ]);
});

test('XR-VIC-04 a marker that went to the side that was left alone is not said to have been held', () => {
  const setup = {
    scenario: 'GRIND',
    lists: ['Colonial Strike Platoon', 'Brood of the Deep'],
    noTraits: true,
  };
  const view = game.view(game.setup(setup, seats, fastChance(1)), 0);
  const over = { ...view, over: { winners: [0], why: '', rule: 'XR-VIC-01' }, holders: [null] };
  const counted = {
    ...over,
    score: [{ side: 0 as const, vp: 1, rule: 'XR-M-GRIND-04', why: 'the crossroads' }],
  };
  const detail = (side: Side, of: typeof over): string | undefined =>
    aimsOf(of, side).find(({ id }) => id === 'markers')?.detail;
  expect(detail(0, counted)).toBe('yours: no enemy was left');
  expect(detail(1, counted)).toBe('theirs: no enemy was left');
  expect(detail(0, { ...counted, holders: [0] as never })).toBe('you held it');
  expect(detail(0, over)).toBe('nobody held it');
});
