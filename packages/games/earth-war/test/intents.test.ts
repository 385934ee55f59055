// Who may be bitten: the figures on the units are those of play, if nothing changes.
import { type Chance, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { intents, risks } from '../intents.ts';
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

/** Who is hurt before the acid, if nobody gives an order. */
function hurtIn(w: Table, chance: Chance): Set<string> {
  const told: Happening[] = [];
  const isOver = (): boolean => told.some((what) => what.type === 'acid' || what.type === 'dealt');
  for (let stop = 0; stop < STOPS && !isOver() && w.over === null; stop++) {
    const [ask] = game.asks(w);
    const pass = ask?.offers.find((offer) => offer.do === 'done' || offer.do === 'fall');
    if (ask === undefined || pass === undefined) throw new Error('nothing to go on with');
    game.play(w, ask.seat, pass, chance, (what) => void told.push(what));
  }
  const bitten = new Set<string>();
  for (const what of told) {
    if (what.type === 'acid' || what.type === 'dealt') break;
    if (what.type === 'hurt') bitten.add(what.unit);
  }
  return bitten;
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

test('nothing is announced once the enemies have struck, and the least healthy are told to go DOWN', () => {
  const w = game.arrange(given);
  game.resume(w, fastChance(3));
  const announced = intents(game.view(w, 0), 0);
  const bo = announced.find((one) => one.who === 'unit:2');
  expect(bo?.words).toMatch(/^is bitten: hurt \d+ %, DOWN \d+ %$/);
  expect(intents({ ...game.view(w, 0), table: { ...game.view(w, 0).table, combat: null } }, 0)).toEqual([]);
});
