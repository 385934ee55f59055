// Everything that a seat can decide. Units by id, slots from 1, cards by identifier.
import type { ItemName } from './content/equipment.ts';
import type { OrderName } from './content/orders.ts';
import type { UnitType } from './content/units.ts';

export type Gain = 'FIRE' | 'MELEE' | 'WITS' | 'HITS' | 'CAP' | 'COMMAND';

export type Choice =
  | { do: 'done' }
  | { do: 'skip' }
  | { do: 'range'; unit: number; by: 1 | -1 }
  | { do: 'order'; order: OrderName }
  | { do: 'order'; order: OrderName; unit: number }
  | { do: 'order'; order: OrderName; card: string }
  | { do: 'order'; order: OrderName; unit: number; wound: string }
  | { do: 'move' | 'fire' | 'melee' | 'hold' | 'watch' | 'grenades' | 'charges'; unit: number }
  | { do: 'use'; unit: number; item: ItemName }
  | { do: 'flip'; slot: number }
  | { do: 'assign'; wounds: number[] }
  | { do: 'look'; slots: [number, number] }
  | { do: 'exchange' }
  | { do: 'strike'; unit: number }
  | { do: 'treat'; by: number; unit: number; wound: string }
  | {
      do:
        | 'stim'
        | 'fall'
        | 'heal'
        | 'check'
        | 'breach'
        | 'operate'
        | 'promote to leader'
        | 'trauma'
        | 'dismiss'
        | 'stay'
        | 'bring'
        | 'hire';
      unit: number;
    }
  | { do: 'medkit'; by: number; unit: number }
  | { do: 'gift'; gift: 'AMMO' | 'CP' | 'unit' }
  | { do: 'blow' }
  | { do: 'take over'; from: number; item: ItemName; unit: number }
  | { do: 'refill'; unit: number; item: ItemName }
  | { do: 'branch'; branch: string }
  | { do: 'recruit'; type: UnitType }
  | { do: 'buy'; item: ItemName; unit: number }
  | { do: 'promote'; unit: number; gain: Gain; bands: number[] }
  | { do: 'repeat' };

/** The choices with one of these verbs. */
export type ChoiceOf<D extends Choice['do']> = Extract<Choice, { do: D }>;
