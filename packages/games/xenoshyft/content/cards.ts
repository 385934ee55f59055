// XS-CARD-01 All cards that a player can own, looked up by one id.
import type { Ability, WindowName } from './abilities.ts';
import { ENEMIES, type EnemyId, isEnemy } from './enemies.ts';
import { type ItemId, type ItemKind, ITEMS, ITEM_IDS, isItemId } from './items.ts';
import { type OwnParts, idOf, withOwn } from './ownIds.ts';
import { type CrystalId, type TroopId, CRYSTALS, CRYSTAL_IDS, TROOPS, TROOP_IDS } from './troops.ts';

export type CardId = TroopId | ItemId | CrystalId;
/** What is for sale: everything but Xenosathem. */
export type Goods = TroopId | ItemId;

export interface Card {
  /** Place in every sorted list of cards. */
  at: number;
  rule: string;
  name: string;
  text: string;
  kind: 'troop' | 'crystal' | ItemKind;
  /** 0 for what is not for sale. */
  cost: number;
  value: number;
  /** What it can do by choice. */
  abilities: readonly Ability[];
}

export const CARD_IDS: readonly CardId[] = [...TROOP_IDS, ...ITEM_IDS, ...CRYSTAL_IDS];

/** A table with an entry for each card. */
const byCard = <T>(entry: (id: CardId, at: number) => T): Record<CardId, T> =>
  // Cards of one's own are found by the table itself (XS-SCN-11).
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(CARD_IDS.map((id, at) => [id, entry(id, at)])) as Record<CardId, T>;

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id) || isItemId(id);
const hasTroopId = (id: CardId): id is TroopId => Object.hasOwn(TROOPS, id);
const hasItemId = (id: CardId): id is ItemId => isItemId(id);

const cardFor = (id: CardId, at: number): Card => {
  if (hasTroopId(id)) {
    const { rule, name, text, cost, abilities } = TROOPS[id];
    return { at, rule, name, text, kind: 'troop', cost, value: 0, abilities };
  }
  if (hasItemId(id)) {
    const { rule, name, text, kind, cost, abilities } = ITEMS[id];
    return { at, rule, name, text, kind, cost, value: 0, abilities };
  }
  const { rule, name, text, value } = CRYSTALS[id];
  return { at, rule, name, text, kind: 'crystal', cost: 0, value, abilities: [] };
};

export const CARDS = byCard(cardFor);

/** XS-SCN-11 Cards of one's own lie after those of the box, in an order that follows from their ids. */
function placeOf(id: string): number {
  let place = 0;
  for (let i = 0; i < id.length; i++) place = (place * 31 + id.charCodeAt(i)) % 1_000_003;
  return CARD_IDS.length + place;
}

/** Fills a table for a card of one's own when it is first looked up. */
function forOwn<T>(table: Record<CardId, T>, entry: (id: CardId, at: number) => T): void {
  withOwn(table, (parts: OwnParts) =>
    parts.kind === 'item' ? entry(idOf(parts), placeOf(idOf(parts))) : undefined,
  );
}
forOwn(CARDS, cardFor);

export const isTroop = (id: CardId): id is TroopId => CARDS[id].kind === 'troop';
export const isCrystal = (id: CardId): id is CrystalId => CARDS[id].kind === 'crystal';
export const isItem = (id: CardId): id is ItemId => !isTroop(id) && !isCrystal(id);

/** The name of any card, ours or the Hive's; one that nobody has seen has none. */
export function cardName(id: CardId | EnemyId | ''): string {
  if (id === '') return 'a card';
  return isEnemy(id) ? ENEMIES[id].name : CARDS[id].name;
}

/** A name short enough for a card in a row: the nickname where there is one. */
export function shortName(name: string): string {
  const nickname = /"(.+?)"/.exec(name)?.[1];
  if (nickname !== undefined) return nickname;
  return name.replace(/^NorTec /, '').replace(/ (Mk-IV Exo Suit|Assault Battery|Exoskeleton)$/, '');
}

/** What a card can do by choice. */
export const abilitiesOf = (id: CardId): readonly Ability[] => CARDS[id].abilities;

/** Whether a card has something to offer by choice in a window, by card. */
function playableIn(window: WindowName): Record<CardId, boolean> {
  const serves = (id: CardId): boolean => abilitiesOf(id).some(({ windows }) => windows.includes(window));
  const table = byCard(serves);
  forOwn(table, serves);
  return table;
}

/** By window: most cards are ruled out at a glance. */
export const PLAYABLE: Record<WindowName, Record<CardId, boolean>> = {
  acquire: playableIn('acquire'),
  deploy: playableIn('deploy'),
  reaction: playableIn('reaction'),
  reveal: playableIn('reveal'),
  damage: playableIn('damage'),
  kill: playableIn('kill'),
};

/** XS-ABI-04 Instants, and Troops whose text works from the hand; all other abilities need their card in a lane. */
export const playedFromHand = (id: CardId): boolean =>
  CARDS[id].kind === 'instant' || abilitiesOf(id).some((ability) => ability.verb === 'drop');
