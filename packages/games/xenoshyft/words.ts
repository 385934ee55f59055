// Choices and happenings as players would say them.
import { type Happening, type Seat, seatLetter } from '@xenotable/kernel';
import type { Aim, Choice } from './choices.ts';
import { CARDS, type CardId } from './content/cards.ts';
import { DIVISIONS, type DivisionId } from './content/divisions.ts';
import { ENEMIES, type EnemyId } from './content/enemies.ts';
import { type TroopId, TROOPS } from './content/troops.ts';
import type { EnemyView, TroopView, View } from './view.ts';

const card = (id: unknown): string => CARDS[id as CardId]?.name ?? ENEMIES[id as EnemyId]?.name ?? 'a card';
const lane = (seat: unknown): string => `lane ${seatLetter(seat as Seat)}`;

function findTroop(v: View, id: number): { troop: TroopView; seat: Seat } | null {
  for (const { seat, lane: where } of v.seats)
    for (const troop of where.troops) if (troop.id === id) return { troop, seat };
  return null;
}

function findEnemy(v: View, id: number): { enemy: EnemyView; seat: Seat } | null {
  for (const { seat, lane: where } of v.seats)
    for (const enemy of where.enemies) if (enemy.id === id) return { enemy, seat };
  return null;
}

/** 'Ranger (A2)'. */
function troopName(v: View, id: number | undefined): string {
  const found = id === undefined ? null : findTroop(v, id);
  return found === null
    ? 'nobody'
    : `${TROOPS[found.troop.card].name} (${seatLetter(found.seat)}${found.troop.zone})`;
}

/** 'Prowler (A2)', or 'the face-down Enemy (A2)'. */
function enemyName(v: View, id: number | undefined): string {
  const found = id === undefined ? null : findEnemy(v, id);
  if (found === null) return 'nobody';
  const { enemy, seat } = found;
  const name =
    enemy.card === null
      ? 'the face-down Enemy'
      : enemy.turned === null
        ? ENEMIES[enemy.card as EnemyId].name
        : `the converted ${TROOPS[enemy.card as TroopId].name}`;
  return `${name} (${seatLetter(seat)}${enemy.zone})`;
}

const place = (seat: Seat | undefined, zone: number | undefined): string =>
  `${seatLetter(seat ?? 0)}${zone ?? ''}`;

/** What a play is aimed at. */
function aimed(v: View, at: Aim): string {
  if (at.heal !== undefined)
    return ` in ${lane(at.lane)}: ${at.heal.map(([id, amount]) => `${amount} from ${troopName(v, id)}`).join(', ')}`;
  if (at.card !== undefined)
    return `: ${card(at.card)} from the Discard Pile of ${seatLetter(at.from!)} to ${place(at.lane, at.zone)}`;
  if (at.enemy !== undefined) return ` at ${enemyName(v, at.enemy)}`;
  if (at.troop !== undefined)
    return ` for ${troopName(v, at.troop)}${at.amount === undefined ? '' : `, ${at.amount} damage`}`;
  if (at.zone !== undefined) return ` to ${place(at.lane, at.zone)}`;
  return at.lane === undefined ? '' : ` on ${lane(at.lane)}`;
}

function divisionWords(v: View, choice: Extract<Choice, { do: 'division' }>): string {
  const by = v.viewer === 'table' ? undefined : v.seats[v.viewer]?.division;
  const name = by ? DIVISIONS[by].name : 'Division';
  const to = choice.to === undefined ? '' : ` for ${seatLetter(choice.to)}`;
  const troops =
    choice.troops === undefined
      ? ''
      : `: ${troopName(v, choice.troops[0])} and ${troopName(v, choice.troops[1])}`;
  return `${name}, ability ${choice.ability}${to}${troops}`;
}

