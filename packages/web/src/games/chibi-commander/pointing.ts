// What pointing at the map means: an enemy is aimed at, a field is walked to, and so is a field beside whom one would save.
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  attackers,
  blipThing,
  type Capture,
  captureBy,
  captureCost,
  cellThing,
  nextToAct,
  healingOf,
  sendingAfter,
  type Target,
  unitThing,
  type View,
  type Walk,
  type Walker,
  walkBeside,
  walkerNow,
  walkTo,
} from '@xenotable/chibi-commander/preview';
import { type Json, same } from '@xenotable/kernel';
import { useMemo } from 'react';
import type { ThingId } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { Meaning, Spaces } from '../../table/useSpaces.ts';
import {
  type Plan,
  aimChoice,
  arriveChoice,
  captureChoice,
  healChoice,
  nextChoice,
  sendChoice,
  sendingFor,
  targetThing,
  walkAndSend,
  walkChoice,
} from './shared/plan.ts';
import { savedWorth } from './shared/leaving.ts';
import { luckIn } from './shared/stars.ts';
import { oneChoice, toJson } from './shared/things.ts';
import type { Field } from './useField.ts';
import { farOf, whyNot } from './whyNot.ts';
import { type Reached, aimedWays, chosenOf, targetOn, wayMeant } from './useOutlook.ts';

/** The field of a thing on the map. */
export function fieldOf(field: Field, thing: ThingId): number | null {
  const unit = field.units.find((one) => unitThing(one.id) === thing);
  const blip = field.blips.find((one) => blipThing(one.id) === thing);
  return unit?.cell ?? blip?.cell ?? (thing.startsWith('cell:') ? Number(thing.slice(5)) : null);
}

/** The attack that is planned by pointing at a target: with the chain that is picked, else the best way, or nothing where there is none. */
function aimAt({ props: { view }, field, plan, walker }: Here, target: Target): Json | null {
  const { units, ways } = aimedWays(view, field, walker, target, plan);
  const at = wayMeant(field, ways);
  const way = ways[at];
  return way === undefined ? null : aimChoice(view, target, units, at, way);
}

/** CC-M-CO1-17 Aliens that lie in coma are worth points alive. */
const captures = (view: View): boolean =>
  view.armies.some(
    (army) => army.side === view.side && army.goals.some(({ rule }) => rule === 'CC-M-CO1-17'),
  );

/** The field of somebody whom one goes to, not for: a civilian, a comrade in coma, an alien that is to be dragged away. */
function savedAt(view: View, { units }: Field, thing: ThingId): number | null {
  const unit = units.find((one) => unitThing(one.id) === thing);
  if (unit === undefined) return null;
  if (typeOf(unit.type).kin === 'civilian') return unit.side === 'neutral' ? unit.cell : null;
  return unit.coma && unit.faction !== null && (unit.side === view.side || captures(view)) ? unit.cell : null;
}

/** Who could go there: who is on the move or picked up, else everybody who has not acted. */
const helpersOf = (view: View, { offers }: Field, walker: Walker | null): Walker[] =>
  walker !== null
    ? [walker]
    : [
        ...offers.flatMap((offer) => (offer.do === 'activate' ? [{ unit: offer.unit }] : [])),
        ...(view.acting?.actions === 0 ? nextToAct(view, offers) : []).map((unit) => ({ unit })),
      ];

/** Who acts or is picked up heals somebody in coma beside it, otherwise the first one who can. */
function healOf(view: View, field: Field, walker: Walker | null, thing: ThingId): Json | null {
  const patient = field.units.find((unit) => unitThing(unit.id) === thing && unit.coma);
  if (patient === undefined || patient.side !== view.side) return null;
  const [healing] = helpersOf(view, field, walker).flatMap((helper) =>
    'unit' in helper ? (healingOf(view, helper.unit, patient.id) ?? []) : [],
  );
  return healing === undefined ? null : healChoice(view, healing);
}

/** Sending is free: who acts or is picked up sends a civilian, otherwise the first one beside it. */
function sendOf(view: View, { offers }: Field, walker: Walker | null, thing: ThingId): Json | null {
  const senders = offers.flatMap((offer) =>
    offer.do === 'send' && unitThing(offer.civilian) === thing ? [offer] : [],
  );
  const own = senders.find(({ by }) => walker !== null && 'unit' in walker && walker.unit === by);
  const chosen = own ?? senders[0];
  const sending = chosen === undefined ? null : sendingFor(view, chosen.by, chosen.civilian);
  return sending === null ? null : sendChoice(view, sending);
}

