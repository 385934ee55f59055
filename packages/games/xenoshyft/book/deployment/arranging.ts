// Arranging the own lane: in Deployment and in Wrap-Up.
import { type Bookmark, type Refusal, type Seat, applies } from '@xenotable/kernel';
import type { Choice, Doing } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import {
  LANE_ZONES,
  type Slot,
  type Table,
  type Troop,
  laneOf,
  laneOfTroop,
  troopById,
  troopOf,
} from '../../table.ts';
import type { Rules } from '../chapter.ts';
import { numberPart, part } from '../part.ts';
import { checkKills } from '../damage/killCheck.ts';
import { changeZone } from '../moves.ts';

const SLOTS = ['weapon', 'armor'] as const;

/** XS-DEP-12 XS-WRP-03 Any order of the own Troops, and any spread of their Equipment. */
export function arrangements(w: Table, seat: Seat, choices: Choice[]): void {
  const { troops } = laneOf(w, seat);
  for (const troop of troops) {
    for (let zone = 1; zone <= LANE_ZONES; zone++) {
      // A swap of two Troops is offered once, as a step back of the front one.
      if (zone > troop.zone || !troops.some((other) => other.zone === zone))
        if (zone !== troop.zone) choices.push({ do: 'move', troop: troop.id, zone });
    }
    for (const slot of SLOTS) {
      if (troop[slot] === '') continue;
      for (const other of troops)
        if (other.id !== troop.id && (other[slot] === '' || other.zone > troop.zone))
          choices.push({ do: 'hand over', slot, from: troop.id, to: other.id });
    }
  }
}

/** Exchanges of `arrangements` named from the other side: just as legal, but the same acts. */
export function otherNames(w: Table, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  const { troops } = laneOf(w, seat);
  for (const troop of troops) {
    for (const other of troops) {
      if (other.zone >= troop.zone) continue;
      choices.push({ do: 'move', troop: troop.id, zone: other.zone });
      for (const slot of SLOTS)
        if (troop[slot] !== '' && other[slot] !== '')
          choices.push({ do: 'hand over', slot, from: troop.id, to: other.id });
    }
  }
  return choices;
}

/** XS-DEP-09 XS-DEP-13 Equipment moves inside the lane; where the other Troop has some of its own the two change. XS-DEP-14 A Troop that loses Hit Points may die of it. */
export function arrange(play: Rules, seat: Seat, choice: Doing<'move' | 'hand over'>): Bookmark | null {
  const { w } = play;
  const lane = laneOf(w, seat);
  if (choice.do === 'move') {
    changeZone(lane, troopOf(w, choice.troop), choice.zone);
    play.tell?.(
      { type: 'rearranged', lane: seat, cards: lane.troops.map((troop) => troop.card) },
      'XS-DEP-12',
    );
    return null;
  }
  const [from, to] = [troopOf(w, choice.from), troopOf(w, choice.to)];
  [from[choice.slot], to[choice.slot]] = [to[choice.slot], from[choice.slot]];
  swapTokens(from, to, choice.slot);
  play.tell?.({ type: 'handed over', lane: seat, card: to[choice.slot], to: to.id }, 'XS-DEP-12');
  applies('XS-DEP-14');
  return checkKills();
}

/** XS-ABI-05 The used flag goes with the card. */
function swapTokens(a: Troop, b: Troop, slot: Slot): void {
  applies('XS-ABI-05');
  [a.used[slot], b.used[slot]] = [b.used[slot], a.used[slot]];
}

/** Why an arrangement is impossible: for one that is neither offered nor an exchange named from the other side. */
export function arrangementFault(w: Table, seat: Seat, choice: unknown): Refusal {
  const move = part(choice, 'do') === 'move';
  const troop = troopById(w, numberPart(choice, move ? 'troop' : 'from'));
  if (troop === null) return { rule: 'XS-DEP-12', reason: 'No such Troop stands in a lane.' };
  if (laneOfTroop(w, troop.id) !== seat)
    return { rule: 'XS-DEP-12', reason: "Nobody rearranges another player's lane." };
  if (move && numberPart(choice, 'zone') === troop.zone)
    return { rule: 'XS-DEP-12', reason: `${CARDS[troop.card].name} stands there already.` };
  if (move) return { rule: 'XS-DEP-03', reason: `A lane has the Troop Zones 1 to ${LANE_ZONES}.` };
  const slot = part(choice, 'slot');

  if (slot !== 'weapon' && slot !== 'armor')
    return { rule: 'XS-DEP-09', reason: 'A Troop carries a Weapon and an Armor.' };
  if (troop[slot] === '')
    return {
      rule: 'XS-DEP-12',
      reason: `${CARDS[troop.card].name} carries no ${slot === 'weapon' ? 'Weapon' : 'Armor'}.`,
    };
  return { rule: 'XS-DEP-13', reason: 'Equipment moves to another Troop of the same lane only.' };
}
