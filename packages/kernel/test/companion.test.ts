// What companions share: asking only what matters, and corrections within their bounds.
import { describe, expect, test } from 'vitest';
import {
  type Kept,
  anyCorrection,
  correctionFault,
  isCorrection,
  nextPredicate,
  settled,
} from '../companion/index.ts';
import { fastChance } from '../src/index.ts';

const YES_NO = ['yes', 'no'];

describe('only what matters is asked', () => {
  const predicates = [
    { key: 'sees', answers: YES_NO },
    { key: 'near', answers: YES_NO },
    { key: 'cover', answers: ['none', 'soft', 'hard'] },
  ];
  const outcome = (facts: Readonly<Record<string, string>>): string =>
    facts['sees'] === 'no' ? 'walks' : facts['near'] === 'yes' ? 'charges' : `fires, ${facts['cover']}`;

  test('the first predicate that can change the outcome comes first', () => {
    expect(nextPredicate(predicates, {}, outcome)).toBe('sees');
    expect(nextPredicate(predicates, { sees: 'yes' }, outcome)).toBe('near');
    expect(nextPredicate(predicates, { sees: 'yes', near: 'no' }, outcome)).toBe('cover');
  });

  test('nothing is asked once the outcome is settled', () => {
    expect(nextPredicate(predicates, { sees: 'no' }, outcome)).toBeNull();
    expect(nextPredicate(predicates, { sees: 'yes', near: 'yes' }, outcome)).toBeNull();
    expect(outcome(settled(predicates, { sees: 'no' }))).toBe('walks');
  });

  test('what was put off is asked last, and not at all if it no longer matters', () => {
    expect(nextPredicate(predicates, {}, outcome, ['sees'])).toBe('near');
    expect(nextPredicate(predicates, { near: 'yes' }, outcome, ['sees'])).toBe('sees');
    expect(nextPredicate(predicates, { sees: 'no' }, outcome, ['near'])).toBeNull();
  });
});

describe('corrections', () => {
  const kept: Kept[] = [
    {
      thing: 'unit:Ranger',
      name: 'Ranger',
      says: '2 of 4 Wounds',
      side: 'people',
      letter: 'R',
      fields: [
        { key: 'wounds', label: 'Wounds left', value: 2, bounds: { least: 0, most: 4 } },
        { key: 'down', label: 'Standing', value: 'standing', bounds: { words: ['standing', 'Down'] } },
      ],
    },
  ];
  const wounds = (from: number, to: number) => ({
    do: 'correct' as const,
    thing: 'unit:Ranger',
    field: 'wounds',
    from,
    to,
    reason: 'die misread' as const,
  });

  test('lie within the bounds and begin from what is kept', () => {
    expect(correctionFault(kept, wounds(2, 4), 'X-1')).toBeNull();
    expect(correctionFault(kept, wounds(2, 5), 'X-1')?.reason).toContain('0 to 4');
    expect(correctionFault(kept, wounds(3, 4), 'X-1')?.reason).toContain('is 2 by now');
    expect(correctionFault(kept, wounds(2, 2), 'X-1')?.reason).toContain('already');
    expect(correctionFault(kept, { ...wounds(2, 4), thing: 'unit:Nobody' }, 'X-1')).not.toBeNull();
    expect(correctionFault(kept, { ...wounds(2, 4), field: 'hope' }, 'X-1')).not.toBeNull();
  });

  test('have a form of their own', () => {
    expect(isCorrection(wounds(2, 4))).toBe(true);
    expect(isCorrection({ ...wounds(2, 4), reason: 'bad luck' })).toBe(false);
    expect(isCorrection({ ...wounds(2, 4), more: 1 })).toBe(false);
  });

  test('a random one is legal', () => {
    for (let seed = 0; seed < 50; seed++) {
      const any = anyCorrection(kept, fastChance(seed), 'X-1');
      expect(any).not.toBeNull();
      if (any !== null) expect(correctionFault(kept, any, 'X-1')).toBeNull();
    }
  });
});
