// Choices as players would say them.
import { type Seat, seatLetter } from '@xenotable/kernel';
import type { Aim, Choice, Deed, Doing } from './choices.ts';
import { CARDS, type CardId, abilitiesOf, cardName } from './content/cards.ts';
import { DIVISIONS, type DivisionAbility, abilityOf } from './content/divisions.ts';
import { TROOPS } from './content/troops.ts';
import { fallingBy } from './gear.ts';
import { findEnemy, findTroop } from './viewReaders.ts';
import type { EnemyView, Seen } from './viewTypes.ts';

const laneName = (seat: Seat): string => `lane ${seatLetter(seat)}`;

/** 'Ranger (A2)'. */
export function troopName(v: Seen, id: number): string {
  const found = findTroop(v, id);
  return found === null
    ? 'nobody'
    : `${TROOPS[found.troop.card].name} (${seatLetter(found.seat)}${found.troop.zone})`;
}

function nameOf(enemy: EnemyView): string {
  if (enemy.card === null) return 'the face-down Enemy';
  return enemy.turned === null ? cardName(enemy.card) : `the converted ${TROOPS[enemy.card].name}`;
}

/** 'Prowler (A2)', or 'the face-down Enemy (A2)'; one that died while its REVEAL effect was waiting is named by its card. */
function enemyName(v: Seen, id: number): string {
  const found = findEnemy(v, id);
  if (found === null && v.window?.enemy === id && v.window.card !== null) return cardName(v.window.card);
  return found === null ? 'nobody' : `${nameOf(found.enemy)} (${seatLetter(found.seat)}${found.enemy.zone})`;
}

const place = (seat: Seat = 0, zone?: number): string => `${seatLetter(seat)}${zone ?? ''}`;

/** XS-T-07 The damage of a Troop is taken over by another one, not prevented. */
const takesOver = (card: CardId | ''): boolean =>
  card !== '' && abilitiesOf(card).some(({ verb }) => verb === 'shield');

/** What a play is aimed at. */
function aimed(v: Seen, card: CardId | '', at: Aim): string {
  if (at.heal !== undefined)
    return ` in ${laneName(at.lane ?? 0)}: ${at.heal.map(([id, amount]) => `${amount} from ${troopName(v, id)}`).join(', ')}`;
  if (at.card !== undefined)
    return `: ${CARDS[at.card].name}${v.seats.length === 1 ? '' : ` from the Discard Pile of ${seatLetter(at.from ?? 0)}`} to ${place(at.lane, at.zone)}`;
  if (at.enemy !== undefined) return ` at ${enemyName(v, at.enemy)}`;
  if (at.troop !== undefined && at.amount !== undefined)
    return ` for ${troopName(v, at.troop)}, ${at.amount} damage ${takesOver(card) ? 'taken over' : 'prevented'}`;
  if (at.troop !== undefined) return ` for ${troopName(v, at.troop)}`;
  if (at.zone !== undefined) return ` to ${place(at.lane, at.zone)}`;
  return at.lane === undefined ? '' : ` on ${laneName(at.lane)}`;
}

/** What a Division's ability does for somebody: 'Take 1 Xenosathem', 'Give Jonas 1 Xenosathem'. */
const FAVOURS: Record<DivisionAbility['verb'], (who: string | null) => string> = {
  cut: (who) => (who === null ? 'Use the price cut' : `Give ${who} the price cut`),
  fund: (who) => (who === null ? 'Take 1 Xenosathem' : `Give ${who} 1 Xenosathem`),
  return: (who) =>
    who === null
      ? 'Take a card back from your discard pile'
      : `Let ${who} take a card back from the discard pile`,
  redraw: (who) =>
    who === null ? 'Draw a card, then discard one' : `Let ${who} draw a card, then discard one`,
  cancel: () => 'Cancel the Reveal effect',
  swap: () => 'Swap two Troops',
  'call in': (who) =>
    who === null ? 'Deploy a Troop from your hand now' : `Let ${who} deploy a Troop from the hand now`,
  passive: () => 'In force',
};

function divisionWords({ ability, to, troops }: Doing<'division'>, v: Seen): string {
  const seat = v.viewer === 'table' ? undefined : v.seats[v.viewer];
  if (seat === undefined || seat.division === '') return `Division, ability ${ability}`;
  const { name } = DIVISIONS[seat.division];
  if (troops !== undefined) return `Swap ${troopName(v, troops[0])} and ${troopName(v, troops[1])} (${name})`;
  const who = to === undefined || to === seat.seat ? null : `${v.seats[to]?.name ?? ''} (${seatLetter(to)})`;
  return `${FAVOURS[abilityOf(seat.division, ability).verb](who)} (${name})`;
}

