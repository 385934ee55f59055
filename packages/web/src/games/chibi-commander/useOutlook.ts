// What the pointer, a picked choice or a plan would mean on the map: reach, way, line to the target, sight and threat.
import { sideOf } from '@xenotable/chibi-commander/content';
import {
  answersAt,
  arrivalsOf,
  attackers,
  type BlipView,
  type Capture,
  fallChance,
  type Fields,
  nextToAct,
  walkFields,
  seenOnWay,
  type Sending,
  shotOf,
  type Target,
  type Unit,
  unseen,
  type View,
  type Walker,
  walkerNow,
  walkTo,
  type Way,
} from '@xenotable/chibi-commander/preview';
import { useMemo } from 'react';
import { previewsOf } from '../../table/usePreview.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { previews } from '@xenotable/chibi-commander';
import type { Aim, Step } from './Overlay.tsx';
import { unitOf } from './shared/faces.ts';
import { type Plan, planIn, waysKnown } from './shared/plan.ts';
import { type Field, placeOf } from './useField.ts';
import { percent } from './shared/words.ts';

const usePreview = previewsOf<typeof previews>('chibi-commander');

export interface Reached {
  one: ReadonlySet<number>;
  two: ReadonlySet<number>;
}
const NOWHERE: Reached = { one: new Set(), two: new Set() };
const setsOf = ({ one, two }: Fields): Reached => ({ one: new Set(one), two: new Set(two) });
const CALM: readonly number[] = [];

const ofWalker = (view: View, who: Walker): Unit | BlipView | null =>
  'unit' in who ? unitOf(view, who.unit) : (view.blips.find((blip) => blip.id === who.blip) ?? null);

/** Who could hit a unit on a field; nobody asks that of Blips and bystanders. */
const dangersFor = (view: View, who: Unit | BlipView, cell: number) =>
  'type' in who && who.faction !== null ? answersAt(view, who, cell) : [];

/** Who would walk if a field were pointed at: who is on the move, else who is picked up. */
export function walkerOf(
  { view, standing }: BoardProps<View>,
  { offers, picked }: Field,
  plan: Plan | null,
): Walker | null {
  if (plan?.kind === 'walk') return plan.walk.who;
  if (plan?.kind === 'aim') return { unit: plan.way.unit };
  if (plan?.kind === 'next') return { unit: plan.unit };
  if (plan?.kind === 'capture') return { unit: plan.capture.unit };
  const now = walkerNow(view);
  if (now !== null) return offers.some((offer) => offer.do === 'walk') ? now : null;
  if (view.acting !== null) return null;
  if (picked?.do === 'activate') return { unit: picked.unit };
  const covered = offers.find(
    (offer) => offer.do === 'move covered' && standing(`blip:${offer.blip}`).picked,
  );
  return covered?.do === 'move covered' ? { blip: covered.blip } : null;
}

/** Whether the player picked the unit that a plan is about; otherwise the table found it. */
function isPicked(plan: Plan | null): boolean {
  if (plan?.kind === 'aim') return plan.units.length === 1;
  if (plan?.kind === 'send' || plan?.kind === 'heal' || plan?.kind === 'capture') return false;
  return plan?.kind !== 'walk' || plan.beside < 0;
}

/** The unit that was picked to act, if it does not act already. */
export const chosenOf = (view: View, walker: Walker | null, plan: Plan | null): number | null =>
  walker !== null && 'unit' in walker && walker.unit !== view.acting?.unit && isPicked(plan)
    ? walker.unit
    : null;