function said(choice: Choice, v: View): string {
  if (!('do' in choice)) return `${choice.first} first`;
  switch (choice.do) {
    case 'lead':
      return `Lead the ${DIVISIONS[choice.division].name}`;
    case 'stock':
      return `Put ${card(choice.item)} on sale`;
    case 'begin with':
      return `${v.seats[choice.seat]?.name ?? 'Nobody'} (${seatLetter(choice.seat)}) fights first`;
    case 'pass':
    case 'ready':
    case 'not ready':
    case 'go on':
    case 'decline':
    case 'accept':
    case 'refuse':
      return PLAIN[choice.do];
    case 'spend':
      return `Spend ${card(choice.card)}`;
    case 'buy':
      return `Buy ${card(choice.card)}${choice.cut ? ' with your price cut' : ''}`;
    case 'exchange':
      return `Exchange for ${card(choice.for)}`;
    case 'request':
      return choice.favour === 'troops'
        ? 'Ask the Ally Commanders for Troops'
        : `Ask ${seatLetter(choice.of)} to ${choice.favour === 'fund' ? 'fund your purse' : 'bring a card back'}`;
    case 'deploy':
      return `Deploy ${card(choice.card)} to ${place(choice.lane, choice.zone)}`;
    case 'equip':
      return `Equip ${troopName(v, choice.troop)} with ${card(choice.card)}${choice.old === undefined ? '' : choice.old === 'discard' ? ', discarding the old one' : `, the old one to ${troopName(v, choice.old)}`}`;
    case 'move':
      return `Move ${troopName(v, choice.troop)} to zone ${choice.zone}`;
    case 'hand over':
      return `Hand the ${choice.slot === 'weapon' ? 'Weapon' : 'Armor'} of ${troopName(v, choice.from)} to ${troopName(v, choice.to)}`;
    case 'stand down':
      return `Stand ${troopName(v, choice.troop)} down`;
    case 'discard':
      return `Discard ${card(choice.card)}`;
    case 'play':
      return `${card(choice.card)}${aimed(v, choice.at)}`;
    case 'use': {
      const user = findTroop(v, choice.troop)?.troop;
      const with_ = user !== undefined && choice.of !== 'troop' ? `, ${card(user[choice.of])}` : '';
      return `${troopName(v, choice.troop)}${with_}${aimed(v, choice.at)}`;
    }
    case 'division':
      return divisionWords(v, choice);
    case 'take':
      return `Take ${card(choice.card)} back`;
    case 'order':
      return `Order: ${choice.troops.map((id) => troopName(v, id)).join(', ')}`;
    case 'next':
      return `${enemyName(v, choice.enemy)} comes next`;
    case 'hit':
      return `Hit ${enemyName(v, choice.enemy)}`;
  }
}

const PLAIN = {
  pass: 'Pass',
  ready: 'Ready',
  'not ready': 'Not ready yet',
  'go on': 'Go on',
  decline: 'Decline',
  accept: 'Accept',
  refuse: 'Refuse',
} as const;

const cards = (value: unknown): string => (value as unknown[]).map(card).join(', ');

/** `who` names the seat behind a number. */
type Teller = (what: Happening, who: (seat: unknown) => string) => string;

