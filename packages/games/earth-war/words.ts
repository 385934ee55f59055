// Choices as players say them.
import type { Choice } from './choices.ts';
import { BANDS } from './table.ts';
import type { View } from './view.ts';

export const several = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Wounds by slot: '3 on slot 1, 1 on 4'. */
export function placing(wounds: readonly number[]): string {
  const laid = wounds.flatMap((count, i) => (count > 0 ? [`${count} on ${i + 1}`] : []));
  return laid.join(', ').replace('on ', 'on slot ') || 'none';
}

export function choiceWords(choice: Choice, v: View): string {
  const name = (id: number): string => {
    const unit = v.table.squad.find((one) => one.id === id);
    return unit === undefined ? `unit ${id}` : unit.name;
  };
  switch (choice.do) {
    case 'done':
      return 'Go on';
    case 'skip':
      return 'Pass it by: counts as failed';
    case 'range':
      return `${choice.unit === 0 ? 'Everybody' : name(choice.unit)} one ${choice.by > 0 ? 'farther' : 'nearer'}`;
    case 'order':
      if ('wound' in choice) return `${choice.order} ${name(choice.unit)}: ${choice.wound}`;
      return 'unit' in choice
        ? `${choice.order} ${name(choice.unit)}`
        : 'card' in choice
          ? `${choice.order} ${choice.card}`
          : choice.order;
    case 'move':
      return `${name(choice.unit)} moves`;
    case 'fire':
      return `${name(choice.unit)} fires`;
    case 'melee':
      return `${name(choice.unit)} fights hand to hand`;
    case 'hold':
      return `${name(choice.unit)} holds fire`;
    case 'watch':
      return `${name(choice.unit)} watches`;
    case 'grenades':
      return `${name(choice.unit)} throws grenades`;
    case 'charges':
      return `${name(choice.unit)} sets charges`;
    case 'use':
      return `${name(choice.unit)} uses ${choice.item}`;
    case 'flip':
      return `Turn up slot ${choice.slot}`;
    case 'assign':
      return `Place ${placing(choice.wounds)}`;
    case 'look':
      return `Look at slots ${choice.slots[0]} and ${choice.slots[1]}`;
    case 'exchange':
      return 'Exchange them';
    case 'strike':
      return `Hit ${name(choice.unit)}`;
    case 'treat':
      return `${name(choice.by)} treats ${name(choice.unit)}: ${choice.wound}`;
    case 'stim':
      return `${name(choice.unit)} uses a Stim Injector`;
    case 'fall':
      return `${name(choice.unit)} goes down`;
    case 'heal':
      return `Heal ${name(choice.unit)}`;
    case 'medkit':
      return `${name(choice.by)} treats ${name(choice.unit)}`;
    case 'check':
      return `${name(choice.unit)} tries it`;
    case 'breach':
      return `${name(choice.unit)} breaches it`;
    case 'operate':
      return `Operate on ${name(choice.unit)}`;
    case 'trauma':
      return `Save ${name(choice.unit)}`;
    case 'promote to leader':
      return `${name(choice.unit)} leads`;
    case 'hire':
      return `Hire ${name(choice.unit)}`;
    case 'dismiss':
      return `Say goodbye to ${name(choice.unit)}`;
    case 'stay':
      return `${name(choice.unit)} stays at home`;
    case 'bring':
      return `${name(choice.unit)} comes along`;
    case 'gift':
      return choice.gift === 'AMMO' ? '3 AMMO' : choice.gift === 'CP' ? '1 CP' : 'An Armed Survivor';
    case 'blow':
      return 'Leave and blow the charges';
    case 'take over':
      return `${name(choice.unit)} takes ${choice.item} from ${name(choice.from)}`;
    case 'refill':
      return `Refill ${name(choice.unit)}'s ${choice.item}`;
    case 'branch':
      return choice.branch;
    case 'recruit':
      return `Hire a ${choice.type}`;
    case 'buy':
      return `${choice.item} for ${name(choice.unit)}`;
    case 'promote':
      return `Promote ${name(choice.unit)}: ${choice.gain}${choice.bands.length > 0 ? ` at ${choice.bands.map((band) => BANDS[band]).join(' and ')}` : ''}`;
    case 'repeat':
      return 'Play it again';
  }
}
