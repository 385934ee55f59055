// Arranging the own lane by pointing: a Troop from the hand or the lane, then any zone; the others make room. What can be
// taken back is played with the second click.
import { type Asked, same } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { isModified, isTyping } from '../../kit/keyEvents.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';
import type { ThingId } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { Choice, View } from '@xenotable/xenoshyft';
import { type CardId, ITEMS, type ItemId, isItem, isTroop } from '@xenotable/xenoshyft/content';
import {
  type Brought,
  type Placed,
  ZONES,
  arrivalOf,
  bringTo,
  handThing,
  laneAfter,
  seatOf,
  troopThing,
  zoneThing,
} from '@xenotable/xenoshyft/preview';
import { canBeTakenBack } from './arrivals.ts';
import { callingCard, callsTo } from './calling.ts';
import { consider } from './considered.ts';
import { thingsOf } from './things.ts';
import { choicesIn, jsonOf, planOf } from './border.ts';

export interface Arranging {
  /** How the lane is pointed at. */
  on: BoardProps<View>;
  /** What is picked up, to be brought to a zone. */
  held: Brought | null;
  /** Equipment that is picked up, to be given to a Troop. */
  gear: ItemId | null;
  /** A card that is picked up, to call a Troop from a Discard Pile to a zone. */
  call: CardId | null;
  /** A plan that places several Troops. */
  whole: readonly Choice[] | null;
  /** For each zone the choices that bring it there, or to the Troop that stands there. */
  plans: ReadonlyMap<number, readonly Choice[]>;
  /** The lane as it would stand with what the pointer rests on, and where the picked-up Troop would be. */
  lane: Placed[];
  at: number | null;
  /** The zone that is meant while something is picked up: under the pointer, or of the Troop that is to be equipped. */
  pointed: number | null;
  /** The pointer moves over a zone, or has left it. */
  over(zone: number | null): void;
}

/** A hint plans the whole lane at once. */
const placesSeveral = (plan: readonly Choice[]): boolean =>
  plan.filter((choice) => 'do' in choice && choice.do === 'deploy').length > 1;

/** What a previewed plan brings to the lane. */
function broughtBy(plan: readonly Choice[], lane: number): Brought | null {
  const last = plan.at(-1);
  if (last === undefined || !('do' in last) || placesSeveral(plan)) return null;
  if (last.do === 'deploy' && last.lane === lane) return { card: last.card };
  return last.do === 'move' ? { troop: last.troop } : null;
}

function heldOf(on: BoardProps<View>, lane: number): Brought | null {
  const { ask, view } = on;
  if (ask === null || ask.seat !== lane || (view.phase !== 'deployment' && view.phase !== 'wrap-up'))
    return null;
  const plan = choicesIn(on.picked);
  const planned = broughtBy(plan, lane);
  if (planned !== null) return planned;
  const { hand, lane: own } = seatOf(view, lane);
  const card = (hand ?? []).find((one) => isTroop(one) && on.standing(handThing(one)).picked);
  if (card !== undefined && isTroop(card)) return view.phase === 'deployment' ? { card } : null;
  const troop = own.troops.find((one) => on.standing(troopThing(one.id)).picked);
  if (troop === undefined) return null;
  // A planned act that begins with another thing, such as a card that the Troop should carry, does not move it.
  const [act] = plan;
  const begins = act === undefined ? undefined : thingsOf(act, view, lane)[0];
  return begins === undefined || begins === troopThing(troop.id) ? { troop: troop.id } : null;
}

/** A thing as something that can be brought to a zone now. */
function broughtAs({ view, ask }: BoardProps<View>, lane: number, thing: ThingId): Brought | null {
  if (ask === null || ask.seat !== lane) return null;
  const { hand, lane: own } = seatOf(view, lane);
  const card = (hand ?? []).find((one) => handThing(one) === thing);
  if (card !== undefined) return view.phase === 'deployment' && isTroop(card) ? { card } : null;
  const troop = own.troops.find((one) => troopThing(one.id) === thing);
  const arranged = view.phase === 'deployment' || view.phase === 'wrap-up';
  return troop !== undefined && arranged ? { troop: troop.id } : null;
}

