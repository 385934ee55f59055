// Everything that can be decided at the table, as plain data.
import type { BookName } from './scenarios/index.ts';
import type { PowerName } from './content/powers.ts';
import type { TraitName, TraitTable } from './content/traits.ts';
import type { BoastId, Doctrine, Edge, UnitId } from './table.ts';

export type Spot = [x: number, y: number];

/** XR-ORD-07 The list of actions. */
export const ORDER_KINDS = [
  'move',
  'ground',
  'jump',
  'disembark',
  'shoot',
  'attack',
  'skirmish',
  'move and fire',
  'fire support',
  'manifest',
  'regenerate',
  'explode',
  'arrive',
  'enter',
  'charges',
] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

export interface Order {
  order: OrderKind;
  unit: UnitId;
  /** An enemy (or, for powers, any) unit. */
  target?: UnitId;
  /** A building, by number. */
  house?: number;
  power?: PowerName;
  spotter?: UnitId;
  /** A trait of the Commander that makes it Free (XR-T-06, XR-T-10, XR-T-11). */
  by?: TraitName;
}

/** A vehicle's move: legs along its facing and turns (XR-VEH-01). */
export type Drive = { ahead: number } | { back: number } | { turn: number };

/** Who lets a failed Courage test be rolled again. */
export type Consoler = 'Brutal Leader' | 'Inspirational Leader' | 'Father To His Men' | 'Soothed Mind';

/** Every kind of choice, under the field that tells it from all others. */
export interface Choices {
  // A phase.
  order: Order;
  stop: { stop: true };
  concede: { concede: true };
  rally: { rally: UnitId };
  wild: { wild: UnitId; target: UnitId };
  /** A unit that is kept from its Wild Charge, or a shot that is not fired. */
  hold: { hold: UnitId | 'fire' };
  test: { test: UnitId };
  // Moving.
  path: { path: Spot[] };
  drive: { drive: Drive[] };
  board: { board: UnitId };
  house: { house: number };
  exit: { exit: Edge };
  stay: { stay: true };
  take: { take: boolean };
  crush: { crush: boolean };
  direction: { direction: number };
  far: { far: number };
  /** Where it lands; false: it stays in reserve. */
  land: { land: Spot | false };
  // Shooting and attacking.
  first: { first: 'shoot' | 'move' };
  shoot: { shoot: UnitId };
  react: { react: boolean };
  reroll: { reroll: boolean | Consoler };
  stun: { stun: boolean };
  stray: { stray: UnitId | null };
  storm: { storm: Spot };
  retreat: { retreat: 'stay' | 'away' } | { retreat: 'cover'; to: Spot };
  // Before the battle and between battles.
  table: { table: TraitTable };
  trait: { trait: TraitName };
  list: { list: string };
  hates: { hates: string };
  crusades: { crusades: string };
  doctrine: { doctrine: Doctrine };
  scenario: { scenario: BookName };
  wise: { wise: -1 | 0 | 1 };
  zone: { zone: 'north' | 'south' };
  edge: { edge: Edge };
  keep: { keep: BoastId[] };
  raid: { raid: UnitId };
  underdogs: { underdogs: number };
  marker: { marker: Spot };
  place: { place: UnitId; at: Spot; facing?: number };
  suggested: { suggested: true };
  embark: { embark: UnitId; in: UnitId };
  reserve: { reserve: UnitId };
  swap: { swap: UnitId[] };
  brood: { brood: UnitId; at: Spot };
  buy: { buy: TraitName };
  remove: { remove: TraitName };
  grow: { grow: true };
  retire: { retire: true };
  done: { done: true };
}

export type ChoiceKind = keyof Choices;
export type Choice = Choices[ChoiceKind];

/** The fields that tell kinds apart; `order` first, for an order may also name a house. */
const KINDS: Record<ChoiceKind, true> = {
  order: true,
  stop: true,
  concede: true,
  rally: true,
  wild: true,
  hold: true,
  test: true,
  path: true,
  drive: true,
  board: true,
  house: true,
  exit: true,
  stay: true,
  take: true,
  crush: true,
  direction: true,
  far: true,
  land: true,
  first: true,
  shoot: true,
  react: true,
  reroll: true,
  stun: true,
  stray: true,
  storm: true,
  retreat: true,
  table: true,
  trait: true,
  list: true,
  hates: true,
  crusades: true,
  doctrine: true,
  scenario: true,
  wise: true,
  zone: true,
  edge: true,
  keep: true,
  raid: true,
  underdogs: true,
  marker: true,
  place: true,
  suggested: true,
  embark: true,
  reserve: true,
  swap: true,
  brood: true,
  buy: true,
  remove: true,
  grow: true,
  retire: true,
  done: true,
};

const isChoiceKind = (key: string): key is ChoiceKind => Object.hasOwn(KINDS, key);

export function kindOf(choice: Choice): ChoiceKind {
  if ('order' in choice) return 'order';
  const kind = Object.keys(choice).find(isChoiceKind);
  if (kind === undefined) throw new Error(`${JSON.stringify(choice)} is no choice of this game`);
  return kind;
}

/** Whether a choice is of a kind. */
export const isKind = <K extends ChoiceKind>(choice: Choice, kind: K): choice is Choices[K] & Choice =>
  kind in choice && (kind === 'order' || !('order' in choice));

/** A choice as the one kind that a question takes. */
export function chosen<K extends ChoiceKind>(choice: Choice, kind: K): Choices[K] {
  if (!isKind(choice, kind)) throw new Error(`${JSON.stringify(choice)} does not say '${kind}'`);
  return choice;
}

/** The spot of a landing that is not declined. */
export function landingIn(choice: Choice): Spot {
  const { land } = chosen(choice, 'land');
  if (land === false) throw new Error('nothing lands here');
  return land;
}

export const spot = (x: number, y: number): Spot => [x, y];
export const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= -20_000 && n <= 20_000);

export const isPath = (value: unknown): value is Spot[] => Array.isArray(value) && value.every(isSpot);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of an unknown choice, if it is an object that has it. */
export const field = (choice: unknown, key: string): unknown =>
  isRecord(choice) && Object.hasOwn(choice, key) ? choice[key] : undefined;

/** Whether a choice has exactly these fields (those with a question mark may be missing). */
export function shaped(choice: unknown, ...keys: string[]): choice is Record<string, unknown> {
  if (!isRecord(choice)) return false;
  const needed = keys.filter((key) => !key.endsWith('?'));
  const free = keys.filter((key) => key.endsWith('?')).map((key) => key.slice(0, -1));
  return (
    needed.every((key) => Object.hasOwn(choice, key)) &&
    Object.keys(choice).every((key) => needed.includes(key) || free.includes(key))
  );
}
