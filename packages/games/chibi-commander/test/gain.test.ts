// Once every goal is full nobody stays: what is advised, and what it is worth.
import { Adviser } from '@xenotable/bots';
import { type Json, fastChance, same } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { hasNothingToGain, mostFor } from '../auto/player/gain.ts';
import { game } from '../game.ts';

const CAPTURED = { fate: 'captured', by: 'CHIBI COM', exit: '23,15' };
const SAVED = { fate: 'evacuated', by: 'CHIBI COM' };
const UNITS = {
  Soldier: { at: '12,15' },
  Medic: { at: '13,14' },
  Scout: { at: '14,15' },
  Farmer: { at: '12,2' },
  Tourist: { at: '15,5' },
  Postman: SAVED,
  'Postman 2': SAVED,
  Grey: CAPTURED,
  Scribit: CAPTURED,
  Birdy: { at: '5,5' },
};

function began(units: Record<string, Json>, variation = 2) {
  const w = game.arrange({
    mission: 'COOP 1',
    variation,
    map: 'Province',
    players: 1,
    quick: true,
    round: 4,
    units,
    blips: { '2,2': { is: 'unknown', mode: 'COLD' } },
    pool: { blips: ['Ghost', 'Grey'], types: [] },
  });
  game.resume(w, fastChance(1));
  return w;
}

/** The best three after some looks, best first. */
function advised(w: ReturnType<typeof began>) {
  const [ask] = game.asks(w);
  if (ask === undefined) throw new Error('nobody is asked');
  const adviser = new Adviser(game, game.view(w, 0), ask, 1);
  let looks = 0;
  adviser.run(() => looks++ < 200);
  return adviser.advice(null).rows;
}

test('with every goal full the hint leads everybody off the map, and says why', () => {
  const w = began(UNITS);
  const left: string[] = [];
  for (let i = 0; i < 12 && w.over === null; i++) {
    const [best, ...others] = advised(w);
    if (best === undefined) throw new Error('nothing is advised');
    expect(best.words).not.toBe('End the turn');
    for (const other of others) expect(other.chance).toBeLessThanOrEqual(best.chance + 1e-9);
    if (/^Activate|^Leave/.test(best.words)) {
      expect(best.reason?.words).toMatch(/^no goal brings anything more/);
      left.push(best.words);
    }
    const chosen = game.asks(w)[0]?.offers.find((one) => same(one, best.choices[0]));
    if (chosen === undefined) throw new Error('it is not offered');
    game.play(w, 0, chosen, fastChance(5));
  }
  expect(left.filter((words) => words === 'Leave the map')).toHaveLength(3);
  expect(w.over?.winners).toEqual([0]);
  expect(game.score(w, 0)).toBe(1);
});

test('a mission that is won with fewer points is worth more than a lost one and less than a full one', () => {
  const after = (units: Record<string, Json>): number => {
    const w = began(units);
    for (const unit of w.units) if (unit.side === 'Earth') [unit.cell, unit.fate] = [-1, 'evacuated'];
    w.over = { winners: [0], rule: 'CC-VP-05', why: '' };
    return game.score(w, 0);
  };
  const { Scribit: _, ...four } = UNITS;
  expect(after(UNITS)).toBe(1);
  expect(after({ ...UNITS, Farmer: { fate: 'dead' } })).toBeLessThan(1);
  expect(after(four)).toBeLessThan(after({ ...UNITS, Farmer: { fate: 'dead' } }));
  expect(after(four)).toBeGreaterThan(0.5);
});

test('something is left to gain as long as a goal is not full and somebody is there for it', () => {
  const { Scribit: _, ...four } = UNITS;
  expect(hasNothingToGain(began(UNITS), 'Earth')).toBe(true);
  expect(hasNothingToGain(began(four), 'Earth')).toBe(false);
  // One civilian saved and none left on the map: no more can be saved.
  const { Farmer: _f, Tourist: _t, Postman: _p, ...none } = UNITS;
  expect(hasNothingToGain(began(none), 'Earth')).toBe(true);
  expect(mostFor(began(UNITS), 'Earth')).toBe(6);
  // Without a limit every civilian counts.
  expect(mostFor(began(UNITS, 1), 'Earth')).toBe(8);
});
