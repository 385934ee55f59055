// Happenings as the log tells them, who speaks, and which cards on the board they are about.
import {
  type Beat,
  type HappeningOf,
  type LogItem,
  type Seat,
  type ThingId,
  logWords,
  seatLetter,
} from '@xenotable/kernel';
import { cardName, isCard } from './content/cards.ts';
import type { CardId } from './content/cards.ts';
import { DIVISIONS, type DivisionAbility, abilityOf } from './content/divisions.ts';
import { ENEMIES, type EnemyId, isEnemy } from './content/enemies.ts';
import type { Happening } from './happenings.ts';
import { grouped } from './paying.ts';
import { BASE, enemyThing, laneThing, troopThing, unitThings } from './things.ts';

type AnyCard = CardId | EnemyId | '';

const lane = (seat: Seat): string => `lane ${seatLetter(seat)}`;
const Lane = (seat: Seat): string => `Lane ${seatLetter(seat)}`;
const zoneName = (seat: Seat, zone: number): string => `${seatLetter(seat)}${zone}`;
const cards = (list: readonly AnyCard[]): string => list.map(cardName).join(', ');

/** Book-keeping: nobody needs a picture of it. */
const unseen = (): Beat => ({ kind: 'note', weight: 0 });
/** The card of a fighter on the board. */
const thingOf = ({ unit, card }: { unit: number; card: AnyCard }): ThingId =>
  isEnemy(card) ? enemyThing(unit) : troopThing(unit);
const ours = ({ card }: { card: AnyCard }): boolean => !isEnemy(card);
/** What happens to a fighter. */
const toUnit =
  <T extends { unit: number; card: AnyCard }>(
    kind: Beat['kind'],
    weight: Beat['weight'],
    plate?: (h: T) => string,
    /** What the headline of its group says behind the name: the group may be somebody else's. */
    result?: string,
  ) =>
  (h: T): Beat => ({
    kind,
    weight,
    target: thingOf(h),
    tone: ours(h) ? 'bad' : 'hit',
    ...(plate && { plate: plate(h) }),
    ...(result !== undefined && { result: `${cardName(h.card)} ${result}` }),
  });
/** What happens in a lane. */
const inLane =
  (kind: Beat['kind'], weight: Beat['weight'], tone?: Beat['tone']) =>
  (h: { lane: Seat }): Beat => ({ kind, weight, target: laneThing(h.lane), ...(tone && { tone }) });
/** A blow of a Fight, or damage from elsewhere. */
const blow = (h: HappeningOf<Happening, 'damaged'>): Beat => ({
  kind: h.by === undefined ? 'shot' : 'blow',
  weight: 1,
  ...(h.by !== undefined && { actor: ours(h) ? enemyThing(h.by) : troopThing(h.by) }),
  target: thingOf(h),
  plate: `−${h.amount}`,
  tone: ours(h) ? 'bad' : 'hit',
});
const blowItems = (h: HappeningOf<Happening, 'damaged'>): LogItem[] => [
  ...(h.parts ?? []).map(({ label, value, rule }, i) => ({
    label,
    value: i > 0 && value > 0 ? `+${value}` : String(value).replace('-', '−'),
    rule,
  })),
  ...(h.left === undefined ? [] : [{ label: 'Hit Points left', value: String(h.left) }]),
];
/** Somebody answers for a Troop. */
const forTroop = (h: { troop: number; amount: number }): Beat => ({
  kind: 'answer',
  weight: 1,
  target: troopThing(h.troop),
  plate: `${h.amount} less`,
  tone: 'good',
});

