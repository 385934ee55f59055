// The auditor's own account of the table.
import { type OwnSiege, basePerSeat, dayOf } from './ownSiege.ts';
import { CRYSTALS, ENEMIES, ITEMS, TROOPS, enemyFigures, itemFigures, troopFigures } from './figures.ts';

export type Card = string;
export type Slot = 'weapon' | 'armor';

/** A Troop in a lane. */
export interface Soldier {
  id: number;
  card: Card;
  zone: number;
  damage: number;
  weapon: Card;
  armor: Card;
  used: Set<string>;
  webbed: boolean;
  boosts: number;
  fresh: boolean;
}

/** Cards of one shuffle that nobody has seen. */
export interface Pile {
  cards: Card[];
}

/** A card on the Hive's side. */
export interface Foe {
  id: number;
  /** Empty while nobody has seen it. */
  card: Card;
  up: boolean;
  pile: Pile;
  seen: number[];
  zone: number;
  damage: number;
  bonus: number;
  stasis: boolean;
  noted: Set<number>;
  turned: { owner: number; weapon: Card; armor: Card; boosts: number } | null;
}

export interface Player {
  name: string;
  ally: boolean;
  division: string;
  hand: Card[];
  deck: Card[];
  discard: Card[];
  purse: number;
  cuts: number[];
  used: Set<number>;
  ready: boolean;
  wants: boolean;
  troops: Soldier[];
  enemies: Foe[];
  mines: number;
  rampage: boolean;
  added: number;
  tally: { kills: number; overruns: number; baseDamage: number; bought: number; lost: number };
}

export interface Account {
  options: Record<string, unknown>;
  /** XS-SCN A siege of one's own. */
  own: OwnSiege | null;
  players: Player[];
  base: number;
  round: number;
  phase: string;
  first: number;
  firstKnown: boolean;
  /** The lane in combat, or -1. */
  lane: number;
  slots: { item: Card; left: number }[];
  stacks: Map<Card, number>;
  trackers: Card[];
  retired: Card[];
  box: Card[];
  hive: { pile: Pile; left: number; discard: Card[] };
  nextId: number;
  over: { winners: number[]; rule: string } | null;
}

export interface Seating {
  kind: string;
  name: string;
}

/** "Open to taste": the first choice of each option. */
const DEFAULTS: Record<string, unknown> = {
  siege: 'standard',
  reactions: 'any number',
  base: 15,
  divisions: 'random',
  hands: 'open',
  waves: 'book',
  bosses: 'by seats',
  research: 'weapons',
  wounds: 'stay',
  standDown: false,
  consent: false,
  items: 'random',
  first: 'host',
  between: false,
  allies: 'act freely',
};

export function openAccount(given: Record<string, unknown>, seats: readonly Seating[]): Account {
  const own = (given['scenario'] as OwnSiege | undefined) ?? null;
  const options = { ...DEFAULTS, ...given, ...own?.rules };
  const perSeat = own?.base ?? basePerSeat(options, seats.length);
  const stacks = new Map<Card, number>();
  for (const [card, { copies }] of TROOPS) if (card !== 'militia') stacks.set(card, copies);
  for (const [card, { copies }] of CRYSTALS) stacks.set(card, copies);
  return {
    options,
    own,
    players: seats.map(({ kind, name }) => ({
      name,
      ally: kind === 'ally',
      division: '',
      hand: [],
      deck: [],
      discard: [],
      purse: 0,
      cuts: [],
      used: new Set(),
      ready: false,
      wants: false,
      troops: [],
      enemies: [],
      mines: -1,
      rampage: false,
      added: 0,
      tally: { kills: 0, overruns: 0, baseDamage: 0, bought: 0, lost: 0 },
    })),
    base: perSeat * seats.length,
    round: 1,
    phase: 'setup',
    first: 0,
    firstKnown: seats.length === 1,
    lane: -1,
    slots: [],
    stacks,
    trackers: [],
    retired: [],
    box: [],
    hive: { pile: { cards: [] }, left: 0, discard: [] },
    nextId: 1,
    over: null,
  };
}

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
export const waveOf = ({ own, round }: Account): number =>
  own === null ? Math.ceil(round / 3) : dayOf(own, round).number;
/** The wave of the book that says what can be bought, earned and used. */
export const supplyOf = (a: Account): number =>
  a.own === null ? waveOf(a) : dayOf(a.own, a.round).wave.supply;

export function playerOf(a: Account, seat: number): Player {
  const one = a.players[seat];
  if (one === undefined) throw new Error(`no seat ${seat}`);
  return one;
}

/** Seats clockwise from one of them. */
export const clockwise = (a: Account, from: number): number[] =>
  a.players.map((_, i) => (from + i) % a.players.length);

export function findSoldier(a: Account, id: number): { soldier: Soldier; seat: number } | null {
  for (const [seat, one] of a.players.entries())
    for (const soldier of one.troops) if (soldier.id === id) return { soldier, seat };
  return null;
}

