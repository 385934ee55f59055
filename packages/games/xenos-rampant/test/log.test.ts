// What the log says of a happening.
import { expect, test } from 'vitest';
import { log } from '../log.ts';

const SEATS = ['Ruth', 'Oskar'];

test('units are named, cards are shown to those who may see them', () => {
  const moving = { type: 'infiltrates', unit: 3, die: 2, names: { 3: 'Recon Infantry 1' } } as const;
  expect(log.happening(moving, SEATS)).toBe('Recon Infantry 1 infiltrates, 2" farther than it moves');
  expect(log.happening({ type: 'boasted', seat: 1, count: 1 }, SEATS)).toBe('Oskar keeps one boast');
  expect(log.happening({ type: 'boasted', seat: 1, count: 1, keep: ['XR-BST-C2'] }, SEATS)).toBe(
    'Oskar keeps one boast: First blood',
  );
});

test('a happening says what it is about, who acts, which dice fell, and where a turn begins', () => {
  const fought = {
    type: 'fought',
    unit: 2,
    target: 5,
    house: -1,
    dice: [6, 1],
    need: 5,
    hits: 1,
    back: [4],
    backNeed: 6,
    backHits: 0,
    names: { 2: 'Berserk Infantry 1', 5: 'Militia Rabble 1' },
  } as const;
  const told = { ...fought, dice: [...fought.dice], back: [...fought.back] };
  expect(log.about(told)).toEqual(['unit:2', 'unit:5']);
  expect(log.dice(told)).toEqual([6, 1, 4]);
  expect(log.by(told)).toBeNull();
  expect(log.about({ type: 'collapsed', house: 1 })).toEqual(['house:1']);
  expect(log.by({ type: 'stopped', seat: 1 })).toBe(1);
  expect(log.section({ type: 'turn', turn: 3 })).toBe('Turn 3');
  expect(log.section({ type: 'stopped', seat: 1 })).toBeNull();
});
