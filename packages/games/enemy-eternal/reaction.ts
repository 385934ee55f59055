// The windows that a standing order can answer.
import type { Ask, Reaction } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { View } from './view.ts';

export function reaction(_view: View, { offers }: Ask<Choice, Space>): Reaction<Choice> | null {
  const pass = offers.find((choice) => choice.do === 'hold fire');
  const [first] = offers;
  if (pass === undefined || first === undefined) return null;
  return { key: 'react', label: 'React fire', pass, use: first, urgent: false };
}
