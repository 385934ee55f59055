// Happenings as the log tells them, who speaks, and which cards on the board they are about.
import { type Seat, logWords, seatLetter } from '@xenotable/kernel';
import { cardName, isCard } from './content/cards.ts';
import type { CardId } from './content/cards.ts';
import { DIVISIONS } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { Happening } from './happenings.ts';
import { unitThings } from './things.ts';

type AnyCard = CardId | EnemyId | '';

const lane = (seat: Seat): string => `lane ${seatLetter(seat)}`;
const Lane = (seat: Seat): string => `Lane ${seatLetter(seat)}`;
const zoneName = (seat: Seat, zone: number): string => `${seatLetter(seat)}${zone}`;
const cards = (list: readonly AnyCard[]): string => list.map(cardName).join(', ');

type Names = readonly string[];
const nameOf = (names: Names, seat: Seat): string => names[seat] ?? seatLetter(seat);

/** A seat does it. */
const bySeat = <T extends { seat: Seat }>(words: (h: T, who: string, names: Names) => string) => ({
  words: (h: T, names: Names) => words(h, nameOf(names, h.seat), names),
  by: (h: T) => h.seat,
});
/** A seat does it with a card in a lane. */
const bySeatWith = <T extends { seat: Seat; unit: number }>(words: (h: T, who: string) => string) => ({
  ...bySeat<T>(words),
  about: (h: T) => unitThings(h.unit),
});
/** The owner of a lane does it. */
const byOwner = <T extends { lane: Seat }>(words: (h: T) => string) => ({ words, by: (h: T) => h.lane });
/** It happens to a card in a lane: of ours, then its owner speaks, or of the Hive. */
const toCard = <T extends { unit: number; card: AnyCard; lane: Seat }>(words: (h: T) => string) => ({
  words,
  by: (h: T) => (isCard(h.card) ? h.lane : null),
  about: (h: T) => unitThings(h.unit),
});
/** It happens to a card in a lane, and the Hive speaks. */
const aboutUnit = <T extends { unit: number }>(words: (h: T) => string) => ({
  words,
  about: (h: T) => unitThings(h.unit),
});

