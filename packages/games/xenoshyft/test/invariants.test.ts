// Whole games by players who mostly know what they do, so that all three waves come up; at every decision the table must make sense.
import {
  type Ask,
  type Seat,
  type SeatPlan,
  fingerprint,
  fastChance,
  sizeOf,
  uniform,
} from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { commander } from '../auto/commander.ts';
import { spentCard } from '../book/abilities/spentCard.ts';
import { enemyHp, enemyHpOf, enemyPower, enemyPowerOf, hp, hpOf, power, powerOf } from '../book/values.ts';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { BOSSES, ENEMIES, ENEMY_IDS, HIVE } from '../content/enemies.ts';
import { ITEM_COPIES, ITEM_IDS } from '../content/items.ts';
import { CRYSTALS, CRYSTAL_IDS, FOR_SALE, TROOPS } from '../content/troops.ts';
import { game } from '../game.ts';
import { waveNumber } from '../siege.ts';
import type { Table } from '../table.ts';
import { outlivedMarks } from './marks.ts';

/** Cards of one kind that players own, wherever they are. */
function owned(w: Table, card: CardId): number {
  let count = 0;
  const add = (one: string): void => void (one === card && count++);
  for (const f of w.flow) if (spentCard.has(f)) add(f.card);
  for (const one of w.commanders) {
    one.hand.forEach(add);
    one.discard.forEach(add);
    one.deck.kinds.forEach((kind, i) => void (kind === card && (count += one.deck.left[i]!)));
    for (const troop of one.lane.troops) [troop.card, troop.weapon, troop.armor].forEach(add);
    for (const enemy of one.lane.enemies)
      if (enemy.turned !== null) [enemy.card, enemy.turned.weapon, enemy.turned.armor].forEach(add);
    if (one.lane.mines >= 0) add('proximity mines');
  }
  return count;
}

/** XS-BRN-02 Nothing appears or vanishes: what is not owned lies in its stack or in the box. */
function conserved(w: Table): void {
  const boxed = (card: CardId): number => w.box.filter((one) => one === card).length;
  for (const card of CRYSTAL_IDS) expect(owned(w, card) + w.crystals[card], card).toBe(CRYSTALS[card].copies);
  for (const card of FOR_SALE) expect(owned(w, card) + w.stacks[card], card).toBe(TROOPS[card].copies);
  expect(owned(w, 'militia') + boxed('militia')).toBe(4 * w.commanders.length);
  for (const item of ITEM_IDS) {
    const slot = w.slots.find((one) => one.item === item);
    if (slot !== undefined) expect(owned(w, item) + slot.left, item).toBe(ITEM_COPIES);
    else if (!w.retired.includes(item)) expect(owned(w, item), item).toBe(0);
  }
}

/** XS-DEP-20 The wave's cards are in the bags, in lanes or in the discard; face-down cards count as inside until they are seen. */
function hiveConserved(w: Table): void {
  const { bags, left, discard } = w.encounter;
  const enemies = w.commanders.flatMap(({ lane }) => lane.enemies).filter((enemy) => enemy.turned === null);
  const inside = bags.reduce((all, bag) => all + sizeOf(bag), 0);
  const seen = enemies.filter((enemy) => enemy.card !== '').length;
  const unseen = enemies.length - seen;
  expect(inside).toBe(left + unseen);
  const wave = waveNumber(w) as 1 | 2 | 3;
  const bosses = w.commanders.length <= 2 ? 1 : 2;
  expect(inside + seen + discard.length).toBe(HIVE[wave].length + bosses);
  for (const id of ENEMY_IDS) {
    const count =
      enemies.filter((enemy) => enemy.card === id).length + discard.filter((card) => card === id).length;
    expect(count, id).toBeLessThanOrEqual(ENEMIES[id].wave === wave ? ENEMIES[id].copies : 0);
  }
  expect(enemies.filter((enemy) => BOSSES[wave].includes(enemy.card as never)).length).toBeLessThanOrEqual(
    bosses,
  );
}

function lanesMakeSense(w: Table): void {
  for (const { lane } of w.commanders) {
    expect(lane.troops.length).toBeLessThanOrEqual(4);
    lane.troops.forEach((troop, i) => {
      if (i > 0) expect(troop.zone).toBeGreaterThan(lane.troops[i - 1]!.zone);
      expect(troop.zone).toBeLessThanOrEqual(4);
      expect(powerOf(w, troop).value).toBe(power(w, troop));
      expect(hpOf(w, troop).parts.reduce((all, part) => all + part.value, 0)).toBe(hp(w, troop));
    });
    lane.enemies.forEach((enemy, i) => {
      if (i > 0) expect(enemy.zone).toBeGreaterThan(lane.enemies[i - 1]!.zone);
      if (enemy.card === '') return;
      expect(enemyPowerOf(w, enemy).parts.reduce((all, part) => all + part.value, 0)).toBe(
        enemyPower(w, enemy),
      );
      expect(enemyHpOf(w, enemy).value).toBe(enemyHp(w, enemy));
    });
    expect(lane.added).toBeLessThanOrEqual(12);
  }
  // XS-END-03 The Base never has more than at the start.
  expect(w.base).toBeLessThanOrEqual(w.baseStart);
}

