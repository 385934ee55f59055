// What is promised about the dice of a table depends on who rolls them.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Typed } from '../src/storage/tableRow.ts';
import { Commitment } from '../src/table/seal/Commitment.tsx';

const words = (typed: Typed | null): string =>
  renderToStaticMarkup(createElement(Commitment, { commitment: 'ab'.repeat(32), typed }));

test('dice that the table rolls are sealed, and every die can be computed again', () => {
  expect(words(null)).toContain('The dice are sealed.');
  expect(words(null)).toContain('every die can be computed again');
});

test('of dice that people type in, nobody is told that they can be checked', () => {
  for (const typed of ['dice', 'all'] as const) {
    expect(words(typed)).toContain('Everybody types in their own dice');
    expect(words(typed)).not.toContain('every die can be computed again');
  }
  expect(words('dice')).toContain('Draws and the set-up come from');
  expect(words('all')).toContain('The set-up comes from');
});