const TOLD: Record<string, Teller> = {
  leads: (h, who) => `${who(h['seat'])} leads the ${DIVISIONS[h['division'] as DivisionId].name}.`,
  'items on sale': (h) => `On sale: ${cards(h['cards'])}.`,
  stocked: (h, who) => `${who(h['seat'])} puts ${card(h['card'])} on sale.`,
  round: (h, who) => `Round ${String(h['round'])}; ${who(h['first'])} fights first.`,
  wave: (h) => `Wave ${String(h['wave'])} begins.`,
  drew: (h, who) =>
    `${who(h['seat'])} draws ${h['cards'] === undefined ? `${String(h['count'])} cards` : cards(h['cards'])}.`,
  reshuffled: (h, who) => `${who(h['seat'])} shuffles ${String(h['cards'])} cards into a new deck.`,
  'hive reshuffled': (h) => `${String(h['cards'])} Encounter cards are shuffled into a new deck.`,
  'bosses joined': () => 'The Boss cards are shuffled into the Encounter Deck.',
  income: (h, who) => `${who(h['seat'])} receives ${card(h['card'])}.`,
  spent: (h, who) => `${who(h['seat'])} spends ${card(h['card'])}: ${String(h['purse'])} in the purse.`,
  bought: (h, who) =>
    `${who(h['seat'])} buys ${card(h['card'])} for ${String(h['cost'])}: ${String(h['purse'])} left.`,
  exchanged: (h, who) => `${who(h['seat'])} exchanges for ${card(h['for'])}.`,
  'asked for troops': (h, who) => `${who(h['seat'])} asks the Ally Commanders for Troops.`,
  'used division': (h, who) =>
    `${who(h['seat'])} uses Division ability ${String(h['ability'])}${h['to'] === null ? '' : ` for ${who(h['to'])}`}.`,
  'took back': (h, who) => `${who(h['seat'])} takes ${card(h['card'])} back to hand.`,
  discarded: (h, who) => `${who(h['seat'])} discards ${card(h['card'])}.`,
  deployed: (h, who) =>
    `${who(h['seat'])} deploys ${card(h['card'])} to ${seatLetter(h['lane'] as Seat)}${String(h['zone'])}.`,
  equipped: (h, who) =>
    `${who(h['seat'])} equips ${card(h['troop'])} in ${lane(h['lane'])} with ${card(h['card'])}.`,
  rearranged: (h) => `Order in ${lane(h['lane'])}: ${cards(h['cards'])}.`,
  regrouped: (h) => `New order in ${lane(h['lane'])}: ${cards(h['cards'])}.`,
  'handed over': (h) => `${card(h['card'])} changes hands in ${lane(h['lane'])}.`,
  'stood down': (h, who) => `${who(h['seat'])} stands ${card(h['card'])} down.`,
  'refused help': (h, who) => `${who(h['seat'])} refuses ${card(h['card'])} from ${who(h['giver'])}.`,
  'enemies placed': (h) => `${String(h['cards'])} Enemies arrive in ${lane(h['lane'])}.`,
  'enemy added': (h) => `One more Enemy arrives in ${lane(h['lane'])}.`,
  revealed: (h) => `${card(h['card'])} is turned up in ${seatLetter(h['lane'] as Seat)}${String(h['zone'])}.`,
  cancelled: (h) => `The Reveal effect of ${card(h['card'])} is cancelled.`,
  played: (h, who) => `${who(h['seat'])} plays ${card(h['card'])}: ${String(h['target'])}.`,
  used: (h, who) => `${who(h['seat'])} uses ${card(h['card'])}: ${String(h['target'])}.`,
  scanned: (h, who) =>
    `${who(h['seat'])} scans ${lane(h['lane'])}${h['cards'] === undefined ? '' : `: ${cards(h['cards'])}`}.`,
  prevented: (h) => `${card(h['card'])} prevents ${String(h['amount'])} damage to ${String(h['target'])}.`,
  'moved damage': (h) =>
    `${card(h['card'])} takes over ${String(h['amount'])} damage from ${String(h['target'])}.`,
  evacuated: (h) =>
    `${card(h['card'])} carries ${String(h['target'])} off: ${String(h['amount'])} damage prevented.`,
  revived: (h) => `${card(h['card'])} is saved for its owner's hand.`,
  healed: (h) => `${card(h['card'])} is treated: ${String(h['left'])} damage left.`,
  damaged: (h) => `${card(h['card'])} in ${lane(h['lane'])} takes ${String(h['amount'])} damage.`,
  killed: (h) => `${card(h['card'])} in ${lane(h['lane'])} is killed.`,
  burned: (h) => `${card(h['card'])} in ${lane(h['lane'])} is killed and burned.`,
  'extra hit': (h) => `${card(h['card'])} strikes for ${String(h['amount'])} more.`,
  'mines went off': (h) => `The mines in ${lane(h['lane'])} go off.`,
  'moved back': (h) => `${card(h['card'])} is pushed to the back of ${lane(h['lane'])}.`,
  webbed: (h) => `${card(h['card'])} is webbed.`,
  disarmed: (h) => `${card(h['card'])} is lost in ${lane(h['lane'])}.`,
  devoured: (h, who) => `${card(h['card'])} of ${who(h['seat'])} is devoured.`,
  grew: (h) => `The Enemy grows by ${String(h['amount'])} Power.`,
  roused: (h) => `The other Enemies in ${lane(h['lane'])} are roused: ${String(h['amount'])} more Power.`,
  knitted: (h) => `The Enemy knits itself: ${String(h['left'])} damage left.`,
  converted: (h) => `${card(h['card'])} in ${lane(h['lane'])} turns on its friends.`,
  'no reaction': (h) => `The rampage in ${lane(h['lane'])} leaves no time to react.`,
  stalemate: (h) => `Nobody can hurt the other in ${lane(h['lane'])}.`,
  'slipped past': (h) => `${card(h['card'])} slips past everybody in ${lane(h['lane'])}.`,
  'fight broken off': (h) => `The fight in ${lane(h['lane'])} is broken off.`,
  held: (h) => `${lane(h['lane']).replace('l', 'L')} has held.`,
  overrun: (h) => `${lane(h['lane']).replace('l', 'L')} is overrun by ${String(h['enemies'])} Enemies.`,
  'broke through': (h) => `${card(h['card'])} breaks through in ${lane(h['lane'])}.`,
  'base hurt': (h) => `The Base loses ${String(h['amount'])}: ${String(h['left'])} left.`,
  'new items': (h) => `Slot ${String(h['slot'])}: ${String(h['copies'])} ${card(h['card'])}.`,
};

export const words = {
  choice: said,
  happening: (what: Happening, names: readonly string[]): string =>
    TOLD[what.type]?.(what, (seat) => names[seat as Seat] ?? seatLetter(seat as Seat)) ?? what.type,
};
