// Where the price of a purchase comes from.
import type { Modifier } from '../../table/contract.ts';
import type { Choice, View } from '@xenotable/xenoshyft';
import { signed } from '../../kit/words.ts';

export function modifiersOf(choice: Choice, view: View): Modifier[] {
  if (!('do' in choice) || choice.do !== 'buy') return [];
  const goods = [...view.market.troops, ...view.market.items].find((one) => one?.card === choice.card);
  const price = choice.cut ? goods?.cutPrice : goods?.price;
  return (price?.parts ?? []).map((part, i) => ({
    label: i === 0 ? 'Printed price' : (part.label ?? 'Price cut'),
    value: i === 0 ? String(part.value) : signed(part.value),
    rule: part.because,
  }));
}
