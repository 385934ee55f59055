// Why a play is not possible: the rule and a sentence. Whatever arrives, this never throws.
import { type Refusal, type Seat, refuse } from '@xenotable/kernel';
import { CARDS, type CardId, PLAYABLE, isItem, playedFromHand } from '../../content/cards.ts';
import { abilityOf } from '../../content/divisions.ts';
import { type Table, commanderOf, laneOfTroop, troopById, waveOf } from '../../table.ts';
import { numberPart, part, partCount } from '../part.ts';
import { amountOf } from './aims.ts';
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
export function playFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal | null {
  const what = part(choice, 'do');
  if (what === 'play') return cardFault(w, seat, choice, now);
  if (what === 'use') return troopFault(w, seat, choice, now);
  if (what === 'division') return divisionFault(w, seat, choice, now);
  if (what === 'deploy' || what === 'equip')
    return refuse('XS-REA-03', 'Nothing is deployed or equipped from hand while reacting.');
  return refuse('XS-REA-02', 'Use an Instant, an ability or your Division, or pass.');
}

const noTarget = (card: CardId): Refusal =>
  refuse('XS-REA-07', `${CARDS[card].name} cannot be aimed like that.`);

function cardFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal | null {
  const card = part(choice, 'card');
  const held = commanderOf(w, seat).hand.find((one) => one === card);
  if (held === undefined) return refuse('XS-REA-02', 'That card is not in your hand.');
  const { name, kind } = CARDS[held];
  if (kind === 'crystal')
    return refuse('XS-ACQ-05', 'Xenosathem is spent in the Acquire Resources Phase only.');
  if (kind === 'weapon' || kind === 'armor')
    return refuse('XS-REA-03', `${name} is Equipment: it is attached in Deployment.`);
  if (!PLAYABLE[held][now.window] || !playedFromHand(held))
    return refuse(
      isItem(held) ? 'XS-REA-03' : 'XS-ABI-04',
      `${name} cannot be played ${WINDOW_NAMES[now.window]}.`,
    );
  return held === 'trauma kit' && tends(w, choice) ? null : noTarget(held);
}

/** XS-I-14 Any split of at most 4 among the damaged Troops of one lane is legal, also a small one. */
function tends(w: Table, choice: unknown): boolean {
  const at = part(choice, 'at');
  const lane = w.commanders[numberPart(at, 'lane')]?.lane;
  const heal = part(at, 'heal');
  if (
    lane === undefined ||
    !Array.isArray(heal) ||
    heal.length === 0 ||
    partCount(at) !== 2 ||
    partCount(choice) !== 3
  )
    return false;
  let total = 0;
  const seen = new Set<number>();
  for (const share of heal) {
    if (!Array.isArray(share) || share.length !== 2) return false;
    const [id, amount]: unknown[] = share;
    const troop = lane.troops.find((one) => one.id === id);
    if (
      troop === undefined ||
      seen.has(troop.id) ||
      typeof amount !== 'number' ||
      !Number.isInteger(amount) ||
      amount < 1 ||
      amount > troop.damage
    )
      return false;
    seen.add(troop.id);
    total += amount;
  }
  return total <= amountOf(w, 'trauma kit', 4);
}

function troopFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const of = part(choice, 'of');
  const troop = troopById(w, numberPart(choice, 'troop'));
  if (troop === null || (of !== 'troop' && of !== 'weapon' && of !== 'armor'))
    return refuse('XS-ABI-04', 'No such Troop or Equipment stands in a lane.');
  if (laneOfTroop(w, troop.id) !== seat)
    return refuse('XS-OWN-03', "Only the lane's owner uses the abilities in it.");
  const card = cardBehind(troop, of);
  if (card === '' || !PLAYABLE[card][now.window])
    return refuse('XS-ABI-03', `It has no ability that can be used ${WINDOW_NAMES[now.window]}.`);
  if (playedFromHand(card)) return refuse('XS-ABI-03', `${CARDS[card].name} does that from the hand only.`);
  if (troop.webbed)
    return refuse('XS-MOD-05', `${CARDS[troop.card].name} is WEBBED until the end of the round.`);
  if (troop.used[of]) return refuse('XS-ABI-01', `${CARDS[card].name} was used this round.`);
  return noTarget(card);
}

function divisionFault(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const { division } = commanderOf(w, seat);
  const ability = part(choice, 'ability');
  if (division === '' || (ability !== 1 && ability !== 2 && ability !== 3))
    return refuse('XS-CARD-10', 'A Division has the abilities 1, 2 and 3.');
  if (ability > waveOf(w.round)) return refuse('XS-DIV-01', `That ability is there from wave ${ability}.`);
  const power = abilityOf(division, ability);
  if (power.verb === 'passive')
    return refuse('XS-DIV-03', 'That ability always works; there is nothing to use.');
  if (!power.windows.includes(now.window))
    return refuse('XS-ABI-03', `That ability cannot be used ${WINDOW_NAMES[now.window]}.`);
  if (isUsed(w, seat, ability)) return refuse('XS-ABI-01', 'That ability was used this round.');
  return power.verb === 'swap'
    ? refuse('XS-D-06', 'Name two Troops of the same lane.')
    : refuse('XS-DIV-07', 'Name a player whom the ability can serve.');
}