/** What an enemy or Blip under the pointer could be aimed at with. Who is picked aims, or nobody does. */
export function aimedWays(
  view: View,
  field: Field,
  walker: Walker | null,
  target: Target,
  plan: Plan | null = null,
): { units: readonly number[]; ways: readonly Way[] } {
  const able = attackers(view, field.offers);
  const next = view.acting === null ? able : nextToAct(view, field.offers);
  const chosen = chosenOf(view, walker, plan);
  if (chosen !== null) {
    const units = next.filter((unit) => unit === chosen);
    return { units, ways: waysKnown(view, target, units) };
  }
  const own = walker !== null && 'unit' in walker && able.includes(walker.unit) ? [walker.unit] : null;
  const first = own === null ? [] : waysKnown(view, target, own);
  if (own !== null && first.length > 0) return { units: own, ways: first };
  const ways = view.acting === null || own === null ? waysKnown(view, target, able) : first;
  if (ways.length > 0 || view.acting === null || view.acting.actions > 0) return { units: able, ways };
  // Who acts has nothing left: the next ones could.
  return { units: next, ways: waysKnown(view, target, next) };
}

/** Which of several ways is meant: the best with the chain that is picked, begun at once where that is possible; otherwise the best of all. */
export function wayMeant({ picked }: Field, ways: readonly Way[]): number {
  if (picked?.do !== 'use') return 0;
  const { chain } = picked;
  const atOnce = ways.findIndex((way) => way.plan[0]?.do === 'use' && way.chain === chain);
  return Math.max(0, atOnce >= 0 ? atOnce : ways.findIndex((way) => way.chain === chain));
}

/** The enemy or Blip on a field. */
export function targetOn(view: View, { units, blips }: Field, cell: number | null): Target | null {
  if (cell === null || view.side === null) return null;
  const unit = units.find((one) => one.cell === cell);
  if (unit !== undefined)
    return unit.faction !== null && unit.side !== view.side && unit.side !== 'neutral'
      ? { unit: unit.id }
      : unit.side === 'undead'
        ? { unit: unit.id }
        : null;
  const blip = blips.find((one) => one.cell === cell);
  return blip !== undefined && sideOf(blip.faction) !== view.side ? { blip: blip.id } : null;
}

/** What stands at the target of a way. */
export function aimLabel({ end, chance }: Way): string {
  if (end === null) return `${percent(chance)} hit`;
  const falls = fallChance(end);
  return falls >= 0.005
    ? `${percent(falls)} ${end.dead > end.coma ? 'dead' : 'falls'}`
    : `${percent(1 - end.nothing)} hurt`;
}

const fieldOf = (view: View, target: Target): number =>
  'unit' in target
    ? (unitOf(view, target.unit)?.cell ?? -1)
    : (view.blips.find((blip) => blip.id === target.blip)?.cell ?? -1);

function aimOfWay(view: View, way: Way): { step: Step | null; aim: Aim } {
  const unit = unitOf(view, way.unit);
  return {
    step: unit && {
      who: unit,
      from: unit.cell,
      to: way.from,
      path: way.path,
      dangers: way.back,
      sighting: way.sighting,
    },
    aim: { from: way.from, at: fieldOf(view, way.target), label: aimLabel(way) },
  };
}

function stepTo(view: View, who: Walker, to: number): Step | null {
  const walk = walkTo(view, who, to);
  const mover = ofWalker(view, who);
  return walk === null || mover === null
    ? null
    : {
        who: mover,
        from: mover.cell,
        to,
        path: walk.path,
        dangers: dangersFor(view, mover, to),
        sighting: walk.sighting,
      };
}

/** The way of a civilian that is sent off the map. */
function sentOf(view: View, { civilian, path, exit, sighting }: Sending): Step | null {
  const who = unitOf(view, civilian);
  return who === null || path.length === 0
    ? null
    : { who, from: who.cell, to: exit, path, dangers: [], sighting };
}

/** The way of who drags somebody off the map. */
function capturedOf(view: View, { unit, path, exit }: Capture): Step | null {
  const who = unitOf(view, unit);
  return who === null || path.length === 0
    ? null
    : { who, from: who.cell, to: exit, path, dangers: [], sighting: null };
}

/** The arrival that is picked. */
function arrivalOf(view: View, { unit: id, at }: { unit: number; at: number }): Step | null {
  const unit = unitOf(view, id);
  return (
    unit && {
      who: unit,
      from: -1,
      to: at,
      path: [],
      dangers: answersAt(view, unit, at),
      sighting: seenOnWay(view, id, [at]),
    }
  );
}

