// Carrying out what a seat plays in a Reaction or in Deployment.
import { type Bookmark, type RuleId, type Seat, applies } from '@xenotable/kernel';
import {
  type Aim,
  type CardPlay,
  type DivisionPlay,
  type Play,
  type TroopPlay,
  aimAt,
} from '../../choices.ts';
import type { WindowName } from '../../content/abilities.ts';
import { CARDS, isTroop } from '../../content/cards.ts';
import { DIVISIONS, abilityOf } from '../../content/divisions.ts';
import type { TroopId } from '../../content/troops.ts';
import {
  type Table,
  commanderOf,
  enemyOf,
  laneOf,
  laneOfEnemy,
  laneOfTroop,
  newTroop,
  putByZone,
  troopOf,
} from '../../table.ts';
import { amountOf } from './aims.ts';
import { damageTo } from '../damage/damage.ts';
import { citeDivision, divisionOf, fitOf, markUsed } from './divisions.ts';
import type { Rules } from '../chapter.ts';
import { callIn, redraw, returnCard } from './favours.ts';
import { aimLabel } from '../labels.ts';
import { changeZone } from '../moves.ts';
import { discard, outOfHand } from '../piles.ts';
import { abilityIn, cardOf } from './plays.ts';
import { regroup } from './regroup.ts';
import { scan } from './scan.ts';
import { spentCard } from './spentCard.ts';
import { putInLane } from '../deployment/putInLane.ts';

/** XS-REA-04 XS-REA-06 A play resolves completely before anybody else has the word; says which chapter must be gone through for that. */
export function carryOut(play: Rules, seat: Seat, use: Play, window: WindowName): Bookmark | null {
  applies('XS-REA-06');
  if (use.do === 'play') return playCard(play, seat, use, window);
  return use.do === 'use' ? troopActs(play, seat, use, window) : divisionActs(play, seat, use);
}

function playCard(play: Rules, seat: Seat, use: CardPlay, window: WindowName): Bookmark | null {
  const { w } = play;
  const { card, at } = use;
  const { rule } = CARDS[card];
  const ability = abilityIn(card, window);
  outOfHand(w, seat, card);
  play.tell?.({ type: 'played', seat, card, target: aimLabel(w, at) }, rule);
  const then = (does: Bookmark): Bookmark => spentCard.begin({ seat, card, does });
  switch (ability.verb) {
    case 'strike':
      elsewhere(w, seat, laneOfEnemy(w, aimAt(at, 'enemy')));
      return then(damageTo(laneOfEnemy(w, aimAt(at, 'enemy')), [aimAt(at, 'enemy')], ability.amount, rule));
    case 'bombard':
      return then(bombard(w, aimAt(at, 'lane'), ability.amount, rule));
    case 'scan':
      return then(scan.begin({ seat, lane: aimAt(at, 'lane'), placed: 0 }));
    case 'regroup':
      return then(regroup.begin({ seat, lane: aimAt(at, 'lane') }));
    // XS-T-04 XS-CRD-19 The Paratrooper itself lands in the lane, and belongs to its owner from now on.
    case 'drop':
      if (isTroop(card)) drop(play, seat, card, at, rule);
      return null;
    // XS-I-23 The mines lie on their lane until they go off.
    case 'mine':
      laneOf(w, aimAt(at, 'lane')).mines = seat;
      return null;
    case 'mend':
      heal(play, aimAt(at, 'troop'), amountOf(w, card, ability.amount), rule);
      break;
    case 'tend':
      for (const [troop, amount] of aimAt(at, 'heal')) heal(play, troop, amount, rule);
      break;
    // XS-CRD-03 Until the end of the running Combat, wherever the Troop stands.
    case 'boost':
      troopOf(w, aimAt(at, 'troop')).boosts++;
      break;
    case 'freeze':
      enemyOf(w, aimAt(at, 'enemy')).stasis = true;
      break;
    // XS-I-21 XS-CRD-16 Without Equipment and damage, and not deployed from a hand.
    case 'fetch': {
      const pile = commanderOf(w, aimAt(at, 'from')).discard;
      const troop = aimAt(at, 'card');
      applies('XS-CRD-16');
      if (at.from !== at.lane) applies('XS-OWN-02');
      pile.splice(pile.indexOf(troop), 1);
      putByZone(laneOf(w, aimAt(at, 'lane')).troops, newTroop(w, troop, aimAt(at, 'zone')));
      break;
    }
    default:
      throw new Error(`${CARDS[card].name} is an answer, not a play`);
  }
  applies('XS-CARD-05');
  discard(w, seat, card);
  return null;
}

