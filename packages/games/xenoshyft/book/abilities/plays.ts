// What a seat can use in a window: cards in hand, abilities of its Troops and their Equipment, its Division.
import type { Seat } from '@xenotable/kernel';
import type { Ability, WindowName } from '../../content/abilities.ts';
import { type CardId, PLAYABLE, abilitiesOf, playedFromHand, windowBit } from '../../content/cards.ts';
import type { ItemId } from '../../content/items.ts';
import type { TroopId } from '../../content/troops.ts';
import type { Aim, Choice, Play } from '../../choices.ts';
import { type Enemy, type Slot, TOKEN, type Table, type Troop, troopById } from '../../table.ts';
import { aims } from './aims.ts';
import type { Hit } from '../damage/hits.ts';
import { divisionPlays } from './divisions.ts';

/** What a window is about. */
export interface Occasion {
  window: WindowName;
  /** The lane it concerns. */
  lane: Seat;
  /** Damage about to be placed, and Defenders that have already stepped in. */
  hits?: readonly Hit[];
  guards?: readonly number[];
  /** The Enemy whose REVEAL effect waits. */
  revealed?: Enemy;
  /** Troops that can still be saved from the Discard Pile. */
  saveable?: readonly number[];
}

/** Who or what uses an ability: a Troop in a lane, or a card in hand (then there is no Troop). */
export interface Source {
  seat: Seat;
  troop: Troop | null;
}

/** XS-REA-02 XS-ABI-07 Everything a seat can use now, each with every legal target. */
export function playsOf(w: Table, seat: Seat, now: Occasion): Choice[] {
  const plays: Choice[] = [];
  const bit = windowBit(now.window);
  const { hand, lane } = w.commanders[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if ((PLAYABLE[card] & bit) === 0 || card === hand[i - 1] || !playedFromHand(card)) continue;
    usable(w, card, now, { seat, troop: null }, (at) =>
      plays.push({ do: 'play', card: card as ItemId | TroopId, at }),
    );
  }
  for (const troop of lane.troops) {
    // XS-MOD-05 A WEBBED Troop can use nothing. XS-ABI-01 XS-ABI-02 Each card once per round.
    if (troop.webbed) continue;
    troopPlays(w, now, { seat, troop }, troop.card, 'troop', plays);
    if (troop.weapon !== '') troopPlays(w, now, { seat, troop }, troop.weapon, 'weapon', plays);
    if (troop.armor !== '') troopPlays(w, now, { seat, troop }, troop.armor, 'armor', plays);
  }
  divisionPlays(w, seat, now, plays);
  return plays;
}

function troopPlays(
  w: Table,
  now: Occasion,
  from: Source,
  card: CardId,
  of: 'troop' | Slot,
  plays: Choice[],
): void {
  if (
    (PLAYABLE[card] & windowBit(now.window)) === 0 ||
    (from.troop!.used & TOKEN[of]) !== 0 ||
    playedFromHand(card)
  )
    return;
  const { id } = from.troop!;
  usable(w, card, now, from, (at) => plays.push({ do: 'use', troop: id, of, at }));
}

function usable(w: Table, card: CardId, now: Occasion, from: Source, add: (at: Aim) => void): void {
  for (const ability of abilitiesOf(card))
    if (ability.windows.includes(now.window)) aims(w, ability, now, from, card, add);
}

/** The ability that a play means in this window. */
export function abilityIn(card: CardId, window: WindowName): Ability {
  return abilitiesOf(card).find((ability) => ability.windows.includes(window))!;
}

/** The card behind a play. */
export function cardOf(w: Table, play: Play): CardId | null {
  if (play.do === 'play') return play.card;
  if (play.do === 'division') return null;
  const troop = troopById(w, play.troop);
  const card = troop === null ? '' : play.of === 'troop' ? troop.card : troop[play.of];
  return card === '' ? null : card;
}
