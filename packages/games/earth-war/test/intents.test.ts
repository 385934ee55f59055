// Who may be bitten or burnt: the figures on the units are those of play, if nothing changes.
import { type Chance, fastChance, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { BOX, cardNamed, kindOf } from '../content/kinds.ts';
import { game } from '../game.ts';
import { intents, risks } from '../intents.ts';
import { moved } from '../moved.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

const squad = [
  { unit: 'Squad Leader', name: 'Ann', rn: 5 },
  { unit: 'Rifleman', name: 'Bo', rn: 1, wounds: 1 },
  { unit: 'Dog Team', name: 'Rex', rn: 8 },
];

/** After the reveal, with no CP: from here on only dice decide. */
const given = {
  at: 'reveal the shadows',
  squad,
  combat: { cards: { D1: {}, W1: {}, S1: {}, L1: {}, M1: {} }, slots: ['D1', 'W1', '?', '?', '?'], cp: 0 },
};

const ROUNDS = 3000;
const STOPS = 20;

/** Who is hurt until the end of the round, if nobody gives an order. */
function hurtIn(w: Table, chance: Chance): Set<string> {
  const told: Happening[] = [];
  const isOver = (): boolean => told.some((what) => what.type === 'dealt');
  for (let stop = 0; stop < STOPS && !isOver() && w.over === null; stop++) {
    const [ask] = game.asks(w);
    const pass = ask?.offers.find((offer) => offer.do === 'done' || offer.do === 'fall');
    if (ask === undefined || pass === undefined) throw new Error('nothing to go on with');
    game.play(w, ask.seat, pass, chance, (what) => void told.push(what));
  }
  return new Set(told.flatMap((what) => (what.type === 'hurt' || what.type === 'burnt' ? [what.unit] : [])));
}

test('the risk of every unit is how often it is hurt in play', () => {
  const w = game.arrange({ ...given, at: 'gather the wounds' });
  game.resume(w, fastChance(7));
  const view = game.view(w, 0);
  const chance = fastChance(11);
  const hurt = new Map<number, number>();
  for (let i = 0; i < ROUNDS; i++)
    for (const name of hurtIn(game.imagine(view, chance), chance)) {
      const unit = view.table.squad.find((one) => one.name === name)!;
      hurt.set(unit.id, (hurt.get(unit.id) ?? 0) + 1 / ROUNDS);
    }
  for (const risk of risks(view, ROUNDS))
    expect(Math.abs(risk.hurt - (hurt.get(risk.unit) ?? 0)), `unit ${risk.unit}`).toBeLessThan(0.05);
  expect(hurt.get(2)).toBeGreaterThan(0.1);
});

/** A Drone with fatal wounds before a Rifleman at CLOSE, after the reveal. */
function drone(unit: object, wounds: number) {
  const w = game.arrange({
    at: 'reveal the shadows',
    squad: [{ unit: 'Rifleman', name: 'Bo', rn: 1, ...unit }],
    combat: {
      cards: { D1: { sprung: true }, M1: {} },
      slots: [{ card: 'D1', wounds }, 'M1'],
      cp: 0,
    },
  });
  game.resume(w, fastChance(7));
  return game.view(w, 0);
}

test('the acid of an enemy with fatal wounds counts: the figure is that of the odds of going on', () => {
  const view = drone({}, 3);
  const [risk] = risks(view, 20_000);
  const odds = prospectsOf(game, { view, seat: 0, plan: [{ do: 'done' }] }, 20_000);
  const chance = (key: string, test: (value: number) => boolean): number =>
    odds.stakes
      .find((one) => one.key === key)!
      .lines.filter(({ value }) => test(Number(value)))
      .reduce((sum, line) => sum + line.chance, 0);
  expect(chance('hurt', (wounds) => wounds > 0)).toBeGreaterThan(0.3);
  expect(Math.abs(risk!.hurt - chance('hurt', (wounds) => wounds > 0))).toBeLessThan(0.02);
  expect(Math.abs(risk!.down - chance('down', (units) => units > 0))).toBeLessThan(0.02);
});

test('acid counts neither without fatal wounds, nor beyond CLOSE, nor behind an Acid-proof Plate', () => {
  const bites = risks(drone({}, 2))[0]!.hurt;
  const acid = kindOf(BOX, cardNamed(BOX, 'D1')).acid! / 10;
  expect(risks(drone({}, 3))[0]!.hurt).toBeCloseTo(1 - (1 - bites) * (1 - acid), 1);
  expect(risks(drone({ items: ['Acid-proof Plate'] }, 3))[0]!.hurt).toBeCloseTo(bites, 1);
  expect(risks(drone({ rn: 3 }, 3))[0]!.hurt).toBeLessThan(bites + 0.02);
});

test('the figures are exact to about two points of a hundred, wherever the squad stands', () => {
  for (const rn of [1, 3, 5, 7, 9]) {
    const w = game.arrange({
      ...given,
      squad: squad.map((unit) => ({ ...unit, rn })),
      at: 'gather the wounds',
    });
    game.resume(w, fastChance(7));
    const view = game.view(w, 0);
    const exact = risks(view, 30_000);
    for (const [i, risk] of risks(view).entries())
      expect(Math.abs(risk.hurt - (exact[i]?.hurt ?? 1)), `RN ${rn}, unit ${risk.unit}`).toBeLessThan(0.02);
  }
});

test('nothing is announced once the enemies have struck, and the least healthy are told to go DOWN', () => {
  const w = game.arrange(given);
  game.resume(w, fastChance(3));
  const announced = intents(game.view(w, 0), 0);
  const bo = announced.find((one) => one.who === 'unit:2');
  expect(bo?.words).toMatch(/^may be bitten or burnt: hurt about \d+ %, DOWN about \d+ %$/);
  expect(intents({ ...game.view(w, 0), table: { ...game.view(w, 0).table, combat: null } }, 0)).toEqual([]);
});

/** Bo before a Warrior, while ranges are changed. */
function ranging(rn: number) {
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 5 },
      { unit: 'Rifleman', name: 'Bo', rn },
    ],
    combat: { cards: { W1: {} }, slots: ['W1'], cp: 1 },
  });
  game.resume(w, fastChance(7));
  return game.view(w, 0);
}

test('a change of range that is planned shows the risks of everybody as they will be', () => {
  const planned = moved(ranging(2), { do: 'range', unit: 2, by: 1 });
  expect(risks(planned!)).toEqual(risks(ranging(3)));
  expect(risks(planned!)).not.toEqual(risks(ranging(2)));
  // Still CLOSE: nothing changes.
  expect(moved(ranging(1), { do: 'range', unit: 2, by: 1 })).toBeNull();
  expect(moved(ranging(2), { do: 'done' })).toBeNull();
});
