// Once every goal is full nobody stays: what is advised, and what it is worth.
import { type Json, fastChance } from '@xenotable/kernel';
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

test('with every goal full everybody is led off the map, with the reason', () => {
  const w = began(UNITS);
  const left: string[] = [];
  for (let i = 0; i < 12 && w.over === null; i++) {
    const choice = game.suggest(w, 0, fastChance(1));
    if (choice === undefined) throw new Error('nothing is advised');
    const view = game.view(w, 0);
    const words = game.words.choice(choice, view);
    expect(words).not.toBe('End the turn');
    if (/^Activate|^Leave/.test(words)) {
      expect(game.reason?.(view, 0, choice)?.words).toMatch(/^no goal brings anything more/);
      left.push(words);
    }
    game.play(w, 0, choice, fastChance(5));
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
