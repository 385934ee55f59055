// The windows that standing orders answer: Firefights and Counter-Charges.
import type { Ask, Reaction } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { View } from './view.ts';

/** What people call them. */
export const windows = {
  'counter-charge': 'When one of your units is charged and may meet the charge',
  firefight: 'When one of your units is shot at and may shoot back',
};

export function reaction(_view: View, { offers, rule }: Ask<Choice, Space>): Reaction<Choice> | null {
  if (!offers.some((offer) => 'react' in offer)) return null;
  const key = rule === 'XR-CCH-01' ? 'counter-charge' : 'firefight';
  return {
    key,
    label: windows[key],
    pass: { react: false },
    use: { react: true },
    // It costs nothing to try: nothing is lost by an answer that was not looked at.
    urgent: false,
  };
}
