// What the sensible player does, in the words of the table.
import { type Json, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

/** The Earth plays its turn by what is suggested; returns its choices. */
function playTurn(given: Record<string, Json>): { w: Table; choices: Choice[] } {
  const w = arrange({ mission: 'COOP 1', variation: 2, turn: 'CHIBI COM', ...given });
  const chance = fastChance(3);
  game.resume(w, chance);
  const choices: Choice[] = [];
  while (w.over === null && choices.at(-1)?.do !== 'end turn') {
    const choice = game.suggest(w, 0, chance);
    if (choice === undefined) throw new Error('it has nothing to say');
    expect(game.judge(w, 0, choice)).toBeNull();
    choices.push(choice);
    game.play(w, 0, choice, chance);
  }
  return { w, choices };
}

const named = (w: Table, type: string): number => w.units.findIndex((unit) => unit.type === type);

test('of two enemies equally far away it shoots the wounded one', () => {
  const { w, choices } = playTurn({
    units: {
      Soldier: { at: '12,13' },
      'Serpent Man': { at: '8,13' },
      Birdy: { at: '16,13', lost: 1 },
    },
  });
  expect(choices.find((choice) => choice.do === 'attack')).toEqual({ do: 'attack', unit: named(w, 'Birdy') });
});

test('the Medic goes to whoever lies in coma and heals', () => {
  const { w, choices } = playTurn({
    units: { Medic: { at: '14,12' }, Soldier: { at: '12,13', coma: true }, 'Serpent Man': { at: '1,9' } },
  });
  expect(choices).toContainEqual({ do: 'heal', unit: named(w, 'Soldier') });
});

test('it drags a captive to the edge and takes it off the map alive', () => {
  const { w } = playTurn({
    units: {
      Soldier: { at: '12,13' },
      Gunner: { at: '20,13' },
      Grey: { at: '13,13', coma: true },
      'Serpent Man': { at: '1,1' },
    },
  });
  expect(w.units[named(w, 'Grey')]?.fate).toBe('captured');
  expect(w.units[named(w, 'Soldier')]?.fate).toBe('evacuated');
});

test('it says why, in few words and with a rule', () => {
  const w = arrange({
    mission: 'COOP 1',
    variation: 2,
    turn: 'CHIBI COM',
    units: { Soldier: { at: '12,13' }, Birdy: { at: '16,13', lost: 1 } },
  });
  const chance = fastChance(1);
  game.resume(w, chance);
  const words: string[] = [];
  for (let i = 0; i < 3; i++) {
    const choice = game.suggest(w, 0, chance)!;
    const why = game.reason?.(game.view(w, 0), 0, choice);
    expect(why?.rule).toMatch(/^CC-/);
    expect(why!.words.split(' ').length).toBeLessThanOrEqual(14);
    words.push(why!.words);
    game.play(w, 0, choice, chance);
  }
  expect(words[0]).toBe('the nearest enemy is 4 fields away');
  expect(words.some((one) => one.includes('to hit, and Birdy has 1 heart left'))).toBe(true);
});

test('it does not say that everybody has acted while somebody has not', () => {
  const w = arrange({
    mission: 'COOP 1',
    variation: 2,
    turn: 'CHIBI COM',
    units: { Soldier: { at: '12,13' }, Birdy: { at: '16,13' } },
  });
  game.resume(w, fastChance(1));
  const why = (): string | undefined => game.reason?.(game.view(w, 0), 0, { do: 'end turn' })?.words;
  expect(why()).toBe('whoever is left does better to wait');
  w.units[named(w, 'Soldier')]!.activated = true;
  expect(why()).toBe('everybody has acted');
});
