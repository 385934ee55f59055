// Carrying out what a seat plays in a Reaction or in Deployment.
import type { Bookmark, Playing, Seat } from '@xenotable/kernel';
import type { CardPlay, DivisionPlay, Play, TroopPlay } from '../../choices.ts';
import type { WindowName } from '../../content/abilities.ts';
import { CARDS } from '../../content/cards.ts';
import { DIVISIONS, type DivisionId } from '../../content/divisions.ts';
import type { ItemId } from '../../content/items.ts';
import type { TroopId } from '../../content/troops.ts';
import { TOKEN, type Table, enemyById, laneOfTroop, newTroop, stand, troopById } from '../../table.ts';
import { amountOf } from './aims.ts';
import { damageTo } from '../damage/damage.ts';
import { markUsed } from './divisions.ts';
import { callIn, redraw, returnCard } from './favours.ts';
import { aimLabel } from '../labels.ts';
import { changeZone } from '../moves.ts';
import { discard, outOfHand } from '../piles.ts';
import { abilityIn, cardOf } from './plays.ts';
import { fitOf } from '../acquire/prices.ts';
import { regroup } from './regroup.ts';
import { scan } from './scan.ts';
import { spent } from './spentCard.ts';
import { putInLane } from '../deployment/putInLane.ts';

/** XS-REA-04 XS-REA-06 A play resolves completely before anybody else has the word; says which chapter must be gone through for that. */
export function carryOut(play: Playing<Table>, seat: Seat, use: Play, window: WindowName): Bookmark | null {
  if (use.do === 'play') return playCard(play, seat, use, window);
  return use.do === 'use' ? troopActs(play, seat, use, window) : divisionActs(play, seat, use);
}

function playCard(play: Playing<Table>, seat: Seat, use: CardPlay, window: WindowName): Bookmark | null {
  const { w } = play;
  const { card, at } = use;
  const { rule } = CARDS[card];
  const ability = abilityIn(card, window);
  outOfHand(w, seat, card);
  play.tell?.({ type: 'played', seat, card, target: aimLabel(w, at) }, rule);
  const then = (does: Bookmark): Bookmark => spent.begin({ seat, card, does });
  switch (ability.verb) {
    case 'strike':
      return then(damageTo(seat, [at.enemy!], ability.amount, rule));
    case 'bombard':
      return then(
        damageTo(
          at.lane!,
          w.commanders[at.lane!]!.lane.enemies.map((enemy) => enemy.id),
          ability.amount,
          rule,
        ),
      );
    case 'scan':
      return then(scan.begin({ seat, lane: at.lane!, placed: 0 }));
    case 'regroup':
      return then(regroup.begin({ seat, lane: at.lane! }));
    // XS-T-04 XS-CRD-19 The Paratrooper itself lands in the lane, and belongs to its owner from now on.
    case 'drop':
      putInLane(play, seat, card as TroopId, at.lane!, at.zone!, rule);
      return null;
    // XS-I-23 The mines lie on their lane until they go off.
    case 'mine':
      w.commanders[at.lane!]!.lane.mines = seat;
      return null;
    case 'mend':
      heal(play, at.troop!, amountOf(w, card, ability.amount), rule);
      break;
    case 'tend':
      for (const [troop, amount] of at.heal!) heal(play, troop, amount, rule);
      break;
    // XS-CRD-03 Until the end of the running Combat, wherever the Troop stands.
    case 'boost':
      troopById(w, at.troop!)!.boosts++;
      break;
    case 'freeze':
      enemyById(w, at.enemy!)!.stasis = true;
      break;
    // XS-I-21 XS-CRD-16 Without Equipment and damage, and not deployed from a hand.
    case 'fetch': {
      const pile = w.commanders[at.from!]!.discard;
      pile.splice(pile.indexOf(at.card!), 1);
      stand(w.commanders[at.lane!]!.lane, newTroop(w, at.card!, at.zone!));
      break;
    }
    default:
      throw new Error(`${CARDS[card].name} is an answer, not a play`);
  }
  discard(w, seat, card);
  return null;
}

/** XS-DMG-14 Tokens come off, never below zero. */
function heal(play: Playing<Table>, id: number, amount: number, rule: string): void {
  const troop = troopById(play.w, id)!;
  troop.damage = Math.max(0, troop.damage - amount);
  play.tell?.({ type: 'healed', unit: id, card: troop.card, left: troop.damage }, rule);
}

/** XS-T-06 XS-I-04 XS-CRD-10 XS-ABI-01 An ability in the lane: it gets its token and shoots. */
function troopActs(play: Playing<Table>, seat: Seat, use: TroopPlay, window: WindowName): Bookmark {
  const card = cardOf(play.w, use)! as ItemId;
  const ability = abilityIn(card, window);
  troopById(play.w, use.troop)!.used |= TOKEN[use.of];
  play.tell?.(
    { type: 'used', seat, card, unit: use.troop, target: aimLabel(play.w, use.at) },
    CARDS[card].rule,
  );
  return damageTo(seat, [use.at.enemy!], (ability as { amount: number }).amount, CARDS[card].rule);
}

/** XS-DIV-02 XS-DIV-07 The Division's ability is used up; where it serves a player, that player chooses. */
export function divisionActs(play: Playing<Table>, seat: Seat, use: DivisionPlay): Bookmark | null {
  const { w } = play;
  const division = w.commanders[seat]!.division as DivisionId;
  const { rule, abilities } = DIVISIONS[division];
  const power = abilities[use.ability - 1]!;
  markUsed(w, seat, use.ability);
  play.tell?.({ type: 'used division', seat, ability: use.ability, to: use.to ?? null }, rule);
  switch (power.verb) {
    case 'cut':
      w.commanders[use.to!]!.cuts.push(seat);
      return null;
    case 'fund':
      w.commanders[use.to!]!.purse++;
      return null;
    case 'return':
      return returnCard.begin({ seat: use.to!, fit: fitOf(w, seat, 2)! });
    case 'redraw':
      return redraw.begin({ seat: use.to! });
    case 'call in':
      return callIn.begin({ seat: use.to! });
    default: {
      const [a, b] = use.troops!;
      changeZone(w.commanders[laneOfTroop(w, a)]!.lane, troopById(w, a)!, troopById(w, b)!.zone);
      return null;
    }
  }
}
