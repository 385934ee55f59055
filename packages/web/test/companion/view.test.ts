// Answers on the companion's screen: what the others make pointless is not asked, and a usual answer is chosen at first.
import { type Question, type Sheet, combinations } from '@xenotable/kernel/companion';
import { expect, test } from 'vitest';
import { firstAnswers, outlookOf } from '../../src/companion/view.ts';

const words = (...values: string[]) => values.map((value) => ({ value, label: value }));
const range: Question = {
  key: 'range',
  title: 'How far?',
  look: 'buttons',
  answers: words('near', 'far', 'none'),
};
const cover: Question = {
  key: 'cover',
  title: 'In cover?',
  look: 'segments',
  answers: words('no', 'yes'),
  unless: { key: 'range', is: ['none'] },
};
const sheetOf = (...questions: Question[]): Sheet => ({
  subject: null,
  act: null,
  questions,
  outlooks: combinations(questions).map((answers) => ({
    answers,
    sentence: Object.values(answers).join(' '),
    rule: 'T-1',
    button: 'Go on',
    throws: [],
  })),
});

test('a target out of reach needs no word about cover, also when cover was chosen before', () => {
  const sheet = sheetOf(range, cover);
  expect(outlookOf(sheet, { range: 'far' })).toBeUndefined();
  expect(outlookOf(sheet, { range: 'far', cover: 'yes' })?.sentence).toBe('far yes');
  expect(outlookOf(sheet, { range: 'none' })?.answers).toEqual({ range: 'none', cover: 'no' });
  expect(outlookOf(sheet, { range: 'none', cover: 'yes' })?.answers).toEqual({ range: 'none', cover: 'no' });
});

test('the usual answer and the only answer are chosen at first', () => {
  expect(firstAnswers(sheetOf(range, { ...cover, usual: 'no' }))).toEqual({ cover: 'no' });
  expect(firstAnswers(sheetOf({ ...range, answers: words('near') }, cover))).toEqual({ range: 'near' });
});
