// What Xenos Rampant asks before it is too late, and what it says of the score and the battle.
import { fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { expect, test } from 'vitest';
import { leftToDo } from '../src/games/xenos-rampant/leftToDo.ts';
import { pointsNow, seatPanels } from '../src/games/xenos-rampant/standing.ts';
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

test('the seats show the points as the battle stands, which are counted only at its end', () => {
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