/** XS-REA-08 A lane that has fought already or will fight later may be helped as well. */
function elsewhere(w: Table, seat: Seat, lane: Seat): void {
  if (lane !== seat) applies('XS-REA-07');
  if (lane !== w.active) applies('XS-REA-08');
}

function drop(play: Rules, seat: Seat, card: TroopId, at: Aim, rule: RuleId): void {
  const lane = aimAt(at, 'lane');
  if (laneOf(play.w, lane).troops.length === 0) applies('XS-CRD-19');
  putInLane(play, seat, card, lane, aimAt(at, 'zone'), rule);
}

/** Damage to every Enemy of a lane. */
function bombard(w: Table, lane: Seat, amount: number, rule: RuleId): Bookmark {
  applies('XS-REA-13');
  const targets = laneOf(w, lane).enemies.map((enemy) => enemy.id);
  return damageTo(lane, targets, amount, rule);
}

/** XS-DMG-14 Tokens come off, never below zero. */
function heal(play: Rules, id: number, amount: number, rule: RuleId): void {
  const troop = troopOf(play.w, id);
  applies('XS-DMG-14');
  troop.damage = Math.max(0, troop.damage - amount);
  play.tell?.({ type: 'healed', unit: id, card: troop.card, left: troop.damage }, rule);
}

/** XS-T-06 XS-I-04 XS-CRD-10 XS-ABI-01 An ability in the lane: it gets its token and shoots. */
function troopActs(play: Rules, seat: Seat, use: TroopPlay, window: WindowName): Bookmark {
  const card = cardOf(play.w, use);
  const ability = abilityIn(card, window);
  if (ability.verb !== 'strike') throw new Error(`${CARDS[card].name} does not shoot`);
  applies('XS-ABI-02');
  troopOf(play.w, use.troop).used[use.of] = true;
  if (seat !== play.w.active) applies('XS-CRD-10');
  play.tell?.(
    { type: 'used', seat, card, unit: use.troop, target: aimLabel(play.w, use.at) },
    CARDS[card].rule,
  );
  const enemy = aimAt(use.at, 'enemy');
  return damageTo(laneOfEnemy(play.w, enemy), [enemy], ability.amount, CARDS[card].rule);
}

/** XS-DIV-07 The player whom an ability serves. */
function servedBy({ ability, to }: DivisionPlay): Seat {
  applies('XS-DIV-07');
  if (to === undefined) throw new Error(`ability ${ability} needs a player whom it serves`);
  return to;
}

/** XS-DIV-02 XS-DIV-07 The Division's ability is used up; where it serves a player, that player chooses. */
export function divisionActs(play: Rules, seat: Seat, use: DivisionPlay): Bookmark | null {
  const { w } = play;
  const division = divisionOf(w, seat);
  applies('XS-DIV-02');
  markUsed(w, seat, use.ability);
  play.tell?.(
    { type: 'used division', seat, division, ability: use.ability, to: use.to ?? null },
    DIVISIONS[division].rule,
  );
  switch (abilityOf(division, use.ability).verb) {
    case 'cut':
      commanderOf(w, servedBy(use)).cuts.push(seat);
      return null;
    case 'fund':
      commanderOf(w, servedBy(use)).purse++;
      return null;
    case 'return': {
      const fit = fitOf(w, seat, 2);
      citeDivision(w, seat);
      return fit && returnCard.begin({ seat: servedBy(use), fit });
    }
    case 'redraw':
      return redraw.begin({ seat: servedBy(use) });
    case 'call in':
      return callIn.begin({ seat: servedBy(use) });
    default:
      swapZones(play, use);
      return null;
  }
}

/** XS-D-06 Two Troops of the same lane change places. */
function swapZones({ w, tell }: Rules, { troops }: DivisionPlay): void {
  if (troops === undefined) return;
  const [one, other] = troops;
  const seat = laneOfTroop(w, one);
  const lane = laneOf(w, seat);
  changeZone(lane, troopOf(w, one), troopOf(w, other).zone);
  tell?.({ type: 'rearranged', lane: seat, cards: lane.troops.map((troop) => troop.card) }, 'XS-D-06');
}