/** The walk beside somebody; a civilian that can leave the map from there is sent off it. */
function besideChoice({ props: { view }, field: { units } }: Here, walk: Walk, cell: number): Json {
  const civilian = units.find((unit) => unit.cell === cell);
  const sends = civilian === undefined ? null : sendingAfter(view, walk, civilian.id);
  return civilian !== undefined && sends !== null && sends.exit >= 0 && savedWorth(view, civilian) !== ''
    ? walkAndSend(view, walk, cell, sends)
    : walkChoice(view, walk, cell);
}

const shortestTo = (view: View, helpers: readonly Walker[], cell: number): Walk | null =>
  helpers
    .flatMap((helper) => walkBeside(view, helper, cell) ?? [])
    .reduce<Walk | null>(
      (best, walk) =>
        best === null || walk.walks < best.walks || (walk.walks === best.walks && walk.price < best.price)
          ? walk
          : best,
      null,
    );

/** What the pointer is over, and who would act there. */
interface Here {
  props: BoardProps<View>;
  field: Field;
  plan: Plan | null;
  walker: Walker | null;
  fields: Reached;
}

/** An Alien in coma that still counts: whoever can drags it off the map at once. */
function captureOf({ props: { view, ask }, field, plan, walker }: Here, thing: ThingId): Meaning | null {
  const captive = field.units.find((unit) => unitThing(unit.id) === thing);
  if (ask === null || captive?.coma !== true || captive.side === view.side) return null;
  if (captive.faction === null || savedWorth(view, captive) === '') return null;
  if (plan?.kind === 'capture' && plan.capture.captive === captive.id) return { does: 'again' };
  const helpers = walker !== null && 'unit' in walker ? [walker] : helpersOf(view, field, null);
  const best = helpers
    .flatMap((helper) => ('unit' in helper ? (captureBy(view, helper.unit, captive.id) ?? []) : []))
    .reduce<Capture | null>(
      (least, one) => (least === null || captureCost(one) < captureCost(least) ? one : least),
      null,
    );
  return best === null ? null : { does: 'plan', choice: captureChoice(view, best) };
}

/** Somebody is to be saved: whoever is nearest goes beside them. */
function savingOf(here: Here, cell: number): Meaning | null {
  const { field, plan, walker } = here;
  const { view } = here.props;
  const helpers = helpersOf(view, field, walker);
  if (helpers.length === 0) return null;
  if (plan?.kind === 'walk' && plan.beside === cell) return { does: 'again' };
  const walk = shortestTo(view, helpers, cell);
  const unit = field.units.find((one) => one.cell === cell);
  if (walk === null)
    return unit === undefined
      ? null
      : { does: 'nothing', why: whyNot(view, unit, farOf(view, walker)), listed: false };
  return { does: 'plan', choice: besideChoice(here, walk, cell) };
}

/** An enemy or Blip is attacked in the best way, or in the one that is planned. */
function attackOn(here: Here, target: Target, thing: ThingId): Meaning | null {
  const { field, plan, walker } = here;
  const { view, standing } = here.props;
  if (plan?.kind === 'aim' && same(plan.target, target)) return { does: 'again' };
  const choice = aimAt(here, target);
  if (choice !== null) return { does: 'plan', choice, aims: true };
  if (chosenOf(view, walker, plan) !== null)
    return { does: 'nothing', why: farOf(view, walker, fieldOf(field, thing)), listed: false };
  const { ready, target: meant } = standing(thing);
  return !ready && !meant && attackers(view, field.offers).length > 0
    ? { does: 'nothing', why: farOf(view), listed: true }
    : null;
}

/** Who comes onto a field of arrival: whose arrival is planned, otherwise the first of the squad that may. */
function arrivalOn({ props: { picked, view }, field, plan, walker }: Here, cell: number): Json | null {
  if (plan?.kind === 'next') return arriveChoice(view, field.offers, plan.unit, cell);
  // Who is picked up walks, wherever it gets to.
  if (walker !== null && walkTo(view, walker, cell) !== null) return null;
  const coming = field.offers.filter((one) => one.do === 'spawn' && one.at === cell);
  const planned = oneChoice(picked);
  const first =
    coming.find((one) => one.do === 'spawn' && planned?.do === 'spawn' && one.unit === planned.unit) ??
    coming[0];
  return first === undefined ? null : toJson(first);
}

function walkOver({ props: { view }, plan, walker, fields }: Here, cell: number): Meaning | null {
  if (walker === null) return null;
  if (plan?.kind === 'walk' && plan.walk.to === cell) return { does: 'again' };
  const walk = walkTo(view, walker, cell);
  if (walk === null) return { does: 'nothing', why: farOf(view, walker, cell), listed: false };
  const offered = same(walkerNow(view), walker) && fields.one.has(cell) && walk.plan.length === 1;
  return offered ? null : { does: 'plan', choice: walkChoice(view, walk) };
}

