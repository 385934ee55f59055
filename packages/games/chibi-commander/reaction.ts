// The questions that a standing order can answer: a throw that a leader could repeat.
import { type Ask, NOTHING_LOST, type Reaction } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { rethrowOf } from './preview/luck.ts';
import type { Space } from './spaces.ts';
import type { View } from './view.ts';

/** What people call them. */
export const windows = {
  luck: 'a throw that a leader could repeat',
  [NOTHING_LOST]: 'a throw that no new one could better',
};

export function reaction(view: View, { offers }: Ask<Choice, Space>): Reaction<Choice> | null {
  const keep = offers.find((choice) => choice.do === 'keep it');
  if (keep === undefined) return null;
  const luck = offers.filter((choice) => choice.do === 'luck');
  const [only] = luck;
  return {
    key: 'luck',
    label: windows.luck,
    pass: keep,
    use: luck.length === 1 && only !== undefined ? only : null,
    urgent: false,
    ...(rethrowOf(view)?.better === 0 && { nothingLost: true }),
  };
}
