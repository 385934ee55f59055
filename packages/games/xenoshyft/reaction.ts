// The windows that a standing order can answer.
import { type Ask, NOTHING_LOST, type Reaction } from '@xenotable/kernel';
import type { OpenWindow } from './book/windows.ts';
import { type Choice, PASS } from './choices.ts';
import { ENEMIES, isEnemy } from './content/enemies.ts';
import { nothingLost } from './nothingLost.ts';
import { damageComing } from './preview.ts';
import type { View } from './view.ts';
import { findEnemy, findTroop, seatOf } from './viewReaders.ts';

/** What people call them. */
export const windows = {
  reaction: 'Reactions before a fight',
  reveal: 'Answers to a reveal',
  damage: 'Answers to damage that kills nobody',
  spreading: 'Answers to a blow that does more damage if it hurts',
  deadly: 'Answers to damage that kills a Troop',
  kill: 'Answers to a kill',
  [NOTHING_LOST]: 'When nothing is lost by passing',
};

const isPass = (choice: Choice): boolean => 'do' in choice && choice.do === 'pass';

/** XS-FGT-09 Whether the blow of an Enemy has an effect if it hurts. */
function spreads(view: View, enemy: number | null): boolean {
  const card = enemy === null ? '' : (findEnemy(view, enemy)?.enemy.card ?? '');
  return isEnemy(card) && ENEMIES[card].effect?.on === 'fight hit';
}

/** What may kill a Troop, in any lane, and what may hurt more than one are asked apart from what only wounds: who lets wounds pass may still want to stop those. */
function kindOf(view: View, { kind, enemy, hits }: OpenWindow): keyof typeof windows {
  const kills = hits.some(({ unit }) => {
    const found = findTroop(view, unit);
    return found !== null && found.troop.remaining <= damageComing(view, unit);
  });
  if (kind !== 'damage') return kind;
  return kills ? 'deadly' : spreads(view, enemy) ? 'spreading' : 'damage';
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
