// What is known of the Bosses, and of the other cards that the Hive may send: the worst come first.
import { ENEMIES, type EnemyId } from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import { type Unseen, bossesAt, bossesJoining } from '@xenotable/xenoshyft/preview';

type UnseenKind = Unseen['kinds'][number];

/** 'Hive Queen 5 : 9 or Colossus 6 : 8'. */
export const bossFigures = (view: View): string =>
  bossesAt(view)
    .map((id) => `${ENEMIES[id].name} ${ENEMIES[id].power} : ${ENEMIES[id].hp}`)
    .join(' or ');

/** The name under which a Boss that nobody has seen has its details. */
export const A_BOSS = 'A Boss';

/** XS-CARD-04 A card that is known to be a Boss, whether its name is known or not. */
export const isBoss = (card: EnemyId | null): boolean => card === null || ENEMIES[card].boss;

const danger = (card: EnemyId | null): number =>
  card === null ? Infinity : ENEMIES[card].power + ENEMIES[card].hp + (isBoss(card) ? 100 : 0);

/** Bosses, then the others by their Power and Hit Points together. */
export const worstFirst = (kinds: readonly UnseenKind[]): UnseenKind[] =>
  kinds.toSorted((a, b) => danger(b.card) - danger(a.card) || b.count - a.count);

/** 'A Boss joins after buying.'; '' if none does. */
export function bossesThatJoin(view: View): string {
  const joining = bossesJoining(view, view.seats.length);
  if (joining === 0) return '';
  return `${joining === 1 ? 'A Boss joins' : `${joining} Bosses join`} after buying.`;
}

/** '2 Bosses are in the deck.'; '' without any. */
export function bossesInDeck(view: View, kinds: readonly UnseenKind[]): string {
  const joining = bossesThatJoin(view);
  if (joining !== '') return joining;
  const there = kinds.reduce((sum, { card, count }) => (isBoss(card) ? sum + count : sum), 0);
  if (there === 0) return '';
  return there === 1 ? 'A Boss is in the deck.' : `${there} Bosses are in the deck.`;
}