const sourceOf = (held: Brought): ThingId => ('card' in held ? handThing(held.card) : troopThing(held.troop));

/** The zone of the lane that a thing is or is drawn in: others have made room for a Troop that is only shown there. */
function zoneOf(drawn: readonly Placed[], lane: number, thing: ThingId): number | null {
  const empty = ZONES.find((zone) => zoneThing(lane, zone) === thing);
  return empty ?? drawn.find(({ id }) => troopThing(id) === thing)?.zone ?? null;
}

/** Something else than a move is meant by these two: an ability, a swap by the Division. */
const otherwiseMeant = ({ offers, seat }: Asked, view: View, first: ThingId, second: ThingId): boolean =>
  offers.some(({ choice }) => {
    const said = choicesIn(choice)[0];
    if (said === undefined || !('do' in said) || said.do === 'move' || said.do === 'deploy') return false;
    const things = thingsOf(said, view, seat);
    return things[0] === first && things[1] === second;
  });

/** The Equipment of the hand that is picked up. */
function gearOf({ view, ask, standing }: BoardProps<View>, lane: number): ItemId | null {
  if (ask === null || ask.seat !== lane || view.phase !== 'deployment') return null;
  const { hand } = seatOf(view, lane);
  return (
    (hand ?? []).filter(isItem).find((card) => {
      const { kind } = ITEMS[card];
      return kind !== 'instant' && standing(handThing(card)).picked;
    }) ?? null
  );
}

/** The only thing that a card of Equipment and a Troop can mean together. */
function fitting({ offers }: Asked, gear: ItemId, troop: ThingId): Choice | null {
  const meant = offers.flatMap(({ choice }) => {
    const said = choicesIn(choice)[0];
    return said !== undefined &&
      'do' in said &&
      said.do === 'equip' &&
      troopThing(said.troop) === troop &&
      said.card === gear
      ? [said]
      : [];
  });
  return meant.length === 1 ? meant[0]! : null;
}

/** For each zone the choices that bring there what is picked up. */
function plansFor(
  { view, ask }: BoardProps<View>,
  lane: number,
  { held, gear, call }: Pick<Arranging, 'held' | 'gear' | 'call'>,
  picked: readonly Choice[],
): Map<number, readonly Choice[]> {
  const plans = new Map<number, readonly Choice[]>();
  if (held !== null)
    for (const there of ZONES) {
      const plan = bringTo(view, lane, held, there);
      if (plan !== null) plans.set(there, plan);
    }
  else if (gear !== null && ask !== null)
    for (const { id, zone } of seatOf(view, lane).lane.troops) {
      const equip = fitting(ask, gear, troopThing(id));
      if (equip !== null) plans.set(zone, [equip]);
    }
  else if (call !== null && ask !== null)
    for (const [zone, choice] of callsTo(ask, call, lane, picked)) plans.set(zone, [choice]);
  return plans;
}

/** Keys 1 to 4 bring what is picked up to a zone. */
function useZoneKeys(
  plans: ReadonlyMap<number, readonly Choice[]>,
  bring: (plan: readonly Choice[]) => void,
): void {
  useKeyDown((event) => {
    const plan = plans.get(Number(event.key));
    if (plan === undefined || isModified(event) || isTyping(event.target)) return;
    event.preventDefault();
    bring(plan);
  }, plans.size > 0);
}

/** The zone to which somebody has pointed since the table and the plan last changed: a pointer that was there before means nothing. */
function usePointedZone({ view, picked }: BoardProps<View>): [number | null, (zone: number | null) => void] {
  const [last, setLast] = useState<{ zone: number | null; view: View; plan: string } | null>(null);
  const plan = JSON.stringify(picked);
  const zone = last !== null && last.view === view && last.plan === plan ? last.zone : null;
  return [
    zone,
    (next) => {
      if (next !== zone) setLast({ zone: next, view, plan });
    },
  ];
}

