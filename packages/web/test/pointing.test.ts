// Pointing at things until exactly one choice is selected.
import type { Worded, WordedRefusal } from '@xenotable/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Pointed,
  complete,
  fitting,
  meantBy,
  onward,
  standings,
} from '../src/table/actions/pointing.ts';

const offer = (words: string, ...things: string[]): Pointed<Worded> => ({
  offer: { choice: words, words },
  things,
});
const no = (words: string, reason: string, ...things: string[]): Pointed<WordedRefusal> => ({
  offer: { choice: words, words, reason, rule: 'R-1' },
  things,
});
const words = (list: readonly Pointed[]): string[] => list.map((one) => one.offer.words);

const offers = [
  offer('ready'),
  offer('ranger to 1', 'ranger', 'zone 1'),
  offer('ranger to 2', 'ranger', 'zone 2'),
  offer('buy', 'stack'),
  offer('buy with the cut', 'stack'),
  offer('kit for both', 'kit', 'a', 'b'),
  offer('kit for one', 'kit', 'a'),
];
const refused = [
  no('militia to 1', 'No militia.', 'militia', 'zone 1'),
  no('ranger to 3', 'Zone 3 is taken.', 'ranger', 'zone 3'),
];

describe('pointing', () => {
  it('shows what can be picked up, and why the rest cannot', () => {
    const found = standings(offers, refused, []);
    expect(found.get('ranger')).toMatchObject({ ready: true, target: false, picked: false });
    expect(found.get('militia')?.refused).toEqual({ reason: 'No militia.', rule: 'R-1' });
    expect(found.has('zone 1')).toBe(false);
  });
  it('shows the targets of what is picked up', () => {
    const found = standings(offers, refused, ['ranger']);
    expect(found.get('ranger')).toMatchObject({ picked: true, ready: true });
    expect(found.get('zone 2')).toMatchObject({ target: true, refused: null });
    expect(found.get('zone 3')?.refused?.reason).toBe('Zone 3 is taken.');
  });
  it('knows whether a path names one choice, several, or one that may continue', () => {
    expect(words(complete(offers, ['ranger', 'zone 1']))).toEqual(['ranger to 1']);
    expect(words(complete(offers, ['stack']))).toEqual(['buy', 'buy with the cut']);
    expect(words(complete(offers, ['kit', 'a']))).toEqual(['kit for one']);
    expect(words(fitting(offers, ['kit', 'a']))).toEqual(['kit for both', 'kit for one']);
  });
  it('selects the default of several choices that name the same things', () => {
    expect(meantBy(offers, ['stack'])).toBeNull();
    expect(meantBy(offers, ['stack'], (choices) => choices.at(-1) ?? null)).toBe('buy with the cut');
    expect(meantBy(offers, ['ranger', 'zone 1'], () => null)).toBe('ranger to 1');
  });
  it('continues, starts again, or ends', () => {
    expect(onward(offers, ['ranger'], 'zone 1')).toEqual(['ranger', 'zone 1']);
    expect(onward(offers, ['ranger'], 'stack')).toEqual(['stack']);
    expect(onward(offers, ['ranger'], 'ranger')).toBeNull();
    expect(onward(offers, [], 'zone 1')).toBeNull();
  });

  it('takes another target for the thing in hand', () => {
    expect(onward(offers, ['ranger', 'zone 1'], 'zone 2')).toEqual(['ranger', 'zone 2']);
    expect(onward(offers, ['ranger', 'zone 1'], 'stack')).toEqual(['stack']);
    expect(onward(offers, ['ranger', 'zone 1'], 'zone 3')).toBeNull();
  });
});
