// Everything that the active unit can do now.
import type { Choice } from '../../choices.ts';
import { type Seat, applies } from '@xenotable/kernel';
import { NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { type Acting, BASIC, CLOSED, basicMove, chainsOf, usable, chainAt } from './actions.ts';
import { dealsOf } from '../deals.ts';
import { dissolveOffers, spotOffers } from '../blips/blips.ts';
import { pullOffers } from '../movement/crystals.ts';
import { type Mover, alienDoors, doorOffers, mayLeave, walkOffers } from '../movement/movement.ts';
import { sendOffers } from '../movement/sending.ts';
import { mayStartShip } from '../movement/ship.ts';
import { leadersFor, scanOffers } from '../fight/stars.ts';
import {
  aims,
  attackTargets,
  blipTargets,
  healTargets,
  jumpFields,
  mindTargets,
  passengers,
  pickUpOffers,
} from '../fight/targets.ts';
import { actsNow, awake, isPerson, mission, seatsOf, unitOf } from '../who.ts';

function deedOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  const chain = chainAt(w, unit, f.chain);
  const hand = { side: f.side, forced: f.command !== '' };
  if (f.deeds === 0 || f.command === 'run') return [];
  switch (chain.deed) {
    case 'attack':
      return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) => [
        ...attackTargets(w, unit, range, hand).map((target): Choice => ({
          do: 'attack',
          unit: target.id,
          ...dice,
        })),
        ...blipTargets(w, unit, range, hand).map((blip): Choice => ({
          do: 'attack',
          blip: blip.id,
          ...dice,
        })),
      ]);
    case 'blast':
      return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) =>
        aims(w, unit, range, f.side).map((at): Choice => ({ do: 'aim', at, ...dice })),
      );
    case 'heal':
      return healTargets(w, unit, hand).map((target) => ({ do: 'heal', unit: target.id }));
    case 'mind':
      return mindTargets(w, unit, f.side).map((target) => ({ do: 'mind', unit: target.id }));
    case 'none':
      return [];
  }
}

/** CC-M-SH-12 Range dice that may be thrown: those printed, for a gunman one more or less. */
function rangesOf(w: Table, unit: Unit, range: number): { range: number; dice: { dice?: number } }[] {
  const others = range === 0 ? [] : (mission(w).corrections.rangeChoices?.(w, unit, range) ?? []);
  return [{ range, dice: {} }, ...others.map((dice) => ({ range: dice, dice: { dice } }))];
}

/** CC-MOV-15 All companies that can be made of some neighbours, the smallest first. */
const companies = (others: readonly Unit[]): UnitId[][] =>
  others
    .reduce<UnitId[][]>((all, { id }) => [...all, ...all.map((company) => [...company, id])], [[]])
    .sort((a, b) => a.length - b.length);

/** CC-MOV-12, CC-MOV-15 Teleports alone and with every company of neighbours that the dice can carry. */
function jumpOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  if (f.jumps === 0) return [];
  return companies(passengers(w, unit)).flatMap((company) =>
    jumpFields(w, unit, f.jumps, company.length).map((to): Choice => ({
      do: 'teleport',
      to,
      with: company.slice(),
    })),
  );
}

/** CC-ACT-09 Free things that only a unit of one's own does: dragging, leaving, sending, stars. */
function freeOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  const offers: Choice[] = [];
  const exit = mayLeave(w, unit, f.faction);
  // Nobody is picked up by a unit that goes nowhere any more.
  if (f.points > 0 || f.actions > 0 || exit) {
    offers.push(...pickUpOffers(w, f, unit.cell, f.faction), ...pullOffers(w, f, unit.cell, f.faction));
  }
  if (f.drag !== NONE || f.crystal !== NONE) offers.push({ do: 'let go' });
  if (exit) offers.push({ do: 'leave' });
  for (const other of w.units)
    if (other.seat === f.seat && actsNow(w, other.faction)) offers.push(...sendOffers(w, other));
  offers.push(...spotOffers(w), ...scanOffers(w, f.side, f.seat), ...stormOffers(w, f, f.seat));
  offers.push(...dealsOf(w, unit, f.chain === CLOSED || f.chain === BASIC ? f.actions : 0));
  return offers;
}

