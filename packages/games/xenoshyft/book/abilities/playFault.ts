// Why a play is not possible: the rule and a sentence. Whatever arrives, this never throws.
import { type Refusal, type Seat, refuse } from '@xenotable/kernel';
import { type Play } from '../../choices.ts';
import { CARDS, type CardId, PLAYABLE, isItem, playedFromHand, windowBit } from '../../content/cards.ts';
import { DIVISIONS } from '../../content/divisions.ts';
import { TOKEN, type Table, laneOfTroop, troopById, waveOf } from '../../table.ts';
import { amountOf } from './aims.ts';
import { isUsed } from './divisions.ts';
import { type Occasion, cardOf } from './plays.ts';

/** A part of a choice that may be anything at all. */
export function part(choice: unknown, key: string): unknown {
  return typeof choice === 'object' && choice !== null && Object.hasOwn(choice, key)
    ? (choice as Record<string, unknown>)[key]
    : undefined;
}

const WINDOW_NAMES = {
  acquire: 'while buying',
  deploy: 'in Deployment',
  reaction: 'in a Reaction',
  reveal: 'in answer to a Reveal effect',
  damage: 'in answer to damage',
  kill: 'in answer to a kill',
};

/** XS-ABI-03 XS-REA-03 For a play that is not among the offers of a window. */
export function judgePlay(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal | null {
  const what = part(choice, 'do');
  if (what === 'play') return judgeCard(w, seat, choice, now);
  if (what === 'use') return judgeTroop(w, seat, choice, now);
  if (what === 'division') return judgeDivision(w, seat, choice, now);
  if (what === 'deploy' || what === 'equip')
    return refuse('XS-REA-03', 'Nothing is deployed or equipped from hand while reacting.');
  return refuse('XS-REA-02', 'Use an Instant, an ability or your Division, or pass.');
}

const noTarget = (card: CardId): Refusal =>
  refuse('XS-REA-07', `${CARDS[card].name} cannot be aimed like that.`);

function judgeCard(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal | null {
  const card = part(choice, 'card');
  const held = w.commanders[seat]!.hand.find((one) => one === card);
  if (held === undefined) return refuse('XS-REA-02', 'That card is not in your hand.');
  const { name, kind } = CARDS[held];
  if (kind === 'crystal')
    return refuse('XS-ACQ-05', 'Xenosathem is spent in the Acquire Resources Phase only.');
  if (kind === 'weapon' || kind === 'armor')
    return refuse('XS-REA-03', `${name} is Equipment: it is attached in Deployment.`);
  if ((PLAYABLE[held] & windowBit(now.window)) === 0 || !playedFromHand(held))
    return refuse(
      isItem(held) ? 'XS-REA-03' : 'XS-ABI-04',
      `${name} cannot be played ${WINDOW_NAMES[now.window]}.`,
    );
  return held === 'trauma kit' && tends(w, choice) ? null : noTarget(held);
}

/** XS-I-14 Any split of at most 4 among the damaged Troops of one lane is legal, also a small one. */
function tends(w: Table, choice: unknown): boolean {
  const at = part(choice, 'at');
  const lane = w.commanders[Number(part(at, 'lane'))]?.lane;
  const heal = part(at, 'heal');
  if (
    lane === undefined ||
    !Array.isArray(heal) ||
    heal.length === 0 ||
    Object.keys(at as object).length !== 2 ||
    Object.keys(choice as object).length !== 3
  )
    return false;
  if (typeof part(at, 'lane') !== 'number') return false;
  let total = 0;
  const seen = new Set<number>();
  for (const share of heal as unknown[]) {
    if (!Array.isArray(share) || share.length !== 2) return false;
    const [id, amount] = share as unknown[];
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

function judgeTroop(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const id = part(choice, 'troop');
  const of = part(choice, 'of');
  const troop = typeof id === 'number' ? troopById(w, id) : null;
  if (troop === null || (of !== 'troop' && of !== 'weapon' && of !== 'armor'))
    return refuse('XS-ABI-04', 'No such Troop or Equipment stands in a lane.');
  if (laneOfTroop(w, troop.id) !== seat)
    return refuse('XS-OWN-03', "Only the lane's owner uses the abilities in it.");
  const card = cardOf(w, { do: 'use', troop: troop.id, of, at: {} } satisfies Play);
  if (card === null || (PLAYABLE[card] & windowBit(now.window)) === 0)
    return refuse('XS-ABI-03', `It has no ability that can be used ${WINDOW_NAMES[now.window]}.`);
  if (playedFromHand(card)) return refuse('XS-ABI-03', `${CARDS[card].name} does that from the hand only.`);
  if (troop.webbed)
    return refuse('XS-MOD-05', `${CARDS[troop.card].name} is WEBBED until the end of the round.`);
  if ((troop.used & TOKEN[of]) !== 0) return refuse('XS-ABI-01', `${CARDS[card].name} was used this round.`);
  return noTarget(card);
}

function judgeDivision(w: Table, seat: Seat, choice: unknown, now: Occasion): Refusal {
  const { division } = w.commanders[seat]!;
  const ability = part(choice, 'ability');
  if (division === '' || (ability !== 1 && ability !== 2 && ability !== 3))
    return refuse('XS-CARD-10', 'A Division has the abilities 1, 2 and 3.');
  if (ability > waveOf(w.round)) return refuse('XS-DIV-01', `That ability is there from wave ${ability}.`);
  const power = DIVISIONS[division].abilities[ability - 1]!;
  if (power.verb === 'passive')
    return refuse('XS-DIV-03', 'That ability always works; there is nothing to use.');
  if (!power.windows.includes(now.window))
    return refuse('XS-ABI-03', `That ability cannot be used ${WINDOW_NAMES[now.window]}.`);
  if (isUsed(w, seat, ability)) return refuse('XS-ABI-01', 'That ability was used this round.');
  return power.verb === 'swap'
    ? refuse('XS-D-06', 'Name two Troops of the same lane.')
    : refuse('XS-DIV-07', 'Name a player whom the ability can serve.');
}
