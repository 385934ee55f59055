// Why a play is not possible: the rule and a sentence. Whatever arrives, this never throws.
import { type Refusal, type Seat, refuse } from '@xenotable/kernel';
import { CARDS, PLAYABLE, isItem, playedFromHand } from '../../content/cards.ts';
import { DIVISIONS, abilityOf } from '../../content/divisions.ts';
import { type Table, commanderOf, laneOfTroop, troopById } from '../../table.ts';
import { suppliedWords, supplyOf } from '../../siege.ts';
import { otherPhase } from '../otherPhase.ts';
import { numberPart, part } from '../part.ts';
import { aimFault } from './aimFault.ts';
import { isUsed } from './divisions.ts';
import { type Occasion, cardBehind } from './plays.ts';

const WINDOW_NAMES = {
  acquire: 'while buying',
  deploy: 'in Deployment',
  reaction: 'in a Reaction',
  reveal: 'in answer to a Reveal effect',
  damage: 'in answer to damage',
  kill: 'in answer to a kill',
};

/** XS-ABI-03 XS-REA-03 For a play that is not among the offers of a window. */
export function playFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const what = part(choice, 'do');
  if (what === 'play') return cardFault(w, seat, choice, now);
  if (what === 'use') return troopFault(w, seat, choice, now);
  if (what === 'division') return divisionFault(w, seat, choice, now);
  if (what === 'deploy' || what === 'equip')
    return refuse('XS-REA-03', 'Nothing is deployed or equipped from hand while reacting.');
  return otherPhase(choice) ?? refuse('XS-REA-02', 'Use an Instant, an ability or your Division, or pass.');
}

function cardFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const card = part(choice, 'card');
  const held = commanderOf(w, seat).hand.find((one) => one === card);
  if (held === undefined) return refuse('XS-REA-02', 'That card is not in your hand.');
  const { name, kind } = CARDS[held];
  if (kind === 'crystal')
    return refuse('XS-ACQ-05', 'Xenosathem is spent in the Acquire Resources Phase only.');
  if (kind === 'weapon' || kind === 'armor')
    return refuse('XS-REA-03', `${name} is Equipment: it is attached in Deployment.`);
  if (!PLAYABLE[now.window][held] || !playedFromHand(held))
    return refuse(
      isItem(held) ? 'XS-REA-03' : 'XS-ABI-04',
      `${name} cannot be played ${WINDOW_NAMES[now.window]}.`,
    );
  return aimFault(w, held, part(choice, 'at'), now, { seat, troop: null });
}

function troopFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const of = part(choice, 'of');
  const troop = troopById(w, numberPart(choice, 'troop'));
  if (troop === null || (of !== 'troop' && of !== 'weapon' && of !== 'armor'))
    return refuse('XS-ABI-04', 'No such Troop or Equipment stands in a lane.');
  if (laneOfTroop(w, troop.id) !== seat)
    return refuse('XS-OWN-03', "Only the lane's owner uses the abilities in it.");
  const card = cardBehind(troop, of);
  if (card === '' || !PLAYABLE[now.window][card])
    return refuse('XS-ABI-03', `It has no ability that can be used ${WINDOW_NAMES[now.window]}.`);
  if (playedFromHand(card)) return refuse('XS-ABI-03', `${CARDS[card].name} does that from the hand only.`);
  if (troop.webbed)
    return refuse('XS-MOD-05', `${CARDS[troop.card].name} is WEBBED until the end of the round.`);
  if (troop.used[of]) return refuse('XS-ABI-01', `${CARDS[card].name} was used this round.`);
  return aimFault(w, card, part(choice, 'at'), now, { seat, troop });
}

function divisionFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const { division } = commanderOf(w, seat);
  const ability = part(choice, 'ability');
  if (division === '' || (ability !== 1 && ability !== 2 && ability !== 3))
    return refuse('XS-CARD-10', 'A Division has the abilities 1, 2 and 3.');
  if (ability > supplyOf(w))
    return refuse('XS-DIV-01', `That ability is ${suppliedWords(w.options, ability, 'there')}.`);
  const power = abilityOf(division, ability);
  if (power.verb === 'passive')
    return refuse('XS-DIV-03', 'That ability always works; there is nothing to use.');
  if (!power.windows.includes(now.window))
    return refuse('XS-ABI-03', `That ability cannot be used ${WINDOW_NAMES[now.window]}.`);
  if (isUsed(w, seat, ability)) return refuse('XS-ABI-01', 'That ability was used this round.');
  if (power.verb === 'cancel') return refuse(DIVISIONS[division].rule, 'It does not stop a Boss.');
  if (power.verb === 'swap') return refuse(DIVISIONS[division].rule, 'Name two Troops of the same lane.');
  if (power.verb === 'cut' && part(choice, 'to') === seat)
    return refuse('XS-ACQ-18', 'Your own price cut is used with the purchase itself.');
  return refuse('XS-DIV-07', 'Name a player whom the ability can serve.');
}
