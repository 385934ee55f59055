// Coming in from reserve: the edge and the reach are known before the order is given, and pointing plans both in one go.
import { type Asked, type Json, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import {
  type Choice,
  type Space,
  bordersIn,
  comeToward,
  entryEdges,
  spaceAfterOrder,
} from '@xenotable/xenos-rampant/preview';
import { expect, test } from 'vitest';
import { guideIn } from '../src/games/xenos-rampant/guides.ts';
import { plannedOf } from '../src/games/xenos-rampant/planned.ts';
import { meaningOf, steppedGhosts } from '../src/games/xenos-rampant/pointing.ts';
import { choicesOf, planOf } from '../src/games/xenos-rampant/shared/border.ts';

/** Light Infantry waits behind the north edge; an enemy stands an inch and a half before its middle. */
function waiting() {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    step: 'phase',
    seats: {
      A: { units: { N: { unit: 'Light Infantry', reserve: 'north' } } },
      B: { units: { X: { unit: 'Heavy Infantry', at: [24, 42] } } },
    },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const ask = game.asks(w)[0]! as unknown as Asked;
  const asked: Asked = {
    ...ask,
    offers: view.orders.map(({ order }) => ({ choice: { ...order }, words: '' })),
  };
  const space = spaceAfterOrder(view, view.units[0]!)!;
  return { w, view, asked, space };
}

const ENTER: Choice = { order: 'enter', unit: 0 };

test('the lit ground is where it can come in: as deep as its move, and not through others', () => {
  const { w, view, space } = waiting();
  const [border] = bordersIn(view, space);
  game.play(w, 0, ENTER, fastChance(2));
  const judge = (x: number, y: number): unknown =>
    game.judge(w, 0, {
      path: [
        [x, 4800],
        [x, y],
      ],
    });
  const ends = border!.slice(1, -1).filter(({ y }) => y < 4800);
  expect(ends.length).toBeGreaterThan(60);
  for (const { x, y } of ends) {
    expect(judge(x, y), `${x} ${y}`).toBeNull();
    expect(judge(x, y - 26), `beyond ${x} ${y}`).not.toBeNull();
  }
  expect(Math.min(...ends.map(({ y }) => y))).toBe(4000);
  expect(border!.find(({ x }) => x === 2400)!.y).toBeGreaterThan(4400);
});

test('pointing plans the order with its place, and the prompt names the edge before', () => {
  const { w, view, asked } = waiting();
  expect(plannedOf(planOf([ENTER]), view, 0)?.sentence).toContain('by the north edge');
  const picked: Json = meaningOf(view, asked, 0)!({ x: 1000, y: 4200 })!;
  const [order, step] = choicesOf(picked);
  expect(order).toMatchObject(ENTER);
  expect(steppedGhosts(view, picked)[0]).toMatchObject({ x: 1000, y: 4200, label: '6" of 8" used' });
  expect(plannedOf(picked, view, 0)?.sentence).toContain('there?');
  game.play(w, 0, ENTER, fastChance(2));
  expect(game.judge(w, 0, step!)).toBeNull();
  expect(guideIn(spaceAfterOrder(view, view.units[0]!)!)).toContain('north edge');
});

test('in words it comes in toward something, and each side sees where units are still to come', () => {
  const { w, view, space } = waiting();
  const enter = space as Extract<Space, { kind: 'enter' }>;
  game.play(w, 0, ENTER, fastChance(2));
  expect(game.judge(w, 0, comeToward(view, enter, { x: 3000, y: 1000 })!)).toBeNull();
  expect(entryEdges(view)).toMatchObject([{ side: 0, edge: 'north', from: { y: 4800 }, to: { y: 4800 } }]);
});