export function findFoe(a: Account, id: number): { foe: Foe; seat: number } | null {
  for (const [seat, one] of a.players.entries())
    for (const foe of one.enemies) if (foe.id === id) return { foe, seat };
  return null;
}

/** Takes one card out of a list; complains if it is not there. */
export function remove(from: Card[], card: Card, where: string): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in ${where}`);
  from.splice(at, 1);
}

/** Whether somebody leads this Division in wave 3, when its passive ability works in all lanes. */
const inForce = (a: Account, division: string): boolean =>
  supplyOf(a) === 3 && a.players.some((one) => one.division === division);

interface Carrier {
  card: Card;
  weapon: Card;
  armor: Card;
  boosts: number;
}

function soldierPower(a: Account, one: Carrier): number {
  let power = troopFigures(one.card).power + 2 * one.boosts;
  if (one.weapon !== '') power += itemFigures(one.weapon).power + (inForce(a, 'weapons research') ? 1 : 0);
  if (one.weapon === '' && one.armor === '' && inForce(a, 'barracks')) power++;
  return power;
}

function soldierHp(a: Account, one: Carrier): number {
  let hp = troopFigures(one.card).hp + one.boosts;
  if (one.armor !== '') hp += itemFigures(one.armor).hp + (inForce(a, 'armory') ? 1 : 0);
  if (one.weapon === '' && one.armor === '' && inForce(a, 'barracks')) hp++;
  return hp;
}

export const powerOf = soldierPower;
export const hpOf = soldierHp;

export function foePower(a: Account, foe: Foe): number {
  if (foe.stasis) return 0;
  const own =
    foe.turned === null ? enemyFigures(foe.card).power : soldierPower(a, { card: foe.card, ...foe.turned });
  return own + foe.bonus;
}

export const foeHp = (a: Account, foe: Foe): number =>
  foe.turned === null ? enemyFigures(foe.card).hp : soldierHp(a, { card: foe.card, ...foe.turned });

/** Medicine of a Med Bay in wave 3 does 1 more. */
export const medicine = (a: Account, amount: number): number => amount + (inForce(a, 'med bay') ? 1 : 0);

/** What the Hive's card says, or null for a converted Troop. */
export const printed = (foe: Foe) => (foe.turned === null ? (ENEMIES.get(foe.card) ?? null) : null);

export const soldierLabel = (seat: number, one: Soldier): string =>
  `${troopFigures(one.card).name} (${letter(seat)}${one.zone})`;

export function foeLabel(seat: number, foe: Foe): string {
  const place = `(${letter(seat)}${foe.zone})`;
  if (!foe.up) return `a face-down Enemy ${place}`;
  return foe.turned === null
    ? `${enemyFigures(foe.card).name} ${place}`
    : `converted ${troopFigures(foe.card).name} ${place}`;
}

/** Gaps close from the front. */
export function closeUp(cards: readonly { zone: number }[]): void {
  for (const [i, card] of cards.entries()) card.zone = i + 1;
}

/** XS-REV-11 */
export function toTheBack(line: Soldier[], one: Soldier): boolean {
  const at = line.indexOf(one);
  if (at === line.length - 1) return false;
  const behind = line.splice(at + 1);
  line.pop();
  let { zone } = one;
  for (const next of behind) {
    next.zone = zone++;
    line.push(next);
  }
  one.zone = zone;
  line.push(one);
  return true;
}

export const freeZones = (one: Player): number[] =>
  [1, 2, 3, 4].filter((zone) => !one.troops.some((troop) => troop.zone === zone));

export function newSoldier(a: Account, seat: number, card: Card, zone: number): Soldier {
  const soldier: Soldier = {
    id: a.nextId++,
    card,
    zone,
    damage: 0,
    weapon: '',
    armor: '',
    used: new Set(),
    webbed: false,
    boosts: 0,
    fresh: true,
  };
  const { troops } = playerOf(a, seat);
  troops.push(soldier);
  troops.sort((x, y) => x.zone - y.zone);
  return soldier;
}

/** All copies of an Item that players have or the box holds. */
export function copiesOut(a: Account, item: Card): number {
  let out = a.box.filter((card) => card === item).length;
  for (const one of a.players) {
    const carried = [...one.troops, ...one.enemies.flatMap((foe) => foe.turned ?? [])];
    const all = [
      ...one.hand,
      ...one.deck,
      ...one.discard,
      ...carried.flatMap(({ weapon, armor }) => [weapon, armor]),
      ...(one.mines >= 0 ? ['proximity mines'] : []),
    ];
    out += all.filter((card) => card === item).length;
  }
  return out;
}

export const isTroop = (card: Card): boolean => TROOPS.has(card);
export const isItem = (card: Card): boolean => ITEMS.has(card);
export const isCrystal = (card: Card): boolean => CRYSTALS.has(card);
export const isInstant = (card: Card): boolean => ITEMS.get(card)?.kind === 'instant';
