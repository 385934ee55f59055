// What is planned by pointing at an enemy or a field: several choices that are played as one, with what they are meant for.
import {
  type Capture,
  type Choice,
  type Healing,
  type Planned,
  type Sending,
  type Target,
  type View,
  type Walk,
  type Walker,
  type Way,
  arrivalsOf,
  blipThing,
  captureBy,
  endingOf,
  handoverOf,
  healingOf,
  sendingAfter,
  sendingOf,
  unitThing,
  walkTo,
  waysTo,
} from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import type { ThingId } from '../../../boards/things.ts';
import { isPlan, partsOf } from '../../../table/together.ts';
import { unitOf } from './faces.ts';
import { savedWorth } from './leaving.ts';
import { choiceOf, oneChoice, toJson } from './things.ts';

/** An attack in one of several ways. */
export interface AimPlan {
  kind: 'aim';
  target: Target;
  /** The units among which the best way was looked for. */
  units: readonly number[];
  ways: readonly Way[];
  way: Way;
}

export interface WalkPlan {
  kind: 'walk';
  walk: Walk;
  /** The field of whom it is walked to, if somebody was pointed at; -1 without. */
  beside: number;
  /** The civilian there is sent off the map then. */
  sends: Sending | null;
}

/** A civilian is sent, off the map if it gets there. */
export interface SendPlan {
  kind: 'send';
  sending: Sending;
}

/** Somebody in coma who is wanted alive is dragged off the map. */
export interface CapturePlan {
  kind: 'capture';
  capture: Capture;
}

/** Somebody in coma is healed by who stands beside it. */
export interface HealPlan {
  kind: 'heal';
  healing: Healing;
}

/** The acting unit ends, and the next one is activated. */
export interface NextPlan {
  kind: 'next';
  unit: number;
  /** The field onto which it comes then; -1 without. */
  at: number;
}

export type Plan = AimPlan | WalkPlan | SendPlan | CapturePlan | HealPlan | NextPlan;

type Memo = Map<string, readonly Way[]>;
const known = new WeakMap<View, Memo>();

/** The ways to a target, found once for each view. */
export function waysKnown(view: View, target: Target, units: readonly number[]): readonly Way[] {
  const memo: Memo = known.get(view) ?? new Map<string, readonly Way[]>();
  known.set(view, memo);
  const key = JSON.stringify([target, units]);
  const ways = memo.get(key) ?? waysTo(view, target, units);
  memo.set(key, ways);
  return ways;
}

/** How a plan is handed to the table: its choices, and behind them what it means. Who acts now ends before another one begins. */
const planned = (view: View, choices: readonly Choice[], means: Record<string, Json>): Json => ({
  together: [...(choices[0]?.do === 'activate' ? endingOf(view) : []), ...choices].map(toJson),
  ...means,
});

export const aimChoice = (
  view: View,
  target: Target,
  units: readonly number[],
  way: number,
  { plan }: Way,
): Json => planned(view, plan, { aim: { ...target }, units: [...units], way });

export const walkChoice = (view: View, { who, to, plan }: Walk, beside = -1): Json =>
  planned(view, plan, { walk: { ...who }, to, beside });

/** Who brings nothing by leaving is only sent: its field is chosen next. */
export function sendingFor(view: View, by: number, civilian: number): Sending | null {
  const sending = sendingOf(view, by, civilian);
  const unit = unitOf(view, civilian);
  if (sending === null || unit === null || savedWorth(view, unit) !== '') return sending;
  return { ...sending, path: [], exit: -1, plan: sending.plan.slice(0, 1), sighting: null };
}

export const sendChoice = (view: View, { by, civilian, plan }: Sending): Json =>
  planned(view, plan, { send: { by, civilian } });

export const healChoice = (view: View, { unit, patient, plan }: Healing): Json =>
  planned(view, plan, { heal: { unit, patient } });

export const captureChoice = (view: View, { unit, captive, plan }: Capture): Json =>
  planned(view, plan, { capture: { unit, captive } });

/** A walk beside a civilian, which is sent off the map from there. */
export const walkAndSend = (view: View, { who, to, plan }: Walk, beside: number, sends: Sending): Json =>
  planned(view, [...plan, ...sends.plan], { walk: { ...who }, to, beside, sends: sends.civilian });

