// A question as text says what the form says, and every kept question can be opened.
import { readFileSync, readdirSync } from 'node:fs';
import { readQuestion } from '@xenotable/questions';
import { expect, test } from 'vitest';
import { questionIn, textOf } from '../src/screens/lab/ask/text.ts';

const QUESTIONS = new URL('../../../questions/', import.meta.url);
const files = readdirSync(QUESTIONS).filter((file) => file.endsWith('.yaml'));

test.each(files)('%s is the same after it was written again', (file) => {
  const question = questionIn(readFileSync(new URL(file, QUESTIONS), 'utf8'));
  expect(questionIn(textOf(question))).toEqual(question);
});

test('what goes without saying is not written', () => {
  const text = textOf(
    readQuestion({ question: 'How hard?', game: 'any', kind: 'rate', setup: 'solo', stop: { games: 10 } }),
  );
  expect(text).toBe('question: How hard?\ngame: any\nkind: rate\nsetup: solo\nstop:\n  games: 10\n');
});

test('text that cannot be read is refused with its place', () => {
  expect(() => questionIn('question: [')).toThrow(/cannot be read as YAML/);
  expect(() => questionIn('question: x')).toThrow(/kind/);
});
