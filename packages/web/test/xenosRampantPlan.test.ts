// The plan of a phase: how long an arranged one lasts, and what is proposed before a phase is ended.
import { fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { type View, aimAt, suggestedPlan } from '@xenotable/xenos-rampant/preview';
import { expect, test } from 'vitest';
import { cardTells, planOfWay } from '../src/games/xenos-rampant/aiming.ts';
import { leftToDo } from '../src/games/xenos-rampant/leftToDo.ts';
import { arrangedNow, phaseOf } from '../src/games/xenos-rampant/planRows.ts';
import { planOf } from '../src/games/xenos-rampant/shared/border.ts';

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

function viewOf(enemies: Record<string, unknown>, turn = 1, first = 'Heavy Infantry'): View {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    turn,
    step: 'phase',
    seats: {
      A: {
        units: {
          H: { unit: first, at: [10, 10], commander: true },
          L: { unit: 'Light Infantry', at: [14, 10] },
        },
      },
      B: { units: enemies },
    },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const NEAR = { X: { unit: 'Lesser Xenomorphs', at: [12, 20] } };

test('an arranged plan lasts for its phase, and the next turn has a fresh one', () => {
  const now = viewOf(NEAR);
  const rows = suggestedPlan(now);
  expect(rows.length).toBe(2);
  const arranged = { phase: phaseOf(now), rows: rows.slice(1) };
  expect(arrangedNow(now, arranged)).toEqual(rows.slice(1));
  expect(arrangedNow(viewOf(NEAR, 2), arranged)).toBeNull();
  // What was given is suggested no more; what was emptied by hand stays empty.
  expect(arrangedNow({ ...now, orders: [] }, arranged)).toBeNull();
  expect(arrangedNow(now, { phase: phaseOf(now), rows: [] })).toEqual([]);
});

test('before a phase is ended, the best of the Free orders is proposed', () => {
  const view = viewOf(NEAR);
  const left = leftToDo({ stop: true }, view, ASK);
  expect(left?.kind).toBe('free');
  const best = suggestedPlan(view).find(({ free }) => free);
  expect(left?.next).toEqual(best?.order);
});

test('if only moves are Free, no tested shot is proposed in their place', () => {
  const view = viewOf({ X: { unit: 'Lesser Xenomorphs', at: [12, 40] } }, 1, 'Light Infantry');
  const shots = view.orders.filter(({ order }) => order.order === 'shoot');
  expect(shots.length).toBeGreaterThan(0);
  expect(shots.every(({ free }) => !free)).toBe(true);
  const left = leftToDo({ stop: true }, view, ASK);
  expect(left?.kind).toBe('free');
  expect(left?.next).toBeNull();
});

test('a shot whose card is exact has no samples of the same beside it', () => {
  const view = viewOf(NEAR);
  const [way] = aimAt(view, 2);
  const picked = way === undefined ? null : planOfWay(way);
  expect(cardTells('fate:2', picked, view)).toBe(true);
  expect(cardTells('rally:2', picked, view)).toBe(false);
  expect(cardTells('fate:2', { stop: true }, view)).toBe(false);
  // Of several orders in a row only the samples know what they do together.
  const all = suggestedPlan(view).flatMap(({ order, follow }) => [order, ...follow]);
  expect(cardTells('fate:2', planOf(all), view)).toBe(false);
});