export const log = logWords<Happening>({
  leads: bySeat((h, who) => `${who} leads the ${DIVISIONS[h.division].name}.`),
  'items on sale': (h) => `On sale: ${cards(h.cards)}.`,
  stocked: bySeat((h, who) => `${who} puts ${cardName(h.card)} on sale.`),

  round: {
    words: (h, names) =>
      `Round ${h.round}${h.first === null ? '' : `; ${nameOf(names, h.first)} fights first`}.`,
    section: (h) => `Round ${h.round}`,
  },
  'first player': bySeat((_h, who) => `${who} fights first.`),
  wave: (h) => `Wave ${h.wave} begins.`,
  drew: bySeat((h, who) => `${who} draws ${'cards' in h ? cards(h.cards) : `${h.count} cards`}.`),
  reshuffled: bySeat((h, who) => `${who} shuffles ${h.cards} cards into a new deck.`),
  'new items': (h) => `Slot ${h.slot}: ${h.copies} ${cardName(h.card)}.`,

  income: bySeat((h, who) => `${who} receives ${cardName(h.card)}.`),
  spent: bySeat((h, who) => `${who} spends ${cardName(h.card)}: ${h.purse} in the purse.`),
  bought: bySeat((h, who) => `${who} buys ${cardName(h.card)} for ${h.cost}: ${h.purse} left.`),
  exchanged: bySeat((h, who) => `${who} exchanges for ${cardName(h.for)}.`),
  'asked for troops': bySeat((_h, who) => `${who} asks the Ally Commanders for Troops.`),

  deployed: bySeat((h, who) => `${who} deploys ${cardName(h.card)} to ${zoneName(h.lane, h.zone)}.`),
  equipped: bySeatWith(
    (h, who) => `${who} equips ${cardName(h.troop)} in ${lane(h.lane)} with ${cardName(h.card)}.`,
  ),
  rearranged: byOwner((h) => `Order in ${lane(h.lane)}: ${cards(h.cards)}.`),
  regrouped: byOwner((h) => `New order in ${lane(h.lane)}: ${cards(h.cards)}.`),
  'handed over': byOwner((h) => `${cardName(h.card)} changes hands in ${lane(h.lane)}.`),
  'stood down': bySeat((h, who) => `${who} stands ${cardName(h.card)} down.`),
  'refused help': bySeat(
    (h, who, names) => `${who} refuses ${cardName(h.card)} from ${nameOf(names, h.giver)}.`,
  ),
  discarded: bySeat((h, who) => `${who} discards ${cardName(h.card)}.`),

  'hive reshuffled': (h) => `${h.cards} Encounter cards are shuffled into a new deck.`,
  'bosses joined': () => 'The Boss cards are shuffled into the Encounter Deck.',
  'enemies placed': (h) => `${h.cards} Enemies arrive in ${lane(h.lane)}.`,
  'enemy added': (h) => `One more Enemy arrives in ${lane(h.lane)}.`,
  revealed: toCard((h) => `${cardName(h.card)} is turned up in ${zoneName(h.lane, h.zone)}.`),
  cancelled: toCard((h) => `The Reveal effect of ${cardName(h.card)} is cancelled.`),
  'moved back': toCard((h) => `${cardName(h.card)} is pushed to the back of ${lane(h.lane)}.`),
  webbed: toCard((h) => `${cardName(h.card)} is webbed.`),
  disarmed: toCard((h) => `${cardName(h.card)} is lost in ${lane(h.lane)}.`),
  devoured: bySeat((h, who) => `${cardName(h.card)} of ${who} is devoured.`),
  grew: aboutUnit((h) => `The Enemy grows by ${h.amount} Power.`),
  roused: (h) => `The other Enemies in ${lane(h.lane)} are roused: ${h.amount} more Power.`,
  knitted: aboutUnit((h) => `The Enemy knits itself: ${h.left} damage left.`),
  converted: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} turns on its friends.`),

  played: bySeat((h, who) => `${who} plays ${cardName(h.card)}: ${h.target}.`),
  used: bySeatWith((h, who) => `${who} uses ${cardName(h.card)}: ${h.target}.`),
  'used division': bySeat(
    (h, who, names) =>
      `${who} uses Division ability ${h.ability}${h.to === null ? '' : ` for ${nameOf(names, h.to)}`}.`,
  ),
  'took back': bySeat((h, who) => `${who} takes ${cardName(h.card)} back to hand.`),
  scanned: bySeat(
    (h, who) => `${who} scans ${lane(h.lane)}${h.cards === undefined ? '' : `: ${cards(h.cards)}`}.`,
  ),
  healed: aboutUnit((h) => `${cardName(h.card)} is treated: ${h.left} damage left.`),
  'extra hit': toCard((h) => `${cardName(h.card)} strikes for ${h.amount} more.`),

  prevented: bySeat((h) => `${cardName(h.card)} prevents ${h.amount} damage to ${h.target}.`),
  'moved damage': bySeat((h) => `${cardName(h.card)} takes over ${h.amount} damage from ${h.target}.`),
  evacuated: bySeat((h) => `${cardName(h.card)} carries ${h.target} off: ${h.amount} damage prevented.`),
  revived: bySeat((h) => `${cardName(h.card)} is saved for its owner's hand.`),
  damaged: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} takes ${h.amount} damage.`),
  killed: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed.`),
  burned: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed and burned.`),
  'base hurt': (h) => `The Base loses ${h.amount}: ${h.left} left.`,

  'mines went off': aboutUnit((h) => `The mines in ${lane(h.lane)} go off.`),
  'no reaction': (h) => `The rampage in ${lane(h.lane)} leaves no time to react.`,
  stalemate: (h) => `Nobody can hurt the other in ${lane(h.lane)}.`,
  'slipped past': toCard((h) => `${cardName(h.card)} slips past everybody in ${lane(h.lane)}.`),
  'fight broken off': (h) => `The fight in ${lane(h.lane)} is broken off.`,
  held: (h) => `${Lane(h.lane)} has held.`,
  overrun: (h) => `${Lane(h.lane)} is overrun by ${h.enemies} Enemies.`,
  'broke through': toCard((h) => `${cardName(h.card)} breaks through in ${lane(h.lane)}.`),
});
