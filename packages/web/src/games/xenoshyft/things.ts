// Which things on the board a choice names, in the order in which people point at them.
import type { LogLine, Seat } from '@xenotable/kernel';
import type { Side } from '../../kit/draw/sides.ts';
import {
  BASE,
  DISCARD,
  DIVISION,
  crystalThing,
  enemyThing,
  findEnemy,
  findTroop,
  gearThing,
  goodsThing,
  handThing,
  laneThing,
  seatOf,
  seatThing,
  troopThing,
  zoneThing,
} from '@xenotable/xenoshyft/preview';
import type { ThingId } from '../../boards/things.ts';
import { TROOPS } from '@xenotable/xenoshyft/content';
import { sideOf } from './shared/faces.ts';
import type { Aim, Choice, Doing, View } from '@xenotable/xenoshyft';

/** A zone of a lane, or the Troop that stands there. */
function placeAt(view: View, lane: Seat, zone: number): ThingId {
  const there = seatOf(view, lane).lane.troops.find((troop) => troop.zone === zone);
  return there === undefined ? zoneThing(lane, zone) : troopThing(there.id);
}

function aimed(at: Aim, view: View): ThingId[] {
  const things: ThingId[] = [];
  // An Enemy that died while its Reveal effect was waiting is not on the board any more.
  if (at.enemy !== undefined && findEnemy(view, at.enemy) !== null) things.push(enemyThing(at.enemy));
  if (at.troop !== undefined) things.push(troopThing(at.troop));
  for (const [troop] of at.heal ?? []) things.push(troopThing(troop));
  if (at.zone !== undefined && at.lane !== undefined) things.push(zoneThing(at.lane, at.zone));
  else if (at.lane !== undefined) things.push(laneThing(at.lane));
  return things;
}

function moveThings({ troop, zone }: Doing<'move'>, view: View): ThingId[] {
  const mover = findTroop(view, troop);
  return mover === null ? [troopThing(troop)] : [troopThing(troop), placeAt(view, mover.seat, zone)];
}

export function thingsOf(choice: Choice, view: View, seat: Seat): ThingId[] {
  if (!('do' in choice)) return [];
  switch (choice.do) {
    case 'spend':
      return [handThing(choice.card)];
    case 'buy':
      return [goodsThing(choice.card)];
    case 'exchange':
      return [crystalThing(choice.for)];
    case 'request':
      return 'of' in choice ? [seatThing(choice.of)] : ['request'];
    case 'deploy':
      return [handThing(choice.card), zoneThing(choice.lane, choice.zone)];
    case 'equip':
      return [
        handThing(choice.card),
        troopThing(choice.troop),
        ...(choice.old === undefined ? [] : [choice.old === 'discard' ? DISCARD : troopThing(choice.old)]),
      ];
    case 'move':
      return moveThings(choice, view);
    case 'hand over':
      return [gearThing(choice.from, choice.slot), troopThing(choice.to)];
    case 'stand down':
      return [troopThing(choice.troop), DISCARD];
    case 'discard':
      return [handThing(choice.card)];
    case 'play':
      return [handThing(choice.card), ...aimed(choice.at, view)];
    case 'use':
      return [troopThing(choice.troop), ...aimed(choice.at, view)];
    case 'division':
      return [
        DIVISION,
        // Alone there is nobody else to name.
        ...(choice.to === undefined || view.seats.length === 1 ? [] : [seatThing(choice.to)]),
        ...(choice.troops ?? []).map(troopThing),
      ];
    case 'take':
      return view.seats[seat]?.hand?.includes(choice.card) ? [handThing(choice.card)] : [];
    case 'order':
      return choice.troops.map(troopThing);
    case 'next':
    case 'hit':
      return [enemyThing(choice.enemy)];
    default:
      return [];
  }
}

/** Against damage to a single Troop a card or ability needs no target: pointing at it is enough. */
export function shortWays(choice: Choice, view: View): ThingId[][] {
  if (!('do' in choice) || (choice.do !== 'play' && choice.do !== 'use')) return [];
  const hit = new Set((view.window?.hits ?? []).map(({ unit }) => unit).filter((id) => findTroop(view, id)));
  if (choice.at.troop === undefined || hit.size !== 1 || !hit.has(choice.at.troop)) return [];
  return [[choice.do === 'play' ? handThing(choice.card) : troopThing(choice.troop)]];
}

/** How much a card or ability does; null where choices do not differ in that. */
function amountOf(choice: Choice): number | null {
  if (!('do' in choice) || (choice.do !== 'play' && choice.do !== 'use')) return null;
  const { amount, heal } = choice.at;
  return amount ?? heal?.reduce((sum, [, healed]) => sum + healed, 0) ?? null;
}

/** What a Troop is worth that a card calls from a Discard Pile; null where no Troop is called. */
function worthCalled(choice: Choice): number | null {
  const card = 'do' in choice && choice.do === 'play' ? choice.at.card : undefined;
  return card === undefined ? null : TROOPS[card].worth;
}

/**
 * Of choices that name the same things the place of the one that is usually meant: the largest amount, or the called Troop
 * that is worth most. -1 if they differ in more.
 */
export function usualOf(choices: readonly Choice[]): number {
  const amounts = choices.map((choice) => amountOf(choice) ?? worthCalled(choice));
  return amounts.includes(null) ? -1 : amounts.indexOf(Math.max(...amounts.map(Number)));
}

/** The Base is everybody's, a Troop its lane's; the line names the lane of a Troop that is gone. */
export function whoseOf(thing: ThingId, line: LogLine, view: View): Side[] {
  if (thing === BASE) return view.seats.map(({ seat }) => sideOf(seat));
  // XS-DMG-06 tells of an Enemy that is killed, also of a Troop that the Hive has converted.
  if (!thing.startsWith('troop:') || line.rule === 'XS-DMG-06') return ['b'];
  const here = view.seats.find(({ lane }) => lane.troops.some(({ id }) => troopThing(id) === thing));
  const lane = here?.seat ?? ('lane' in line.what ? Number(line.what.lane) : line.by);
  return lane === undefined ? [] : [sideOf(lane)];
}
