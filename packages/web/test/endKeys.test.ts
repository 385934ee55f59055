// The keys on the button that ends a phase.
import type { Asked } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { secondEndKey } from '../src/table/prompt/keyPlays.ts';

const END = { stop: true };

test('an ending says with which keys it is really reached', () => {
  const offers = [END, { order: 'move' }].map((choice) => ({ choice, words: '' }));
  const ask: Asked = {
    seat: 0,
    rule: 'R-1',
    prompt: '',
    offers,
    spaces: [],
    withdrawals: [],
    refused: [],
    reaction: null,
  };
  const props = {
    state: { ask, view: null },
    module: { note: () => ({ icon: 'stop' as const, quiet: true }) },
    picked: null,
    oneClick: false,
  };
  expect(secondEndKey(props, END, false)).toBe('end');
  // With something left to do the first key asks, and the same key again would do nothing.
  expect(secondEndKey(props, END, true)).toBe('insist');
  expect(secondEndKey({ ...props, oneClick: true }, END, false)).toBeNull();
});
