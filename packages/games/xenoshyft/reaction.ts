// The windows that a standing order can answer.
import { type Ask, NOTHING_LOST, type Reaction } from '@xenotable/kernel';
import type { OpenWindow } from './book/windows.ts';
import { type Choice, PASS } from './choices.ts';
import { nothingLost } from './nothingLost.ts';
import { damageComing } from './preview.ts';
import type { View } from './view.ts';
import { findTroop, seatOf } from './viewReaders.ts';

/** What people call them. */
export const windows = {
  reaction: 'Reactions before a fight',
  reveal: 'Answers to a reveal',
  damage: 'Answers to damage that kills nobody',
  deadly: 'Answers to damage that kills a Troop',
  kill: 'Answers to a kill',
  [NOTHING_LOST]: 'When nothing is lost by passing',
};

const isPass = (choice: Choice): boolean => 'do' in choice && choice.do === 'pass';

/** What may kill a Troop, in any lane, is asked apart from what only wounds: who lets wounds pass may still want to save a life. */
function kindOf(view: View, { kind, hits }: OpenWindow): keyof typeof windows {
  const kills = hits.some(({ unit }) => {
    const found = findTroop(view, unit);
    return found !== null && found.troop.remaining <= damageComing(view, unit);
  });
  return kind === 'damage' && kills ? 'deadly' : kind;
}

export function reaction(view: View, { seat, offers }: Ask<Choice>): Reaction<Choice> | null {
  const { window } = view;
  if (window === null || !offers.some(isPass)) return null;
  const plays = offers.filter((choice) => !isPass(choice));
  const own = seatOf(view, seat).lane.troops;
  const [only] = plays;
  const kind = kindOf(view, window);
  const idle = nothingLost(view, seat, offers);
  return {
    key: kind,
    label: windows[kind],
    pass: PASS,
    use: plays.length === 1 && only !== undefined ? only : null,
    urgent:
      !idle &&
      window.hits.some((hit) => own.some(({ id, remaining }) => id === hit.unit && remaining <= hit.amount)),
    ...(idle && { nothingLost: true }),
  };
}
