// The table as a viewer knows it: everything lies open but the cards of a combat event.
import { type Viewer, applies } from '@xenotable/kernel';
import { hiveSeat } from './book/squad.ts';
import { copyMission, copyUnit } from './copy.ts';
import type { CardState, Combat, Position, Slot } from './table.ts';

/** EW-GEN-05 A face-down card is unknown (-1) to everybody but the hive that has looked at it. */
function knownSlot(slot: Slot, knowing: boolean): Slot {
  if (!slot.up) {
    applies('EW-GEN-05');
    applies('EW-S1-04');
  }
  return {
    card: slot.up || knowing ? slot.card : -1,
    up: slot.up,
    early: slot.early,
    wounds: slot.wounds,
    blades: slot.blades,
  };
}

/** EW-TASTE-09 Wounds on cards that do not lie face up are nobody's to remember, if so agreed. */
function knownCard(one: CardState, forgotten: boolean): CardState {
  if (forgotten) applies('EW-TASTE-09');
  return { card: one.card, wounds: forgotten ? 0 : one.wounds, sprung: one.sprung, fresh: one.fresh };
}

function knownCombat(w: Position, combat: Combat, viewer: Viewer): Combat {
  const knowing = viewer !== 'table' && viewer === hiveSeat(w);
  const liesOpen = (card: number): boolean => combat.slots.some((slot) => slot.up && slot.card === card);
  return {
    round: combat.round,
    step: combat.step,
    cards: combat.cards.map((one) => knownCard(one, w.options.hiddenWounds && !liesOpen(one.card))),
    killed: combat.killed.slice(),
    removed: combat.removed.slice(),
    slots: combat.slots.map((slot) => knownSlot(slot, knowing)),
    aside: combat.aside,
    scanned: combat.scanned,
    cp: combat.cp,
    cpMost: combat.cpMost,
    orders: combat.orders.slice(),
    ready: combat.ready.slice(),
    shifted: combat.shifted,
    moved: combat.moved.slice(),
    moves: combat.moves,
    moving: combat.moving,
    flips: combat.flips,
    flipper: combat.flipper,
    rock: combat.rock,
    frosty: combat.frosty,
    bursts: combat.bursts,
    volleys: combat.volleys.map(({ kind, seat, unit, wounds }) => ({ kind, seat, unit, wounds })),
    strikes: combat.strikes.map((strike) => ({
      slot: strike.slot,
      card: strike.card,
      rn: strike.rn,
      band: strike.band,
      rating: strike.rating,
      roll: strike.roll,
      sl: strike.sl,
      assigned: strike.assigned,
      held: strike.held,
      focus: strike.focus,
    })),
    striker: combat.striker,
    ambushers: combat.ambushers.slice(),
    dead: combat.dead.map(({ slot, card }) => ({ slot, card })),
    at: combat.at,
    splashed: combat.splashed.slice(),
    stimAsked: combat.stimAsked.slice(),
    stims: combat.stims.slice(),
    charges: combat.charges,
    hiveLooked: combat.hiveLooked,
    hiveSlots: combat.hiveSlots.slice(),
    unmasked: knowing ? combat.unmasked : -1,
  };
}

/** Squad, stores, mission and campaign lie open. */
export const known = (w: Position, viewer: Viewer): Position => ({
  options: w.options,
  seats: w.seats,
  squad: w.squad.map(copyUnit),
  nextId: w.nextId,
  fallen: w.fallen.slice(),
  rp: w.rp,
  points: w.points,
  medlab: w.medlab,
  bursters: w.bursters,
  repeated: w.repeated,
  results: w.results.slice(),
  mission: copyMission(w.mission),
  combat: w.combat === null ? null : knownCombat(w, w.combat, viewer),
});
