// Questions of Xenos Rampant before something is lost, and its words about score and battle.
import { type Json, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { expect, test } from 'vitest';
import { leftToDo } from '../src/games/xenos-rampant/leftToDo.ts';
import { letterOf } from '../src/games/xenos-rampant/shared/faces.ts';
import { pointsNow, seatPanels } from '../src/games/xenos-rampant/standing.ts';
import { weighed } from '../src/games/xenos-rampant/weighed.ts';
import { together } from '../src/table/together.ts';

const ASK = {
  seat: 0,
  rule: 'XR-ORD-01',
  prompt: '',
  offers: [],
  spaces: [],
  withdrawals: [],
  refused: [],
  reaction: null,
};
const MOVE = { order: 'move', unit: 0 };
const THERE = { path: [[1100, 1000]] };

function viewOf(more: Record<string, unknown>) {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    step: 'phase',
    seats: {
      A: { units: { L: { unit: 'Light Infantry', at: [10, 10], commander: true }, ...more } },
      B: { units: { X: { unit: 'Lesser Xenomorphs', at: [40, 44] } } },
    },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

test('the last order says that the phase ends with it, and an earlier one does not', () => {
  const last = leftToDo(together([MOVE, THERE]), viewOf({}), ASK);
  expect(last?.kind).toBe('last');
  expect(last?.words).toContain('your last order');
  const more = viewOf({ H: { unit: 'Heavy Infantry', at: [20, 10] } });
  expect(leftToDo(together([MOVE, THERE]), more, ASK)).toBeNull();
});

test('the seats show the points as they would be counted now, although they are counted only at the end', () => {
  const view = viewOf({ H: { unit: 'Heavy Infantry', at: [24, 23] } });
  expect(view.vp).toEqual([0, 0]);
  const points = pointsNow(view);
  expect(points).toEqual([1, 0]);
  expect(seatPanels(view).map(({ what }) => /\d+\u00a0VP/.exec(what)?.[0])).toEqual(
    points.map((vp) => `${vp}\u00a0VP`),
  );
});

test('XR-M-COM-05 a campaign names no battle before it is rolled, whatever was chosen', () => {
  const plans = [
    { kind: 'person', name: 'Ruth' },
    { kind: 'automaton', name: 'Automaton' },
  ];
  const campaign = game.view(game.setup({ campaign: true, scenario: 'GRIND' }, plans, fastChance(1)), 0);
  expect(campaign.title).toBe('A battle to be rolled');
  expect(campaign.terrain).toEqual([]);
  const one = game.view(game.setup({ scenario: 'GRIND' }, plans, fastChance(1)), 0);
  expect(one.title).toBe('Meat Grinder');
  expect(one.terrain).not.toEqual([]);
});

test('no sign on the board is used for two units, on either side', () => {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    step: 'phase',
    seats: {
      A: {
        units: {
          'Light Infantry 1': { unit: 'Light Infantry', at: [10, 10], commander: true },
          Scouts: { unit: 'Light Infantry', at: [20, 10] },
          'Support Infantry 1': { unit: 'Support Infantry', at: [30, 10] },
        },
      },
      B: {
        units: {
          'Lesser Xenomorphs 1': { unit: 'Lesser Xenomorphs', at: [40, 44] },
          'Lesser Xenomorphs 2': { unit: 'Lesser Xenomorphs', at: [30, 44] },
          Swarm: { unit: 'Lesser Xenomorphs', at: [20, 44] },
        },
      },
    },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  expect(view.units.map((unit) => letterOf(unit, view))).toEqual(['L1', 'S', 'U1', 'X1', 'X2', 'W']);
});

test('before an answer is picked, the odds are those of the answer that rolls', () => {
  const asked = (...choices: Json[]) => ({
    ...ASK,
    offers: choices.map((choice) => ({ choice, words: '' })),
  });
  expect(weighed(asked({ react: true }, { react: false }))).toEqual({ react: true });
  expect(weighed(asked({ rally: 2 }, { rally: 3 }))).toEqual({ rally: 2 });
  expect(weighed(asked({ reroll: false }, { reroll: true }))).toEqual({ reroll: true });
  expect(weighed(asked({ order: 'move', unit: 1 }, { stop: true }))).toBeNull();
});
