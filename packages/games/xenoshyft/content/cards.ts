// XS-CARD-01 All cards that a player can own, looked up by one id.
import type { Ability, WindowName } from './abilities.ts';
import { type ItemId, type ItemKind, ITEMS, ITEM_IDS } from './items.ts';
import { type CrystalId, type TroopId, CRYSTALS, CRYSTAL_IDS, TROOPS, TROOP_IDS } from './troops.ts';

export type CardId = TroopId | ItemId | CrystalId;

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
}

export const CARD_IDS: readonly CardId[] = [...TROOP_IDS, ...ITEM_IDS, ...CRYSTAL_IDS];

export const CARDS = Object.fromEntries(
  CARD_IDS.map((id, at): [CardId, Card] => {
    if (id in TROOPS)
      return [
        id,
        { at, ...pick(TROOPS[id as TroopId]), kind: 'troop', cost: TROOPS[id as TroopId].cost, value: 0 },
      ];
    if (id in ITEMS)
      return [
        id,
        {
          at,
          ...pick(ITEMS[id as ItemId]),
          kind: ITEMS[id as ItemId].kind,
          cost: ITEMS[id as ItemId].cost,
          value: 0,
        },
      ];
    return [
      id,
      {
        at,
        ...pick(CRYSTALS[id as CrystalId]),
        kind: 'crystal',
        cost: 0,
        value: CRYSTALS[id as CrystalId].value,
      },
    ];
  }),
) as Record<CardId, Card>;

function pick(card: { rule: string; name: string; text: string }): Pick<Card, 'rule' | 'name' | 'text'> {
  return { rule: card.rule, name: card.name, text: card.text };
}

export const isTroop = (id: CardId): id is TroopId => CARDS[id].kind === 'troop';
export const isCrystal = (id: CardId): id is CrystalId => CARDS[id].kind === 'crystal';
export const isItem = (id: CardId): id is ItemId => id in ITEMS;

const WINDOW_BITS: Record<WindowName, number> = {
  acquire: 1,
  deploy: 2,
  reaction: 4,
  reveal: 8,
  damage: 16,
  kill: 32,
};

export const windowBit = (window: WindowName): number => WINDOW_BITS[window];

/** In which windows a card has something to offer by choice, as bits: most cards are ruled out at a glance. */
export const PLAYABLE = Object.fromEntries(
  CARD_IDS.map((id): [CardId, number] => [
    id,
    abilitiesOf(id).reduce(
      (bits, ability) => ability.windows.reduce((all, window) => all | WINDOW_BITS[window], bits),
      0,
    ),
  ]),
) as Record<CardId, number>;

/** What a card can do by choice. */
export function abilitiesOf(id: CardId): readonly Ability[] {
  if (id in TROOPS) return TROOPS[id as TroopId].abilities;
  return id in ITEMS ? ITEMS[id as ItemId].abilities : [];
}

/** XS-ABI-04 Instants, and Troops whose text works from the hand; all other abilities need their card in a lane. */
export const playedFromHand = (id: CardId): boolean =>
  CARDS[id].kind === 'instant' || abilitiesOf(id).some((ability) => ability.verb === 'drop');
