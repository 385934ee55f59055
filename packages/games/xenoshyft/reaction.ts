// The windows that a standing order can answer.
import type { Ask, Reaction } from '@xenotable/kernel';
import { type Choice, PASS } from './choices.ts';
import type { View } from './view.ts';
import { seatOf } from './viewReaders.ts';

/** What people call them. */
export const windows = {
  reaction: 'Reactions before a fight',
  reveal: 'Answers to a reveal',
  damage: 'Answers to damage',
  kill: 'Answers to a kill',
};

const isPass = (choice: Choice): boolean => 'do' in choice && choice.do === 'pass';

export function reaction(view: View, { seat, offers }: Ask<Choice>): Reaction<Choice> | null {
  const { window } = view;
  if (window === null || !offers.some(isPass)) return null;
  const plays = offers.filter((choice) => !isPass(choice));
  const own = seatOf(view, seat).lane.troops;
  const [only] = plays;
  return {
    key: window.kind,
    label: windows[window.kind],
    pass: PASS,
    use: plays.length === 1 && only !== undefined ? only : null,
    urgent: window.hits.some((hit) =>
      own.some(({ id, remaining }) => id === hit.unit && remaining <= hit.amount),
    ),
  };
}
