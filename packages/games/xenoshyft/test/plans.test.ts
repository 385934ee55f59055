// What a hint compares as a whole: purchases with everything that is there, placements of the whole hand.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import { plans, purchasesOf } from '../plans.ts';

const ITEMS = ['spark jumper', 'shotgun', 'composite plate', 'med pack', 'hi-ex grenade'];

function seen(phase: string, seat: Record<string, unknown>, round = 1) {
  const w = game.arrange({ phase, round, items: ITEMS, seats: [{ division: 'med bay', ...seat }] });
  game.resume(w, fastChance(1));
  return { w, view: game.view(w, 0) };
}

test('a purchase spends what can be spent, and every choice of it is legal in its turn', () => {
  const { w, view } = seen('acquire', { hand: ['x1', 'x1', 'x1', 'x1', 'militia'] });
  const found = purchasesOf(view, 0);
  expect(found.length).toBeGreaterThan(2);
  expect(found.map(({ price }) => price)).toContain(4);
  expect(found.some(({ cards }) => cards.length === 2)).toBe(true);
  for (const { choices, cards } of found) {
    const copy = game.copy(w);
    for (const choice of choices) {
      expect(game.judge(copy, 0, choice)).toBeNull();
      game.play(copy, 0, choice, fastChance(1));
    }
    const { hand } = game.view(copy, 0).seats[0]!;
    for (const card of cards) expect(hand).toContain(card);
  }
});

test('every card that can be paid is compared, also where money is left over', () => {
  const { view } = seen('acquire', { hand: ['x3', 'x3', 'x3', 'x3', 'militia'] }, 7);
  const found = purchasesOf(view, 0);
  const paid = [...view.market.troops, ...view.market.items].flatMap((goods) =>
    goods !== null && goods.locked === null && goods.price.value <= 12 ? [goods.card] : [],
  );
  const compared = new Set(found.flatMap(({ cards }) => cards));
  expect(paid.filter((card) => !compared.has(card))).toEqual([]);
  expect(new Set(found.map(({ price }) => price)).size).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(40);
});

test('a purchase of several cards says what each of them is for', () => {
  const { view } = seen('acquire', { hand: ['x3', 'x3', 'militia'] }, 4);
  const found = plans(view, 0).find(({ words }) => /Spark Jumper\b.*Grenade/.test(words));
  expect(found?.reason?.words).toMatch(/^Spark Jumper: \+2 Power .*; Hi-Ex Grenade: kills or weakens/);
});

test('the plans of Deployment place the whole hand, in different orders', () => {
  const { view } = seen('deployment', { hand: ['ranger', 'militia', 'x1'], troops: [] });
  const found = plans(view, 0).map(({ choices }) => choices as Choice[]);
  expect(found).toEqual([
    [
      { do: 'deploy', card: 'ranger', lane: 0, zone: 1 },
      { do: 'deploy', card: 'militia', lane: 0, zone: 2 },
    ],
    [
      { do: 'deploy', card: 'militia', lane: 0, zone: 1 },
      { do: 'deploy', card: 'ranger', lane: 0, zone: 2 },
    ],
  ]);
});

test('a Troop of the hand can also come in front of those in the lane, who make room', () => {
  const { w, view } = seen('deployment', { hand: ['ranger'], troops: ['militia', 'medic', 'militia'] });
  const found = plans(view, 0);
  const orderAfter = (choices: readonly unknown[]): string[] => {
    const copy = game.copy(w);
    for (const choice of choices as Choice[]) {
      expect(game.judge(copy, 0, choice)).toBeNull();
      game.play(copy, 0, choice, fastChance(1));
    }
    return game.view(copy, 0).seats[0]!.lane.troops.map(({ card }) => card);
  };
  expect(found.map(({ choices }) => orderAfter(choices))).toEqual([
    ['ranger', 'militia', 'medic', 'militia'],
    ['militia', 'ranger', 'medic', 'militia'],
    ['militia', 'medic', 'ranger', 'militia'],
    ['militia', 'medic', 'militia', 'ranger'],
  ]);
  expect(found[0]?.words).toBe('Deploy Ranger to 1: those in the lane make room');
});

test('no hint names a new order of the lane after the fighting, but it does in Deployment', () => {
  const swap: Choice = { do: 'move', troop: 1, zone: 2 };
  const troops = ['militia', 'ranger'];
  expect(game.idle?.(seen('wrap-up', { hand: [], troops }).view, 0, swap)).toBe(true);
  expect(game.idle?.(seen('deployment', { hand: [], troops }).view, 0, swap)).toBe(false);
});
