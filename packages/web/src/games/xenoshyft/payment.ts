// Paying in and buying in one go: which crystals to spend for a price.
import { CARDS, type CardId, type Choice, type CrystalId } from './rulebook.ts';

/** The crystals of a hand that cover what is missing with the least waste; null if they do not reach. */
export function crystalsFor(missing: number, hand: readonly CardId[]): CrystalId[] | null {
  const crystals = hand.filter((card) => CARDS[card].value > 0) as CrystalId[];
  let best: CrystalId[] | null = null;
  let least = Infinity;
  const search = (at: number, chosen: CrystalId[], sum: number): void => {
    if (sum >= missing) {
      const waste = (sum - missing) * 100 + chosen.length;
      if (waste < least) {
        least = waste;
        best = chosen.slice();
      }
      return;
    }
    for (let i = at; i < crystals.length; i++) {
      if (i > at && crystals[i] === crystals[i - 1]) continue;
      chosen.push(crystals[i]!);
      search(i + 1, chosen, sum + CARDS[crystals[i]!].value);
      chosen.pop();
    }
  };
  search(0, [], 0);
  return best;
}

/** The choices that pay for a card and buy it, or null when it cannot be paid. */
export function payAndBuy(
  card: CardId,
  price: number,
  purse: number,
  hand: readonly CardId[],
): Choice[] | null {
  const crystals = crystalsFor(Math.max(0, price - purse), hand);
  return crystals === null
    ? null
    : [...crystals.map((crystal): Choice => ({ do: 'spend', card: crystal })), { do: 'buy', card } as Choice];
}

/** A purchase that is paid for on the way, in words. */
export function purchaseWords(way: readonly Choice[]): string {
  const paid = way.reduce(
    (sum, choice) => sum + ('do' in choice && choice.do === 'spend' ? CARDS[choice.card].value : 0),
    0,
  );
  const bought = way.at(-1);
  return bought !== undefined && 'do' in bought && bought.do === 'buy'
    ? `Buy ${CARDS[bought.card].name}, paying ${paid}`
    : 'Do it';
}