/** XS-DEP-14 XS-CRD-15 Who dies at once because Hit Points go with the Equipment. */
function fallWords(choice: Doing<'equip' | 'hand over'>, v: Seen): string {
  const names = fallingBy(v, choice).map(({ id }) => troopName(v, id));
  return names.length === 0 ? '' : `: ${names.join(' and ')} ${names.length === 1 ? 'falls' : 'fall'}`;
}

function equipWords(choice: Doing<'equip'>, v: Seen): string {
  const { card, troop, old } = choice;
  const words = `Equip ${troopName(v, troop)} with ${CARDS[card].name}`;
  const rest =
    old === undefined
      ? ''
      : old === 'discard'
        ? ', discarding the old one'
        : `, the old one to ${troopName(v, old)}`;
  return `${words}${rest}${fallWords(choice, v)}`;
}

const handOverWords = (choice: Doing<'hand over'>, v: Seen): string =>
  `Hand the ${choice.slot === 'weapon' ? 'Weapon' : 'Armor'} of ${troopName(v, choice.from)} to ${troopName(v, choice.to)}${fallWords(choice, v)}`;

function requestWords(choice: Doing<'request'>): string {
  if (choice.favour === 'troops') return 'Ask the Ally Commanders for Troops';
  return `Ask ${seatLetter(choice.of)} to ${choice.favour === 'fund' ? 'fund your purse' : 'bring a card back'}`;
}

function useWords({ troop, of, at }: Doing<'use'>, v: Seen): string {
  const user = findTroop(v, troop)?.troop;
  const card = user === undefined ? '' : of === 'troop' ? user.card : user[of];
  const tool = of === 'troop' || card === '' ? '' : `, ${cardName(card)}`;
  return `${troopName(v, troop)}${tool}${aimed(v, card, at)}`;
}

/** For each kind of choice its words. */
const WORDS: { [D in Deed]: (choice: Doing<D>, v: Seen) => string } = {
  lead: ({ division }) => `Lead the ${DIVISIONS[division].name}`,
  stock: ({ item }) => `Put ${CARDS[item].name} on sale`,
  'begin with': ({ seat }, v) => `${v.seats[seat]?.name ?? 'Nobody'} (${seatLetter(seat)}) fights first`,
  pass: () => 'Pass',
  ready: () => 'Ready',
  'not ready': () => 'Not ready yet',
  'go on': () => 'Go on',
  decline: () => 'Decline',
  accept: () => 'Accept',
  refuse: () => 'Refuse',
  spend: ({ card }) => `Spend ${CARDS[card].name}`,
  buy: ({ card, cut }) => `Buy ${CARDS[card].name}${cut ? ' with your price cut' : ''}`,
  exchange: (choice) =>
    `Exchange ${choice.for === 'x3' ? 'three 1s' : 'two 3s'} of your discard pile for ${CARDS[choice.for].name}`,
  request: requestWords,
  deploy: ({ card, lane, zone }) => `Deploy ${CARDS[card].name} to ${place(lane, zone)}`,
  equip: equipWords,
  move: ({ troop, zone }, v) => `Move ${troopName(v, troop)} to zone ${zone}`,
  'hand over': handOverWords,
  'stand down': ({ troop }, v) => `Stand ${troopName(v, troop)} down`,
  discard: ({ card }) => `Discard ${CARDS[card].name}`,
  play: ({ card, at }, v) => `${CARDS[card].name}${aimed(v, card, at)}`,
  use: useWords,
  division: divisionWords,
  take: ({ card }) => `Take ${CARDS[card].name} back`,
  order: ({ troops }, v) => `Order: ${troops.map((id) => troopName(v, id)).join(', ')}`,
  next: ({ enemy }, v) => `${enemyName(v, enemy)} comes next`,
  hit: ({ enemy }, v) => `Hit ${enemyName(v, enemy)}`,
};

const deedWords = <D extends Deed>(deed: D, choice: Doing<D>, v: Seen): string => WORDS[deed](choice, v);

export const choiceWords = (choice: Choice, v: Seen): string =>
  'do' in choice ? deedWords(choice.do, choice, v) : `${choice.first} first`;
