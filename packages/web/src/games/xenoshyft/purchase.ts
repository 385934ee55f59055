// A purchase that is paid for on the way, in words.
import { CARDS } from '@xenotable/xenoshyft/content';
import type { Choice } from '@xenotable/xenoshyft';

export function purchaseWords(way: readonly Choice[]): string {
  let paid = 0;
  let bought: string | null = null;
  for (const choice of way) {
    if (!('do' in choice)) continue;
    if (choice.do === 'spend') paid += CARDS[choice.card].value;
    if (choice.do === 'buy') bought = CARDS[choice.card].name;
  }
  return bought === null ? 'Do it' : `Buy ${bought}, paying ${paid}`;
}