/** Every offer is legal and has words of its own, in a world that was parsed from JSON too. */
function offersMakeSense(w: Table, ask: Ask<Choice>): void {
  const parsed = JSON.parse(JSON.stringify(w)) as Table;
  const view = game.view(w, ask.seat);
  const words = ask.offers.map((offer) => game.words.choice(offer, view));
  expect(new Set(words).size, words.join(' | ')).toBe(words.length);
  ask.offers.forEach(
    (offer, i) => void (i % 9 === 0 && expect(game.judge(parsed, ask.seat, offer)).toBeNull()),
  );
}

/** XS-OPT-04 A world imagined from a seat's view looks the same to it and asks it the same. */
function secretsKept(w: Table, seat: Seat, seed: number): void {
  const imagined = game.imagine(game.view(w, seat), fastChance(seed));
  expect(fingerprint(game.view(imagined, seat))).toBe(fingerprint(game.view(w, seat)));
  const asked = (world: Table) => fingerprint(game.asks(world).find((ask) => ask.seat === seat) ?? null);
  expect(asked(imagined)).toBe(asked(w));
}

/** One whole game; one choice in `folly` is random, the others are those of the script. Returns the rounds played. */
function playThrough(seats: number, options: Record<string, unknown>, seed: number, folly: number): Table {
  // With closed hands the last of several seats is an Ally Commander's.
  const ally = options['hands'] === 'closed' && seats > 1 ? seats - 1 : -1;
  const people: SeatPlan[] = Array.from({ length: seats }, (_, i) => ({
    kind: i === ally ? 'ally' : 'person',
    name: `Seat ${i + 1}`,
  }));
  const chance = fastChance(seed);
  const any = uniform(seed + 1);
  const w = game.setup(options, people, chance);
  for (let turn = 0; w.over === null; turn++) {
    const asks = game.asks(w).filter((ask) => ask.offers.length > 0);
    const ask = asks[any(asks.length)]!;
    const choice =
      any(folly) === 0 ? ask.offers[any(ask.offers.length)]! : commander(game.view(w, ask.seat), ask);
    expect(outlivedMarks(w)).toEqual([]);
    if (w.phase !== 'setup' && turn % 12 === 0) {
      conserved(w);
      hiveConserved(w);
      lanesMakeSense(w);
      for (let seat = 0; seat < seats; seat++) secretsKept(w, seat, turn);
      offersMakeSense(w, ask);
      expect(fingerprint(game.copy(w))).toBe(fingerprint(w));
    }
    game.play(w, ask.seat, choice, chance);
  }
  return w;
}

describe('whole games', () => {
  let latest = 0;
  for (const seats of [1, 2, 3, 4]) {
    test(`${seats} seats`, () => {
      for (let seed = 1; seed <= 2; seed++)
        latest = Math.max(
          latest,
          playThrough(seats, { base: 20, hands: seed % 2 === 0 ? 'closed' : 'open' }, seed * 100 + seats, 12)
            .round,
        );
    });
  }
  test('the last round is reached', () => expect(latest).toBe(9));
});

describe('marks that outlive their end are noticed', () => {
  const table = (): Table => {
    const w = game.arrange({
      phase: 'acquire',
      seats: [{ hand: ['x1'], troops: [{ troop: 'ranger', weapon: 'rail rifle' }], enemies: ['gnawer'] }],
    });
    game.resume(w, fastChance(1));
    return w;
  };
  test.each<[string, (w: Table) => void]>([
    ['used', (w) => void (w.commanders[0]!.lane.troops[0]!.used.weapon = true)],
    ['used', (w) => Object.assign(w.commanders[0]!.lane.troops[0]!.used, { armor: true })],
    ['webbed', (w) => void (w.commanders[0]!.lane.troops[0]!.webbed = true)],
    ['boosts', (w) => void (w.commanders[0]!.lane.troops[0]!.boosts = 1)],
    ['fresh', (w) => void (w.commanders[0]!.lane.troops[0]!.fresh = true)],
    ['bonus', (w) => void (w.commanders[0]!.lane.enemies[0]!.bonus = 1)],
    ['stasis', (w) => void (w.commanders[0]!.lane.enemies[0]!.stasis = true)],
    ['noted', (w) => void w.commanders[0]!.lane.enemies[0]!.noted.push(1)],
    ['rampage', (w) => void (w.commanders[0]!.lane.rampage = true)],
    ['added', (w) => void (w.commanders[0]!.lane.added = 1)],
    ['purse', (w) => Object.assign(w, { phase: 'combat' }) && void (w.commanders[0]!.purse = 1)],
    ['cuts', (w) => Object.assign(w, { phase: 'combat' }) && void w.commanders[0]!.cuts.push(0)],
    ['ready', (w) => Object.assign(w, { phase: 'combat' }) && void (w.commanders[0]!.ready = true)],
    ['shown', (w) => void w.commanders[0]!.shown.push('x1')],
  ])('%s', (mark, spoil) => {
    const w = table();
    expect(outlivedMarks(w)).toEqual([]);
    spoil(w);
    expect(outlivedMarks(w)).toEqual([mark]);
  });
});
