// What holds at every decision of every game, and what the late draw must equal.
import { Enumerating, fastChance, uniform } from '@xenotable/kernel';
import { randomGame } from '@xenotable/kernel/proof';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { look, turnUp } from '../book/combat/deck.ts';
import { IDENTIFIER, KINDS, UNKNOWN, isShadow, kindNumber } from '../content/cards.ts';
import { BOX, cardKind, kindOf } from '../content/kinds.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { game, trials } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import { outlivedMark } from './marks.ts';
import { Playing } from '@xenotable/kernel';

/** Each card lies in one place, pools keep their bounds, and a unit's state fits its wounds. */
function sound(w: Table): void {
  const { combat, mission } = w;
  expect(mission.ammo).toBeGreaterThanOrEqual(0);
  expect(mission.ammo).toBeLessThanOrEqual(60);
  for (const unit of w.squad) {
    if (unit.status === 'standing') expect(unit.wounds).toBeLessThan(unit.hits);
    if (unit.implanted) expect(unit.status).toBe('down');
    expect(unit.rn).toBeGreaterThanOrEqual(1);
    expect(unit.rn).toBeLessThanOrEqual(10);
  }
  if (w.over === null) expect(w.squad.filter((unit) => unit.leader).length).toBeLessThanOrEqual(1);
  if (combat === null) return;
  const all = [...combat.cards.map((one) => one.card), ...combat.killed, ...combat.removed];
  expect(new Set(all).size).toBe(all.length);
  expect(combat.cp).toBeLessThanOrEqual(combat.cpMost);
  expect(combat.cp).toBeGreaterThanOrEqual(0);
  expect(combat.slots.length).toBeLessThanOrEqual(6);
  for (const one of combat.cards)
    if (!isShadow(one.card)) expect(one.wounds).toBeLessThan(Math.max(1, kindOf(w, one.card).wounds));
}

test('no mark of a unit, a slot or an event outlives its end', () => {
  for (let seed = 1; seed <= 40; seed++)
    randomGame(game, trials[seed % trials.length]!, seed, ({ w }) =>
      expect(outlivedMark(w as Table)).toBeNull(),
    );
});

test('a mark that stays is noticed', () => {
  const w = dealt(['D1', 'M1'], 2);
  w.combat!.step = 1;
  expect(outlivedMark(w)).toBeNull();
  w.squad[0]!.shells = true;
  expect(outlivedMark(w)).toMatch(/shells true stays in step 1/);
});

test('every table of every trial is sound', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 0, max: trials.length - 1 }), (seed, at) => {
      randomGame(game, trials[at]!, seed, ({ w }) => sound(w as Table));
    }),
    { numRuns: 40 },
  );
});

/** A combat with these cards, the first `slots` of them dealt. */
function dealt(cards: string[], slots: number): Table {
  return game.arrange({
    at: 'squad wounds',
    squad: [{ unit: 'Squad Leader' }],
    combat: {
      cards: Object.fromEntries(cards.map((card) => [card, {}])),
      slots: new Array<string>(slots).fill('?'),
    },
  });
}

test('EW-DEK-02 cards drawn when they are seen come as often as from a shuffled deck', () => {
  const cards = ['D1', 'D2', 'W1', 'N1', 'M1', 'M2', 'M3'];
  const every = new Enumerating();
  const chances = new Map<string, number>();
  do {
    const w = dealt(cards, 2);
    const play = new Playing<Table, Happening>(w, every);
    for (const slot of w.combat!.slots) look(play, slot, 'EW-S2-04');
    const kinds = w.combat!.slots.map((slot) => kindOf(w, slot.card).name).join(', ');
    const [share, of] = every.weight();
    chances.set(kinds, (chances.get(kinds) ?? 0) + Number(share) / Number(of));
  } while (every.next());
  expect(chances.get('Drone, Drone')).toBeCloseTo((2 / 7) * (1 / 6), 12);
  expect(chances.get('Warrior, Merely Shadows')).toBeCloseTo((1 / 7) * (3 / 6), 12);
  expect(chances.get('Merely Shadows, Merely Shadows')).toBeCloseTo((3 / 7) * (2 / 6), 12);
  expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('EW-Q-15 after a scan exactly so many shadows are turned up', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 3 }), (seed, scanned) => {
      const w = dealt(['D1', 'D2', 'W1', 'N1', 'M1', 'M2', 'M3'], 4);
      w.combat!.scanned = scanned;
      const play = new Playing<Table, Happening>(w, fastChance(seed));
      for (let at = 0; at < 4; at++) turnUp(play, at, 'EW-S4-01');
      expect(w.combat!.slots.filter((slot) => isShadow(slot.card)).length).toBe(scanned);
    }),
    { numRuns: 60 },
  );
});

test('there are 52 XX121 cards, 10 bystanders and 7 shadows, each with an identifier of its own', () => {
  const count = (test: (name: string) => boolean): number =>
    IDENTIFIER.filter((_, card) => kindNumber(card) !== UNKNOWN && test(KINDS[kindNumber(card)]!.name))
      .length;
  expect(count((name) => !['Civilian', 'Survivor', 'Merely Shadows'].includes(name))).toBe(52);
  expect(count((name) => name === 'Civilian' || name === 'Survivor')).toBe(10);
  expect(count((name) => name === 'Merely Shadows')).toBe(7);
  expect(new Set(IDENTIFIER).size).toBe(IDENTIFIER.length);
});

test('every mission has one primary goal and cards enough for its lists', () => {
  for (const mission of MISSIONS) {
    expect(mission.goals.filter((goal) => goal.primary).length).toBe(1);
    for (const node of mission.nodes) {
      if (node.kind === 'combat')
        for (const [count, kind] of [...node.enemies, ...node.shadows])
          expect(count).toBeLessThanOrEqual(cardKind(BOX, kind).copies);
    }
  }
});

test('a random split of wounds is as wide as it is legal', () => {
  const any = uniform(3);
  for (let i = 0; i < 50; i++) {
    const w = dealt(['D1', 'D2', 'M1', 'M2'], 4);
    w.flow.at(-1)!.step = 'assign squad wounds';
    w.combat!.volleys = [
      { kind: (['grenades', 'blast', 'fire'] as const)[any(3)]!, seat: 0, unit: 1, wounds: 3 },
    ];
    const [ask] = game.asks(w);
    expect(game.judge(w, 0, game.sample!(w, 0, ask!.spaces[0]!, fastChance(i)))).toBeNull();
  }
});
