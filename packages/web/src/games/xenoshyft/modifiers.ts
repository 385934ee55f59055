// Where the numbers of a previewed choice come from.
import type { Modifier } from '../../table/contract.ts';
import type { Choice, View } from '@xenotable/xenoshyft';
import { seatOf } from '@xenotable/xenoshyft/preview';
import { signed } from '../../kit/words.ts';

export function modifiersOf(choice: Choice, view: View): Modifier[] {
  if (!('do' in choice)) return [];
  if (choice.do === 'buy') {
    const goods = [...view.market.troops, ...view.market.items].find((one) => one?.card === choice.card);
    const price = choice.cut ? goods?.cutPrice : goods?.price;
    return (price?.parts ?? []).map((part, i) => ({
      label: i === 0 ? 'Printed price' : (part.label ?? 'Price cut'),
      value: i === 0 ? String(part.value) : signed(part.value),
      rule: part.because,
    }));
  }
  const lane = view.active === null ? null : seatOf(view, view.active).lane;
  const enemy = lane?.enemies.find((one) => one.zone === 1);
  const troop = lane?.troops.find((one) => one.zone === 1);
  if (enemy?.power == null || troop === undefined) return [];
  return [
    {
      label: 'They strike together',
      value: `${troop.power.value} : ${enemy.power.value}`,
      rule: 'XS-FGT-03',
    },
    { label: 'Health left', value: `${troop.remaining} : ${enemy.remaining}`, rule: 'XS-FGT-18' },
  ];
}
