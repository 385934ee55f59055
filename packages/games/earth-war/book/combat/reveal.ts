// Step 4: the reveal (EW-S4, EW-MSH).

import { applies } from '@xenotable/kernel';
import { isBystander, isShadow } from '../../content/cards.ts';
import { cardNamed, identifierOf, kindOf } from '../../content/kinds.ts';
import type { Choice } from '../../choices.ts';
import { type Slot, type Table, combatOf } from '../../table.ts';
import { spendAmmo } from '../ammo.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { orderFault, giveOrder, refusedOrders } from './command.ts';
import { stateOf, turnUp } from './deck.ts';
import { leaderSeat, standingOf } from '../squad.ts';
import { doomedBystanders } from '../../pointsAtStake.ts';
import { several } from '../../words.ts';

const BURSTS = 'Short controlled bursts!';
const FROSTY = 'Stay frosty!';
const TARGETS = 'Check your targets!';

/** EW-S4-03, EW-MSH-02, EW-TASTE-04 What the wounds on a shadow cost, flipped or not; MELEE is free if that is tracked. */
function price(w: Table, slot: Slot): number {
  if (slot.card < 0 || !isShadow(slot.card) || slot.wounds === 0) return 0;
  if (slot.early) applies('EW-MSH-02');
  if (!w.options.meleeSaves) return slot.wounds;
  applies('EW-TASTE-04');
  return slot.wounds - slot.blades;
}

/** AMMO that the shadows in the Setup cost; EW-O-04 three less after short bursts. */
export function shadowPrice(w: Table): number {
  const combat = combatOf(w);
  let sum = 0;
  for (const slot of combat.slots) sum += price(w, slot);
  return Math.max(0, sum - (combat.bursts ? 3 : 0));
}

/** EW-S4-05, EW-S4-07, EW-S4-09 Whether the card in a slot ambushes: not after it did, not past a dog, not if the leader saw it. */
export function ambushes(w: Table, slot: Slot): boolean {
  const combat = combatOf(w);
  if (
    slot.card < 0 ||
    !kindOf(w, slot.card).ambush ||
    stateOf(combat, slot.card).sprung ||
    combat.frosty === slot.card
  )
    return false;
  // EW-TASTE-03 An enemy that was flipped early cannot ambush, if so agreed.
  if (w.options.detection && slot.early) {
    applies('EW-TASTE-03');
    return false;
  }
  if (slot.early) applies('EW-S4-07');
  if (!w.squad.some((unit) => unit.type === 'Dog Team')) return true;
  applies('EW-S4-09');
  applies('EW-U-11');
  return standingOf(w, 'Dog Team') === undefined;
}

const woundsOn = (w: Table, test: (card: number) => boolean): number => {
  let sum = 0;
  for (const slot of combatOf(w).slots) if (test(slot.card)) sum += slot.wounds;
  return sum;
};

function orders(w: Table): Choice[] {
  const combat = combatOf(w);
  const can: Choice[] = [];
  if (combat.cp === 0) return can;
  if (shadowPrice(w) > 0 && orderFault(w, BURSTS) === null) can.push({ do: 'order', order: BURSTS });
  if (woundsOn(w, isBystander) > 0 && orderFault(w, TARGETS) === null)
    can.push({ do: 'order', order: TARGETS });
  if (orderFault(w, FROSTY) === null)
    for (const slot of combat.slots)
      if (ambushes(w, slot)) can.push({ do: 'order', order: FROSTY, card: identifierOf(w, slot.card) });
  return can;
}

/** EW-O-07 Wounds on bystanders are cancelled at 1 AMMO each. */
function checkTargets(play: Play): void {
  spendAmmo(play, woundsOn(play.w, isBystander), 'EW-O-07');
  for (const slot of combatOf(play.w).slots) if (isBystander(slot.card)) slot.wounds = slot.blades = 0;
}

/** What going on costs: AMMO for the shadows, points for bystanders. */
function atStake(w: Table): string {
  const cost = shadowPrice(w);
  const doomed = doomedBystanders(w);
  return [
    cost > 0 ? `The shadows cost ${cost} AMMO. ` : '',
    doomed === null
      ? ''
      : `${several(doomed.wounds, 'wound')} will kill ${doomed.who}: ${several(doomed.points, 'point')} lost. `,
  ].join('');
}

export const theReveal = {
  /** EW-S4-01 All cards are turned face up. */
  'reveal the shadows': {
    run(play) {
      const combat = combatOf(play.w);
      combat.step = 4;
      combat.slots.forEach((slot, i) => slot.up || turnUp(play, i, 'EW-S4-01'));
    },
  },
  /** EW-O-04, EW-O-05, EW-O-07 The leader looks at what was hit and may still shout. */
  'orders after the reveal': question({
    rule: 'EW-S4-02',
    prompt: (w) => `${atStake(w)}Give an order, or go on?`,
    who: (w) => leaderSeat(w),
    offers: (w) => [...orders(w), { do: 'done' }],
    refused: (w, _f, seat) =>
      refusedOrders(w, seat, (order) => {
        if (order === BURSTS && shadowPrice(w) === 0)
          return { rule: 'EW-O-04', reason: 'No AMMO is at stake.' };
        if (order === TARGETS && woundsOn(w, isBystander) === 0)
          return { rule: 'EW-O-07', reason: 'No bystander was hit.' };
        return order === FROSTY && !combatOf(w).slots.some((slot) => ambushes(w, slot))
          ? { rule: 'EW-O-05', reason: 'Nothing is about to ambush.' }
          : null;
      }),
    take(play, _f, _seat, choice) {
      const combat = combatOf(play.w);
      if (choice.do !== 'order') return;
      giveOrder(play, choice.order);
      if (choice.order === BURSTS) combat.bursts = true;
      else if (choice.order === TARGETS) checkTargets(play);
      else if ('card' in choice) {
        combat.frosty = cardNamed(play.w, choice.card);
        stateOf(combat, combat.frosty).sprung = true;
      }
      return 'again';
    },
  }),
  /** EW-S4-02, EW-S4-03, EW-S4-04, EW-MSH-01 First the shadows: AMMO is spent, their wounds are cancelled, they stay. */
  'AMMO for shadows': {
    run(play) {
      const cost = shadowPrice(play.w);
      play.w.mission.wasted += Math.min(cost, play.w.mission.ammo);
      if (cost > 0) spendAmmo(play, cost, 'EW-S4-03');
      for (const slot of combatOf(play.w).slots) {
        if (!isShadow(slot.card)) continue;
        applies('EW-S4-04');
        if (slot.wounds === 0) continue;
        applies('EW-MSH-01');
        applies(kindOf(play.w, slot.card).id);
        slot.wounds = slot.blades = 0;
      }
    },
  },
  /** EW-S4-05, EW-S4-08 Then the ambushes: wounds of this round are cancelled, older ones stay. */
  ambushes: {
    run(play) {
      const combat = combatOf(play.w);
      for (const slot of combat.slots) {
        if (!ambushes(play.w, slot)) continue;
        applies('EW-K-01');
        if (stateOf(combat, slot.card).wounds > 0) applies('EW-S4-08');
        combat.ambushers.push(slot.card);
        play.w.mission.deeds.ambushes++;
        play.tell?.(
          { type: 'ambushed', card: identifierOf(play.w, slot.card), cancelled: slot.wounds },
          'EW-S4-05',
        );
        slot.wounds = slot.blades = 0;
      }
    },
  },
} satisfies Part;
