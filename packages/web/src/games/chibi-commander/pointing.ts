// What pointing at the map means: an enemy is aimed at, a field is walked to, and so is a field beside whom one would save.
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  attackers,
  blipName,
  blipThing,
  cellThing,
  nameOf,
  nextToAct,
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
import { type Plan, aimChoice, nextChoice, targetThing, walkChoice } from './shared/plan.ts';
import { choiceOf, toJson } from './shared/things.ts';
import type { Field } from './useField.ts';
import { type Reached, aimedWays, targetOn } from './useOutlook.ts';

/** The field of a thing on the map. */
export function fieldOf(field: Field, thing: ThingId): number | null {
  const unit = field.units.find((one) => unitThing(one.id) === thing);
  const blip = field.blips.find((one) => blipThing(one.id) === thing);
  return unit?.cell ?? blip?.cell ?? (thing.startsWith('cell:') ? Number(thing.slice(5)) : null);
}

/** The attack that is planned by pointing at a target: the best way, or nothing where there is none. */
function aimAt(view: View, field: Field, walker: Walker | null, target: Target): Json | null {
  const { units, ways } = aimedWays(view, field, walker, target);
  return ways[0] === undefined ? null : aimChoice(view, target, units, 0, ways[0]);
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

/** Who is picked up, or the only one beside a civilian, sends it. */
function sendOf({ offers }: Field, walker: Walker | null, thing: ThingId): Json | null {
  const sends = offers.filter(
    (offer) =>
      offer.do === 'send' &&
      unitThing(offer.civilian) === thing &&
      (walker === null || ('unit' in walker && walker.unit === offer.by)),
  );
  const [only] = sends;
  return only === undefined || sends.length > 1 ? null : toJson(only);
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

/** Why nothing comes of pointing at somebody: the one who acts does not get there, or nobody does. */
function farOf(view: View, walker: Walker | null = null): string {
  if (walker !== null && 'blip' in walker) return `out of reach for ${blipName(walker.blip)}`;
  const who = walker?.unit ?? view.acting?.unit;
  return who === undefined ? 'out of reach this turn' : `out of reach for ${nameOf(view, who)}`;
}

/** Somebody is to be saved: whoever is nearest goes beside them. */
function savingOf({ props: { view }, field, plan, walker }: Here, cell: number): Meaning | null {
  const helpers = helpersOf(view, field, walker);
  if (helpers.length === 0) return null;
  if (plan?.kind === 'walk' && plan.beside === cell) return { does: 'again' };
  const walk = shortestTo(view, helpers, cell);
  return walk === null
    ? { does: 'nothing', why: farOf(view), listed: false }
    : { does: 'plan', choice: walkChoice(view, walk, cell) };
}

/** An enemy or Blip is attacked in the best way, or in the one that is planned. */
function attackOn(
  { props: { view, standing }, field, plan, walker }: Here,
  target: Target,
  thing: ThingId,
): Meaning | null {
  if (plan?.kind === 'aim' && same(plan.target, target)) return { does: 'again' };
  const choice = aimAt(view, field, walker, target);
  if (choice !== null) return { does: 'plan', choice, aims: true };
  const { ready, target: meant } = standing(thing);
  return !ready && !meant && attackers(view, field.offers).length > 0
    ? { does: 'nothing', why: farOf(view), listed: true }
    : null;
}

/** Who comes onto a field of arrival: whose arrival is planned, otherwise the first of the squad that may. */
function arrivalOn({ props: { picked }, field, walker }: Here, cell: number): Json | null {
  if (walker !== null) return null;
  const coming = field.offers.filter((one) => one.do === 'spawn' && one.at === cell);
  const planned = picked === null ? null : choiceOf(picked);
  const first =
    coming.find((one) => one.do === 'spawn' && planned?.do === 'spawn' && one.unit === planned.unit) ??
    coming[0];
  return first === undefined ? null : toJson(first);
}

function walkOver({ props: { view }, plan, walker, fields }: Here, cell: number): Meaning | null {
  if (walker === null) return null;
  if (plan?.kind === 'walk' && plan.walk.to === cell) return { does: 'again' };
  const walk = walkTo(view, walker, cell);
  if (walk === null) return { does: 'nothing', why: farOf(view, walker), listed: true };
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

function meaningOf(here: Here, thing: ThingId): Meaning | null {
  const { props, field, walker } = here;
  const { view, ask } = props;
  const leaving = leavingBy(here, thing);
  if (leaving !== null) return leaving;
  const choice =
    nextChoice(view, field.offers, thing) ?? (view.acting === null ? sendOf(field, walker, thing) : null);
  if (choice !== null) return { does: 'plan', choice };
  const saved = ask === null ? null : savedAt(view, field, thing);
  const { ready, target: meant } = props.standing(thing);
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
    reaches: useMemo(() => reachOf(plan, goes, fields), [plan, goes, fields]),
    covers: plan?.kind === 'aim',
    keeps: (thing) => enemyAt(here, thing) !== null,
  };
}
