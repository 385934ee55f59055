// What a seat can use in a window: cards in hand, abilities of its Troops and their Equipment, its Division.
import { type Seat, applies } from '@xenotable/kernel';
import type { Ability, WindowName } from '../../content/abilities.ts';
import { type CardId, PLAYABLE, abilitiesOf, isCrystal, playedFromHand } from '../../content/cards.ts';
import type { Aim, CardPlay, Choice, TroopPlay } from '../../choices.ts';
import type { EnemyId } from '../../content/enemies.ts';
import { type Slot, type Table, type Troop, commanderOf, troopOf } from '../../table.ts';
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
  /** The REVEAL effect that waits: its Enemy, which may have died meanwhile, and its card. */
  revealed?: { enemy: number; card: EnemyId };
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
  const { hand, lane } = commanderOf(w, seat);
  const playable = PLAYABLE[now.window];
  let last: CardId | null = null;
  for (const card of hand) {
    const again = card === last;
    last = card;
    if (again || !playable[card] || !playedFromHand(card) || isCrystal(card)) continue;
    usable(w, card, now, { seat, troop: null }, (at) => plays.push({ do: 'play', card, at }));
  }
  for (const troop of lane.troops) {
    // XS-MOD-05 A WEBBED Troop can use nothing. XS-ABI-01 XS-ABI-02 Each card once per round.
    if (troop.webbed) continue;
    troopPlays(w, seat, now, troop, 'troop', plays);
    troopPlays(w, seat, now, troop, 'weapon', plays);
    troopPlays(w, seat, now, troop, 'armor', plays);
  }
  divisionPlays(w, seat, now, plays);
  return plays;
}

/** The card behind an ability in a lane: the Troop itself or what it carries. */
export const cardBehind = (troop: Troop, of: 'troop' | Slot): CardId | '' =>
  of === 'troop' ? troop.card : troop[of];

function troopPlays(
  w: Table,
  seat: Seat,
  now: Occasion,
  troop: Troop,
  of: 'troop' | Slot,
  plays: Choice[],
): void {
  const card = cardBehind(troop, of);
  if (card === '' || !PLAYABLE[now.window][card] || playedFromHand(card)) return;
  if (troop.used[of]) return applies('XS-ABI-01');
  usable(w, card, now, { seat, troop }, (at) => plays.push({ do: 'use', troop: troop.id, of, at }));
}

function usable(w: Table, card: CardId, now: Occasion, from: Source, add: (at: Aim) => void): void {
  for (const ability of abilitiesOf(card))
    if (ability.windows.includes(now.window)) aims(w, ability, now, from, card, add);
}

/** The ability that a play means in this window. */
export function abilityIn(card: CardId, window: WindowName): Ability {
  const found = abilitiesOf(card).find((ability) => ability.windows.includes(window));
  if (found === undefined) throw new Error(`'${card}' has nothing to offer in the window '${window}'`);
  return found;
}

/** The card behind a play. */
export function cardOf(w: Table, play: CardPlay | TroopPlay): CardId {
  if (play.do === 'play') return play.card;
  const card = cardBehind(troopOf(w, play.troop), play.of);
  if (card === '') throw new Error(`Troop ${play.troop} carries no ${play.of}`);
  return card;
}
