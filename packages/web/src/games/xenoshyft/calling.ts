// A card that calls a Troop from a Discard Pile: the zone is pointed at, and the Troop that is worth most is meant until another is picked.
import type { Asked, Seat } from '@xenotable/kernel';
import type { BoardProps } from '../../table/contract.ts';
import type { Choice, Doing, View } from '@xenotable/xenoshyft';
import { type CardId, TROOPS } from '@xenotable/xenoshyft/content';
import { arrivalOf, handThing, seatOf } from '@xenotable/xenoshyft/preview';
import { choiceOf } from './border.ts';
import { usualOf } from './things.ts';

type Call = Doing<'play'>;

const isCall = (choice: Choice): choice is Call =>
  'do' in choice && choice.do === 'play' && choice.at.card !== undefined;

const callsIn = ({ offers }: Asked): Call[] => offers.map(({ choice }) => choiceOf(choice)).filter(isCall);

/** The card of the hand that is picked up, if it calls Troops. */
export function callingCard({ view, ask, standing }: BoardProps<View>, lane: Seat): CardId | null {
  if (ask === null || ask.seat !== lane) return null;
  const calls = new Set<CardId>(callsIn(ask).map(({ card }) => card));
  return (
    (seatOf(view, lane).hand ?? []).find((card) => calls.has(card) && standing(handThing(card)).picked) ??
    null
  );
}

const goesTo = (call: Call, lane: Seat, zone: number): boolean => {
  const to = arrivalOf(call);
  return to !== null && to.lane === lane && to.zone === zone;
};

/** For each zone of a lane the call that is meant there: the planned one, or that of the Troop that is worth most. */
export function callsTo(
  ask: Asked,
  card: CardId,
  lane: Seat,
  planned: readonly Choice[],
): Map<number, Choice> {
  const calls = callsIn(ask).filter((call) => call.card === card && call.at.lane === lane);
  const meant = new Map<number, Choice>();
  for (const zone of new Set(calls.flatMap((call) => arrivalOf(call)?.zone ?? []))) {
    const there = calls.filter((call) => goesTo(call, lane, zone));
    const choice = planned.find((one) => isCall(one) && goesTo(one, lane, zone)) ?? there[usualOf(there)];
    if (choice !== undefined) meant.set(zone, choice);
  }
  return meant;
}

/** All Troops that the planned card could call to the planned zone, each once, the one that is worth most first. */
export function insteadOf(ask: Asked, planned: readonly Choice[]): Call[] {
  const [plan] = planned;
  if (plan === undefined || planned.length > 1 || !isCall(plan)) return [];
  const to = arrivalOf(plan);
  if (to === null) return [];
  return callsIn(ask)
    .filter((call) => call.card === plan.card && goesTo(call, to.lane, to.zone))
    .toSorted((a, b) => worthOf(b) - worthOf(a));
}

const worthOf = (call: Call): number => {
  const to = arrivalOf(call);
  return to === null ? 0 : TROOPS[to.card].worth;
};