/** The zone of the Troop that a plan equips. */
function equippedIn([act]: readonly Choice[], view: View, lane: number): number | null {
  if (act === undefined || !('do' in act) || act.do !== 'equip') return null;
  return seatOf(view, lane).lane.troops.find(({ id }) => id === act.troop)?.zone ?? null;
}

export function useArranging(on: BoardProps<View>, lane: number): Arranging {
  const { view, ask } = on;
  const [zone, over] = usePointedZone(on);
  const held = heldOf(on, lane);
  const gear = held === null ? gearOf(on, lane) : null;
  const call = held === null && gear === null ? callingCard(on, lane) : null;
  const planned = choicesIn(on.picked);
  const plans = plansFor(on, lane, { held, gear, call }, planned);
  const pointed = zone === null ? undefined : plans.get(zone);
  const whole = placesSeveral(planned) ? planned : null;
  const shown = held === null && call === null ? (whole ?? []) : (pointed ?? planned);
  const drawn = laneAfter(view, lane, shown);
  useEffect(() => {
    consider(pointed ?? null);
    return () => consider(null);
    // The plan is the same as long as its words are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(pointed)]);

  const bring = (plan: readonly Choice[]): void => {
    if (canBeTakenBack(plan)) on.playAll(plan.map(jsonOf));
    else if (on.picked !== null && same(on.picked, planOf(plan))) on.commit();
    else on.pick(planOf(plan));
  };
  useZoneKeys(plans, bring);
  const planFor = (first: ThingId | null, thing: ThingId): readonly Choice[] | undefined => {
    const there = zoneOf(drawn, lane, thing);
    if (there === null || ask === null || first === null || otherwiseMeant(ask, view, first, thing))
      return undefined;
    return plans.get(there);
  };
  const source = held === null ? null : sourceOf(held);
  // A Troop of the hand that is pointed at twice goes to the first empty zone.
  const empty = ZONES.find((one) => seatOf(view, lane).lane.troops.every((troop) => troop.zone !== one));
  const first =
    held !== null && 'card' in held && empty !== undefined && on.picked === null
      ? plans.get(empty)
      : undefined;
  return {
    held,
    gear,
    call,
    whole,
    plans,
    lane: drawn,
    pointed: pointed === undefined ? equippedIn(planned, view, lane) : zone,
    at: pointed === undefined || (held === null && call === null) ? zoneIn(shown) : zone,
    over,
    on: {
      ...on,
      ...((held !== null || gear !== null || call !== null) && { point: () => on.point(null) }),
      standing(thing) {
        const standing = on.standing(thing);
        if (thing === source) return { ...standing, picked: true };
        return planFor(source, thing) === undefined ? standing : { ...standing, target: true };
      },
      touch(thing) {
        const plan = planFor(source, thing);
        const equip = gear === null || ask === null ? null : fitting(ask, gear, thing);
        if (plan !== undefined) bring(plan);
        else if (thing === source && first !== undefined) bring(first);
        else if (equip !== null) on.playAll([jsonOf(equip)]);
        else if (thing === source && on.picked !== null) on.pick(null);
        else on.touch(thing);
      },
      // A drag that ends was begun before its Troop was picked up.
      drop(thing, onto) {
        const what = broughtAs(on, lane, thing);
        const there = zoneOf(drawn, lane, onto);
        const plan = what === null || there === null ? null : bringTo(view, lane, what, there);
        if (plan === null || ask === null || otherwiseMeant(ask, view, thing, onto)) on.drop(thing, onto);
        else bring(plan);
      },
    },
  };
}

/** Where a plan brings its Troop. */
function zoneIn(plan: readonly Choice[]): number | null {
  const last = plan.at(-1);
  if (last === undefined) return null;
  return 'do' in last && last.do === 'move' ? last.zone : (arrivalOf(last)?.zone ?? null);
}
