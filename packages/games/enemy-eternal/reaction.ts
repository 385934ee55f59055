// The windows that a standing order can answer.
import type { Ask, Reaction } from '@xenotable/kernel';
import { activation } from './book/actions/activation.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { View } from './view.ts';

/** What people call them. */
export const windows = { react: 'React fire', 'free attack': 'Free attacks' };

/** EE-OVW-02 React fire is asked for at every cell; one answer can stand for the rest of the activation. EE-ENG-07 Free attacks have windows of their own. */
export function reaction(view: View, { offers }: Ask<Choice, Space>): Reaction<Choice> | null {
  const pass = offers.find((choice) => choice.do === 'hold fire' || choice.do === 'no free attack');
  const first = offers.find((choice) => choice !== pass);
  if (pass === undefined || first === undefined) return null;
  const isReaction = pass.do === 'hold fire';
  const key = isReaction ? 'react' : 'free attack';
  const mover = activation.in(view);
  const name = view.models.find((m) => m.id === mover?.model)?.name;
  return {
    key,
    label: windows[key],
    ...(isReaction &&
      mover !== undefined && {
        here: {
          key: `react@${view.round} ${mover.model} ${view.drawnDice.length}`,
          label: `Hold fire for the rest of this activation${name === undefined ? '' : ` of ${name}`}`,
        },
      }),
    pass,
    use: first,
    urgent: false,
  };
}