interface Shown {
  step: Step | null;
  aim: Aim | null;
  /** It is only pointed at. */
  faint: boolean;
}

/** What is shown of a plan, a picked choice, or what lies under the pointer. */
function shownOf(
  props: BoardProps<View>,
  field: Field,
  plan: Plan | null,
  walker: Walker | null,
  hovered: number | null,
): Shown {
  const { view } = props;
  const { picked, acting } = field;
  if (plan?.kind === 'aim') return { ...aimOfWay(view, plan.way), faint: false };
  if (plan?.kind === 'walk')
    return { step: stepTo(view, plan.walk.who, plan.walk.to), aim: null, faint: false };
  if (plan?.kind === 'send') return { step: sentOf(view, plan.sending), aim: null, faint: false };
  if (plan?.kind === 'capture') return { step: capturedOf(view, plan.capture), aim: null, faint: false };
  if (picked?.do === 'spawn') return { step: arrivalOf(view, picked), aim: null, faint: false };
  if (picked?.do === 'walk' && walker !== null)
    return { step: stepTo(view, walker, picked.to), aim: null, faint: false };
  const shot = picked === null ? null : shotOf(view, picked);
  if (shot !== null && acting !== null)
    return { step: null, aim: { from: acting.cell, at: shot.at, label: percent(shot.chance) }, faint: false };
  if (hovered === null || props.ask === null) return { step: null, aim: null, faint: false };
  const target = targetOn(view, field, hovered);
  if (target !== null) {
    const { ways } = aimedWays(view, field, walker, target, plan);
    const meant = ways[wayMeant(field, ways)];
    return meant === undefined
      ? { step: null, aim: null, faint: true }
      : { ...aimOfWay(view, meant), faint: true };
  }
  return { step: walker === null ? null : stepTo(view, walker, hovered), aim: null, faint: false };
}

/** Where somebody gets, computed again only for somebody else. */
const useReach = (view: View | null, unit: number, blip: number): Reached =>
  useMemo(
    () =>
      view === null || (unit < 0 && blip < 0)
        ? NOWHERE
        : setsOf(walkFields(view, unit >= 0 ? { unit } : { blip })),
    [view, unit, blip],
  );

/** Everything that the map shows beside what is there. */
export function useOutlook(props: BoardProps<View>, field: Field, hovered: number | null, threat: boolean) {
  const { view, ask, picked: json } = props;
  const { offers, units } = field;
  const plan = useMemo(() => planIn(json, view), [json, view]);
  const walker = walkerOf(props, field, plan);
  const looked = useMemo((): Walker | null => {
    const unit = hovered === null ? undefined : units.find((one) => one.cell === hovered);
    return unit !== undefined && offers.some((offer) => offer.do === 'activate' && offer.unit === unit.id)
      ? { unit: unit.id }
      : null;
  }, [hovered, units, offers]);
  const reaching = view.acting === null && view.mover === null ? (looked ?? walker) : walker;
  const unit = reaching !== null && 'unit' in reaching ? reaching.unit : -1;
  const blip = reaching !== null && 'blip' in reaching ? reaching.blip : -1;
  const fields = useReach(ask === null ? null : view, unit, blip);
  const comes = plan?.kind === 'next' && unitOf(view, plan.unit)?.fate === 'waiting' ? plan.unit : null;
  const arrivals = useMemo(
    () => new Set(offers.flatMap((offer) => placeOf(offer, view) ?? [])),
    [offers, view],
  );
  // Where somebody would come who is meant to be next.
  const landing = useMemo(() => (comes === null ? null : new Set(arrivalsOf(view, comes))), [view, comes]);
  const shown = shownOf(props, field, plan, walker, hovered);
  const mover = shown.step !== null && 'type' in shown.step.who ? shown.step.who.id : null;
  const there = shown.step?.to ?? -1;
  const fog = useMemo(
    () => new Set(unseen(view, mover === null ? null : { unit: mover, cell: there })),
    [view, mover, there],
  );
  const danger = usePreview('threatOf', threat ? [view] : null) ?? CALM;
  return { plan, walker, fields, arrivals, landing, fog, danger, ...shown };
}