/** Ends the activation of who acts, and goes on with another unit; null where that is not meant by pointing at it. */
export function nextChoice(view: View, offers: readonly Choice[], thing: ThingId): Json | null {
  const handover = handoverOf(view, offers);
  if (handover === null) return null;
  const { ending, acts, arrives } = handover;
  const isMeant = (id: number): boolean => unitThing(id) === thing;
  const unit = acts.find(isMeant);
  // Who is still to come needs a field then.
  const next = unit ?? arrives.find(isMeant);
  return next === undefined
    ? null
    : {
        together: [...ending, ...(unit === undefined ? [] : [{ do: 'activate' as const, unit }])].map(toJson),
        next,
      };
}

/** Ends the activation of who acts, and brings a unit that is still to come onto a field; null where that is not possible. */
export function arriveChoice(view: View, offers: readonly Choice[], unit: number, at: number): Json | null {
  const handover = handoverOf(view, offers);
  if (handover?.arrives.includes(unit) !== true || !arrivalsOf(view, unit).includes(at)) return null;
  return {
    together: [...handover.ending, { do: 'spawn' as const, unit, at }].map(toJson),
    next: unit,
    to: at,
  };
}

/** A plan that ends the activation of who acts now: by what it begins with. */
export function endingIn(choice: Json): 'done' | 'break off' | null {
  const [first] = isPlan(choice) ? partsOf(choice) : [];
  const does = first === undefined ? null : choiceOf(first).do;
  return does === 'done' || does === 'break off' ? does : null;
}

interface Meaning {
  next?: number;
  aim?: Target;
  units?: number[];
  way?: number;
  walk?: Walker;
  to?: number;
  beside?: number;
  sends?: number;
  send?: { by: number; civilian: number };
  heal?: { unit: number; patient: number };
  capture?: { unit: number; captive: number };
}

const meaningOf = (choice: Json): Meaning => (isPlan(choice) ? (choice as Meaning) : {});

/** What a previewed choice means, if it was planned by pointing. */
export function planIn(choice: Json | null, view: View): Plan | null {
  if (choice === null) return null;
  const {
    next,
    aim,
    units = [],
    way: at = 0,
    walk,
    to = -1,
    beside = -1,
    sends,
    send,
    heal,
    capture,
  } = meaningOf(choice);
  if (aim !== undefined) {
    const ways = waysKnown(view, aim, units);
    const way = ways[at];
    return way === undefined ? null : { kind: 'aim', target: aim, units, ways, way };
  }
  if (next !== undefined) return { kind: 'next', unit: next, at: to };
  if (send !== undefined) {
    const sending = sendingFor(view, send.by, send.civilian);
    return sending === null ? null : { kind: 'send', sending };
  }
  if (heal !== undefined) {
    const healing = healingOf(view, heal.unit, heal.patient);
    return healing === null ? null : { kind: 'heal', healing };
  }
  if (capture !== undefined) {
    const found = captureBy(view, capture.unit, capture.captive);
    return found === null ? null : { kind: 'capture', capture: found };
  }
  if (walk !== undefined) {
    const found = walkTo(view, walk, to);
    if (found === null) return null;
    return {
      kind: 'walk',
      walk: found,
      beside,
      sends: sends === undefined ? null : sendingAfter(view, found, sends),
    };
  }
  return null;
}

/** Who stands where after a way to attack, and what the attack has done; where something turns up the way ends. */
export function afterWay({ unit, target, rest, end, sighting }: Way): Planned {
  if (sighting !== null) return { unit, cell: sighting.cell };
  return {
    unit,
    cell: rest,
    ...(end !== null && 'unit' in target && { attack: { target: target.unit, end } }),
  };
}

/** Who would stand where after what is previewed, and what an attack does before; a walk on which something turns up ends there. */
export function movedBy(choice: Json | null, view: View): Planned | null {
  const plan = planIn(choice, view);
  if (plan?.kind === 'aim') return afterWay(plan.way);
  if (plan?.kind === 'walk') {
    const { who, to, sighting } = plan.walk;
    return 'unit' in who ? { unit: who.unit, cell: sighting?.cell ?? to } : null;
  }
  if (plan?.kind === 'next' && plan.at >= 0) return { unit: plan.unit, cell: plan.at };
  const one = oneChoice(choice);
  if (one?.do === 'spawn') return { unit: one.unit, cell: one.at };
  return one?.do === 'walk' && view.mover !== null && view.mover.unit >= 0
    ? { unit: view.mover.unit, cell: one.to }
    : null;
}

export const targetThing = (target: Target): ThingId =>
  'unit' in target ? unitThing(target.unit) : blipThing(target.blip);
