// Moves by pointing: round what is in the way, with the reason where it stops, into a building and out of it.
import { type Asked, type Json, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { spaceAfterOrder, standpointOf, wayOf } from '@xenotable/xenos-rampant/preview';
import { expect, test } from 'vitest';
import { leftToDo } from '../src/games/xenos-rampant/leftToDo.ts';
import { plannedOf, sayPlan } from '../src/games/xenos-rampant/planned.ts';
import { goInOf, laterGhosts, meaningOf, steppedGhosts } from '../src/games/xenos-rampant/pointing.ts';
import { choicesOf, planOf } from '../src/games/xenos-rampant/shared/border.ts';

/** The crossroads; Building 2 lies from 28 to 34 and from 12 to 16 inches. */
function begun(unit: Record<string, unknown>) {
  const w = game.arrange!({
    map: 'CROSS',
    'no obstacles': true,
    buildings: [10, 10],
    step: 'phase',
    seats: {
      A: { units: { H: { commander: true, ...unit }, R: { unit: 'Recon Infantry', at: [4, 4] } } },
      B: { units: { X: { unit: 'Lesser Xenomorphs', at: [44, 46] } } },
    },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const ask = game.asks(w)[0]! as unknown as Asked;
  const asked: Asked = {
    ...ask,
    offers: view.orders.map(({ order }) => ({ choice: { ...order }, words: '' })),
  };
  const judged = (picked: Json | null): unknown[] => {
    const [order, ...steps] = choicesOf(picked);
    const now = game.copy(w);
    game.play(now, 0, order!, fastChance(2));
    return steps.map((step) => game.judge(now, 0, step));
  };
  const point = (x: number, y: number): Json | null => meaningOf(view, asked, 0)!({ x: x * 100, y: y * 100 });
  return { view, asked, judged, point };
}

const LIGHT = { unit: 'Light Infantry' };
const HEAVY = { unit: 'Heavy Infantry' };

test('a move pointed past a corner goes round it', () => {
  const { view, judged, point } = begun({ ...LIGHT, at: [33, 11] });
  const picked = point(35.2, 14);
  const [ghost] = steppedGhosts(view, picked);
  expect(ghost).toMatchObject({ x: 3520, y: 1400 });
  expect(ghost!.path.length).toBeGreaterThan(2);
  expect(judged(picked)).toEqual([null]);
});

test('a move past slow ground goes round it where that ends nearer', () => {
  const { view, judged, point } = begun({ ...LIGHT, at: [35, 34] });
  // The ruin lies from 30 to 36 and from 28 to 32 inches: straight through it the move ends an inch before.
  const picked = point(28.5, 30);
  expect(steppedGhosts(view, picked)[0]).toMatchObject({ x: 2850, y: 3000 });
  expect(judged(picked)).toEqual([null]);
});

test('a move that a building stops says so before; the label between the units stays short', () => {
  const { view, asked, judged, point } = begun({ ...HEAVY, at: [31, 11] });
  const picked = point(31, 14)!;
  expect(judged(picked)).toEqual([null]);
  expect(plannedOf(picked, view, 0)?.sentence).toContain('Building 2 is in the way');
  expect(steppedGhosts(view, picked)[0]?.label).toMatch(/^[\d¼½¾]+" of 6" used$/);
  const nag = leftToDo(picked, view, asked);
  expect(nag?.kind).toBe('short');
  expect(nag?.words).toContain('Building 2 is in the way');
});

test('a move that nothing stops says nothing of the kind', () => {
  const { view, asked, point } = begun({ ...HEAVY, at: [31, 8] });
  const picked = point(27, 8)!;
  expect(plannedOf(picked, view, 0)?.sentence).not.toContain('in the way');
  expect(leftToDo(picked, view, asked)).toBeNull();
});

test('a building that can be gone into is a plan: the order and the way in', () => {
  const { view, asked, judged } = begun({ ...LIGHT, at: [31, 10] });
  const plans = goInOf(view, asked, 0);
  expect([...plans.keys()]).toEqual(['house:1']);
  const picked = plans.get('house:1')!;
  expect(judged(picked)).toEqual([null]);
  expect(sayPlan(picked, view)).toBe('H: Move into Building 2');
  expect(plannedOf(picked, view, 0)).toMatchObject({ button: 'Move into Building 2' });
  const [, step] = choicesOf(picked);
  const way = wayOf(view, 0, step!, spaceAfterOrder(view, view.units[0]!))!;
  expect(way).toMatchObject({ x: 3100, y: 1400 });
  expect(standpointOf(view, 0, way)).toMatchObject({ cover: 2, house: { number: 1, capacity: 15 } });
  expect(steppedGhosts(view, picked)).toHaveLength(1);
  expect(steppedGhosts(view, picked)[0]?.label).toMatch(/used$/);
});

test('pointing outside plans that a unit leaves its building, with the place', () => {
  const { view, judged, point } = begun({ ...LIGHT, house: 2 });
  const picked = point(31, 9);
  expect(choicesOf(picked)).toHaveLength(2);
  expect(judged(picked)).toEqual([null]);
  const [ghost] = steppedGhosts(view, picked);
  expect(ghost).toMatchObject({ x: 3100, y: 900 });
  expect(standpointOf(view, 0, ghost!)).toMatchObject({ cover: 0, house: null });
});

test('of orders in a row each move is drawn at the unit that makes it', () => {
  const { view, point } = begun({ ...LIGHT, at: [20, 6] });
  const move = choicesOf(point(24, 9));
  const picked = planOf([{ order: 'shoot', unit: 1, target: 2 }, ...move]);
  expect(steppedGhosts(view, picked)).toEqual([]);
  const [ghost, ...others] = laterGhosts(view, picked);
  expect(others).toEqual([]);
  expect(ghost?.path[0]).toMatchObject({ x: 2000, y: 600 });
  expect(ghost).toMatchObject({ x: 2400, y: 900 });
});
