// What the list of actions adds to the words of a choice.
import type { IconName } from '../../kit/draw/Icon.tsx';
import type { OfferNote } from '../../table/contract.ts';
import { itemKind, unitKind } from '@xenotable/earth-war/content';
import type { Choice, View } from '@xenotable/earth-war/preview';

const ACTS: Record<string, [icon: IconName, group: string]> = {
  move: ['run', 'Move'],
  range: ['ruler', 'Ranges'],
  fire: ['target', 'Fire'],
  melee: ['cross', 'Fire'],
  hold: ['stop', 'Hold'],
  watch: ['eye', 'Look'],
  flip: ['eye', 'Look'],
  look: ['eye', 'Look'],
  grenades: ['burst', 'Fire'],
  charges: ['flag', 'Fire'],
  strike: ['burst', 'Hit'],
  heal: ['heal', 'Heal'],
  medkit: ['heal', 'Heal'],
  treat: ['heal', 'Heal'],
  trauma: ['heal', 'Heal'],
  operate: ['heal', 'Heal'],
  stim: ['power', 'Stim'],
  fall: ['down', 'Stim'],
  skip: ['x', 'Check'],
  breach: ['burst', 'Check'],
  branch: ['branch', 'Ways'],
  gift: ['bag', 'Gift'],
  refill: ['sync', 'Supply'],
  'take over': ['swap', 'Supply'],
  assign: ['target', ''],
  blow: ['burst', ''],
  exchange: ['swap', ''],
  repeat: ['undo', ''],
};

export function noteOf(choice: Choice, view: View): OfferNote {
  switch (choice.do) {
    case 'done':
      return { icon: 'right' };
    case 'order': {
      const order = view.orders.find((one) => one.order === choice.order);
      return { icon: 'cp', group: 'Orders', value: `${order?.cp ?? 0} CP`, detail: order?.text ?? '' };
    }
    case 'fire':
    case 'melee': {
      const shown = view.squad.find((unit) => unit.id === choice.unit);
      const rating = choice.do === 'fire' ? (shown?.fire ?? 0) : (shown?.melee ?? 0);
      return {
        icon: choice.do === 'fire' ? 'target' : 'cross',
        group: 'Fire',
        value: `${rating}`,
        detail: `${choice.do === 'fire' ? 'FIRE' : 'MELEE'} ${rating} at ${shown?.band ?? ''}`,
      };
    }
    case 'check':
      return {
        icon: 'search',
        group: 'Check',
        value: `WITS ${view.table.squad.find((unit) => unit.id === choice.unit)?.wits ?? 0}`,
      };
    case 'use':
      return { icon: 'bag', group: 'Items', detail: itemKind(choice.item).text };
    case 'buy':
      return {
        icon: 'bag',
        group: 'Equipment',
        value: `${itemKind(choice.item).rp} RP`,
        detail: itemKind(choice.item).text,
      };
    case 'recruit':
      return {
        icon: 'people',
        group: 'Hire',
        value: `${unitKind(choice.type).rp} RP`,
        detail: unitKind(choice.type).trait,
      };
    case 'promote':
      return { icon: 'up', group: 'Promotions' };
    default: {
      const [icon, group] = ACTS[choice.do] ?? ['right', ''];
      return { icon, ...(group !== '' && { group }) };
    }
  }
}
