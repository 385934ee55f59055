// Windows that a standing order can answer: orders after the last shot, after the reveal, before an enemy hits, and after a fight.
import type { Ask, Reaction } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { View } from './view.ts';

/** What people call them. */
export const windows: Readonly<Record<string, string>> = {
  'squad wounds': 'Orders after the last shot',
  'orders after the reveal': 'Orders after the reveal',
  'hold the line': 'Hold the line!',
  'the event is over': 'Nobody gets left behind!',
};

/** What must not be passed without a look: a bystander is hit, or somebody is DOWN. */
function isUrgent(view: View, step: string): boolean {
  const { combat, squad } = view.table;
  if (step === 'the event is over') return squad.some((unit) => unit.status === 'down');
  if (step !== 'orders after the reveal' || combat === null) return false;
  return view.slots.some((slot) => slot.wounds > 0 && (slot.kind === 'Civilian' || slot.kind === 'Survivor'));
}

export function reaction(view: View, { offers }: Ask<Choice, Space>): Reaction<Choice> | null {
  const step = view.flow.at(-1)?.step ?? '';
  const label = windows[step];
  const pass = offers.find((offer) => offer.do === 'done');
  if (label === undefined || pass === undefined) return null;
  // An item that turns up a card is worth a look of its own.
  if (step === 'squad wounds' && !offers.every((offer) => offer.do === 'done' || offer.do === 'order'))
    return null;
  return { key: step, label, pass, use: null, urgent: isUrgent(view, step) };
}
