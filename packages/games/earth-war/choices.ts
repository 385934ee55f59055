// Everything that a seat can decide. Units by id, slots from 1, cards by identifier.
import type { ItemName } from './content/equipment.ts';
import type { ItemCalled, UnitName } from './content/force.ts';
import type { OrderName } from './content/orders.ts';

export type Gain = 'FIRE' | 'MELEE' | 'WITS' | 'HITS' | 'CAP' | 'COMMAND';

type OfUnit = { unit: number };
type Order = { order: OrderName };

/** By verb, what a choice says besides it. */
interface Details {
  done: unknown;
  skip: unknown;
  range: OfUnit & { by: 1 | -1 };
  order: Order | (Order & OfUnit) | (Order & { card: string }) | (Order & OfUnit & { wound: string });
  move: OfUnit;
  fire: OfUnit;
  melee: OfUnit;
  hold: OfUnit;
  watch: OfUnit;
  grenades: OfUnit;
  charges: OfUnit;
  use: OfUnit & { item: ItemName };
  flip: { slot: number };
  assign: { wounds: number[] };
  look: { slots: [number, number] };
  exchange: unknown;
  strike: OfUnit;
  treat: OfUnit & { by: number; wound: string };
  stim: OfUnit;
  fall: OfUnit;
  heal: OfUnit;
  medkit: OfUnit & { by: number };
  check: OfUnit;
  breach: OfUnit;
  operate: OfUnit;
  trauma: OfUnit;
  'promote to leader': OfUnit;
  hire: OfUnit;
  dismiss: OfUnit;
  stay: OfUnit;
  bring: OfUnit;
  gift: { gift: 'AMMO' | 'CP' | 'unit' };
  blow: unknown;
  'take over': OfUnit & { from: number; item: ItemName };
  refill: OfUnit & { item: ItemName };
  branch: { branch: string };
  recruit: { type: UnitName };
  buy: OfUnit & { item: ItemCalled };
  promote: OfUnit & { gain: Gain; bands: number[] };
  repeat: unknown;
}

export type Verb = keyof Details;

/** The choices with one of these verbs. */
export type ChoiceOf<V extends Verb> = { [K in V]: { do: K } & Details[K] }[V];

export type Choice = ChoiceOf<Verb>;

/** A choice at a question that offers these verbs only. */
export function expected<V extends Verb>(choice: Choice, ...verbs: readonly V[]): ChoiceOf<V> {
  const isOne = (one: Choice): one is Choice & ChoiceOf<V> => verbs.some((verb) => verb === one.do);
  if (!isOne(choice)) throw new Error(`'${choice.do}' is no answer to this question`);
  return choice;
}