/** CC-CMD-07, CC-CMD-08 A star of this seat's leaders for the basic movement that is open or could begin. */
function stormOffers(w: Table, f: Acting, seat: Seat): Choice[] {
  const movable =
    f.chain === BASIC
      ? !f.stormed
      : f.chain === CLOSED && f.actions > 0 && basicMove(w, unitOf(w, f.unit)) > 0;
  return movable && f.command === ''
    ? leadersFor(w, f.faction, f.side, seat).map((leader) => ({ do: 'storm', star: leader.id }))
    : [];
}

/** CC-BLP-27, CC-CMD-03 What need not be done: dissolving Ghosts; and an ally's star for a movement that has begun. */
export const favours = (w: Table, f: Acting, seat: Seat): Choice[] => [
  ...dissolveOffers(w, seat),
  ...(seat === f.seat || f.chain !== BASIC ? [] : stormOffers(w, f, seat)),
];

/** The acting player, and allies who could do something for it. */
export const involved = (w: Table, f: Acting): Seat[] => [
  f.seat,
  ...seatsOf(w, f.side).filter(
    (seat) => seat !== f.seat && isPerson(w, seat) && favours(w, f, seat).length > 0,
  ),
];

/** What is not open yet: a new action. */
function newActions(w: Table, f: Acting, unit: Unit): Choice[] {
  const offers: Choice[] = [];
  chainsOf(w, unit).forEach((chain, i) => {
    if (usable(f, chain)) offers.push({ do: 'use', chain: i });
  });
  if (f.command !== '' || f.actions === 0) return offers;
  if (unit.side === 'Earth')
    for (const { door, open } of alienDoors(w, unit.cell))
      offers.push(open ? { do: 'close', door } : { do: 'open', door });
  if (mayStartShip(w, unit, f.actions)) offers.push({ do: 'start the ship' });
  return offers;
}

/** The mover as it would be with a basic movement begun now. */
const fresh = (w: Table, f: Acting, unit: Unit): Mover => ({
  ...moverOf(f),
  points: f.actions > 0 ? basicMove(w, unit) : 0,
});
const moverOf = (f: Acting): Mover => ({
  unit: f.unit,
  blip: NONE,
  points: f.points,
  drag: f.drag,
  crystal: f.crystal,
  pull: f.pull,
});

/** Everything that the active unit can do now. CC-ACT-04: a chain may be broken off; CC-ACT-07: hearts, stars and armor are no actions; CC-PSI-20: any chain may be used twice. */
export function offersOf(w: Table, f: Acting): Choice[] {
  const unit = unitOf(w, f.unit);
  const between = f.chain === CLOSED || f.chain === BASIC;
  const mover = f.chain === CLOSED ? fresh(w, f, unit) : f;
  const offers = [...walkOffers(w, mover), ...doorOffers(w, mover)];
  if (!between) offers.push(...deedOffers(w, f, unit), ...jumpOffers(w, f, unit), { do: 'break off' });
  if (f.chain === BASIC && f.actions > 0) offers.push({ do: 'stop' });
  if (between) offers.push(...newActions(w, f, unit));
  if (f.command === '') {
    applies('CC-ACT-09');
    offers.push(...freeOffers(w, f, unit));
  } else if (f.command === 'run') applies('CC-PSI-12');
  if (between) offers.push({ do: 'done' });
  return offers;
}

/** Whether something can be done for certain: a chain broken off or begun, a movement stopped. Known without listing everything. */
const canGoOn = (w: Table, f: Acting, unit: Unit): boolean =>
  (f.chain !== CLOSED && f.chain !== BASIC) ||
  (f.chain === BASIC && f.actions > 0) ||
  chainsOf(w, unit).some((chain) => usable(f, chain));

/** CC-TRN-11 Fallen, gone, or with nothing left to do. */
export function finished(w: Table, f: Acting): boolean {
  const unit = unitOf(w, f.unit);
  if (!awake(unit)) return true;
  return !canGoOn(w, f, unit) && offersOf(w, f).every((offer) => offer.do === 'done');
}