/** The enemy or Blip where a thing is, unless it is one that is to be saved. */
const enemyAt = ({ props: { view, ask }, field }: Here, thing: ThingId): Target | null =>
  ask === null || savedAt(view, field, thing) !== null ? null : targetOn(view, field, fieldOf(field, thing));

/** Pointing at who stands on an exit, or at its field, plans to leave; only the button does it. */
function leavingBy(
  { props: { view }, field: { offers, units, picked } }: Here,
  thing: ThingId,
): Meaning | null {
  if (!offers.some((offer) => offer.do === 'leave')) return null;
  const leaver = units.find((unit) => unit.id === (view.mover?.unit ?? view.acting?.unit));
  if (leaver === undefined || (thing !== unitThing(leaver.id) && thing !== cellThing(leaver.cell)))
    return null;
  return picked?.do === 'leave' ? { does: 'put down' } : { does: 'plan', choice: { do: 'leave' } };
}

/** While a throw may be repeated nothing else is decided. */
const farNow = ({ props: { view }, field: { offers } }: Here): string | undefined =>
  luckIn(offers, view) === null ? undefined : 'decide about the star first';

/** Everybody answers: where nothing is meant, the map says who it is and why not. */
function answerOf(here: Here, thing: ThingId): Meaning | null {
  const { view, ask, standing } = here.props;
  const { ready, target, picked, refused } = standing(thing);
  const unit = here.field.units.find((one) => unitThing(one.id) === thing);
  if (ask === null || unit === undefined || unit.id === view.acting?.unit) return null;
  return ready || target || picked || refused !== null
    ? null
    : { does: 'nothing', why: whyNot(view, unit, farNow(here)), listed: true };
}

function meaningOf(here: Here, thing: ThingId): Meaning | null {
  return plainMeaning(here, thing) ?? answerOf(here, thing);
}

function plainMeaning(here: Here, thing: ThingId): Meaning | null {
  const { props, field, walker } = here;
  const { view, ask } = props;
  const leaving = leavingBy(here, thing);
  if (leaving !== null) return leaving;
  const captured = captureOf(here, thing);
  if (captured !== null) return captured;
  const { ready, target: meant } = props.standing(thing);
  // Who acts may do something to it: heal it, take it along.
  const next = ready || meant ? null : nextChoice(view, field.offers, thing);
  const choice = next ?? sendOf(view, field, walker, thing) ?? healOf(view, field, walker, thing);
  if (choice !== null) return { does: 'plan', choice };
  const saved = ask === null ? null : savedAt(view, field, thing);
  const saving = saved === null || ready || meant ? null : savingOf(here, saved);
  if (saving !== null) return saving;
  const target = enemyAt(here, thing);
  const looks = field.offers.some((offer) => offer.do === 'spot' && blipThing(offer.blip) === thing);
  if (target !== null && targetThing(target) === thing && !looks) return attackOn(here, target, thing);
  const cell = fieldOf(field, thing);
  if (cell === null || thing !== cellThing(cell)) return null;
  const arrival = meant ? null : arrivalOn(here, cell);
  return arrival === null ? walkOver(here, cell) : { does: 'plan', choice: arrival };
}

/** Who walks now is carried as it is; who could be activated or moved covered is picked up first. */
function liftOf(
  { props: { view }, field: { offers } }: Here,
  thing: ThingId,
): { choice: Json | null } | null {
  const now = walkerNow(view);
  if (now !== null)
    return offers.some((offer) => offer.do === 'walk') && targetThing(now) === thing
      ? { choice: null }
      : null;
  if (view.acting !== null) return null;
  const offer = offers.find(
    (one) =>
      (one.do === 'activate' && unitThing(one.unit) === thing) ||
      (one.do === 'move covered' && blipThing(one.blip) === thing),
  );
  return offer === undefined ? null : { choice: toJson(offer) };
}

/** Whoever is aimed at, and the fields that can be walked to. */
function reachOf(plan: Plan | null, goes: boolean, { one, two }: Reached): NonNullable<Spaces['reaches']> {
  const aimed = plan?.kind === 'aim' ? targetThing(plan.target) : null;
  return (thing, { ready, target, picked }) => {
    if (thing === aimed) return true;
    if (ready || target || picked || !goes || !thing.startsWith('cell:')) return false;
    const cell = Number(thing.slice(5));
    return one.has(cell) || two.has(cell);
  };
}

export function useMapSpaces(here: Here): Spaces {
  const { plan, walker, fields } = here;
  const goes = walker !== null;
  return {
    means: (thing) => meaningOf(here, thing),
    lifts: (thing) => liftOf(here, thing),
    reaches: useMemo(() => reachOf(plan, goes, fields), [plan, goes, fields]),
    covers: plan?.kind === 'aim',
    keeps: (thing) => enemyAt(here, thing) !== null,
  };
}
