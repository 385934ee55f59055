// The orders of Earth War: how they look, and what their details say.
import { type Asked, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/earth-war';
import { expect, test, vi } from 'vitest';
import { detailOf } from '../src/games/earth-war/details.ts';
import { orderRefusal } from '../src/games/earth-war/orderState.ts';

// Details draw rows, which need a document.
vi.hoisted(() => vi.stubGlobal('addEventListener', (): void => undefined));

test('an order that is not offered never looks available, and its details say first why not', () => {
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 4 }],
    combat: { cards: { W1: {}, M1: {} }, slots: ['?', '?'], cp: 4 },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const order = view.orders.find((one) => one.order === 'Break contact!');
  if (order === undefined) throw new Error('the order is not in the view');
  const choice = { do: 'order', order: 'Break contact!' };
  const ask = (part: Partial<Asked>): Asked => ({
    seat: 0,
    prompt: '',
    rule: 'EW-RNG-04',
    offers: [],
    refused: [],
    spaces: [],
    reaction: null,
    withdrawals: [],
    ...part,
  });
  const near = ask({
    refused: [{ choice, words: 'Break contact!', rule: 'EW-ORD-05', reason: 'Ann is nearer.' }],
  });
  expect(orderRefusal(order, near, view)).toBe('Ann is nearer.');
  expect(detailOf('order:Break contact!', view, near)?.text).toMatch(/^Not now: Ann is nearer\. The order: /);
  // A player who waits, and a replay: nobody is asked.
  expect(orderRefusal(order, null, view)).toBe('You are not asked for orders now.');
  const offered = ask({ offers: [{ choice, words: 'Break contact!' }] });
  expect(orderRefusal(order, offered, view)).toBeNull();
  expect(detailOf('order:Break contact!', view, offered)?.text).toBe(order.text);
});
