// What the auditor hears: choices, results of chance and happenings, each checked against its account.
import { type Account, type Fight, type Marine, agree } from './account.ts';
import type { HappeningOf } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';

export interface Hearing {
  a: Account;
  /** Results of chance that no happening has accounted for. */
  results: { why: string; value: number | string }[];
  /** Happenings that must come next, in this order; the account has them already. */
  expected: { type: Happening['type']; [part: string]: unknown }[];
  choice: Choice;
  seat: number;
  /** EW-Q-14 Who uses a Stim Injector against the losses of this round, and who does not. */
  stims: Map<Marine, boolean>;
  /** Wounds that armour may still stop, in their order. */
  armour: { unit: Marine; card: string }[];
  /** EW-TXT-04 A survivor has joined and brings something. */
  gift: boolean;
  /** DOWN units that need no casualty check any more. */
  treated: Marine[];
  /** Implanted units that have not yet been looked at on arrival. */
  carried: Marine[];
  /** What the goals gave when the mission ended. */
  goals: Record<string, number>;
  /** Nobody stood, and a Medic stood, when the mission ended. */
  wiped: boolean;
  medic: boolean;
  /** Ranges that CP have just changed. */
  reranged: Marine[];
  /** Standing units that must still be ranged in this round. */
  toRange: Marine[];
  common: number;
  /** A new round has begun, its cards are not dealt yet. */
  opened: boolean;
  /** EW-M-REFINE-01 Changes of the fire clock that must be told. */
  burns: number[];
  /** The squad has left a node and not arrived at the next one. */
  onTheWay: boolean;
  /** What an effect of the mission did to each standing unit, in roster order. */
  harmed: { unit: Marine; upTo: number; armoured: boolean }[];
  /** Whether a node's check succeeded; null while none was made. */
  passed: boolean | null;
}

export type Heard<T extends Happening['type']> = HappeningOf<Happening, T>;
export type Handlers<T extends Happening['type']> = {
  [K in T]: (hearing: Hearing, what: Heard<K>, rule: string) => void;
};

/** The next result of chance, which must have been asked for by this rule. */
export function result(hearing: Hearing, why: string): number | string {
  const next = hearing.results.shift();
  agree(next !== undefined, `${why}: nothing was generated`);
  agree(next.why === why, `${why} tells what ${next.why} generated`);
  return next.value;
}

export function rn(hearing: Hearing, why: string): number {
  const value = result(hearing, why);
  agree(typeof value === 'number' && value >= 1 && value <= 10, `${why}: ${value} is no RN`);
  return value;
}

/** EW-RN-05 The RN of a check, or 0. */
export const checkRn = (hearing: Hearing, rating: number, why: string): number =>
  rating > 0 ? rn(hearing, why) : 0;

export function equal(what: string, told: unknown, account: unknown): void {
  agree(
    JSON.stringify(told) === JSON.stringify(account),
    `${what}: told ${JSON.stringify(told)}, by the account ${JSON.stringify(account)}`,
  );
}

/** Several figures of one happening. */
export function figures(name: string, told: object, account: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(account))
    equal(`${name}.${key}`, (told as Record<string, unknown>)[key], value);
}

export function named(a: Account, name: string): Marine {
  const unit = a.squad.find((one) => one.name === name);
  agree(unit !== undefined, `there is no ${name} in the squad`);
  return unit;
}

export function numbered(a: Account, id: number): Marine {
  const unit = a.squad.find((one) => one.id === id);
  agree(unit !== undefined, `there is no unit ${id} in the squad`);
  return unit;
}

export function fightOf(a: Account): Fight {
  agree(a.fight !== null, 'something of a combat happens outside of one');
  return a.fight;
}

/** EW-SQD-06 */
export function wound(unit: Marine, wounds: number): void {
  unit.wounds = Math.min(unit.hits, unit.wounds + wounds);
  if (unit.wounds === unit.hits) unit.status = 'down';
}

export function useUp(unit: Marine, item: string): void {
  const one = unit.items.find((carried) => carried.item === item && carried.uses > 0);
  agree(one !== undefined && unit.status === 'standing', `${unit.name} has no ${item} to use`);
  one.uses--;
}

/** The end of a list of units that chance had to look at. */
export function nothingOpen(hearing: Hearing): void {
  equal(
    'units in danger',
    hearing.harmed.map(({ unit }) => unit.name),
    [],
  );
  agree(hearing.burns.length === 0, 'the fire clock has not been told');
}
