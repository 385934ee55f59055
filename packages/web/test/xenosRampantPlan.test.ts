// The plan of a phase: how long an arranged one lasts, and what is proposed before a phase is ended.
import { fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import {
  type View,
  aimAt,
  effectWords,
  skirmishShots,
  spaceAfterOrder,
  suggestedPlan,
} from '@xenotable/xenos-rampant/preview';
import { expect, test } from 'vitest';
import { noteOf } from '../src/games/xenos-rampant/notes.ts';
import {
  cardTells,
  inReachOf,
  planOfWay,
  rowEffect,
  rowsIn,
  targetOfRow,
} from '../src/games/xenos-rampant/aiming.ts';
import { leftToDo } from '../src/games/xenos-rampant/leftToDo.ts';
import { movesHalf } from '../src/games/xenos-rampant/plan.ts';
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
  // Of several orders in a row only the samples know what two of them do to the same enemy; the rest is exact.
  const all = suggestedPlan(view).flatMap(({ order, follow }) => [order, ...follow]);
  expect(rowsIn(planOf(all), view).map(targetOfRow)).toEqual([2, 2]);
  expect(cardTells('fate:2', planOf(all), view)).toBe(false);
  expect(cardTells('fate:0', planOf(all), view)).toBe(true);
  expect(cardTells('order', planOf(all), view)).toBe(true);
  expect(cardTells('reached', planOf(all), view)).toBe(true);
  // The test of a move stands on its own card.
  const move = view.orders.find(({ order }) => order.order === 'move')?.order;
  expect(move !== undefined && cardTells('order', planOf([move]), view)).toBe(true);
});

test('a row behind a test says that its figure counts only if it is reached', () => {
  const view = viewOf(NEAR);
  const [row] = suggestedPlan(view).filter(({ free }) => !free);
  expect(row && rowEffect(row, view, 1)).toMatch(/^stops it \d+ % overall$/);
  expect(row && rowEffect(row, view, 0.83)).toMatch(/^stops it \d+ % if reached$/);
});

test('XR-SKM-01 a Skirmish says whom it could shoot at, from here or after half a move', () => {
  const reachedFrom = (at: [number, number]) => {
    const w = game.arrange!({
      map: 'PAD',
      'no obstacles': true,
      step: 'phase',
      seats: {
        A: { units: { R: { unit: 'Recon Infantry', at: [24, 10], commander: true } } },
        B: { units: { X: { unit: 'Lesser Xenomorphs', at } } },
      },
    });
    game.resume(w, fastChance(1));
    const view = game.view(w, 0);
    const order = view.orders.find((one) => one.order.order === 'skirmish')?.order;
    const space = view.units[0] === undefined ? null : spaceAfterOrder(view, view.units[0]);
    const half = space?.kind === 'move' ? { ...space, most: space.most >> 1 } : null;
    expect(movesHalf(view.units[0] ?? null, undefined, space)).toBe(false);
    expect(movesHalf(view.units[0] ?? null, undefined, half)).toBe(true);
    return order === undefined ? [] : inReachOf(view, order);
  };
  expect(reachedFrom([24, 20])[0]?.way.at, 'from here').toBeNull();
  expect(reachedFrom([24, 28])[0]?.way.at, 'after its move').not.toBeNull();
  expect(reachedFrom([24, 44])).toEqual([]);
});

test('the shot within a Skirmish has one figure: note and card are the same, and nothing is sampled', () => {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    step: 'phase',
    seats: {
      A: { units: { R: { unit: 'Recon Infantry', at: [12, 12], commander: true } } },
      B: { units: { X: { unit: 'Lesser Xenomorphs', at: [12, 20] } } },
    },
  });
  game.resume(w, fastChance(1));
  const order = { order: 'skirmish', unit: 0 } as const;
  for (let seed = 1; skirmishShots(game.view(w, 0)) === null; seed++) {
    const now = game.copy(w);
    game.play(now, 0, order, fastChance(seed));
    if (skirmishShots(game.view(now, 0)) !== null) Object.assign(w, now);
  }
  const view = game.view(w, 0);
  const found = skirmishShots(view)?.units.get(1);
  expect(found?.effect.chance).toBeGreaterThan(0);
  expect(cardTells('fate:1', { shoot: 1 }, view)).toBe(true);
  expect(noteOf({ shoot: 1 }, view, 0).consequence).toBe(found && effectWords(found.effect));
});
