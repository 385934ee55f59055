// A question as text says the same as the form, and every stored question can be opened.
import { readFileSync, readdirSync } from 'node:fs';
import { readQuestion } from '@xenotable/questions';
import { expect, test } from 'vitest';
import { questionIn, textOf } from '../src/screens/lab/ask/text.ts';

const QUESTIONS = new URL('../../../questions/', import.meta.url);
const files = readdirSync(QUESTIONS).filter((file) => file.endsWith('.yaml'));

test.each(files)('%s is unchanged after being read and written', (file) => {
  const question = questionIn(readFileSync(new URL(file, QUESTIONS), 'utf8'));
  expect(questionIn(textOf(question))).toEqual(question);
});

test('defaults are not written', () => {
  const text = textOf(
    readQuestion({ question: 'How hard?', game: 'any', kind: 'rate', setup: 'solo', stop: { games: 10 } }),
  );
  expect(text).toBe('question: How hard?\ngame: any\nkind: rate\nsetup: solo\nstop:\n  games: 10\n');
});

test('unreadable text is refused with its position', () => {
  expect(() => questionIn('question: [')).toThrow(/cannot be read as YAML/);
  expect(() => questionIn('question: x')).toThrow(/kind/);
});