/** What a Division's power does, in a few words. */
const POWERS: Record<DivisionAbility['verb'], string> = {
  cut: 'a price cut',
  fund: '1 more in the purse',
  return: 'a card back from the Discard Pile',
  redraw: 'draw a card, then discard one',
  cancel: 'the Reveal effect is stopped',
  swap: 'two Troops change places',
  'call in': 'a Troop may come from the hand',
  passive: 'in force',
};

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
  leads: { ...bySeat((h, who) => `${who} leads the ${DIVISIONS[h.division].name}.`), beat: unseen },
  'items on sale': { words: (h) => `On sale: ${cards(h.cards)}.`, beat: unseen },
  stocked: { ...bySeat((h, who) => `${who} puts ${cardName(h.card)} on sale.`), beat: unseen },

  round: {
    words: (h, names) =>
      `Round ${h.round}${h.first === null ? '' : `; ${nameOf(names, h.first)} fights first`}.`,
    section: (h) => `Round ${h.round}`,
    beat: unseen,
  },
  'first player': { ...bySeat((_h, who) => `${who} fights first.`), beat: unseen },
  wave: {
    words: (h) => `Wave ${h.wave}${h.name === undefined ? '' : `, ${h.name},`} begins.`,
    beat: () => ({ kind: 'note', weight: 3 }),
  },
  drew: {
    ...bySeat(
      (h, who) =>
        `${who} draws ${'cards' in h ? grouped(h.cards.map(cardName)).join(', ') : `${h.count} ${h.count === 1 ? 'card' : 'cards'}`}.`,
    ),
    beat: unseen,
  },
  reshuffled: { ...bySeat((h, who) => `${who} shuffles ${h.cards} cards into a new deck.`), beat: unseen },
  'new items': { words: (h) => `Slot ${h.slot}: ${h.copies} ${cardName(h.card)}.`, beat: unseen },

  income: { ...bySeat((h, who) => `${who} receives ${cardName(h.card)}.`), beat: unseen },
  spent: {
    ...bySeat((h, who) => `${who} spends ${cardName(h.card)}: ${h.purse} in the purse.`),
    beat: unseen,
  },
  bought: {
    ...bySeat((h, who) => `${who} buys ${cardName(h.card)} for ${h.cost}: ${h.purse} left.`),
    beat: unseen,
  },
  exchanged: {
    ...bySeat((h, who) => `${who} exchanges for ${cardName(h.for)}, which lies in the Discard Pile.`),
    beat: unseen,
  },
  'asked for troops': { ...bySeat((_h, who) => `${who} asks the Ally Commanders for Troops.`), beat: unseen },

  deployed: {
    ...bySeat((h, who) => `${who} deploys ${cardName(h.card)} to ${zoneName(h.lane, h.zone)}.`),
    beat: unseen,
  },
  equipped: {
    ...bySeatWith(
      (h, who) => `${who} equips ${cardName(h.troop)} in ${lane(h.lane)} with ${cardName(h.card)}.`,
    ),
    beat: unseen,
  },
  rearranged: { ...byOwner((h) => `Order in ${lane(h.lane)}: ${cards(h.cards)}.`), beat: unseen },
  regrouped: {
    ...byOwner((h) => `New order in ${lane(h.lane)}: ${cards(h.cards)}.`),
    beat: inLane('move', 1),
  },
  'handed over': { ...byOwner((h) => `${cardName(h.card)} changes hands in ${lane(h.lane)}.`), beat: unseen },
  'stood down': { ...bySeat((h, who) => `${who} stands ${cardName(h.card)} down.`), beat: unseen },
  'refused help': {
    ...bySeat((h, who, names) => `${who} refuses ${cardName(h.card)} from ${nameOf(names, h.giver)}.`),
    beat: unseen,
  },
  discarded: { ...bySeat((h, who) => `${who} discards ${cardName(h.card)}.`), beat: unseen },

  'hive reshuffled': {
    words: (h) => `${h.cards} Encounter cards are shuffled into a new deck.`,
    beat: unseen,
  },
  'bosses joined': {
    words: () => 'The Boss cards are shuffled into the Encounter Deck.',
    beat: () => ({ kind: 'reveal', weight: 2, tone: 'bad' }),
  },
  'enemies placed': {
    words: (h) => `${h.cards} Enemies arrive in ${lane(h.lane)}.`,
    beat: inLane('move', 1),
  },
  'enemy added': {
    words: (h) => `One more Enemy arrives in ${lane(h.lane)}.`,
    beat: inLane('reveal', 2, 'bad'),
  },
  revealed: {
    ...toCard((h) => `${cardName(h.card)} is turned up in ${zoneName(h.lane, h.zone)}.`),
    beat: (h) => ({
      kind: 'reveal',
      weight: isEnemy(h.card) && ENEMIES[h.card].boss ? 3 : 2,
      target: enemyThing(h.unit),
    }),
    opens: (h) => (h.zone === 1 ? `${cardName(h.card)} in ${lane(h.lane)}` : null),
  },
  cancelled: {
    ...toCard((h) => `The Reveal effect of ${cardName(h.card)} is cancelled.`),
    beat: (h) => ({
      kind: 'answer',
      weight: 2,
      target: enemyThing(h.unit),
      plate: 'cancelled',
      tone: 'good',
    }),
  },
  'moved back': {
    ...toCard((h) => `${cardName(h.card)} is pushed to the back of ${lane(h.lane)}.`),
    beat: toUnit('move', 1),
  },
  webbed: {
    ...toCard((h) => `${cardName(h.card)} is webbed.`),
    beat: toUnit('loss', 1, () => 'webbed', 'webbed'),
  },
  disarmed: {
    ...toCard((h) => `${cardName(h.card)} is torn off a Troop in ${lane(h.lane)} and discarded.`),
    beat: (h) => ({
      kind: 'loss',
      weight: 2,
      target: troopThing(h.unit),
      plate: 'disarmed',
      result: `${cardName(h.card)} torn off`,
      tone: 'bad',
    }),
  },
  devoured: {
    ...bySeat((h, who) => `${cardName(h.card)} of ${who} is devoured.`),
    beat: (h) => ({ kind: 'loss', weight: 2, result: `${cardName(h.card)} devoured`, tone: 'bad' }),
  },
  grew: {
    ...aboutUnit((h) => `The Enemy grows by ${h.amount} Power.`),
    beat: (h) => ({
      kind: 'note',
      weight: 1,
      target: enemyThing(h.unit),
      plate: `+${h.amount}`,
      tone: 'bad',
    }),
  },
  roused: {
    words: (h) => `The other Enemies in ${lane(h.lane)} are roused: ${h.amount} more Power.`,
    beat: inLane('note', 1, 'bad'),
  },
  knitted: {
    ...aboutUnit((h) => `The Enemy knits itself: ${h.left} damage left.`),
    beat: (h) => ({ kind: 'note', weight: 1, target: enemyThing(h.unit), plate: 'heals', tone: 'bad' }),
  },
  converted: {
    ...toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} turns on its friends.`),
    beat: toUnit('death', 3, () => 'turns', 'turns on its friends'),
  },

  played: {
    ...bySeat((h, who) => `${who} plays ${cardName(h.card)}: ${h.target}.`),
    beat: () => ({ kind: 'answer', weight: 1, tone: 'good' }),
  },
  used: {
    ...bySeatWith((h, who) => `${who} uses ${cardName(h.card)}: ${h.target}.`),
    beat: (h) => ({ kind: 'answer', weight: 1, actor: troopThing(h.unit), tone: 'good' }),
  },
  'used division': {
    ...bySeat((h, who, names) => {
      const whom = h.to === null || h.to === h.seat ? '' : ` for ${nameOf(names, h.to)}`;
      return `${who} uses the ${DIVISIONS[h.division].name}${whom}: ${POWERS[abilityOf(h.division, h.ability).verb]}.`;
    }),
    beat: () => ({ kind: 'answer', weight: 1, tone: 'good' }),
  },
  'took back': { ...bySeat((h, who) => `${who} takes ${cardName(h.card)} back to hand.`), beat: unseen },
  scanned: {
    ...bySeat(
      (h, who) => `${who} scans ${lane(h.lane)}${h.cards === undefined ? '' : `: ${cards(h.cards)}`}.`,
    ),
    beat: inLane('reveal', 1),
  },
  healed: {
    ...aboutUnit((h) => `${cardName(h.card)} is treated: ${h.left} damage left.`),
    beat: (h) => ({ kind: 'answer', weight: 1, target: troopThing(h.unit), plate: 'treated', tone: 'good' }),
  },
  'extra hit': {
    ...toCard((h) => `${cardName(h.card)} strikes for ${h.amount} more.`),
    beat: (h) => ({
      kind: 'shot',
      weight: 1,
      target: enemyThing(h.unit),
      plate: `−${h.amount}`,
      tone: 'hit',
    }),
  },

  prevented: {
    ...bySeat((h) => `${cardName(h.card)} prevents ${h.amount} damage to ${h.target}.`),
    beat: (h) => ({ ...forTroop(h), result: `${h.amount} prevented` }),
  },
  'moved damage': {
    ...bySeat((h) => `${cardName(h.card)} takes over ${h.amount} damage from ${h.target}.`),
    beat: forTroop,
  },
  evacuated: {
    ...bySeat((h) => `${cardName(h.card)} carries ${h.target} off: ${h.amount} damage prevented.`),
    beat: forTroop,
  },
  revived: {
    ...bySeat((h) => `${cardName(h.card)} is saved for its owner's hand.`),
    beat: (h) => ({ kind: 'answer', weight: 2, target: troopThing(h.troop), plate: 'saved', tone: 'good' }),
  },
  damaged: {
    ...toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} takes ${h.amount} damage.`),
    beat: blow,
    items: blowItems,
  },
  killed: {
    ...toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed.`),
    beat: toUnit('death', 2, () => 'killed', 'killed'),
  },
  burned: {
    ...toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed and burned.`),
    beat: toUnit('death', 2, () => 'burned', 'burned'),
  },
  'base hurt': {
    words: (h) => `The Base loses ${h.amount}: ${h.left} left.`,
    beat: (h) => ({ kind: 'goal', weight: 3, target: BASE, plate: `−${h.amount}`, tone: 'bad' }),
  },

  'mines went off': {
    ...aboutUnit((h) => `The mines in ${lane(h.lane)} go off.`),
    beat: (h) => ({ kind: 'shot', weight: 2, target: enemyThing(h.unit), tone: 'hit' }),
  },
  'no reaction': { words: (h) => `The rampage in ${lane(h.lane)} leaves no time to react.`, beat: unseen },
  stalemate: {
    words: (h) => `Nobody can hurt the other in ${lane(h.lane)}.`,
    beat: (h) => ({
      kind: 'blow',
      weight: 1,
      actor: troopThing(h.troop),
      target: enemyThing(h.enemy),
      plate: '0',
      tone: 'miss',
    }),
  },
  'slipped past': {
    ...toCard((h) => `${cardName(h.card)} slips past everybody in ${lane(h.lane)}.`),
    beat: (h) => ({ kind: 'move', weight: 2, actor: enemyThing(h.unit), target: BASE, tone: 'bad' }),
  },
  'fight broken off': {
    words: (h) => `The fight in ${lane(h.lane)} is broken off.`,
    beat: inLane('note', 1),
  },
  'boost ended': {
    ...toCard(
      (h) =>
        `The boost of ${cardName(h.card)} in ${lane(h.lane)} ends: ${h.left === 0 ? 'its wounds are now too many' : `${h.left} Hit ${h.left === 1 ? 'Point' : 'Points'} left`}.`,
    ),
    beat: (h) =>
      h.left > 0
        ? unseen()
        : { kind: 'note', weight: 1, target: troopThing(h.unit), plate: 'the boost ends', tone: 'bad' },
  },
  held: {
    words: (h) => `${Lane(h.lane)} has held.`,
    beat: inLane('goal', 2, 'good'),
    opens: (h) => `${Lane(h.lane)} has held`,
  },
  overrun: {
    words: (h) => `${Lane(h.lane)} is overrun by ${h.enemies} ${h.enemies === 1 ? 'Enemy' : 'Enemies'}.`,
    beat: inLane('loss', 2, 'bad'),
    opens: (h) => `${Lane(h.lane)} is overrun`,
  },
  'broke through': {
    ...toCard((h) => `${cardName(h.card)} breaks through in ${lane(h.lane)}.`),
    beat: (h) => ({ kind: 'move', weight: 2, actor: thingOf(h), target: BASE, tone: 'bad' }),
  },
});
